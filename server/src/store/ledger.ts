/**
 * Deeds of SQLite on their way into the tables. A table of deeds has its pages by match, so that each deed is a page of its own, and another for its match; to write those
 * costs more than all else. So the deeds of a transaction are one line of a table that only grows, and from there they are brought into their tables many
 * at a time: when there are many, and before anybody asks the database for anything. Either is one transaction: a deed is never in neither, and never in both.
 */
import { type Entry, Overtaken } from './events.ts';
import type { Remembering } from './settling.ts';

/** So many deeds are kept here at most before they are brought into their tables: that takes some milliseconds, in which nothing else is done. */
const MANY = 2000;
/** Of so many matches the next number is remembered. */
const MOST_MATCHES = 20_000;

const KEEP = 'insert into ledger (entries) values (?)';
const VERSION = 'pragma data_version';
const NEXT = 'select coalesce((select max(seq) + 1 from events where match = id), 0) as next from matches where id = ?';
/** What `rowOf` makes of an entry, column by column. */
const ROWS = `select value->>0 as match, value->>1 as seq, value->>2 as deed, value->>3 as made, value->>4 as anew,
  value->>5 as touched, value->>6 as status, value->>7 as asked, value->>8 as result, value->>9 as "left", value->>10 as since, value->>11 as due
  from ledger, json_each(ledger.entries)`;
const SETTLE = [
  `insert into events (match, seq, deed, made) select match, seq, deed, made from (${ROWS}) order by match, seq`,
  // Beside the one `max` the columns are those of its row: of the last deed. What lists are made by is written where one of the deeds has changed it.
  `update matches set asked = last.asked, "left" = last."left", since = last.since,
    touched = iif(last.changed, last.touched, matches.touched), status = iif(last.changed, last.status, matches.status),
    result = iif(last.changed, last.result, matches.result), due = iif(last.changed, last.due, matches.due)
    from (select match, max(seq), sum(anew) as changed, touched, status, asked, result, "left", since, due from (${ROWS}) group by match) as last
    where matches.id = last.match`,
  'delete from ledger',
];

type Row = readonly (string | number | null)[];

function rowOf({ match, seq, deed, made, standing, isListedAsBefore }: Entry): Row {
  const { touched, status, asked, result, left, since, due } = standing;
  return [match, seq, deed, made, isListedAsBefore ? 0 : 1, touched, status, asked, result, left, since, due];
}

export class Ledger {
  readonly #database: Remembering;
  /** The number that the next deed of a match has. */
  readonly #next = new Map<string, number>();
  /** The deeds that we have kept and that are not in their tables, by match; and how many. */
  readonly #waiting = new Map<string, Entry[]>();
  #kept = 0;
  /** Of the database when we last wrote: it changes when somebody else has written. */
  #version: number | undefined;
  /** Whether something was not done: before anything else is kept, all that lies here must come into its tables. */
  #hasFailed = false;

  constructor(database: Remembering) {
    this.#database = database;
  }

  /** Whether it is worth while to bring them into their tables. */
  get isLong(): boolean {
    return this.#kept >= MANY;
  }

  /** Keeps all of it or nothing. */
  keep(entries: readonly Entry[]): void {
    let isSettled = false;
    const numbers = this.#inOne((version) => {
      isSettled = version !== this.#version || this.#hasFailed;
      if (isSettled) this.#settleAll();
      const next = this.#numbersAfter(entries);
      this.#run(KEEP, [JSON.stringify(entries.map(rowOf))]);
      return next;
    });
    if (isSettled) this.#settled();
    this.#kept += entries.length;
    for (const [match, number] of numbers) this.#next.set(match, number);
    for (const entry of entries) {
      const waiting = this.#waiting.get(entry.match);
      if (waiting) waiting.push(entry);
      else this.#waiting.set(entry.match, [entry]);
    }
  }

  /** From now on all that was kept is in its tables. Where somebody is in the midst of a transaction it has been so since that began. */
  settle(): void {
    if (this.#database.inTransaction) return;
    if (this.#kept === 0 && !this.#hasFailed && this.#versionNow() === this.#version) return;
    this.#inOne(() => this.#settleAll());
    this.#settled();
    if (this.#next.size > MOST_MATCHES) this.#next.clear();
  }

  /** The same for whoever only reads: where there is no room for it he reads what there is, and `waiting` tells the rest, if nobody else has written. */
  settleToRead(): void {
    try {
      this.settle();
    } catch (fault) {
      if (this.#version === undefined || this.#versionNow() !== this.#version) throw fault;
    }
  }

  /** The deeds of a match that are kept and could not come into their table. */
  waiting(match: string): readonly Entry[] {
    return this.#waiting.get(match) ?? [];
  }

  #settleAll(): void {
    for (const sql of SETTLE) this.#run(sql);
  }

  #settled(): void {
    this.#kept = 0;
    this.#waiting.clear();
    this.#hasFailed = false;
  }

  /** In one transaction. After a failure, and after somebody else has written, the next numbers are looked up again. */
  #inOne<T>(act: (version: number | undefined) => T): T {
    try {
      this.#run('begin immediate');
      const version = this.#versionNow();
      if (version !== this.#version) this.#next.clear();
      const done = act(version);
      this.#run('commit');
      this.#version = version;
      return done;
    } catch (fault) {
      this.#hasFailed = true;
      this.#next.clear();
      this.#undo();
      throw fault;
    }
  }

  /** Where the database has given up by itself there is nothing to undo. */
  #undo(): void {
    try {
      this.#run('rollback');
    } catch {}
  }

  /** The next number of each match after these entries. */
  #numbersAfter(entries: readonly Entry[]): Map<string, number> {
    const numbers = new Map<string, number>();
    for (const { match, seq } of entries) {
      const next = numbers.get(match) ?? this.#next.get(match) ?? this.#nextOf(match);
      if (seq < next) throw new Overtaken();
      numbers.set(match, seq + 1);
    }
    return numbers;
  }

  /** Of a match of which nothing lies here: what did was brought into its tables just now. */
  #nextOf(match: string): number {
    const [row] = this.#database.known(NEXT).all([match]) as { next: number }[];
    if (!row) throw new Error(`There is no match ${match}.`);
    return row.next;
  }

  #versionNow(): number | undefined {
    const [row] = this.#database.known(VERSION).all([]) as { data_version: number }[];
    return row?.data_version;
  }

  #run(sql: string, parameters: readonly unknown[] = []): void {
    this.#database.known(sql).run(parameters);
  }
}
