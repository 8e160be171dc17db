/** The odds of Flotilla Leader's reactions, at positions reached by play, against playing on. */
import { oddsAreTrue } from '@derby/kernel/testing';
import { asAdvised } from '@derby/kernel/testing/play';
import { advice } from '../advice/advice.ts';
import { leader } from '../src/game.ts';
import { KINDS, prospects } from './prospects.ts';

oddsAreTrue(leader, prospects, asAdvised(advice), {
  trials: [
    { seed: 'Kretschmer', options: { campaign: 'hunted', length: 'short' } },
    { seed: 'Prien', options: { length: 'short' } },
    { seed: 'Topp', options: { campaign: 'hunted', length: 'short', deepDivePerAttacker: true } },
  ],
  kinds: KINDS,
  playings: 2000,
  positions: 4,
});
