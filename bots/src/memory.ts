/** Remembers the match that was asked about last: the next question mostly comes a few choices later. */
import { type GameModule, type GameRecord, type Lexicon, type Match, replay } from '@derby/kernel';
import { beginningOf, goesOn } from './courier.ts';

interface Remembered<G extends Lexicon> {
  readonly record: GameRecord;
  /** Choices that were made: a list that grows has more by now. */
  readonly made: number;
  readonly match: Match<G>;
}

export class Memory<G extends Lexicon> {
  readonly #game: GameModule<G>;
  #last: Remembered<G> | undefined;

  constructor(game: GameModule<G>) {
    this.#game = game;
  }

  /** The match at the end of a record, played on from the last one where that is a part of it. */
  recalled(record: GameRecord): Match<G> {
    const known = this.#last && isPartOf(this.#last.record, record) ? this.#last : undefined;
    // While it is played on it is neither the one nor the other: a fault on the way must not be remembered.
    this.#last = undefined;
    known?.match.takeAll(record.choices.slice(known.made));
    const match = known?.match ?? replay(this.#game, record);
    this.#last = { record, made: record.choices.length, match };
    return match;
  }
}

/** The same list of choices, grown, need not be gone through. */
const isPartOf = (before: GameRecord, record: GameRecord): boolean =>
  before.choices === record.choices ? beginningOf(before) === beginningOf(record) : goesOn(before, record);
