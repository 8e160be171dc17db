/**
 * A stage body for a fight on a grid of squares: counters, cones of detection, tracks. On a phone it is a window of seven by
 * seven squares of at least 44 px, which follows what is acted on; a finger moves it.
 */
import './stage-grid.css';
import type { ComponentChild } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Size } from './box.ts';
import type { StageBoard } from './stage.tsx';
import { Touchable } from './touchable.tsx';

/** Column and row, from the upper left. */
export type Square = readonly [column: number, row: number];

interface GridCounter {
  readonly id: string;
  readonly at: Square;
  /** What a screen reader and the tooltip say; it need not say the square. */
  readonly label: string;
  /** Drawn around its middle, and its size. */
  readonly face: ComponentChild;
  readonly size: Size;
  /** The word of a choice that a touch on it says. */
  readonly word?: string;
  /** Where it heads, in degrees clockwise from the top; a prow is drawn. */
  readonly heading?: number;
}

/** Squares that something reaches: what a lookout sees, an asdic hears, a gun hits. */
interface GridCone {
  readonly name: string;
  readonly tone: 'good' | 'fair' | 'bad' | 'none';
  readonly squares: readonly Square[];
}

/** The way that something came or would go. */
interface GridTrack {
  readonly name: string;
  readonly tone: 'good' | 'fair' | 'bad' | 'none';
  readonly through: readonly Square[];
}

export interface GridProps {
  readonly board: StageBoard;
  readonly label: string;
  readonly columns: number;
  readonly rows: number;
  readonly counters: readonly GridCounter[];
  readonly cones?: readonly GridCone[];
  readonly tracks?: readonly GridTrack[];
  /** What a square is called, and the word of a choice that it stands for. */
  square(at: Square): { readonly label: string; readonly word?: string };
  /** What a small screen shows in its middle. */
  readonly focus?: Square;
  /** Columns have numbers, not letters. */
  readonly isNumbered?: boolean;
}

const PITCH = 100;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Around the squares, for their letters and numbers. */
const EDGE = 34;

export function StageGrid(grid: GridProps) {
  const { label, columns, rows, cones = [], tracks = [], focus, isNumbered } = grid;
  const frame = useRef<HTMLElement>(null);
  const [x, y] = focus ?? [columns / 2, rows / 2];
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const [across, down] = [box.scrollWidth / (columns * PITCH + EDGE), box.scrollHeight / (rows * PITCH + EDGE)];
    box.scrollLeft = (EDGE + (x + 0.5) * PITCH) * across - box.clientWidth / 2;
    box.scrollTop = (EDGE + (y + 0.5) * PITCH) * down - box.clientHeight / 2;
  }, [x, y, columns, rows]);
  useLayoutEffect(() => {
    const desk = frame.current?.closest<HTMLElement>('.desk');
    if (!desk) return;
    desk.dataset.grid = '';
    return () => {
      delete desk.dataset.grid;
    };
  }, []);
  return (
    <section ref={frame} class="stage-grid" tabindex={0} aria-label={label} style={{ '--squares': columns }}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: its parts have names, and the section has one */}
      <svg class="grid-sheet" viewBox={`${-EDGE} ${-EDGE} ${columns * PITCH + EDGE} ${rows * PITCH + EDGE}`}>
        <Edges columns={columns} rows={rows} isNumbered={isNumbered === true} />
        {all(columns, rows).map((at) => (
          <SquareOf key={at.join()} grid={grid} at={at} />
        ))}
        {cones.map(({ name, tone, squares }) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group that is drawn is a picture
          <g key={name} class={`grid-cone tone-${tone}`} role="img" aria-label={name}>
            <path d={squares.map(squarePath).join('')} />
          </g>
        ))}
        {tracks.map(({ name, tone, through }) => (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group that is drawn is a picture
          <g key={name} class={`grid-track tone-${tone}`} role="img" aria-label={name}>
            <path d={`M${through.map((at) => middle(at).join(' ')).join('L')}`} />
          </g>
        ))}
        {grid.counters.map((counter, i) => (
          <CounterOn key={counter.id} grid={grid} counter={counter} beside={besides(grid.counters, i)} />
        ))}
      </svg>
    </section>
  );
}

const all = (columns: number, rows: number): Square[] =>
  Array.from({ length: columns * rows }, (_, i): Square => [i % columns, Math.floor(i / columns)]);
