import type { Kysely } from 'kysely';

export async function clocksAndTalk(db: Kysely<unknown>): Promise<void> {
  for (const column of ['clock', 'left']) await db.schema.alterTable('matches').addColumn(column, 'text').execute();
  for (const column of ['since', 'due']) await db.schema.alterTable('matches').addColumn(column, 'bigint').execute();
  await db.schema.createIndex('matches_due').on('matches').column('due').execute();
  await db.schema.alterTable('people').addColumn('away_until', 'bigint').execute();
  await db.schema
    .createTable('vacations')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('vacations_person').on('vacations').column('person').execute();
  await db.schema
    .createTable('talk')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('seat', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('made', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('talk_key', ['match', 'seq'])
    .execute();
  await db.schema
    .createTable('notes')
    .addColumn('match', 'text', (column) => column.notNull().references('matches.id'))
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('notes_key', ['match', 'person'])
    .execute();
}
