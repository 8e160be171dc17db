/**
 * What `npm pack` puts into the package: the program as plain JavaScript, the rulebooks it reads and the built app. Nothing is
 * left to build or to install where the package is used.
 */
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureRules } from './bundle.mjs';
import { ensureInstalled, HOUSE } from './install.mjs';

const DIST = join(HOUSE, 'dist');

ensureInstalled();
ensureBuilt();
rmSync(DIST, { recursive: true, force: true });
mkdirSync(DIST);
await bundle();
for (const game of readdirSync(join(HOUSE, 'games')))
  cpSync(join(HOUSE, 'games', game, 'rulebook'), join(DIST, 'rulebook', game), { recursive: true });
cpSync(join(HOUSE, 'web', 'dist'), join(DIST, 'app'), { recursive: true });
cpSync(await ensureRules(), join(DIST, 'rules'), { recursive: true });
for (const name of readdirSync(join(HOUSE, 'editions')).filter((one) => one.endsWith('.js')))
  cpSync(join(HOUSE, 'editions', name), join(DIST, name));

/** All in one folder: a thread's file is looked for beside whoever opens it. */
async function bundle() {
  const { build } = await import('esbuild');
  await build({
    entryPoints: {
      derby: join(HOUSE, 'cli', 'src', 'main.ts'),
      worker: join(HOUSE, 'sim', 'src', 'worker.ts'),
      'host/worker': join(HOUSE, 'server', 'src', 'host', 'worker.ts'),
    },
    // The database's driver has a binary for each platform: whoever opens a house installs it.
    external: ['libsql'],
    // Packages of an older kind ask for Node's own by \`require\`.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
    outdir: DIST,
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
