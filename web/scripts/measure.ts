/** What the page costs, by the browser's own clocks, into `bench/results/web.md`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright-core';
import type { Measured } from '../bench/pieces.tsx';
import { serve } from '../serve.mjs';
import { openOffers } from '../test/browser/player.ts';
import { type Stage, stage } from '../test/browser/stage.ts';
import { writeSection } from './results.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const CHOICES = 40;

/** Builds the page with the pieces and runs it. */
async function pieces(set: Stage): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'derby-bench-'));
  const vite = [
    'vite',
    'build',
    'bench',
    '--config',
    'vite.config.ts',
    '--outDir',
    folder,
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  execFileSync('npx', vite, { cwd: WEB, stdio: 'inherit' });
  const { address, stop } = await serve(0, '127.0.0.1', folder);
  const page = await set.browser.newPage({ serviceWorkers: 'block' });
  await page.goto(address);
  await page.waitForFunction(() => 'measure' in globalThis);
  const { one, all } = await page.evaluate(() => (globalThis as unknown as { measure(): Promise<Measured> }).measure());
  await page.close();
  stop();
  rmSync(folder, { recursive: true, force: true });
  const row = (what: string, { ours, bare }: Measured['one'], most: number, aim: number) =>
    `| ${what} | ${ours.toFixed(0)} µs | ${bare.toFixed(0)} µs | ${(ours / bare).toFixed(2)}× | ${most}× | ${aim}× |`;
  return [
    '| 300 pieces on the board | ours | by hand | ratio | at most | aim |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    row('one moves', one, 3, 2),
    row('all move', all, 1.5, 1.2),
  ].join('\n');
}

interface Work {
  readonly script: number;
  readonly layout: number;
}

async function workSoFar(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => (metrics.find((one) => one.name === name)?.value ?? 0) * 1000;
  return { script: of('ScriptDuration'), layout: of('LayoutDuration') + of('RecalcStyleDuration') };
}

/** Clicks offers and reads from the browser how long it worked until the frame with the answer. */
async function choices(page: Page, devtools: CDPSession): Promise<string> {
  const spent: number[] = [];
  for (let i = 0; i < CHOICES && (await openOffers(page).count()) > 0; i++) {
    const before = await workSoFar(devtools);
    await page.evaluate(async () => {
      const offers = document.querySelectorAll<HTMLElement>('.offer:not(.barred)');
      offers[offers.length - 1]?.click();
      await new Promise(requestAnimationFrame);
    });
    const after = await workSoFar(devtools);
    spent.push(after.script - before.script + after.layout - before.layout);
  }
  spent.sort((a, b) => a - b);
  const at = (part: number) => `${(spent[Math.floor((spent.length - 1) * part)] ?? 0).toFixed(1)} ms`;
  return `${at(0.5)} | ${at(0.95)}`;
}

async function table(set: Stage): Promise<string> {
  const rows: string[] = [];
  for (const [name, rate, most] of [
    ['a choice until its frame', 1, 16],
    ['the same, CPU slowed four times', 4, 50],
  ] as const) {
    const page = await set.open({ pace: 'normal' });
    await page.locator('[aria-labelledby="card-xxi"] .primary').click();
    await openOffers(page).first().waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable');
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    rows.push(`| ${name} | ${await choices(page, devtools)} | ${most} ms |`);
    await page.context().close();
  }
  return ['| script, style and layout | median | 95 % | at most |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}

/** First paint and long tasks, as the browser's timeline has them. */
async function loading(set: Stage): Promise<string> {
  const rows: string[] = [];
  for (const [name, hash] of [
    ['home', '#/'],
    ['rulebook', '#/rules'],
  ] as const) {
    const page = await set.open();
    await page.goto(`${set.address}?cold${hash}`);
    await page.locator('.card h3, .rule').first().waitFor();
    const { paint, long } = await page.evaluate(async () => {
      const tasks: number[] = [];
      new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
        type: 'longtask',
        buffered: true,
      });
      await new Promise((resolve) => setTimeout(resolve, 500));
      const [first] = performance.getEntriesByName('first-contentful-paint');
      return { paint: first?.startTime ?? 0, long: tasks };
    });
    rows.push(`| ${name} | ${paint.toFixed(0)} ms | ${long.length} | ${Math.max(0, ...long).toFixed(0)} ms |`);
    await page.context().close();
  }
  return [
    '| page, from the local server | first contentful paint | tasks over 50 ms | the longest |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

const set = await stage();
const found = [await pieces(set), await table(set), await loading(set)].join('\n\n');
await set.close();
writeSection('times', found);
console.log(found);
