/**
 * `npm test`: every check, cheapest first. Stops at the first kind that is broken; ends with `N passed, M failed`.
 * `npm test -- games/xxi`: only the tests of these files or folders, those in a browser left out.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureRules } from './bundle.mjs';
import { ensureInstalled, fail, HOUSE, TYPESCRIPT } from './install.mjs';
import { layProgram } from './program.mjs';

const CONTRACT = 'contract.test.ts';
const GOLDEN = 'records.test.ts';
const BROWSER = 'browser.test.ts';
const PACKAGE = 'package.test.ts';
const UNIT_PATIENCE = 200_000;
/**
 * They touch nothing outside themselves, so their tests share a process: each file in one of its own would spend more time on loading
 * the rules again than on its tests.
 */
const PURE = ['kernel', 'games', 'registry', 'bots', 'sim', 'protocol', 'bench'];

const KINDS = [
  ['format and lint', () => tool('biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => tool('tsc', ['-p', 'tsconfig.pure.json']) && tool('tsc', ['-p', 'tsconfig.json']) && webTypes()],
  ['the arrows', () => script('scripts/arrows.ts')],
  ['the skeleton', () => script('scripts/skeleton.ts')],
  ['unused exports', () => script('scripts/unused.ts')],
  ['plays', () => script('scripts/plays.ts')],
  ['commit subjects', () => script('scripts/subjects.ts')],
  ['rules and players', () => units([...inside(...PURE), '--no-isolate'])],
  ['server, terminal and web', platform],
  ['the contract and golden records', () => vitest([CONTRACT, GOLDEN, '--no-isolate'])],
  ['rule coverage', () => script('scripts/rules.ts')],
  ['browser', browser],
  ['the package', () => vitest([PACKAGE])],
];

let passed = 0;
let failed = 0;

ensureInstalled();
const asked = process.argv.slice(2);
if (asked.length > 0) runOnly(asked);
else await runAll();
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function runAll() {
  for (const [name, check] of KINDS) {
    console.log(`\n── ${name} ──`);
    const before = passed + failed;
    const began = performance.now();
    const ok = await check();
    if (passed + failed === before) count(ok ? 1 : 0, ok ? 0 : 1);
    console.log(`${name}: ${Math.round((performance.now() - began) / 1000)} s`);
    if (!ok) {
      console.error(`\nStopped: ${name} failed.`);
      break;
    }
  }
}

function runOnly(paths) {
  const missing = paths.find((path) => !existsSync(join(HOUSE, path)));
  if (missing) fail(`There is no "${missing}" here. Name files or folders of the house: npm test -- games/xxi`);
  vitest([...paths, ...without(`*${BROWSER}`)]);
  console.log(
    '\nThese tests alone. Lint, types, skeleton, plays, rule coverage and the browser were left out: CONTRIBUTING.md.',
  );
}

function without(...names) {
  return names.flatMap((name) => ['--exclude', `**/${name}`]);
}

/** A filter of Vitest is a part of a path: with the slashes it is a folder. */
function inside(...names) {
  return names.map((name) => join(HOUSE, name, '/'));
}

function count(good, bad) {
  passed += good;
  failed += bad;
}

function node(args) {
  return spawnSync(process.execPath, args, { cwd: HOUSE, stdio: 'inherit' }).status === 0;
}

function script(...args) {
  return node(['--import', TYPESCRIPT, ...args]);
}

function tool(name, args) {
  return (
    spawnSync(join(HOUSE, 'node_modules', '.bin', name), args, {
      cwd: HOUSE,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    }).status === 0
  );
}

function webTypes() {
  return !existsSync(join(HOUSE, 'web', 'tsconfig.json')) || tool('tsc', ['-p', 'web/tsconfig.json']);
}

/** None of these tests takes a minute: one that hangs is given up long before those of a browser would be. */
function units(args) {
  return vitest([
    ...args,
    `--testTimeout=${UNIT_PATIENCE}`,
    `--hookTimeout=${UNIT_PATIENCE}`,
    ...without(CONTRACT, `*${GOLDEN}`, `*${BROWSER}`, PACKAGE),
  ]);
}

/** The terminal's program and the rules of the day are made once for all tests that want them. */
async function platform() {
  const folder = mkdtempSync(join(HOUSE, 'node_modules', '.derby-'));
  process.env.DERBY_PROGRAM = join(folder, 'derby.mjs');
  await layProgram(folder);
  await ensureRules();
  const ok = units(PURE.flatMap((name) => ['--exclude', `${name}/**`]));
  rmSync(folder, { recursive: true, force: true });
  return ok;
}

/** The app is built once for all tests. They wait for frames now and then: a third of them beside two keeps both cores busy. */
function browser() {
  process.env.DERBY_BUILT = mkdtempSync(join(tmpdir(), 'derby-web-'));
  const ok = script('web/test/browser/ready.ts') && vitest([BROWSER], 3);
  rmSync(process.env.DERBY_BUILT, { recursive: true, force: true });
  return ok;
}

/** Runs Vitest on two cores, of which it would leave one idle, and counts its tests one by one. A kind in which no test ran has failed. */
function vitest(args, workers = 2) {
  const folder = mkdtempSync(join(tmpdir(), 'derby-test-'));
  const report = join(folder, 'report.json');
  const ok = tool('vitest', [
    'run',
    `--maxWorkers=${workers}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ]);
  const { numPassedTests = 0, numFailedTests = 0 } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true, force: true });
  count(numPassedTests, numFailedTests);
  if (!ok && numFailedTests === 0) count(0, 1);
  return ok && numPassedTests > 0;
}
