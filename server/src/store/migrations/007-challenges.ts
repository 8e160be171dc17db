import type { Kysely } from 'kysely';

export async function challenges(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('matches').addColumn('sealed_until', 'bigint').execute();
  await db.schema
    .createTable('challenges')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('edition', 'integer', (column) => column.notNull())
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('seats', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('begins', 'bigint', (column) => column.notNull())
    .addColumn('ends', 'bigint', (column) => column.notNull())
    .addColumn('is_calibrated', 'integer', (column) => column.notNull())
    .addUniqueConstraint('challenges_week', ['game', 'begins'])
    .execute();
  await db.schema
    .createTable('attempts')
    .addColumn('challenge', 'text', (column) => column.notNull().references('challenges.id'))
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('match', 'text', (column) => column.notNull().unique())
    .addColumn('begun', 'bigint', (column) => column.notNull())
    .addColumn('is_ranked', 'integer', (column) => column.notNull())
    .addColumn('finished', 'bigint')
    .addColumn('grade', 'text')
    .addColumn('worth', 'double precision')
    .addColumn('accounts', 'text')
    .addPrimaryKeyConstraint('attempts_key', ['challenge', 'person'])
    .execute();
}
