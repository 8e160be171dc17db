/** Convoys: which way they go, with whom, how far at a time, and where they assemble. */
import { type AreaId, BRITAIN, NO_ENTRY } from '../src/data/areas.ts';
import { FLIGHT_LIMIT, UNSUPPORTED_LIMIT } from '../src/data/tracks.ts';
import { type Nationality, UNITS, type UnitId } from '../src/data/units.ts';
import { areaOf, distance, isArea, isBase, isZone, neighboursOf } from '../src/geography.ts';
import { isAir, isConvoy, isSubmarine, isSurface, isTransport } from '../src/units.ts';
import { estimate } from './estimate.ts';
import { foesAt, isHeld, ownAt, type Picture, submarinesAt, threat } from './picture.ts';
import { type Operation, speedOf, strongest } from './sea.ts';
import { lateness, stepsOf } from './worth.ts';

const ESCORT_TYPES: readonly string[] = ['DD', 'DDE', 'CSG', 'CVE', 'CL'];

/** Where a convoy is: at sea, or beside its port. */
const convoyArea = (picture: Picture, convoy: UnitId): AreaId | undefined => {
  const at = picture.known.at[convoy];
  if (at === undefined) return undefined;
  if (isArea(at)) return at;
  return isBase(at) || isZone(at) ? areaOf(at) : undefined;
};

const CONVOYS = (Object.keys(UNITS) as UnitId[]).filter(isConvoy);

export const atSea = (picture: Picture): UnitId[] => CONVOYS.filter((unit) => convoyArea(picture, unit) !== undefined);
export const waiting = ({ known }: Picture): UnitId[] =>
  CONVOYS.filter((unit) => known.at[unit] === 'convoys' && !known.spentConvoys.includes(unit));

/** Expected convoy steps lost by entering a sea zone: submarines there may intercept, ships there stop it. */
const entering = (picture: Picture, area: AreaId): number =>
  isHeld(picture, area) ? 1.6 : Math.min(1.5, submarinesAt(picture, area) * 0.33);
/** And by lying there until the next move. */
const lying = (picture: Picture, area: AreaId): number =>
  BRITAIN.includes(area) ? 0 : Math.min(1, 0.06 * threat(picture, area));

/** The way of a convoy: short, and past as few enemies as can be. */
export function convoyWay(picture: Picture, from: AreaId): AreaId[] {
  const cost = new Map<AreaId, number>([[from, 0]]);
  const came = new Map<AreaId, AreaId>();
  const open = new Set<AreaId>([from]);
  while (open.size > 0) {
    const area = [...open].reduce((one, other) =>
      (cost.get(other) as number) < (cost.get(one) as number) ? other : one,
    );
    open.delete(area);
    if (BRITAIN.includes(area)) {
      const way: AreaId[] = [];
      for (let at = area; at !== from; at = came.get(at) as AreaId) way.unshift(at);
      return way;
    }
    for (const next of neighboursOf(area)) {
      if (next === NO_ENTRY) continue;
      const through = (cost.get(area) as number) + 0.6 + 2.2 * entering(picture, next) + 0.3 * lying(picture, next);
      if (through >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, through);
      came.set(next, area);
      open.add(next);
    }
  }
  return [];
}

/** The best submarine hunters of one nationality, as fast as the convoy where there are such. */
function escorts(picture: Picture, area: AreaId, convoy: UnitId): UnitId[] {
  const ships = ownAt(picture, area).filter(
    (unit) => isSurface(unit) && !isConvoy(unit) && !isTransport(unit) && UNITS[unit].full[2] > 0,
  );
  const byNation = (nat: Nationality): UnitId[] =>
    ships
      .filter((unit) => UNITS[unit].nat === nat && UNITS[unit].mf >= Math.min(3, UNITS[convoy].mf))
      .sort((one, other) => UNITS[other].full[2] - UNITS[one].full[2] || (one < other ? -1 : 1))
      .slice(0, picture.doctrine.convoy.escorts);
  const nations = [...new Set(ships.map((unit) => UNITS[unit].nat))];
  return nations.map(byNation).reduce((one, other) => (other.length > one.length ? other : one), []);
}

/** A convoy, whoever can guard it, and its way home. */
interface Voyage {
  readonly convoy: UnitId;
  readonly origin: AreaId;
  readonly force: readonly UnitId[];
  readonly way: readonly AreaId[];
  readonly steps: number;
}

/** Convoys go home, with what can guard them. */
export function convoyMoves(picture: Picture): Operation[] {
  const moves = picture.doctrine.scope === 'staff' ? everyStop : farthestStop;
  return atSea(picture).flatMap((convoy) => {
    const origin = convoyArea(picture, convoy);
    if (!origin) return [];
    const force = [convoy, ...escorts(picture, origin, convoy)];
    return moves(picture, {
      convoy,
      origin,
      force,
      way: convoyWay(picture, origin),
      steps: stepsOf(picture.known, convoy),
    });
  });
}

const moveTo = ({ origin, force }: Voyage, goal: AreaId, worth: number): Operation => ({
  kind: 'convoy-move',
  worth,
  origin,
  force,
  goal,
  battle: null,
});

