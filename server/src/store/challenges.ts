/** Challenges of the week, and what everybody made of them. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface ChallengeRow {
  readonly id: string;
  readonly game: string;
  readonly edition: number;
  /** The file of the rules: the same for everybody, whatever is deployed during the week. */
  readonly rules: string;
  /** As JSON: the options, and who sits where (`me`, or a rank of the staff). */
  readonly options: string;
  readonly seats: string;
  /** The key of everybody's dice. It leaves the house when the week is over. */
  readonly seed: string;
  readonly begins: number;
  readonly ends: number;
  /** Whether the staff's judgement of this game has been proved, so that luck and skill can be told apart. */
  readonly is_calibrated: number;
}

/** The one attempt of a person. What follows `finished` is there when it was over in time. */
export interface AttemptRow {
  readonly challenge: string;
  readonly person: string;
  readonly match: string;
  readonly begun: number;
  /** Whether the account was there before the week began. */
  readonly is_ranked: number;
  readonly finished: number | null;
  readonly grade: string | null;
  /** What it came to, from 0 to 1. */
  readonly worth: number | null;
  /** As JSON: what was expected, and what luck and decisions made of it. */
  readonly accounts: string | null;
}

/** Challenges and attempts, as they are kept. */
export class KeptChallenges {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  /** There is one a week and game: whoever comes second finds it there. */
  async add(row: ChallengeRow): Promise<void> {
    await this.#db
      .insertInto('challenges')
      .values(row)
      .onConflict((conflict) => conflict.columns(['game', 'begins']).doNothing())
      .execute();
  }

  find(id: string): Promise<ChallengeRow | undefined> {
    return this.#db.selectFrom('challenges').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Those that end after this time, the latest first. */
  since(time: number): Promise<ChallengeRow[]> {
    return this.#db
      .selectFrom('challenges')
      .selectAll()
      .where('ends', '>', time)
      .orderBy('begins', 'desc')
      .orderBy('game')
      .execute();
  }

  /** There is one a person: a second changes nothing. */
  async begin(row: AttemptRow): Promise<void> {
    await this.#db
      .insertInto('attempts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['challenge', 'person']).doNothing())
      .execute();
  }

  attempt(challenge: string, person: string): Promise<AttemptRow | undefined> {
    const all = this.#db.selectFrom('attempts').selectAll().where('challenge', '=', challenge);
    return all.where('person', '=', person).executeTakeFirst();
  }

  attemptBy(match: string): Promise<AttemptRow | undefined> {
    return this.#db.selectFrom('attempts').selectAll().where('match', '=', match).executeTakeFirst();
  }

  attempts(challenge: string): Promise<(AttemptRow & { readonly name: string })[]> {
    return this.#db
      .selectFrom('attempts')
      .innerJoin('people', 'people.id', 'attempts.person')
      .selectAll('attempts')
      .select('people.name')
      .where('challenge', '=', challenge)
      .execute();
  }

  async finish(match: string, what: Pick<AttemptRow, 'finished' | 'grade' | 'worth' | 'accounts'>): Promise<void> {
    await this.#db.updateTable('attempts').set(what).where('match', '=', match).execute();
  }

  /** Attempts at matches that are over, of which nothing was written down. */
  async uncounted(): Promise<string[]> {
    const rows = await this.#db
      .selectFrom('attempts')
      .innerJoin('matches', 'matches.id', 'attempts.match')
      .select('matches.id')
      .where('status', '=', 'over')
      .where('finished', 'is', null)
      .whereRef('matches.touched', '<', 'matches.sealed_until')
      .execute();
    return rows.map(({ id }) => id);
  }
}
