/** Names of units and places: each is its own, and in French each has the words before it that it needs. */
import { describe, expect, test } from 'vitest';
import { AREA_IDS } from '../src/data/areas.ts';
import { POWERS } from '../src/data/powers.ts';
import { UNIT_IDS } from '../src/data/units.ts';
import { BASE_IDS, ZONE_IDS } from '../src/data/zones.ts';
import type { Place } from '../src/state.ts';
import * as en from '../src/text/names-en.ts';
import * as places from '../src/text/places-fr.ts';
import * as units from '../src/text/units-fr.ts';
import { UNELIDED } from './sound.ts';

const PLACES: readonly Place[] = [...AREA_IDS, ...ZONE_IDS, ...BASE_IDS];
const alike = (names: readonly string[]): string[] => names.filter((name, index) => names.indexOf(name) !== index);

describe('names', () => {
  test.each([
    ['en', UNIT_IDS.map(en.unit), PLACES.map(en.place)],
    ['fr', UNIT_IDS.map(units.unit), PLACES.map(places.place)],
  ])('%s: no two units and no two places are called alike', (_language, ofUnits, ofPlaces) => {
    expect(alike(ofUnits)).toEqual([]);
    expect(alike(ofPlaces)).toEqual([]);
    for (const name of [...ofUnits, ...ofPlaces]) expect(name).not.toMatch(/undefined|_| {2}|\b[A-Z]-[A-Z]+-\d/);
  });

  test('en: units and places as a player would say them', () => {
    expect(
      ['G-BB-1', 'G-SS-3', 'B-DD-C', 'A-FC-1', 'N-CD-1', 'G-CD-2', 'I-SS-1'].map((id) => en.unit(id as 'G-BB-1')),
    ).toEqual([
      'German battleship BB-1',
      'German U-boat flotilla SS-3',
      'British destroyer flotilla DD-RCN',
      'fast convoy FC-1',
      'Norwegian coastal battery Narvik',
      'German coastal battery 2',
      'Italian submarine flotilla SS-1',
    ]);
    expect((['AE', 'AD', 'AD-ICE', 'AF-NAR', 'NARVIK', 'CE-AZO'] as const).map(en.within)).toEqual([
      'in the Norwegian Sea (AE)',
      'in the sea off Iceland (AD)',
      'in Iceland (AD-ICE)',
      'at Narvik (AF-NAR)',
      'at Narvik base',
      'on the Azores (CE-AZO)',
    ]);
  });

  test('fr: units with article, gender and contraction', () => {
    expect((['G-BB-1', 'G-SS-3', 'B-F-1', 'N-CD-1', 'A-SC-2'] as const).map(units.unit)).toEqual([
      'le cuirassé allemand BB-1',
      'la flottille d’U-Boote allemande SS-3',
      'l’escadre de chasse britannique F-1',
      'la batterie côtière norvégienne de Narvik',
      'le convoi lent SC-2',
    ]);
    expect([units.ofUnit('G-BB-1'), units.ofUnit('B-F-1'), units.unitIs('G-DD-1', 'perdu')]).toEqual([
      'du cuirassé allemand BB-1',
      'de l’escadre de chasse britannique F-1',
      'la flottille de destroyers allemande DD-1 est perdue',
    ]);
  });

  test('fr: places with the words before them', () => {
    expect(
      (['AE', 'AD', 'AD-ICE', 'AF-NAR', 'DG-CNY', 'HALIFAX', 'ICELAND', 'BISCAY'] as const).map(places.within),
    ).toEqual([
      'dans la mer de Norvège (AE)',
      'dans les eaux de l’Islande (AD)',
      'en Islande (AD-ICE)',
      'à Narvik (AF-NAR)',
      'aux Canaries (DG-CNY)',
      'sur la base de Halifax',
      'sur la base d’Islande',
      'sur la base du golfe de Gascogne',
    ]);
    expect((['AK', 'DK', 'CE-AZO', 'AN2-DEN', 'IVIGTUT'] as const).map(places.from)).toEqual([
      'des parages du cap Farvel (AK)',
      'de l’Atlantique central (DK)',
      'des Açores (CE-AZO)',
      'du Danemark (AN2-DEN)',
      'de la base d’Ivigtut',
    ]);
    expect([places.inPort('HALIFAX'), places.inPort('NEW_YORK')]).toEqual([
      'au port de Halifax',
      'au port de New York',
    ]);
  });

  test('fr: nothing stands before a vowel or a mute h without elision', () => {
    const said = [
      ...UNIT_IDS.flatMap((id) => [units.unit(id), units.ofUnit(id), units.unitIs(id, 'perdu')]),
      ...PLACES.flatMap((id) => [places.place(id), places.from(id), places.within(id)]),
      ...POWERS.flatMap((power) => [places.stand(power, 'occupied'), places.stand(power, 'german')]),
    ];
    for (const words of said) expect(words).not.toMatch(UNELIDED);
    for (const words of said) expect(words).not.toMatch(/\b(de les|de le|à le|à les) /);
  });
});
