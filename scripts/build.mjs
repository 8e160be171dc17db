/** Builds the web app where its sources are newer than the last build. Plain JavaScript: `npm start` runs it first. */
import { existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, HOUSE, run } from './install.mjs';

const SOURCES = ['kernel/src', 'games', 'registry', 'bots/src', 'protocol/src', 'web', 'package-lock.json'];
const PASSED_OVER = /^(node_modules|test|records|dist(\..*)?)$/;
const WEB = join(HOUSE, 'web');
const DIST = join(WEB, 'dist');
const PAGE = 'index.html';

/** Makes sure that `web/dist` is made from the sources as they are; quick when it already is. */
export function ensureBuilt() {
  const page = join(DIST, PAGE);
  if (existsSync(page) && isFresh(page, SOURCES)) return;
  console.log('Building the app …');
  build(DIST, ['--logLevel', 'warn']);
}

/** Builds beside a folder and takes its place when all is done: whoever stops it half-way leaves the folder as it was. */
export function build(folder, args = []) {
  clearDrafts(folder);
  const draft = `${folder}.${process.pid}.part`;
  const begun = new Date();
  const vite = join(dirname(createRequire(join(WEB, PAGE)).resolve('vite/package.json')), 'bin', 'vite.js');
  run(process.execPath, [vite, 'build', '--outDir', draft, '--emptyOutDir', ...args], { cwd: WEB });
  // What changes while it is being built is not in it.
  utimesSync(join(draft, PAGE), begun, begun);
  swap(draft, folder);
}

/** Puts a whole draft in the place of a folder. Stopped between the two moves there is no folder, and it is built again. */
export function swap(draft, folder) {
  const old = `${folder}.${process.pid}.old`;
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Removes what builds that were stopped have left; one that is still at work keeps its own. */
export function clearDrafts(folder) {
  for (const name of readdirSync(dirname(folder))) {
    const [, pid] = /^\.(\d+)\.(part|old)$/.exec(name.slice(basename(folder).length)) ?? [];
    if (pid === undefined || !name.startsWith(basename(folder)) || isAlive(Number(pid))) continue;
    rmSync(join(dirname(folder), name), { recursive: true, force: true });
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return fault.code === 'EPERM';
  }
}

/** Whether something was made after all of its sources. */
export function isFresh(made, sources) {
  return newest(sources.map((path) => join(HOUSE, path))) <= statSync(made).mtimeMs;
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
      .filter((name) => !PASSED_OVER.test(name))
      .map((name) => join(path, name)),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  ensureInstalled();
  build(DIST, process.argv.slice(2));
}
