/** Every counter of a board, in one list, so that each stays the same element and glides to wherever it lies next. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Size } from './box.ts';
import { type Hands, PLAIN, standing } from './hands.ts';
import { piece } from './piece.tsx';
import type { Seat, Seats } from './stack.ts';
import { Touchable, Watched } from './touchable.tsx';

interface CountersProps<Id extends string> {
  readonly board: Hands;
  /** Always the same order, what lies on top last. */
  readonly order: readonly Id[];
  readonly seats: Seats<Id>;
  /** Everything that a counter shows or says besides its id, in one text: when it changes, it is drawn anew. */
  state(id: Id): string;
  /** The face, drawn around its middle, and its size. A counter without one is hidden, and will glide from where it lies. */
  face(id: Id): ComponentChild;
  size(id: Id): Size;
  /** What a screen reader and the tooltip say. */
  label(id: Id, count: number): string;
  class?(id: Id): string;
  /** What tells of itself when the pointer or the focus rests on it. */
  isWatched?(id: Id): boolean;
  look?(id: Id | undefined): void;
}

export function Counters<Id extends string>(props: CountersProps<Id>) {
  const how = useRef<Drawing>(props);
  how.current = props;
  const { board, order, seats, state } = props;
  return (
    <g class="pieces">
      {order.map((id) => {
        const seat = seats.get(id);
        return (
          seat && (
            <Counter key={id} id={id} {...flat(seat)} state={state(id)} standing={standing(board, id)} how={how} />
          )
        );
      })}
    </g>
  );
}

/** As the list hands it to its counters: each gets ids of its own board only. */
type Drawing = CountersProps<string>;

/** Figures alone: a list made anew would look like another one, and every counter would be drawn anew with the seats. */
const flat = ({ reach: [wide, high], ...seat }: Seat) => ({ ...seat, wide, high });

interface CounterProps extends ReturnType<typeof flat> {
  readonly id: string;
  readonly state: string;
  readonly standing: string;
  readonly how: { readonly current: Drawing };
}

const Counter = piece<CounterProps>(
  (counter) => drawn(counter),
  ({ id, how }) => how.current.class?.(id) ?? '',
);

/** How far the ring stands from the edge of the face. */
const AROUND = 3.5;

function drawn({
  id,
  depth,
  count,
  scale,
  wide: roomWide,
  high: roomHigh,
  standing: stands,
  how: { current },
}: CounterProps): ComponentChildren {
  const { board, face, size, label, isWatched, look } = current;
  const shown = face(id);
  if (!shown) return null;
  // What lies under another counter is drawn, and no more.
  if (depth > 0 && !board.lit.has(id) && !board.selected.has(id)) return <g data-id={id}>{shown}</g>;
  const [width, height] = size(id);
  const watched = look !== undefined && isWatched?.(id) === true;
  // Most counters cannot be touched most of the time: those are spared what only a pointer needs.
  const isPlain = stands === PLAIN;
  const [wide, high] = isPlain ? [width, height] : [roomWide / scale, roomHigh / scale];
  const part = (
    <Touchable board={board} word={id} id={id} label={label(id, count)} class="counter-part">
      {(watched || !isPlain) && <rect class="reach" x={-wide / 2} y={-high / 2} width={wide} height={high} />}
      {!isPlain && ringAround(width, height)}
      {shown}
      {board.barred.has(id) && (
        <rect class="veil" x={-width / 2 - 2} y={-height / 2 - 2} width={width + 4} height={height + 4} rx={7} />
      )}
    </Touchable>
  );
  const whole = watched ? (
    <Watched id={id} look={look}>
      {part}
    </Watched>
  ) : (
    part
  );
  // A list and no fragment, functions and no components: a choice draws dozens of counters anew, and each component costs.
  return [whole, count > 1 && countAt(count, width / 2 - 2, height / 2 + 2, scale)];
}

const ringAround = (width: number, height: number) => (
  <rect
    class="ring"
    x={-width / 2 - AROUND}
    y={-height / 2 - AROUND}
    width={width + 2 * AROUND}
    height={height + 2 * AROUND}
    rx={8}
  />
);

/** At the corner of the counter, as large on a small one: what is printed is read beside it. Its name says how many there are. */
const countAt = (count: number, x: number, y: number, scale: number) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: what is drawn takes no focus
  <g class="pile-count" aria-hidden="true" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
    <circle r="11" />
    <text class="pile-number" y="5.5">
      {String(count)}
    </text>
  </g>
);
