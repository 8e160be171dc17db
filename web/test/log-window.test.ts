import { describe, expect, test } from 'vitest';
import { SHOWN, windowOf } from '../src/table/log-window.ts';

/** Two lines a choice. */
const lines = (choices: number) => Array.from({ length: 2 * choices }, (_, i) => ({ step: Math.floor(i / 2) }));

describe('the lines on the screen', () => {
  test('are the last ones at present', () => {
    expect(windowOf(lines(3000), undefined)).toEqual({ first: 6000 - SHOWN, end: 6000, at: 5999 });
  });

  test('are few wherever one looks, and the moment is among them', () => {
    for (const looking of [0, 1, 39, 40, 41, 1500, 2960, 2980, 2998, 2999]) {
      const { first, end, at } = windowOf(lines(3000), looking);
      expect(end - first).toBe(SHOWN);
      expect(at).toBe(2 * looking + 1);
      expect(first <= at && at < end).toBe(true);
    }
  });

  test('are all of a short log', () => {
    expect(windowOf(lines(5), undefined)).toEqual({ first: 0, end: 10, at: 9 });
    expect(windowOf(lines(5), 2)).toEqual({ first: 0, end: 10, at: 5 });
    expect(windowOf([], 0)).toEqual({ first: 0, end: 0, at: -1 });
  });
});
