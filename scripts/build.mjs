/** Builds the web app where its sources are newer than the last build. Plain JavaScript: `npm start` runs it first. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { HOUSE, run } from './install.mjs';

const SOURCES = ['kernel/src', 'games', 'registry', 'bots/src', 'web', 'package-lock.json'];
const PASSED_OVER = new Set(['node_modules', 'dist', 'test', 'records']);
const BUILT = join(HOUSE, 'web', 'dist', 'index.html');

/** Makes sure that `web/dist` is made from the sources as they are; quick when it already is. */
export function ensureBuilt() {
  if (existsSync(BUILT) && newest(SOURCES.map((path) => join(HOUSE, path))) <= statSync(BUILT).mtimeMs) return;
  console.log('Building the app …');
  run('npm', ['run', 'build', '--workspace', 'web', '--silent', '--', '--logLevel', 'warn']);
}

/** When anything below these paths was last changed. */
function newest(paths) {
  return Math.max(0, ...paths.map(lastChange));
}

function lastChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return newest(
    readdirSync(path)
      .filter((name) => !PASSED_OVER.has(name))
      .map((name) => join(path, name)),
  );
}
