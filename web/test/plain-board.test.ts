/** The board of a game that has none yet. */
import type { AnyText } from '@derby/kernel';
import { expect, test } from 'vitest';
import type { BoardQuestion } from '../src/boards/board.ts';
import { outline } from '../src/boards/outline.ts';
import plain from '../src/boards/plain.tsx';
import { buttonsIn, drawingOf, found } from './drawn.ts';

const TEXT = {
  choices: { row: (choice: readonly string[]) => `Row to cove ${choice[1]}` },
} as unknown as AnyText;

const drawn = drawingOf(plain, TEXT);

test('the view is told field by field, what lies in a field further in', () => {
  const view = { turn: 3, seen: ['a', 'b'], boats: [{ id: 'x', at: null }], none: [], score: { red: 1, blue: 2 } };
  expect(outline(view).map(({ depth, words }) => `${' '.repeat(depth)}${words}`)).toEqual([
    ...['turn: 3', 'seen: a, b', 'boats', ' 0: id x, at –', 'none: –', 'score: red 1, blue 2'],
  ]);
});

test('words of the question lie there as tokens that say what they would do', () => {
  const question: BoardQuestion = {
    rule: 'COVE-1',
    offers: [
      { choice: ['row', '4'], barredBy: undefined },
      { choice: ['row', '5'], barredBy: 'COVE-2' },
    ],
  };
  const html = drawn({ view: { turn: 3 }, question });
  expect(buttonsIn(html)).toEqual(new Set(['4', '5']));
  expect(html).toContain('4: Row to cove 4');
  expect(found(html, /<text[^>]*font-size="12"[^>]*>([^<]+)</g)).toEqual(['turn: 3']);
});

test('a long view is cut, and says so', () => {
  const view = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`field${i}`, i]));
  const lines = found(drawn({ view, question: undefined }), /<text[^>]*font-size="12"[^>]*>([^<]+)</g);
  expect(lines.at(-1)).toBe('…');
  expect(lines.length).toBeLessThan(60);
});
