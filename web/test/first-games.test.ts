import { optionsFor, unusualOptions } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import { expect, test } from 'vitest';
import { FIRST_GAMES } from '../src/pages/first-games.ts';
import { standingIn } from '../src/pages/standing.ts';

test.each(GAMES)('a first game of $id is one of its own, and not the usual one', async ({ id, load }) => {
  const game = await load();
  const first = FIRST_GAMES[id] ?? {};
  for (const [name, value] of Object.entries(first))
    expect(game.options.find((option) => option.id === name)?.values).toContain(value);
  expect(unusualOptions(game, optionsFor(game, first))).toHaveLength(Object.keys(first).length);
});

test('a game in progress tells its turn and the first figure that lies open', () => {
  const text = { metrics: { turns: 'Turns', vp: 'Victory points', so: 'SO left' } };
  expect(standingIn({ turn: 3, vp: 7, so: 2 }, text, 'What now?')).toEqual({
    turn: 3,
    score: ['Victory points', 7],
    asked: 'What now?',
  });
  expect(standingIn({ round: 2, vp: 'many' }, text)).toEqual({ turn: 2, score: undefined, asked: undefined });
});
