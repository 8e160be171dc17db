/** UL-13  Before an attack: the exact chances of every spread, of the gun, and of a FAT, as they lie now. */
import { type Choice, percent, signed } from '@derby/kernel';
import { range } from '@derby/leader/data/display';
import { type AttackOdds, fatOdds, gunOdds, harbourOdds, torpedoOdds } from '@derby/leader/odds';
import { type Afloat, isAfloat, isEscort } from '@derby/leader/ships';
import type { Ship, Shot } from '@derby/leader/state';
import { fatModifier, gunModifier, torpedoModifier } from '@derby/leader/torpedoes';
import type { View } from '@derby/leader/view';
import { Bar } from '../kit/bar.tsx';
import { type Box, inside } from '../kit/box.ts';
import { Panel } from '../kit/panel.tsx';
import { Faced } from '../kit/touchable.tsx';
import { Chances } from './chances.tsx';
import { DESK_LINE } from './layout.ts';
import { ORDER, SceneKey } from './parts.tsx';
import { boatBy, gunner, type Scene, shipsOf } from './scene.ts';
import { shipLabel } from './ships.tsx';

const LINE = 46;
/** A phone shows so much of the panel. */
const ON_PHONE = 340;
const RESULTS = ['miss', 'light', 'heavy', 'sunk'] as const;

/** One line of the table: what is fired, the modifier of its dice, and what comes of it. */
interface Volley {
  readonly name: string;
  readonly modifier: number;
  readonly odds: AttackOdds;
  /** The word that stands for it, where the question asks for a number. */
  readonly word?: string;
}

export function Fire({ scene, box }: { readonly scene: Scene; readonly box: Box }) {
  const { words, view } = scene;
  const target = targetOf(scene);
  const boat = gunner(view) ?? view.errand?.boat;
  const salvo = salvoText(scene);
  const [x, y, width, height] = inside(box, 8);
  const choices = [...aims(scene, target), ...plainOrders(scene)];
  const listening = scene.board.question?.rule === 'UL-12.1';
  const narrow = width < 480;
  const title =
    target && boat && !listening
      ? `${boat} → ${shipLabel(target, words)}`
      : (words.steps[view.phase] ?? words.titles.attack);
  const lines = target && boat && !listening ? volleys(scene, target) : [];
  const columns = columnsFor(choices.length, lines.length > 0);
  const keys = Math.ceil(choices.length / columns) * ORDER;
  const isMean = target?.card === null && lines.some(({ word }) => word !== undefined);
  const room = height - 50 - keys - (salvo ? 20 : 0);
  const high = Math.min(narrow ? DESK_LINE : LINE, room / Math.max(1, lines.length));
  return (
    <Panel box={box} title={title} note={isMean ? words.mean : undefined}>
      {lines.length > 0 && <Heads scene={scene} x={x} y={y + 39} width={width} />}
      {lines.map((volley, i) => (
        <Line key={volley.name} scene={scene} volley={volley} box={[x, y + 45 + i * high, width, high - 2]} />
      ))}
      <Chances scene={scene} box={[x, y + 30, width, room]} />
      {salvo && (
        <text class="salvo" x={x} y={y + height - keys - 6}>
          {words.pair(words.titles.salvo, salvo)}
        </text>
      )}
      {choices.map(({ choice, text }, i) => {
        const wide = Math.min(width, ON_PHONE) / columns;
        const top = y + height - keys + Math.floor(i / columns) * ORDER;
        return (
          <SceneKey
            key={choice[0]}
            scene={scene}
            choice={choice}
            box={[x + (i % columns) * wide, top + 2, wide - 6, ORDER - 4]}
            {...(text ? { text } : {})}
          />
        );
      })}
    </Panel>
  );
}

/** Four keys share a row only under a table of chances, which needs the room. */
function columnsFor(keys: number, isUnderTable: boolean): number {
  if (keys === 4 && !isUnderTable) return 2;
  return keys > 4 ? 3 : Math.max(1, keys);
}

/** The ship touched or pointed at last; while numbers are asked for, the one just aimed at. */
function targetOf({ view, kept, board }: Scene): Ship | undefined {
  const ships = shipsOf(view).filter(({ sunk }) => !sunk);
  const aimed = board.recent?.findLast(([verb]) => verb === 'aim')?.[1];
  const isNumber = ['UL-13.4', 'UL-13.10', 'UL-2.15'].includes(board.question?.rule ?? '');
  const by = (id: string | number | undefined) => ships.find((ship) => ship.id === id);
  return (
    (isNumber ? by(aimed) : undefined) ??
    ships.find(({ id }) => board.selected.has(id)) ??
    by(kept) ??
    ships.find(({ id }) => board.lit.has(id)) ??
    // While the boat moves, the best of its prey: what could be fired at it from here.
    (gunner(view) && ships.find((ship) => ship.card !== null && !isEscort(ship)))
  );
}

