/** By what people are known again: accounts, and the tokens of their programs. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

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

/** Names with passwords. */
export class KeptAccounts {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  byName(folded: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('folded', '=', folded).executeTakeFirst();
  }

  of(person: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst();
  }

  /** Whether nobody had the name. From now on the person goes by it. */
  add(row: AccountRow): Promise<boolean> {
    return this.#db.transaction().execute(async (all) => {
      const { numInsertedOrUpdatedRows: added } = await all
        .insertInto('accounts')
        .values(row)
        .onConflict((conflict) => conflict.column('folded').doNothing())
        .executeTakeFirst();
      if (added !== 1n) return false;
      await all.updateTable('people').set({ name: row.name }).where('id', '=', row.person).execute();
      return true;
    });
  }
}

/** The hashes of tokens. */
export class KeptTokens {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(row: TokenRow): Promise<void> {
    await this.#db.insertInto('tokens').values(row).execute();
  }

  of(person: string): Promise<TokenRow[]> {
    return this.#db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created').execute();
  }

  /** Whose token has this hash. */
  async personBy(hash: string): Promise<string | undefined> {
    return (await this.#db.selectFrom('tokens').select('person').where('hash', '=', hash).executeTakeFirst())?.person;
  }

  async drop(person: string, id: string): Promise<void> {
    await this.#db.deleteFrom('tokens').where('person', '=', person).where('id', '=', id).execute();
  }
}
