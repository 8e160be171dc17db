/** What units and places are worth, in victory points: the scale on which everything is compared. */
import type { Side } from '../src/data/powers.ts';
import { LAST_TURN } from '../src/data/scenarios.ts';
import { UNIT_VP } from '../src/data/tracks.ts';
import type { UnitType } from '../src/data/types.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import { BASES, type ZoneId } from '../src/data/zones.ts';
import { basesOf } from '../src/geography.ts';
import { isNative } from '../src/units.ts';
import type { Known } from '../src/view.ts';
import type { Doctrine } from './doctrine.ts';

/** By what a staff weighs: what it knows, and its doctrine. */
export interface Scale {
  readonly known: Known;
  readonly doctrine: Doctrine;
}

const SHIPS: Readonly<Record<Side, Readonly<Partial<Record<UnitType, number>>>>> = {
  german: { CV: 3.4, BB: 3, BC: 2.8, BP: 1.6, CA: 1.6, CVF: 1.6, CVL: 1.2, SS: 1.1, SSC: 1.1, CL: 0.9, CS: 0.9 },
  allied: { CV: 2.8, BB: 2.1, BC: 1.9, CVL: 1.5, CVE: 1.3, CA: 1.3, CB: 1.3, CSG: 1, SS: 0.4, SSC: 0.4 },
};
const TRANSPORT = 0.7;
const OTHER_SHIP = 0.8;
const AIRCRAFT = 0.9;
const TROOPS = 1.2;
/** Coastal guns are put back for an action. */
const GUNS = 0.4;
/** A convoy step counts on one track and is missing on the other; the nearer either track is to its end, the more. */
const CONVOY_STEP = { calm: 2.2, late: 3.5, from: 12 } as const;

const convoyStep = ({ sunk, arrived }: Known): number =>
  Math.max(sunk, arrived) >= CONVOY_STEP.from ? CONVOY_STEP.late : CONVOY_STEP.calm;

export const stepsOf = (known: Known, unit: UnitId): number =>
  UNITS[unit].reduced && !known.reduced.includes(unit) ? 2 : 1;

/** How much of the war is still to come, for whoever looks ahead to the count at the end: 1 as long as it is far, 0 in the last turn. */
export const lateness = ({ known, doctrine }: Scale): number =>
  doctrine.countedFrom === 0 ? 0 : Math.max(0, Math.min(1, 1 - (LAST_TURN - known.turn) / doctrine.countedFrom));

/** What a unit counts for the enemy at the end, in refit or destroyed. */
export const countOf = (unit: UnitId): number =>
  UNIT_VP[isNative(unit, 'german') ? 'allied' : 'german'][UNITS[unit].type] ?? 0;

/** In the last turn a unit that counts nothing is not quite without worth: it goes before one that counts. */
const LEFT_OVER = 0.1;
/** A convoy step that is sunk in the last turn counts, and may be missing among the arrivals. */
const LAST_CONVOY_STEP = 1.3;

/** What one step of a unit is worth to whoever loses it. */
export function stepWorth(scale: Scale, unit: UnitId): number {
  const late = lateness(scale);
  if (late === 0) return fightingWorth(scale.known, unit);
  const counts = UNITS[unit].type === 'CONV' ? LAST_CONVOY_STEP : countOf(unit) / (UNITS[unit].reduced ? 2 : 1);
  return Math.max(1 - late, LEFT_OVER) * fightingWorth(scale.known, unit) + late * counts;
}

/** What a step is worth as long as there is war to come. */
function fightingWorth(known: Known, unit: UnitId): number {
  const { type, category, reduced, cargo } = UNITS[unit];
  if (type === 'CONV') return convoyStep(known);
  const side: Side = isNative(unit, 'german') ? 'german' : 'allied';
  const whole =
    category === 'air'
      ? AIRCRAFT
      : category === 'ground'
        ? type === 'CD'
          ? GUNS
          : TROOPS
        : (SHIPS[side][type] ?? (cargo > 0 ? TRANSPORT : OTHER_SHIP));
  return whole / (reduced ? 2 : 1);
}

export const worthOf = (scale: Scale, unit: UnitId): number => stepWorth(scale, unit) * stepsOf(scale.known, unit);
export const worthOfAll = (scale: Scale, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + worthOf(scale, unit), 0);

/** Points and income of a place, for whoever takes it. */
export const PRIZES: Readonly<Record<Side, Readonly<Partial<Record<ZoneId, number>>>>> = {
  german: { 'AF-TRO': 5, 'AF-NAR': 4, 'AN2-NOR': 1.5, 'AN2-DEN': 2, 'CE-AZO': 4, 'AD-ICE': 3, 'CG-GIB': 4 },
  allied: { 'AD-ICE': 6, 'CE-AZO': 4, 'DG-CNY': 2, 'AB-GRL': 2, 'AC-GRL': 2, 'AF-TRO': 2, 'AF-NAR': 2 },
};

/** What a zone counts at the end for a side that holds it. */
export const countOfZone = (zone: ZoneId, side: Side): number =>
  basesOf(zone).reduce((sum, base) => sum + BASES[base][side === 'german' ? 2 : 3], 0);
