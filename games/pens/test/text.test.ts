/** Every prompt, choice and log line of a few whole games, in both languages: nothing is missing from a sentence. */
import { ask, FastDice, Match, openOf, say, tell } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { pens } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { from } from '../src/text/fr-places.ts';

const LATE_WAR = { heavyBombers: true, heavyBomberSpecialAttack: true, wolfpack: true };

/** All sentences of one game of random choices. */
function sentences(text: typeof en, seed: string): Set<string> {
  const found = new Set<string>();
  const dice = new FastDice(seed);
  const match = Match.start(pens, { seed, options: LATE_WAR });
  for (let question = match.question; question; question = match.question) {
    const view = match.view(question.seat);
    found.add(ask(text, question.rule, view));
    for (const { choice } of question.offers) found.add(say(text, choice, view));
    const open = openOf(question.offers);
    match.take(open[dice.below(open.length)]?.choice ?? ['done']);
  }
  for (const { entry } of match.log()) found.add(tell(text, entry));
  return found;
}

describe('texts', () => {
  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('%s: every sentence is whole', (_language, text) => {
    const all = sentences(text, 'texts');
    expect(all.size).toBeGreaterThan(500);
    for (const sentence of all) expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s*$|^\p{Ll}/u);
  });

  test('fr: the words before a place suit it', () => {
    for (const sentence of sentences(fr, 'places'))
      expect(sentence).not.toMatch(/\b(de|la|le) [AEIOUÉ](?!-)|\b(de le|de les|à le|à les) /u);
    expect([from('ICE'), from('DEN'), from('AZO'), from('S17')]).toEqual([
      'd’Islande (ICE)',
      'du Danemark (DEN)',
      'des Açores (AZO)',
      'de la Manche (S17)',
    ]);
  });

  test('both languages name the same options, grades and numbers', () => {
    expect(Object.keys(fr.options)).toEqual(Object.keys(en.options));
    expect(Object.keys(fr.grades)).toEqual(Object.keys(en.grades));
    expect(Object.keys(fr.metrics)).toEqual(Object.keys(pens.metrics(pens.setup({} as never))));
  });
});
