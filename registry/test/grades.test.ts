/** Reports list grades in the order of a game's words: where they are degrees of success, the best comes first. */
import { describe, expect, test } from 'vitest';
import { entryOf, GAMES } from '../src/index.ts';

const DEGREES: Readonly<Record<string, readonly string[]>> = {
  xxi: ['decisive', 'operational', 'marginal', 'defeat'],
  leader: ['great', 'good', 'adequate', 'poor', 'dismal', 'conceded'],
  paukenschlag: ['decisive', 'marginal', 'resigned'],
};

describe('grades', () => {
  test.each(Object.entries(DEGREES))('%s has the best first', async (id, grades) => {
    expect(Object.keys((await entryOf(id).text('en')).grades)).toEqual(grades);
  });

  test.each(GAMES.map(({ id }) => id))('%s has them in one order in both languages', async (id) => {
    const [en, fr] = await Promise.all([entryOf(id).text('en'), entryOf(id).text('fr')]);
    expect(Object.keys(fr.grades)).toEqual(Object.keys(en.grades));
  });
});
