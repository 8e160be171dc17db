/** The odds of War Plan Z, at positions reached by play, against playing on. */
import { FastDice } from '@derby/kernel';
import { oddsAreTrue } from '@derby/kernel/testing';
import { atRandom } from '@derby/kernel/testing/play';
import { planz } from '../src/game.ts';
import { KINDS, prospects } from './prospects.ts';

oddsAreTrue(planz, prospects, atRandom(new FastDice('Scapa Flow')), {
  trials: [{ seed: 'Scapa Flow', options: { defaultSetup: true } }],
  kinds: KINDS,
  playings: 300,
  positions: 3,
});
