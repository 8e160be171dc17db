/** The kernel's contract, run on this game. */
import { contract } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
import { newgame } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

contract(
  newgame,
  { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, texts: [en, fr] },
  { seeds: 8, optionSets: [{ longGame: true }], forgeries: 500 },
);
