/** The kernel's contract, run on Drumbeat: short games with few rounds to a grid. The fuzzer plays the long ones. */
import { contract } from '@derby/kernel/testing';
import { refusesWhatIsNotOpen } from '@derby/kernel/testing/checks';
import { expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { paukenschlag } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

const SHORT = { shortGame: true, roundCap: 10 };
const VARIANTS = {
  ...{ v21_1_northAtlantic: true, v21_2_barbarigo: true, v21_3_floatplanes: true },
  ...{ v21_4_canadians: true, v21_5_damage: true },
};
const PROMISES = { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, texts: [en, fr] };

contract(paukenschlag, PROMISES, {
  seeds: 0,
  optionSets: [SHORT, { ...SHORT, ...VARIANTS, scenario: '17.2' }, { ...SHORT, ...VARIANTS, hiddenSubmarines: true }],
  forgeries: 0,
});

test('a choice that is not open is refused and changes nothing, in a short game too', () => {
  const trial = { seed: 'paukenschlag-forged', options: { ...SHORT, ...VARIANTS } };
  expect(refusesWhatIsNotOpen(paukenschlag, trial, 10)).toBeGreaterThan(1_000);
});
