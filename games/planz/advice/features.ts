/** What a war is judged by, from what both sides can see: each figure of the size of one. */
import { type Feature, namesOf, readAll } from '@derby/kernel/value';
import { type AreaId, BRITAIN } from '../src/data/areas.ts';
import type { Side } from '../src/data/powers.ts';
import { LAST_TURN } from '../src/data/scenarios.ts';
import { ARRIVAL, CAPITAL_SHIPS, CONVOY_LIMIT, UNIT_VP } from '../src/data/tracks.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { BASE_IDS, BASES, type ZoneId } from '../src/data/zones.ts';
import { areaOf, distance, isArea, isBase, zoneOf } from '../src/geography.ts';
import type { Place } from '../src/state.ts';
import { isConvoy, isNative, isOre, isReduced, isSubmarine, isType, otherSide, usStatus } from '../src/units.ts';
import { controlSeen, type Known, type Stack } from '../src/view.ts';

/** What several features ask, reckoned once. Only what every viewer's view has in common is looked at. */
interface Picture {
  readonly known: Known;
  /** Turns to play, this one included. */
  readonly left: number;
  /** WPZ-4.2.1  German points less Allied ones, as far as everybody can count them. */
  readonly lead: number;
  readonly convoys: readonly Convoy[];
  readonly fleets: Readonly<Record<Side, readonly Fleet[]>>;
}

interface Convoy {
  readonly points: number;
  readonly area: AreaId;
  /** In port it cannot be attacked. */
  readonly isAtSea: boolean;
  /** Areas to the nearest waters of Britain. */
  readonly way: number;
}

interface Fleet {
  readonly area: AreaId;
  readonly ships: number;
  readonly isSubmarine: boolean;
}

const CONVOYS = UNIT_IDS.filter(isConvoy);
const ORE = UNIT_IDS.filter(isOre);
const sumOf = <T>(list: readonly T[], figure: (one: T) => number): number =>
  list.reduce((sum, one) => sum + figure(one), 0);
const within = (figure: number, most: number): number => Math.max(-most, Math.min(most, figure));

function pictureOf(known: Known): Picture {
  return {
    known,
    left: LAST_TURN + 1 - known.turn,
    lead: pointsOf(known, 'german') - pointsOf(known, 'allied'),
    convoys: CONVOYS.flatMap((unit) => convoyOf(known, unit)),
    fleets: { german: fleetsOf(known, 'german'), allied: fleetsOf(known, 'allied') },
  };
}

const pointsOf = (known: Known, side: Side): number =>
  (side === 'german' ? known.sunk : known.arrived) + placePoints(known, side) + shipPoints(known, side);

const placePoints = (known: Known, side: Side): number =>
  sumOf(BASE_IDS, (base) => (controlSeen(known, zoneOf(base)) === side ? BASES[base][side === 'german' ? 2 : 3] : 0));

/** Ships that everybody saw lost; what else lies in refit only its owner knows. */
const shipPoints = (known: Known, side: Side): number =>
  sumOf(known.lost, (unit) => (isNative(unit, otherSide(side)) ? (UNIT_VP[side][UNITS[unit].type] ?? 0) : 0));

const lostCapitals = (known: Known, side: Side): number =>
  known.lost.filter((unit) => isNative(unit, side) && isType(unit, CAPITAL_SHIPS)).length;

function convoyOf(known: Known, unit: UnitId): Convoy[] {
  const at = known.at[unit];
  if (at === undefined || !(isArea(at) || isBase(at))) return [];
  const area = areaOf(at as Place);
  const points = isReduced(known, unit) ? ARRIVAL.reduced : ARRIVAL.full;
  return [{ points, area, isAtSea: isArea(at), way: Math.min(...BRITAIN.map((home) => distance(area, home))) }];
}

/** Stacks and markers at sea: everybody sees where they are, how many lie in a stack and which is on top. */
function fleetsOf(known: Known, side: Side): Fleet[] {
  const markers = Object.entries(known.taskForces).flatMap(([marker, { area }]): Fleet[] =>
    area && isGerman(marker) === (side === 'german') ? [{ area, ships: SHIPS_OF_A_MARKER, isSubmarine: false }] : [],
  );
  return [...known.stacks.filter((stack) => stack.side === side).flatMap(fleetOf), ...markers];
}
const isGerman = (marker: string): boolean => marker === 'TF-1' || marker === 'TF-2';
/** How many lie below a marker nobody but its owner knows. */
const SHIPS_OF_A_MARKER = 3;

const fleetOf = ({ place, count, top }: Stack): Fleet[] =>
  isArea(place) ? [{ area: place, ships: count, isSubmarine: isSubmarine(top) }] : [];

/** Ships within so many areas of convoys at sea, each counted by what the convoy is worth. */
const near = ({ fleets, convoys }: Picture, side: Side, far: number): number =>
  sumOf(convoys, ({ points, area, isAtSea }) =>
    isAtSea
      ? points *
        Math.min(
          8,
          sumOf(fleets[side], (fleet) => (distance(fleet.area, area) <= far ? fleet.ships : 0)),
        )
      : 0,
  );

