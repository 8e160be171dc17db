/** What is said at a table, and what each notes for himself. */
import type { Kysely } from 'kysely';
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

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async of(match: string): Promise<TalkRow[]> {
    return this.#db.selectFrom('talk').selectAll().where('match', '=', match).orderBy('seq').execute();
  }

  /** Its number; nothing where there is no room for it: so many lines are kept of a match. */
  add(line: Omit<TalkRow, 'seq'>, most: number): Promise<number | undefined> {
    return this.#db.transaction().execute(async (all) => {
      const { said } = await all
        .selectFrom('talk')
        .select(({ fn }) => fn.countAll<number | string>().as('said'))
        .where('match', '=', line.match)
        .executeTakeFirstOrThrow();
      const seq = Number(said);
      if (seq >= most) return undefined;
      await all
        .insertInto('talk')
        .values({ ...line, seq })
        .execute();
      return seq;
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
