/** Remembers the match that was asked about last: the next question mostly comes a few choices later. */
import { type GameModule, type GameRecord, type Lexicon, type Match, replay } from '@derby/kernel';

export class Memory<G extends Lexicon> {
  readonly #game: GameModule<G>;
  #last: { readonly record: GameRecord; readonly match: Match<G> } | undefined;

  constructor(game: GameModule<G>) {
    this.#game = game;
  }

  /** The match at the end of a record, played on from the last one where that is a part of it. */
  recalled(record: GameRecord): Match<G> {
    const known = this.#last && goesOn(this.#last.record, record) ? this.#last : undefined;
    // While it is played on it is neither the one nor the other: a fault on the way must not be remembered.
    this.#last = undefined;
    known?.match.takeAll(record.choices.slice(known.record.choices.length));
    const match = known?.match ?? replay(this.#game, record);
    this.#last = { record, match };
    return match;
  }
}

function goesOn(before: GameRecord, record: GameRecord): boolean {
  return beginningOf(before) === beginningOf(record) && before.choices.every((one, at) => one === record.choices[at]);
}

const beginningOf = ({ game, edition, seed, options }: GameRecord): string =>
  JSON.stringify([game, edition, seed, options]);
