/** UL-3.1, UL-3.2  Event and Convoy cards, as they are drawn. */
import { signed } from '@derby/kernel';
import { CONVOYS } from '@derby/leader/data/convoys';
import { ZONES, type ZoneId } from '@derby/leader/data/display';
import { type EventId, type EventRow, effectOf } from '@derby/leader/data/events';
import { sheetOf } from '@derby/leader/map';
import type { Box } from '../kit/box.ts';
import { Said } from '../kit/said.tsx';
import { Faced } from '../kit/touchable.tsx';
import type { Scene } from './scene.ts';
import { PROFILES, SUBMERGED, SURFACED } from './silhouettes.ts';
import type { Words } from './words.ts';

interface EventCardProps {
  readonly scene: Scene;
  readonly event: EventId;
  readonly box: Box;
}

/** UL-8.10  The event that was met last, with what it does in this half of the war. */
export function EventCard({ scene: { view, words }, event, box: [x, y, width, height] }: EventCardProps) {
  const lines = effectLines(event, sheetOf(view).era, words);
  return (
    <Said label={words.pair(words.titles.event, `${words.names.EVENT[event]}. ${lines.join('. ')}`)} class="event-card">
      <rect class="shade" x={x + 2} y={y + 4} width={width} height={height} rx="9" />
      <rect class="table-card" x={x} y={y} width={width} height={height} rx="9" />
      <rect class="card-band" x={x + 6} y={y + 6} width={width - 12} height="30" rx="5" />
      <text class="card-title" x={x + width / 2} y={y + 27}>
        {words.names.EVENT[event]}
      </text>
      <path class="card-sign" d={signOf(event)} transform={`translate(${x + width / 2} ${y + 56}) scale(1.2)`} />
      <path class="card-sea" d={waves(x + 12, y + 76, Math.floor((width - 28) / 24))} />
      {lines.map((line, i) => (
        <text key={line} class="card-line" x={x + width / 2} y={y + 112 + i * 20}>
          {line}
        </text>
      ))}
    </Said>
  );
}

const PLANE = 'M0-14L3-6 18-2V1L3 0 2 8 7 11V13L0 12-7 13V11L-2 8-3 0-18 1V-2L-3-6z';
const AERIAL =
  'M-1 8V-6H1V8zM-6-12Q-12-6-6 0L-5-1Q-9-6-5-11zM6-12Q12-6 6 0L5-1Q9-6 5-11zM-10-15Q-18-6-10 3L-9 2Q-16-6-9-14zM10-15Q18-6 10 3L9 2Q16-6 9-14z';
const MINE = 'M0-8A8 8 0 1 0 .01-8zM-1-12H1V-8H-1zM-12-1H-8V1H-12zM8-1H12V1H8z';

const EVENT_SIGNS: Readonly<Partial<Record<EventId, string>>> = {
  'enemy-aircraft': PLANE,
  'clear-weather': PLANE,
  'surface-patrol': PROFILES.destroyer,
  'lone-merchant': PROFILES.freighter,
  'enemy-submarine': SUBMERGED,
  minefield: MINE,
  'radio-intercept': AERIAL,
  'ultra-intercept': AERIAL,
  'counter-intelligence': AERIAL,
  'b-dienst-report': AERIAL,
  'bdu-takes-notice': AERIAL,
};

/** What the card shows above its waves: a boat on the surface, unless there is something to meet. */
const signOf = (event: EventId): string => EVENT_SIGNS[event] ?? SURFACED;

const waves = (x: number, y: number, count: number): string =>
  [0, 9].map((dy) => `M${x + dy} ${y + dy}${'q6-7 12 0t12 0'.repeat(count)}`).join('');

