/** The kernel's contract, run on U-boat Pens. */
import { contract } from '@derby/kernel/testing';
import { pens } from '../src/game.ts';
import { INVARIANTS } from './invariants.ts';

const EVERY_OPTION = { heavyBombers: true, heavyBomberSpecialAttack: true, penAnyExit: true, wolfpack: true };
const NO_OPTION = {
  pens: false,
  freePens: false,
  typeXXI: false,
  excessEjection: false,
  harbourRaids: false,
  troopConvoys: false,
};

contract(
  pens,
  { maxDecisions: 4000, invariants: INVARIANTS },
  { seeds: 1, optionSets: [EVERY_OPTION, NO_OPTION], forgeries: 10_000 },
);
