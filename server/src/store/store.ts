/** The store: one small interface, the same queries whatever database answers them. */
import { type Kysely, Migrator, type Transaction } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type { EventRow, MatchRow, PersonRow, Schema, SeatRow } from './schema.ts';

/** How the last of its events leaves a match. */
export type Standing = Pick<MatchRow, 'touched' | 'status' | 'asked' | 'result'>;

export interface Entry extends EventRow {
  readonly standing: Standing;
}

export interface Seated extends MatchRow {
  readonly seats: readonly (SeatRow & { readonly name: string | null })[];
}

/** Of a list. */
const MOST = 100;
/** Rows that go into one statement: SQLite takes so many variables and no more. */
const ROWS = 500;

export class Store {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** Brings the database to its present shape. */
  async migrate(to?: string): Promise<void> {
    const migrator = new Migrator({ db: this.#db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
    if (error) throw error;
  }

  async addPerson(person: PersonRow): Promise<void> {
    await this.#db.insertInto('people').values(person).execute();
  }

  person(id: string): Promise<PersonRow | undefined> {
    return this.#db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  async addMatch(match: MatchRow, seats: readonly SeatRow[]): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.insertInto('matches').values(match).execute();
      await all
        .insertInto('seats')
        .values([...seats])
        .execute();
    });
  }

  async match(id: string): Promise<Seated | undefined> {
    const row = await this.#db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst();
    return row && (await this.#seated([row]))[0];
  }

  events(match: string): Promise<EventRow[]> {
    return this.#db.selectFrom('events').selectAll().where('match', '=', match).orderBy('seq').execute();
  }

  /** Writes all of it, or nothing. A number that is taken already refuses the whole. */
  async append(entries: readonly Entry[]): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      for (let i = 0; i < entries.length; i += ROWS)
        await all
          .insertInto('events')
          .values(entries.slice(i, i + ROWS).map(({ standing: _, ...event }) => event))
          .execute();
      for (const [id, standing] of new Map(entries.map(({ match, standing }) => [match, standing])))
        await stand(all, id, standing);
    });
  }

  /** Marks a match that cannot go on. */
  async stop(id: string, touched: number): Promise<void> {
    await stand(this.#db, id, { touched, status: 'stopped', asked: null, result: null });
  }

  /** Whether the seat was free and is theirs now. */
  async takeSeat(match: string, seat: string, holder: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('seats')
      .set({ holder })
      .where('match', '=', match)
      .where('seat', '=', seat)
      .where('holder', 'is', null)
      .where('rank', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  /** Where anyone may sit down, the newest first. */
  async lobby(): Promise<Seated[]> {
    return this.#seated(
      await this.#db
        .selectFrom('matches')
        .selectAll()
        .where('is_listed', '=', 1)
        .where('status', '=', 'playing')
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('seats')
              .select('seats.seat')
              .whereRef('seats.match', '=', 'matches.id')
              .where('seats.holder', 'is', null)
              .where('seats.rank', 'is', null),
          ),
        )
        .orderBy('touched', 'desc')
        .limit(MOST)
        .execute(),
    );
  }

  /** Where this person sits, or has laid the table, the last touched first. */
  async matchesOf(person: string): Promise<Seated[]> {
    return this.#seated(
      await this.#db
        .selectFrom('matches')
        .selectAll()
        .where(({ or, eb, exists, selectFrom }) =>
          or([
            eb('creator', '=', person),
            exists(
              selectFrom('seats')
                .select('seats.seat')
                .whereRef('seats.match', '=', 'matches.id')
                .where('seats.holder', '=', person),
            ),
          ]),
        )
        .orderBy('touched', 'desc')
        .limit(MOST)
        .execute(),
    );
  }

  /** Matches in which a player of the staff has to decide. */
  async awaitingStaff(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .select('matches.id')
      .where('status', '=', 'playing')
      .whereRef('seats.seat', '=', 'matches.asked')
      .where('seats.rank', 'is not', null)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Throws where the database does not answer. */
  async check(): Promise<void> {
    await this.#db.selectFrom('matches').select('id').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }

  async #seated(rows: readonly MatchRow[]): Promise<Seated[]> {
    if (rows.length === 0) return [];
    const seats = await this.#db
      .selectFrom('seats')
      .leftJoin('people', 'people.id', 'seats.holder')
      .select(['seats.match', 'seats.seat', 'seats.holder', 'seats.rank', 'seats.key', 'people.name'])
      .where(
        'seats.match',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return rows.map((row) => ({ ...row, seats: seats.filter(({ match }) => match === row.id) }));
  }
}

async function stand(db: Kysely<Schema> | Transaction<Schema>, id: string, standing: Standing): Promise<void> {
  await db.updateTable('matches').set(standing).where('id', '=', id).execute();
}
