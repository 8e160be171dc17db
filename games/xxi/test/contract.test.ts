/** The kernel's contract, run on XXI. */
import { contract } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
import { xxi } from '../src/game.ts';
import { OPTIONS } from '../src/options.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

const EVERY_OPTION = Object.fromEntries(OPTIONS.map(({ id }) => [id, true]));

/** What takes more wars than these to come to. */
const UNSEEN = { 'XXI-10.3c': 'a retreat seldom finds no crew on the map' };

contract(
  xxi,
  { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, texts: [en, fr], unseen: UNSEEN },
  { seeds: 8, optionSets: [...OPTIONS.map(({ id }) => ({ [id]: true })), EVERY_OPTION] },
);
