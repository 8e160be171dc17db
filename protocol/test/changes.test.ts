import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applied, type Change, changesBetween } from '../src/index.ts';

/** Plain data, small enough to be alike by chance. */
const data = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('a', 'b', null, true),
    fc.array(tie('tree'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', 'constructor'), tie('tree'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).tree;

const sent = (changes: readonly Change[]): readonly Change[] => JSON.parse(JSON.stringify(changes));

describe('changes', () => {
  test('lead from any data to any other, across a wire, and leave what was there as it was', () => {
    fc.assert(
      fc.property(data, data, (before, after) => {
        const kept = JSON.stringify(before);
        expect(applied(before, sent(changesBetween(before, after)))).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  test('lead from any list of words to any other, also where words come twice or change places', () => {
    const list = fc.array(fc.constantFrom(...'abcdefghijkl'), { maxLength: 14 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(applied({ before }, sent(changesBetween({ before }, { before: after })))).toEqual({ before: after });
      }),
      { numRuns: 2000, seed: 7 },
    );
  });

  test('of a long list tell each stretch that differs', () => {
    const before = Array.from({ length: 100 }, (_, i) => `march #${i}`);
    const after = before.filter((_, i) => i !== 10 && i !== 50);
    after.splice(80, 0, 'new', 'words');
    expect(changesBetween({ before }, { before: after })).toEqual([
      [['before'], 10, 1, []],
      [['before'], 49, 1, []],
      [['before'], 80, 0, ['new', 'words']],
    ]);
    const where = Array.from({ length: 60 }, (_, i) => i % 7);
    const moved = where.with(3, 9).with(55, 8);
    expect(changesBetween({ where }, { where: moved })).toEqual([
      [['where', 3], 9],
      [['where', 55], 8],
    ]);
  });

  test('of a list within a list tell what differs in it, and leave the rest unsaid', () => {
    const count = [
      [1, 2, 3, 4, 5, 6, 7, 8],
      [8, 7, 6, 5, 4, 3, 2, 1],
    ];
    const after = [count[0], [8, 7, 6, 9, 4, 3, 2, 1]];
    expect(changesBetween({ count }, { count: after })).toEqual([[['count', 1], 3, 1, [9]]]);
  });

  test('share what has not changed', () => {
    const before = { log: [{ a: 1 }], view: { here: { x: 1 }, there: { y: 2 } } };
    const after = { log: [{ a: 1 }, { b: 2 }], view: { here: { x: 3 }, there: { y: 2 } } };
    const changes = changesBetween(before, after);
    expect(changes).toEqual([
      [['log'], 1, 0, [{ b: 2 }]],
      [['view', 'here', 'x'], 3],
    ]);
    const found = applied(before, changes) as typeof before;
    expect(found.view.there).toBe(before.view.there);
    expect(found.log[0]).toBe(before.log[0]);
  });

  test.each<[string, Change]>([
    ['a place that is not there', [['view', 'gone', 'deep'], 1]],
    ['a stretch beyond the end', [['log'], 5, 1, []]],
    ['a place beyond the end', [['log', 9], 1]],
    ['the prototype', [['__proto__', 'isAdmin'], true]],
    ['what every object has', [['constructor', 'name'], 1]],
  ])('that name %s do not fit', (_title, change) => {
    expect(() => applied({ log: [1], view: {} }, [change])).toThrow('does not fit');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});
