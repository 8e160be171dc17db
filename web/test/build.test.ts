/** The build: a folder that is served is always a whole one. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { clearDrafts, swap } from '../../scripts/build.mjs';

const BUILD = new URL('../../scripts/build.mjs', import.meta.url).href;

let house = '';
beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'derby-build-'));
});
afterEach(() => rmSync(house, { recursive: true, force: true }));

const folder = (name: string, page: string): string => {
  mkdirSync(join(house, name));
  writeFileSync(join(house, name, 'index.html'), page);
  return join(house, name);
};
const page = (): string => readFileSync(join(house, 'dist', 'index.html'), 'utf8');

describe('the build', () => {
  test('stopped half-way leaves what was there', async () => {
    const dist = folder('dist', 'old');
    const script = `import(${JSON.stringify(BUILD)}).then(({ build }) => build(${JSON.stringify(dist)}, ['--logLevel', 'silent']))`;
    const { NODE_ENV: _, VITEST: __, ...env } = process.env;
    const child = spawn(process.execPath, ['-e', script], { detached: true, stdio: 'ignore', env });
    const ended = once(child, 'exit');
    const draft = `${dist}.${child.pid}.part`;
    while (!existsSync(draft) && child.exitCode === null) await wait(5);
    process.kill(-(child.pid ?? 0), 'SIGKILL');
    await ended;
    expect(readdirSync(dist)).toEqual(['index.html']);
    expect(page()).toBe('old');
    clearDrafts(dist);
    expect(readdirSync(house)).toEqual(['dist']);
  });

  test('a whole draft takes the place of the folder, or its empty place', () => {
    const dist = folder('dist', 'old');
    swap(folder('draft', 'new'), dist);
    expect(page()).toBe('new');
    rmSync(dist, { recursive: true });
    swap(folder('draft', 'newer'), dist);
    expect(page()).toBe('newer');
    expect(readdirSync(house)).toEqual(['dist']);
  });

  test('a build that is at work keeps its draft', () => {
    const dist = folder('dist', 'old');
    folder(`dist.${process.pid}.part`, 'mine');
    folder('dist.notes', 'a folder of somebody’s');
    clearDrafts(dist);
    expect(readdirSync(house).sort()).toEqual(['dist', `dist.${process.pid}.part`, 'dist.notes'].sort());
  });
});
