/** From touched words to a choice: a choice is said word by word, in any order, and nothing here knows what they mean. */
import { type Choice, type Offer, openOf } from '@derby/kernel';

/** What the words touched so far leave: how the board is lit, and the choice once it is complete. */
interface Narrowed {
  /** The open offers that hold every word touched. */
  readonly open: readonly Offer[];
  readonly lit: ReadonlySet<string>;
  readonly barred: ReadonlyMap<string, string>;
}

/** A touch leads to other words being selected, or to a choice. */
type Touched = { readonly selected: readonly string[]; readonly choice?: undefined } | { readonly choice: Choice };

export const wordsOf = ([, ...words]: Choice): string[] => words.map(String);

export function narrow(offers: readonly Offer[], selected: readonly string[]): Narrowed {
  const holding = selected.length === 0 ? offers : offers.filter(({ choice }) => holds(choice, selected));
  const open = openOf(holding);
  const lit = new Set<string>();
  if (selected.length > 0) for (const { choice } of open) for (const word of wordsOf(choice)) lit.add(word);
  // Whatever could be begun anew stays lit too, so that one selection can be exchanged for another by one touch.
  const all = openOf(offers);
  const fixed = fixedWords(all);
  for (const { choice } of all) for (const word of beginningsOf(choice, fixed)) lit.add(word);
  for (const word of selected) lit.delete(word);
  return { open, lit, barred: barsOf(holding, open, selected) };
}

/** What touching a word does. */
export function touch(offers: readonly Offer[], selected: readonly string[], word: string): Touched {
  const open = openOf(offers);
  const fixed = fixedWords(open);
  if (selected.includes(word)) {
    const complete = open.filter(({ choice }) => isSaid(choice, selected, fixed));
    const [only, ...others] = complete;
    if (only && others.length === 0) return { choice: only.choice };
    return { selected: selected.filter((one) => one !== word) };
  }
  const both = [...selected, word];
  const further = open.filter(({ choice }) => holds(choice, both));
  if (further.length === 0)
    return open.some(({ choice }) => holds(choice, [word])) ? touch(offers, [], word) : { selected };
  const [only] = further;
  if (further.length === 1 && only && isSaid(only.choice, both, fixed)) return { choice: only.choice };
  return { selected: both };
}

const holds = (choice: Choice, words: readonly string[]): boolean => {
  const own = wordsOf(choice);
  return words.every((word) => own.includes(word));
};

/** For each verb, the words that all its open offers share: they could not have been others. */
function fixedWords(open: readonly Offer[]): ReadonlyMap<string, ReadonlySet<string>> {
  const fixed = new Map<string, Set<string>>();
  for (const { choice } of open) {
    const words = wordsOf(choice);
    const shared = fixed.get(choice[0]);
    if (!shared) fixed.set(choice[0], new Set(words));
    else for (const word of shared) if (!words.includes(word)) shared.delete(word);
  }
  return fixed;
}

/** Where saying a choice begins: its first word that could have been another. */
function beginningsOf(choice: Choice, fixed: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const words = wordsOf(choice);
  const first = words.find((word) => !fixed.get(choice[0])?.has(word));
  return first === undefined ? words : [first];
}

/** Nothing is left to say: every word was touched, or could not have been another. */
function isSaid(choice: Choice, selected: readonly string[], fixed: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  if (!holds(choice, selected)) return false;
  return wordsOf(choice).every((word) => selected.includes(word) || fixed.get(choice[0])?.has(word));
}

/** Words that lead to barred offers only, with the rule of the first. */
function barsOf(
  offers: readonly Offer[],
  open: readonly Offer[],
  selected: readonly string[],
): ReadonlyMap<string, string> {
  const free = new Set([...selected, ...open.flatMap(({ choice }) => wordsOf(choice))]);
  const bars = new Map<string, string>();
  for (const { choice, barredBy } of offers) {
    if (barredBy === undefined) continue;
    for (const word of wordsOf(choice)) if (!free.has(word) && !bars.has(word)) bars.set(word, barredBy);
  }
  return bars;
}
