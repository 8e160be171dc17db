/** Every prompt, choice and log line of whole campaigns, in both languages. */

import { type AnyText, ask, type Choice, FastDice, Match, openOf, say, tell } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { leader } from '../src/game.ts';
import { sumOf } from '../src/modifiers.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';

const PLAIN_DETECTION = {
  what: 'detection-die',
  ship: 'E1',
  boat: 'U-47',
  die: 5,
  modifier: 0,
  total: 5,
  need: 6,
  detected: false,
} as const;
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
    const rolls = match.log().flatMap(({ entry }) => ('parts' in entry ? [entry] : []));
    expect(rolls.length).toBeGreaterThan(0);
    for (const { parts, modifier } of rolls) {
      expect(sumOf(parts)).toBe(modifier);
      expect(parts.every(([, by]) => by !== 0)).toBe(true);
    }
  });

  test('[UL-9.2] [UL-13.5] a roll names every part of its modifier', () => {
    const searched = {
      what: 'contact-die',
      boat: 'U-47',
      die: 7,
      modifier: -1,
      parts: [
        ['intel', 2],
        ['search', 1],
        ['attacked', -2],
        ['warnings', -2],
      ],
      total: 6,
      contacts: 1,
    } as const;
    const heard = { ...PLAIN_DETECTION, parts: [] };
    expect([tell(en, searched), tell(en, heard)]).toEqual([
      'U-47 searches: 7 +2 Intel +1 Search ability −2 Attacked marker −2 Warnings = 6, 1 contact.',
      'E1 listens for U-47: 5 against 6, nothing.',
    ]);
    expect([tell(fr, searched), tell(fr, heard)]).toEqual([
      'L’U-47 cherche : 7 +2 Intel +1 capacité Recherche −2 marqueur En attaque −2 Avertissements = 6, 1 contact.',
      'E1 écoute l’U-47 : 5 contre 6, rien.',
    ]);
  });

  test('[UL-1.10] a zone is said by its ring and the letters of the display, the wake by its name', () => {
    const said = (['C-NW', 'S-N', 'M-NNE', 'L-E', 'L-S'] as const).map(
      (zone) => ({ what: 'boat-moves', boat: 'U-47', zone }) as const,
    );
    expect(said.map((entry) => tell(en, entry))).toEqual([
      'U-47 moves to the convoy zone C-NW.',
      'U-47 moves to the short zone S-N.',
      'U-47 moves to the medium zone M-NNE.',
      'U-47 moves to the long zone L-E.',
      'U-47 moves to the wake (L-S).',
    ]);
    expect(said.map((entry) => tell(fr, entry))).toEqual([
      'L’U-47 va dans la zone de convoi C-NW.',
      'L’U-47 va dans la zone courte S-N.',
      'L’U-47 va dans la zone moyenne M-NNE.',
      'L’U-47 va dans la zone longue L-E.',
      'L’U-47 va dans le sillage (L-S).',
    ]);
  });

  test('[UL-2.12] a price is in SO, which French calls OS', () => {
    const view = {
      ...Match.start(leader, { seed: 'prices' }).view('player'),
      phase: 'flotilla',
      acting: 'U-47',
    } as const;
    const choices: Choice[] = [
      ['boat', 'U-47'],
      ['level', 'green'],
      ['take', 'U-47', 'ace'],
      ['option', 'intel'],
    ];
    for (const choice of choices) {
      expect(say(en, choice, view)).toMatch(/[\d½] SO$/);
      expect(say(fr, choice, view)).toMatch(/[\d½] OS$/);
    }
    expect(say(fr, ['boat', 'U-47'], view)).toContain('type VIIB');
  });

  test('both languages have the same words for the same things', () => {
    for (const part of ['prompts', 'choices', 'log', 'metrics', 'options', 'grades'] as const) {
      expect(Object.keys(fr[part]).toSorted()).toEqual(Object.keys(en[part]).toSorted());
    }
  });
});
