/** French as it is written: what a sentence of a game may not contain, and all the sentences of a game. */
import { type AnyText, ask, FastDice, type Lexicon, Match, type OptionValue, say, tell } from '@derby/kernel';
import { asAdvised, atRandom } from '@derby/kernel/testing/play';
import type { AnyAdvice, AnyGame } from '@derby/registry';

/** Words that begin with an h that is not heard, as far as they can occur. */
const MUTE_H =
  'habit|hameçon|harm|hebdo|hectare|hélic|herb|hésit|heure|histoi|hiver|homme|honneur|honor|horai|horiz|hospit|hostil|hôpit|hôtel|huile|huît|humid|hydr|hypo';
const VOWEL = `(?:[aeiouàâéèêëîïôûœæAEIOUÀÂÉÈÊËÎÏÔÛŒ]|${MUTE_H})`;
/** Codes of the map and of markers are spelt out, letter by letter: "de AQU", "en E1". */
const CODE = '(?:[A-Z]{1,3}\\d*(?![\\p{L}’-])|[A-Z]{2,4}-\\d)';
/** They end in an s or an x, and are one all the same. */
const ONE =
  'Stress|fois|pas|mois|plus|moins|sans|dans|sous|vers|dès|après|puis|choix|aux|repos|radius|as|bus|des|les|ses';

/** What is wrong with a sentence, by name. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'no elision': new RegExp(
    `(?<![\\p{L}’-])(?:[dD]e|[lL]e|[lL]a|[qQ]ue|[sS]e|[nN]e|[jJ]e) (?!${CODE}|onz|oui|huit|ouistiti)${VOWEL}`,
    'u',
  ),
  'no contraction': /(?<![\p{L}’-])(?:de les?|à les?) (?!\p{Ll}+(?:er|ir|re|voir)(?!\p{L}))/u,
  'one with a plural': new RegExp(`(?<![\\d.,–:/-])\\b[01] (?!(?:${ONE})(?!\\p{L}))\\p{Ll}+[sx](?!\\p{L})`, 'u'),
  'a doubled space, or one before a stop': / {2}| [.,](?!\d)|\.\.(?!\.)|,,/,
  'an apostrophe of the typewriter': /'/,
  'two colons in a sentence': /[^.!?:«»()]*\s:\s[^.!?:«»()]*\s:\s/,
  'a word left in English':
    /(?<![\p{L}’-])(?:the|and|with|from|boats?|ships?|turns?|hits?|missed|moves?|draws?|attacks?|fleet|none|yes|ready|spent|north|south|east|west|undefined|null|NaN|true|false)(?![\p{L}’-])/u,
  'a key instead of a word': /(?<!\p{L})\p{Ll}+[a-z]-[a-z]+-[a-z]+-[a-z]+(?!\p{L})|\[object|\bv\d+_/u,
};

/** No-break spaces are spaces here. */
const plain = (sentence: string): string => sentence.replace(/[   ]/g, ' ');

/** The faults of a sentence. */
export const faultsIn = (sentence: string): string[] =>
  Object.entries(FAULTS).flatMap(([fault, pattern]) =>
    pattern.test(plain(sentence)) ? [`${fault}: ${sentence}`] : [],
  );

interface Telling {
  readonly game: AnyGame;
  readonly advice: AnyAdvice;
  readonly text: AnyText;
  readonly seed: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Offers are put into words at every so many questions. */
  readonly offersEvery: number;
}

/** All that is said in a game of choices made now by advice and now at random, as the seat that is asked reads it. */
export function sentencesOf({ game, advice, text, seed, options = {}, offersEvery }: Telling): ReadonlySet<string> {
  const dice = new FastDice(seed);
  const match = Match.start(game, { seed, options }) as Match<Lexicon>;
  const said = new Set<string>();
  const random = atRandom(dice);
  const advised = asAdvised(advice, dice);
  let asked = 0;
  for (let { question } = match; question; question = match.question) {
    const view = match.view(question.seat);
    said.add(ask(text, question.rule, view));
    if (asked++ % offersEvery === 0) for (const { choice } of question.offers) said.add(say(text, choice, view));
    match.take(dice.below(2) > 0 ? advised(match) : random(match));
  }
  for (const { entry } of match.log()) said.add(tell(text, entry));
  return said;
}
