/** What happened at the tables: deeds that are only ever added, and matches as they were on their way. */
import { CompiledQuery, type Kysely } from 'kysely';
import type { Link, Work } from './link.ts';
import type { MatchRow } from './matches.ts';
import type { Schema } from './schema.ts';

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

/** How the last of its events leaves a match. */
export type Standing = Pick<MatchRow, 'touched' | 'status' | 'asked' | 'result' | 'left' | 'since' | 'due'>;

/** What lists are made by: the database keeps it in order, and that costs more than the rest. */
const LISTED = ['touched', 'status', 'due'] as const;

/** Whether a match is still to be found where it was. */
export const isListedAs = (before: Standing, after: Standing): boolean =>
  LISTED.every((column) => before[column] === after[column]);

export interface Entry extends EventRow {
  readonly standing: Standing;
  /** Whether what lists are made by has stayed. */
  readonly isListedAsBefore?: boolean;
  /** What is to be done because of it, by whoever is free. */
  readonly work?: Work | undefined;
}

/** Something that is written: the words of the database, and what is put into them. */
type Line = readonly [sql: string, parameters: readonly unknown[]];

/** The number of a deed is taken: another process was quicker. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** The deeds, as they are kept. */
export class KeptEvents {
  readonly #db: Kysely<Schema>;
  readonly #link: Link;
  readonly #statements: ReturnType<typeof statementsOf>;

  constructor(db: Kysely<Schema>, link: Link) {
    this.#db = db;
    this.#link = link;
    this.#statements = statementsOf(db);
  }

  /** The deeds of a match, from a number on. */
  async of(match: string, from = 0): Promise<EventRow[]> {
    const query = this.#db.selectFrom('events').selectAll().where('match', '=', match).where('seq', '>=', from);
    const rows = await query.orderBy('seq').execute();
    // Meanwhile some may have come into their table and further ones been kept: what does not follow is left to whoever asks next.
    for (const { seq, deed, made } of this.#link.waiting?.(match) ?? [])
      if (seq === (rows.at(-1)?.seq ?? from - 1) + 1) rows.push({ match, seq, deed, made });
    return rows;
  }

  /** Writes all of it, or nothing. A number that is taken already refuses the whole. */
  async append(entries: readonly Entry[]): Promise<void> {
    if (this.#link.keep) return this.#link.keep(entries);
    try {
      await this.#db.transaction().execute((all) => this.#write(all, entries));
    } catch (fault) {
      throw isTaken(fault) ? new Overtaken('', { cause: fault }) : fault;
    }
  }

  async #write(all: Kysely<Schema>, entries: readonly Entry[]): Promise<void> {
    for (const [sql, parameters] of this.#lines(entries))
      await all.executeQuery(CompiledQuery.raw(sql, [...parameters]));
    for (const [id, { standing, work }] of lastOf(entries)) {
      await this.#link.announce(all, { kind: standing.status === 'over' ? 'over' : 'deed', match: id });
      if (work) await this.#link.enqueue(all, work);
    }
  }

  /** Every deed, and how the last of each match leaves it. */
  #lines(entries: readonly Entry[]): Line[] {
    const { event, stands, goesOn } = this.#statements;
    const lines: Line[] = [];
    const listedAnew = new Set<string>();
    for (const { match, seq, deed, made, isListedAsBefore } of entries) {
      lines.push([event, [match, seq, deed, made]]);
      if (!isListedAsBefore) listedAnew.add(match);
    }
    for (const [id, { standing }] of lastOf(entries)) {
      const { touched, status, asked, result, left, since, due } = standing;
      if (listedAnew.has(id)) lines.push([stands, [touched, status, asked, result, left, since, due, id]]);
      else lines.push([goesOn, [asked, left, since, id]]);
    }
    return lines;
  }

  checkpoint(match: string): Promise<CheckpointRow | undefined> {
    return this.#db.selectFrom('checkpoints').selectAll().where('match', '=', match).executeTakeFirst();
  }

  /** In the place of an earlier one. */
  async keepCheckpoint(row: CheckpointRow): Promise<void> {
    const { match: _, ...kept } = row;
    await this.#db
      .insertInto('checkpoints')
      .values(row)
      .onConflict((conflict) => conflict.column('match').doUpdateSet(kept))
      .execute();
  }
}

const lastOf = (entries: readonly Entry[]): Map<string, Entry> => new Map(entries.map((entry) => [entry.match, entry]));

/** What is written for every deed, put together once: that takes longer than to write it. */
function statementsOf(db: Kysely<Schema>) {
  const event: EventRow = { match: '', seq: 0, deed: '', made: 0 };
  const going = { asked: '', left: '', since: 0 };
  const standing: Standing = { touched: 0, status: 'playing', asked: '', result: '', left: '', since: 0, due: 0 };
  const matches = db.updateTable('matches');
  return {
    event: db.insertInto('events').values(event).compile().sql,
    stands: matches.set(standing).where('id', '=', '').compile().sql,
    goesOn: matches.set(going).where('id', '=', '').compile().sql,
  };
}

/** What PostgreSQL calls a key that is there already. */
const TAKEN = '23505';

const isTaken = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === TAKEN;
