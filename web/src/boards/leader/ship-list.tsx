/** The ships of the contact in lines: what each is, what it takes to hit it, what it can do. */
import { escortCard, navalCard, shipCard } from '@derby/leader/cards';
import { range } from '@derby/leader/data/display';
import type { EscortCard } from '@derby/leader/data/escorts';
import type { AttackSize, HitNumbers } from '@derby/leader/data/ships';
import { shipSpeed } from '@derby/leader/ships';
import type { Ship } from '@derby/leader/state';
import type { Box } from '../kit/box.ts';
import { fitted } from '../kit/lines.ts';
import { Panel } from '../kit/panel.tsx';
import { Faced, Watched } from '../kit/touchable.tsx';
import { shipBoxes } from './layout.ts';
import { gunner, type Scene } from './scene.ts';
import { ShipFace, shipLabel } from './ships.tsx';
import type { Words } from './words.ts';

interface ShipListProps {
  readonly scene: Scene;
  readonly ships: readonly Ship[];
  readonly box: Box;
  /** How high each line is, where it is not as in a battle. */
  readonly line?: number;
}

export function ShipList({ scene, ships, box, line }: ShipListProps) {
  const { words } = scene;
  const boxes = shipBoxes(ships.length, box, line);
  return (
    <Panel box={box} title={words.titles.ships} note={String(ships.filter(({ sunk }) => !sunk).length)}>
      {ships.map((ship, i) => (
        <ShipLine key={ship.id} scene={scene} ship={ship} box={boxes[i] ?? box} />
      ))}
    </Panel>
  );
}

interface LineProps {
  readonly scene: Scene;
  readonly ship: Ship;
  readonly box: Box;
}

function ShipLine({ scene, ship, box: [x, y, width, height] }: LineProps) {
  const { words, looked, view } = scene;
  const gone = ship.sunk || (ship.zone === null && view.battle !== null);
  const form = formOf(width);
  const middle = y + height / 2;
  const name = ship.card === null ? words.kinds[ship.kind] : shipCard(ship.card).name;
  return (
    <Watched look={scene.look} id={ship.id}>
      <Faced
        board={scene.board}
        word={ship.id}
        label={lineLabel(scene, ship)}
        class={`ship-line ${gone ? 'gone' : ''} ${looked === ship.id ? 'looked' : ''}`}
        plate={
          <>
            <rect class="ring line-plate" x={x} y={y} width={width} height={height} rx="5" />
            <text class="line-name" x={x + form.text} y={middle + form.name} {...fitted(name, width - form.besides)}>
              {name}
            </text>
          </>
        }
      >
        <g transform={`translate(${x + form.text / 2 - 1} ${middle}) scale(${form.face})`}>
          <ShipFace ship={ship} />
        </g>
        <text
          class={form === SLIM ? 'line-figures' : 'line-place'}
          x={form === SLIM ? x + form.text : x + width - 8}
          y={middle + form.place}
        >
          {[placeOf(scene, ship, form), ...(form === SLIM ? ears(ship) : [])].join(' · ')}
        </text>
        <text class="line-figures" x={x + form.text} y={middle + form.figures}>
          {figuresOf(scene, ship, form).join(' · ')}
        </text>
      </Faced>
    </Watched>
  );
}

/** How a line is laid out. */
interface Form {
  /** Where its text begins, and what a name must leave free in its row. */
  readonly text: number;
  readonly besides: number;
  /** How large the counter is. */
  readonly face: number;
  /** The rows of the text, from the middle of the line. */
  readonly name: number;
  readonly place: number;
  readonly figures: number;
}
const WIDE: Form = { text: 70, besides: 190, face: 1, name: -3, place: -3, figures: 13 };
const NARROW: Form = { ...WIDE, besides: 148 };
/** The place has a row of its own. */
const SLIM: Form = { text: 60, besides: 64, face: 0.84, name: -9, place: 5, figures: 18 };

function formOf(width: number): Form {
  if (width < 220) return SLIM;
  return width < 400 ? NARROW : WIDE;
}

/** Where it is, and how far from the boat that acts. */
function placeOf({ view, words }: Scene, ship: Ship, form: Form): string {
  if (ship.sunk) return words.results.sunk;
  if (ship.zone === null) return '';
  const acting = view.battle?.fighters.find(({ id }) => id === gunner(view));
  if (!acting) return ship.zone;
  const distance = range(acting.zone, ship.zone);
  return form === WIDE ? `${ship.zone} · ${words.range} ${distance}` : `${ship.zone} (${distance})`;
}

const numbers = (hits: HitNumbers): string => hits.map((need) => need ?? '–').join('/');
const size = ({ heavy, light }: AttackSize, words: Words): string =>
  words.strikesShort.map((sign, i) => `${i === 0 ? heavy : light}${sign}`).join(' ');

/** Torpedo and gun numbers, speed; for those who fight back also ears and fists. Where there is no room, the first of them. */
function figuresOf({ words }: Scene, ship: Ship, form: Form): string[] {
  const speed = `${words.speed} ${shipSpeed(ship)}`;
  if (ship.card === null) return [words.unknown, speed];
  const card = shipCard(ship.card);
  const escort = escortCard(ship.card);
  const facts = [`T ${numbers(card.torpedo)}`, `G ${numbers(card.gun)}`];
  if (form === SLIM) return facts;
  if (form === WIDE) facts.push(speed, `${card.vp} ${words.bar.vp}`);
  facts.push(...(escort && form === WIDE ? [`${words.detects} ${detection(escort)}`] : ears(ship)));
  if (form === WIDE && card.surface.heavy + card.surface.light > 0)
    facts.push([`${words.strikes} ${size(card.surface, words)}`, ...belowOf(ship.card, words)].join(' · '));
  return facts;
}

const detection = ({ detect }: EscortCard): string => `${detect.surfaced}/${detect.submerged}`;

/** An escort's, in short. */
function ears({ card }: Ship): string[] {
  const escort = card === null ? undefined : escortCard(card);
  return escort ? [`◉ ${detection(escort)}`] : [];
}

/** What it can do to a submerged boat, where it can do anything. */
function belowOf(card: number, words: Words): string[] {
  const below = escortCard(card)?.submerged ?? navalCard(card)?.submerged;
  return below && below.heavy + below.light > 0 ? [size(below, words)] : [];
}

function lineLabel({ words }: Scene, ship: Ship): string {
  if (ship.card === null) return shipLabel(ship, words);
  const card = shipCard(ship.card);
  const escort = escortCard(ship.card);
  const facts = [
    shipLabel(ship, words),
    `${words.speed} ${shipSpeed(ship)}`,
    `${words.inFull.torpedo} ${numbers(card.torpedo)}`,
    `${words.gun} ${numbers(card.gun)}`,
  ];
  if (escort) facts.push(`${words.detects} ${detection(escort)}`);
  const { heavy, light } = card.surface;
  if (heavy + light > 0) facts.push(`${words.strikes} ${words.heavy(heavy)}, ${words.light(light)}`);
  return facts.join(', ');
}
