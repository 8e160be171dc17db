/** The package that `npm pack` makes: installed in an empty folder, it plays without a build and without a network. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

  test('quotes the rulebook, and speaks of no sources that are not there', () => {
    const said = derby(['rule', 'XXI-9.3']);
    expect(said).toContain('XXI-9.3');
    expect(said).not.toContain('games/xxi');
    expect(said.trim().split('\n').length).toBeGreaterThan(2);
  });
});
