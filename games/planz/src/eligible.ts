/** WPZ-2.11, WPZ-7.5  Which types can be in the force of which kind of action; what else it needs is asked elsewhere. */
import type { Kind } from './data/kinds.ts';
import type { UnitId } from './data/units.ts';
import { counterNumber } from './places.ts';
import {
  AIR,
  AIR_TRANSPORT,
  CARRIER,
  CONVOY,
  MARINE_SHIP,
  MOBILE,
  SEAPLANE_TRANSPORT,
  TRAITS,
  TRANSPORT,
  WARSHIP,
} from './traits.ts';

/** WPZ-18.0, WPZ-19.1  Convoys sail only in a Convoy Move, ore never. */
const FORCES: Readonly<Partial<Record<Kind, number>>> = {
  'naval-move': WARSHIP,
  redeploy: WARSHIP,
  'convoy-move': WARSHIP | CONVOY,
  bombardment: WARSHIP,
  'air-naval': WARSHIP,
  'carrier-bombardment': CARRIER,
  amphibious: TRANSPORT,
  'sealift-air': TRANSPORT,
  'emergency-transport': TRANSPORT | MARINE_SHIP,
  evacuation: TRANSPORT | MARINE_SHIP,
  'combined-assault': TRANSPORT | MARINE_SHIP,
  'airstrike-land': AIR,
  'airstrike-sea': AIR,
  'rebase-contested': AIR,
  'ground-move': MOBILE,
  'air-ground': MOBILE,
  airlift: AIR_TRANSPORT,
  'seaplane-lift': SEAPLANE_TRANSPORT,
  airborne: AIR_TRANSPORT | SEAPLANE_TRANSPORT,
};

/** The sort of units that can be in such a force (traits.ts). */
export const forcesOf = (kind: Kind): number => FORCES[kind] ?? 0;

export const isEligible = (kind: Kind, unit: UnitId): boolean =>
  ((TRAITS[counterNumber(unit)] as number) & forcesOf(kind)) !== 0;
