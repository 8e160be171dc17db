/** Challenges: the same dice and the same options for everybody, for a week. */
import type { OptionValue } from '@derby/kernel';

export interface ChallengeLine {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** Who sits where: `me`, or a rank of the staff. */
  readonly seats: Readonly<Record<string, string>>;
  readonly begins: number;
  readonly ends: number;
  /** SHA-256 of the key of the dice; the key itself once the week is over. */
  readonly seedHash: string;
  readonly seed?: string;
  /** Whether luck and skill are told apart: only where the staff's judgement of the game has been proved. */
  readonly isCalibrated: boolean;
  readonly entrants: number;
  /** The one attempt of whoever asks. */
  readonly own?: { readonly match: string; readonly isOver: boolean };
  /** Told to whoever has played, and to all once the week is over. */
  readonly results?: readonly ResultLine[];
}

export interface ResultLine {
  readonly name: string;
  readonly isMe: boolean;
  /** Whether the account was there before the week began; others are listed below. */
  readonly isRanked: boolean;
  readonly grade: string;
  /** What it came to, from 0 to 1: what was expected at the start, with what luck and decisions made of it. */
  readonly worth: number;
  readonly accounts?: ChallengeAccounts;
  /** Once the week is over anyone may look at it. */
  readonly match?: string;
}

export interface ChallengeAccounts {
  readonly start: number;
  /** What the player's own decisions cost, never above 0. */
  readonly skill: number;
  /** What the other seats' decisions gave. */
  readonly others: number;
  readonly luck: number;
  /** What lay hidden or was misjudged and came to light; staff of an older edition books it to the start. */
  readonly revealed?: number;
}
