/** `derby serve` from a checkout, in a process of its own. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../server/test/house.ts';

const DERBY = fileURLToPath(new URL('../bin/derby.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'derby-serve-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...words: string[]) =>
  spawn(process.execPath, [DERBY, 'serve', ...words], { env: { ...process.env, LANG: 'C' }, stdio: 'pipe' });

/** How a house that does not open says why. */
async function refusal(...words: string[]): Promise<{ code: number; said: string }> {
  const child = run(...words);
  let said = '';
  child.stderr.on('data', (bytes) => {
    said += bytes;
  });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said };
}

describe('derby serve', () => {
  let child: ReturnType<typeof run>;
  let address = '';
  const lines: string[] = [];
  beforeAll(async () => {
    child = run('--port', '0', '--data', join(folder, 'data'), '--threads', '1');
    const reader = createInterface(child.stdout);
    for await (const line of reader) {
      lines.push(line);
      if (line.startsWith('Ctrl-C')) break;
    }
    child.stdout.resume();
    address = /http:\S+\d/.exec(lines.join('\n'))?.[0] ?? '';
  });

  test('says where it is, and in which folder it keeps its matches', () => {
    expect(lines.join('\n')).toContain(`Matches are kept in ${join(folder, 'data')}`);
    expect(existsSync(join(folder, 'data', 'derby.sqlite'))).toBe(true);
    // The secret of the cookies is nobody else's.
    expect(readFileSync(join(folder, 'data', 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
  });

  test('has its folder to itself: a second house is told so, and what to do', async () => {
    const data = join(folder, 'data');
    const { code, said } = await refusal('--port', '0', '--data', data);
    expect(said).toContain(`Another house is open on the data folder ${data}. Close that one, or choose another`);
    expect(code).toBe(3);
  });

  const byName = (host: string, path: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(address);
      request({ hostname, port, path, headers: { host } }, (response) => resolve(response.resume().statusCode ?? 0))
        .on('error', reject)
        .end();
    });

  test('serves the app and matches at one address, with a strict policy', async () => {
    const page = await fetch(address);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    const person = new Person(address);
    const seat = await person.sit(await person.lay({ game: 'xxi', seats: { player: 'me' } }));
    expect(seat.open.length).toBeGreaterThan(0);
    await seat.take(seat.open[0] ?? '');
    await seat.until(() => seat.at === 1);
    // Whoever calls the house by another name gets neither.
    expect(await byName('evil.example', '/')).toBe(421);
    expect(await byName('evil.example', '/api/me')).toBe(421);
    expect(await byName('localhost', '/api/me')).toBe(200);
    await seat.leave();
  });

  test('a record that was downloaded holds: the dice can be audited', async () => {
    const person = new Person(address);
    const id = await person.lay({ game: 'xxi', seats: { player: 'me' } });
    const seat = await person.sit(id);
    const { seedHash } = seat;
    for (let i = 0; i < 12; i++) {
      await seat.take(seat.open[0] ?? '');
      await seat.until(() => seat.at === i + 1);
    }
    await seat.say({ kind: 'concede', at: 12 });
    const record = await (await person.ask('GET', `/api/matches/${id}/record`)).text();
    expect(record).toContain(`seed-hash ${seedHash}`);
    const verified = (text: string): number | null => {
      const file = join(folder, 'match.derby');
      writeFileSync(file, text);
      return spawnSync(process.execPath, [DERBY, 'verify', file]).status;
    };
    expect(verified(record)).toBe(0);
    // Another key does not give these dice, and is not the one that was promised.
    expect(verified(record.replace(/^seed .*$/m, `seed ${'0'.repeat(64)}`))).toBe(1);
    await seat.leave();
  });

  test('closes in order when it is told to: those at a table are told', async () => {
    const person = new Person(address);
    const seat = await person.sit(await person.lay({ game: 'xxi', seats: { player: 'me' } }));
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await expect(seat.until(() => false)).rejects.toThrow('closing');
    expect((await exit)[0]).toBe(0);
  });
});

describe('a house that cannot open says why', () => {
  test('the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, said } = await refusal('--port', String(port), '--data', join(folder, 'taken'));
    other.close();
    expect(said).toContain(`Port ${port} is taken.`);
    expect(code).toBe(1);
  });

  test('the data folder is a file', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { code, said } = await refusal('--port', '0', '--data', file);
    expect(said).toContain(`The data folder ${file} cannot be used`);
    expect(code).toBe(3);
  });

  test.skipIf(process.getuid?.() === 0)('the data folder cannot be written', async () => {
    const locked = mkdtempSync(join(folder, 'locked-'));
    chmodSync(locked, 0o500);
    const { code, said } = await refusal('--port', '0', '--data', locked);
    expect(said).toContain('cannot be used');
    expect(code).toBe(3);
  });

  test('words that are not understood', async () => {
    expect((await refusal('--log', 'loud', '--data', join(folder, 'log'))).code).toBe(2);
  });
});
