import type { Choice, Offer } from '@derby/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, type PackedNow, packed, Telling, unpacked, type WireNow } from '../src/index.ts';

const offer = (word: number, barredBy?: string): Offer => ({ choice: ['go', word] as Choice, barredBy });
const offers = fc
  .uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 90 })
  .chain((words) =>
    fc
      .array(fc.constantFrom(undefined, undefined, 'X-1'), { minLength: words.length, maxLength: words.length })
      .map((bars) => words.map((word, i) => offer(word, bars[i]))),
  );

/** A moment: what is asked, what lies on the table, and how many steps stay of those before and how many come. */
const moment = fc.record({
  offers: fc.option(offers, { nil: undefined }),
  seat: fc.constantFrom('axis', 'allied'),
  view: fc.dictionary(fc.constantFrom('a', 'b'), fc.integer({ min: 0, max: 2 }), { noNullPrototype: true }),
  cut: fc.integer({ min: 0, max: 2 }),
  grown: fc.integer({ min: 0, max: 2 }),
});

describe('telling', () => {
  test('changes lead from what was told to what is, whatever happens between', () => {
    fc.assert(
      fc.property(fc.array(moment, { minLength: 2, maxLength: 6 }), (moments) => {
        let steps: WireNow['steps'] = [];
        let telling: Telling | undefined;
        let known: unknown;
        let last: PackedNow | undefined;
        for (const { offers: asked, seat, view, cut, grown } of moments) {
          steps = [
            ...steps.slice(0, Math.max(0, steps.length - cut)),
            ...Array.from({ length: grown }, () => ({ seat })),
          ];
          const now: WireNow = {
            view,
            steps,
            log: [],
            asked: seat,
            ...(asked && { question: { seat, rule: 'X-1', offers: asked } }),
          };
          if (telling) known = applied(known, JSON.parse(JSON.stringify(telling.tell(now))));
          else {
            telling = new Telling(now);
            known = JSON.parse(JSON.stringify(telling.all));
          }
          last = packed(now, last);
          expect(known).toEqual(JSON.parse(JSON.stringify(last)));
          expect(unpacked(known as PackedNow)).toEqual(unpacked(last));
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test('of hundreds of offers only those are told that differ, also where the rules list them anew', () => {
    const all = (other: number): WireNow => ({
      view: {},
      steps: [],
      log: [],
      question: {
        seat: 'axis',
        rule: 'X-1',
        offers: Array.from({ length: 300 }, (_, i) => offer(i === other ? 1000 + i : i)),
      },
    });
    const telling = new Telling(all(10));
    expect(telling.tell(all(200))).toEqual([
      [['offers'], 10, 1, ['go #10']],
      [['offers'], 200, 1, ['go #1200']],
    ]);
  });

  test('offers are unpacked once, when somebody reads them', () => {
    const { question } = unpacked({
      view: {},
      steps: [],
      log: [],
      question: { seat: 'axis', rule: 'X-1' },
      offers: ['go #1'],
    });
    expect(question?.offers).toEqual([offer(1)]);
    expect(question?.offers).toBe(question?.offers);
  });
});
