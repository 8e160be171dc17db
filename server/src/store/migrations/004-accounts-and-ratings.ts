import type { Kysely } from 'kysely';

export async function accountsAndRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('accounts')
    .addColumn('person', 'text', (column) => column.primaryKey().references('people.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull().unique())
    .addColumn('password', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('ratings')
    .addColumn('player', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('deviation', 'double precision', (column) => column.notNull())
    .addColumn('volatility', 'double precision', (column) => column.notNull())
    .addColumn('played', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('ratings_key', ['player', 'game'])
    .execute();
  await db.schema
    .alterTable('matches')
    .addColumn('is_rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