const middle = ([column, row]: Square): readonly [number, number] => [(column + 0.5) * PITCH, (row + 0.5) * PITCH];
const squarePath = ([column, row]: Square): string => `M${column * PITCH} ${row * PITCH}h${PITCH}v${PITCH}h${-PITCH}z`;
const isSame = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];

const Edges = ({ columns, rows, isNumbered }: Required<Pick<GridProps, 'columns' | 'rows' | 'isNumbered'>>) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group of texts takes no focus
  <g class="grid-edge" aria-hidden="true">
    {Array.from({ length: columns }, (_, i) => (
      <text key={`c${i}`} x={(i + 0.5) * PITCH} y={-10}>
        {isNumbered ? i + 1 : LETTERS[i]}
      </text>
    ))}
    {Array.from({ length: rows }, (_, i) => (
      <text key={`r${i}`} x={-EDGE / 2} y={(i + 0.5) * PITCH + 7}>
        {i + 1}
      </text>
    ))}
  </g>
);

function SquareOf({ grid, at }: { readonly grid: GridProps; readonly at: Square }) {
  const { label, word } = grid.square(at);
  const [x, y] = [at[0] * PITCH, at[1] * PITCH];
  const drawn = <rect class="grid-square" x={x} y={y} width={PITCH} height={PITCH} />;
  if (word === undefined) return drawn;
  return (
    <Touchable board={grid.board} word={word} label={label} class="grid-place">
      {drawn}
      <rect class="ring" x={x + 4} y={y + 4} width={PITCH - 8} height={PITCH - 8} rx="6" />
    </Touchable>
  );
}

/** How many share the square with it, and the how manieth of them it is. */
function besides(counters: readonly GridCounter[], i: number): readonly [number: number, of: number] {
  const { at } = counters[i] as GridCounter;
  const here = counters.filter((other) => isSame(other.at, at));
  return [here.indexOf(counters[i] as GridCounter), here.length];
}

/** From the middle of a square for the first, the second … of so many. */
const SPREAD: readonly (readonly Square[])[] = [
  [],
  [[0, 0]],
  [
    [0, -24],
    [0, 24],
  ],
  [
    [-24, -24],
    [24, -24],
    [0, 24],
  ],
  [
    [-24, -24],
    [24, -24],
    [-24, 24],
    [24, 24],
  ],
];
const MOST = SPREAD.length - 1;
const ROOM = 84;

interface CounterOnProps {
  readonly grid: GridProps;
  readonly counter: GridCounter;
  readonly beside: readonly [number: number, of: number];
}

function CounterOn({ grid: { board, square }, counter, beside: [number, of] }: CounterOnProps) {
  const { at, face, size, label, word, heading } = counter;
  // Where the square is asked for and its counter is not, touches go through to the square.
  const under = square(at).word ?? '';
  const isAside = board.lit.has(under) && !(word !== undefined && (board.lit.has(word) || board.selected.has(word)));
  const [dx, dy] = SPREAD[Math.min(of, MOST)]?.[Math.min(number, MOST - 1)] ?? [0, 0];
  const [x, y] = middle(at);
  const scale = Math.min(1.6, (of < 3 ? ROOM : ROOM / 2) / size[0], (of === 1 ? ROOM : ROOM / 2) / size[1]);
  const [wide, high] = [of < 3 ? PITCH : PITCH / 2, of === 1 ? PITCH : PITCH / 2];
  const drawn = (
    <>
      {heading !== undefined && (
        <path class="grid-heading" d={`M0 ${-ROOM / 2 - 6}l9 13H-9z`} transform={`rotate(${heading})`} />
      )}
      <g transform={`scale(${scale.toFixed(3)})`}>{face}</g>
    </>
  );
  return (
    <g class="grid-counter" transform={`translate(${x + dx} ${y + dy})`} data-aside={isAside ? '' : undefined}>
      {word === undefined ? (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group that is drawn is a picture
        <g role="img" aria-label={label}>
          {drawn}
        </g>
      ) : (
        <Touchable board={board} word={word} label={label} id={counter.id}>
          <rect class="reach" x={-wide / 2} y={-high / 2} width={wide} height={high} />
          <rect class="ring" x={-wide / 2 + 4} y={-high / 2 + 4} width={wide - 8} height={high - 8} rx="8" />
          {drawn}
        </Touchable>
      )}
    </g>
  );
}
