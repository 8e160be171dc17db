/** What a sensible player prefers, from what his seat may know. Dice let him mix where he must not be predictable. */
import type { Advice } from '@derby/kernel';
import type { NewGame } from '../src/state.ts';

export const advice: Advice<NewGame> = {
  policy: (_known, question, dice) => {
    const open = question.offers.filter((one) => one.barredBy === undefined);
    const chosen = open[dice.below(open.length)];
    if (!chosen) throw new Error('Nothing is open, and yet a question was asked.');
    return chosen.choice;
  },
  evaluate: ({ night, nights, winner }, seat) => {
    if (winner) return winner === seat ? 1 : 0;
    const safe = 0.75 ** (nights - night + 1);
    return seat === 'hider' ? safe : 1 - safe;
  },
};
