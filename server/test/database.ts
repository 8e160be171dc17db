/** Where the houses of tests keep their matches: in a file each, unless a test file asks for PostgreSQL. */
import { postgresStore } from '@derby/server';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { openPostgres, type TestPostgres } from '../../scripts/postgres.mjs';

let isAsked = false;
let postgres: TestPostgres | undefined;
const databases = new Map<string, string>();
const TEMPLATE = 'shaped';

/** From now on every house of this test file has a database, one for each data folder. */
export function usePostgres(): void {
  isAsked = true;
  beforeAll(async () => {
    postgres = await openPostgres();
    await ask('create database shaped');
    // Shaped once, and copied for each.
    await (await postgresStore(postgres.urlOf(TEMPLATE))).close();
  }, 120_000);
  afterAll(async () => {
    await postgres?.close();
    postgres = undefined;
    databases.clear();
  });
}

/** Whether this test file has asked for it. */
export const isOnPostgres = (): boolean => isAsked;

/** The database of a data folder; none where PostgreSQL was not asked for. */
export async function databaseFor(data: string): Promise<string | undefined> {
  if (!postgres) return undefined;
  const found = databases.get(data);
  if (found !== undefined) return found;
  const name = `derby_${databases.size}`;
  await ask(`create database ${name} template ${TEMPLATE}`);
  databases.set(data, postgres.urlOf(name));
  return postgres.urlOf(name);
}

/** A database in which there is nothing yet. */
export async function emptyDatabase(): Promise<string> {
  if (!postgres) throw new Error('There is no PostgreSQL here.');
  return postgres.newDatabase();
}

async function ask(query: string): Promise<void> {
  const client = new pg.Client(postgres?.urlOf('postgres'));
  await client.connect();
  await client.query(query);
  await client.end();
}
