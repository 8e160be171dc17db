/** WPZ-2.11, WPZ-7.5  Which types can be in the force of which kind of action; what else it needs is asked elsewhere. */
import type { Kind } from './data/kinds.ts';
import { UNITS, type UnitId } from './data/units.ts';
import { isAir, isAirTransport, isCarrier, isConvoy, isGround, isNaval, isOre, isTransport } from './units.ts';

const isWarship = (unit: UnitId): boolean => isNaval(unit) && !isConvoy(unit) && !isOre(unit);
const isMobile = (unit: UnitId): boolean => isGround(unit) && UNITS[unit].mf > 0;
const isCarryingShip = (unit: UnitId): boolean => isTransport(unit) || UNITS[unit].carriesMarines;

/** WPZ-18.0, WPZ-19.1  Convoys sail only in a Convoy Move, ore never. */
const FORCES: Readonly<Partial<Record<Kind, (unit: UnitId) => boolean>>> = {
  'naval-move': isWarship,
  redeploy: isWarship,
  'convoy-move': (unit) => isNaval(unit) && !isOre(unit),
  bombardment: isWarship,
  'air-naval': isWarship,
  'carrier-bombardment': isCarrier,
  amphibious: isTransport,
  'sealift-air': isTransport,
  'emergency-transport': isCarryingShip,
  evacuation: isCarryingShip,
  'combined-assault': isCarryingShip,
  'airstrike-land': isAir,
  'airstrike-sea': isAir,
  'rebase-contested': isAir,
  'ground-move': isMobile,
  'air-ground': isMobile,
  airlift: (unit) => UNITS[unit].type === 'AT',
  'seaplane-lift': (unit) => UNITS[unit].type === 'SPT',
  airborne: isAirTransport,
};

export const isEligible = (kind: Kind, unit: UnitId): boolean => FORCES[kind]?.(unit) ?? false;
