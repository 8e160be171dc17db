/** The one page that a browser test plays on. An error in it fails the test. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { DESKTOP, PHONE, type Settings, type Stage, stage } from './stage.ts';

let set: Stage;
export let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  set = await stage();
}, 600_000);

afterAll(() => set?.close(), 120_000);

afterEach(async () => {
  await page?.context().close();
  expect(faults.splice(0), 'no error in the page').toEqual([]);
}, 120_000);

export async function open(
  settings: Settings = {},
  viewport: BrowserContextOptions['viewport'] = DESKTOP,
  more: BrowserContextOptions = {},
): Promise<Page> {
  page = await set.open(settings, { viewport: viewport ?? DESKTOP, hasTouch: viewport === PHONE, ...more });
  page.on('pageerror', (error) => faults.push(String(error)));
  return page;
}

/** Somebody else, at a screen of his own; whoever opens it closes its context. */
export async function another(settings: Settings = {}): Promise<Page> {
  const other = await set.open(settings);
  other.on('pageerror', (error) => faults.push(String(error)));
  return other;
}

/** Where it is served. */
export const address = (): string => set.address;

/** Where the built app lies. */
export const built = (): string => set.built;

/** Goes to an address inside the app. */
export async function visit(hash: string): Promise<void> {
  await page.goto(new URL(hash, set.address).href);
}
