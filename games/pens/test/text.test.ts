/** Every prompt, choice and log line of a few whole games, in both languages: nothing is missing from a sentence. */
import { ask, FastDice, Match, openOf, say, tell } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { POWERS, type Power } from '../src/data/powers.ts';
import { pens } from '../src/game.ts';
import type { Log } from '../src/log.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { does, ofPower, toHolder } from '../src/text/names-fr.ts';
import { from, within } from '../src/text/places-fr.ts';
import { fresh } from './position.ts';

const LATE_WAR = { heavyBombers: true, heavyBomberSpecialAttack: true, wolfpack: true };

/** All sentences of one game of random choices. */
function sentences(text: typeof en, seed: string): Set<string> {
  const found = new Set<string>();
  const dice = new FastDice(seed);
  const match = Match.start(pens, { seed, options: LATE_WAR });
  for (let question = match.question; question; question = match.question) {
    const view = match.view(question.seat);
    found.add(ask(text, question.rule, view));
    for (const { choice } of question.offers) found.add(say(text, choice, view));
    const open = openOf(question.offers);
    match.take(open[dice.below(open.length)]?.choice ?? ['done']);
  }
  for (const { entry } of match.log()) found.add(tell(text, entry));
  return found;
}

const happened = (text: typeof en, entry: Log): string => tell(text, entry);
const lost = (text: typeof en, power: Power): string =>
  happened(text, { what: 'lost', unit: 'infantry-3', power, type: 'infantry', at: 'LOW' });

describe('texts', () => {
  test.each([
    ['en', en],
    ['fr', fr],
  ] as const)('%s: every sentence is whole', (_language, text) => {
    const all = sentences(text, 'texts');
    expect(all.size).toBeGreaterThan(500);
    for (const sentence of all) expect(sentence).not.toMatch(/undefined|NaN|\[object|^\s*$|^\p{Ll}/u);
  });

  test('fr: the words before a place suit it', () => {
    for (const sentence of sentences(fr, 'places'))
      expect(sentence).not.toMatch(/\b(de|la|le) [AEIOUÉ](?!-)|\b(de le|de les|à le|à les) /u);
    expect([from('ICE'), from('DEN'), from('AZO'), from('S17')]).toEqual([
      'd’Islande (ICE)',
      'du Danemark (DEN)',
      'des Açores (AZO)',
      'de la Manche (S17)',
    ]);
    expect([within('LOW'), within('RUH'), within('S16'), within('S02'), within('GIB')]).toEqual([
      'aux Pays-Bas (LOW)',
      'dans la Ruhr (RUH)',
      'dans la mer d’Irlande (S16)',
      'au large du cap Hatteras (S02)',
      'à Gibraltar (GIB)',
    ]);
  });

  test.each([
    ['GER', 'l’Allemagne perd', 'de l’Allemagne', 'à l’Allemagne'],
    ['UK', 'le Royaume-Uni perd', 'du Royaume-Uni', 'au Royaume-Uni'],
    ['ITA', 'l’Italie perd', 'de l’Italie', 'à l’Italie'],
    ['USA', 'les États-Unis perdent', 'des États-Unis', 'aux États-Unis'],
    ['FRA', 'la France perd', 'de la France', 'à la France'],
    ['VIC', 'Vichy perd', 'de Vichy', 'à Vichy'],
  ] as const)('fr: %s has its article, its number and its contractions', (power, subject, of, to) => {
    expect([does(power, 'perd', 'perdent'), ofPower(power), toHolder(power)]).toEqual([subject, of, to]);
  });

  test('a hunt without destroyers is a hunt from the air', () => {
    const view = fresh();
    expect(say(en, ['hunt', 'S18', 0], view)).toBe('Hunt in the Bay of Biscay (S18) from the air alone');
    expect(say(fr, ['hunt', 'S18', 0], view)).toBe('Chasser dans le golfe de Gascogne (S18) par les airs seulement');
    expect(say(fr, ['hunt', 'S18', 1], view)).toBe('Chasser dans le golfe de Gascogne (S18) avec 1 destroyer');
  });

  test('a submarine that attacks where it lies does not move from a zone to itself', () => {
    const view = fresh();
    const attack = ['move', 'uboat-41', 'S10'] as const;
    const told = { what: 'moved', unit: 'uboat-41', from: 'S10', to: 'S10' } as const;
    expect(view.units.find(({ id }) => id === 'uboat-41')?.at).toBe('S10');
    expect(say(en, attack, view)).toBe('U-boat 41 attacks in the Mid-Atlantic Gap (S10)');
    expect(say(fr, attack, view)).toBe('U-Boot 41 attaque dans le trou de l’Atlantique (S10)');
    expect(happened(en, told)).toBe('U-boat 41 makes ready to attack in the Mid-Atlantic Gap (S10).');
    expect(happened(fr, told)).toBe('U-Boot 41 se prépare à attaquer dans le trou de l’Atlantique (S10).');
  });

  test('fr: every event of a power is a French sentence', () => {
    const bought = (power: 'UK' | 'USA') => happened(fr, { what: 'bought', power, type: 'fighter', cost: 10 });
    expect(bought('UK')).toBe('Le Royaume-Uni achète pour 10 IPC : chasseur.');
    expect(bought('USA')).toBe('Les États-Unis achètent pour 10 IPC : chasseur.');
    expect(happened(fr, { what: 'captured', territory: 'LOW', by: 'USA', to: 'FRA' })).toBe(
      'Les États-Unis prennent les Pays-Bas (LOW) au profit de la France.',
    );
    expect(happened(fr, { what: 'control-changes', territory: 'AZO', to: 'UK' })).toBe(
      'Les Açores (AZO) passent au Royaume-Uni.',
    );
    expect(happened(fr, { what: 'shipped', unit: 'armour-3', route: 'NORTH', to: 'SEN' })).toBe(
      'Blindés 3 sont expédiés vers le Sud de l’Angleterre (SEN).',
    );
  });

  test.each([
    ['GER', 'Germany loses'],
    ['UK', 'The United Kingdom loses'],
    ['ITA', 'Italy loses'],
    ['USA', 'The United States loses'],
    ['FRA', 'France and the Low Countries lose'],
    ['VIC', 'Vichy France loses'],
  ] as const)('en: %s has its article and its number', (power, subject) => {
    expect(lost(en, power)).toBe(`${subject} Infantry 3 in the Low Countries (LOW).`);
  });

  test('no line puts a power at its head without its article', () => {
    for (const sentence of sentences(fr, 'powers'))
      expect(sentence).not.toMatch(/^(Allemagne|Royaume-Uni|Italie|États-Unis|France) (?!:)/u);
    for (const sentence of sentences(en, 'powers')) expect(sentence).not.toMatch(/^United (States|Kingdom)(?!:)/u);
    expect(Object.keys(POWERS)).toHaveLength(6);
  });

  test('both languages name the same options, grades and numbers', () => {
    expect(Object.keys(fr.options)).toEqual(Object.keys(en.options));
    expect(Object.keys(fr.grades)).toEqual(Object.keys(en.grades));
    expect(Object.keys(fr.metrics)).toEqual(Object.keys(pens.metrics(fresh())));
  });
});
