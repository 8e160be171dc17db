/** The plan of a segment: every kind of action weighed against the others. */
import { KIND_IDS, KINDS, type Kind } from '../src/data/kinds.ts';
import { PLANS, type PlanId } from '../src/data/plans.ts';
import { LAST_TURN } from '../src/data/scenarios.ts';
import { REFIT_LIMIT, US } from '../src/data/tracks.ts';
import { UNIT_IDS, UNITS, type UnitId } from '../src/data/units.ts';
import { isNative } from '../src/units.ts';
import type { Known } from '../src/view.ts';
import { assaults, bombardments, landings, landStrikes, marches, strikes } from './ashore.ts';
import { atSea, convoyMoves, escortReturns, waiting } from './convoys.ts';
import { foesAt, lastSeen, type Picture } from './picture.ts';
import { attacks, type Operation, stations } from './sea.ts';
import { countOf, lateness, worthOf, worthOfAll } from './worth.ts';

interface Idea {
  readonly kind: Kind;
  readonly worth: number;
  readonly operation: Operation | null;
}

const MANY_AP = 4;

type Planner = (picture: Picture) => Operation[];

/** What the book has no chapter for. */
const beyondTheBook =
  (planner: Planner): Planner =>
  (picture) =>
    picture.doctrine.scope === 'staff' ? planner(picture) : [];

/** What takes a book to think of. */
const beyondRoutine =
  (planner: Planner): Planner =>
  (picture) =>
    picture.doctrine.scope === 'routine' ? [] : planner(picture);

const PLANNERS: Readonly<Record<Operation['kind'], Planner>> = {
  'naval-move': (picture) => [...attacks(picture), ...stations(picture)],
  'convoy-move': (picture) => (picture.side === 'allied' ? convoyMoves(picture) : []),
  redeploy: beyondRoutine(escortReturns),
  amphibious: beyondRoutine(landings),
  'ground-move': beyondRoutine(marches('ground-move')),
  'air-ground': beyondTheBook(marches('air-ground')),
  'airstrike-sea': beyondRoutine(strikes),
  bombardment: beyondTheBook(bombardments('bombardment')),
  'carrier-bombardment': beyondTheBook(bombardments('carrier-bombardment')),
  'airstrike-land': beyondTheBook(landStrikes),
  'combined-assault': beyondTheBook(assaults),
};
const isPlanned = (kind: Kind): kind is Operation['kind'] => kind in PLANNERS;

const OPERATIONS = new WeakMap<Picture, Partial<Record<Kind, readonly Operation[]>>>();

/** Every operation of a kind that the staff can think of, best first. */
export function operations(picture: Picture, kind: Kind): readonly Operation[] {
  if (!isPlanned(kind)) return [];
  const drawn = OPERATIONS.get(picture) ?? {};
  OPERATIONS.set(picture, drawn);
  drawn[kind] ??= PLANNERS[kind](picture).sort((one, other) => other.worth - one.worth);
  return drawn[kind];
}

export const bestOf = (picture: Picture, kind: Kind, origin?: string): Operation | undefined =>
  operations(picture, kind).find((one) => origin === undefined || one.origin === origin);

/** What each kind of action is worth now. */
export function ideas(picture: Picture): Idea[] {
  return KIND_IDS.map((kind): Idea => {
    const operation = bestOf(picture, kind) ?? null;
    return { kind, worth: operation?.worth ?? routine(picture, kind), operation };
  }).sort((one, other) => other.worth - one.worth);
}

const boxed = ({ known, side }: Picture, box: string): UnitId[] =>
  UNIT_IDS.filter((unit) => isNative(unit, side) && known.at[unit] === box);

const turnsLeft = ({ turn }: Known): number => (LAST_TURN + 1 - turn) / LAST_TURN;

/** What goes on without anybody thinking of it. */
const ROUTINES: readonly Kind[] = ['reinforcements', 'convoys'];

