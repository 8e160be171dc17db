import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Choice, Listing, Offer } from '../src/choice.ts';
import { offersIn } from '../src/choice.ts';
import { OpenList, type Written } from '../src/open-list.ts';

/** Lists that the rules hand over whole. */
const TABLES: readonly (readonly Choice[])[] = Array.from({ length: 6 }, (_, i) =>
  Array.from({ length: i }, (__, k) => ['march', i, k] as const),
);

/** One thing that is listed: a whole list, or a choice that is open or barred. */
type Word = { readonly table: number } | { readonly choice: Choice; readonly by: string | false };

const word: fc.Arbitrary<Word> = fc.oneof(
  fc.record({ table: fc.integer({ min: 0, max: TABLES.length - 1 }) }),
  fc.record({
    choice: fc.constantFrom<Choice>(['hold'], ['go', 1], ['go', 2]),
    by: fc.constantFrom<string | false>(false, false, 'X-1', 'X-2'),
  }),
);

const listed =
  (words: readonly Word[]) =>
  (list: Listing): void => {
    for (const one of words)
      if ('table' in one) list.openAll(TABLES[one.table] ?? []);
      else list.offer(one.choice, one.by);
  };

function written(list: OpenList, words: readonly Word[], last?: Written): Written {
  list.fill(listed(words), {});
  return list.written(last);
}

describe('a list of what is offered', () => {
  test('is the same whether it is written anew or from what was offered before', () => {
    const list = new OpenList('all');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.array(word, { maxLength: 12 }), (before, after) => {
        const last = written(list, before);
        expect(written(list, after, last).offers).toEqual(offersIn(listed(after), {} as never));
        expect(last.offers).toEqual(offersIn(listed(before), {} as never));
      }),
      { numRuns: 500, seed: 16 },
    );
  });

  test('holds the offers of before where nothing has changed, and is a list of its own', () => {
    const list = new OpenList('all');
    const last = written(list, [{ table: 3 }, { table: 2 }, { table: 5 }]);
    const next = written(list, [{ table: 3 }, { table: 4 }, { table: 5 }], last);
    expect(next.offers.map((one: Offer) => last.offers.includes(one))).toEqual([
      ...Array(3).fill(true),
      ...Array(4).fill(false),
      ...Array(5).fill(true),
    ]);
    expect(last.offers).toHaveLength(10);
  });

  test('is written anew where a list has grown that was handed over whole', () => {
    const list = new OpenList('all');
    const table: Choice[] = [['go', 1]];
    const tell = (to: Listing): void => to.openAll(table);
    list.fill(tell, {});
    const last = list.written();
    table.push(['go', 2]);
    list.fill(tell, {});
    expect(list.written(last).offers).toEqual(offersIn(tell, {} as never));
  });
});
