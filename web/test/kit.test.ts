/** The board kit: seats for counters, boxes, keys and what they say. */
import type { Choice } from '@derby/kernel';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { type Box, fingerIn, pack, rows } from '../src/boards/kit/box.ts';
import { Counters } from '../src/boards/kit/counters.tsx';
import type { Hands } from '../src/boards/kit/hands.ts';
import { Key } from '../src/boards/kit/key.tsx';
import { parted, wrapped } from '../src/boards/kit/lines.ts';
import { flat, graticule, round } from '../src/boards/kit/projection.ts';
import { alike, laid } from '../src/boards/kit/stack.ts';

const idle = (): void => undefined;
const NOTHING = new Set<string>();

interface Told {
  readonly choice: Choice;
  readonly barredBy?: string;
}

const hands = (lit: readonly string[] = [], offers: readonly Told[] = []): Hands => ({
  question: { rule: 'ATL-1', offers: offers.map(({ choice, barredBy }) => ({ choice, barredBy })) },
  lit: new Set(lit),
  selected: NOTHING,
  barred: new Map(),
  hinted: NOTHING,
  touch: idle,
  pick: idle,
  point: idle,
  hold: idle,
  title: (rule) => `about ${rule}`,
});

const SHEET: Box = [0, 0, 400, 300];

describe('where counters lie', () => {
  const heap = {
    at: [20, 20] as const,
    room: [60, 40] as const,
    piles: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => [id]),
  };
  const lying = (lit: readonly string[]) =>
    laid({ heaps: [heap], piece: [44, 30], finger: 31, sheet: SHEET, asked: hands(lit) });

  test('in their room, and small if they must be', () => {
    const { seats, fans } = lying([]);
    expect(fans).toEqual([]);
    for (const { x, y, scale } of seats.values()) {
      expect(Math.abs(x - 20) + (44 * scale) / 2).toBeLessThanOrEqual(30.01);
      expect(Math.abs(y - 20) + (30 * scale) / 2).toBeLessThanOrEqual(20.01);
    }
  });

  test('fanned out for a finger where the question speaks of one, without leaving the sheet', () => {
    const { seats, fans } = lying(['c']);
    expect(fans).toHaveLength(1);
    const all = [...seats.values()];
    for (const one of all) {
      expect(one.scale).toBe(1);
      expect(Math.min(...one.reach)).toBeGreaterThanOrEqual(31);
      expect(one.x - one.reach[0] / 2).toBeGreaterThanOrEqual(-0.01);
      expect(one.y - one.reach[1] / 2).toBeGreaterThanOrEqual(-0.01);
      for (const other of all.filter((seat) => seat !== one))
        expect(Math.max(Math.abs(one.x - other.x) / 44, Math.abs(one.y - other.y) / 31)).toBeGreaterThanOrEqual(0.99);
    }
  });

  test('those that look alike on each other, the first on top and counted', () => {
    const piles = alike(['red 1', 'blue 1', 'red 2', 'red 3'], (id) => id.slice(0, 3));
    expect(piles).toEqual([['red 1', 'red 2', 'red 3'], ['blue 1']]);
    const { seats } = laid({
      heaps: [{ at: [100, 100], room: [200, 50], piles }],
      piece: [44, 30],
      finger: 31,
      sheet: SHEET,
      asked: hands(),
    });
    expect(seats.get('red 1')).toMatchObject({ count: 3, depth: 0 });
    expect(seats.get('red 3')).toMatchObject({ count: 1, depth: 2 });
  });

  test('in rows around their middle', () => {
    expect(rows(3, 2, [10, 5])).toEqual([
      [-5, 0],
      [5, 0],
      [0, 5],
    ]);
    expect(pack(1, [10, 10], [20, 5])).toMatchObject({ scale: 0.5, spots: [[0, 0]] });
  });

  test('a finger needs more units where a phone shows more of the sheet', () => {
    expect(fingerIn([0, 0, 366, 100])).toBeCloseTo(44);
    expect(fingerIn([0, 0, 732, 100])).toBeCloseTo(88);
    expect(fingerIn([0, 0, 100, 646])).toBeCloseTo(88);
  });
});

test('what lies under another counter is drawn and no button; what can be touched has its name and its room', () => {
  const piles = [['top', 'under']];
  const { seats } = laid({
    heaps: [{ at: [50, 50], room: [90, 90], piles }],
    piece: [44, 30],
    finger: 31,
    sheet: SHEET,
    asked: hands(['top']),
  });
  const html = renderToString(
    h(Counters<string>, {
      board: hands(['top']),
      order: ['under', 'top'],
      seats,
      state: () => '',
      face: (id) => h('path', { id }),
      size: () => [40, 26] as const,
      label: (id, count) => `${id}, ${count} times`,
    }),
  );
  expect(html).toContain('aria-label="top, 2 times"');
  expect(html.match(/role="button"/g)).toHaveLength(1);
  expect(html).not.toContain('aria-label="under');
  expect(html).toContain('<path id="under"');
  expect(html).toContain('class="reach"');
});

describe('a key', () => {
  const key = (offers: Parameters<typeof hands>[1]) =>
    renderToString(h(Key, { board: hands([], offers), choice: ['dive'], label: 'Dive', box: [0, 0, 100, 40] }));

  test('makes the whole choice where it is open', () => {
    expect(key([{ choice: ['dive'] }])).toMatch(/class="touchable lit key[^>]* data-choice="dive" role="button"/);
  });

  test('says which rule bars it', () => {
    const html = key([{ choice: ['dive'], barredBy: 'ATL-9' }]);
    expect(html).toContain('aria-label="Dive. ATL-9, about ATL-9"');
    expect(html).not.toContain('data-choice');
  });

  test('is not there where nobody asks', () => {
    expect(key([{ choice: ['stay'] }])).toBe('');
  });
});

test('long words stand in lines', () => {
  expect(parted('Leave the battle', 200)).toEqual(['Leave the battle']);
  expect(parted('Leave the battle', 80)).toEqual(['Leave the', 'battle']);
  expect(wrapped('one two three', 8)).toEqual(['one two', 'three']);
});

test('the middle of a round chart lies in the middle of its frame, and north is up', () => {
  const project = round({ middle: [-30, 45], scale: 600, frame: { width: 800, height: 600 } });
  expect(project([-30, 45])).toEqual([400, 300]);
  expect(project([-30, 50])[1]).toBeLessThan(300);
  expect(flat({ corner: [6, 55], scale: [10, 20] })([7, 54])).toEqual([10, 20]);
  expect(graticule(project, { west: -40, east: -20, south: 40, north: 50, step: 10 }).match(/M/g)).toHaveLength(5);
});
