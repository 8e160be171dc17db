/**
 * The program as plain JavaScript, with all that it reads beside it: for the package, and for tests, which start it some two hundred
 * times.
 */
import { cpSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFrom } from '../cli/bin/built.mjs';
import { HOUSE } from './install.mjs';

/** Lays `derby.mjs` into a folder, with the rulebooks and the older editions. */
export async function layProgram(folder) {
  await bundleInto(folder);
  for (const game of readdirSync(join(HOUSE, 'games')))
    cpSync(join(HOUSE, 'games', game, 'rulebook'), join(folder, 'rulebook', game), { recursive: true });
  for (const name of readdirSync(join(HOUSE, 'editions')).filter((one) => one.endsWith('.js')))
    cpSync(join(HOUSE, 'editions', name), join(folder, name));
}

/** All in one folder: a thread's file is looked for beside whoever opens it. */
async function bundleInto(folder) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      derby: join(HOUSE, 'cli', 'src', 'main.ts'),
      worker: join(HOUSE, 'sim', 'src', 'worker.ts'),
      'host/worker': join(HOUSE, 'server', 'src', 'host', 'worker.ts'),
      'store/sweeper': join(HOUSE, 'server', 'src', 'store', 'sweeper.ts'),
    },
    define: { DERBY_BUILT: JSON.stringify(builtFrom(HOUSE)) },
    // The database's driver has a binary for each platform: whoever opens a house installs it.
    external: ['libsql'],
    // Packages of an older kind ask for Node's own by \`require\`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
    plugins: [{ name: 'kept-editions', setup: keptBeside }],
  });
}

/** The rules of older editions are looked for beside the program too. */
function keptBeside({ onLoad }) {
  onLoad({ filter: /kept-editions\.ts$/ }, async ({ path }) => ({
    contents: (await readFile(path, 'utf8')).replaceAll('../../editions/', './'),
    loader: 'ts',
  }));
}
