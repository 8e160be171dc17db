/**
 * WPZ-16.0, WPZ-16.7  Worlds a viewer may imagine: everything it does not know is drawn anew from what it does.
 * Nothing here may depend on a hidden fact: places are freed first, then filled again in the order of the counters and the dice.
 */
import type { Dice } from '@derby/kernel';
import { LANDINGS } from './data/contexts.ts';
import { SIDES, type Side } from './data/powers.ts';
import { counterOf, UNIT_IDS, type UnitId } from './data/units.ts';
import { isEligible } from './eligible.ts';
import { isArea } from './geography.ts';
import { isInSetup, isVeiled, justExamined, knows, type Watcher } from './knowledge.ts';
import { put, putAll, standing, whereIs } from './places.ts';
import { deployByDefault } from './setup.ts';
import { isOpen, MARKERS, markerArea, stacksOf } from './stacks.ts';
import type { Battle, Order, Place, State, TaskForce, Where } from './state.ts';
import {
  capacityOf,
  cargoOf,
  isFaceUp,
  isGround,
  isMarine,
  isNaval,
  isOnMap,
  isSubmarine,
  isSurface,
  isTransport,
  NATIVES,
  usStatus,
} from './units.ts';

/** Redraws, in place, everything this viewer cannot know. */
export function resample(state: State, viewer: Watcher, dice: Dice): void {
  for (const side of SIDES) {
    if (viewer === side || state.ended) continue;
    forgetPrivate(state, side);
    redrawPlans(state, side, dice);
    if (isInSetup(state, side)) redrawSetup(state, side, dice);
    else if (isVeiled(state, viewer, side)) redrawUnits(state, viewer, side, dice);
    else redrawPicks(state, side, dice);
  }
}

/** What a side has only in mind: an order that it composes, stacks that it arranges, what it has examined. */
function forgetPrivate(state: State, side: Side): void {
  state.seen[side] = [];
  if (state.mover !== side) return;
  state.arranged = [];
  state.arranging = 'open';
  state.forming = null;
  state.replaced = [];
  state.placing = null;
  if (state.order?.announced) Object.assign(state.order, { leaving: [], dropped: [], boarding: [], joining: [] });
  else {
    if (state.order) state.changed = []; // whether it has answered anything since is its own affair
    state.order = null;
  }
}

/** Any plans that are not out or removed, as many face down as there are. */
function redrawPlans(state: State, side: Side, dice: Dice): void {
  const plans = state.plans[side];
  const all = [...plans.pool, ...plans.display].sort();
  dice.shuffle(all);
  const held = plans.display.length;
  plans.display = all.slice(0, held);
  plans.pool = all.slice(held).sort();
}

/** The default deployment, and other units of the arms race. */
function redrawSetup(state: State, side: Side, dice: Dice): void {
  const pool = NATIVES[side].filter((unit) => counterOf(unit).entry === 'pool');
  const picked = [...pool];
  dice.shuffle(picked);
  for (const unit of NATIVES[side]) if (!isOutOfPlay(state, unit)) put(state, unit, 'pool');
  deployByDefault(state, side, picked.slice(0, state.armsRace[side]));
}

const isOutOfPlay = (state: Readonly<State>, unit: UnitId): boolean =>
  counterOf(unit).entry === 'opt' && !state.options.optUnits;

/** With open units only what was picked and is not yet placed is hidden. */
function redrawPicks(state: State, side: Side, dice: Dice): void {
  const { deploy } = state;
  if (deploy?.side !== side) return;
  const all = NATIVES[side].filter((unit) => whereIs(state, unit) === 'pool');
  dice.shuffle(all);
  deploy.units = all.slice(0, deploy.units.length).sort();
}

/** A gap that a hidden unit fills. */
interface Slot {
  readonly at: Place | 'force' | 'flight';
  readonly fits: (unit: UnitId) => boolean;
  readonly count: number;
}

