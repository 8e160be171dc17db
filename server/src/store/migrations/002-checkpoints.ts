import type { Kysely } from 'kysely';

export async function checkpoints(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('checkpoints')
    .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('deeds', 'integer', (column) => column.notNull())
    .addColumn('packed', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
}
