/**
 * An edition: the rules of one game, complete. It lays tables, takes records up and checks them, and has its own words. The rules of
 * the day are one; those of an older edition are kept in a bundle and give the same, so that nobody above need know the difference.
 */
import type { GameModule, Lexicon } from './game.ts';
import { type Adviser, HostedMatch } from './hosted-match.ts';
import type { Kept } from './match.ts';
import { type GameRecord, verify } from './record.ts';
import type { Tables } from './seat-table.ts';
import type { AnyText, Language } from './text.ts';

/** Raised when a bundle made before could no longer be asked as one made now. */
export const EDITION_FORM = 1;

export interface Edition {
  readonly form: number;
  readonly game: string;
  readonly edition: number;
  /** A new game. */
  start(
    setting: { readonly seed: string; readonly options?: GameRecord['options'] },
    adviser?: Adviser | undefined,
  ): Tables;
  /**
   * Takes up a record where it ends. One that does not hold is a `BadRecord`. What `Tables.keep` gave shortens the way; where it does
   * not fit, it is as if it were missing.
   */
  resume(record: GameRecord, adviser?: Adviser | undefined, kept?: Kept | undefined): Tables;
  /** Plays a record again and demands the result and the fingerprint it claims: otherwise a `BadRecord`. */
  verify(record: GameRecord): void;
  text(language: Language): Promise<AnyText>;
}

export function editionOn<G extends Lexicon>(game: GameModule<G>, text: Edition['text']): Edition {
  return {
    form: EDITION_FORM,
    game: game.id,
    edition: game.edition,
    start: (setting, adviser) => HostedMatch.start(game, setting, adviser) as Tables<Lexicon>,
    resume: (record, adviser, kept) => HostedMatch.resume(game, record, adviser, kept) as Tables<Lexicon>,
    verify: (record) => {
      verify(game, record);
    },
    text,
  };
}