function redrawUnits(state: State, viewer: Watcher, side: Side, dice: Dice): void {
  const hidden = NATIVES[side].filter((unit) => !knows(state, viewer, unit));
  const slots = slotsOf(state, side, hidden);
  const markers = MARKERS[side].filter((marker) => state.taskForces[marker].length > 0);
  const homes = markers.map((marker) => markerHome(state, marker));

  state.reduced = assumedReduced(state, hidden);
  const left = inOrderOfLikelihood(state, hidden, dice);
  putAll(state, hidden, (unit) => (isWaitingAmerican(state, unit) ? boxOf(state, unit, dice) : 'pool'));
  const take = (fits: (unit: UnitId) => boolean): UnitId | undefined => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0];
  };
  const fill = ({ at, fits, count }: Slot): void => {
    for (let i = 0; i < count; i++) {
      const unit = take(fits);
      if (unit) put(state, unit, at);
    }
  };
  // Few units suit an order; any ship will do for a task force.
  slots.filter(isUnderWay).forEach(fill);
  markers.forEach((marker, index) => {
    const home = homes[index] ?? 'pool';
    state.taskForces[marker] = state.taskForces[marker].filter((unit) => !hidden.includes(unit));
    if (!state.taskForces[marker].some(isSurface)) enlist(state, marker, home, take(isSurface));
    // WPZ-16.5  A marker whose units are not together stays so: whoever is not known to fight was left on the way.
    if (home === 'force' && markerArea(state, marker) !== null) enlist(state, marker, home, take(isSurface));
  });
  embarkForBattle(state, side, take);
  slots.filter((slot) => !isUnderWay(slot)).forEach(fill);
  const examined: readonly Where[] = justExamined(state, viewer).map(({ place }) => place);
  markers.forEach((marker, index) => {
    if (examined.includes(homes[index] ?? 'pool')) return;
    for (let more = dice.below(3); more > 0; more--)
      enlist(
        state,
        marker,
        homes[index] ?? 'pool',
        take((unit) => isNaval(unit) && isAtStart(state, unit)),
      );
  });
  if (state.order && state.mover === side) followOrder(state.order, state);
  embark(state, side, left, examined);
  for (const unit of left) put(state, unit, boxOf(state, unit, dice));
  state.reduced = state.reduced.filter((unit) => isOnMap(state, unit));
  redrawDeploy(state, side, dice);
}

/** WPZ-16.3  Whoever was last seen reduced is taken to be so; the others are at full strength. */
function assumedReduced(state: Readonly<State>, hidden: readonly UnitId[]): UnitId[] {
  const isHidden = new Set(hidden);
  return UNIT_IDS.filter((unit) => (isHidden.has(unit) ? state.damaged : state.reduced).includes(unit));
}

const markerHome = (state: Readonly<State>, marker: TaskForce): Place | 'force' => markerArea(state, marker) ?? 'force';

function enlist(state: State, marker: TaskForce, home: Where, unit: UnitId | undefined): void {
  if (!unit) return;
  put(state, unit, home);
  state.taskForces[marker].push(unit);
}

/** What everybody can count: stacks by their number, and the order under way. Narrow gaps come first. */
function slotsOf(state: Readonly<State>, side: Side, hidden: readonly UnitId[]): Slot[] {
  const isHidden = new Set(hidden);
  const slots: Slot[] = [];
  const { order } = state;
  if (order?.announced && state.mover === side) {
    const far = order.path.length;
    const nat = order.top && !state.plans[side].mixed ? counterOf(order.top).nat : null;
    const open = order.force.filter(
      (unit) => isHidden.has(unit) && whereIs(state, unit) === 'force' && isOpen(state, unit),
    );
    const suits = (unit: UnitId): boolean =>
      (nat === null || nat === 'ANY' || counterOf(unit).nat === nat) &&
      !(order.top && isSubmarine(order.top) && !isSubmarine(unit)) &&
      counterOf(unit).mf * (order.kind === 'redeploy' ? 2 : 1) >= far;
    const ofForce = (unit: UnitId): boolean => isEligible(order.kind, unit) && suits(unit);
    if (open.length > 0) slots.push({ at: 'force', fits: ofForce, count: open.length });
    const flying = order.flight.filter((unit) => isHidden.has(unit) && whereIs(state, unit) === 'flight');
    const reach = order.flown.length;
    if (flying.length > 0)
      slots.push({
        at: 'flight',
        fits: (unit) => counterOf(unit).category === 'air' && counterOf(unit).mf >= reach,
        count: flying.length,
      });
  }
  for (const { place, units } of stacksOf(state, side)) {
    const count = units.filter((unit) => isHidden.has(unit)).length;
    if (count === 0) continue;
    const top = state.tops[side][place];
    slots.push({ at: place, fits: fitsIn(place, top), count });
  }
  // In an order that follows from the places alone: which unit was found first is not known.
  return slots.sort(
    (one, other) => narrowness(other, state, side) - narrowness(one, state, side) || (one.at < other.at ? -1 : 1),
  );
}

