/** The staff of a game: asked with a record, it says what it would choose at its end, and goes over a game that is done. */
import { type GameRecord, type Hint, type Lexicon, notation, optionsFor } from '@derby/kernel';
import { Memory } from './memory.ts';
import { lastThought } from './player.ts';
import { isProved } from './proved.ts';
import { reasonsFor } from './reasons.ts';
import { type Progress, type Review, type ReviewSetting, reviewing } from './review.ts';
import { type AdvisedGame, thinkingOf } from './thinking.ts';
import { playerOf } from './tiers.ts';

export interface Consultation {
  /** A player's name. An unknown one is refused. */
  readonly rank: string;
  /** One for a match: the same seed gives the same thoughts at the same moment of it, and others at the next. */
  readonly seed: string;
  /** Says when the time is up. */
  readonly isLate?: () => boolean;
  /** Whether somebody will read the reasons; they cost time to put together. */
  readonly why: boolean;
}

/** A hint, and what the game is expected to be worth with it, where the player searches. */
export interface Counsel extends Hint {
  readonly worth?: { readonly mean: number; readonly error: number };
  /** All that was weighed, best first. */
  readonly lines?: readonly Line[];
}

/** A choice that was weighed, in the notation of records, and what the game is expected to be worth with it. */
export interface Line {
  readonly choice: string;
  readonly worth: number;
  readonly error: number;
}

export interface Staff {
  /** What a player would choose at the end of a record. */
  consult(record: GameRecord, consultation: Consultation): Promise<Counsel>;
  /** Whether its judgement has been proved on games that it had not seen. Staff of older editions does not say. */
  readonly isCalibrated?: boolean;
  /** Goes over a finished game step by step. */
  reviewing(record: GameRecord, setting?: ReviewSetting): Generator<Progress, Review, void>;
}

export function staffOf<G extends Lexicon>({ game, advice }: AdvisedGame<G>): Staff {
  const memory = new Memory(game);
  return {
    consult: async (record, { rank, seed, isLate, why }) => {
      const match = memory.recalled(record);
      const thinking = thinkingOf(match, advice);
      if (!thinking) return { choice: undefined, reasons: [] };
      const { choice, assessments } = lastThought(playerOf(rank), thinking, seed, isLate);
      const best = assessments[0];
      return {
        choice: notation(choice),
        ...(why ? reasonsFor(match, advice, choice) : { reasons: [] }),
        ...(best && {
          worth: { mean: best.worth, error: best.error },
          lines: assessments.map((one) => ({ choice: notation(one.choice), worth: one.worth, error: one.error })),
        }),
      };
    },
    isCalibrated: isProved(game, advice, optionsFor(game)),
    reviewing: (record, setting) => reviewing({ game, advice }, record, setting),
  };
}

/** The staff of an older edition thinks the same at moments that look alike: a seed of its own for each keeps it from doing and undoing something for ever. */
export const olderStaff = (staff: Staff): Staff => ({
  ...staff,
  consult: (record, asked) => staff.consult(record, { ...asked, seed: `${asked.seed} ${record.choices.length}` }),
});
