/** Runs a TypeScript program of the house: `node scripts/run.mjs scripts/rules.ts --quiet`. */
import { ensureInstalled, run } from './install.mjs';

ensureInstalled();
run(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)]);
