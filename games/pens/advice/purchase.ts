/** What the bots buy and repair, and where they place it. */
import { isBoat, isLand, kindOf, seatOf } from '../src/basics.ts';
import type { Choice } from '../src/choices.ts';
import type { TerritoryId, ZoneId } from '../src/data/map.ts';
import type { Major } from '../src/data/powers.ts';
import { UNITS, type UnitType } from '../src/data/units.ts';
import { FACTORIES } from '../src/geography.ts';
import { roomOf } from '../src/pens.ts';
import { capacityLeft } from '../src/placement.ts';
import { priceOf } from '../src/purchase.ts';
import type { Buyable, State } from '../src/state.ts';
import { armyLeft, berlinIsWeak, chanceToLose, garrisonOf, invasionsOf, plus, reliefOf } from './danger.ts';
import type { Doctrine } from './doctrine.ts';
import { best, landUnitsAt } from './judgement.ts';

/** The most pens Germany will pay for, and the berths it wants for each boat. */
export const MOST_PENS = 5;
export const BERTHS_PER_BOAT = 0.7;

export const count = (state: Readonly<State>, power: Major, type: UnitType): number =>
  state.units.filter((unit) => unit.power === power && unit.type === type).length + (state.bought[type] ?? 0);

/** What something is wanted for. */
type Need =
  | 'berths'
  | 'berlin'
  | 'type-xxi'
  | 'boats'
  | 'air-defence'
  | 'guns'
  | 'garrison'
  | 'home-guard'
  | 'dash'
  | 'hunters'
  | 'lift'
  | 'fighters'
  | 'bombers'
  | 'army';

export interface Wish {
  readonly type: Buyable;
  readonly need: Need;
}

/** The next purchase or repair; `done` when nothing sensible is left. */
export function choosePurchase(
  state: Readonly<State>,
  open: readonly Choice[],
  doctrine: Doctrine,
): Choice | undefined {
  const repair = neededRepair(state, open);
  if (repair) return repair;
  const wanted = firstWish(state, open, doctrine);
  return (wanted && purchaseOf(open, wanted)) ?? open.find((choice) => choice[0] === 'done');
}

/** The most wanted of what can be bought. */
export const firstWish = (state: Readonly<State>, open: readonly Choice[], doctrine: Doctrine): Wish | undefined =>
  wishes(state, doctrine).find((wish) => purchaseOf(open, wish));

const purchaseOf = (open: readonly Choice[], { type }: Wish): Choice | undefined =>
  open.find((choice) => choice[0] === 'buy' && choice[1] === type);

/** Factories as far as the money can use them; pens from useless to three berths while boats need them. */
function neededRepair(state: Readonly<State>, open: readonly Choice[]): Choice | undefined {
  const repairs = open.filter((choice) => choice[0] === 'repair');
  if (repairs.length === 0) return undefined;
  const treasury = state.treasury[state.turn];
  if (roomToPlace(state) < treasury / PRICE_OF_A_UNIT) {
    const factory = best(
      repairs.filter((choice) => !String(choice[1]).startsWith('pen-') && Number(choice[2]) <= treasury / 3),
      (choice) => Number(choice[2]),
    );
    if (factory && capacityAfter(state, factory) > 0) return factory;
  }
  const boats = state.units.filter(isBoat).length;
  return repairs.find((choice) => {
    const pen = state.pens.find((one) => one.id === choice[1]);
    return pen !== undefined && pen.damage - Number(choice[2]) === 7 && berths(state) < boats * BERTHS_PER_BOAT;
  });
}

/** What a unit costs, more or less, when it is asked how many the money could buy. */
export const PRICE_OF_A_UNIT = 4;

const capacityAfter = (state: Readonly<State>, choice: Choice): number =>
  capacityLeft(state, choice[1] as TerritoryId) + Number(choice[2]);

/** How many more units the power's factories could place. */
export const roomToPlace = (state: Readonly<State>): number => {
  const room = FACTORIES.filter((id) => state.control[id] === state.turn).reduce(
    (sum, id) => sum + capacityLeft(state, id),
    0,
  );
  const ordered = Object.entries(state.bought).reduce((sum, [type, number]) => sum + (type === 'pen' ? 0 : number), 0);
  return room - ordered;
};

export const berths = (state: Readonly<State>): number =>
  state.pens.filter((pen) => pen.state !== 'captured').reduce((sum, pen) => sum + roomOf(pen), 0) +
  3 * (state.bought.pen ?? 0);

/** What the power in turn would like next, the most wanted first. */
function wishes(state: Readonly<State>, doctrine: Doctrine): Wish[] {
  if (state.turn === 'GER') return germanWishes(state, doctrine);
  if (roomToPlace(state) <= 0) return [];
  return state.turn === 'ITA' ? [{ type: 'infantry', need: 'garrison' }] : alliedWishes(state, state.turn, doctrine);
}

/** Boats at sea, in pens and ordered. */
export const boatsInAll = (state: Readonly<State>): number =>
  state.units.filter(isBoat).length + (state.bought.uboat ?? 0) + (state.bought.typeXXI ?? 0);

