/** The odds of U-boat Pens, at positions reached by play, against playing on. */
import { oddsAreTrue } from '@derby/kernel/testing';
import { asAdvised } from '@derby/kernel/testing/play';
import { advice } from '../advice/advice.ts';
import { pens } from '../src/game.ts';
import { KINDS, prospects } from './prospects.ts';

oddsAreTrue(pens, prospects, asAdvised(advice), {
  trials: [{ seed: 'Saint-Nazaire' }, { seed: 'La Pallice', options: { heavyBombers: true, wolfpack: true } }],
  kinds: KINDS,
  playings: 2000,
  positions: 1,
});
