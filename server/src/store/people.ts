/** Who comes to the house, and when they are away. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Until then clocks that count days stand still. */
  readonly away_until: number | null;
}

/** When somebody was away. */
export interface VacationRow {
  readonly person: string;
  readonly since: number;
  readonly until: number;
}

/** The people, as they are kept. */
export class KeptPeople {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async add(person: PersonRow): Promise<void> {
    await this.#db.insertInto('people').values(person).execute();
  }

  find(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  async vacations(person: string, since: number): Promise<VacationRow[]> {
    return this.#db
      .selectFrom('vacations')
      .selectAll()
      .where('person', '=', person)
      .where('until', '>', since)
      .execute();
  }

  async goAway(vacation: VacationRow): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.insertInto('vacations').values(vacation).execute();
      await all.updateTable('people').set({ away_until: vacation.until }).where('id', '=', vacation.person).execute();
    });
  }

  /** All that one person has at any table is another's from now on: a guest has come home. */
  async handOver(from: string, to: string): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.updateTable('matches').set({ creator: to }).where('creator', '=', from).execute();
      await all.updateTable('seats').set({ holder: to }).where('holder', '=', from).execute();
      await all.updateTable('channels').set({ person: to }).where('person', '=', from).execute();
      const theirs = all.selectFrom('notes').select('match').where('person', '=', to);
      await all
        .updateTable('notes')
        .set({ person: to })
        .where('person', '=', from)
        .where('match', 'not in', theirs)
        .execute();
    });
  }
}
