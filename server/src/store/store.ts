/** The store: one small interface, the same queries whatever database answers them. */
import { type Kysely, Migrator } from 'kysely';
import { KeptAccounts, KeptTokens } from './accounts.ts';
import { KeptAlerts } from './alerts.ts';
import { KeptEvents } from './events.ts';
import { KeptMatches } from './matches.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { KeptPeople } from './people.ts';
import { KeptRatings } from './ratings.ts';
import type { Schema } from './schema.ts';
import { KeptTalk } from './talk.ts';

export class Store {
  readonly #db: Kysely<Schema>;
  readonly people: KeptPeople;
  readonly accounts: KeptAccounts;
  readonly tokens: KeptTokens;
  readonly matches: KeptMatches;
  readonly events: KeptEvents;
  readonly talk: KeptTalk;
  readonly ratings: KeptRatings;
  readonly alerts: KeptAlerts;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
    this.people = new KeptPeople(db);
    this.accounts = new KeptAccounts(db);
    this.tokens = new KeptTokens(db);
    this.matches = new KeptMatches(db);
    this.events = new KeptEvents(db);
    this.talk = new KeptTalk(db);
    this.ratings = new KeptRatings(db);
    this.alerts = new KeptAlerts(db);
  }

  /** Brings the database to its present shape. */
  async migrate(to?: string): Promise<void> {
    const migrator = new Migrator({ db: this.#db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = to === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(to);
    if (error) throw error;
  }

  /** Throws where the database does not answer. */
  async check(): Promise<void> {
    await this.#db.selectFrom('matches').select('id').limit(1).execute();
  }

  async close(): Promise<void> {
    await this.#db.destroy();
  }
}
