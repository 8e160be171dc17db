/**
 * The drill for PostgreSQL: its own programs copy the database while somebody plays, the database is lost, the copy is taken back into a new one, and everyone
 * goes on. It needs a PostgreSQL that is installed (`apt install postgresql`): the one that other tests fetch has no `pg_dump`.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { installedPostgres, openPostgres, type TestPostgres } from '../../scripts/postgres.mjs';
import { open, Person, type Seat } from './house.ts';

const bin = installedPostgres();
const call = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'derby-dump-'));
let postgres: TestPostgres;

const program = (name: string, words: readonly string[]) => call(join(postgres.bin, name), words);

async function step(seat: Seat): Promise<void> {
  const { at } = seat;
  expect((await seat.take(seat.open[0] ?? '')).refusal).toBeUndefined();
  await seat.until(() => seat.at > at);
}

/** The database is gone, whoever may still hold it. */
async function lose(database: string): Promise<void> {
  const client = new pg.Client(postgres.urlOf('postgres'));
  await client.connect();
  await client.query(`drop database ${new URL(database).pathname.slice(1)} with (force)`);
  await client.end();
}

describe.skipIf(bin === undefined)('a copy of a PostgreSQL database', () => {
  beforeAll(async () => {
    postgres = await openPostgres(bin);
  }, 120_000);
  afterAll(async () => {
    await postgres.close();
    rmSync(folder, { recursive: true });
  });

  test('is made while somebody plays, taken back into a new database, and everyone goes on where it was made', async () => {
    const dump = join(folder, 'monday.dump');
    const database = await postgres.newDatabase();
    const before = await (async () => {
      await using house = await open({ data: join(folder, 'first'), database });
      const person = new Person(house.address);
      const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
      const seat = await person.sit(id);
      for (let i = 0; i < 5; i++) await step(seat);
      const then = seat.now;
      await Promise.all([program('pg_dump', ['--format=custom', `--file=${dump}`, database]), step(seat)]);
      await step(seat);
      await seat.leave();
      return { id, cookie: person.cookie, then };
    })();
    await lose(database);
    const again = await postgres.newDatabase();
    await program('pg_restore', ['--exit-on-error', `--dbname=${again}`, dump]);
    // On another machine: nothing of the old data folder is there.
    await using house = await open({ data: join(folder, 'second'), database: again });
    const person = new Person(house.address);
    person.cookie = before.cookie;
    const seat = await person.sit(before.id);
    expect(seat.at).toBeGreaterThanOrEqual(5);
    expect(seat.at).toBeLessThanOrEqual(6);
    expect(seat.now?.steps.slice(0, 5)).toEqual(before.then?.steps);
    await step(seat);
    await seat.leave();
  }, 120_000);
});
