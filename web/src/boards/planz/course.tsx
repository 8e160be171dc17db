/** The way of the order under way, zone by zone, and what was last seen of the enemy. */
import { UNITS } from '@derby/planz/data/units';
import { isArea } from '@derby/planz/geography';
import type { Place } from '@derby/planz/state';
import type { View } from '@derby/planz/view';
import { Said } from '../kit/said.tsx';
import type { Arranged } from './arrangement.ts';
import { middleOf } from './layout.ts';
import { EYE } from './silhouettes.ts';
import type { Words } from './words.ts';

interface CourseProps {
  readonly view: View;
  readonly words: Words;
}

const line = (places: readonly Place[]): string =>
  places.map((place) => middleOf(place).map(Math.round).join(' ')).join('L');

export function Course({ view, words }: CourseProps) {
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
      {order?.own && <Left view={view} words={words} />}
    </g>
  );
}

/** How far the force can still go. */
function Left({ view: { order, at }, words }: CourseProps) {
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
      <rect class="plate" x={x - 44} y={y + 22} width="88" height="22" rx="11" />
      <text x={x} y={y + 38}>
        {words.left(left)}
      </text>
    </g>
  );
}

interface SeenProps extends CourseProps {
  readonly arranged: Arranged;
}

/** WPZ-16.0, R-100  What this seat has examined, each place as it was then: a tag with its age on the stack, or where it was. */
export function LastSeen({ view, words, arranged }: SeenProps) {
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
            <rect class="seen-plate" x={x + 1} y={y - 27} width="28" height="17" rx="8" />
            <text class="seen-age" x={x + 15} y={y - 13}>
              {words.ageShort(turns, segments)}
            </text>
          </Said>,
        ];
      })}
    </g>
  );
}
