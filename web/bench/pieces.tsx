/** Moving pieces: our board against one written by hand for nothing else, in the same page and the same run. */
import '../src/style/tokens.css';
import '../src/style/chart.css';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { piece } from '../src/boards/kit/piece.tsx';

const COUNT = 300;
const SVG = 'http://www.w3.org/2000/svg';

type Spot = readonly [number, number];

const spotAt = (piece: number, turn: number): Spot => [
  ((piece * 37 + turn * 13) % 60) * 16,
  ((piece * 11 + turn * 7) % 40) * 16,
];
const spots = (turn: number): Spot[] => Array.from({ length: COUNT }, (_, piece) => spotAt(piece, turn));

interface Mover {
  readonly root: Element;
  /** Moves one piece, or all of them. */
  move(all: boolean, turn: number): Promise<void>;
}

interface CounterProps {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

const Counter = piece(({ id }: CounterProps) => (
  <>
    <rect class="counter" width="14" height="14" rx="2" />
    <text class="counter-name" x="7" y="11">
      {id}
    </text>
  </>
));

const view = signal<readonly Spot[]>(spots(0));

const Board = () => (
  <svg width="1000" height="660" aria-hidden="true">
    {view.value.map(([x, y], id) => (
      <Counter key={id} id={id} x={x} y={y} />
    ))}
  </svg>
);

function ours(): Mover {
  const root = document.getElementById('ours') as Element;
  render(<Board />, root);
  return {
    root,
    move: async (all, turn) => {
      const before = view.peek();
      view.value = all ? spots(turn) : before.map((spot, id) => (id === turn % COUNT ? spotAt(id, turn) : spot));
      await Promise.resolve();
    },
  };
}

function bare(): Mover {
  const root = document.getElementById('bare') as Element;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', '1000');
  svg.setAttribute('height', '660');
  const pieces = spots(0).map(([x, y], id) => {
    const group = document.createElementNS(SVG, 'g');
    group.setAttribute('class', 'piece');
    group.style.transform = `translate(${x}px, ${y}px)`;
    group.innerHTML = `<rect class="counter" width="14" height="14" rx="2"/><text class="counter-name" x="7" y="11">${id}</text>`;
    svg.append(group);
    return group;
  });
  root.append(svg);
  return {
    root,
    move: async (all, turn) => {
      const some = all ? pieces.keys() : [turn % COUNT];
      for (const id of some) {
        const piece = pieces[id];
        const [x, y] = spotAt(id, turn);
        if (piece) piece.style.transform = `translate(${x}px, ${y}px)`;
      }
      await Promise.resolve();
    },
  };
}

/** The mean time of a move, with the style and layout that follow from it, in microseconds. */
async function timed(mover: Mover, all: boolean, times: number): Promise<number> {
  // Many moves between two looks at the clock, which ticks only ten times in a millisecond.
  const from = performance.now();
  for (let turn = 1; turn <= times; turn++) {
    await mover.move(all, turn);
    mover.root.querySelector('g:last-of-type')?.getBoundingClientRect();
  }
  return ((performance.now() - from) / times) * 1000;
}

export interface Measured {
  readonly one: { readonly ours: number; readonly bare: number };
  readonly all: { readonly ours: number; readonly bare: number };
}

/** Turn and turn about, so that both have the same weather. */
async function measure(): Promise<Measured> {
  document.documentElement.style.setProperty('--pace', '0ms');
  const movers = { ours: ours(), bare: bare() };
  const rounds = {
    one: { ours: [] as number[], bare: [] as number[] },
    all: { ours: [] as number[], bare: [] as number[] },
  };
  for (let round = 0; round < 30; round++) {
    for (const name of ['ours', 'bare'] as const) {
      rounds.one[name].push(await timed(movers[name], false, 40));
      rounds.all[name].push(await timed(movers[name], true, 8));
    }
  }
  const best = (list: number[]) => Math.min(...list.slice(2));
  return {
    one: { ours: best(rounds.one.ours), bare: best(rounds.one.bare) },
    all: { ours: best(rounds.all.ours), bare: best(rounds.all.bare) },
  };
}

Object.assign(globalThis, { measure });
