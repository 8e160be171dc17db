/** The way of the order under way, zone by zone, and what was last seen of the enemy. */
import { AREA_IDS, type AreaId, BRITAIN, NO_ENTRY } from '@derby/planz/data/areas';
import { KINDS } from '@derby/planz/data/kinds';
import { UNITS, type UnitId } from '@derby/planz/data/units';
import { areaOf, isArea, neighboursOf } from '@derby/planz/geography';
import type { Place } from '@derby/planz/state';
import type { View } from '@derby/planz/view';
import './course.css';
import type { Hands } from '../kit/hands.ts';
import { Said } from '../kit/said.tsx';
import type { Arranged } from './arrangement.ts';
import { convoysOut, heapsOf, isUnit } from './heaps.ts';
import { middleOf, SEEN_PLATE } from './layout.ts';
import { EYE } from './silhouettes.ts';
import type { Words } from './words.ts';

interface CourseProps {
  readonly view: View;
  readonly words: Words;
}

export { Outlooks } from './outlook.tsx';

interface SeenProps extends CourseProps {
  readonly arranged: Arranged;
}

const line = (places: readonly Place[]): string =>
  places.map((place) => middleOf(place).map(Math.round).join(' ')).join('L');

/** WPZ-18.2  The shortest way of every convoy to Britain, from where it lies. */
export function Routes({ view, words }: CourseProps) {
  return (
    <g class="routes">
      {convoysOut(view).map((unit) => {
        const way = wayHome(areaOf(view.at[unit] as Place));
        if (way.length < 2) return null;
        return (
          <Said key={unit} class="route" label={words.route(words.names.unit(unit as UnitId), way.length - 1)}>
            <path class="route-line" d={`M${line(way)}`} />
          </Said>
        );
      })}
    </g>
  );
}

const WAYS = new Map<AreaId, readonly AreaId[]>();

function wayHome(from: AreaId): readonly AreaId[] {
  const known = WAYS.get(from);
  if (known) return known;
  const came = new Map<AreaId, AreaId | null>([[from, null]]);
  for (const [area] of came) {
    if (BRITAIN.includes(area)) {
      const way: AreaId[] = [];
      for (let at: AreaId | null = area; at; at = came.get(at) ?? null) way.unshift(at);
      WAYS.set(from, way);
      return way;
    }
    for (const next of neighboursOf(area)) if (!came.has(next) && next !== NO_ENTRY) came.set(next, area);
  }
  return [];
}

export function Course({ view }: Pick<CourseProps, 'view'>) {
  const { order } = view;
  return (
    <g class="courses">
      {order?.origin && order.path.length > 0 && (
        <g class={`course side-${view.mover}`}>
          <path class="course-bed" d={`M${line([order.origin, ...order.path])}`} />
          <path class="course-line" d={`M${line([order.origin, ...order.path])}`} />
        </g>
      )}
      {order?.own && order.own.flown.length > 0 && order.own.base && (
        <g class={`course flight side-${view.mover}`}>
          <path class="course-line" d={`M${line([order.own.base, ...order.own.flown])}`} />
        </g>
      )}
    </g>
  );
}

/** How far the force can still go. */
export function Left({ view: { order, at, free }, words }: CourseProps) {
  const own = order?.own;
  const here = own?.path.at(-1) ?? own?.origin;
  if (!own || !here || !isArea(here) || own.step !== 'path' || own.force.length === 0) return null;
  const speed = Math.min(
    ...own.force.filter((unit) => at[unit] === 'force' || !own.announced).map((unit) => UNITS[unit].mf),
  );
  const left = speed * (own.kind === 'redeploy' ? 2 : 1) - own.path.length;
  if (!Number.isFinite(left)) return null;
  const [x, y] = middleOf(here);
  return (
    <g class="moves-left">
      <rect class="plate" x={x - 68} y={y + 22} width="136" height="22" rx="11" />
      <text x={x} y={y + 38}>
        {`${free ? words.free : words.price(KINDS[own.kind].ap)} · ${words.left(left)}`}
      </text>
    </g>
  );
}

/** WPZ-16.0, R-100  What this seat has examined, each place as it was then: a tag with its age on the stack, or where it was. */
export function LastSeen({ view, words, arranged }: SeenProps) {
  const [left, top, width, height] = SEEN_PLATE;
  return (
    <g class="last-seen">
      {view.seen.flatMap(({ place, turn, segment, units }) => {
        const [turns, segments] = [view.turn - turn, turn === view.turn ? view.segment - segment : 0];
        const stack = view.stacks.find((one) => one.place === place && one.side !== view.viewer);
        const seat = stack && arranged.seats.get(stack.top);
        if (!seat && units.length === 0) return [];
        const [x, y] = seat ? [seat.x, seat.y] : middleOf(place);
        const label = `${words.names.place(place)}. ${words.seen(words.age(turns, segments), units.map(words.names.unit))}`;
        return [
          <Said key={place} label={label} class="seen-mark">
            {!seat && <rect class="seen-ghost" x={x - 23} y={y - 18} width="46" height="36" rx="6" />}
            {!seat && <path class="seen-eye" d={EYE} transform={`translate(${x} ${y + 4})`} />}
            <rect class="seen-plate" x={x + left} y={y + top} width={width} height={height} rx="8" />
            <text class="seen-age" x={x + left + width / 2} y={y + top + 14}>
              {words.ageShort(turns, segments)}
            </text>
          </Said>,
        ];
      })}
    </g>
  );
}

interface DangersProps extends SeenProps {
  readonly hands: Hands;
}

/** WPZ-10.3b, WPZ-10.3.2  Who is seen in the zones that the force could enter next: who would stop it, and who could intercept it. */
export function Dangers({ view, words, arranged, hands }: DangersProps) {
  if (view.order?.own?.step !== 'path' || hands.question === undefined) return null;
  const foes = heapsOf(view).filter(
    ({ side, pieces: [top] }) => side !== view.viewer && side !== null && top !== undefined,
  );
  return (
    <g class="dangers">
      {AREA_IDS.filter((area) => hands.lit.has(area)).flatMap((area) => {
        const here = foes.filter(({ place }) => place === area);
        const doStop = here.some(({ pieces: [top] }) => top && (!isUnit(top) || UNITS[top].class === 'surface'));
        return here.slice(0, 1).flatMap(({ pieces: [top] }) => {
          const seat = top && arranged.seats.get(top);
          if (!seat) return [];
          return [
            <Said
              key={area}
              class="danger"
              label={`${words.names.place(area)}${words.colon}${doStop ? words.stops : words.intercepts}`}
            >
              <path class="danger-sign" d={`M${seat.x - 24} ${seat.y - 32}l13 22h-26z`} />
              <path class="danger-mark" d={`M${seat.x - 24} ${seat.y - 25}v8m0 2.5v2`} />
            </Said>,
          ];
        });
      })}
    </g>
  );
}
