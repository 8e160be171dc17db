/** Every prompt, offer and log line of random games in French. More games: `FRENCH_GAMES=50 npx vitest run registry/test/french.test.ts`. */
import { FastDice } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import { faultsIn, sentencesOf } from './french.ts';

/** A game for two takes ten times as long. */
const gamesOf = (seats: number): number => Number(process.env.FRENCH_GAMES ?? (seats > 1 ? 1 : 4));

describe('what is wrong is found', () => {
  test.each([
    ['Le port de Erfurt est fermé.', 'no elision'],
    ['Le équipage de l’U-47 est Apte.', 'no elision'],
    ['Une attaque de hommes fatigués.', 'no elision'],
    ['Il va à les ports.', 'no contraction'],
    ['Il reste 1 torpilles.', 'one with a plural'],
    ['Il reste 0 torpilles.', 'one with a plural'],
    ['Deux  espaces.', 'a doubled space, or one before a stop'],
    ["L'équipage.", 'an apostrophe of the typewriter'],
    ['Un : deux : trois.', 'two colons in a sentence'],
    ['Le boat part.', 'a word left in English'],
  ])('%s', (sentence, fault) => {
    expect(faultsIn(sentence)).toEqual([`${fault}: ${sentence}`]);
  });

  test.each([
    'L’équipage de l’U-47 gagne 1 Stress ; il reste 1 torpille.',
    'Le huitième convoi est devant AQU : on doit le suivre, à les voir tous.',
    'La hauteur de S15 est de 11 mètres.',
  ])('and what is right is not: %s', (sentence) => {
    expect(faultsIn(sentence)).toEqual([]);
  });
});

test.each(GAMES.map(({ id }) => id))('%s speaks French', async (id) => {
  const entry = GAMES.find((one) => one.id === id)!;
  const [game, advice, text] = await Promise.all([entry.load(), entry.advice(), entry.text('fr')]);
  const faults = new Set<string>();
  let sentences = 0;
  for (let i = 0; i < gamesOf(game.seats.length); i++) {
    const dice = new FastDice(`french ${id} ${i}`);
    const options =
      i === 0
        ? {}
        : Object.fromEntries(game.options.map(({ id: one, values }) => [one, values[dice.below(values.length)]!]));
    const said = sentencesOf({
      game,
      advice,
      text,
      seed: `french ${id} ${i}`,
      options,
      offersEvery: game.seats.length > 1 ? 5 : 1,
    });
    sentences += said.size;
    for (const sentence of said) for (const fault of faultsIn(sentence)) faults.add(fault);
  }
  expect(sentences).toBeGreaterThan(100);
  expect([...faults].slice(0, 40)).toEqual([]);
});