interface KeyOrder {
  readonly choice: Choice;
  readonly text?: string;
}

/** Torpedo or gun: two keys, because touching the ship could mean either. */
function aims({ board, words }: Scene, ship: Ship | undefined): KeyOrder[] {
  const both = [
    { verb: 'aim', text: words.aim },
    { verb: 'gun', text: words.gun },
  ];
  return both.flatMap(({ verb, text }) => {
    const offer = board.question?.offers.find(({ choice }) => choice[0] === verb && choice[1] === ship?.id);
    return offer ? [{ choice: offer.choice, text }] : [];
  });
}

const plainOrders = ({ board }: Scene): KeyOrder[] =>
  (board.question?.offers ?? []).filter(({ choice }) => choice.length === 1).map(({ choice }) => ({ choice }));

/** What this boat could fire at that ship, with the numbers that the question asks for. */
function volleys(scene: Scene, ship: Ship): Volley[] {
  const { view, words, board } = scene;
  if (view.errand) return harbourVolleys(scene, ship);
  const id = gunner(view);
  const boat = boatBy(view, id);
  const fighter = view.battle?.fighters.find((one) => one.id === id);
  if (!id || !boat || !fighter || !isAfloat(ship)) return [];
  const distance = range(fighter.zone, ship.zone);
  const asked = numbersAsked(scene);
  const t5 = isEscort(ship) ? boat.ready.t5 : 0;
  const isT5 = board.question?.rule === 'UL-13.10';
  const normal = isT5 ? Number(board.recent?.findLast(([verb]) => verb === 'torpedoes')?.[1] ?? 0) : 0;
  const spreads = (asked ?? Array.from({ length: boat.ready.normal - declared(view, 'normal') }, (_, i) => i + 1)).map(
    (n) => (isT5 ? { normal, t5: n } : { normal: n, t5: 0 }),
  );
  const found: Volley[] = spreads
    .filter((spread) => spread.normal + spread.t5 > 0 || asked)
    .map((spread) => {
      const count = spread.normal + spread.t5;
      const word = asked ? String(isT5 ? spread.t5 : spread.normal) : undefined;
      return {
        name: isT5 ? `${spread.t5} T5` : words.torpedoes(count),
        modifier: count > 0 ? torpedoModifier(view, boat, ship, count, distance) : 0,
        odds: count > 0 ? torpedoOdds(view, id, ship, spread) : NOTHING,
        ...(word === undefined ? {} : { word }),
      };
    });
  if (asked) return found;
  return [...found, ...others(scene, ship, distance, t5)];
}

const NOTHING: AttackOdds = { miss: 1, light: 0, heavy: 0, sunk: 0 };

/** The gun and a FAT, where the boat has them. */
function others({ view, words }: Scene, ship: Afloat, distance: number, t5: number): Volley[] {
  const id = gunner(view);
  const boat = boatBy(view, id);
  const fighter = view.battle?.fighters.find((one) => one.id === id);
  if (!id || !boat || !fighter) return [];
  const found: Volley[] = [];
  if (t5 > 0)
    found.push({
      name: '1 T5',
      modifier: torpedoModifier(view, boat, ship, 1, distance),
      odds: torpedoOdds(view, id, ship, { normal: 0, t5: 1 }),
    });
  if (boat.ready.fat > 0 && !isEscort(ship))
    found.push({ name: 'FAT', modifier: fatModifier(view, boat, ship), odds: fatOdds(view, id, ship) });
  if (boat.ammunition > 0 && fighter.side === 'surfaced')
    found.push({ name: words.gun, modifier: gunModifier(view, boat, ship, distance), odds: gunOdds(view, id, ship) });
  return found;
}

