/** What belongs to the house as a whole: the rules that matches are pinned to, and the secret of its cookies. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The rules of a game, as one file named by its content. */
export interface BundleRow {
  readonly name: string;
  readonly content: string;
}

export interface SecretRow {
  readonly name: string;
  readonly value: string;
}

export class KeptProperty {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async bundle(name: string): Promise<string | undefined> {
    const query = this.#db.selectFrom('bundles').select('content').where('name', '=', name);
    return (await query.executeTakeFirst())?.content;
  }

  /** Nothing that is there already is changed. */
  async addBundle(row: BundleRow): Promise<void> {
    await this.#db
      .insertInto('bundles')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
  }

  /** The secret of this name: what the first who asked has brought. */
  async secret(row: SecretRow): Promise<string> {
    await this.#db
      .insertInto('secrets')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const query = this.#db.selectFrom('secrets').select('value').where('name', '=', row.name);
    return (await query.executeTakeFirstOrThrow()).value;
  }
}
