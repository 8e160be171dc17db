/** The ships of the contact in lines: what each is, what it takes to hit it, what it can do. */
import { escortCard, navalCard, shipCard } from '@derby/leader/cards';
import { range } from '@derby/leader/data/display';
import type { AttackSize, HitNumbers } from '@derby/leader/data/ships';
import { shipSpeed } from '@derby/leader/ships';
import type { Ship } from '@derby/leader/state';
import type { Box } from './layout.ts';
import { Faced, Panel } from './parts.tsx';
import { gunner, type Scene } from './scene.ts';
import { ShipFace, shipLabel } from './ships.tsx';

const LINE = 47;

interface ShipListProps {
  readonly scene: Scene;
  readonly ships: readonly Ship[];
  readonly box: Box;
}

/** One column while there are few, two when there are many. */
export function ShipList({ scene, ships, box }: ShipListProps) {
  const { words } = scene;
  const [x, y, width, height] = box;
  const columns = ships.length > Math.floor((height - 30) / LINE) ? 2 : 1;
  const rows = Math.max(1, Math.ceil(ships.length / columns));
  const high = Math.min(LINE, (height - 29) / rows);
  const wide = (width - 16) / columns;
  return (
    <Panel box={box} title={words.titles.ships} note={String(ships.filter(({ sunk }) => !sunk).length)}>
      {ships.map((ship, i) => (
        <ShipLine
          key={ship.id}
          scene={scene}
          ship={ship}
          box={[x + 8 + Math.floor(i / rows) * wide, y + 27 + (i % rows) * high, wide - 4, high - 1.5]}
        />
      ))}
    </Panel>
  );
}

function ShipLine({
  scene,
  ship,
  box: [x, y, width, height],
}: {
  readonly scene: Scene;
  readonly ship: Ship;
  readonly box: Box;
}) {
  const { words, looked, look, view } = scene;
  const gone = ship.sunk || (ship.zone === null && view.battle !== null);
  const leave = () => look(undefined);
  const narrow = width < 400;
  return (
    <g onPointerEnter={() => look(ship.id)} onPointerLeave={leave} onFocusIn={() => look(ship.id)} onFocusOut={leave}>
      <Faced
        scene={scene}
        word={ship.id}
        label={lineLabel(scene, ship)}
        class={`ship-line ${gone ? 'gone' : ''} ${looked === ship.id ? 'looked' : ''}`}
        plate={
          <>
            <rect class="ring line-plate" x={x} y={y} width={width} height={height} rx="5" />
            <text class="line-name" x={x + 70} y={y + height / 2 - 3}>
              {ship.card === null ? words.kinds[ship.kind] : shipCard(ship.card).name}
            </text>
          </>
        }
      >
        <g transform={`translate(${x + 34} ${y + height / 2}) scale(${Math.min(1, height / 42)})`}>
          <ShipFace ship={ship} />
        </g>
        <text class="line-place" x={x + width - 8} y={y + height / 2 - 3}>
          {placeOf(scene, ship, narrow)}
        </text>
        {ship.card !== null && (
          <Figures scene={scene} card={ship.card} ship={ship} x={x + 70} y={y + height / 2 + 13} narrow={narrow} />
        )}
        {ship.card === null && (
          <text class="line-figures" x={x + 70} y={y + height / 2 + 13}>
            {words.unknown} · {words.speed} {shipSpeed(ship)}
          </text>
        )}
      </Faced>
    </g>
  );
}

/** Where it is, and how far from the boat that acts. */
function placeOf({ view, words }: Scene, ship: Ship, narrow: boolean): string {
  if (ship.sunk) return words.results.sunk;
  if (ship.zone === null) return '';
  const acting = view.battle?.fighters.find(({ id }) => id === gunner(view));
  if (!acting) return ship.zone;
  const distance = range(acting.zone, ship.zone);
  return narrow ? `${ship.zone} (${distance})` : `${ship.zone} · ${words.range} ${distance}`;
}

const numbers = (hits: HitNumbers): string => hits.map((need) => need ?? '–').join('/');
const size = ({ heavy, light }: AttackSize): string => `${heavy}H ${light}L`;

interface FiguresProps {
  readonly scene: Scene;
  readonly card: number;
  readonly ship: Ship;
  readonly x: number;
  readonly y: number;
  readonly narrow: boolean;
}

/** Torpedo and gun numbers, speed; for those who fight back also ears and fists. */
function Figures({ scene: { words }, card: number, ship, x, y, narrow }: FiguresProps) {
  const card = shipCard(number);
  const escort = escortCard(number);
  const below = escort?.submerged ?? navalCard(number)?.submerged;
  const facts = [`T ${numbers(card.torpedo)}`, `G ${numbers(card.gun)}`];
  if (!narrow) facts.push(`${words.speed} ${shipSpeed(ship)}`, `${card.vp} ${words.bar.vp}`);
  if (escort) facts.push(`${narrow ? '◉' : words.detects} ${escort.detect.surfaced}/${escort.detect.submerged}`);
  if (!narrow && (card.surface.heavy > 0 || card.surface.light > 0))
    facts.push(
      `${words.strikes} ${size(card.surface)}${below && below.heavy + below.light > 0 ? ` · ${size(below)}` : ''}`,
    );
  return (
    <text class="line-figures" x={x} y={y}>
      {facts.join(' · ')}
    </text>
  );
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
  if (escort) facts.push(`${words.detects} ${escort.detect.surfaced}/${escort.detect.submerged}`);
  const { heavy, light } = card.surface;
  if (heavy + light > 0) facts.push(`${words.strikes} ${heavy} ${words.effect.heavy}, ${light} ${words.effect.light}`);
  return facts.join(', ');
}