/** German ships that have left home waters. */
const HOME: readonly AreaId[] = ['AO', 'AG'];
const atLarge = (fleets: readonly Fleet[], isBoat: boolean): number =>
  sumOf(fleets, ({ area, ships, isSubmarine: below }) => (below === isBoat && !HOME.includes(area) ? ships : 0));

/** What is missing on a track for every turn that is left. */
const race = (track: number, left: number): number => Math.min(2, (CONVOY_LIMIT + 1 - track) / left / 3);

const held = (zone: ZoneId): Feature<Picture> => [
  `holds ${zone}`,
  ({ known }) => {
    const control = controlSeen(known, zone);
    return control === 'german' ? 1 : control === 'allied' ? -1 : 0;
  },
];

const FEATURES: readonly Feature<Picture>[] = [
  ['turn', ({ known }) => known.turn / LAST_TURN],
  ['late', ({ left }) => Math.max(0, 4 - left) / 3],
  ['segment', ({ known }) => Math.min(2, known.segment / 10)],
  ['second scenario', ({ known }) => (known.options.scenario === 2 ? 1 : 0)],
  ['german segment', ({ known }) => (known.mover === 'german' ? 1 : 0)],
  ['german points to act', ({ known }) => known.ap.german / 10],
  ['allied points to act', ({ known }) => known.ap.allied / 10],
  ['german income', ({ known }) => known.income.german / 6],
  ['allied income', ({ known }) => known.income.allied / 8],
  ['full arrivals', ({ known }) => (known.fullArrivals.now + known.fullArrivals.before) / 4],
  ['sunk', ({ known }) => known.sunk / CONVOY_LIMIT],
  ['arrived', ({ known }) => known.arrived / CONVOY_LIMIT],
  ['sunk in sight', ({ known }) => Math.max(0, known.sunk - 12) / 6],
  ['arrived in sight', ({ known }) => Math.max(0, known.arrived - 12) / 6],
  ['sinking race', ({ known, left }) => race(known.sunk, left)],
  ['arrival race', ({ known, left }) => race(known.arrived, left)],
  ['lead', ({ lead }) => within(lead, 40) / 20],
  ['lead and time', ({ lead, left }) => within(lead / (4 * Math.sqrt(left)), 4) / 2],
  ['lead at the end', ({ lead, left }) => (left <= 3 ? within(lead, 30) / 15 : 0)],
  ['german capitals lost', ({ known }) => lostCapitals(known, 'german') / 4],
  ['allied capitals lost', ({ known }) => lostCapitals(known, 'allied') / 4],
  ['german losses', ({ known }) => shipPoints(known, 'allied') / 15],
  ['allied losses', ({ known }) => shipPoints(known, 'german') / 15],
  ['american level', ({ known }) => known.us.level / 10],
  ['america limited', ({ known }) => (usStatus(known) === 'limited' ? 1 : 0)],
  ['america full', ({ known }) => (usStatus(known) === 'full' ? 1 : 0)],
  ['german plans', ({ known }) => known.plans.german.display / 4],
  ['allied plans', ({ known }) => known.plans.allied.display / 4],
  ['convoys at sea', ({ convoys }) => sumOf(convoys, ({ points, isAtSea }) => (isAtSea ? points : 0)) / 8],
  ['convoys in port', ({ convoys }) => sumOf(convoys, ({ points, isAtSea }) => (isAtSea ? 0 : points)) / 8],
  ['convoys near home', ({ convoys }) => sumOf(convoys, ({ points, way }) => (way <= 2 ? points : 0)) / 4],
  ['convoys half way', ({ convoys }) => sumOf(convoys, ({ points, way }) => (way > 2 && way <= 4 ? points : 0)) / 4],
  ['convoys spent', ({ known }) => known.spentConvoys.length / 4],
  ['hunters at convoys', (picture) => near(picture, 'german', 0) / 10],
  ['hunters beside', (picture) => near(picture, 'german', 1) / 20],
  ['hunters near', (picture) => near(picture, 'german', 3) / 30],
  ['escorts', (picture) => near(picture, 'allied', 0) / 20],
  ['escorts near', (picture) => near(picture, 'allied', 1) / 30],
  ['german ships at large', ({ fleets }) => atLarge(fleets.german, false) / 15],
  ['german boats at large', ({ fleets }) => atLarge(fleets.german, true) / 10],
  ['allied ships at sea', ({ fleets }) => sumOf(fleets.allied, ({ ships }) => ships) / 40],
  ['ore', ({ known }) => ORE.filter((unit) => known.at[unit] !== 'waiting').length / 2],
  held('AF-TRO'),
  held('AF-NAR'),
  held('AN2-NOR'),
  held('AN2-DEN'),
  held('CE-AZO'),
  held('AD-ICE'),
  held('CG-GIB'),
  held('DG-CNY'),
];

export const FEATURE_NAMES = namesOf(FEATURES);
export const featuresOf = (known: Known): number[] => readAll(FEATURES, pictureOf(known));
