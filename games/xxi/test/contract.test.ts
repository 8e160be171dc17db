/** The kernel's contract, run on XXI. */
import { contract } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
import { xxi } from '../src/game.ts';
import { OPTIONS } from '../src/options.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

const EVERY_OPTION = Object.fromEntries(OPTIONS.map(({ id }) => [id, true]));

contract(
  xxi,
  { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS },
  { seeds: 8, optionSets: [...OPTIONS.map(({ id }) => ({ [id]: true })), EVERY_OPTION] },
);
