/** What is kept, table by table. Booleans are 0 and 1, times are milliseconds: both databases have those. */
import type { MatchStatus } from '@derby/protocol';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
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

export interface Schema {
  people: PersonRow;
  matches: MatchRow;
  seats: SeatRow;
  events: EventRow;
}
