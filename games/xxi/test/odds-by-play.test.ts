/** The odds of XXI, at positions reached by play, against playing on. */
import { oddsAreTrue } from '@derby/kernel/testing';
import { asAdvised } from '@derby/kernel/testing/play';
import { advice } from '../advice/advice.ts';
import { xxi } from '../src/game.ts';
import { KINDS, prospects } from './prospects.ts';

oddsAreTrue(xxi, prospects, asAdvised(advice), {
  trials: [
    { seed: 'Wilhelm Bauer' },
    { seed: 'Valentin' },
    {
      seed: 'Hamburg',
      options: { tripHomeSingleTest: true, reinforcedEscorts: true, convoySix: true, noTurningBack: true },
    },
  ],
  kinds: KINDS,
  playings: 2000,
  positions: 4,
});
