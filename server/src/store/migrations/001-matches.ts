import type { Kysely } from 'kysely';

export async function matches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('matches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('creator', 'text', (column) => column.notNull())
    .addColumn('watch_key', 'text', (column) => column.notNull())
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addColumn('hints', 'integer', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('touched', 'bigint', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('asked', 'text')
    .addColumn('result', 'text')
    .execute();
  await db.schema.createIndex('matches_listed').on('matches').columns(['is_listed', 'status', 'touched']).execute();
  await db.schema
    .createTable('seats')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('holder', 'text')
    .addColumn('rank', 'text')
    .addColumn('key', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['match', 'seat'])
    .execute();
  await db.schema.createIndex('seats_holder').on('seats').column('holder').execute();
  await db.schema
    .createTable('events')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('events_key', ['match', 'seq'])
    .execute();
}
