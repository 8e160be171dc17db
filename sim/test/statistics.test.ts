import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { correlation, histogram, shareOf, spreadOf, studentDeviate } from '../src/index.ts';
import { count } from '../src/statistics.ts';

const counted = (values: readonly number[]): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const value of values) count(counts, value);
  return counts;
};

describe('shares', () => {
  test.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [81, 263, 0.2553, 0.3662],
  ])('Wilson’s interval of %i in %i is %f to %f', (count, of, low, high) => {
    const share = shareOf(count, of);
    expect(share.low).toBeCloseTo(low, 4);
    expect(share.high).toBeCloseTo(high, 4);
  });

  test('of nothing at all everything is possible', () => {
    expect(shareOf(0, 0)).toMatchObject({ share: 0, low: 0, high: 1 });
  });

  test('the share lies within its interval, and more games make it narrower', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 500 }), (some, of) => {
        const count = some % (of + 1);
        const { share, low, high } = shareOf(count, of);
        const wider = shareOf(10 * count, 10 * of);
        expect(low).toBeLessThanOrEqual(share + 1e-12);
        expect(high).toBeGreaterThanOrEqual(share - 1e-12);
        expect(wider.high - wider.low).toBeLessThan(high - low + 1e-12);
      }),
    );
  });
});

describe('means', () => {
  test.each([
    [1, 12.7062],
    [4, 2.7764],
    [5, 2.5706],
    [10, 2.2281],
    [30, 2.0423],
    [1000, 1.9623],
  ])('Student’s deviate for %i degrees of freedom is %f', (freedom, deviate) => {
    expect(studentDeviate(freedom)).toBeCloseTo(deviate, 3);
  });

  test('a known sample', () => {
    const spread = spreadOf(counted([2, 4, 4, 4, 5, 5, 7, 9]));
    expect(spread).toMatchObject({ count: 8, mean: 5, least: 2, median: 4.5, most: 9 });
    expect(spread.deviation).toBeCloseTo(2.1381, 4);
    expect(spread.high - spread.mean).toBeCloseTo(1.7875, 3);
  });

  test('counts come to what the values themselves come to, in whatever order they came', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 5000 }), { minLength: 2 }), (values) => {
        const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
        const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
        const inOrder = [...values].sort((a, b) => a - b);
        const middle = [inOrder[Math.ceil(values.length / 2) - 1]!, inOrder[Math.floor(values.length / 2)]!];
        const spread = spreadOf(counted(values));
        expect(spread).toMatchObject({
          count: values.length,
          mean,
          least: inOrder[0],
          median: (middle[0]! + middle[1]!) / 2,
          most: inOrder.at(-1),
        });
        expect(spread.deviation).toBeCloseTo(Math.sqrt(squares / (values.length - 1)), 8);
        expect(spreadOf(counted(values.toReversed()))).toEqual(spread);
      }),
    );
  });

  test('one value has no interval, no values have no figures', () => {
    expect(spreadOf(counted([3]))).toMatchObject({ mean: 3, low: 3, high: 3 });
    expect(spreadOf(new Map())).toMatchObject({ count: 0, mean: 0, low: 0, high: 0 });
  });
});

describe('correlation', () => {
  test.each([
    [[1, 2, 3], [2, 4, 6], 1],
    [[1, 2, 3], [3, 2, 1], -1],
    [[1, 2, 3], [5, 5, 5], 0],
  ])('%j and %j: %i', (one, other, r) => {
    expect(correlation(counted(one), counted(other), new Map(one.map((value, i) => [value, other[i]!])))).toBeCloseTo(
      r,
      9,
    );
  });
});

describe('histograms', () => {
  test('a bar for every whole number, also for those that never came', () => {
    expect(histogram(counted([1, 1, 3]))).toEqual([
      { from: 1, to: 2, count: 2 },
      { from: 2, to: 3, count: 0 },
      { from: 3, to: 4, count: 1 },
    ]);
  });

  test('every value is in exactly one bar', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.integer({ min: -500, max: 500 }), fc.float({ noNaN: true, min: -9, max: 9 }))),
        (values) => {
          const bins = histogram(counted(values));
          expect(bins.reduce((all, bin) => all + bin.count, 0)).toBe(values.length);
          expect(bins.length).toBeLessThanOrEqual(30);
        },
      ),
    );
  });
});
