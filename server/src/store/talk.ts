/** What is said at a table, and what each notes for himself. */
import type { Kysely } from 'kysely';
import type { Link } from './link.ts';
import type { Schema } from './schema.ts';

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

/** Talk and notes, as they are kept. */
export class KeptTalk {
  readonly #db: Kysely<Schema>;
  readonly #link: Link;

  constructor(db: Kysely<Schema>, link: Link) {
    this.#db = db;
    this.#link = link;
  }

  /** What was said at a table, from a line on. */
  async of(match: string, from = 0): Promise<TalkRow[]> {
    const query = this.#db.selectFrom('talk').selectAll().where('match', '=', match).where('seq', '>=', from);
    return query.orderBy('seq').execute();
  }

  /** Its number; nothing where there is no room for it: so many lines are kept of a match. */
  async add(line: Omit<TalkRow, 'seq'>, most: number): Promise<number | undefined> {
    for (;;) {
      const { said } = await this.#db
        .selectFrom('talk')
        .select(({ fn }) => fn.countAll<number | string>().as('said'))
        .where('match', '=', line.match)
        .executeTakeFirstOrThrow();
      const seq = Number(said);
      if (seq >= most) return undefined;
      // Where somebody else had this number first, the next is tried.
      if (await this.#tried({ ...line, seq })) return seq;
    }
  }

  #tried(row: TalkRow): Promise<boolean> {
    return this.#db.transaction().execute(async (all) => {
      const { numInsertedOrUpdatedRows: added } = await all
        .insertInto('talk')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added !== 1n) return false;
      await this.#link.announce(all, { kind: 'talk', match: row.match, from: row.seq });
      return true;
    });
  }

  async notes(match: string, person: string): Promise<string> {
    const query = this.#db.selectFrom('notes').select('text').where('match', '=', match).where('person', '=', person);
    return (await query.executeTakeFirst())?.text ?? '';
  }

  async setNotes(row: NotesRow): Promise<void> {
    await this.#db
      .insertInto('notes')
      .values(row)
      .onConflict((conflict) => conflict.columns(['match', 'person']).doUpdateSet({ text: row.text }))
      .execute();
  }
}
