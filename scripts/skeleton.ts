/** One skeleton: every game has the same files for the same things, under the same names. ARCHITECTURE.md shows it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOUSE } from './house.ts';

/** Every file that a game has, with the names it must export. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  'README.md': [],
  'package.json': [],
  'rulebook/en.md': [],
  'rulebook/fr.md': [],
  'src/game.ts': [],
  'src/rules.ts': ['RULES', 'Rule'],
  'src/setup.ts': ['setup'],
  'src/sequence.ts': ['PHASES', 'play'],
  'src/state.ts': ['State', 'Table'],
  'src/choices.ts': ['Choice', 'Asks'],
  'src/log.ts': ['Log'],
  'src/options.ts': ['OPTIONS', 'OptionId', 'PRESETS'],
  'src/victory.ts': ['result', 'concede'],
  'src/view.ts': ['view', 'resample', 'Known', 'View'],
  'src/odds.ts': [],
  'src/heat.ts': ['heat'],
  'advice/advice.ts': ['advice'],
  'src/text/en.ts': ['en'],
  'src/text/fr.ts': ['fr'],
  'src/text/names-en.ts': [],
  'src/text/names-fr.ts': [],
  'test/position.ts': [],
  'test/invariants.ts': [],
  'test/prospects.ts': ['KINDS', 'prospects'],
  'test/odds-by-play.test.ts': [],
  'test/examples.test.ts': [],
  'test/contract.test.ts': [],
  'test/records.test.ts': [],
};

/** What a game's package lets others import: the module, its advice, the rulebook, and any file of `src` by its name. */
const EXPORTS: Readonly<Record<string, string>> = {
  '.': './src/game.ts',
  './advice': './advice/advice.ts',
  './rulebook/*': './rulebook/*',
  './*': './src/*.ts',
};

function main(): void {
  const games = readdirSync(join(HOUSE, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const faults = games.flatMap(({ name }) => skeletonFaults(name, join(HOUSE, 'games', name)));
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? `${games.length} games, one skeleton.` : `${faults.length} faults.`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/** What this game in this folder has otherwise than all. */
export const skeletonFaults = (game: string, folder: string): string[] => [
  ...filesMissing(game, folder),
  ...exportsAmiss(game, folder),
];

function filesMissing(game: string, folder: string): string[] {
  return Object.entries(FILES).flatMap(([file, names]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [`games/${game}/${file} is missing.`];
    const code = readFileSync(path, 'utf8');
    return [game, ...names]
      .slice(file === 'src/game.ts' ? 0 : 1)
      .filter((name) => !doesExport(code, name))
      .map((name) => `games/${game}/${file} does not export ${name}.`);
  });
}

/** Declared and exported in one breath, or named in a list of exports. */
function doesExport(code: string, name: string): boolean {
  const declared = new RegExp(`^export (const|function\\*?|type|interface) ${name}\\b`, 'm');
  const listed = new RegExp(`^export (type )?\\{[^}]*\\b${name}\\b[^}]*\\}`, 'm');
  return declared.test(code) || listed.test(code);
}

function exportsAmiss(game: string, folder: string): string[] {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) return [];
  const { exports } = JSON.parse(readFileSync(path, 'utf8'));
  return JSON.stringify(exports) === JSON.stringify(EXPORTS)
    ? []
    : [`games/${game}/package.json: its exports are not ${JSON.stringify(EXPORTS)}.`];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
