/** The odds, at positions reached by play, against playing on. */
import { oddsAreTrue } from '@derby/kernel/testing';
import { asAdvised } from '@derby/kernel/testing/play';
import { advice } from '../advice/advice.ts';
import { newgame } from '../src/game.ts';
import { KINDS, prospects } from './prospects.ts';

oddsAreTrue(newgame, prospects, asAdvised(advice), {
  trials: [{ seed: 'cove' }, { seed: 'bay' }],
  kinds: KINDS,
  playings: 2000,
  positions: 1,
});
