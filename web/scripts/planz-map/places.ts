/** Which land of War Plan Z belongs to which zone. */
import type { AreaId } from '@derby/planz/data/areas';
import { ZONES, type ZoneId } from '@derby/planz/data/zones';
import type { Degrees, Window } from '../map/grid.ts';

/** `land` and `sea` are outside the game. */
export type Label = AreaId | ZoneId | 'land' | 'sea';

export const WINDOW: Window = { west: -86, east: 26, south: 9, north: 76 };

/** Whole countries. */
export const WHOLE: Readonly<Record<string, ZoneId>> = {
  Iceland: 'AD-ICE',
  Denmark: 'AN2-DEN',
  Germany: 'AO-GER',
  Poland: 'AO-GER',
  Austria: 'AO-GER',
  Czechia: 'AO-GER',
  Senegal: 'DH-WAF',
  Gambia: 'DH-WAF',
  'Guinea-Bissau': 'DH-WAF',
  Jamaica: 'DM-WIN',
  Haiti: 'DM-WIN',
  'Dominican Rep.': 'DM-WIN',
  'Puerto Rico': 'DM-WIN',
  Cuba: 'DM-WIN',
  Bahamas: 'DM-WIN',
};

const spotsOf = (...zones: readonly ZoneId[]) =>
  zones.map((zone): readonly [Label, number, number] => [zone, ZONES[zone][5], ZONES[zone][6]]);

/** Countries with several zones: each part belongs to the nearest of these spots in the frame of the rules. */
export const DIVIDED: Readonly<Record<string, readonly (readonly [Label, number, number])[]>> = {
  Greenland: spotsOf('AB-GRL', 'AC-GRL'),
  Norway: spotsOf('AF-NAR', 'AF-TRO', 'AN2-NOR'),
  'United Kingdom': [...spotsOf('AM-GBR', 'AN1-GBR', 'BF1-ENG'), ['AM-GBR', 735, 225]],
  France: [...spotsOf('BF1-FRA', 'BF2-FRA'), ['land', 860, 345]],
  Canada: [...spotsOf('AH-CAN', 'BA-CAN', 'BB-CAN'), ['land', 60, 270], ['land', 110, 120], ['land', 190, 60]],
  Mauritania: [...spotsOf('DH-WAF'), ['land', 700, 600], ['land', 690, 560]],
  'United States of America': spotsOf('CA-USA', 'DB-USA'),
};

/** Islands and a rock that would be too small to be seen: circles of so many units. */
export const ISLANDS: readonly (readonly [ZoneId, radius: number])[] = [
  ['CE-AZO', 11],
  ['DG-CNY', 11],
  ['DC-BER', 9],
  ['CG-GIB', 9],
];

/** Where Gibraltar and the islands really lie, in degrees; the points of the rules stand beside them. */
export const REAL: Readonly<Partial<Record<ZoneId, Degrees>>> = { 'CG-GIB': [-5.4, 36.1] };
