/** Orders for many: what is like what. */
import { expect, test } from 'vitest';
import type { Many } from '../src/boards/board.ts';
import { numberFor, twinOf } from '../src/table/many.ts';

const PIECES = ['infantry-86', 'infantry-87', 'infantry-91', 'armour-5'];
const many: Many = {
  pieces: () => PIECES,
  kindOf: (_, word) =>
    PIECES.includes(word) ? `${word.split('-')[0]} ${word === 'infantry-91' ? 'NIT' : 'ITA'}` : undefined,
};
const view = {};

test('a choice may be said of another piece that is like its own', () => {
  expect(twinOf(['move', 'infantry-86', 'NIT'], view, many)).toEqual(['move', 'infantry-87', 'NIT']);
  expect(numberFor(['move', 'infantry-86', 'NIT'], view, many, 'alike')).toBe(2);
});

test.each([[['move', 'infantry-91', 'SFR']], [['move', 'armour-5', 'SFR']], [['done']]] as const)(
  'nothing is like the piece of %j',
  (choice) => {
    expect(twinOf(choice, view, many)).toBeUndefined();
  },
);
