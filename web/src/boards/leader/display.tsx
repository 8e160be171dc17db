/** UL-1.10  The Tactical Display: the convoy's columns, three rings of eight zones, the wake astern. */
import { GUN_RANGE, TORPEDO_RANGE } from '@derby/leader/data/constants';
import { range, WAKE, ZONE_IDS, ZONES, type ZoneId } from '@derby/leader/data/display';
import { detectionRange } from '@derby/leader/escorts';
import { isEscort } from '@derby/leader/ships';
import { Said } from '../kit/said.tsx';
import { Touchable } from '../kit/touchable.tsx';
import { bearing, CENTRE, DISPLAY, RINGS, radius, zoneSpot } from './layout.ts';
import { gunner, type Scene, shipsOf } from './scene.ts';

const at = (distance: number, angle: number): string =>
  `${(CENTRE[0] + radius(distance) * Math.cos(angle)).toFixed(1)} ${(CENTRE[1] + radius(distance) * Math.sin(angle)).toFixed(1)}`;

/** A zone as a piece of its ring. */
function sector(zone: ZoneId): string {
  const { ring } = ZONES[zone];
  const [from, to] = RINGS[ring];
  const half = ring === 'convoy' ? Math.PI / 4 : Math.PI / 8;
  const [a, b] = [bearing(zone) - half, bearing(zone) + half];
  const outer = `${at(to, a)}A${radius(to)} ${radius(to)} 0 0 1 ${at(to, b)}`;
  if (from === 0) return `M${CENTRE.join(' ')}L${outer}z`;
  return `M${outer}L${at(from, b)}A${radius(from)} ${radius(from)} 0 0 0 ${at(from, a)}z`;
}

const SECTORS = Object.fromEntries(ZONE_IDS.map((zone) => [zone, sector(zone)])) as Readonly<Record<ZoneId, string>>;

export const Display = ({ scene }: { readonly scene: Scene }) => {
  const reach = reachOf(scene);
  return (
    <g class="display">
      <rect class="sea" x={DISPLAY[0]} y={DISPLAY[1]} width={DISPLAY[2]} height={DISPLAY[3]} rx="8" />
      <Course scene={scene} />
      {ZONE_IDS.map((zone) => (
        <Zone key={zone} scene={scene} zone={zone} reach={reach?.get(zone)} />
      ))}
      {ZONE_IDS.map((zone) => {
        const written = String(reach?.get(zone)?.distance ?? zone.split('-')[1]);
        const [x, y] = edgeSpot(zone, written.length);
        return (
          <text key={zone} class={reach?.has(zone) ? 'zone-name zone-range' : 'zone-name'} x={x} y={y}>
            {written}
          </text>
        );
      })}
      <path class="wake-sign" d={wake()} />
      <rect class="frame" x={DISPLAY[0]} y={DISPLAY[1]} width={DISPLAY[2]} height={DISPLAY[3]} rx="8" />
    </g>
  );
};

interface ZoneProps {
  readonly scene: Scene;
  readonly zone: ZoneId;
  readonly reach: Reach | undefined;
}

function Zone({ scene: { board, words }, zone, reach }: ZoneProps) {
  const named = zone === WAKE ? `${zone}, ${words.wake}` : zone;
  return (
    <Touchable
      board={board}
      word={zone}
      label={reach ? `${named}, ${words.range} ${reach.distance}` : named}
      class="zone"
    >
      <g data-id={zone}>
        <path class={`zone-sea ${ZONES[zone].ring} ${zone === WAKE ? 'wake' : ''}`} d={SECTORS[zone]} />
        {reach && <path class={`reach-${reach.name}`} d={SECTORS[zone]} />}
        <path class="ring" d={SECTORS[zone]} />
      </g>
    </Touchable>
  );
}

/** Half of what a letter of a name takes, across and upwards, and the room between a name and the edge. */
const [LETTER, RISE, EDGE] = [4.6, 5, 6];

/** Names stand at the outer edge of their zone, the long ones further in, so that no line goes through them. */
function edgeSpot(zone: ZoneId, letters: number): readonly [number, number] {
  const [, to] = RINGS[ZONES[zone].ring];
  const [east, south] = [Math.cos(bearing(zone)), Math.sin(bearing(zone))];
  const distance = radius(to) - EDGE - Math.abs(east) * LETTER * letters - Math.abs(south) * RISE;
  return [CENTRE[0] + distance * east, CENTRE[1] + distance * south + RISE - 1];
}

interface Reach {
  readonly name: 'near' | 'far' | 'ear';
  readonly distance: number;
}

/** Who is looked at, or acts: how far the gun, the torpedoes, or an escort's ears reach from there. */
function reachOf(scene: Scene): ReadonlyMap<ZoneId, Reach> | undefined {
  const { view, looked, board } = scene;
  const ship = shipsOf(view).find(({ id }) => id === looked && id !== undefined);
  if (ship?.zone && isEscort(ship) && view.contact) {
    const { zone } = ship;
    return within(zone, detectionRange(view, 'submerged'), detectionRange(view, 'surfaced'), 'ear');
  }
  const isFiring = board.question?.rule === 'UL-13.3' || board.question?.rule === 'UL-13.4';
  const id = view.battle?.fighters.some((fighter) => fighter.id === looked)
    ? looked
    : isFiring
      ? gunner(view)
      : undefined;
  const fighter = view.battle?.fighters.find((one) => one.id === id);
  return fighter && within(fighter.zone, GUN_RANGE, TORPEDO_RANGE, 'near');
}

function within(from: ZoneId, near: number, far: number, name: Reach['name']): ReadonlyMap<ZoneId, Reach> {
  const found = new Map<ZoneId, Reach>();
  for (const zone of ZONE_IDS) {
    const distance = range(from, zone);
    if (distance <= near) found.set(zone, { name, distance });
    else if (distance <= far) found.set(zone, { name: 'far', distance });
  }
  return found;
}

/** Where the convoy is bound: up the sheet. */
const Course = ({ scene: { words } }: { readonly scene: Scene }) => (
  <Said label={words.ahead}>
    <path class="course" d={`M${DISPLAY[0] + 34} ${DISPLAY[1] + 70}v-46m-12 16l12-16 12 16`} />
    <text class="course-name" x={DISPLAY[0] + 34} y={DISPLAY[1] + 90}>
      {words.ahead}
    </text>
  </Said>
);

/** Chevrons in the wake, falling astern. */
function wake(): string {
  const [x, y] = zoneSpot(WAKE);
  return [-20, -6, 8].map((dy) => `M${x - 64} ${y + dy}l12 9 12-9M${x + 40} ${y + dy}l12 9 12-9`).join('');
}
