/** `derby work` and `derby sim --database`: the figures of one machine, whoever plays and whoever is lost. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { ensureRules } from '../../scripts/bundle.mjs';
import { databaseFor, usePostgres } from '../../server/test/database.ts';

usePostgres();

const DERBY = fileURLToPath(new URL('../bin/derby.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'derby-work-'));
const workers: ChildProcess[] = [];
const env = { ...process.env, LANG: 'C', DERBY_DATABASE: '' };

afterAll(async () => {
  for (const one of workers) one.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const spawned = (...words: string[]): ChildProcess =>
  spawn(process.execPath, [DERBY, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });

async function worker(database: string): Promise<ChildProcess> {
  const child = spawned('work', '--database', database, '--threads', '1');
  workers.push(child);
  await once(createInterface(child.stdout as NodeJS.ReadableStream), 'line');
  return child;
}

/** How much was asked for so far, and how much of it somebody is at. */
async function workIn(database: string): Promise<{ asked: number; underWay: number }> {
  const client = new pg.Client(database);
  await client.connect();
  const { rows } = await client.query<{ asked: number; at: number }>(
    'select max(id)::int as asked, count(locked_by)::int as at from graphile_worker.jobs',
  );
  await client.end();
  return { asked: rows[0]?.asked ?? 0, underWay: rows[0]?.at ?? 0 };
}

/** More than are asked for at once: some have been answered. */
const SOME = 70;
const GAMES = 400;
const STUDY = ['sim', 'xxi', '--games', String(GAMES), '--seed', '7', '--bot', 'greedy'];

describe('derby work', () => {
  test('a simulation goes on when a worker is killed, and gives the same figures', async () => {
    await ensureRules();
    const database = (await databaseFor(folder)) ?? '';
    const [far, near] = [join(folder, 'far'), join(folder, 'near')];
    const sim = spawned(...STUDY, '--database', database, '--csv', `${far}.csv`, '--json', `${far}.json`);
    const ended = once(sim, 'exit');
    const lost = await worker(database);
    // Killed in the middle, while it is at something.
    for (;;) {
      lost.kill('SIGSTOP');
      const { asked, underWay } = await workIn(database);
      if (asked > SOME && underWay > 0) break;
      lost.kill('SIGCONT');
      await pause(20);
    }
    lost.kill('SIGKILL');
    expect(sim.exitCode).toBe(null);
    await worker(database);
    const alone = spawnSync(
      process.execPath,
      [DERBY, ...STUDY, '--workers', '1', '--csv', `${near}.csv`, '--json', `${near}.json`],
      { env },
    );
    expect(alone.status).toBe(0);
    expect(await ended).toEqual([0, null]);
    for (const kind of ['csv', 'json'])
      expect(readFileSync(`${far}.${kind}`, 'utf8')).toBe(readFileSync(`${near}.${kind}`, 'utf8'));
  }, 120_000);

  test.each([
    ['sim', 'xxi', '--games', '1', '--database', 'postgres://x:secret@127.0.0.1:1/y'],
    ['work'],
    ['backup', '/nowhere', '--database', 'postgres://x:secret@127.0.0.1:1/y'],
  ])('%s %s %s %s %s: what is wrong with the database is said, without its password', (...words) => {
    const { status, stderr } = spawnSync(process.execPath, [DERBY, ...words], { env, encoding: 'utf8' });
    expect(status).toBeGreaterThan(0);
    expect(stderr).toMatch(/database/);
    expect(stderr).not.toMatch(/secret|\n\s+at /);
  });
});
