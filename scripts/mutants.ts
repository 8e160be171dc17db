/**
 * Mutation testing: `npm run mutants -- --game xxi [--file battle]`. Every procedure, odds and view file of a game is broken in small ways,
 * one at a time, and the game's tests must notice. Stryker is fetched once, outside the lock file (docs/decisions/0013).
 * `--records 0` leaves the golden records out: some ten times as quick, and it finds a little less.
 * Prints a row for each file and every survivor; `--write` puts the rows into bench/results/mutants.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argsOf } from './args.ts';
import { HOUSE } from './house.ts';
import { rowsOf, type Score, scoresIn, withRows } from './mutants/report.ts';

/** 10 wants Node 22. */
const VERSION = '9.6.1';
const TOOL = join(HOUSE, '.mutants');
const REPORT = join(TOOL, 'report.json');
const TABLE = join(HOUSE, 'bench', 'results', 'mutants.md');

const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'xxi' },
    file: { type: 'string', multiple: true },
    records: { type: 'string', default: '5' },
    concurrency: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

const sources = join(HOUSE, 'games', values.game, 'src');
if (!existsSync(sources)) {
  console.error(`There is no game "${values.game}".`);
  process.exit(2);
}

/** What is no procedure: shapes, names and what only gathers others. */
const OTHERS = new Set(['choices', 'game', 'index', 'log', 'options', 'reasons', 'rules', 'state', 'battle-state']);

function wanted(): string[] {
  const all = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !/^(text|data|journal)\//.test(file))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((file) => !OTHERS.has(file))
    .sort();
  const asked = values.file?.map((file) => file.replace(/\.ts$/, ''));
  const unknown = asked?.find((file) => !all.includes(file));
  if (unknown !== undefined) {
    console.error(`games/${values.game}/src has no "${unknown}". There are: ${all.join(', ')}`);
    process.exit(2);
  }
  return asked ?? all;
}

function ensureTool(): void {
  const installed = join(TOOL, 'node_modules', '@stryker-mutator', 'core', 'package.json');
  if (existsSync(installed) && JSON.parse(readFileSync(installed, 'utf8')).version === VERSION) return;
  mkdirSync(TOOL, { recursive: true });
  writeFileSync(join(TOOL, 'package.json'), '{ "private": true }\n');
  console.log(`Fetching Stryker ${VERSION} into .mutants (once; some 65 MB) …`);
  const done = spawnSync(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', `@stryker-mutator/core@${VERSION}`],
    { cwd: TOOL, stdio: 'inherit' },
  );
  if (done.status !== 0) process.exit(done.status ?? 1);
}

function mutate(files: readonly string[]): readonly Score[] {
  const config = join(TOOL, 'stryker.config.json');
  rmSync(REPORT, { force: true });
  writeFileSync(
    config,
    JSON.stringify({
      plugins: [join(HOUSE, 'scripts', 'mutants', 'runner.mjs')],
      testRunner: 'house',
      mutate: files.map((file) => `games/${values.game}/src/${file}.ts`),
      ignorePatterns: ['/*', '!/games', '/games/*', `!/games/${values.game}`],
      concurrency: Number(values.concurrency),
      reporters: ['json'],
      jsonReporter: { fileName: REPORT },
      tempDirName: '.mutants/sandbox',
      allowEmpty: true,
      timeoutMS: 600_000,
      // A mutant in what is reckoned when a module is loaded would need every test, each time.
      ignoreStatic: true,
      disableTypeChecks: false,
      // It would read the configuration of TypeScript with a library that TypeScript 7 no longer has; nothing here needs it.
      tsconfigFile: 'none.json',
    }),
  );
  const stryker = join(TOOL, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const env = { ...process.env, MUTANTS_GAME: values.game, MUTANTS_RECORDS: values.records };
  const done = spawnSync(process.execPath, [stryker, 'run', config], { cwd: HOUSE, stdio: 'inherit', env });
  if (!existsSync(REPORT)) process.exit(done.status ?? 1);
  return scoresIn(JSON.parse(readFileSync(REPORT, 'utf8')));
}

ensureTool();
const scores = mutate(wanted());
for (const { survivors } of scores) for (const line of survivors) console.log(line);
console.log(rowsOf(values.game, scores).join('\n'));
if (values.write) writeFileSync(TABLE, withRows(readFileSync(TABLE, 'utf8'), values.game, scores));
