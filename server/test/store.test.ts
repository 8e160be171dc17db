/** The store: every earlier shape of the database comes to the present one, with what was in it. */
import { mkdtempSync, rmSync } from 'node:fs';
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
