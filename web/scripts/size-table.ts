/** What the built app weighs, gzipped, and which parts have a limit. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '@derby/registry';

/** In KB. */
const SHELL = { most: 40, aim: 25 };
const ENGINE = { most: 12, aim: 10 };
const GAME = { most: 60, aim: 35 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

export interface Part {
  readonly what: string;
  /** In bytes. */
  readonly size: number;
  readonly limit?: { readonly most: number; readonly aim: number };
}

/** The parts of the app that was built into this folder. */
export function partsOf(folder: string): Part[] {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const assets = readdirSync(join(folder, 'assets'));
  const gzipped = (file: string): number => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length;
  const scripts = (keys: Iterable<string>): number =>
    [...keys].reduce((sum, key) => sum + gzipped(manifest[key]?.file ?? ''), 0);
  const keysLike = (pattern: RegExp): string[] => Object.keys(manifest).filter((key) => pattern.test(key));
  const assetsLike = (pattern: RegExp): number =>
    assets.filter((name) => pattern.test(name)).reduce((sum, name) => sum + gzipped(`assets/${name}`), 0);

  // What all boards share is fetched once, with the first of them.
  const shell = closure(manifest, ['index.html', 'src/pages/table.tsx', 'src/text/en.ts', ...keysLike(/^_kit-/)]);
  const engine = without(closure(manifest, ['../registry/src/host.ts', ...keysLike(/^_engine-/)]), shell);
  const home = without(closure(manifest, ['src/pages/home.tsx']), shell);
  const partsOfGame = (id: string): Part[] => {
    const own = keysLike(new RegExp(`games/${id}/src/(game|text/en)\\.ts$|boards/${id}/board\\.tsx$`));
    const map = keysLike(new RegExp(`boards/${id}/(.*/)?[\\w-]*(map-paths|-coast)\\.ts$|^_${id}-map-`));
    const chunks = without(closure(manifest, own), new Set([...shell, ...engine, ...map]));
    const book = keysLike(new RegExp(`games/${id}/rulebook/en`));
    return [
      { what: `${id}: rules, English text and board, on demand`, size: scripts(chunks), limit: GAME },
      ...(map.length > 0 ? [{ what: `${id}: map paths`, size: scripts(map) }] : []),
      { what: `${id}: English rulebook, when it is opened`, size: scripts(book) },
    ];
  };
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  return [
    { what: 'Shell, table and board kit: script', size: scripts(shell), limit: SHELL },
    { what: 'Engine, with the first match that is run here', size: scripts(engine), limit: ENGINE },
    { what: 'Home page', size: scripts(home) },
    ...GAMES.flatMap(({ id }) => partsOfGame(id)),
    { what: 'Styles', size: assetsLike(/\.css$/) },
    { what: 'Staff worker (hint and analysis), when it is asked', size: assetsLike(/^worker/) },
    // A font is compressed already.
    ...fonts.map((font) => ({
      what: `Font ${font.replace(/-[\w-]{8}\.woff2$/, '')}`,
      size: statSync(join(folder, 'assets', font)).size,
    })),
  ];
}

/** What is larger than it may be. */
export const tooLarge = (parts: readonly Part[]): string[] =>
  parts.filter(({ size, limit }) => limit && size > limit.most * 1024).map(({ what, size }) => `${what}: ${kb(size)}`);

export const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** A chunk and all that it imports outright. */
function closure(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) continue;
    seen.add(key);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

const without = (keys: Set<string>, others: Set<string>): string[] => [...keys].filter((key) => !others.has(key));