/** UL-7.5  In harbour the range is nothing and nobody fires back. */
function harbourVolleys(scene: Scene, ship: Ship): Volley[] {
  const { view, words } = scene;
  const boat = boatBy(view, view.errand?.boat);
  if (!boat || ship.card === null) return [];
  const asked = scene.board.question?.rule === 'UL-13.4' ? numbersAsked(scene) : undefined;
  const groups: Volley[] = (asked ?? [1, 2, 3]).map((n) => {
    const modifier = torpedoModifier(view, boat, ship, n, 0);
    const odds = harbourOdds(view, boat.id, ship, n);
    return { name: words.torpedoes(n), modifier, odds, ...(asked ? { word: String(n) } : {}) };
  });
  if (asked || boat.ready.fat + boat.stored.fat === 0) return groups;
  return [...groups, { name: 'FAT', modifier: fatModifier(view, boat, ship), odds: fatOdds(view, boat.id, ship) }];
}

/** The numbers that could be answered. */
function numbersAsked({ board }: Scene): number[] | undefined {
  const asked = board.question?.offers.filter(({ choice }) => choice[0] === 'torpedoes' || choice[0] === 't5');
  return asked && asked.length > 0 ? asked.map(({ choice }) => Number(choice[1])) : undefined;
}

const declared = (view: View, type: 'normal' | 't5'): number =>
  view.battle?.salvo.reduce((sum, shot) => sum + (shot.weapon === 'torpedoes' ? shot[type] : 0), 0) ?? 0;

/** Where the columns stand: figures first, for a phone shows only the left; a narrow panel has no bar. */
const columnsIn = (width: number) =>
  width < 480
    ? { modifier: 104, figures: 122, end: width, bar: 0 }
    : { modifier: 118, figures: 132, end: 336, bar: 354 };

interface HeadsProps {
  readonly scene: Scene;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The names of the columns. */
const Heads = ({ scene: { words }, x, y, width }: HeadsProps) => {
  const { modifier, figures, end } = columnsIn(width);
  return (
    <g class="heads">
      <text class="head" x={x + modifier} y={y}>
        {words.modifier}
      </text>
      {RESULTS.map((result, i) => (
        <text key={result} class={`head odds-${result}`} x={x + figures + ((i + 0.5) * (end - figures)) / 4} y={y}>
          {words.results[result]}
        </text>
      ))}
    </g>
  );
};

function Line({ scene, volley, box }: { readonly scene: Scene; readonly volley: Volley; readonly box: Box }) {
  const [x, y, width, height] = box;
  const { name, modifier, odds, word } = volley;
  const middle = y + height / 2 + 5;
  const columns = columnsIn(width);
  const plate = (
    <g data-id={word}>
      <rect class="reach" x={x} y={y - 1} width={width} height={height + 2} />
      <rect class="ring odds-plate" x={x} y={y} width={width} height={height} rx="4" />
      <text class="odds-name" x={x + 8} y={middle}>
        {name}
      </text>
    </g>
  );
  const figures = (
    <>
      <text class="odds-modifier" x={x + columns.modifier} y={middle}>
        {signed(modifier)}
      </text>
      {columns.bar > 0 && (
        <Bar
          box={[x + columns.bar, y + height / 2 - 7, width - columns.bar - 10, 14]}
          parts={RESULTS.map((result) => [result, odds[result]])}
        />
      )}
      {RESULTS.map((result, i) => (
        <text
          key={result}
          class={`odds-figure odds-${result}`}
          x={x + columns.figures + ((i + 0.5) * (columns.end - columns.figures)) / 4}
          y={middle}
        >
          {percent(odds[result])}
        </text>
      ))}
    </>
  );
  if (word === undefined)
    return (
      <g>
        {plate}
        {figures}
      </g>
    );
  const told = RESULTS.map((result) => `${scene.words.results[result]} ${percent(odds[result])}`).join(', ');
  return (
    <Faced board={scene.board} word={word} label={scene.words.pair(name, told)} class="volley" plate={plate}>
      {figures}
    </Faced>
  );
}

const shotText = (shot: Shot, names: (id: string) => string, gun: string): string => {
  if (shot.weapon === 'fat') return 'FAT';
  if (shot.weapon === 'gun') return `${gun} → ${names(shot.ship)}`;
  const parts = [shot.normal > 0 ? String(shot.normal) : '', shot.t5 > 0 ? `${shot.t5} T5` : ''].filter(Boolean);
  return `${parts.join(' + ')} → ${names(shot.ship)}`;
};

/** What has been declared so far. */
function salvoText({ view, words }: Scene): string {
  const salvo = (view.errand ?? view.battle)?.salvo ?? [];
  return salvo.map((shot) => shotText(shot, (id) => id, words.gun.toLowerCase())).join(', ');
}
