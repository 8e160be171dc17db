/** The kernel's contract, run on Flotilla Leader. */
import { contract } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
import { leader } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

const TOGGLES = leader.options.filter(({ standard }) => standard === false).map(({ id }) => id);
const EVERY_TOGGLE = Object.fromEntries(TOGGLES.map((id) => [id, true]));

/** What takes more campaigns than these to come to. */
const UNSEEN = {
  'UL-2.15': 'mixed loads are seldom fired in a harbour',
  'UL-7.8': 'Raids are bought seldom, and their boxes are far away',
  raid: 'see UL-7.8',
  'UL-13.10': 'T5 torpedoes are bought late and seldom',
  'UL-16.3': 'what to load is asked where unlike torpedoes are stored, and those are bought seldom',
  'from-ready': 'see UL-2.15',
  t5: 'see UL-13.10',
  fat: 'FAT torpedoes are bought late and seldom',
  load: 'see UL-16.3',
  reload: 'only the Type XXI reloads in a battle',
};

contract(
  leader,
  { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, texts: [en, fr], unseen: UNSEEN },
  {
    seeds: 2,
    optionSets: [
      { campaign: 'battle-begins' },
      { campaign: 'drumbeat', length: 'short' },
      { campaign: 'hunted' },
      { campaign: 'hunted', length: 'long', dudTorpedoes: true },
      ...TOGGLES.map((id) => ({ [id]: true, length: 'short' })),
      { ...EVERY_TOGGLE, length: 'short' },
    ],
  },
);
