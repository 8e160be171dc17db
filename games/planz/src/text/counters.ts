/** What the languages write alike: the code or the name printed on a counter. */
import { type Nationality, UNITS, type UnitId } from '../data/units.ts';

/** Ground units go by names of their own; coastal batteries and a few others are worded by each language. */
const PRINTED: Readonly<Partial<Record<UnitId, string>>> = {
  'G-INF-1': 'Gruppe XXI',
  'G-INF-2': '163',
  'G-INF-3': '69',
  'G-MEC-1': 'Trop K',
  'G-MTN-1': 'Edel 3',
  'G-MTN-2': 'Edel 5',
  'G-ABN-1': '7 Flieger',
  'G-MAR-1': 'KM 1',
  'G-MAR-2': 'KM 2',
  'G-MAR-3': 'Brand',
  'G-CD-1': '1',
  'G-CD-2': '2',
  'G-CD-3': '3',
  'G-CD-4': '4',
  'B-DD-C': 'DD-RCN',
  'B-DDE-C': 'DDE-RCN',
  'B-CSG-C': 'CSG-RCN',
  'B-CV-O': 'CV-OPT',
  'B-INF-1': 'NWEF',
  'B-INF-2': 'CWEF',
  'B-INF-3': '1 Cdn',
  'B-INF-4': 'Gib',
  'B-MAR-1': 'RM',
  'B-MAR-2': 'SSF',
  'B-MAR-3': 'MNBDO',
  'B-ABN-1': '1 Abn',
  'B-CD-3': '1',
  'B-CD-4': '2',
  'F-INF-1': 'CFE',
  'F-MTN-1': 'Chass Alp',
  'U-BB-O': 'BB-OPT',
  'U-MAR-1': 'FMF',
  'U-INF-1': 'TFA',
  'U-CD-1': 'DB',
  'N-INF-1': '6 Div',
};

/** "BB-1", "Gruppe XXI": without the letter of the nationality. */
export const printed = (unit: UnitId): string => PRINTED[unit] ?? unit.slice(unit.indexOf('-') + 1);

/** The letter or number of a task force. */
export const markerSign = (marker: string): string => marker.slice(marker.indexOf('-') + 1);

export const isFastConvoy = (unit: UnitId): boolean => unit.startsWith('A-FC');

/** Units by nationality, in order of their first. */
export function byNation(units: readonly UnitId[]): readonly (readonly [Nationality, readonly UnitId[]])[] {
  const nations = new Map<Nationality, UnitId[]>();
  for (const unit of units) nations.set(UNITS[unit].nat, [...(nations.get(UNITS[unit].nat) ?? []), unit]);
  return [...nations];
}

/** German submarines have a word of their own. */
export const isUboat = (unit: UnitId): boolean => UNITS[unit].nat === 'GER' && UNITS[unit].class === 'submarine';

/** Coastal batteries without a base have a number only. */
export const isNumbered = (unit: UnitId): boolean => UNITS[unit].type === 'CD' && /^\d$/.test(printed(unit));
