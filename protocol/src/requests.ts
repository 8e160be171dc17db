/** What is asked of a house over HTTP, and what it answers. */
import type { OptionValue } from '@derby/kernel';
import * as v from 'valibot';
import { isName } from './limits.ts';

const MOST_SEATS = 8;
const MOST_OPTIONS = 100;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/));
const optionValue = v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(60))]);

/** Who takes a seat: whoever asks, anyone who comes, or a rank of the staff. */
export type SeatAsked = 'me' | 'open' | (string & {});

const newMatch = v.strictObject({
  game: word,
  options: v.optional(v.pipe(v.record(word, optionValue), v.maxEntries(MOST_OPTIONS)), {}),
  seats: v.pipe(v.record(word, word), v.maxEntries(MOST_SEATS)),
  /** Whether anyone may see it in the lobby and take an open seat. */
  isListed: v.optional(v.boolean(), false),
  /** Whether the staff may be asked for advice, though persons play against each other. */
  hints: v.optional(v.boolean(), false),
});
const name = v.pipe(v.string(), v.check(isName));
const renaming = v.strictObject({ name });
const joining = v.strictObject({ key: v.optional(v.pipe(v.string(), v.maxLength(60))) });

export type NewMatch = v.InferOutput<typeof newMatch>;
export type Renaming = v.InferOutput<typeof renaming>;
export type Joining = v.InferOutput<typeof joining>;

const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (data: unknown): T | undefined => {
    const read = v.safeParse(schema, data);
    return read.success ? read.output : undefined;
  };

export const readNewMatch = reader(newMatch);
export const readRenaming = reader(renaming);
export const readJoining = reader(joining);

export interface Me {
  readonly name: string;
}

export type MatchStatus = 'playing' | 'over' | 'stopped';

export interface SeatSummary {
  readonly seat: string;
  readonly name?: string;
  /** Of the staff. */
  readonly rank?: string;
  readonly isOpen: boolean;
  readonly isMine: boolean;
  /** Lets whoever has it take the seat. Told to whoever laid the table, while the seat is open. */
  readonly key?: string;
}

/** A match as a list shows it. */
export interface MatchSummary {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly status: MatchStatus;
  readonly seats: readonly SeatSummary[];
  /** Whoever has to decide. */
  readonly asked?: string;
  readonly isMyTurn: boolean;
  readonly isListed: boolean;
  readonly hints: boolean;
  readonly touched: number;
  readonly result?: { readonly grade: string; readonly winner: string };
}

export interface MatchPage extends MatchSummary {
  readonly seedHash: string;
  /** Lets whoever has it look on. Told to those who play. */
  readonly watchKey?: string;
}
