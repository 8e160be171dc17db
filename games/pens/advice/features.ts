/** What a war is judged by, from the open table alone: each figure of the size of one. */
import { type Feature, namesOf, readAll } from '@derby/kernel/value';
import { isAxisHeld, isBoat, isLand, isReady, isWarship, sideOf } from '../src/basics.ts';
import type { TerritoryId } from '../src/data/map.ts';
import { type Major, type Side, TURN_ORDER } from '../src/data/powers.ts';
import { UNITS } from '../src/data/units.ts';
import { VICTORY } from '../src/data/victory.ts';
import { isZone } from '../src/geography.ts';
import type { State, Unit } from '../src/state.ts';
import { axisIncome, objectivesHeld } from '../src/victory.ts';
import { armyLeft, chanceToLose, garrisonOf, invasionsOf } from './danger.ts';

type Known = Readonly<State>;

/** The units of each side and sort, counted or weighed once for all features. */
interface Picture {
  readonly known: Known;
  readonly sum: Readonly<Record<string, number>>;
}

function pictureOf(known: Known): Picture {
  const sum: Record<string, number> = {};
  const add = (key: string, what: number): void => {
    sum[key] = (sum[key] ?? 0) + what;
  };
  for (const unit of known.units) {
    const side = sideOf(unit.power);
    for (const sort of sortsOf(unit)) add(`${side} ${sort}`, 1);
    if (isLand(unit)) add(`${unit.power} army`, UNITS[unit.type].cost);
  }
  return { known, sum };
}

function sortsOf(unit: Readonly<Unit>): string[] {
  if (isBoat(unit)) return [unit.type, isReady(unit) && unit.inside === null && isZone(unit.at) ? 'at sea' : 'in port'];
  if (isLand(unit)) return unit.inside === null ? [] : ['embarked'];
  if (isWarship(unit) && unit.type !== 'destroyer') return ['heavy'];
  return [unit.type];
}

const counted = (key: string, scale: number): Feature<Picture> => [key, ({ sum }) => (sum[key] ?? 0) / scale];

const held = (id: TerritoryId): Feature<Picture> => [
  `axis holds ${id}`,
  ({ known }) => (isAxisHeld(known, id) ? 1 : 0),
];

/** The chance to lose a capital to what could come at it next turn. */
const risk = (side: Side, id: TerritoryId): Feature<Picture> => [
  `risk to ${id}`,
  ({ known }) => chanceToLose(invasionsOf(known, side, id), garrisonOf(known, side, id)),
];

/** Tonnage still to be sunk for every round that is left. */
const tonnageRace = ({ tonnage, round }: Known): number =>
  (VICTORY.tonnage - tonnage) / VICTORY.tonnage / Math.max(0.5, VICTORY.lastRound + 1 - round);

const FEATURES: readonly Feature<Picture>[] = [
  ['round', ({ known }) => known.round / 12],
  ['late', ({ known }) => Math.max(0, known.round - 8) / 4],
  ['tonnage', ({ known }) => known.tonnage / VICTORY.tonnage],
  ['tonnage in sight', ({ known }) => Math.max(0, known.tonnage / VICTORY.tonnage - 0.7)],
  ['tonnage race', ({ known }) => tonnageRace(known)],
  ['axis income', ({ known }) => (axisIncome(known) - 42) / 18],
  ['objectives', ({ known }) => objectivesHeld(known) / 4],
  ['objectives in sight', ({ known }) => Math.max(0, objectivesHeld(known) - 2) / 2],
  ['america at war', ({ known }) => (known.usaAtWar ? 1 : 0)],
  ['armistice', ({ known }) => (known.armistice ? 1 : 0)],
  ['italy out', ({ known }) => (known.italySurrendered ? 1 : 0)],
  ['german reserve', ({ known }) => armyLeft(known) / 60],
  ...TURN_ORDER.map(
    (power: Major): Feature<Picture> => [`turn ${power}`, ({ known }) => (known.turn === power ? 1 : 0)],
  ),
  ...TURN_ORDER.map((power: Major): Feature<Picture> => [`money ${power}`, ({ known }) => known.treasury[power] / 40]),
  ...TURN_ORDER.map((power: Major): Feature<Picture> => counted(`${power} army`, 60)),
  counted('axis uboat', 10),
  counted('axis typeXXI', 5),
  counted('axis at sea', 10),
  counted('axis fighter', 8),
  counted('axis transport', 4),
  counted('axis heavy', 4),
  counted('allies destroyer', 12),
  counted('allies heavy', 8),
  counted('allies transport', 8),
  counted('allies embarked', 6),
  counted('allies fighter', 8),
  counted('allies bomber', 6),
  counted('allies heavyBomber', 4),
  ['pens', ({ known }) => known.pens.filter(({ state }) => state === 'usable').length / 6],
  held('NFR'),
  held('SIT'),
  held('NWG'),
  held('SNO'),
  held('LOW'),
  held('RUH'),
  risk('axis', 'BLN'),
  risk('allies', 'SEN'),
  risk('axis', 'NFR'),
];

export const FEATURE_NAMES = namesOf(FEATURES);
export const featuresOf = (known: Known): number[] => readAll(FEATURES, pictureOf(known));
