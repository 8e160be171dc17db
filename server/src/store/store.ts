/** The store: one small interface, the same queries whatever database answers them. */
import { CompiledQuery, type Kysely, Migrator } from 'kysely';
import { MIGRATIONS } from './migrations.ts';
import type {
  AccountRow,
  CheckpointRow,
  EventRow,
  MatchRow,
  NotesRow,
  PersonRow,
  RatingRow,
  Schema,
  SeatRow,
  TalkRow,
  TokenRow,
  VacationRow,
} from './schema.ts';

/** How the last of its events leaves a match. */
export type Standing = Pick<MatchRow, 'touched' | 'status' | 'asked' | 'result' | 'left' | 'since' | 'due'>;
/** What the clocks show, since when, and until when. */
export type ClockStand = Pick<MatchRow, 'left' | 'since' | 'due'>;

export interface Entry extends EventRow {
  readonly standing: Standing;
}

export interface Seated extends MatchRow {
  readonly seats: readonly (SeatRow & Pick<PersonNames, 'name' | 'away_until'>)[];
}

interface PersonNames {
  readonly name: string | null;
  readonly away_until: number | null;
}

/** Of a list. */
const MOST = 100;

export class Store {
  readonly #db: Kysely<Schema>;
  readonly #statements: ReturnType<typeof statementsOf>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.#statements = statementsOf(db);
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

  /** Writes all of it, or nothing. A number that is taken already refuses the whole. */
  async append(entries: readonly Entry[]): Promise<void> {
    const { event, standing: stands } = this.#statements;
    await this.#db.transaction().execute(async (all) => {
      for (const { match, seq, deed, made } of entries)
        await all.executeQuery(CompiledQuery.raw(event, [match, seq, deed, made]));
      for (const [id, standing] of new Map(entries.map(({ match, standing: last }) => [match, last]))) {
        const { touched, status, asked, result, left, since, due } = standing;
        await all.executeQuery(CompiledQuery.raw(stands, [touched, status, asked, result, left, since, due, id]));
      }
    });
  }

  async setClock(id: string, clock: ClockStand): Promise<void> {
    await this.#db.updateTable('matches').set(clock).where('id', '=', id).execute();
  }

  /** Matches in which somebody's time has run out. */
  async dueBy(now: number): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'playing')
      .where('due', '<=', now)
      .limit(MOST)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Matches on which this person has to decide while a clock runs. */
  async waitingFor(person: string): Promise<Seated[]> {
    return this.#seated(
      await this.#db
        .selectFrom('matches')
        .innerJoin('seats', 'seats.match', 'matches.id')
        .selectAll('matches')
        .where('status', '=', 'playing')
        .where('due', 'is not', null)
        .whereRef('seats.seat', '=', 'matches.asked')
        .where('seats.holder', '=', person)
        .execute(),
    );
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

  async talk(match: string): Promise<TalkRow[]> {
    return this.#db.selectFrom('talk').selectAll().where('match', '=', match).orderBy('seq').execute();
  }

  /** Its number; nothing where there is no room for it: so many lines are kept of a match. */
  addTalk(line: Omit<TalkRow, 'seq'>, most: number): Promise<number | undefined> {
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

  account(folded: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('folded', '=', folded).executeTakeFirst();
  }

  accountOf(person: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst();
  }

  /** Whether nobody had the name. From now on the person goes by it. */
  addAccount(row: AccountRow): Promise<boolean> {
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

  /** All that one person has at any table is another's from now on: a guest has come home. */
  async handOver(from: string, to: string): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.updateTable('matches').set({ creator: to }).where('creator', '=', from).execute();
      await all.updateTable('seats').set({ holder: to }).where('holder', '=', from).execute();
      const theirs = all.selectFrom('notes').select('match').where('person', '=', to);
      await all
        .updateTable('notes')
        .set({ person: to })
        .where('person', '=', from)
        .where('match', 'not in', theirs)
        .execute();
    });
  }

  async addToken(row: TokenRow): Promise<void> {
    await this.#db.insertInto('tokens').values(row).execute();
  }

  tokens(person: string): Promise<TokenRow[]> {
    return this.#db.selectFrom('tokens').selectAll().where('person', '=', person).orderBy('created').execute();
  }

  /** Whose token has this hash. */
  async personBy(hash: string): Promise<string | undefined> {
    return (await this.#db.selectFrom('tokens').select('person').where('hash', '=', hash).executeTakeFirst())?.person;
  }

  async dropToken(person: string, id: string): Promise<void> {
    await this.#db.deleteFrom('tokens').where('person', '=', person).where('id', '=', id).execute();
  }

  rating(player: string, game: string): Promise<RatingRow | undefined> {
    const query = this.#db.selectFrom('ratings').selectAll().where('player', '=', player).where('game', '=', game);
    return query.executeTakeFirst();
  }

  /** The strongest first. */
  ratings(game: string): Promise<(RatingRow & { readonly name: string | null })[]> {
    return this.#db
      .selectFrom('ratings')
      .leftJoin('people', 'people.id', 'ratings.player')
      .selectAll('ratings')
      .select('people.name')
      .where('game', '=', game)
      .orderBy('rating', 'desc')
      .limit(MOST)
      .execute();
  }

  /** Matches that are over and were not counted. */
  async uncounted(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('matches')
      .select('id')
      .where('status', '=', 'over')
      .where('is_rated', '=', 0)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** A match has been counted, and these ratings came of it. */
  async rate(match: string, ratings: readonly RatingRow[]): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      const { numUpdatedRows: counted } = await all
        .updateTable('matches')
        .set({ is_rated: 1 })
        .where('id', '=', match)
        .where('is_rated', '=', 0)
        .executeTakeFirst();
      if (counted !== 1n) return;
      for (const row of ratings) {
        const { player: _player, game: _game, ...strength } = row;
        await all
          .insertInto('ratings')
          .values(row)
          .onConflict((conflict) => conflict.columns(['player', 'game']).doUpdateSet(strength))
          .execute();
      }
    });
  }

  /** Marks a match that cannot go on. */
  async stop(id: string, touched: number): Promise<void> {
    const standing = { touched, status: 'stopped' as const, asked: null, result: null, since: null, due: null };
    await this.#db.updateTable('matches').set(standing).where('id', '=', id).execute();
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
      .select([
        'seats.match',
        'seats.seat',
        'seats.holder',
        'seats.rank',
        'seats.key',
        'people.name',
        'people.away_until',
      ])
      .where(
        'seats.match',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
    return rows.map((row) => ({ ...row, seats: seats.filter(({ match }) => match === row.id) }));
  }
}

/** What is written for every deed, put together once: that takes longer than to write it. */
function statementsOf(db: Kysely<Schema>) {
  const event: EventRow = { match: '', seq: 0, deed: '', made: 0 };
  const standing: Standing = { touched: 0, status: 'playing', asked: '', result: '', left: '', since: 0, due: 0 };
  return {
    event: db.insertInto('events').values(event).compile().sql,
    standing: db.updateTable('matches').set(standing).where('id', '=', '').compile().sql,
  };
}
