/** The template for a new game: made under another name, it is the same game. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOUSE } from '../house.ts';
import { makeGame, nameFault, shelfOf, withEntry } from '../new-game/make.ts';
import { skeletonFaults } from '../skeleton.ts';

const NAMES = { id: 'atlantic', prefix: 'ATL' };

test('every file is there, under the new names alone', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'derby-new-game-')), 'atlantic');
  makeGame(NAMES, folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.\w+$/.test(name));
  const text = files.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  expect(files.length).toBeGreaterThan(25);
  expect(text).not.toMatch(/newgame|NewGame|NEW-/);
  expect(text).toContain("'ATL-2.1'");
  expect(text).toContain('export const atlantic: GameModule<Atlantic>');
  expect(skeletonFaults('atlantic', folder)).toEqual([]);
  expect(() => makeGame(NAMES, folder)).toThrow('exists already');
  rmSync(folder, { recursive: true });
});

test.each([
  [{ id: '', prefix: '' }, '--id'],
  [{ id: 'Atlantic', prefix: 'ATL' }, 'no name for a game'],
  [{ id: 'atlantic', prefix: 'atl' }, 'no prefix'],
  [{ id: 'xxi', prefix: 'ATL' }, 'already'],
  [NAMES, undefined],
])('%j: %s', (names, what) => {
  const fault = nameFault(names, readdirSync(join(HOUSE, 'games')));
  if (what === undefined) expect(fault).toBeUndefined();
  else expect(fault).toContain(what);
});

test('the registry gets one entry more, at its end', () => {
  const before = readFileSync(join(HOUSE, 'registry', 'src', 'index.ts'), 'utf8');
  const after = withEntry(before, NAMES);
  expect(after).toContain("\n  entry('atlantic', [1, 2], [10, 20], () => import('./atlantic.ts')),\n];\n");
  expect(after.length - before.length).toBeLessThan(80);
  expect(shelfOf(NAMES)).toContain("(await import('@derby/atlantic/advice')).advice");
});
