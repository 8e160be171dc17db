/**
 * Keeps the rules of a game as they are in one bundle, so that records begun under them replay and go on when the edition is raised:
 * `npm run edition -- --game pens`. The sources come from the history: the last commit of the edition that is current, of another
 * with `--edition 1`, or any commit with `--from`; what is older than advice beside the module was kept before. What is made: editions/<game>-<edition>-<hash>.js, some of its golden records, and
 * its line in registry/src/kept-editions.ts.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Edition, readRecord } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { KEPT } from '@derby/registry/kept-editions';
import { argsOf } from './args.ts';
import { bundled, contentHash } from './bundle.mjs';
import { HOUSE } from './house.ts';

const RECORDS = 6;
const EDITIONS = join(HOUSE, 'editions');

const { values } = argsOf({
  options: { game: { type: 'string' }, edition: { type: 'string' }, from: { type: 'string' } },
});
const game = await entryOf(values.game ?? '').load();
const wanted = Number(values.edition ?? game.edition);
const commit = git('rev-parse', values.from ?? lastCommitOf(game.id, wanted));
const tree = extracted(commit, game.id);
try {
  await keep(game.id, tree);
} finally {
  rmSync(tree, { recursive: true, force: true });
}

async function keep(id: string, from: string): Promise<void> {
  const code = await bundled(id, from);
  const hash = contentHash(code);
  const { edition } = await proved(code, join(from, 'games', id, 'test', 'records'));
  const known = KEPT.find((one) => one.game === id && one.edition === edition);
  if (known && known.hash !== hash) {
    throw new Error(`Edition ${edition} of ${id} is kept already, as ${known.hash}: what is kept does not change.`);
  }
  const name = `${id}-${edition}-${hash}.js`;
  writeFileSync(join(EDITIONS, name), code);
  keepRecords(join(from, 'games', id, 'test', 'records'), join(EDITIONS, 'records', `${id}-${edition}`));
  if (!known) writeIndex([...KEPT, { game: id, edition, hash }]);
  console.log(`${name}  ${(code.length / 1024).toFixed(0)} KB  from ${commit.slice(0, 7)}`);
}

/** The newest commit at which the game had this edition. */
function lastCommitOf(id: string, edition: number): string {
  const file = `games/${id}/src/game.ts`;
  const raised = git('log', '--format=%H', '-G', '^ *edition:', '--', file).split('\n').filter(Boolean);
  for (const one of ['HEAD', ...raised.map((commitOf) => `${commitOf}^`)])
    if (editionAt(one, file) === edition) return one;
  console.error(`No commit is known at which ${id} had edition ${edition}.`);
  if (edition > 1) console.error(`To keep the one before: npm run edition -- --game ${id} --edition ${edition - 1}`);
  process.exit(2);
}

function editionAt(at: string, file: string): number | undefined {
  try {
    return Number(/^ *edition: (\d+),$/m.exec(git('show', `${at}:${file}`))?.[1]);
  } catch {
    return undefined; // The file was not there yet.
  }
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: HOUSE, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
}

/** The sources of a commit, in a folder of their own. */
function extracted(at: string, id: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'derby-edition-'));
  const archive = join(folder, 'tree.tar');
  git('archive', '--output', archive, at, 'kernel', 'bots', `games/${id}`);
  execFileSync('tar', ['-xf', archive], { cwd: folder });
  rmSync(archive);
  return folder;
}

/** Nothing is kept that does not hold its own golden records. */
async function proved(code: string, records: string): Promise<Edition> {
  const trial = join(mkdtempSync(join(tmpdir(), 'derby-bundle-')), 'bundle.mjs');
  writeFileSync(trial, code);
  const { edition } = (await import(pathToFileURL(trial).href)) as { edition: Edition };
  for (const name of readdirSync(records)) edition.verify(readRecord(readFileSync(join(records, name), 'utf8')));
  rmSync(dirname(trial), { recursive: true });
  return edition;
}

/** Some of the records, from all over the set. */
function keepRecords(from: string, to: string): void {
  const names = readdirSync(from).sort();
  mkdirSync(to, { recursive: true });
  for (let i = 0; i < RECORDS; i++) {
    const name = names[Math.floor((i * names.length) / RECORDS)];
    if (name !== undefined) cpSync(join(from, name), join(to, name));
  }
}

function writeIndex(kept: readonly { readonly game: string; readonly edition: number; readonly hash: string }[]): void {
  const lines = [...kept]
    .sort((a, b) => a.game.localeCompare(b.game) || a.edition - b.edition)
    .map(({ game: of, edition, hash }) => {
      const at = `new URL('../../editions/${of}-${edition}-${hash}.js', import.meta.url)`;
      return `  {\n    game: '${of}',\n    edition: ${edition},\n    hash: '${hash}',\n    at: ${at},\n  },`;
    });
  const head = `/** The editions in \`editions/\`, made by \`npm run edition\`. A line never changes: records name its hash. */
export interface KeptEdition {
  readonly game: string;
  readonly edition: number;
  readonly hash: string;
  readonly at: URL;
}

export const KEPT: readonly KeptEdition[] = [`;
  writeFileSync(join(HOUSE, 'registry/src/kept-editions.ts'), [head, ...lines, '];', ''].join('\n'));
}
