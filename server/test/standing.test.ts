import { describe, expect, test } from 'vitest';
import { standingAfter } from '../src/standing.ts';
import { isListedAs } from '../src/store/events.ts';
import type { Seated } from '../src/store/matches.ts';

const A_MINUTE = 60_000;
const match = {
  ...{ touched: 1_000_000, status: 'playing', asked: 'axis', result: null, clock: null, left: null },
  ...{ since: null, due: null, seats: [] },
} as unknown as Seated;

const after = (made: number, result?: { grade: string; winner: string }) =>
  standingAfter(match, 'axis', { at: 1, asked: result ? undefined : 'allies', result }, made);

describe('how a match stands', () => {
  test('says when it was touched to within a minute, so that lists are not put in order after every deed', () => {
    const soon = after(match.touched + A_MINUTE - 1);
    expect(soon).toMatchObject({ touched: match.touched, asked: 'allies' });
    expect(isListedAs(match, soon)).toBe(true);
    const later = after(match.touched + A_MINUTE);
    expect(later.touched).toBe(match.touched + A_MINUTE);
    expect(isListedAs(match, later)).toBe(false);
  });

  test('says exactly when it ended', () => {
    const over = after(match.touched + 1, { grade: 'victory', winner: 'axis' });
    expect(over).toMatchObject({ touched: match.touched + 1, status: 'over', asked: null });
    expect(isListedAs(match, over)).toBe(false);
  });

  test('is true again where the clock of the house was set back', () => {
    expect(after(match.touched - 1).touched).toBe(match.touched - 1);
  });
});
