/** The odds of Drumbeat, at positions reached by play, against playing on. */
import { FastDice, type Match } from '@derby/kernel';
import { oddsAreTrue } from '@derby/kernel/testing';
import { asAdvised, atRandom, type Decide } from '@derby/kernel/testing/play';
import { advice } from '../advice/advice.ts';
import { paukenschlag } from '../src/game.ts';
import type { Drumbeat } from '../src/state.ts';
import { KINDS, prospects } from './prospects.ts';

const SHORT = { shortGame: true, scenario: '17.2' };
const randomly = atRandom(new FastDice('odds'));
const advised = asAdvised(advice);

/** A sensible player who gives no standing orders: games of chance hardly ever come to depth charges. */
const byHand: Decide<Drumbeat> = (match: Match<Drumbeat>) => {
  const choice = advised(match);
  return choice[0] === 'order' ? randomly(match) : choice;
};

oddsAreTrue(paukenschlag, prospects, byHand, {
  trials: [
    { seed: 'Hatteras', options: SHORT },
    { seed: 'Diamond Shoals', options: { ...SHORT, v21_5_damage: true } },
  ],
  kinds: KINDS,
  playings: 400,
  positions: 3,
});
