/** How the database came to its shape. A step that was released never changes; a further one is added. */
import type { Kysely, Migration } from 'kysely';

type Steps = Readonly<Record<string, Migration>>;

export const MIGRATIONS: Steps = {
  '001-matches': {
    up: async (db: Kysely<unknown>) => {
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
    },
  },
  '002-checkpoints': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('checkpoints')
        .addColumn('match', 'text', (column) => column.primaryKey().references('matches.id'))
        .addColumn('rules', 'text', (column) => column.notNull())
        .addColumn('deeds', 'integer', (column) => column.notNull())
        .addColumn('packed', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '003-clocks-and-talk': {
    up: async (db: Kysely<unknown>) => {
      for (const column of ['clock', 'left']) await db.schema.alterTable('matches').addColumn(column, 'text').execute();
      for (const column of ['since', 'due'])
        await db.schema.alterTable('matches').addColumn(column, 'bigint').execute();
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
    },
  },
  '004-accounts-and-ratings': {
    up: async (db: Kysely<unknown>) => {
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
    },
  },
  '005-tokens': {
    up: async (db: Kysely<unknown>) => {
      await db.schema
        .createTable('tokens')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('label', 'text', (column) => column.notNull())
        .addColumn('created', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('tokens_person').on('tokens').column('person').execute();
    },
  },
};