const isUnderWay = ({ at }: Slot): boolean => at === 'force' || at === 'flight';

const narrowness = (slot: Slot, state: Readonly<State>, side: Side): number => {
  if (isUnderWay(slot)) return 2;
  const top = state.tops[side][slot.at as Place];
  return top && isSubmarine(top) ? 1 : 0;
};

/** WPZ-16.3  Ships lie in sea zones, below a submarine only submarines; troops on land, aircraft on bases. */
function fitsIn(place: Place, top: UnitId | undefined): (unit: UnitId) => boolean {
  const category = top ? counterOf(top).category : 'naval';
  if (top && isSubmarine(top)) return isSubmarine;
  return (unit) => counterOf(unit).category === category && (isArea(place) || category !== 'naval');
}

/** Whether a unit began on the map and has not been seen lost: then it is still there, somewhere. */
const isAtStart = (state: Readonly<State>, unit: UnitId): boolean =>
  state.damaged.includes(unit) || (counterOf(unit).entry === 'start' && !state.lost.includes(unit));

/** WPZ-21.1-1  While the United States are neutral their units wait in the display, and everybody knows it. */
const isWaitingAmerican = (state: Readonly<State>, unit: UnitId): boolean =>
  counterOf(unit).nat === 'USA' && usStatus(state) === 'neutral';

/** Known to be damaged and so on the map; there from the start; from the pool; lost once. */
function inOrderOfLikelihood(state: Readonly<State>, hidden: readonly UnitId[], dice: Dice): UnitId[] {
  const shuffled = hidden.filter((unit) => !isWaitingAmerican(state, unit));
  dice.shuffle(shuffled);
  const rank = (unit: UnitId): number => {
    if (state.damaged.includes(unit)) return 0;
    if (isAtStart(state, unit)) return 1;
    if (state.lost.includes(unit)) return 3;
    return 2;
  };
  const ranks = [0, 1, 2, 3].map((): UnitId[] => []);
  for (const unit of shuffled) ranks[rank(unit)]?.push(unit);
  return ranks.flat();
}

/** The order under way consists of whoever is under way now. */
function followOrder(order: Order, state: Readonly<State>): void {
  order.force = [...standing(state, 'force')];
  order.flight = [...standing(state, 'flight')];
  order.landing = [];
  // Who was to land on which base is nobody else's business; convoys are put down in sight of all.
  order.errands = order.errands.filter(([unit]) => isFaceUp(unit));
  // Aircraft that have not taken off are still only thought of.
  if (order.flight.length === 0) Object.assign(order, { base: null, flown: [] });
}

/** WPZ-12.4d  Whether troops are still aboard that will go ashore in step 5. */
const awaitsLanding = ({ context, step }: Readonly<Battle>): boolean =>
  LANDINGS.includes(context) && step !== 5 && step !== 'over';

