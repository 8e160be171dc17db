/** Ids and keys go into addresses and onto command lines. */
import { expect, test } from 'vitest';
import { newKey, newMatchId, newPersonId } from '../src/identity.ts';

test.each([
  ['person', newPersonId],
  ['match', newMatchId],
  ['key', newKey],
])('no %s is taken for an option, and none comes twice', (_, made) => {
  const words = Array.from({ length: 1000 }, made);
  expect(words.filter((word) => !/^\w[\w-]{15,}$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});
