/** Every kind of reason, brought about on the table and read in both languages. */
import { describe, expect, test } from 'vitest';
import { en } from '../src/text/en.ts';
import { gain, points } from '../src/text/figures.ts';
import { kindsOf, reasonsIn, sentencesOf } from './told.ts';
import { TOLD_OF_ATTACKS } from './told-attack.ts';
import { TOLD_OF_COMBAT } from './told-combat.ts';
import { TOLD_OF_MOVES } from './told-moves.ts';
import { TOLD_OF_PURCHASES } from './told-purchase.ts';

const TOLD = [...TOLD_OF_PURCHASES, ...TOLD_OF_ATTACKS, ...TOLD_OF_COMBAT, ...TOLD_OF_MOVES];

describe('what the planner says', () => {
  test.each(TOLD.map((told) => [told.when, told] as const))('of %s', async (_when, { position, says }) => {
    expect(await sentencesOf(reasonsIn(position()))).toEqual(says);
  });

  test('no kind of reason is left out', async () => {
    const told = new Set(TOLD.flatMap(({ position }) => reasonsIn(position()).flatMap(kindsOf)));
    expect(Object.keys((await en.reasons?.()) ?? {}).filter((kind) => !told.has(kind))).toEqual([]);
  });
});

test('a sign stands before what is not nothing', () => {
  const tenths = (n: number): string => n.toFixed(1);
  expect([gain(0.3, tenths), gain(-0.06, tenths), gain(-0.04, tenths)]).toEqual(['+0.3', '−0.1', '+0.0']);
  expect([points(0.55), points(-0.004), points(-0.05)]).toEqual(['+55', '0', '−5']);
});
