/** The battle stage: a fight as plain data, drawn. */
import type { Choice } from '@derby/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { fallsAfter } from '../src/boards/kit/falls.ts';
import type { Fight } from '../src/boards/kit/fight.ts';
import { Stage, type StageBoard } from '../src/boards/kit/stage.tsx';
import { type GridProps, StageGrid } from '../src/boards/kit/stage-grid.tsx';

const idle = (): void => undefined;

interface Told {
  readonly lit?: readonly string[];
  readonly offers?: readonly { readonly choice: Choice; readonly barredBy?: string }[];
}

const board = ({ lit = [], offers = [] }: Told = {}): StageBoard => ({
  question: { rule: 'ATL-9', offers: offers.map(({ choice, barredBy }) => ({ choice, barredBy })) },
  selected: new Set(),
  lit: new Set(lit),
  barred: new Map(),
  hinted: new Set(),
  touch: idle,
  pick: idle,
  point: idle,
  hold: idle,
  cite: idle,
  title: (rule) => `about ${rule}`,
  language: 'en',
  words: (both) => both.en,
  text: { title: '', prompts: {}, choices: {}, log: {} } as never,
  pace: 0,
});

const face = h('rect', { class: 'block' });
const fight = (more: Partial<Fight> = {}): Fight => ({
  title: 'Convoy HX 229',
  note: 'Round 2',
  caption: 'U 99 is hit.',
  beat: 1,
  sides: [
    {
      name: 'Boats',
      note: 'Lost: 1',
      units: [
        { id: 'u99', label: 'U 99', face, size: [60, 40], word: 'u99', state: 'hit' },
        { id: 'u47', label: 'U 47', face, size: [60, 40], state: 'lost' },
      ],
      rolls: [{ name: 'Torpedoes', dice: [{ value: 9, faces: 10, hit: true }] }],
    },
    {
      name: 'Escorts',
      units: [{ id: 'e1', label: 'HMS Hesperus', face, size: [60, 40] }],
      rolls: [
        { name: 'Asdic', dice: [{ value: 2, need: '4+', hit: false }] },
        {
          name: 'Depth charges',
          dice: [
            { value: 5, need: '4+', hit: true },
            { value: 3, need: '4+', hit: false },
          ],
        },
      ],
    },
  ],
  odds: [
    {
      name: 'Deep dive',
      parts: [
        { name: 'escapes', tone: 'good', chance: 0.75 },
        { name: 'sunk', tone: 'bad', chance: 0.25 },
      ],
    },
  ],
  keys: [
    { choice: ['dive'], text: 'Dive' },
    { choice: ['surface'], text: 'Surface' },
    { choice: ['wait'], text: 'Wait' },
  ],
  ...more,
});

const drawn = (told?: Told, more?: Partial<Fight>): string =>
  renderToString(h(Stage, { board: board(told), name: 'atlantic', fight: fight(more) }));

describe('the battle stage', () => {
  test('shows both sides, and marks what was hit and what was lost', () => {
    const html = drawn();
    expect(html).toContain('aria-label="U 99, hit"');
    expect(html).toContain('aria-label="U 47, lost"');
    expect(html).toContain('aria-label="HMS Hesperus"');
    expect(html.match(/stage-burst/g)).toHaveLength(2);
    expect(html.match(/stage-struck/g)).toHaveLength(1);
  });

  test('tells every die with what it needed, the last roll large and those before it small', () => {
    const html = drawn();
    expect(html).toContain('aria-label="Depth charges. 5 needed 4+ hit; 3 needed 4+"');
    expect(html).toMatch(/stage-roll past.*Asdic/);
    expect(html.match(/class="stage-roll past"/g)).toHaveLength(1);
    expect(html.match(/class="stage-die hit"/g)).toHaveLength(2);
  });

  test('tells what may follow', () => {
    expect(drawn()).toMatch(/Deep dive.*escapes <b>75\s%<\/b>.*sunk <b>25\s%<\/b>/);
  });

  test('a unit of which the question speaks is a button; a key is there where its choice is offered', () => {
    const html = drawn({
      lit: ['u99'],
      offers: [{ choice: ['dive'] }, { choice: ['surface'], barredBy: 'ATL-9.5' }],
    });
    expect(html).toMatch(/<button[^>]* data-word="u99" aria-label="U 99, hit"/);
    expect(html).toMatch(/<button[^>]* class="stage-key lit" data-choice="dive"/);
    expect(html).toContain('aria-label="Surface. ATL-9.5, about ATL-9.5"');
    expect(html).not.toContain('Wait');
  });

  test('where nothing can be answered on it, touches go through and it leaves by itself', () => {
    expect(drawn()).toMatch(/<section class="stage sheet atlantic[^"]* over"/);
    expect(drawn({ offers: [{ choice: ['dive'] }] })).not.toMatch(/<section class="[^"]* over"/);
    expect(drawn({ lit: ['u99'] })).not.toMatch(/<section class="[^"]* over"/);
  });

  test('it can be folded, and says so', () => {
    expect(drawn()).toMatch(/aria-expanded="true"[^>]* aria-label="Fold the battle away"/);
  });
});

