/** The store: one small interface, the same queries whatever database answers them. */
import { type Kysely, Migrator } from 'kysely';
import { KeptAccounts, KeptTokens } from './accounts.ts';
import { KeptAlerts } from './alerts.ts';
import { KeptChallenges } from './challenges.ts';
import { KeptErrands } from './errands.ts';
import { KeptEvents } from './events.ts';
import { ALONE, type Link, type News, type Work } from './link.ts';
import { KeptMatches } from './matches.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { KeptPeople } from './people.ts';
import { KeptProperty } from './property.ts';
import { KeptRatings } from './ratings.ts';
import type { Schema } from './schema.ts';
import { KeptTalk } from './talk.ts';

export class Store {
  readonly #db: Kysely<Schema>;
  readonly link: Link;
  readonly people: KeptPeople;
  readonly accounts: KeptAccounts;
  readonly tokens: KeptTokens;
  readonly matches: KeptMatches;
  readonly events: KeptEvents;
  readonly talk: KeptTalk;
  readonly ratings: KeptRatings;
  readonly alerts: KeptAlerts;
  readonly challenges: KeptChallenges;
  readonly property: KeptProperty;
  readonly errands: KeptErrands;

  constructor(db: Kysely<Schema>, link: Link = ALONE) {
    this.#db = db;
    this.link = link;
    this.people = new KeptPeople(db);
    this.accounts = new KeptAccounts(db);
    this.tokens = new KeptTokens(db);
    this.matches = new KeptMatches(db, link);
    this.events = new KeptEvents(db, link);
    this.talk = new KeptTalk(db, link);
    this.ratings = new KeptRatings(db);
    this.alerts = new KeptAlerts(db);
    this.challenges = new KeptChallenges(db);
    this.property = new KeptProperty(db);
    this.errands = new KeptErrands(db, link);
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

  /** Tells the other processes. */
  async announce(news: News): Promise<void> {
    await this.link.announce(this.#db, news);
  }

  /** Puts something to work. */
  async enqueue(work: Work): Promise<void> {
    await this.link.enqueue(this.#db, work);
  }

  async close(): Promise<void> {
    await this.link.close();
    await this.#db.destroy();
  }
}
