/** Where the built app and the rules of the day are: beside the program in the package, in their folders in a checkout. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { EXIT, Fault } from './faults.ts';
import type { Shell } from './shell.ts';

export const appFolder = (shell: Shell): string => found(['./app', '../../web/dist'], shell);

export const rulesFolder = (shell: Shell): string => found(['./rules', '../../server/rules'], shell);

/** The rules of a game, by the name that their content gives them. */
export const rulesOf = (game: string, shell: Shell): string =>
  readdirSync(rulesFolder(shell)).find((name) => name.startsWith(`${game}-`)) ?? '';

function found(paths: readonly string[], { text }: Shell): string {
  const folder = paths.map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path));
  if (folder === undefined) throw new Fault(EXIT.failed, text.serve.notBuilt);
  return folder;
}
