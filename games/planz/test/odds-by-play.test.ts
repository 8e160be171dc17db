/** The odds of War Plan Z, at positions reached by play, against playing on. */
import { oddsAreTrue } from '@derby/kernel/testing';
import { asAdvised } from '@derby/kernel/testing/play';
import { advice } from '../advice/advice.ts';
import { planz } from '../src/game.ts';
import { KINDS, prospects } from './prospects.ts';

oddsAreTrue(planz, prospects, asAdvised(advice), {
  trials: [{ seed: 'Halifax', options: { defaultSetup: true } }],
  kinds: KINDS,
  playings: 300,
  positions: 3,
});
