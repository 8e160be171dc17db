/** What units and places are worth, in victory points: the scale on which everything is compared. */
import type { Side } from '../src/data/powers.ts';
import type { UnitType } from '../src/data/types.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import type { ZoneId } from '../src/data/zones.ts';
import { isNative } from '../src/units.ts';
import type { Known } from '../src/view.ts';

const SHIPS: Readonly<Record<Side, Readonly<Partial<Record<UnitType, number>>>>> = {
  german: { CV: 3.4, BB: 3, BC: 2.8, BP: 1.6, CA: 1.6, CVF: 1.6, CVL: 1.2, SS: 1.1, SSC: 1.1, CL: 0.9, CS: 0.9 },
  allied: { CV: 2.8, BB: 2.1, BC: 1.9, CVL: 1.5, CVE: 1.3, CA: 1.3, CB: 1.3, CSG: 1, SS: 0.4, SSC: 0.4 },
};
const TRANSPORT = 0.7;
const OTHER_SHIP = 0.8;
const AIRCRAFT = 0.9;
const TROOPS = 1.2;
/** A convoy step counts on one track and is missing on the other; the nearer either track is to its end, the more. */
const CONVOY_STEP = { calm: 2.2, late: 3.5, from: 12 } as const;

const convoyStep = ({ sunk, arrived }: Known): number =>
  Math.max(sunk, arrived) >= CONVOY_STEP.from ? CONVOY_STEP.late : CONVOY_STEP.calm;

export const stepsOf = (known: Known, unit: UnitId): number =>
  UNITS[unit].reduced && !known.reduced.includes(unit) ? 2 : 1;

/** What one step of a unit is worth to whoever loses it. */
export function stepWorth(known: Known, unit: UnitId): number {
  const { type, category, reduced, cargo } = UNITS[unit];
  if (type === 'CONV') return convoyStep(known);
  const side: Side = isNative(unit, 'german') ? 'german' : 'allied';
  const whole =
    category === 'air'
      ? AIRCRAFT
      : category === 'ground'
        ? TROOPS
        : (SHIPS[side][type] ?? (cargo > 0 ? TRANSPORT : OTHER_SHIP));
  return whole / (reduced ? 2 : 1);
}

export const worthOf = (known: Known, unit: UnitId): number => stepWorth(known, unit) * stepsOf(known, unit);
export const worthOfAll = (known: Known, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + worthOf(known, unit), 0);

/** Points and income of a place, for whoever takes it. */
export const PRIZES: Readonly<Record<Side, Readonly<Partial<Record<ZoneId, number>>>>> = {
  german: { 'AF-TRO': 5, 'AF-NAR': 4, 'AN2-NOR': 1.5, 'AN2-DEN': 2, 'CE-AZO': 4, 'AD-ICE': 3, 'CG-GIB': 4 },
  allied: { 'AD-ICE': 6, 'CE-AZO': 4, 'DG-CNY': 2, 'AB-GRL': 2, 'AC-GRL': 2, 'AF-TRO': 2, 'AF-NAR': 2 },
};
