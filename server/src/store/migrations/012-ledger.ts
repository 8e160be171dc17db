import type { Kysely } from 'kysely';

/** Deeds that are kept and not yet in their tables. On PostgreSQL it stays empty. */
export async function ledger(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ledger')
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('entries', 'text', (column) => column.notNull())
    .execute();
}
