/** Every prompt, choice and log line of whole campaigns, in both languages. */

import { type AnyText, ask, FastDice, Match, openOf, say, tell } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { leader } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';

const TEXTS: readonly AnyText[] = [en, fr];
const CAMPAIGNS = ['battle-begins', 'happy-time', 'drumbeat', 'hunted'];

/** A sentence was made, and nothing in it is missing. */
const isSaid = (sentence: string): boolean => sentence.length > 0 && !/undefined|NaN|\[object/.test(sentence);

describe('the texts', () => {
  test.each(CAMPAIGNS)('everything of %s can be said', (campaign) => {
    const dice = new FastDice(campaign);
    const options = { campaign, dudTorpedoes: true, snorkel: true, length: 'short' };
    const match = Match.start(leader, { seed: campaign, options });
    const unsaid: string[] = [];
    for (let question = match.question; question; question = match.question) {
      const view = match.view('player');
      for (const text of TEXTS) {
        if (!isSaid(ask(text, question.rule, view))) unsaid.push(question.rule);
        for (const { choice } of question.offers) if (!isSaid(say(text, choice, view))) unsaid.push(choice.join(' '));
      }
      const open = openOf(question.offers);
      const random = open[dice.below(open.length)]?.choice;
      match.take(dice.below(3) > 0 ? advice.policy(view, question, dice) : (random ?? 'nothing'));
    }
    for (const text of TEXTS)
      for (const { entry } of match.log()) if (!isSaid(tell(text, entry))) unsaid.push(entry.what);
    expect(unsaid).toEqual([]);
  });

  test('both languages have the same words for the same things', () => {
    for (const part of ['prompts', 'choices', 'log', 'metrics', 'options', 'grades'] as const) {
      expect(Object.keys(fr[part]).toSorted()).toEqual(Object.keys(en[part]).toSorted());
    }
  });
});
