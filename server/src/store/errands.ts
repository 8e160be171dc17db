/** Errands: work that one process asks for and any other does, and the answers. */
import { type Kysely, sql } from 'kysely';
import type { Link } from './link.ts';
import type { Schema } from './schema.ts';

export interface AnswerRow {
  /** The process that has asked, and which of its errands it was. */
  readonly owner: number;
  readonly number: number;
  /** As JSON. */
  readonly answer: string;
}

export interface Errand {
  readonly owner: number;
  readonly number: number;
  readonly asked: object;
}

const keyOf = ({ owner, number }: Pick<Errand, 'owner' | 'number'>): string => `errand:${owner}:${number}`;

export class KeptErrands {
  readonly #db: Kysely<Schema>;
  readonly #link: Link;

  constructor(db: Kysely<Schema>, link: Link) {
    this.#db = db;
    this.#link = link;
  }

  /** Asks whoever is free. */
  async ask(task: string, errand: Errand): Promise<void> {
    await this.#link.enqueue(this.#db, { task, payload: errand, key: keyOf(errand), isPatient: true });
  }

  /** What was done twice is answered once. */
  async answer(row: AnswerRow): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all
        .insertInto('answers')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await this.#link.announce(all, { kind: 'answer', owner: row.owner });
    });
  }

  /** The answers that have come; they are given once. */
  collect(owner: number): Promise<AnswerRow[]> {
    return this.#db.deleteFrom('answers').where('owner', '=', owner).returningAll().execute();
  }

  /** Nobody waits for them any more. */
  async withdraw(owner: number): Promise<void> {
    await sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where key like ${`errand:${owner}:%`}`.execute(
      this.#db,
    );
    await this.collect(owner);
  }
}
