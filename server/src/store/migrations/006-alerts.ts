import type { Kysely } from 'kysely';

export async function alerts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('channels')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('is_confirmed', 'integer', (column) => column.notNull())
    .addColumn('fault', 'text')
    .addColumn('fault_at', 'bigint')
    .execute();
  await db.schema.createIndex('channels_person').on('channels').column('person').execute();
  await db.schema
    .createTable('alerts')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('occasion', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('alerts_key', ['match', 'channel', 'occasion'])
    .execute();
  await db.schema.createIndex('alerts_due').on('alerts').column('due').execute();
}
