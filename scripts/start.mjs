/** `npm start`: installs what is missing and opens XXI in the terminal, or plays a demonstration game where there is none. */
import { ensureInstalled, run, TYPESCRIPT } from './install.mjs';

ensureInstalled();
const command = process.stdin.isTTY && process.stdout.isTTY ? 'play' : 'demo';
run(process.execPath, ['--import', TYPESCRIPT, 'cli/src/main.ts', command, 'xxi', ...process.argv.slice(2)]);
