/** Runs a TypeScript program of the house: `node scripts/run.mjs scripts/rules.ts --quiet`. */
import { ensureInstalled, run, TYPESCRIPT } from './install.mjs';

ensureInstalled();
run(process.execPath, ['--import', TYPESCRIPT, ...process.argv.slice(2)]);
