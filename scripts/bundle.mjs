/**
 * The rules of one game, complete, as one module for Node and browsers alike: what is kept in `editions/`, and what a match on a server is
 * pinned to. Plain JavaScript: `npm start` runs it.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFresh } from './build.mjs';
import { HOUSE } from './install.mjs';

const HASH_LENGTH = 16;
const SOURCES = ['kernel/src', 'games', 'bots/src', 'package-lock.json'];
/** Where the rules of the day lie for a server that is started from here. */
export const RULES = join(HOUSE, 'server', 'rules');

export const contentHash = (code) => createHash('sha256').update(code).digest('hex').slice(0, HASH_LENGTH);

const entryFor = (id) => `
import { editionOn } from './kernel/src/edition.ts';
export { followingOf } from './kernel/src/follower.ts';
import { staffOf } from './bots/src/staff.ts';
import { advice } from './games/${id}/advice/advice.ts';
import { ${id} } from './games/${id}/src/game.ts';
import { en } from './games/${id}/src/text/en.ts';
import { fr } from './games/${id}/src/text/fr.ts';
export const edition = editionOn(${id}, async (language) => (language === 'fr' ? fr : en));
export const staff = staffOf({ game: ${id}, advice });
`;

/** The kernel of that folder, by every name that it can be imported by; older ones have fewer. */
function kernelIn(from) {
  const { exports } = JSON.parse(readFileSync(join(from, 'kernel', 'package.json'), 'utf8'));
  return Object.fromEntries(
    Object.entries(exports).map(([name, file]) => [join('@derby/kernel', name), join(from, 'kernel', file)]),
  );
}

/** The code of a game's bundle, from the sources in a folder. */
export async function bundled(id, from = HOUSE) {
  const { build } = await import('esbuild');
  const made = await build({
    stdin: { contents: entryFor(id), resolveDir: from, loader: 'ts' },
    absWorkingDir: from,
    alias: kernelIn(from),
    nodePaths: [join(HOUSE, 'node_modules')],
    bundle: true,
    minify: true,
    write: false,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
  return made.outputFiles[0]?.text ?? '';
}

/** Makes sure that `server/rules` holds the rules of the day, `<game>-<edition>-<hash>.js` each; quick when it already does. */
export async function ensureRules() {
  if (existsSync(RULES) && isFresh(RULES, SOURCES)) return RULES;
  const draft = `${RULES}.${process.pid}.part`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const games = readdirSync(join(HOUSE, 'games')).filter((id) =>
    existsSync(join(HOUSE, 'games', id, 'src', 'game.ts')),
  );
  for (const id of games) await layRules(draft, id, await bundled(id));
  rmSync(RULES, { recursive: true, force: true });
  renameSync(draft, RULES);
  return RULES;
}

/** Writes a bundle under its name; gives the name back. */
export async function layRules(folder, id, code) {
  const hash = contentHash(code);
  const trial = mkdtempSync(join(folder, 'trial-'));
  const file = join(trial, `${hash}.mjs`);
  writeFileSync(file, code);
  const { edition } = await import(pathToFileURL(file).href);
  const name = `${id}-${edition.edition}-${hash}.js`;
  renameSync(file, join(folder, name));
  rmSync(trial, { recursive: true });
  return name;
}
