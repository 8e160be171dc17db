/** What the staff thinks by: the same for a moment, another for the next. */
import { Match, recordOf } from '@derby/kernel';
import { paukenschlag } from '@derby/paukenschlag';
import { expect, test } from 'vitest';
import { staffSeed } from '../src/host/staff-seed.ts';

const SEED = 'luck 0';

test('it is the same for the same moment, another for the next, and tells nothing of the seed', () => {
  const match = Match.start(paukenschlag, { seed: SEED });
  const record = recordOf(match, { seed: SEED });
  expect(staffSeed(record)).toBe(staffSeed(structuredClone(record)));
  expect(staffSeed(record)).not.toBe(staffSeed({ ...record, choices: ['any'] }));
  expect(staffSeed(record)).not.toContain(SEED);
});
