/** HOST-3  Phase 1: money, purchase and repair. Standing orders are given here too. */
import type { Play } from '@derby/kernel';
import { hasLostLondon, isAxisHeld, seatOf, thePen } from './basics.ts';
import type { List } from './choices.ts';
import type { TerritoryId } from './data/map.ts';
import { PEN } from './data/pens.ts';
import type { Major } from './data/powers.ts';
import { UNITS, type UnitType } from './data/units.ts';
import { FACTORIES } from './geography.ts';
import type { Rule } from './rules.ts';
import { giveOrder, MOST_ORDERS, ordersBarred, ordersOpen } from './standing-orders.ts';
import type { Buyable, PenId, State, Table } from './state.ts';

const TYPE_XXI_PER_TURN = 2;
const HEAVY_BOMBERS_PER_POWER = 4;
const REPAIR_COST = 1;

export const priceOf = (type: Buyable): number => (type === 'pen' ? PEN.cost : UNITS[type].cost);

export function* purchase(t: Table): Play<void> {
  const seat = seatOf(t.state.turn);
  if (hasLostLondon(t.state)) return;
  // Orders can be changed to and fro: how many were given one after the other is counted from checkpoint to checkpoint.
  let orders = 0;
  for (;;) {
    if (orders === 0) yield* t.checkpoint();
    const choice = yield* t.choose(seat, 'HOST-3.3', orders < MOST_ORDERS ? purchasesAndOrders : purchasesAlone);
    orders = choice[0] === 'order' ? orders + 1 : 0;
    if (choice[0] === 'buy') buy(t, choice[1]);
    else if (choice[0] === 'repair') repair(t, choice[1], choice[2]);
    else if (choice[0] === 'order') giveOrder(t, seat, choice[1], choice[2]);
    else return;
  }
}

type Purchases = List<'done' | 'buy' | 'repair' | 'order'>;

function purchasesAndOrders(list: Purchases, state: Readonly<State>): void {
  purchases(list, state);
  ordersOpen(list, state, seatOf(state.turn));
}

function purchasesAlone(list: Purchases, state: Readonly<State>): void {
  purchases(list, state);
  ordersBarred(list, state, seatOf(state.turn));
}

function purchases(list: Purchases, state: Readonly<State>): void {
  list.open(['done']);
  for (const type of CATALOGUE[state.turn]) list.offer(['buy', type], purchaseBar(state, type));
  for (const { target, damage } of repairable(state)) {
    const affordable = Math.min(damage, Math.floor(state.treasury[state.turn] / REPAIR_COST));
    for (let points = 1; points <= affordable; points++) list.open(['repair', target, points]);
  }
}

const CATALOGUE: Readonly<Record<Major, readonly Buyable[]>> = {
  GER: [...unitsFor('GER'), 'pen'],
  UK: unitsFor('UK'),
  ITA: unitsFor('ITA'),
  USA: unitsFor('USA'),
};

/** HOST-3.3  Every type of unit this power could ever buy. */
function unitsFor(power: Major): UnitType[] {
  return (Object.keys(UNITS) as UnitType[]).filter((type) => (UNITS[type].buyers as readonly Major[]).includes(power));
}

/** HOST-3.3  Why this cannot be bought now, if it cannot. */
function purchaseBar(state: Readonly<State>, type: Buyable): Rule | undefined {
  if (type === 'pen') return penBar(state);
  if (type === 'typeXXI' && !isOnSale(state, 'typeXXI')) return 'HOST-4.8';
  if (type === 'heavyBomber' && !isOnSale(state, 'heavyBomber')) return 'HOST-4.9';
  return state.treasury[state.turn] < priceOf(type) ? 'HOST-3.3' : undefined;
}

/** PEN-1.1, PEN-1.2, PEN-1.5  As many pens as Germany can pay for. */
const penBar = (state: Readonly<State>): Rule | undefined => {
  if (!state.options.pens) return 'PEN-1.1';
  return state.treasury.GER < PEN.cost ? 'PEN-1.2' : undefined;
};

/** HOST-4.8, HOST-4.9  The two late types: their option, their round and their limit. */
function isOnSale(state: Readonly<State>, type: 'typeXXI' | 'heavyBomber'): boolean {
  const option = type === 'typeXXI' ? state.options.typeXXI : state.options.heavyBombers;
  if (!option || state.round < UNITS[type].from) return false;
  const ordered = state.bought[type] ?? 0;
  if (type === 'typeXXI') return ordered < TYPE_XXI_PER_TURN;
  const flying = state.units.filter((unit) => unit.type === type && unit.power === state.turn).length;
  return flying + ordered < HEAVY_BOMBERS_PER_POWER;
}

function buy(t: Table, type: Buyable): void {
  const { state } = t;
  const cost = priceOf(type);
  state.treasury[state.turn] -= cost;
  state.bought[type] = (state.bought[type] ?? 0) + 1;
  t.log(type === 'pen' ? 'PEN-1.2' : 'HOST-3.3', { what: 'bought', power: state.turn, type, cost });
}

/** HOST-3.4, PEN-1.16, PEN-1.25  Own damaged factories; for Germany also damaged pens on Axis soil. */
function repairable(state: Readonly<State>): { target: TerritoryId | PenId; damage: number }[] {
  const found: { target: TerritoryId | PenId; damage: number }[] = [];
  for (const id of FACTORIES) {
    const damage = state.factoryDamage[id] ?? 0;
    if (damage > 0 && state.control[id] === state.turn) found.push({ target: id, damage });
  }
  if (state.turn !== 'GER') return found;
  for (const pen of state.pens) {
    if (pen.damage > 0 && isAxisHeld(state, pen.at)) found.push({ target: pen.id, damage: pen.damage });
  }
  return found;
}

function repair(t: Table, target: TerritoryId | PenId, points: number): void {
  const { state } = t;
  state.treasury[state.turn] -= points * REPAIR_COST;
  if (isFactory(target)) state.factoryDamage[target] = (state.factoryDamage[target] ?? 0) - points;
  else thePen(state, target).damage -= points;
  t.log(isFactory(target) ? 'HOST-3.4' : 'PEN-1.25', { what: 'repaired', power: state.turn, target, points });
}

const isFactory = (target: TerritoryId | PenId): target is TerritoryId => !target.startsWith('pen-');
