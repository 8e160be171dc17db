/** The kernel's contract, run on U-boat Pens. */
import { contract } from '@derby/kernel/testing';
import { pens } from '../src/game.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

const LATE_WAR = { heavyBombers: true, heavyBomberSpecialAttack: true, penAnyExit: true, wolfpack: true };
const PLAIN = {
  pens: false,
  freePens: false,
  typeXXI: false,
  excessEjection: false,
  harbourRaids: false,
  troopConvoys: false,
};

contract(pens, { maxDecisions: MAX_DECISIONS, invariants: INVARIANTS }, { seeds: 1, optionSets: [LATE_WAR, PLAIN] });
