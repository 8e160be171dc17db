/** What is kept, table by table. Booleans are 0 and 1, times are milliseconds: both databases have those. */
import type { MatchStatus } from '@derby/protocol';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Until then clocks that count days stand still. */
  readonly away_until: number | null;
}

/** An account: a person who comes back from anywhere by a name and a password. */
export interface AccountRow {
  readonly person: string;
  /** As it was typed, and as it is compared. */
  readonly name: string;
  readonly folded: string;
  /** The hash of the password by scrypt, with its salt and its cost. */
  readonly password: string;
  readonly created: number;
}

/** A token by which a program acts for a person. Only its hash is kept. */
export interface TokenRow {
  readonly id: string;
  readonly person: string;
  readonly hash: string;
  readonly label: string;
  readonly created: number;
}

/** How strong somebody is at a game: a person, or a rank of the staff, who goes by `rank:…`. */
export interface RatingRow {
  readonly player: string;
  readonly game: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  readonly played: number;
}

/** When somebody was away. */
export interface VacationRow {
  readonly person: string;
  readonly since: number;
  readonly until: number;
}

/** A line of talk at a table, numbered within its match. */
export interface TalkRow {
  readonly match: string;
  readonly seq: number;
  readonly seat: string;
  readonly text: string;
  readonly made: number;
}

/** What somebody has noted on a match, for himself alone. */
export interface NotesRow {
  readonly match: string;
  readonly person: string;
  readonly text: string;
}

export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  /** The file of the rules that it is pinned to, named by its content. */
  readonly rules: string;
  /** As JSON. */
  readonly options: string;
  /** The key of the dice. It leaves the house when the match is over. */
  readonly seed: string;
  readonly creator: string;
  readonly watch_key: string;
  readonly is_listed: number;
  readonly hints: number;
  readonly created: number;
  /** What follows is how the events leave it, kept beside them so that lists need not play it through. */
  readonly touched: number;
  readonly status: MatchStatus;
  readonly asked: string | null;
  /** As JSON. */
  readonly result: string | null;
  /** How much time there is, as JSON; what the clocks show, since when the one of whoever is asked runs, and when it runs out. */
  readonly clock: string | null;
  readonly left: string | null;
  readonly since: number | null;
  readonly due: number | null;
  /** Whether its result has been counted. */
  readonly is_rated: number;
}

export interface SeatRow {
  readonly match: string;
  readonly seat: string;
  readonly holder: string | null;
  readonly rank: string | null;
  readonly key: string;
}

/** A deed, numbered within its match. Nothing is ever changed here, and nothing is taken away. */
export interface EventRow {
  readonly match: string;
  readonly seq: number;
  /** As JSON. */
  readonly deed: string;
  readonly made: number;
}

/** A match as it was kept on its way: opened from here it need not be played from its beginning. Nothing is lost where it is missing. */
export interface CheckpointRow {
  readonly match: string;
  /** Under which rules, and after how many deeds. */
  readonly rules: string;
  readonly deeds: number;
  readonly packed: string;
  readonly hash: string;
}

export interface Schema {
  checkpoints: CheckpointRow;
  people: PersonRow;
  accounts: AccountRow;
  tokens: TokenRow;
  ratings: RatingRow;
  vacations: VacationRow;
  talk: TalkRow;
  notes: NotesRow;
  matches: MatchRow;
  seats: SeatRow;
  events: EventRow;
}