function effectLines(event: EventId, era: 'early' | 'late', words: Words): string[] {
  const { stress, breakdown, contact, warnings, rollWithEvasion, roll, torpedoForVp, liftWarning, praise } = effectOf(
    event,
    era,
  );
  const lines: string[] = [];
  if (stress) lines.push(`${words.effect.stress} ${signed(stress)}`);
  if (breakdown) lines.push(words.effect.engines);
  if (contact) lines.push(`${signed(contact)} ${words.effect.contact}`);
  if (warnings) lines.push(words.effect.warning);
  if (liftWarning) lines.push(words.effect.lift);
  if (torpedoForVp) lines.push(words.torpedoForVp(torpedoForVp));
  if (praise) lines.push(words.praise(praise.vp, praise.so));
  if (rollWithEvasion) lines.push(words.withEvasion, ...tableLines(rollWithEvasion, words));
  if (roll) lines.push(words.modifier, ...tableLines(roll, words));
  return lines.length > 0 ? lines : [words.effect.nothing];
}

function tableLines(rows: readonly EventRow[], words: Words): string[] {
  let from = 1;
  return rows.map(({ max, heavy = 0, light = 0, stress = 0 }) => {
    const span = max === Number.POSITIVE_INFINITY ? `${from}+` : from === max ? `${max}` : `${from}–${max}`;
    from = max + 1;
    const hits = [
      heavy && words.heavy(heavy),
      light && words.light(light),
      stress && `${words.effect.stress} ${signed(stress)}`,
    ];
    return words.pair(span, hits.filter(Boolean).join(', ') || '—');
  });
}

interface ConvoyCardProps {
  readonly scene: Scene;
  readonly number: number;
  readonly box: Box;
}

/** UL-3.2  The card shows where its ships stand; the condition belongs to another battle and is not told. */
export function ConvoyCard({ scene, number, box: [x, y, width, height] }: ConvoyCardProps) {
  const { words } = scene;
  const convoy = CONVOYS[number];
  if (!convoy) return null;
  const size = Math.min(width - 20, height - 84);
  const [middleX, middleY] = [x + width / 2, y + 44 + size / 2];
  const label = words.pair(
    `${words.card} ${number}`,
    `${words.types[convoy.type]}, ${words.ships(convoy.ships.length, convoy.escorts.length)}`,
  );
  return (
    <Faced
      board={scene.board}
      word={String(number)}
      label={label}
      class="convoy-card"
      plate={
        <g data-id={number}>
          <rect class="shade" x={x + 2} y={y + 4} width={width} height={height} rx="9" />
          <rect class="ring table-card" x={x} y={y} width={width} height={height} rx="9" />
          <text class="card-number" x={x + width / 2} y={y + height - 9}>
            {words.card} {number}
          </text>
        </g>
      }
    >
      <rect class="card-band" x={x + 6} y={y + 6} width={width - 12} height="30" rx="5" />
      <text class="card-title" x={x + width / 2} y={y + 27}>
        {words.types[convoy.type]}
      </text>
      {[85, 165, 245].map((ring) => (
        <circle key={ring} class="card-ring" cx={middleX} cy={middleY} r={(ring * size) / 520} />
      ))}
      <Dots zones={convoy.ships} at={[middleX, middleY]} scale={size / 520} escort={false} />
      <Dots zones={convoy.escorts} at={[middleX, middleY]} scale={size / 520} escort={true} />
      <text class="card-line" x={x + width / 2} y={y + height - 26}>
        {words.ships(convoy.ships.length, convoy.escorts.length)}
      </text>
    </Faced>
  );
}

interface DotsProps {
  readonly zones: readonly ZoneId[];
  readonly at: readonly [number, number];
  readonly scale: number;
  readonly escort: boolean;
}

/** Merchants are long, escorts are pointed. */
const Dots = ({ zones, at: [x, y], scale, escort }: DotsProps) => (
  <path
    class={escort ? 'card-escort' : 'card-ship'}
    d={zones
      .map((zone, i) => {
        const again = zones.slice(0, i).filter((one) => one === zone).length;
        const left = x + (ZONES[zone].x - 500) * scale;
        const top = y + (ZONES[zone].y - 350) * scale + again * 9 - 2;
        return escort ? `M${left} ${top - 6}l6 11h-12z` : `M${left - 7} ${top - 2.5}h14l-3 6h-8z`;
      })
      .join('')}
  />
);
