#!/usr/bin/env node
/** Starts `derby` from a checkout, whatever folder it is called from. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const house = new URL('../../', import.meta.url);
if (!existsSync(new URL('node_modules', house))) {
  console.error(`derby: packages are missing. Run "npm install" in ${fileURLToPath(house)} first.`);
  process.exit(1);
}
// A house shows the app and plays by rules that are built; in the package they are.
if (process.argv[2] === 'serve' && !process.argv.some((word) => word === '--help' || word === '-h')) {
  (await import('../../scripts/build.mjs')).ensureBuilt();
  await (await import('../../scripts/bundle.mjs')).ensureRules();
}
await import('../../scripts/typescript.mjs');
await import('../src/main.ts');
