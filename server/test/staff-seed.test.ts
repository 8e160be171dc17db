/** What the staff thinks by: the same for a moment, another for the next. */
import { choose, playerOf, thinkingOf } from '@derby/bots';
import { Match, recordOf } from '@derby/kernel';
import { paukenschlag } from '@derby/paukenschlag';
import { advice } from '@derby/paukenschlag/advice';
import { expect, test } from 'vitest';
import { staffSeed } from '../src/host/staff-seed.ts';

const SEED = 'luck 0';
/** Far more than two cadets need. */
const MOST = 5000;

/** How many choices two cadets make, who think by what `seedAt` gives. */
function played(seedAt: (match: ReturnType<typeof started>) => string): number {
  const match = started();
  const player = playerOf('cadet');
  for (let turn = thinkingOf(match, advice); turn && match.steps.length < MOST; turn = thinkingOf(match, advice))
    match.take(choose(player, turn, seedAt(match)));
  return match.steps.length;
}

const started = () => Match.start(paukenschlag, { seed: SEED });

test('cadets who can do and undo something come to an end, which they do not where each moment is like the last', () => {
  expect(played((match) => staffSeed(recordOf(match, { seed: SEED })))).toBeLessThan(MOST);
  expect(played(() => SEED)).toBe(MOST);
});

test('it is the same for the same moment, and tells nothing of the seed', () => {
  const record = recordOf(started(), { seed: SEED });
  expect(staffSeed(record)).toBe(staffSeed(structuredClone(record)));
  expect(staffSeed(record)).not.toContain(SEED);
});
