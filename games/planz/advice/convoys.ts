/** Convoys: which way they go, with whom, how far at a time, and where they assemble. */
import { type AreaId, BRITAIN, NO_ENTRY } from '../src/data/areas.ts';
import { FLIGHT_LIMIT, UNSUPPORTED_LIMIT } from '../src/data/tracks.ts';
import { type Nationality, UNITS, type UnitId } from '../src/data/units.ts';
import { areaOf, distance, isArea, isBase, isZone, neighboursOf } from '../src/geography.ts';
import { isAir, isConvoy, isSubmarine, isSurface, isTransport } from '../src/units.ts';
import { estimate } from './estimate.ts';
import { isHeld, ownAt, type Picture, submarinesAt, threat } from './picture.ts';
import { type Operation, speedOf, strongest } from './sea.ts';

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

/** Convoys go home, with what can guard them. */
function bookMoves(picture: Picture): Operation[] {
  const { home, way: nearer, risk: lost } = picture.doctrine.convoy;
  return atSea(picture).flatMap((convoy): Operation[] => {
    const origin = convoyArea(picture, convoy);
    if (!origin) return [];
    const guards = escorts(picture, origin, convoy);
    const force = [convoy, ...guards];
    const way = convoyWay(picture, origin);
    const stop = lastFree(picture, way.slice(0, speedOf(force)), convoy);
    if (!stop) return [];
    const passed = way.slice(0, way.indexOf(stop) + 1);
    const shield = 1 / (1 + 0.35 * guards.length);
    const risk =
      passed.reduce((sum, area) => sum + entering(picture, area) * shield, 0) + lying(picture, stop) * shield;
    const isHome = BRITAIN.includes(stop);
    const steps = picture.known.reduced.includes(convoy) ? 1 : 2;
    const progress = (passed.length / Math.max(1, way.length)) * nearer * steps;
    const worth = (isHome ? home * steps : progress) - lost * risk;
    return [{ kind: 'convoy-move', worth, origin, force, goal: stop, battle: null }];
  });
}

/** WPZ-18.0  Two convoys do not end in one zone. */
function lastFree(picture: Picture, way: readonly AreaId[], convoy: UnitId): AreaId | undefined {
  return [...way]
    .reverse()
    .find((area) => BRITAIN.includes(area) || !CONVOYS.some((one) => one !== convoy && picture.known.at[one] === area));
}

/** Escorts go back to where convoys assemble. */
export function escortReturns(picture: Picture): Operation[] {
  if (picture.side !== 'allied' || ownAt(picture, 'BA').filter(isEscort).length >= 3) return [];
  return BRITAIN.flatMap((origin): Operation[] => {
    const force = ownAt(picture, origin)
      .filter((unit) => isEscort(unit) && UNITS[unit].nat === 'GBR')
      .slice(0, picture.doctrine.convoy.escorts);
    if (force.length < 2) return [];
    return [{ kind: 'redeploy', worth: picture.doctrine.convoy.returns, origin, force, goal: 'BA', battle: null }];
  });
}

const isEscort = (unit: UnitId): boolean => ESCORT_TYPES.includes(UNITS[unit].type);

/** Convoys go home, with what can guard them. */
export function convoyMoves(picture: Picture): Operation[] {
  return picture.doctrine.scope === 'staff' ? staffMoves(picture) : bookMoves(picture);
}

/** Every stop on the way is weighed, and so is to stay. */
function staffMoves(picture: Picture): Operation[] {
  const { home, way: nearer, risk: lost } = picture.doctrine.convoy;
  return atSea(picture).flatMap((convoy): Operation[] => {
    const origin = convoyArea(picture, convoy);
    if (!origin) return [];
    const force = [convoy, ...escorts(picture, origin, convoy)];
    const way = convoyWay(picture, origin);
    const reach = way.slice(0, speedOf(force));
    const steps = picture.known.reduced.includes(convoy) ? 1 : 2;
    const stays = isArea(picture.known.at[convoy] as string) ? peril(picture, origin, ownAt(picture, origin)) : 0;
    return reach.flatMap((stop, number): Operation[] => {
      if (lastFree(picture, [stop], convoy) === undefined) return [];
      const passed = way.slice(0, number + 1);
      const isHome = BRITAIN.includes(stop);
      const struck = passed.reduce((sum, area) => sum + intercepted(picture, area, force), 0);
      const lies = isHome ? 0 : peril(picture, stop, [...force, ...ownAt(picture, stop)]);
      const progress = (isHome ? home : nearer * (passed.length / way.length)) * steps;
      const worth = progress - lost * (struck + lies - stays);
      return [{ kind: 'convoy-move', worth, origin, force, goal: stop, battle: null }];
    });
  });
}

/** Ships that are seen stop a convoy, and then it fights: so much is lost, in victory points. */
const STOPPED = 3;

/** What submarines in a sea zone would cost a force that enters it. */
function intercepted(picture: Picture, area: AreaId, force: readonly UnitId[]): number {
  if (isHeld(picture, area)) return STOPPED;
  const boats = (picture.foes.get(area) ?? []).filter(isSubmarine);
  return boats.length === 0 ? 0 : estimate(picture.known, 'interception', force, boats).loss;
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
        const { gain, loss } = estimate(picture.known, isArea(place) ? 'naval' : 'airstrike-sea', group, force);
        return Math.max(0, gain - HIS_LOSSES * loss);
      });
  });
}
