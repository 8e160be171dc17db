/** What stands on the box of every game, taken out of its texts when the app is built: the shelf needs no more of them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));
const MODULE = 'virtual:titles';

interface Box {
  readonly title: string;
  readonly blurb: string;
}

const said = (source: string, name: string): string => {
  const found = new RegExp(`^ {2}${name}:\\s*'([^']*)',$`, 'm').exec(source)?.[1];
  if (found === undefined) throw new Error(`A game's text says no ${name} in a line of its own.`);
  return found;
};

/** By language and game. */
export const titles = (): Record<'en' | 'fr', Record<string, Box>> => ({ en: titlesIn('en'), fr: titlesIn('fr') });

function titlesIn(language: string): Record<string, Box> {
  const boxOf = (game: string): [string, Box] => {
    const source = readFileSync(`${GAMES}/${game}/src/text/${language}.ts`, 'utf8');
    return [game, { title: said(source, 'title'), blurb: said(source, 'blurb') }];
  };
  return Object.fromEntries(readdirSync(GAMES).map(boxOf));
}

export const boxes = (): Plugin => ({
  name: 'derby:titles',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? `export default ${JSON.stringify(titles())};` : undefined),
});