/** By the book as far as it can go; guards make every danger less. */
function farthestStop(picture: Picture, voyage: Voyage): Operation[] {
  const { home, way: nearer, risk: lost } = picture.doctrine.convoy;
  const { convoy, force, way, steps } = voyage;
  const stop = way
    .slice(0, speedOf(force))
    .reverse()
    .find((area) => isFree(picture, area, convoy));
  if (!stop) return [];
  const passed = way.slice(0, way.indexOf(stop) + 1);
  const shield = 1 / (1 + 0.35 * (force.length - 1));
  const risk = passed.reduce((sum, area) => sum + entering(picture, area) * shield, 0) + lying(picture, stop) * shield;
  const progress = (passed.length / way.length) * nearer * steps;
  return [moveTo(voyage, stop, (BRITAIN.includes(stop) ? home * steps : progress) - lost * risk)];
}

/** Of two stops from which it takes as many moves the nearer one. */
const NEARER = 0.02;

/** How many actions it takes to come so far. */
const movesFor = (force: readonly UnitId[], zones: number): number => Math.ceil(zones / speedOf(force));

/** The enemy has nothing left to act with, and we have enough. */
const isUnanswered = ({ known, enemy, side }: Picture, moves: number): boolean =>
  known.ap[enemy] === 0 && known.ap[side] >= moves;

/** In the last turn a step that comes home counts one, and is out of danger. */
const LAST_HOME = 1.3;

/** Every stop on the way is weighed, and so is to stay. */
function everyStop(picture: Picture, voyage: Voyage): Operation[] {
  const { risk: lost } = picture.doctrine.convoy;
  const late = lateness(picture);
  const home = (1 - late) * picture.doctrine.convoy.home + late * LAST_HOME;
  const nearer = (1 - late) * picture.doctrine.convoy.way;
  const { convoy, origin, force, way, steps } = voyage;
  const stays = picture.known.at[convoy] === origin ? peril(picture, origin, ownAt(picture, origin)) : 0;
  return way.slice(0, speedOf(force)).flatMap((stop, number): Operation[] => {
    if (!isFree(picture, stop, convoy)) return [];
    const passed = way.slice(0, number + 1);
    const isHome = BRITAIN.includes(stop);
    const before = movesFor(force, way.length);
    const after = movesFor(force, way.length - passed.length);
    const struck = passed.reduce((sum, area) => sum + intercepted(picture, area, force), 0);
    const lies = isHome ? 0 : peril(picture, stop, [...force, ...ownAt(picture, stop)]);
    // Whoever cannot be answered any more, and has points for the whole way, is as good as home.
    const share = isUnanswered(picture, before) ? home / before : nearer * (1 - after / before);
    const progress = (isHome ? home : share + NEARER * passed.length) * steps;
    return [moveTo(voyage, stop, progress - lost * (struck + lies - stays))];
  });
}

/** WPZ-18.0  Two convoys do not end in one zone. */
const isFree = ({ known }: Picture, area: AreaId, convoy: UnitId): boolean =>
  BRITAIN.includes(area) || !CONVOYS.some((one) => one !== convoy && known.at[one] === area);

/** Ships that are seen stop a convoy, and then it fights: so much is lost, in victory points. */
const STOPPED = 3;

/** What submarines in a sea zone would cost a force that enters it. */
function intercepted(picture: Picture, area: AreaId, force: readonly UnitId[]): number {
  if (isHeld(picture, area)) return STOPPED;
  const boats = foesAt(picture, area).filter(isSubmarine);
  return boats.length === 0 ? 0 : estimate(picture, 'interception', force, boats).loss;
}

/** Two blows do not both fall in full. */
const NEXT_BEST = 0.5;
/** An enemy who would lose much himself thinks twice. */
const HIS_LOSSES = 0.4;

/** What the enemy could do to ships that lie in a sea zone until he has acted: the best he can send, and a share of what is next best. */
export function peril(picture: Picture, area: AreaId, force: readonly UnitId[]): number {
  const { known, enemy, side } = picture;
  // Whoever has nothing left to act with leaves a convoy alone for as long as it can go on.
  if (known.ap[enemy] === 0 && known.ap[side] > 1) return 0;
  const [first = 0, second = 0] = blows(picture, area, force).sort((one, other) => other - one);
  return first + NEXT_BEST * second;
}

function blows(picture: Picture, area: AreaId, force: readonly UnitId[]): number[] {
  return [...picture.foes].flatMap(([place, units]) => {
    if (!isArea(place) && !isBase(place)) return [];
    const far = distance(areaOf(place), area);
    const able = units.filter((unit) => UNITS[unit].mf >= far);
    const groups = isArea(place)
      ? [able.filter(isSubmarine), able.filter(isSurface)].map((group) => strongest(group).slice(0, UNSUPPORTED_LIMIT))
      : [able.filter(isAir).slice(0, FLIGHT_LIMIT)];
    return groups
      .filter((group) => group.length > 0)
      .map((group) => {
        const { gain, loss } = estimate(picture, isArea(place) ? 'naval' : 'airstrike-sea', group, force);
        return Math.max(0, gain - HIS_LOSSES * loss);
      });
  });
}

/** Escorts go back to where convoys assemble. */
export function escortReturns(picture: Picture): Operation[] {
  if (picture.side !== 'allied' || ownAt(picture, 'BA').filter(isEscort).length >= 3) return [];
  return BRITAIN.flatMap((origin): Operation[] => {
    const force = ownAt(picture, origin)
      .filter((unit) => isEscort(unit) && UNITS[unit].nat === 'GBR')
      .slice(0, picture.doctrine.convoy.escorts);
    if (force.length < 2) return [];
    return [
      {
        kind: 'redeploy',
        worth: (1 - lateness(picture)) * picture.doctrine.convoy.returns,
        origin,
        force,
        goal: 'BA',
        battle: null,
      },
    ];
  });
}

const isEscort = (unit: UnitId): boolean => ESCORT_TYPES.includes(UNITS[unit].type);
