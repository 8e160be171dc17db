/** The kernel's contract, run on U-boat Pens: game by game, because each takes more than a thousand decisions. */
import { contract } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
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
const PROMISES = { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS };

contract(pens, PROMISES, { seeds: 1, optionSets: [] });
contract(pens, PROMISES, { seeds: 0, optionSets: [LATE_WAR], forgeries: 0 });
contract(pens, PROMISES, { seeds: 0, optionSets: [PLAIN], forgeries: 0 });
