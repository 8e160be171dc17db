/** Installs what is missing, respecting the lock file. Plain JavaScript: it must run before anything is installed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureNative } from './native.mjs';

export const HOUSE = fileURLToPath(new URL('..', import.meta.url));
/** What `node --import` needs to run TypeScript. */
export const TYPESCRIPT = new URL('./typescript.mjs', import.meta.url).href;
const LOCK = join(HOUSE, 'package-lock.json');
const MARK = join(HOUSE, 'node_modules', '.derby-installed');
const OLDEST_NODE = [20, 19];

/** Makes sure that `node_modules` is what the lock file says; quick when it already is. */
export function ensureInstalled() {
  checkNode();
  const wanted = lockHash();
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === wanted) return;
  console.log('Installing the packages Derby House needs (once; about half a minute) …');
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms which the registry at hand does not carry.
  npmInstall([]);
  ensureNative(HOUSE, { install: npmInstall, fail });
  writeFileSync(MARK, wanted);
}

/** What the lock file says now is installed. */
export function markInstalled() {
  writeFileSync(MARK, lockHash());
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

function npmInstall(packages) {
  run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...packages]);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  fail(
    `Derby House needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer one from your system or from nodejs.org.`,
  );
}

/** Runs a program in the house and ends with its exit code where it fails. */
export function run(program, args, options = {}) {
  const { status, error } = spawnSync(program, args, {
    cwd: HOUSE,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) fail(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

export function fail(message) {
  console.error(message);
  process.exit(1);
}
