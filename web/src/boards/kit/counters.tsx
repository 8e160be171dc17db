/** Every counter of a board, in one list, so that each stays the same element and glides to wherever it lies next. */
import type { ComponentChild } from 'preact';
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
          seat && <Counter key={id} id={id} {...seat} state={state(id)} standing={standing(board, id)} how={how} />
        );
      })}
    </g>
  );
}

/** As the list hands it to its counters: each gets ids of its own board only. */
type Drawing = CountersProps<string>;

interface CounterProps extends Seat {
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

function drawn({ id, depth, count, scale, reach, standing: stands, how: { current } }: CounterProps): ComponentChild {
  const { board, face, size, label, isWatched, look } = current;
  const shown = face(id);
  if (!shown) return null;
  // What lies under another counter is drawn, and no more.
  if (depth > 0 && !board.lit.has(id) && !board.selected.has(id)) return <g data-id={id}>{shown}</g>;
  const [width, height] = size(id);
  const watched = look !== undefined && isWatched?.(id) === true;
  // Most counters cannot be touched most of the time: those are spared what only a pointer needs.
  const isPlain = stands === PLAIN;
  const [wide, high] = isPlain ? [width, height] : [reach[0] / scale, reach[1] / scale];
  const part = (
    <Touchable board={board} word={id} id={id} label={label(id, count)} class="counter-part">
      {(watched || !isPlain) && <rect class="reach" x={-wide / 2} y={-high / 2} width={wide} height={high} />}
      {!isPlain && <Ring width={width} height={height} />}
      {shown}
      {board.barred.has(id) && (
        <rect class="veil" x={-width / 2 - 2} y={-height / 2 - 2} width={width + 4} height={height + 4} rx={7} />
      )}
    </Touchable>
  );
  return (
    <>
      {watched ? (
        <Watched id={id} look={look}>
          {part}
        </Watched>
      ) : (
        part
      )}
      {count > 1 && <Count count={count} x={width / 2 - 2} y={height / 2 + 2} scale={scale} />}
    </>
  );
}

const Ring = ({ width, height }: { readonly width: number; readonly height: number }) => (
  <rect
    class="ring"
    x={-width / 2 - AROUND}
    y={-height / 2 - AROUND}
    width={width + 2 * AROUND}
    height={height + 2 * AROUND}
    rx={8}
  />
);

interface CountProps {
  readonly count: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** At the corner of the counter, as large on a small one: what is printed is read beside it. Its name says how many there are. */
const Count = ({ count, x, y, scale }: CountProps) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: what is drawn takes no focus
  <g class="pile-count" aria-hidden="true" transform={`translate(${x} ${y}) scale(${1 / scale})`}>
    <circle r="11" />
    <text class="pile-number" y="5.5">
      {String(count)}
    </text>
  </g>
);
