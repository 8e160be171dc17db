/** Makes the files of a new game from the template: names are put in, and nothing else changes. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));

export interface Names {
  /** As in `games/<id>`. */
  readonly id: string;
  /** Of rule IDs: `ATL` gives `ATL-1.1`. */
  readonly prefix: string;
}

/** What is wrong with a name, in words; nothing where it will do. */
export function nameFault({ id, prefix }: Names, taken: readonly string[]): string | undefined {
  if (id === '' || prefix === '') return 'A new game wants a name and a prefix for its rules: --id and --prefix.';
  if (!/^[a-z][a-z0-9]{1,19}$/.test(id))
    return `"${id}" is no name for a game: small letters and digits, a letter first.`;
  if (!/^[A-Z]{2,6}$/.test(prefix)) return `"${prefix}" is no prefix for rules: two to six capital letters.`;
  return taken.includes(id) ? `There is a game "${id}" already.` : undefined;
}

const typeName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

const named = (text: string, { id, prefix }: Names): string =>
  text.replaceAll('newgame', id).replaceAll('NewGame', typeName(id)).replaceAll('NEW-', `${prefix}-`);

/** Writes the game into this folder, which must not exist yet. */
export function makeGame(names: Names, folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  mkdirSync(folder, { recursive: true });
  try {
    cpSync(TEMPLATE, folder, { recursive: true });
    for (const file of filesBelow(folder)) writeFileSync(file, named(readFileSync(file, 'utf8'), names));
  } catch (fault) {
    rmSync(folder, { recursive: true, force: true });
    throw fault;
  }
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder)
    .map((name) => join(folder, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path) : [path]));

/** The registry with one more game at its end. */
export function withEntry(registry: string, { id }: Names): string {
  const end = registry.indexOf('\n];\n', registry.indexOf('export const GAMES'));
  if (end < 0) throw new Error('The list of games in the registry was not found.');
  const entry = `\n  entry('${id}', [1, 2], [10, 20], () => import('./${id}.ts')),`;
  return `${registry.slice(0, end)}${entry}${registry.slice(end)}`;
}

/** Where the registry finds the game. */
export const shelfOf = ({ id }: Names): string => `/** Where ${id} lies. */
import type { AnyText, Language } from '@derby/kernel';
import type { AnyAdvice, AnyGame, AnyHeat } from './index.ts';

export const load = async (): Promise<AnyGame> => (await import('@derby/${id}')).${id};
export const advice = async (): Promise<AnyAdvice> => (await import('@derby/${id}/advice')).advice;
export const heat = async (): Promise<AnyHeat> => (await import('@derby/${id}/heat')).heat;
export const text = async (language: Language): Promise<AnyText> =>
  language === 'fr' ? (await import('@derby/${id}/text/fr')).fr : (await import('@derby/${id}/text/en')).en;
`;
