/** The stage for browser tests: the app built once, served with a house behind it, and a page to play on. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openHouse } from '@derby/server';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { ensureRules } from '../../../scripts/bundle.mjs';
import { serve } from '../../serve.mjs';
import { launch } from './chromium.ts';
import { keepLedger } from './rest.ts';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** What a page begins with, as the settings keep it. */
export interface Settings {
  readonly language?: 'en' | 'fr' | 'qps';
  readonly theme?: 'system' | 'dark' | 'light' | 'contrast';
  readonly pace?: 'off' | 'fast' | 'normal' | 'slow';
  readonly curtain?: 'on' | 'off';
}

export interface Stage {
  readonly address: string;
  /** The folder of the built app. */
  readonly built: string;
  readonly browser: Browser;
  open(settings?: Settings, context?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

/** In a soak (`DERBY_SLOWED=4`) the pages' processor is so many times slower. */
const SLOWED = Number(process.env.DERBY_SLOWED ?? 1);

const WEB = fileURLToPath(new URL('../..', import.meta.url));

/** Built by a process of its own, so that nothing of the tests' environment gets into the app; returns where it lies. */
export function build(folder = mkdtempSync(join(tmpdir(), 'derby-web-'))): string {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const args = ['exec', '--', 'vite', 'build', '--logLevel', 'error', '--emptyOutDir', '--outDir', folder];
  execFileSync('npm', args, { cwd: WEB, env, stdio: 'inherit' });
  return folder;
}

export async function stage(): Promise<Stage> {
  // What was built for all is not taken away by one.
  const shared = process.env.DERBY_BUILT;
  const built = shared ?? build();
  const data = mkdtempSync(join(tmpdir(), 'derby-data-'));
  const house = await openHouse({ data, rules: await ensureRules(), threads: 1 });
  const { address, stop } = await serve(0, '127.0.0.1', built, [], house);
  const browser = await launch();
  const contexts: BrowserContext[] = [];
  return {
    address,
    built,
    browser,
    open: async (settings = {}, options = {}) => {
      const context = await browser.newContext({ viewport: DESKTOP, serviceWorkers: 'block', ...options });
      contexts.push(context);
      await keepLedger(context);
      await wear(context, { language: 'en', theme: 'dark', pace: 'off', ...settings });
      const page = await context.newPage();
      page.setDefaultTimeout(120_000);
      if (SLOWED > 1) await slow(page);
      await page.goto(address);
      return page;
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await stop();
      if (!shared) rmSync(built, { recursive: true, force: true });
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function slow(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
}

/** Writes the settings before the page's own script runs, where the page has not written them itself. */
async function wear(context: BrowserContext, settings: Settings): Promise<void> {
  await context.addInitScript((kept) => {
    for (const [name, value] of Object.entries(kept)) {
      if (localStorage.getItem(`derby.${name}`) === null) localStorage.setItem(`derby.${name}`, String(value));
    }
  }, settings);
}
