/** The kernel's contract, run on U-boat Pens: game by game, because each takes more than a thousand decisions. */
import { contract } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
import { pens } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
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
/** What takes more wars than these to come to. */
const UNSEEN = {
  'HOST-8.4': 'whose aircraft is lost is asked where unlike ones meet over one territory',
  'HOST-8.9': 'a harbour raid seldom finds unlike submarines moored',
  'HOST-9.11': 'a hunt seldom has unlike boats to choose from',
  'HOST-10.4': 'troop convoys seldom lose unlike units',
  'PEN-1.27': 'pens are seldom damaged by eight or nine points',
  pierce: 'heavy bombers come late, and pens with boats in them are rare in games of chance',
  eject: 'see PEN-1.27',
  escort: 'fighters fly with bombers only where both are in reach of one target',
  'withdraw-aircraft': 'aircraft seldom fight beside troops that cannot go back',
  leave: 'few boats are in pens in games of chance',
};
const PROMISES = { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, texts: [en, fr], unseen: UNSEEN };

contract(
  pens,
  PROMISES,
  { seeds: 1, optionSets: [], forgeries: 300 },
  { seeds: 0, optionSets: [LATE_WAR], forgeries: 200 },
  { seeds: 0, optionSets: [PLAIN], forgeries: 200 },
);
