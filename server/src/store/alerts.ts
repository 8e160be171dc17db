/** Where people want to be told, and what they are yet to be told. */
import type { AlertKind, AlertOccasion } from '@derby/protocol';
import type { Kysely } from 'kysely';
import { MOST } from './lists.ts';
import type { Schema } from './schema.ts';

export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: AlertKind;
  /** An address of mail, the address of a webhook, or a subscription as JSON. */
  readonly target: string;
  /** Of a webhook: signs what is sent. Of mail: the code that proves the address. */
  readonly secret: string;
  readonly language: 'en' | 'fr';
  readonly created: number;
  /** Nothing but its code is sent to an address of mail that has not answered. */
  readonly is_confirmed: number;
  /** Why the last one did not arrive, and when that was. */
  readonly fault: string | null;
  readonly fault_at: number | null;
}

/** Something that somebody is to be told at a time. */
export interface AlertRow {
  readonly match: string;
  readonly channel: string;
  readonly occasion: AlertOccasion;
  readonly due: number;
  readonly tries: number;
}

/** Channels and alerts, as they are kept. */
export class KeptAlerts {
  readonly #db: Kysely<Schema>;

  constructor(db: Kysely<Schema>) {
    this.#db = db;
  }

  async addChannel(row: ChannelRow): Promise<void> {
    await this.#db.insertInto('channels').values(row).execute();
  }

  channelsOf(person: string): Promise<ChannelRow[]> {
    return this.#db.selectFrom('channels').selectAll().where('person', '=', person).orderBy('created').execute();
  }

  channel(id: string): Promise<ChannelRow | undefined> {
    return this.#db.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async setChannel(id: string, what: Partial<Pick<ChannelRow, 'is_confirmed' | 'fault' | 'fault_at'>>): Promise<void> {
    await this.#db.updateTable('channels').set(what).where('id', '=', id).execute();
  }

  async dropChannel(id: string): Promise<void> {
    await this.#db.transaction().execute(async (all) => {
      await all.deleteFrom('alerts').where('channel', '=', id).execute();
      await all.deleteFrom('channels').where('id', '=', id).execute();
    });
  }

  /** The same is not told twice: what waits already goes on waiting. */
  async add(rows: readonly AlertRow[]): Promise<void> {
    if (rows.length === 0) return;
    await this.#db
      .insertInto('alerts')
      .values([...rows])
      .onConflict((conflict) => conflict.columns(['match', 'channel', 'occasion']).doNothing())
      .execute();
  }

  dueBy(now: number): Promise<AlertRow[]> {
    return this.#db.selectFrom('alerts').selectAll().where('due', '<=', now).orderBy('due').limit(MOST).execute();
  }

  /** Whether it is ours to send: of all who ask, one is told so. */
  async claim({ match, channel, occasion }: AlertRow): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('alerts')
      .where('match', '=', match)
      .where('channel', '=', channel)
      .where('occasion', '=', occasion)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  }
}
