/** The store: every earlier shape of the database comes to the present one, with what was in it. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../src/store/migrations/index.ts';
import type { Schema } from '../src/store/schema.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import { Store } from '../src/store/store.ts';

const steps = Object.keys(MIGRATIONS);

describe('migrations', () => {
  test.each(steps)('from %s to the present', async (step) => {
    const folder = mkdtempSync(join(tmpdir(), 'derby-store-'));
    const file = new Database(join(folder, 'derby.sqlite'));
    const earlier = new Store(new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) }));
    await earlier.migrate(step);
    // In the words of the first shape: later columns are none of its business.
    file.exec(`
      insert into people (id, name, created) values ('p', 'Rodger', 1);
      insert into matches (id, game, edition, rules, options, seed, creator, watch_key, is_listed, hints, created, touched, status)
        values ('m', 'xxi', 2, 'r', '{}', 's', 'p', 'w', 1, 0, 1, 2, 'playing');
      insert into seats (match, seat, holder, key) values ('m', 'player', 'p', 'k');
      insert into events (match, seq, deed, made) values ('m', 0, '{"kind":"undo","seat":"player"}', 3);`);
    await earlier.close();
    const store = await sqliteStore(folder);
    expect(await store.matches.find('m')).toMatchObject({ game: 'xxi', seats: [{ seat: 'player', name: 'Rodger' }] });
    expect(await store.events.of('m')).toEqual([
      { match: 'm', seq: 0, deed: '{"kind":"undo","seat":"player"}', made: 3 },
    ]);
    await store.events.append([
      {
        match: 'm',
        seq: 1,
        deed: '{}',
        made: 4,
        standing: { touched: 4, status: 'over', asked: null, result: '{}', left: null, since: null, due: null },
      },
    ]);
    expect(await store.matches.find('m')).toMatchObject({
      touched: 4,
      status: 'over',
      asked: null,
      result: '{}',
      left: null,
      since: null,
      due: null,
    });
    await store.close();
    rmSync(folder, { recursive: true });
  });

  test('there is more than one shape to come from', () => {
    expect(steps.length).toBeGreaterThan(1);
  });
});

test('what was written is carried over from the log into the database while the house goes on', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'derby-store-'));
  const store = await sqliteStore(folder);
  await store.people.add({ id: 'p', name: 'Rodger', created: 1, away_until: null });
  const size = () => statSync(join(folder, 'derby.sqlite')).size;
  const before = size();
  const standing = {
    touched: 4,
    status: 'playing',
    asked: null,
    result: null,
    left: null,
    since: null,
    due: null,
  } as const;
  const row = {
    game: 'xxi',
    edition: 2,
    rules: 'r',
    options: '{}',
    seed: 's',
    creator: 'p',
    watch_key: 'w',
    is_listed: 1,
  };
  await store.matches.add(
    { ...row, ...standing, id: 'm', hints: 0, created: 1, clock: null, is_rated: 0, sealed_until: null, known_dice: 0 },
    [{ match: 'm', seat: 'player', holder: 'p', rank: null, key: 'k' }],
  );
  for (let seq = 0; seq < 3600; seq += 100)
    await store.events.append(
      Array.from({ length: 100 }, (_, i) => ({ match: 'm', seq: seq + i, deed: '{}'.padEnd(500), made: 4, standing })),
    );
  // Far too little for the writer to do it himself.
  while (size() === before) await new Promise((later) => setTimeout(later, 20));
  await store.close();
  const again = await sqliteStore(folder);
  expect((await again.events.of('m')).length).toBe(3600);
  await again.close();
  rmSync(folder, { recursive: true });
}, 30_000);
