/** Every sentence of random games, in both languages: no raw words, no offers that read alike, French as it is written. */
import { type AnyText, ask, FastDice, Match, openOf, say, tell } from '@derby/kernel';
import { atRandom } from '@derby/kernel/testing/play';
import { describe, expect, test } from 'vitest';
import { paukenschlag } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';

const SHORT = { shortGame: true, roundCap: 10 };
const ALL = {
  ...{ v21_1_northAtlantic: true, v21_2_barbarigo: true, v21_3_floatplanes: true },
  ...{ v21_4_canadians: true, v21_5_damage: true },
};
const TEXTS: Readonly<Record<string, AnyText>> = { en: en as AnyText, fr: fr as AnyText };

interface Said {
  readonly sentences: ReadonlySet<string>;
  /** Open offers of one question that read alike. */
  readonly alike: readonly string[];
}

/** All that is said in a game of random choices, as the seat that is asked reads it. */
function said(text: AnyText, seed: string, options: Record<string, boolean | number | string>): Said {
  const match = Match.start(paukenschlag, { seed, options });
  const choose = atRandom(new FastDice(seed));
  const sentences = new Set<string>();
  const alike: string[] = [];
  for (let { question } = match; question; question = match.question) {
    const view = match.view(question.seat);
    sentences.add(ask(text, question.rule, view));
    const labels = openOf(question.offers).map(({ choice }) => say(text, choice, view));
    const twice = labels.find((label, index) => labels.indexOf(label) !== index);
    if (twice !== undefined) alike.push(`${question.rule}: ${twice}`);
    for (const label of labels) sentences.add(label);
    match.take(choose(match));
  }
  for (const { entry } of match.log()) sentences.add(tell(text, entry));
  return { sentences, alike };
}

describe.each(Object.entries(TEXTS))('in %s', (language, text) => {
  const games = [
    said(text, 'words 1', SHORT),
    said(text, 'words 2', { ...SHORT, ...ALL, scenario: '17.2' }),
    said(text, 'words 3', { ...SHORT, ...ALL, hiddenSubmarines: true }),
  ];
  const sentences = [...new Set(games.flatMap((game) => [...game.sentences]))];
  const wrong = (pattern: RegExp): string[] => sentences.filter((one) => pattern.test(one)).slice(0, 5);

  test('two open offers of one question never read alike', () => {
    expect(games.flatMap((game) => game.alike)).toEqual([]);
  });

  test('nothing is left raw, doubled or without its end', () => {
    expect(sentences.length).toBeGreaterThan(1_000);
    expect(wrong(/undefined|null|NaN|\[object|MilchCow|v21_/)).toEqual([]);
    expect(wrong(/ {2}|\.\.|,,| ,| \./)).toEqual([]);
  });

  if (language === 'fr') {
    test('French elides, and one is not many', () => {
      expect(wrong(/(?<!\p{L})(de|le|la|que|du) (?=[aeiouéèêàâîô])/iu)).toEqual([]);
      expect(wrong(/\b[01] (cases|points|coups|navires|carrés|niveaux)\b/)).toEqual([]);
      expect(wrong(/'/)).toEqual([]);
    });
  }

  if (language === 'en') {
    test('one is not many', () => {
      expect(wrong(/\b1 (boxes|points|hits|ships|squares|levels|fuel boxes|torpedo boxes)\b/)).toEqual([]);
    });
  }
});
