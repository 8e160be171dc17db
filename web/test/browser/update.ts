/** A new version: it is offered, and nothing changes before the player says so. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { serve } from '../../serve.mjs';
import { built, open, page } from './page.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

/** A copy of the app at an address of its own, which can become another version under the player's feet. */
async function ownHouse(): Promise<{ readonly address: string; readonly release: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'derby-release-'));
  cpSync(built(), folder, { recursive: true });
  const { address, stop } = await serve(0, '127.0.0.1', folder);
  cleanUp.push(stop, () => rmSync(folder, { recursive: true, force: true }));
  const change = (file: string, from: RegExp, to: string): void => {
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    expect(before).toMatch(from);
    writeFileSync(path, before.replace(from, to));
  };
  const release = () => {
    change('index.html', /<head>/, '<head><meta name="release" content="second">');
    change('sw.js', /(url:"index\.html",revision:")\w+/, '$1second');
  };
  return { address, release };
}

/** Which release the page is of. */
const shown = (): Promise<string> =>
  page.evaluate(() => document.querySelector('meta[name=release]')?.getAttribute('content') ?? 'first');

/** Looks for a new version, as the app does every hour. */
const look = (): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());

async function settleIn(address: string): Promise<void> {
  await open({}, null, { serviceWorkers: 'allow' });
  await page.goto(address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

describe('a new version', () => {
  test('is offered, and loaded when the player says so', async () => {
    const { address, release } = await ownHouse();
    await settleIn(address);
    release();
    await page.reload();
    await look();
    await page.getByText('A new version is ready.').waitFor();
    expect(await shown()).toBe('first');
    await page.getByRole('button', { name: 'Load it now' }).click();
    await expect.poll(() => shown().catch(() => 'loading')).toBe('second');
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
  });

  test('can wait', async () => {
    const { address, release } = await ownHouse();
    await settleIn(address);
    release();
    await look();
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await page.getByText('A new version is ready.').count()).toBe(0);
    await page.reload();
    expect(await shown()).toBe('first');
    await page.getByText('A new version is ready.').waitFor();
  });
});
