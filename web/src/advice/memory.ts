/** Remembers the match that was asked about last: the next question mostly comes a few choices later. */
import { type GameRecord, type Lexicon, type Match, replay } from '@derby/kernel';
import type { AnyGame } from '@derby/registry';

let last: { readonly record: GameRecord; readonly match: Match<Lexicon> } | undefined;

/** The match at the end of a record, played on from the last one where that is a part of it. */
export function recalled(game: AnyGame, record: GameRecord): Match<Lexicon> {
  const known = last && goesOn(last.record, record) ? last : undefined;
  // While it is played on it is neither the one nor the other: a fault on the way must not be remembered.
  last = undefined;
  known?.match.takeAll(record.choices.slice(known.record.choices.length));
  const match = known?.match ?? replay(game, record);
  last = { record, match };
  return match;
}

function goesOn(before: GameRecord, record: GameRecord): boolean {
  return beginningOf(before) === beginningOf(record) && before.choices.every((one, at) => one === record.choices[at]);
}

const beginningOf = ({ game, edition, seed, options }: GameRecord): string =>
  JSON.stringify([game, edition, seed, options]);
