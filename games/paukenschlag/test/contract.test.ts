/** The kernel's contract, run on Drumbeat: short games with few rounds to a grid. The fuzzer plays the long ones. */
import { contract } from '@derby/kernel/testing';
import { CHECKS, refusesWhatIsNotOpen } from '@derby/kernel/testing/checks';
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
/** What takes longer games, or better players, to come to; a test of its own proves each. */
const UNSEEN = {
  'PK-12.8': 'fighters seldom find several units in flight',
  'PK-21.3.2': 'Barbarigo comes late in a short game',
  frogmen: 'see PK-21.3.2',
  'PK-21.2.1': 'Barbarigo seldom reaches a port in a short game',
  raid: 'see PK-21.2.1',
  declare: 'see PK-21.2.1',
  'leave-out': 'see PK-21.2.1',
  'PK-11.2': 'the Milch Cow comes on turn 6 of the first scenario',
  fuel: 'see PK-11.2',
  'PK-8.3': 'aircraft with Huff-Duff are seldom over a contact in games of chance',
  'PK-9.4.3': 'see PK-8.3',
  listen: 'see PK-8.3',
  strike: 'see PK-8.3',
  'hold-back': 'see PK-8.3',
  'PK-7.13': 'few convoys have warships in games of chance',
  detach: 'see PK-7.13',
  'PK-9.3.1': 'a stack with two warships seldom fires',
  'return-fire': 'see PK-9.3.1',
  'depth-charge': 'a Detected boat seldom submerges beside a warship in games of chance',
  'PK-12.4': 'with random CAP a fighter seldom stands ready within range of what a bomber goes for',
  escort: 'see PK-12.4',
  'PK-12.7': 'shore batteries seldom hit, and seldom have a choice',
  hit: 'see PK-12.7',
};
const PROMISES = { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, texts: [en, fr], unseen: UNSEEN };

contract(paukenschlag, PROMISES, {
  seeds: 0,
  // With this one Barbarigo comes on turn 2; with most it would come when a short game is over.
  seed: 'Norfolk',
  optionSets: [
    { ...SHORT, ...VARIANTS, hiddenSubmarines: true },
    { ...SHORT, v21_1_northAtlantic: true, v21_4_canadians: true },
  ],
  forgeries: 0,
});

test('[PK-21.2] Barbarigo among submarines that everybody sees keeps its mode', () => {
  const trial = { seed: 'Natal', options: { ...SHORT, v21_2_barbarigo: true, v21_3_floatplanes: true } };
  CHECKS['nothing hidden reaches a viewer'](paukenschlag, trial, PROMISES);
});

test('a choice that is not open is refused and changes nothing, in a short game too', () => {
  const trial = { seed: 'paukenschlag-forged', options: { ...SHORT, ...VARIANTS } };
  expect(refusesWhatIsNotOpen(paukenschlag, trial, 10)).toBeGreaterThan(1_000);
});
