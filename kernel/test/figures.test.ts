import { describe, expect, test } from 'vitest';
import { percent, signed } from '../src/index.ts';

describe('figures', () => {
  test.each([
    [0, '0 %'],
    [0.004, '<1 %'],
    [0.005, '1 %'],
    [0.125, '13 %'],
    [0.994, '99 %'],
    [0.995, '>99 %'],
    [0.9999, '>99 %'],
    [1, '100 %'],
  ])('a chance of %d is written %s', (share, written) => {
    expect(percent(share)).toBe(written);
  });

  test('what is only a matter of rounding is neither doubt nor hope', () => {
    expect(percent(0.1 + 0.2 + 0.7 - Number.EPSILON)).toBe('100 %');
    expect(percent(1 - 0.9 - 0.1)).toBe('0 %');
  });

  test('a language may say it in words', () => {
    expect(percent(0.001, 'under ', 'over ')).toBe('under 1 %');
    expect(percent(0.999, 'under ', 'over ')).toBe('over 99 %');
  });

  test('a minus is as long as a plus', () => {
    expect([-2, 0, 3].map((n) => signed(n))).toEqual(['−2', '+0', '+3']);
  });
});