function germanWishes(state: Readonly<State>, doctrine: Doctrine): Wish[] {
  const boats = boatsInAll(state);
  const wanted: Wish[] = [];
  const pens = state.pens.length + (state.bought.pen ?? 0);
  if (state.round > 1 && pens < MOST_PENS && berths(state) < boats * BERTHS_PER_BOAT)
    wanted.push({ type: 'pen', need: 'berths' });
  if (roomToPlace(state) <= 0) return wanted;
  if (berlinsRisk(state) > doctrine.berlin.risk) wanted.push({ type: 'infantry', need: 'berlin' });
  if (state.round >= UNITS.typeXXI.from && spentOnBoats(state) < budget(state) * TYPE_XXI_SHARE)
    wanted.push({ type: 'typeXXI', need: 'type-xxi' });
  if (spentOnBoats(state) + 4 <= budget(state) * doctrine.boatShare(state))
    wanted.push({ type: 'uboat', need: 'boats' });
  if (count(state, 'GER', 'fighter') < GERMAN_FIGHTERS && state.treasury.GER >= 24)
    wanted.push({ type: 'fighter', need: 'air-defence' });
  if ((state.bought.infantry ?? 0) >= 3 * ((state.bought.artillery ?? 0) + 1))
    wanted.push({ type: 'artillery', need: 'guns' });
  wanted.push({ type: 'infantry', need: 'garrison' });
  return wanted;
}
export const TYPE_XXI_SHARE = 0.6;
export const GERMAN_FIGHTERS = 9;

/** The chance that Berlin falls, with what is ordered for it so far. */
export function berlinsRisk(state: Readonly<State>): number {
  const ordered = state.bought.infantry ?? 0;
  const garrison = plus(garrisonOf(state, 'axis', 'BLN'), ordered * UNITS.infantry.defence, ordered);
  return chanceToLose(invasionsOf(state, 'axis', 'BLN'), garrison);
}

export const spentOnBoats = (state: Readonly<State>): number =>
  (state.bought.uboat ?? 0) * priceOf('uboat') + (state.bought.typeXXI ?? 0) * priceOf('typeXXI');

/** The money of this turn, spent or not. */
export const budget = (state: Readonly<State>): number =>
  state.treasury[state.turn] +
  Object.entries(state.bought).reduce((sum, [type, number]) => sum + priceOf(type as Buyable) * number, 0);

export const HOME_GUARD = 7;
const LAND_CYCLE: readonly UnitType[] = ['infantry', 'artillery', 'infantry', 'armour'];

function alliedWishes(state: Readonly<State>, power: 'UK' | 'USA', doctrine: Doctrine): Wish[] {
  const boats = state.units.filter(isBoat).length;
  const plan = doctrine.forces[power];
  const wanted: Wish[] = [];
  if (power === 'UK' && state.round <= 3 && homeGuards(state) < HOME_GUARD)
    wanted.push({ type: 'infantry', need: 'home-guard' });
  const dashing = isDashing(state, doctrine);
  const transports = count(state, power, 'transport');
  if (dashing && transports < (doctrine.dash?.transports ?? 0)) wanted.push({ type: 'transport', need: 'dash' });
  if (count(state, power, 'destroyer') < plan.destroyers(boats)) wanted.push({ type: 'destroyer', need: 'hunters' });
  if (!dashing && transports < plan.transports(state.round)) wanted.push({ type: 'transport', need: 'lift' });
  if (state.round >= 4 && count(state, power, 'fighter') < plan.fighters)
    wanted.push({ type: 'fighter', need: 'fighters' });
  if (state.round >= 4 && count(state, power, 'bomber') < plan.bombers)
    wanted.push({ type: 'bomber', need: 'bombers' });
  const troops = state.units.filter((unit) => unit.power === power && isLand(unit)).length;
  const ordered = LAND_CYCLE.reduce((sum, type) => sum + (state.bought[type] ?? 0), 0);
  wanted.push({ type: LAND_CYCLE[(troops + ordered) % LAND_CYCLE.length] ?? 'infantry', need: 'army' });
  wanted.push({ type: 'infantry', need: 'army' });
  return wanted;
}

/** Those who hold London, the ones ordered included. */
export const homeGuards = (state: Readonly<State>): number =>
  landUnitsAt(state, 'allies', 'SEN').length + (state.bought.infantry ?? 0);

/** An enemy who put his money into boats has left the coast to whoever comes first. */
export const isDashing = (state: Readonly<State>, { dash }: Doctrine): boolean =>
  dash !== null && state.round >= dash.from && armyLeft(state) < dash.below;

export const PEN_SITES: readonly TerritoryId[] = ['AQU', 'BRI', 'SNO', 'NWG', 'DEN', 'NNO'];
export const FACTORY_RANK: readonly TerritoryId[] = [
  'NFR',
  'SEN',
  'NEN',
  'RUH',
  'NWG',
  'BLN',
  'SIT',
  'NIT',
  'NEU',
  'SEU',
  'CAN',
];
export const SLIPWAYS: readonly ZoneId[] = ['S16', 'S29', 'S17', 'S30', 'S01', 'S25'];

/** Pens in the Bay first; ships near their work; troops near the front. */
export function choosePlacement(
  state: Readonly<State>,
  open: readonly Choice[],
  doctrine: Doctrine,
): Choice | undefined {
  return best(open, (choice) => {
    if (choice[0] === 'build') return 100 - rank(PEN_SITES, choice[2]);
    if (choice[0] === 'launch') return 50 - rank(SLIPWAYS, choice[2]) - (kindOf(choice[1]) === 'submarine' ? 0 : 1);
    if (choice[0] !== 'place') return 0;
    if (choice[2] === 'BLN' && berlinIsWeak(state, doctrine.berlin.margin)) return 45;
    return 20 - rank(FACTORY_RANK, choice[2]) + reliefByPlacing(state, choice[2], doctrine);
  });
}

/** What a new defender saves there, in the planner's points; nothing where danger is not looked at. */
export function reliefByPlacing(state: Readonly<State>, at: TerritoryId, doctrine: Doctrine): number {
  const side = seatOf(state.turn);
  return doctrine.garrisons[side] === 'danger' ? Math.min(20, 4 * reliefOf(state, side, at).joining) : 0;
}

const rank = (list: readonly string[], item: string): number =>
  list.includes(item) ? list.indexOf(item) : list.length;
