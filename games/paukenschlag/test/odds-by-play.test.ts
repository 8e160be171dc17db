/** The odds of Drumbeat, at positions reached by play, against playing on. */
import { FastDice } from '@derby/kernel';
import { oddsAreTrue } from '@derby/kernel/testing';
import { atRandom } from '@derby/kernel/testing/play';
import { paukenschlag } from '../src/game.ts';
import { KINDS, prospects } from './prospects.ts';

const SHORT = { shortGame: true, scenario: '17.2' };

oddsAreTrue(paukenschlag, prospects, atRandom(new FastDice('odds')), {
  trials: [
    { seed: 'Hatteras', options: SHORT },
    { seed: 'Diamond Shoals', options: SHORT },
  ],
  kinds: KINDS,
  playings: 400,
  positions: 3,
});
