import type { Kysely } from 'kysely';

/** Answers on their way to the process that has asked. */
export async function errands(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('answers')
    .addColumn('owner', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('answers_key', ['owner', 'number'])
    .execute();
}
