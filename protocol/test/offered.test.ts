import type { Choice, Noted } from '@derby/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedOffers, packedOffers } from '../src/offered.ts';

/** Lists that the rules hand over whole. */
const TABLES: readonly (readonly Choice[])[] = Array.from({ length: 6 }, (_, i) =>
  Array.from({ length: i }, (__, k) => ['march', i, k] as const),
);

/** One thing that is listed: a whole list, or a choice that is open or barred. */
type Word = { readonly table: number } | { readonly choice: Choice; readonly by: string | undefined };

const word: fc.Arbitrary<Word> = fc.oneof(
  fc.record({ table: fc.integer({ min: 1, max: TABLES.length - 1 }) }),
  fc.record({
    choice: fc.constantFrom<Choice>(['hold'], ['go', 1], ['go', 2], ['go', 'odd word']),
    by: fc.constantFrom(undefined, undefined, 'X-1', 'X-2'),
  }),
);
const words = fc.array(word, { maxLength: 12 });
/** No choice comes twice, as in a game. */
const different = fc.uniqueArray(word, {
  maxLength: 8,
  selector: (one) => ('table' in one ? one.table : one.choice.join(' ')),
});

/** Single choices come anew with every question, whole lists are always the same. */
const listed = (all: readonly Word[]): Noted => ({
  parts: all.map((one) => ('table' in one ? (TABLES[one.table] ?? []) : ([...one.choice] as unknown as Choice))),
  bars: all.map((one) => ('table' in one ? undefined : one.by)),
});

/** The same, no list handed over whole. */
const apart = (all: readonly Word[]): Word[] =>
  all.flatMap((one) =>
    'table' in one ? (TABLES[one.table] ?? []).map((choice): Word => ({ choice, by: undefined })) : one,
  );

describe('what has changed of what is offered', () => {
  test('leads from what was offered to what is', () => {
    fc.assert(
      fc.property(words, words, (before, after) => {
        const [old, now] = [listed(before), listed(after)];
        const offers = packedOffers(old);
        for (const { from, removed, items } of changedOffers(old, now)) offers.splice(from, removed, ...items);
        expect(offers).toEqual(packedOffers(now));
      }),
      { numRuns: 1000, seed: 16 },
    );
  });

  test('says nothing of how the rules have handed over what they offer', () => {
    fc.assert(
      fc.property(different, different, (before, after) => {
        const found = changedOffers(listed(before), listed(after));
        expect(found).toEqual(changedOffers(listed(apart(before)), listed(apart(after))));
      }),
      { numRuns: 1000, seed: 16 },
    );
  });

  test('is nothing where all is listed again', () => {
    const all: Word[] = [{ table: 3 }, { choice: ['hold'], by: 'X-1' }, { choice: ['go', 'odd word'], by: undefined }];
    expect(changedOffers(listed(all), listed(all))).toEqual([]);
    expect(changedOffers(listed(all), listed(apart(all)))).toEqual([]);
  });

  test('is told where a list has grown that was handed over whole', () => {
    const table: Choice[] = [['go', 1]];
    const now = (): Noted => ({ parts: [table], bars: [] });
    expect(packedOffers(now())).toEqual(['go #1']);
    table.push(['go', 2]);
    expect(packedOffers(now())).toEqual(['go #1', 'go #2']);
  });
});
