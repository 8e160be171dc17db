/** The boats as counters: enamel on the surface, dark below it; on the map and on the display the same piece. */

import { conditionOf } from '@derby/leader/crew';
import type { BoatId } from '@derby/leader/data/boats';
import type { Boat, Fighter } from '@derby/leader/state';
import type { View } from '@derby/leader/view';
import { Counters } from '../kit/counters.tsx';
import { BADGES } from './marks.ts';
import type { Scene } from './scene.ts';
import type { Seats } from './seats.ts';
import { SUBMERGED, SURFACED } from './silhouettes.ts';
import { capital, type Words } from './words.ts';

const [WIDE, HIGH] = [60, 40];

interface BoatsProps {
  readonly scene: Scene;
  readonly seats: Seats;
}

/** In the order of purchase, so that each stays the same element and glides. */
export const Boats = ({ scene, seats }: BoatsProps) => {
  const { view, board, words, look } = scene;
  const boatOf = (id: BoatId): Boat | undefined => view.boats.find((one) => one.id === id);
  const fighterOf = (id: BoatId): Fighter | undefined => view.battle?.fighters.find((one) => one.id === id);
  const label = (id: BoatId): string => {
    const boat = boatOf(id);
    return boat ? boatLabel(view, boat, words) : id;
  };
  return (
    <g class="boats">
      {seats.docks.map(({ x, y, boats, pitch }) => (
        <path key={`${x} ${y}`} class="dock" d={`M${x - 28} ${y - 12}v28h${56 + (boats - 1) * pitch}v-28`} />
      ))}
      <Counters<BoatId>
        board={board}
        order={view.boats.map(({ id }) => id)}
        seats={seats.boats}
        state={(id) => `${label(id)} ${fighterOf(id)?.side} ${view.acting === id} ${boatOf(id)?.mission}`}
        face={(id) => {
          const boat = boatOf(id);
          return boat && <BoatFace boat={boat} fighter={fighterOf(id)} acting={view.acting === id} />;
        }}
        size={() => [WIDE, HIGH]}
        label={label}
        isWatched={() => true}
        look={look}
      />
    </g>
  );
};

/** The counter itself, also on the battle stage. */
export function BoatFace({
  boat,
  fighter,
  acting,
}: {
  readonly boat: Boat;
  readonly fighter: Fighter | undefined;
  readonly acting: boolean;
}) {
  const below = fighter?.side === 'submerged';
  return (
    <>
      <rect class="shade" x={-WIDE / 2 + 1} y={-HIGH / 2 + 3} width={WIDE} height={HIGH} rx="6" />
      <rect
        class={below ? 'block below' : 'block enamel'}
        x={-WIDE / 2}
        y={-HIGH / 2}
        width={WIDE}
        height={HIGH}
        rx="6"
      />
      {acting && <path class="pennant" d={`M${-WIDE / 2} ${-HIGH / 2 + 6}v-12l14 6z`} />}
      <path class={below ? 'hull-below' : 'hull'} d={below ? SUBMERGED : SURFACED} transform="translate(0 -6)" />
      <path
        class={below ? 'wave-above' : 'wave'}
        d={below ? 'M-26-11q3-2.5 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0' : 'M-26 0q3-2.5 6 0t6 0 6 0 6 0 6 0 6 0 6 0 6 0'}
      />
      <text class={below ? 'boat-name on-below' : 'boat-name'} y="15.5">
        {boat.id}
      </text>
      <Badges boat={boat} fighter={fighter} />
    </>
  );
}

/** Letters in the words' own order: what the cards spell out. */
function Badges({ boat, fighter }: { readonly boat: Boat; readonly fighter: Fighter | undefined }) {
  const badges: (readonly [class_: string, sign: string])[] = [];
  if (fighter?.detected) badges.push(['detected', BADGES.detected]);
  if (fighter?.silent) badges.push(['silent', BADGES.silent]);
  if (fighter?.deep) badges.push(['deep', BADGES.deep]);
  if ((fighter?.stunned ?? 0) > 0) badges.push(['stunned', BADGES.stunned]);
  if (!fighter && conditionOf(boat) !== 'okay') badges.push([conditionOf(boat), BADGES.strain]);
  if (!fighter && boat.mission) badges.push(['mission', BADGES.mission]);
  return (
    <>
      {badges.map(([name, sign], i) => (
        <g key={name} class={`badge badge-${name}`} transform={`translate(${WIDE / 2 - 3 - i * 15} ${-HIGH / 2 - 1})`}>
          <circle r="8" />
          <path d={sign} />
        </g>
      ))}
    </>
  );
}

export function boatLabel(view: View, boat: Boat, words: Words): string {
  const fighter = view.battle?.fighters.find((one) => one.id === boat.id);
  const facts = [
    boat.id,
    fighter ? `${fighter.zone}, ${words.sides[fighter.side]}` : capital(words.names.area(boat.area)),
  ];
  if (fighter?.detected) facts.push(words.marks.detected);
  if (fighter?.silent) facts.push(words.marks.silent);
  if (fighter?.deep) facts.push(words.marks.deep);
  if ((fighter?.stunned ?? 0) > 0) facts.push(words.marks.stunned);
  if (boat.searched && !fighter) facts.push(words.marks.searched);
  facts.push(`${words.stress} ${boat.stress}, ${words.crew[conditionOf(boat)]}`);
  return facts.join(', ');
}
