/** Operations at sea: which force goes where, and what it is for. */
import { AREA_IDS, type AreaId, BRITAIN, NO_ENTRY, US_WATERS } from '../src/data/areas.ts';
import { UNSUPPORTED_LIMIT, US } from '../src/data/tracks.ts';
import { UNITS, type UnitId } from '../src/data/units.ts';
import { distance, neighboursOf } from '../src/geography.ts';
import { isConvoy, isOre, isSubmarine, isSurface, isTransport } from '../src/units.ts';
import { type Estimate, estimate } from './estimate.ts';
import { foesAt, isHeld, ownAt, type Picture, ports, submarinesAt, threat } from './picture.ts';
import { lateness, worthOfAll } from './worth.ts';

/** Something a segment could be spent on: worth in victory points, and all that its small questions need. */
export interface Operation {
  readonly kind:
    | 'naval-move'
    | 'convoy-move'
    | 'redeploy'
    | 'amphibious'
    | 'airstrike-sea'
    | 'ground-move'
    | 'air-ground'
    | 'bombardment'
    | 'carrier-bombardment'
    | 'airstrike-land'
    | 'combined-assault';
  readonly worth: number;
  readonly origin: string;
  readonly force: readonly UnitId[];
  /** Where the force goes, and whether it attacks there. */
  readonly goal: string;
  readonly battle: Estimate | null;
}

/** German submarines wait where convoys have to pass. */
const STATIONS: Readonly<Partial<Record<AreaId, number>>> = {
  AL: 1.3,
  BE: 1.3,
  BD: 1.1,
  AK: 1,
  BC: 0.7,
  CF: 0.7,
  CE: 0.6,
  AJ: 0.5,
};
const STATION_SIZE = 3;
/** A stack with more anti-submarine fire than this is left alone by submarines, unless a convoy is in it. */
const TOO_MANY_CHARGES = 12;

export const isNeutralSea = ({ known }: Picture, area: AreaId): boolean =>
  US_WATERS.includes(area) && known.us.level < US.limited;

type Ways = ReadonlyMap<AreaId, AreaId>;
const WAYS = new WeakMap<Picture, Map<string, Ways>>();

/** Whence every zone is reached by the fewest zones: surface ships do not pass enemy surface ships. */
function waysFrom(picture: Picture, from: AreaId, isUnder: boolean): Ways {
  const drawn = WAYS.get(picture) ?? new Map<string, Ways>();
  WAYS.set(picture, drawn);
  const key = `${from} ${isUnder}`;
  const known = drawn.get(key);
  if (known) return known;
  const came = new Map<AreaId, AreaId>([[from, from]]);
  drawn.set(key, came);
  const queue: AreaId[] = [from];
  for (const area of queue) {
    if (area !== from && !isUnder && isHeld(picture, area)) continue;
    const next = [...neighboursOf(area)].sort(
      (one, other) => submarinesAt(picture, one) - submarinesAt(picture, other),
    );
    for (const to of next) {
      if (came.has(to) || to === NO_ENTRY) continue;
      came.set(to, area);
      queue.push(to);
    }
  }
  return came;
}

/** The zones on the way from one to another. */
export function wayTo(picture: Picture, from: AreaId, goal: AreaId, isUnder: boolean): AreaId[] | undefined {
  const came = waysFrom(picture, from, isUnder);
  if (!came.has(goal)) return undefined;
  const way: AreaId[] = [];
  for (let at = goal; at !== from; at = came.get(at) as AreaId) way.unshift(at);
  return way;
}

export const speedOf = (force: readonly UnitId[]): number => Math.min(...force.map((unit) => UNITS[unit].mf));

/**
 * Ships of one nationality that could act together from a sea zone: submarines, fast ships, heavy ships. The staff sends submarines with the
 * others too: every defender fires once, however many come.
 */
function groups(picture: Picture, area: AreaId): UnitId[][] {
  const ships = ownAt(picture, area).filter((unit) => !isConvoy(unit) && !isOre(unit) && !isTransport(unit));
  const nations = [...new Set(ships.map((unit) => UNITS[unit].nat))];
  return nations.flatMap((nat) => {
    const own = strongest(ships.filter((unit) => UNITS[unit].nat === nat));
    const under = own.filter(isSubmarine);
    const surface = own.filter(isSurface);
    const fast = surface.filter((unit) => UNITS[unit].mf > 3);
    const isTogether = picture.doctrine.scope === 'staff' && under.length > 0 && surface.length > 0;
    return [under, fast.length < surface.length ? fast : [], surface, isTogether ? own : []]
      .filter((group) => group.length > 0)
      .map((group) => fitting(picture, area, group));
  });
}

