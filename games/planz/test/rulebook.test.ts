/** The tables of the rulebook, in both languages, hold the figures that are played with. */
import { readFileSync } from 'node:fs';
import { readRulebook, rulesOf } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { AREA_IDS } from '../src/data/areas.ts';
import { KIND_IDS, KINDS } from '../src/data/kinds.ts';
import { POWER_TABLE, POWERS } from '../src/data/powers.ts';
import { REFIT_TABLE } from '../src/data/refit.ts';
import { DEPLOYMENTS } from '../src/data/scenarios.ts';
import { type Nationality, UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS, BASES, ZONE_IDS } from '../src/data/zones.ts';
import { neighboursOf, zoneOf, zonesOf } from '../src/geography.ts';
import * as en from '../src/text/names-en.ts';
import * as fr from '../src/text/names-fr.ts';
import { STANDS_FOR as shipsEn } from '../src/text/ships-en.ts';
import { STANDS_FOR as shipsFr } from '../src/text/ships-fr.ts';

const NAMES = { en, fr } as const;
const SHIPS = { en: shipsEn, fr: shipsFr } as const;
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const BOOKS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    readRulebook(readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8')),
  ]),
) as Record<Language, ReturnType<typeof readRulebook>>;

/** The rows below the headings of every table in a text. */
const rowsIn = (text: string): string[][] =>
  text
    .split('\n')
    .filter((line, index, all) => line.startsWith('|') && all[index - 1]?.startsWith('|') && !line.startsWith('| -'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

const rule = (language: Language, id: string): string =>
  rulesOf(BOOKS[language]).find((one) => one.id === id)?.text ?? '';
const chapter = (language: Language, number: number): string =>
  BOOKS[language].chapters.find(({ title }) => title.startsWith(`${number} `))?.text ?? '';

const factors = (all: readonly number[] | null): string => all?.join('-') ?? '–';

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  test('[WPZ-2.1a] names every area, its neighbours and its land', () => {
    const rows = rowsIn(rule(language, 'WPZ-2.1a'));
    expect(rows.map(([id]) => id)).toEqual([...AREA_IDS]);
    for (const area of AREA_IDS) {
      const [, name, , neighbours = '', land = ''] = rows.find(([id]) => id === area) ?? [];
      expect(name?.replaceAll("'", '’')).toBe(NAMES[language].AREA_NAMES[area]);
      expect(
        neighbours
          .split(' ')
          .filter((one) => one !== '–')
          .sort(),
      ).toEqual([...neighboursOf(area)].sort());
      expect(
        land
          .split(', ')
          .filter((one) => one !== '–')
          .sort(),
      ).toEqual([...zonesOf(area)].sort());
    }
  });

  test('[WPZ-14.0] names every land zone with its bases and what they are worth', () => {
    const rows = rowsIn(rule(language, 'WPZ-14.0'));
    expect(rows.map(([zone]) => zone?.split(' ')[0])).toEqual([...ZONE_IDS]);
    for (const base of BASE_IDS) {
      const [, bases = '', , , points] = rows.find(([zone]) => zone?.startsWith(`${zoneOf(base)} `)) ?? [];
      const [, , german, allied] = BASES[base];
      expect(bases.replaceAll("'", '’').toLowerCase()).toContain(NAMES[language].BASE_NAMES[base].toLowerCase());
      expect(points).toBe(german + allied > 0 ? `${german} / ${allied}` : '–');
    }
  });

  test('[WPZ-2.5a] lists every unit with what it stands for and the factors it fights with', () => {
    const nations = chapter(language, 25).split(/^\*\*/m).slice(1);
    const order: readonly Nationality[] = ['GER', 'ITA', 'GBR', 'ANY', 'FRA', 'USA', 'NOR', 'DEN'];
    expect(nations).toHaveLength(order.length);
    let listed = 0;
    for (const [index, nation] of order.entries()) {
      const own = UNIT_IDS.filter((unit) => UNITS[unit].nat === nation);
      for (const [name = '', type, ships, full, reduced, moves] of rowsIn(nations[index] ?? '')) {
        const units = named(own, name, language);
        listed += units.length;
        for (const unit of units) {
          const spec = UNITS[unit];
          expect(type?.split(' ')[0], name).toBe(spec.type);
          expect(ships?.replaceAll("'", '’'), name).toBe(SHIPS[language][unit]);
          expect([full, reduced], name).toEqual([factors(spec.full), factors(spec.reduced)]);
          expect(moves, name).toBe(`${spec.category === 'air' ? 'r' : ''}${spec.mf}`);
        }
      }
    }
    expect(listed).toBe(UNIT_IDS.length);
  });

  test('[WPZ-15.1] prints the refit table', () => {
    const word = { en: ['Refit', 'Damage', 'Destroy'], fr: ['Remise en état', 'Avarie', 'Perte'] }[language];
    const said = { refit: word[0], damage: word[1], destroy: word[2] };
    const rows = rowsIn(rule(language, 'WPZ-15.1'));
    for (const { types, german, allied } of Object.values(REFIT_TABLE)) {
      const printed = rows.filter(([, codes]) => codes === types.join(' ')).map((row) => row.slice(2));
      const lines = [allied, german].map((line) => line.map((one) => said[one]));
      expect(printed).toEqual(printed.length === 1 ? [lines[0]] : lines);
      if (printed.length === 1) expect(german).toEqual(allied);
    }
  });

  test('[WPZ-20.1] prints the table of third powers', () => {
    const said = {
      en: { german: 'German', allied: 'Allied', neutral: 'neutral' },
      fr: { german: 'allemand', allied: 'allié', neutral: 'neutre' },
    }[language];
    const rows = rowsIn(rule(language, 'WPZ-20.1')).map((row) => row.slice(1));
    expect(rows).toEqual(POWERS.map((power) => POWER_TABLE[power].map((stand) => said[stand])));
  });

  test('[WPZ-7.1] prints every action with its price', () => {
    const prices = new Map(rowsIn(chapter(language, 23)).map(([, ap, , id]) => [id, Number(ap)]));
    for (const kind of KIND_IDS) expect(prices.get(KINDS[kind].rule), kind).toBe(KINDS[kind].ap);
    expect(prices.size).toBe(KIND_IDS.length + 1); // A naval move is one order and two rules.
  });

  test('[WPZ-22.0e] prints the deployments from which a set-up begins', () => {
    const rows = rowsIn(chapter(language, 26));
    for (const scenario of [1, 2] as const) {
      const printed = rows.reduce((sum, row) => sum + countIn(row[2 + scenario - 1] ?? '', row[2] ?? ''), 0);
      expect(printed).toBe(Object.keys(DEPLOYMENTS[scenario]).length);
    }
  });
});

/** How many units a cell lists; "the same" means as many as the cell before it. */
function countIn(cell: string, before: string): number {
  if (cell === '–') return 0;
  return (cell === 'the same' || cell === 'de même' ? before : cell).split(', ').length;
}

/** "SS-1 to SS-6", "Narvik": the units of one row. */
function named(own: readonly UnitId[], name: string, language: Language): readonly UnitId[] {
  const { counter } = NAMES[language];
  const [first, last] = name.replace(/ RCAF$/, '').split(/ (?:to|à) /);
  const start = own.findIndex((unit) => counter(unit) === first);
  const end = last ? own.findIndex((unit) => counter(unit) === last) : start;
  expect(start, name).toBeGreaterThanOrEqual(0);
  return own.slice(start, end + 1);
}
