/** Files are on the disk before they take their place. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { writeText } from '../src/files.ts';
import { shellFor } from '../src/shell.ts';

const done: string[] = [];

vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>();
  const names = new Map<number, string>();
  return {
    ...real,
    openSync: (file: string, ...rest: [string]) => {
      const handle = real.openSync(file, ...rest);
      names.set(handle, file);
      return handle;
    },
    writeFileSync: (to: number | string, words: string) => {
      real.writeFileSync(to, words);
      done.push(`write ${names.get(Number(to))}`);
    },
    fsyncSync: (handle: number) => {
      real.fsyncSync(handle);
      done.push(`sync ${names.get(handle)}`);
    },
    renameSync: (from: string, to: string) => {
      real.renameSync(from, to);
      done.push(`move ${from} ${to}`);
    },
  };
});

const folder = mkdtempSync(join(tmpdir(), 'derby-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a save is written beside its place, brought to the disk, moved there, and its new name brought to the disk', () => {
  const file = join(folder, 'game.derby');
  const draft = `${file}.${process.pid}.part`;
  writeText(file, 'a game', shellFor('en'));
  expect(done).toEqual([`write ${draft}`, `sync ${draft}`, `move ${draft} ${file}`, `sync ${folder}`]);
  expect(readFileSync(file, 'utf8')).toBe('a game');
  expect(readdirSync(folder)).toEqual(['game.derby']);
});
