/**
 * Runs a game's tests for Stryker, once for every mutant. Vitest would start a worker and load every module each time; here the tests are
 * bundled once, and the bundle is run afresh for each mutant, so that nothing which a module keeps outlives the mutant that put it there.
 * The matchers are Vitest's own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { chai, JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect';
import { restoreAllMocks, spyOn } from '@vitest/spy';
import { build } from 'esbuild';

/** What plays many whole games, or proves no rule: it would find some more, at minutes for every mutant. */
const LEFT_OUT = /^(contract|odds-by-play|advice.*|reason.*|journal|text|sentences|rulebook|names|terms)\.test\.ts$/;
/** What reckons long has more patience; and of the whole games a few will do. */
const LONG = /^(odds.*|records)\.test\.ts$/;
const RECORDS = 'records.test.ts';
const MOST_RECORDS = Number(process.env.MUTANTS_RECORDS ?? 5);
/** Without golden records, what takes longer than this on the unbroken rules is left out too, but for odds: it plays many games, or a long one. */
const LONGEST_MS = MOST_RECORDS > 0 ? Number.POSITIVE_INFINITY : 400;
/** Unbroken rules come to an end, on a busy machine too. */
const SOUND_MS = 60_000;

const { __stryker__: stryker } = Object.assign(globalThis, { __stryker__: {} });

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const ENDLESS = 'This test does not come to an end.';

class HouseRunner {
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    const folder = join(process.cwd(), 'games', process.env.MUTANTS_GAME, 'test');
    this.files = readdirSync(folder)
      .filter((file) => file.endsWith('.test.ts') && !LEFT_OUT.test(file))
      .filter((file) => file !== RECORDS || MOST_RECORDS > 0)
      .sort();
    this.bundle = await bundleOf(folder, this.files);
    /** How many mutants each test has found so far. */
    this.finds = new Map();
  }

  async dryRun() {
    stryker.activeMutant = undefined;
    const tests = await this.load(this.files);
    const results = [];
    for (const test of tests) {
      stryker.currentTestId = test.id;
      const start = performance.now();
      const failure = await failureOf(test, SOUND_MS);
      results.push({ ...resultOf(test, failure), timeSpentMs: performance.now() - start });
    }
    stryker.currentTestId = undefined;
    this.times = new Map(results.map(({ id, timeSpentMs }) => [id, timeSpentMs]));
    return { status: 'complete', tests: results, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ testFilter, activeMutant, mutantActivation, hitLimit }) {
    const asked = testFilter && new Set(testFilter);
    const files = this.files.filter((file) => !asked || testFilter.some((id) => id.startsWith(`${file} `)));
    if (mutantActivation === 'static') stryker.activeMutant = activeMutant.id;
    const tests = this.soonest(await this.load(files), asked);
    Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: 0, hitLimit });
    let nrOfTests = 0;
    try {
      for (const test of tests) {
        nrOfTests += 1;
        const failure = await failureOf(test, this.mostMs(test.id));
        if (failure !== undefined) this.finds.set(test.id, (this.finds.get(test.id) ?? 0) + 1);
        if (stryker.hitCount > hitLimit || failure === ENDLESS) return { status: 'timeout' };
        if (failure !== undefined) return { status: 'killed', killedBy: [test.id], failureMessage: failure, nrOfTests };
      }
      return { status: 'survived', nrOfTests };
    } finally {
      Object.assign(stryker, { activeMutant: undefined, hitCount: undefined });
    }
  }

  /**
   * Those that were asked for, the likeliest to find something for their time first. Stryker tells how long each took when nothing was broken
   * only to the process that ran them, so a second one goes by what was found.
   */
  soonest(tests, asked) {
    const worth = ({ id }) =>
      (0.05 + (this.finds.get(id) ?? 0)) / (1 + (this.times?.get(id) ?? (LONG.test(fileOf(id)) ? 500 : 5)));
    return tests
      .filter(
        ({ id }) => (!asked || asked.has(id)) && (LONG.test(fileOf(id)) || (this.times?.get(id) ?? 0) <= LONGEST_MS),
      )
      .sort((a, b) => worth(b) - worth(a));
  }

  /** A test that has had so much of the processor, and not merely waited for it, never comes to an end. */
  mostMs(id) {
    return Math.max(LONG.test(fileOf(id)) ? 5_000 : 500, Math.ceil(10 * (this.times?.get(id) ?? 0)));
  }

  /** The tests of these files, from modules loaded anew. */
  async load(files) {
    const tests = [];
    const names = [];
    let file = '';
    const named = (name, body) => {
      names.push(name);
      body();
      names.pop();
    };
    const test = (name, body) => tests.push({ id: `${[file, ...names, name].join(' ')} (${tests.length})`, body });
    const each = (one) => (rows) => (name, body) => {
      for (const [i, row] of rows.entries()) one(`${name} ${i}`, () => body(...(Array.isArray(row) ? row : [row])));
    };
    globalThis.houseTests = {
      describe: Object.assign(named, { each: each(named) }),
      test: Object.assign(test, { each: each(test) }),
      expect: chai.expect,
      vi: { spyOn },
    };
    const load = this.bundle.runInThisContext()(createRequire(import.meta.url));
    const byFile = [];
    for (file of files) {
      await load(file);
      const found = tests.splice(0);
      byFile.push(...(file === RECORDS ? found.filter((_, i) => i % 4 === 3).slice(0, MOST_RECORDS) : found));
    }
    return byFile;
  }
}

/** A function of `require` that gives what loads a test file by its name. */
async function bundleOf(folder, files) {
  const { outputFiles } = await build({
    stdin: {
      contents: `const files = { ${files.map((file) => `'${file}': () => import('./${file}')`).join(', ')} };
        export const load = (file) => files[file]();`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    plugins: [asFilesOfTheHouse],
    logLevel: 'error',
  });
  const code = outputFiles[0].text;
  return new Script(`(require) => { const module = { exports: {} }; ${code}\nreturn module.exports.load; }`);
}

/** In a bundle, `vitest` is what collects the tests here, and each file still knows where it lies. */
const asFilesOfTheHouse = {
  name: 'as-files-of-the-house',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'house' }));
    onLoad({ filter: /.*/, namespace: 'house' }, () => ({
      contents: 'export const { describe, test, expect, vi } = globalThis.houseTests;',
    }));
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', `'${pathToFileURL(path)}'`),
      loader: 'ts',
    }));
  },
};

const fileOf = (id) => id.split(' ', 1)[0];

const CALL = new Script('houseTest()');

async function failureOf({ body }, mostMs) {
  globalThis.houseTest = body;
  for (let patience = mostMs; ; patience *= 2) {
    const before = process.cpuUsage();
    try {
      await CALL.runInThisContext({ timeout: patience });
      return;
    } catch (error) {
      if (error?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return String(error?.message ?? error);
      const { user, system } = process.cpuUsage(before);
      if (user + system >= mostMs * 1_000) return ENDLESS;
    } finally {
      restoreAllMocks();
    }
  }
}

/** Stryker's words: 0 is a test that passed, 1 one that failed. */
const resultOf = ({ id }, failureMessage) =>
  failureMessage === undefined ? { id, name: id, status: 0 } : { id, name: id, status: 1, failureMessage };

export const strykerPlugins = [{ kind: 'TestRunner', name: 'house', injectableClass: HouseRunner }];
