/** What the page costs, by the browser's own clocks, into `bench/results/web.md`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@derby/registry';
import type { Page } from 'playwright-core';
import type { Measured } from '../bench/pieces.tsx';
import { serve } from '../serve.mjs';
import { begin } from '../test/browser/player.ts';
import { type Stage, stage } from '../test/browser/stage.ts';
import { costOfChoices, fillSheet, gaugeOf } from './choice-cost.ts';
import { writeSection } from './results.ts';
import { staffTime } from './staff-time.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const COUNTERS = 300;

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
  const { one, all } = await page.evaluate<Measured>('measure()');
  await page.close();
  stop();
  rmSync(folder, { recursive: true, force: true });
  const moves = (what: string, { ours, bare }: Measured['one'], most: number, aim: number) =>
    `| ${what} | ${ours.toFixed(0)} µs | ${bare.toFixed(0)} µs | ${(ours / bare).toFixed(2)}× | ${most}× | ${aim}× |`;
  return [
    '| 300 pieces on the board | ours | by hand | ratio | at most | aim |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    moves('one moves', one, 3, 2),
    moves('all move', all, 1.5, 1.2),
  ].join('\n');
}

/** A whole game of XXI on a sheet with 300 counters, at full speed and slowed down. */
async function table(set: Stage): Promise<string> {
  const rows: string[] = [];
  let alone: number | undefined;
  for (const [how, rate, most] of [
    ['', 1, 16],
    [', CPU slowed four times', 4, 50],
  ] as const) {
    const page = await set.open({ pace: 'normal' });
    await begin(page);
    const counters = await fillSheet(page, COUNTERS);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    const costs = await costOfChoices(page);
    const { median, best } = gaugeOf(costs);
    alone ??= best;
    const slower = median / (alone * rate);
    rows.push(
      row(
        `board, question and offers on the screen${how}`,
        costs.map(({ shown }) => shown),
        slower,
        `${most} ms`,
      ),
      row(
        `everything at rest${how}`,
        costs.map(({ settled }) => settled),
        slower,
        '',
      ),
    );
    console.log(`${costs.length} choices, ${counters} counters${how}; ${slower.toFixed(2)} times slower than alone`);
    await page.context().close();
  }
  return [
    'A choice costs the main thread so much processor time (script, style, layout, paint), over a game of XXI with',
    `${COUNTERS} counters on the sheet. Log, dice, focus, foresight and saving come after the frame with the position. "Alone" is`,
    'the median divided by how much longer a fixed script took in its median than at its best: others used the machine.',
    '',
    '| a choice | median | 95 % | alone | at most |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function row(what: string, costs: number[], slower: number, most: string): string {
  costs.sort((a, b) => a - b);
  const at = (part: number) => costs[Math.floor((costs.length - 1) * part)] ?? 0;
  const figures = [at(0.5), at(0.95), at(0.5) / slower].map((figure) => `${figure.toFixed(1)} ms`);
  return `| ${what} | ${figures.join(' | ')} | ${most} |`;
}

/** First paint and long tasks, as the browser's timeline has them. */
async function loading(set: Stage): Promise<string> {
  const rows = [
    await loaded(set, 'home', '.card h3', async () => '#/'),
    await loaded(set, 'rulebook', '.rule', async () => '#/rules'),
  ];
  for (const { id } of GAMES)
    rows.push(await loaded(set, `table with a game of ${id}`, '.offer', (page) => beginGame(page, id)));
  return [
    '| page, from the local server | first contentful paint | tasks over 50 ms | the longest |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** Begins a game, and gives back where its table is. */
async function beginGame(page: Page, id: string): Promise<string> {
  await begin(page, id);
  return new URL(page.url()).hash;
}

/** A page that is opened anew; it is there as soon as its sign can be seen. */
async function loaded(
  set: Stage,
  name: string,
  sign: string,
  placeOf: (page: Page) => Promise<string>,
): Promise<string> {
  const page = await set.open();
  await page.goto(`${set.address}?cold${await placeOf(page)}`);
  await page.locator(sign).first().waitFor();
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
  await page.context().close();
  return `| ${name} | ${paint.toFixed(0)} ms | ${long.length} | ${Math.max(0, ...long).toFixed(0)} ms |`;
}

/** Each measurement writes its own section; name some to make only those. */
const PARTS = { choices: table, pieces, pages: loading, staff: staffTime } as const;
const wanted = process.argv.slice(2);
const set = await stage();
for (const name of ['choices', 'pieces', 'pages', 'staff'] as const) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const found = await PARTS[name](set);
  writeSection(name, found);
  console.log(found);
}
await set.close();
