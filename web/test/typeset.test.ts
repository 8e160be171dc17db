import { typeset } from '@derby/kernel';
import { expect, test } from 'vitest';
import { dressed } from '../src/text/dressed.ts';

/** Shown as `_`, since a space that does not break looks like any other. */
const seen = (text: string): string => text.replaceAll('\u00a0', '_');

test.each([
  ['Une ligne : deux ; trois ? Quatre !', 'Une ligne_: deux_; trois_? Quatre_!'],
  ['Il n’y a pas de jeu « echecs » ici.', 'Il n’y a pas de jeu «_echecs_» ici.'],
  ['Choisissez un bateau (41 SO) à 30 %', 'Choisissez un bateau (41_SO) à 30_%'],
  ['à 12:30, dès 3 heures', 'à 12:30, dès 3 heures'],
])('%s', (text, set) => {
  expect(seen(typeset(text))).toBe(set);
});

test('every text is set, whatever holds it or makes it', async () => {
  const words = { plain: 'a : b', list: ['c ?'], make: (n: number) => `${n} %`, later: async () => 'd ;' };
  const set = dressed(words, (text) => seen(typeset(text)));
  expect([set.plain, set.list, set.make(3), await set.later()]).toEqual(['a_: b', ['c_?'], '3_%', 'd_;']);
});
