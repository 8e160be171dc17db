import type { Kysely } from 'kysely';

/** Matches that were begun elsewhere. */
export async function knownDice(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('matches')
    .addColumn('known_dice', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
