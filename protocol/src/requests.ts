/** What is asked of a house over HTTP, and what it answers. */
import type { OptionValue } from '@derby/kernel';
import * as v from 'valibot';
import {
  isName,
  LONGEST_NOTES,
  LONGEST_PASSWORD,
  LONGEST_RECORD,
  MOST_DAYS_AWAY,
  SHORTEST_PASSWORD,
} from './limits.ts';
import { reader } from './reader.ts';

const MOST_SEATS = 8;
const MOST_OPTIONS = 100;

const word = v.pipe(v.string(), v.regex(/^[a-z][a-zA-Z0-9-]{0,39}$/));
const optionValue = v.union([v.boolean(), v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(60))]);

/** Who takes a seat: whoever asks, anyone who comes, or a rank of the staff. */
export type SeatAsked = 'me' | 'open' | (string & {});

const within = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** How much time there is: minutes for the whole match, with seconds for every turn that is passed on; or days for each turn. */
const clock = v.variant('kind', [
  v.strictObject({ kind: v.literal('bank'), minutes: within(1, 600), increment: within(0, 600) }),
  v.strictObject({ kind: v.literal('days'), days: within(1, 30) }),
]);

const newMatch = v.strictObject({
  game: word,
  options: v.optional(v.pipe(v.record(word, optionValue), v.maxEntries(MOST_OPTIONS)), {}),
  seats: v.pipe(v.record(word, word), v.maxEntries(MOST_SEATS)),
  /** Whether anyone may see it in the lobby and take an open seat. */
  isListed: v.optional(v.boolean(), false),
  /** Whether the staff may be asked for advice, though persons play against each other. */
  hints: v.optional(v.boolean(), false),
  clock: v.optional(clock),
});
/** A game begun elsewhere, and who goes on with it: whoever asks, or a rank of the staff, by seat. */
const continuation = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(LONGEST_RECORD)),
  seats: v.pipe(v.record(word, word), v.maxEntries(MOST_SEATS)),
});
const name = v.pipe(v.string(), v.check(isName));
const renaming = v.strictObject({ name });
const joining = v.strictObject({ key: v.optional(v.pipe(v.string(), v.maxLength(60))) });

const notes = v.strictObject({ text: v.pipe(v.string(), v.maxLength(LONGEST_NOTES)) });
const vacation = v.strictObject({ days: within(1, MOST_DAYS_AWAY) });

/** An account: a name that nobody else here has, and a password. */
const credentials = v.strictObject({
  name,
  password: v.pipe(v.string(), v.minLength(SHORTEST_PASSWORD), v.maxLength(LONGEST_PASSWORD)),
});

const newToken = v.strictObject({ label: name });

export type Credentials = v.InferOutput<typeof credentials>;
export type Clock = v.InferOutput<typeof clock>;
export type Notes = v.InferOutput<typeof notes>;
export type Continuation = v.InferOutput<typeof continuation>;
export type NewMatch = v.InferOutput<typeof newMatch>;
export type Renaming = v.InferOutput<typeof renaming>;
export type Joining = v.InferOutput<typeof joining>;

export const readNewMatch = reader(newMatch);
export const readContinuation = reader(continuation);
export const readRenaming = reader(renaming);
export const readJoining = reader(joining);
export const readNotes = reader(notes);
export const readCredentials = reader(credentials);
export const readNewToken = reader(newToken);
export const readVacation = reader(vacation);

export interface Me {
  readonly name: string;
  /** The name of the account, for whoever has one. */
  readonly account?: string;
  /** In milliseconds since 1970: until then clocks that count days stand still. */
  readonly awayUntil?: number;
}

/** A token, without what is secret about it. */
export interface TokenLine {
  readonly id: string;
  readonly label: string;
  readonly created: number;
}

/** A line of a table of ratings (Glicko-2): a person's, or that of a rank of the staff. */
export interface RatingLine {
  readonly name?: string;
  readonly rank?: string;
  readonly isMe: boolean;
  readonly rating: number;
  /** Two of these to either side hold the true strength in nineteen cases of twenty. */
  readonly deviation: number;
  readonly played: number;
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
  readonly clock?: Clock;
  /** When the time of whoever has to decide runs out. */
  readonly due?: number;
  readonly result?: { readonly grade: string; readonly winner: string };
  /** Of an attempt at a challenge: until then the key of the dice stays sealed, and nobody else looks on. */
  readonly sealedUntil?: number;
  /** It was begun elsewhere: whoever brought it can know its dice. */
  readonly hasKnownDice?: true;
}

export interface MatchPage extends MatchSummary {
  readonly seedHash: string;
  /** Lets whoever has it look on. Told to those who play. */
  readonly watchKey?: string;
}
