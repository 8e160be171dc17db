/** The sizes of the built app, gzipped, into `bench/results/web.md`. Fails where a limit is passed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@derby/registry';
import { writeSection } from './results.ts';

const DIST = process.argv[2] ?? fileURLToPath(new URL('../dist', import.meta.url));
const SHELL = { most: 40, aim: 25 };
const GAME = { most: 60, aim: 35 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

interface Row {
  readonly what: string;
  readonly size: number;
  readonly limit?: { readonly most: number; readonly aim: number };
}

const manifest: Manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

/** A chunk and all that it imports outright. */
function closure(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
}

const gzipped = (file: string): number => gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
const scripts = (keys: Iterable<string>): number =>
  [...keys].reduce((sum, key) => sum + gzipped(manifest[key]?.file ?? ''), 0);
const keysLike = (pattern: RegExp): string[] => Object.keys(manifest).filter((key) => pattern.test(key));
const without = (keys: Set<string>, others: Set<string>): string[] => [...keys].filter((key) => !others.has(key));

const shell = closure(['index.html', 'src/pages/table.tsx', 'src/text/en.ts']);
const rows: Row[] = [{ what: 'Shell and board table: script', size: scripts(shell), limit: SHELL }];
rows.push({ what: 'Home page', size: scripts(without(closure(['src/pages/home.tsx']), shell)) });
for (const { id } of GAMES) {
  const own = keysLike(new RegExp(`games/${id}/src/(game|text/en)\\.ts$|boards/${id}/board\\.tsx$`));
  const map = keysLike(new RegExp(`boards/${id}/(.*/)?[\\w-]*(map-paths|-coast)\\.ts$|^_${id}-map-`));
  const chunks = without(closure(own), new Set([...shell, ...map]));
  rows.push({ what: `${id}: rules, English text and board, on demand`, size: scripts(chunks), limit: GAME });
  if (map.length > 0) rows.push({ what: `${id}: map paths`, size: scripts(map) });
  rows.push({
    what: `${id}: English rulebook, when it is opened`,
    size: scripts(keysLike(new RegExp(`games/${id}/rulebook/en`))),
  });
}
const assets = readdirSync(join(DIST, 'assets'));
rows.push({
  what: 'Styles',
  size: assets.filter((name) => name.endsWith('.css')).reduce((sum, name) => sum + gzipped(`assets/${name}`), 0),
});
rows.push({
  what: 'Staff worker (hint and analysis), when it is asked',
  size: assets.filter((name) => name.startsWith('worker')).reduce((sum, name) => sum + gzipped(`assets/${name}`), 0),
});
for (const font of assets.filter((name) => name.endsWith('.woff2')))
  rows.push({ what: `Font ${font.replace(/-[\w-]{8}\.woff2$/, '')}`, size: statSync(join(DIST, 'assets', font)).size });

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const table = [
  '| what | gzipped | at most | aim |',
  '| --- | ---: | ---: | ---: |',
  ...rows.map(
    ({ what, size, limit }) =>
      `| ${what} | ${kb(size)} | ${limit ? `${limit.most} KB` : ''} | ${limit ? `${limit.aim} KB` : ''} |`,
  ),
].join('\n');

writeSection('sizes', table);
console.log(table);
const over = rows.filter(({ size, limit }) => limit && size > limit.most * 1024);
if (over.length > 0) {
  console.error(`Too large: ${over.map(({ what }) => what).join('; ')}.`);
  process.exitCode = 1;
}
