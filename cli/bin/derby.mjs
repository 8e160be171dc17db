#!/usr/bin/env node
/** Starts `derby` from a checkout, whatever folder it is called from. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const house = new URL('../../', import.meta.url);
if (!existsSync(new URL('node_modules', house))) {
  console.error(`derby: packages are missing. Run "npm install" in ${fileURLToPath(house)} first.`);
  process.exit(1);
}
// A house shows the app, and whoever shares matches or games plays by rules that are built; in the package they are.
const isHelp = process.argv.some((word) => word === '--help' || word === '-h');
const isHouse = process.argv[2] === 'serve';
const isShared = process.argv[2] === 'work' || process.argv.some((word) => /^--database(=|$)/.test(word));
if (isHouse && !isHelp) (await import('../../scripts/build.mjs')).ensureBuilt();
if ((isHouse || isShared) && !isHelp) await (await import('../../scripts/bundle.mjs')).ensureRules();
await import('../../scripts/typescript.mjs');
await import('../src/main.ts');
