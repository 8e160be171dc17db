/** The kernel's contract, run on Flotilla Leader. */
import { contract } from '@derby/kernel/testing';
import { advice } from '../advice/advice.ts';
import { leader } from '../src/game.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

const TOGGLES = leader.options.filter(({ standard }) => standard === false).map(({ id }) => id);
const EVERY_TOGGLE = Object.fromEntries(TOGGLES.map((id) => [id, true]));

contract(
  leader,
  { advice, maxDecisions: MAX_DECISIONS, invariants: INVARIANTS },
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
