/** Games of random choices told in both languages: every question, every offer and every line, as its reader gets it. */
import { ask, FastDice, Match, openOf, say, tell } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { planz } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { FAULTY, french } from './sound.ts';

const LANGUAGES = [
  ['en', en],
  ['fr', fr],
] as const;
const QUESTIONS = 250;

function isSound(language: 'en' | 'fr', sentence: string): void {
  expect(sentence).not.toMatch(FAULTY);
  if (language === 'fr') french(sentence);
}

const alike = (words: readonly string[]): string[] => words.filter((one, index) => words.indexOf(one) !== index);

/** Plays on at random and reads whatever is said on the way. */
function read(seed: string, options: Record<string, boolean | number>): number {
  const dice = new FastDice(seed);
  const match = Match.start(planz, { seed, options });
  let asked = 0;
  for (; match.question && asked < QUESTIONS; asked += 1) {
    const { question } = match;
    const view = match.view(question.seat);
    const open = openOf(question.offers);
    for (const [language, text] of LANGUAGES) {
      isSound(language, ask(text, question.rule, view));
      for (const { choice } of question.offers) isSound(language, say(text, choice, view));
      expect(alike(open.map(({ choice }) => say(text, choice, view))), question.rule).toEqual([]);
    }
    match.take(open[dice.below(open.length)]?.choice ?? ['pass']);
  }
  for (const { entry } of match.log()) for (const [language, text] of LANGUAGES) isSound(language, tell(text, entry));
  return asked;
}

describe('a game told', () => {
  test.each([
    ['the first scenario', { scenario: 1, defaultSetup: true }],
    ['the second scenario with every option', { scenario: 2, defaultSetup: true, optUnits: true, optPlans: true }],
    ['a set-up by hand, without fog', { scenario: 2, fogOfWar: false, convoyInPort: false }],
  ])('%s: no sentence lacks a word, and no two offers read alike', { timeout: 240_000 }, (seed, options) => {
    expect(read(seed, options)).toBeGreaterThan(QUESTIONS / 2);
  });
});