describe('a fight on squares', () => {
  const grid: GridProps = {
    board: board({ lit: ['c4', 'u123'] }),
    label: 'Off Hatteras',
    columns: 10,
    rows: 10,
    square: ([column, row]) => ({
      label: `${'ABCDEFGHIJ'[column]}${row + 1}`,
      word: `${'abcdefghij'[column]}${row + 1}`,
    }),
    counters: [
      { id: 'u123', at: [2, 3], label: 'U 123', face, size: [60, 40], word: 'u123', heading: 90 },
      { id: 'coimbra', at: [2, 3], label: 'Coimbra', face, size: [60, 40] },
    ],
    cones: [
      {
        name: 'Lookout',
        tone: 'bad',
        squares: [
          [2, 4],
          [3, 4],
        ],
      },
    ],
    tracks: [
      {
        name: 'Course',
        tone: 'good',
        through: [
          [0, 0],
          [2, 3],
        ],
      },
    ],
    focus: [2, 3],
  };
  const html = renderToString(h(StageGrid, grid));

  test('has every square, and those that are asked for are buttons', () => {
    expect(html.match(/grid-square/g)).toHaveLength(100);
    expect(html).toMatch(/data-word="c4" role="button"[^>]* aria-label="C4"/);
    expect(html.match(/role="button"/g)).toHaveLength(2);
  });

  test('two counters in one square lie beside each other, each with its name', () => {
    const spots = [...html.matchAll(/class="grid-counter" transform="translate\(([\d. ]+)\)"/g)].map(([, at]) => at);
    expect(spots).toEqual(['250 326', '250 374']);
    expect(html).toContain('aria-label="Coimbra"');
  });

  test('tells cones and tracks', () => {
    expect(html).toMatch(/grid-cone tone-bad" role="img" aria-label="Lookout"><path d="M200 400h100v100h-100zM300 400/);
    expect(html).toContain('d="M50 50L250 350"');
  });
});

describe('dice of a fight', () => {
  const [own, other] = fight().sides;
  const rolled = (value: number): Fight['sides'] => [
    { ...own, rolls: [{ name: 'Torpedoes', dice: [{ value, faces: 10, hit: false }] }] },
    other,
  ];
  const first = fallsAfter(undefined, fight({ beat: 1, sides: rolled(9) }), true);

  test('lie still while the log goes on', () => {
    const after = fallsAfter(first, fight({ beat: 2, sides: rolled(9) }), false);
    expect([after.sides, after.last]).toEqual([[1, 1], 1]);
  });

  test('fall for the side that rolls, and hits flash', () => {
    const after = fallsAfter(first, fight({ beat: 2, sides: rolled(4) }), true);
    expect([after.sides, after.last]).toEqual([[2, 1], 2]);
  });

  test('fall again where the same is rolled once more', () => {
    expect(fallsAfter(first, fight({ beat: 2, sides: rolled(9) }), true).sides).toEqual([2, 2]);
  });
});
