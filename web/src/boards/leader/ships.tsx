/** UL-1.14  Ships on the display: markers by kind while unknown, profiles once revealed, with their damage. */
import { shipCard } from '@derby/leader/cards';
import { isEscort } from '@derby/leader/ships';
import type { Ship } from '@derby/leader/state';
import { Counters } from '../kit/counters.tsx';
import { profileOf } from './profile.ts';
import type { Scene } from './scene.ts';
import type { Seats } from './seats.ts';
import { PROFILES } from './silhouettes.ts';
import type { Words } from './words.ts';

const [WIDE, HIGH] = [60, 37];

export const Ships = ({ scene, seats }: { readonly scene: Scene; readonly seats: Seats }) => {
  const { board, words, looked, look } = scene;
  const ships = scene.view.contact?.ships ?? [];
  const shipOf = (id: string): Ship | undefined => ships.find((ship) => ship.id === id);
  const label = (id: string): string => {
    const ship = shipOf(id);
    return ship ? shipLabel(ship, words) : id;
  };
  return (
    <Counters
      board={board}
      order={ships.map(({ id }) => id)}
      seats={seats.ships}
      state={(id) => `${label(id)} ${looked === id}`}
      face={(id) => {
        const ship = shipOf(id);
        return ship && <ShipFace ship={ship} />;
      }}
      size={() => [WIDE, HIGH]}
      label={label}
      class={(id) => `ship${looked === id ? ' looked' : ''}`}
      isWatched={() => true}
      look={look}
    />
  );
};

/** The counter itself, also beside the ship's line in the list. */
export const ShipFace = ({ ship }: { readonly ship: Ship }) => (
  <>
    <rect class="shade" x={-WIDE / 2 + 1} y={-HIGH / 2 + 3} width={WIDE} height={HIGH} rx="5" />
    <rect class={`block ${plateOf(ship)}`} x={-WIDE / 2} y={-HIGH / 2} width={WIDE} height={HIGH} rx="5" />
    <path
      class={ship.card === null ? 'profile unknown' : 'profile'}
      d={PROFILES[profileOf(ship)]}
      transform="translate(0 -1)"
    />
    <text class="ship-id" x={-WIDE / 2 + 4} y={HIGH / 2 - 4}>
      {ship.id}
    </text>
    {ship.card === null && (
      <text class="ship-question" x={WIDE / 2 - 9} y={HIGH / 2 - 5}>
        ?
      </text>
    )}
    <DamagePips light={ship.light} heavy={ship.heavy} />
  </>
);

/** Light damage is a half pip, heavy a full one with a cross. */
const DamagePips = ({ light, heavy }: Pick<Ship, 'light' | 'heavy'>) => (
  <>
    {heavy > 0 && (
      <g class="pip pip-heavy" transform={`translate(${WIDE / 2 - 10} ${HIGH / 2 - 9})`}>
        <rect x="-7" y="-7" width="14" height="14" rx="2" />
        <path d="M-4-4L4 4M4-4L-4 4" />
      </g>
    )}
    {light > 0 && (
      <g class="pip pip-light" transform={`translate(${WIDE / 2 - (heavy > 0 ? 26 : 10)} ${HIGH / 2 - 9})`}>
        <rect x="-7" y="-7" width="14" height="14" rx="2" />
        <path d="M-4 4L4-4" />
      </g>
    )}
  </>
);

function plateOf(ship: Ship): string {
  if (isEscort(ship)) return 'steel';
  return ship.kind === 'naval' ? 'navy' : 'merchant';
}

export function shipLabel(ship: Ship, words: Words): string {
  const facts = [
    ship.id,
    ship.card === null ? `${words.unknown}, ${words.kinds[ship.kind]}` : shipCard(ship.card).name,
  ];
  if (ship.zone) facts.push(ship.zone);
  if (ship.light > 0) facts.push(`${words.results.light} ${ship.light}`);
  if (ship.heavy > 0) facts.push(`${words.results.heavy} ${ship.heavy}`);
  return facts.join(', ');
}
