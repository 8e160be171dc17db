/**
 * `npm run lighthouse -w web [home …]`: what Lighthouse says of the built app on a phone, in a real Chromium. It is fetched once,
 * outside the lock file (docs/decisions/0015). Writes the marks into bench/results/web.md and fails where one is too low.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { openHouse } from '@derby/server';
import { chromium } from 'playwright-core';
import { ensureRules } from '../../scripts/bundle.mjs';
import { serve } from '../serve.mjs';
import { browserPath, FLAGS } from '../test/browser/chromium.ts';
import { begin } from '../test/browser/player.ts';
import { keepLedger } from '../test/browser/rest.ts';
import { build } from '../test/browser/stage.ts';
import { writeSection } from './results.ts';

/** 13 wants Node 22. */
const VERSION = '12.8.2';
const TOOL = fileURLToPath(new URL('../../.lighthouse', import.meta.url));
/** Of a hundred. Speed is measured several times, and the median counts: others use the machine as well. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const KINDS = Object.keys(LEAST) as (keyof typeof LEAST)[];
const TIMES = 3;

const PAGES = {
  home: async () => '#/',
  begin: async () => '#/new/xxi',
  rulebook: async () => '#/rules',
  table: tableOf,
} as const;
type PageName = keyof typeof PAGES;

interface Audit {
  readonly id: string;
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
  readonly displayValue?: string;
}
interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }>
  >;
  readonly audits: Readonly<Record<string, Audit>>;
}
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: Report } | undefined>;

function ensureTool(): void {
  const installed = join(TOOL, 'node_modules', 'lighthouse', 'package.json');
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === VERSION) return;
  mkdirSync(TOOL, { recursive: true });
  writeFileSync(join(TOOL, 'package.json'), '{ "private": true }\n');
  console.log(`Fetching Lighthouse ${VERSION} into .lighthouse (once; some 185 MB) …`);
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`];
  const { status } = spawnSync('npm', args, { cwd: TOOL, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** One browser with a folder of its own, which Lighthouse reaches by its port. */
async function openBrowser() {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'derby-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    serviceWorkers: 'block',
  });
  const close = async (): Promise<void> => {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  };
  return { port, context, close };
}
type OpenBrowser = Awaited<ReturnType<typeof openBrowser>>;

/** A game is begun first: where its table is. */
async function tableOf({ context }: OpenBrowser, address: string): Promise<string> {
  await keepLedger(context);
  const page = await context.newPage();
  await page.goto(address);
  await begin(page);
  const { hash } = new URL(page.url());
  await page.close();
  return hash;
}

interface Marks {
  readonly page: PageName;
  readonly marks: Readonly<Record<keyof typeof LEAST, number>>;
  readonly shift: number;
  readonly blocked: number;
  readonly elements: number;
  readonly shown: number;
}

const markOf = ({ categories }: Report, kind: string): number => Math.round((categories[kind]?.score ?? 0) * 100);
const figure = ({ audits }: Report, audit: string): number => audits[audit]?.numericValue ?? 0;

async function marksOf(lighthouse: Lighthouse, address: string, page: PageName): Promise<Marks> {
  const browser = await openBrowser();
  try {
    const url = address + (await PAGES[page](browser, address));
    const reports: Report[] = [];
    for (let time = 0; time < TIMES; time++) {
      const { lhr } = (await lighthouse(url, { port: browser.port, onlyCategories: KINDS, logLevel: 'error' })) ?? {};
      if (lhr) reports.push(lhr);
    }
    reports.sort((a, b) => markOf(a, 'performance') - markOf(b, 'performance'));
    const median = reports[reports.length >> 1];
    if (!median) throw new Error(`Lighthouse says nothing of ${url}.`);
    explain(page, median);
    return {
      page,
      marks: Object.fromEntries(KINDS.map((kind) => [kind, markOf(median, kind)])) as Marks['marks'],
      shift: figure(median, 'cumulative-layout-shift'),
      blocked: figure(median, 'total-blocking-time'),
      elements: figure(median, 'dom-size'),
      shown: figure(median, 'largest-contentful-paint'),
    };
  } finally {
    await browser.close();
  }
}

/** What cost marks. */
function explain(page: PageName, { categories, audits }: Report): void {
  for (const kind of KINDS)
    for (const { id, weight } of categories[kind]?.auditRefs ?? []) {
      const audit = audits[id];
      if (weight > 0 && audit && audit.score !== null && audit.score < 0.95)
        console.log(`${page}, ${kind}: ${audit.title} ${audit.displayValue ?? ''} (${audit.score})`);
    }
}

const row = ({ page, marks, shown, blocked, shift, elements }: Marks): string =>
  `| ${page} | ${KINDS.map((kind) => marks[kind]).join(' | ')} | ${(shown / 1000).toFixed(1)} s | ${blocked.toFixed(0)} ms | ${shift.toFixed(3)} | ${elements} |`;

ensureTool();
const { default: lighthouse } = (await import(
  pathToFileURL(join(TOOL, 'node_modules', 'lighthouse', 'core', 'index.js')).href
)) as { default: Lighthouse };
const asked = process.argv.slice(2);
const pages = (Object.keys(PAGES) as PageName[]).filter((page) => asked.length === 0 || asked.includes(page));
const built = process.env.DERBY_BUILT ?? build();
const data = mkdtempSync(join(tmpdir(), 'derby-data-'));
const house = await openHouse({ data, rules: await ensureRules(), threads: 1 });
const { address, stop } = await serve(0, '127.0.0.1', built, [], house);
const all: Marks[] = [];
for (const page of pages) {
  const marks = await marksOf(lighthouse, address, page);
  all.push(marks);
  console.log(row(marks));
}
await stop();
rmSync(data, { recursive: true, force: true });
if (built !== process.env.DERBY_BUILT) rmSync(built, { recursive: true, force: true });
if (asked.length === 0)
  writeSection(
    'lighthouse',
    [
      `Lighthouse ${VERSION} on a slow phone as it imagines one, the app served by \`web/serve.mjs\`, the median of ${TIMES} runs by speed;`,
      'by `npm run lighthouse -w web`.',
      '',
      '| page | performance | accessibility | best practices | SEO | largest paint | blocked | layout shift | elements |',
      '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
      ...all.map(row),
      `| at least | ${KINDS.map((kind) => LEAST[kind]).join(' | ')} | | | | |`,
    ].join('\n'),
  );
const low = all.filter(({ marks }) => KINDS.some((kind) => marks[kind] < LEAST[kind])).map(({ page }) => page);
if (low.length > 0) {
  console.error(`Too low: ${low.join(', ')}.`);
  process.exitCode = 1;
}
