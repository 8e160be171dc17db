/** Following the other side: what has moved, and its turn told in moments. */
import type { LogEntry } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import type { Many } from '../src/boards/board.ts';
import { momentsOf } from '../src/seats/digest.ts';
import { type Move, movesBetween, olderOf } from '../src/table/moves.ts';

type View = Readonly<Record<string, readonly [number, number] | undefined>>;

const many: Many<View> = { pieces: (view) => Object.keys(view), spotOf: (view, word) => view[word] };

describe('what has moved', () => {
  test('those that went the same way are one movement; who stayed, came or went out of sight is none', () => {
    const before: View = { a: [0, 0], b: [0, 0], c: [5, 5], d: [9, 9], e: undefined };
    const after: View = { a: [4, 0], b: [4, 0], c: [5, 5], d: undefined, e: [1, 1], f: [2, 2] };
    expect(movesBetween(before, after, many as Many)).toEqual([{ from: [0, 0], to: [4, 0], count: 2, word: 'b' }]);
  });

  test('among many arrows those stand back that were there before; a few are all told alike', () => {
    const moves = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(
      (word, x): Move => ({ from: [x, 0], to: [x, 1], count: 1, word }),
    );
    const words = (older: ReadonlySet<Move>) => [...older].map(({ word }) => word).join('');
    expect(words(olderOf(moves, new Set(['c', 'g'])))).toBe('abdef');
    expect(words(olderOf(moves.slice(1), new Set(['c', 'g'])))).toBe('');
    expect(words(olderOf(moves, new Set()))).toBe('');
  });
});

describe('the digest', () => {
  const line = (step: number, what: string): LogEntry => ({ step, rule: 'X-1', entry: { what } });

  test('a run of the same thing is one moment, and so is all that one choice told', () => {
    const moments = momentsOf([line(3, 'move'), line(4, 'move'), line(5, 'roll'), line(5, 'lost'), line(6, 'move')]);
    expect(moments.map(({ step, lines }) => [step, lines.length])).toEqual([
      [4, 2],
      [5, 2],
      [6, 1],
    ]);
  });
});