export const strongest = (units: readonly UnitId[]): UnitId[] =>
  [...units].sort((one, other) => UNITS[other].full[1] - UNITS[one].full[1] || (one < other ? -1 : 1));

/** WPZ-10.3.1  More than six only from a base: those with own aircraft or troops ashore are taken for one. */
function fitting(picture: Picture, area: AreaId, units: readonly UnitId[]): UnitId[] {
  const isHome = picture.side === 'german' ? area === 'AO' : BRITAIN.includes(area) || area === 'BA' || area === 'BF2';
  return isHome ? [...units] : units.slice(0, UNSUPPORTED_LIMIT);
}

/** What remains of a force's worth where enemies could come for it next. */
function exposure(picture: Picture, goal: AreaId, force: readonly UnitId[]): number {
  const { each, most } = picture.doctrine.exposure;
  if (each === 0) return 0;
  return Math.min(most * worthOfAll(picture, force), each * threat(picture, goal) * Math.sqrt(force.length));
}

/** Attacks that are worth their losses. */
export function attacks(picture: Picture): Operation[] {
  const found: Operation[] = [];
  const targets = AREA_IDS.filter((area) => foesAt(picture, area).length > 0 && !isNeutralSea(picture, area));
  for (const origin of ports(picture))
    for (const force of groups(picture, origin))
      for (const goal of targets) {
        const battle = attackOn(picture, origin, force, goal);
        if (!battle) continue;
        const worth = battle.gain - picture.doctrine.lossWeight * battle.loss - exposure(picture, goal, force);
        found.push({ kind: 'naval-move', worth, origin, force, goal, battle });
      }
  return found;
}

function attackOn(picture: Picture, origin: AreaId, force: readonly UnitId[], goal: AreaId): Estimate | undefined {
  const isUnder = force.every(isSubmarine);
  if (distance(origin, goal) > speedOf(force)) return undefined;
  const way = wayTo(picture, origin, goal, isUnder);
  if (!way || way.length > speedOf(force)) return undefined;
  const foes = foesAt(picture, goal);
  const charges = foes.reduce((sum, unit) => sum + UNITS[unit].full[2], 0);
  if (isUnder && charges > TOO_MANY_CHARGES && !foes.some(isConvoy)) return undefined;
  return estimate(picture, 'naval', force, foes);
}

/** German submarines on their way to where convoys pass, Allied hunters to where they wait. */
export function stations(picture: Picture): Operation[] {
  if (picture.side !== 'german') return [];
  const found: Operation[] = [];
  for (const origin of ports(picture)) {
    const boats = ownAt(picture, origin).filter((unit) => isSubmarine(unit) && UNITS[unit].nat === 'GER');
    const spare = boats.length - (STATIONS[origin] ? STATION_SIZE : 0);
    if (spare <= 0) continue;
    const force = boats.slice(0, Math.min(spare, STATION_SIZE));
    for (const goal of AREA_IDS) {
      const weight = STATIONS[goal];
      const there = ownAt(picture, goal).filter(isSubmarine).length;
      if (!weight || there >= STATION_SIZE || goal === origin) continue;
      const way = wayTo(picture, origin, goal, true);
      if (!way) continue;
      const reached = Math.min(1, speedOf(force) / way.length);
      const worth =
        (1 - lateness(picture)) *
        picture.doctrine.station *
        weight *
        Math.min(force.length, STATION_SIZE - there) *
        (reached < 1 ? reached * 0.8 : 1);
      const stop = way[Math.min(way.length, speedOf(force)) - 1] ?? goal;
      if (stop !== origin) found.push({ kind: 'naval-move', worth, origin, force, goal: stop, battle: null });
    }
  }
  return found;
}

/** Whether submarines should strike: a convoy without a carrier or with few escorts always, else for a clear gain. */
export function shouldIntercept(
  picture: Picture,
  force: readonly UnitId[],
  boats: readonly UnitId[],
): Estimate & {
  readonly strikes: boolean;
} {
  const { gain, loss, hits, suffered } = estimate(picture, 'interception', force, boats);
  const convoy = force.some(isConvoy);
  const guards = force.filter((unit) => isSurface(unit) && !isConvoy(unit));
  const isBare = convoy && (guards.length < 3 || !guards.some((unit) => UNITS[unit].isCarrier));
  return { gain: loss, loss: gain, hits: suffered, suffered: hits, strikes: isBare || loss > 0.75 * gain + 0.35 };
}
