/** UL-3.1, UL-3.2  Event and Convoy cards, as they are drawn. */
import { CONVOYS } from '@derby/leader/data/convoys';
import { ZONES, type ZoneId } from '@derby/leader/data/display';
import { type EventId, type EventRow, effectOf } from '@derby/leader/data/events';
import { sheetOf } from '@derby/leader/map';
import { Touchable } from '../touchable.tsx';
import type { Box } from './layout.ts';
import { Said, signed } from './parts.tsx';
import type { Scene } from './scene.ts';
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
    <Said label={`${words.titles.event}: ${words.names.EVENT[event]}. ${lines.join('. ')}`} class="event-card">
      <rect class="shade" x={x + 2} y={y + 4} width={width} height={height} rx="9" />
      <rect class="card" x={x} y={y} width={width} height={height} rx="9" />
      <rect class="card-band" x={x + 6} y={y + 6} width={width - 12} height="30" rx="5" />
      <text class="card-title" x={x + width / 2} y={y + 27}>
        {words.names.EVENT[event]}
      </text>
      <path class="card-sea" d={waves(x + 14, y + 66, Math.floor((width - 28) / 24))} />
      {lines.map((line, i) => (
        <text key={line} class="card-line" x={x + width / 2} y={y + 98 + i * 20}>
          {line}
        </text>
      ))}
    </Said>
  );
}

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
      heavy && `${heavy} ${words.effect.heavy}`,
      light && `${light} ${words.effect.light}`,
      stress && `${words.effect.stress} ${signed(stress)}`,
    ];
    return `${span}: ${hits.filter(Boolean).join(', ') || '—'}`;
  });
}

interface ConvoyCardProps {
  readonly scene: Scene;
  readonly number: number;
  readonly box: Box;
}

/** UL-3.2  The card shows where its ships stand; the condition belongs to another battle and is not told. */
export function ConvoyCard({ scene: { board, words }, number, box: [x, y, width, height] }: ConvoyCardProps) {
  const convoy = CONVOYS[number];
  if (!convoy) return null;
  const size = Math.min(width - 20, height - 84);
  const [middleX, middleY] = [x + width / 2, y + 44 + size / 2];
  const label = `${words.card} ${number}: ${words.types[convoy.type]}, ${words.ships(convoy.ships.length, convoy.escorts.length)}`;
  return (
    <Touchable board={board} word={String(number)} label={label} class="convoy-card">
      <g data-id={number}>
        <rect class="shade" x={x + 2} y={y + 4} width={width} height={height} rx="9" />
        <rect class="ring card" x={x} y={y} width={width} height={height} rx="9" />
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
        <text class="card-number" x={x + width / 2} y={y + height - 9}>
          {words.card} {number}
        </text>
      </g>
    </Touchable>
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