/** Actions of the staff itself: no force goes anywhere. */
function routine(picture: Picture, kind: Kind): number {
  const { known, side, doctrine } = picture;
  const late = lateness(picture);
  if (doctrine.scope === 'routine' && !ROUTINES.includes(kind)) return 0;
  switch (kind) {
    case 'reinforcements': {
      const pool = boxed(picture, 'pool');
      const dice = side === 'allied' && known.us.level >= US.full ? 7 : 3.5;
      const mean = pool.reduce((sum, unit) => sum + worthOf(picture, unit), 0) / Math.max(1, pool.length);
      return (1 - late) * doctrine.reinforcement * mean * Math.min(dice, pool.length) * turnsLeft(known);
    }
    case 'convoys':
      return waiting(picture).length > 0 && atSea(picture).length < doctrine.convoy.afloat
        ? (1 - late) * (0.9 + 0.6 * Math.min(2, waiting(picture).length))
        : 0;
    case 'refit':
      return isRefitLater(picture) ? Math.min(2 * doctrine.least, refitWorth(picture)) : refitWorth(picture);
    case 'rally-naval':
    case 'rally-ground':
      return (
        known.reduced.filter(
          (unit) =>
            isNative(unit, side) &&
            UNITS[unit].category === (kind === 'rally-naval' ? 'naval' : 'ground') &&
            UNITS[unit].type !== 'CONV',
        ).length *
        0.35 *
        (1 - late)
      );
    case 'plan':
      return known.ap[side] >= MANY_AP && known.plans[side].display === 0 ? 0.9 : 0.1;
    case 'signals':
      return known.ap[side] > MANY_AP && unseen(picture) >= 4 ? 0.45 : 0;
    default:
      return 0;
  }
}

/** Who would be refitted: the six of one nationality that are worth most. */
export function refitForce(picture: Picture): UnitId[] {
  const units = boxed(picture, 'refit');
  const byNation = [...new Set(units.map((unit) => UNITS[unit].nat))].map((nat) =>
    units
      .filter((unit) => UNITS[unit].nat === nat)
      .sort((one, other) => worthOf(picture, other) - worthOf(picture, one) || (one < other ? -1 : 1))
      .slice(0, REFIT_LIMIT),
  );
  const worthOfForce = (force: readonly UnitId[]): number => worthOfAll(picture, force);
  return byNation.reduce((top, one) => (worthOfForce(one) > worthOfForce(top) ? one : top), []);
}

/** Of six ships in refit four do not count for the enemy after it. */
const COUNTS_NO_MORE = 2 / 3;

/** Ships in refit count for the enemy at the end, and fight for nobody before. */
function refitWorth(picture: Picture): number {
  const force = refitForce(picture);
  const late = lateness(picture);
  const share = force.length >= 3 || picture.known.turn >= LAST_TURN - 1 ? 0.4 : 0.25;
  const counts = force.reduce((sum, unit) => sum + countOf(unit), 0);
  return (1 - late) * share * worthOfAll(picture, force) + late * COUNTS_NO_MORE * counts;
}

/** In the last turn refits come after everything that the enemy could answer, as long as there are points left for them. */
function isRefitLater(picture: Picture): boolean {
  const units = boxed(picture, 'refit').filter((unit) => countOf(unit) > 0);
  const nations = [...new Set(units.map((unit) => UNITS[unit].nat))];
  const refits = nations.reduce(
    (sum, nat) => sum + Math.ceil(units.filter((unit) => UNITS[unit].nat === nat).length / REFIT_LIMIT),
    0,
  );
  return lateness(picture) === 1 && picture.known.ap[picture.side] > refits;
}

/** Enemy stacks of ships of which nothing has been seen for two turns. */
const unseen = (picture: Picture): number =>
  picture.known.stacks.filter(({ side, place, count }) => {
    const last = lastSeen(picture.known, place);
    return (
      side === picture.enemy &&
      count > 2 &&
      foesAt(picture, place).length > 0 &&
      (!last || picture.known.turn - last.turn > 2)
    );
  }).length;

/** What an action has to be worth: the last points wait for something better, German ones for convoys. */
export function leastFor(picture: Picture): number {
  const { known, side, enemy, doctrine } = picture;
  const { least, lastAp, reserve } = doctrine;
  if (known.turn === LAST_TURN) return least;
  const waits = side === 'german' && known.ap[enemy] > 0 && atSea(picture).length > 0;
  if (waits && known.ap[side] <= reserve.ap) return reserve.worth;
  return known.ap[side] === 1 ? lastAp : least;
}

/** What a plan in hand is worth now. */
export function planWorth(picture: Picture, plan: PlanId): number {
  const { free, ap, effects } = PLANS[plan];
  const gained = ap[picture.known.us.level >= US.full ? 2 : picture.known.us.level >= US.limited ? 1 : 0];
  if (!free) return 0.8 * gained + (effects.length > 0 ? 0.4 : 0);
  const kinds = free.kinds === 'any' ? KIND_IDS.filter((kind) => KINDS[kind].ap === 1) : free.kinds;
  const best = ideas(picture).filter(({ kind, worth }) => kinds.includes(kind) && worth > picture.doctrine.least);
  if (best.length === 0) return 0;
  return (best[0]?.worth ?? 0) + 0.8 + (effects.includes('examine') ? 0.4 : 0);
}
