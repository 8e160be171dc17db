/** The forces of 10 May 1940. Submarines start Ready and outside; there are no pens yet. */
import type { PlaceId } from './map.ts';
import type { Power } from './powers.ts';
import type { UnitType } from './units.ts';

interface Placement {
  readonly at: PlaceId;
  readonly power: Power;
  readonly units: Readonly<Partial<Record<UnitType, number>>>;
}

export const SETUP = [
  { at: 'BLN', power: 'GER', units: { infantry: 3, artillery: 1, armour: 1, fighter: 1 } },
  { at: 'RUH', power: 'GER', units: { infantry: 4, artillery: 2, armour: 3, fighter: 2, bomber: 1 } },
  { at: 'SGE', power: 'GER', units: { infantry: 3, armour: 1, bomber: 1 } },
  { at: 'NWG', power: 'GER', units: { infantry: 2, fighter: 1 } },
  { at: 'POL', power: 'GER', units: { infantry: 2 } },
  { at: 'DEN', power: 'GER', units: { infantry: 1 } },
  { at: 'SNO', power: 'GER', units: { infantry: 2, fighter: 1 } },
  { at: 'NNO', power: 'GER', units: { infantry: 1 } },
  { at: 'S30', power: 'GER', units: { cruiser: 1, destroyer: 1, transport: 1, uboat: 2 } },
  { at: 'S28', power: 'GER', units: { uboat: 2 } },
  { at: 'S10', power: 'GER', units: { uboat: 1 } },
  { at: 'LOW', power: 'FRA', units: { infantry: 2 } },
  { at: 'NFR', power: 'FRA', units: { infantry: 3, artillery: 1, fighter: 1 } },
  { at: 'BRI', power: 'FRA', units: { infantry: 1 } },
  { at: 'AQU', power: 'FRA', units: { infantry: 1 } },
  { at: 'SFR', power: 'FRA', units: { infantry: 1 } },
  { at: 'MOR', power: 'FRA', units: { infantry: 1 } },
  { at: 'ALG', power: 'FRA', units: { infantry: 1 } },
  { at: 'TUN', power: 'FRA', units: { infantry: 1 } },
  { at: 'NFR', power: 'UK', units: { infantry: 1, artillery: 1 } },
  { at: 'SEN', power: 'UK', units: { infantry: 3, artillery: 1, armour: 1, fighter: 3, bomber: 1 } },
  { at: 'NEN', power: 'UK', units: { infantry: 1, fighter: 1 } },
  { at: 'SCO', power: 'UK', units: { infantry: 1, fighter: 1 } },
  { at: 'CAN', power: 'UK', units: { infantry: 1 } },
  { at: 'ICE', power: 'UK', units: { infantry: 1 } },
  { at: 'GIB', power: 'UK', units: { infantry: 2, artillery: 1 } },
  { at: 'S14', power: 'UK', units: { battleship: 1, cruiser: 1, destroyer: 2 } },
  { at: 'S16', power: 'UK', units: { transport: 1, destroyer: 2 } },
  { at: 'S15', power: 'UK', units: { destroyer: 1 } },
  { at: 'S20', power: 'UK', units: { cruiser: 1, destroyer: 1 } },
  { at: 'S06', power: 'UK', units: { destroyer: 1 } },
  { at: 'SIT', power: 'ITA', units: { infantry: 3, fighter: 1 } },
  { at: 'NIT', power: 'ITA', units: { infantry: 2, artillery: 1 } },
  { at: 'S25', power: 'ITA', units: { battleship: 1, cruiser: 1, destroyer: 1, submarine: 2, transport: 1 } },
  { at: 'NEU', power: 'USA', units: { infantry: 2, artillery: 1, fighter: 1 } },
  { at: 'SEU', power: 'USA', units: { infantry: 1, bomber: 1 } },
  { at: 'MID', power: 'USA', units: { armour: 1 } },
  { at: 'S01', power: 'USA', units: { battleship: 1, cruiser: 1, destroyer: 2, transport: 1 } },
] as const satisfies readonly Placement[];