/** Troops that are about to land: there is at least one. More would be missing from the stacks that can be counted. */
function embarkForBattle(
  state: State,
  side: Side,
  take: (fits: (unit: UnitId) => boolean) => UnitId | undefined,
): void {
  const { battle } = state;
  if (!battle) return;
  const landing: UnitId[] = [];
  const isDue = battle.attacker === side && awaitsLanding(battle);
  const ships = battle.attacker === side ? battle.attackers : battle.defenders;
  for (const ship of ships) {
    const wanted = battle.cargo === ship ? 2 : isDue && landing.length === 0 ? Math.min(1, cargoRoom(state, ship)) : 0;
    // Whoever has examined the ship knows its cargo: nobody else is aboard.
    const aboard = cargoOf(state, ship);
    if (isDue) landing.push(...aboard.filter(isGround));
    for (let i = aboard.length; i < wanted; i++) {
      const unit = take((one) => isPassenger(one, ship));
      if (!unit) break;
      put(state, unit, ship);
      if (isDue) landing.push(unit);
    }
  }
  if (isDue) battle.landing = landing;
}

const cargoRoom = (state: Readonly<State>, ship: UnitId): number =>
  counterOf(ship).category === 'air' ? 1 : capacityOf(state, ship);

const isPassenger = (unit: UnitId, ship: UnitId): boolean =>
  isGround(unit) && counterOf(unit).nat === counterOf(ship).nat && counterOf(unit).mf > 0;

/** Ships with room for somebody. */
const CARRYING: Readonly<Record<Side, readonly UnitId[]>> = {
  german: NATIVES.german.filter((unit) => isTransport(unit) || counterOf(unit).carriesMarines),
  allied: NATIVES.allied.filter((unit) => isTransport(unit) || counterOf(unit).carriesMarines),
};

/** Troops and aircraft that began on the map and are in no stack are aboard ships. */
function embark(state: State, side: Side, left: UnitId[], examined: readonly Where[]): void {
  const waiting = left.filter((unit) => !isNaval(unit) && isAtStart(state, unit));
  for (const ship of CARRYING[side]) {
    if (waiting.length === 0) return;
    const at = whereIs(state, ship);
    if ((!isArea(at) && at !== 'force') || examined.includes(at)) continue;
    const room = isTransport(ship) ? capacityOf(state, ship) : 1;
    while (cargoOf(state, ship).length < room) {
      const index = waiting.findIndex((unit) => mayBeAboard(state, unit, ship));
      const [unit] = index < 0 ? [] : waiting.splice(index, 1);
      if (!unit) break;
      put(state, unit, ship);
      left.splice(left.indexOf(unit), 1);
    }
  }
}

const mayBeAboard = (state: Readonly<State>, unit: UnitId, ship: UnitId): boolean =>
  counterOf(unit).nat === counterOf(ship).nat &&
  (isTransport(ship) ? cargoOf(state, ship).every((one) => isGround(one) === isGround(unit)) : isMarine(unit));

/** Boxes: what was lost is in refit, back in the pool or destroyed; the rest waits where it began. */
function boxOf(state: Readonly<State>, unit: UnitId, dice: Dice): Where {
  if (isOutOfPlay(state, unit)) return 'removed';
  if (state.lost.includes(unit)) return dice.below(3) === 0 ? 'pool' : 'refit';
  const { entry, nat } = counterOf(unit);
  if (entry === 'special') return 'special';
  if (nat === 'USA') return usStatus(state) === 'full' ? 'pool' : 'special';
  return 'pool';
}

/** WPZ-13.1  Units picked and not yet placed: their number is known. */
function redrawDeploy(state: State, side: Side, dice: Dice): void {
  const { deploy } = state;
  if (deploy?.side !== side) return;
  const wanted = deploy.units.length;
  const all = NATIVES[side].filter((unit) => whereIs(state, unit) === 'pool');
  const more = NATIVES[side].filter((unit) => whereIs(state, unit) === 'refit');
  dice.shuffle(all);
  dice.shuffle(more);
  deploy.units = [...all, ...more].slice(0, wanted).sort();
  for (const unit of deploy.units) put(state, unit, 'pool');
  deploy.ships = [];
}
