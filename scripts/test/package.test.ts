/** The package that `npm pack` makes: installed in an empty folder, it plays without a build and without a network. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../../server/test/house.ts';
import { HOUSE } from '../house.ts';

const home = mkdtempSync(join(tmpdir(), 'derby-package-'));

const npm = (words: readonly string[], cwd: string): string =>
  execFileSync('npm', [...words, '--silent'], { cwd, encoding: 'utf8' });

/** What the installed program says. */
const derby = (words: readonly string[], input = ''): string =>
  execFileSync(join(home, 'node_modules', '.bin', 'derby'), words, {
    cwd: home,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: home, XDG_STATE_HOME: home, LANG: 'C' },
    input,
  });

beforeAll(() => {
  npm(['pack', '--pack-destination', home], HOUSE);
  const [made = ''] = readdirSync(home).filter((name) => name.endsWith('.tgz'));
  npm(['install', '--offline', '--no-audit', '--no-fund', join(home, made)], home);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('the package', () => {
  test('needs no other', () => {
    const installed = readdirSync(join(home, 'node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['derby-house']);
  });

  test('plays a whole game, and what it records holds', () => {
    derby(['demo', 'xxi', '--seed', 'packed', '--pace', '0', '--record', 'game.derby']);
    expect(derby(['verify', 'game.derby'])).toContain('game.derby');
  });

  test('knows the rules of older editions', () => {
    const folder = join(HOUSE, 'editions', 'records', 'pens-1');
    const [name = ''] = readdirSync(folder);
    expect(derby(['verify', join(folder, name)])).toContain(name);
  });

  test('is played at the terminal', () => {
    expect(derby(['play', 'xxi', '--seed', 'packed'], '1\nquit\n')).toContain('XXI');
  });

  test('simulates on several threads', () => {
    const study = ['--games', '4', '--workers', '2', '--bot', 'greedy', '--seed', 'packed'];
    expect(JSON.parse(derby(['sim', 'xxi', ...study, '--json']))).toMatchObject({ finished: 4 });
  });

  test('opens a house once the driver of the database is there, and says so where it is not', async () => {
    const house = () =>
      spawn(join(home, 'node_modules', '.bin', 'derby'), ['serve', '--port', '0', '--data', join(home, 'data')], {
        cwd: home,
        env: { PATH: process.env.PATH, HOME: home, LANG: 'C' },
        stdio: 'pipe',
      });
    const without = house();
    let said = '';
    without.stderr.on('data', (bytes) => {
      said += bytes;
    });
    await once(without, 'exit');
    expect(said).toContain('npm install libsql');
    for (const name of ['libsql', '@libsql', '@neon-rs'])
      cpSync(join(HOUSE, 'node_modules', name), join(home, 'node_modules', name), { recursive: true });
    const child = house();
    let lines = '';
    child.stdout.on('data', (bytes) => {
      lines += bytes;
    });
    await expect.poll(() => lines).toContain('Ctrl-C');
    const address = /http:\S+\d/.exec(lines)?.[0] ?? '';
    const person = new Person(address);
    const seat = await person.sit(await person.lay({ game: 'xxi', seats: { player: 'me' } }));
    await seat.take(seat.open[0] ?? '');
    await seat.until(() => seat.at === 1);
    expect(await (await fetch(address)).text()).toContain('<title>');
    child.kill('SIGTERM');
    expect((await once(child, 'exit'))[0]).toBe(0);
  });

  test('quotes the rulebook, and speaks of no sources that are not there', () => {
    const said = derby(['rule', 'XXI-9.3']);
    expect(said).toContain('XXI-9.3');
    expect(said).not.toContain('games/xxi');
    expect(said.trim().split('\n').length).toBeGreaterThan(2);
  });
});
