/** PK-5.4.2, PK-6.3, PK-6.9  A submarine is activated: status, movement, fuel, and home. */
import { revealMode } from './barbarigo.ts';
import type { Say } from './choices.ts';
import { repairAtHome } from './damage.ts';
import type { AreaId } from './data/map.ts';
import { FUEL_BOXES, MILCH_COW, type SubId, TURNS_AT_HOME } from './data/submarines.ts';
import { fuelAt, refit, spendFuel, takeFuel, thirsty } from './fuel.ts';
import { newSubmarine } from './setup.ts';
import { toldOf } from './sight.ts';
import type { Activation, Status, Submarine, Table } from './state.ts';
import { areaOf, carriesFrogmen, subOf } from './units.ts';

type SubmarineOrder = Say<'move' | 'hold' | 'seek' | 'refuel' | 'refit' | 'home' | 'raid'>;

/** The whole of a submarine's own orders; what follows from them is asked step by step. */
export function moveSubmarine(t: Table, choice: SubmarineOrder): void {
  const { state } = t;
  const sub = subOf(state, choice[1] as SubId);
  const here = areaOf(sub);
  if (!here) return;
  sub.activated = true;
  sub.keptUp = false; // PK-9.2.2  The bar held for this activation.
  // Final, because it may lead to a contact or to nothing; and of one in sight whoever takes fuel, or none, tells who is beside it.
  if (state.options.hiddenSubmarines) t.reveal('PK-18.4', { what: 'submarine-activated' });
  sub.status = statusIn(choice);
  state.activation = { unit: sub.id, step: 'contact', waiting: [], meets: false };
  carryOut(t, sub, here, choice, state.activation);
}

/** Fuel, refits and raids need the surface. */
function statusIn(choice: SubmarineOrder): Status {
  if (choice[0] === 'move') return (choice[3] ?? 'surfaced') as Status;
  if (choice[0] === 'hold' || choice[0] === 'seek' || choice[0] === 'home') return (choice[2] ?? 'surfaced') as Status;
  return 'surfaced';
}

function carryOut(t: Table, sub: Submarine, here: AreaId, choice: SubmarineOrder, activation: Activation): void {
  const [verb] = choice;
  if (verb === 'home') leaveMap(t, sub);
  else if (verb === 'refit') {
    refit(t, sub);
    drink(t, sub, 0, activation);
  } else if (verb === 'raid') raid(t, sub, here, choice[2], activation);
  else if (verb === 'hold' || verb === 'seek') {
    stay(t, sub, here, verb === 'seek');
    drink(t, sub, 0, activation);
    activation.meets = verb === 'seek';
  } else {
    if (choice[2] === here) stay(t, sub, here, false);
    else moveTo(t, sub, here, choice[2]);
    drink(t, sub, verb === 'refuel' ? choice[3] : 0, activation);
    activation.meets = choice[2] !== here;
  }
}

/** PK-6.8 */
function stay(t: Table, sub: Submarine, area: AreaId, seeks: boolean): void {
  const told = toldOf(t.state, sub.id);
  t.log('PK-6.8', { what: 'held', unit: sub.id, area, seeks, status: sub.status }, told);
}

/** PK-6.11, PK-5.4.3  It ends there, and its fuel is marked off before any contact. */
export function moveTo(t: Table, sub: Submarine, from: AreaId, to: AreaId): void {
  sub.place = to;
  t.log('PK-6.3', { what: 'moved', unit: sub.id, from, to, status: sub.status }, toldOf(t.state, sub.id));
  spendFuel(t, sub);
}

/** PK-11.2  It takes what it said from the Milch Cow, or by standing order all it can; the cow itself gives to everybody. */
function drink(t: Table, sub: Submarine, boxes: number, activation: Activation): void {
  const { state } = t;
  takeFuel(t, sub.id, state.orders.axis.refuel === 'full' ? FUEL_BOXES : boxes);
  if (sub.id !== MILCH_COW) return;
  activation.waiting = thirsty(state);
  if (activation.waiting.length > 0) activation.step = 'refuel';
}

/** PK-21.2.1  Barbarigo goes in, or stays, on the surface, and shows what it came for. */
function raid(t: Table, sub: Submarine, from: AreaId, to: AreaId, activation: Activation): void {
  revealMode(t, sub.id);
  if (to === from) stay(t, sub, from, false);
  else moveTo(t, sub, from, to);
  const isThirsty = fuelAt(t.state, sub.id, to, sub.status, sub.fuel) > 0;
  if (isThirsty) activation.waiting = [sub.id];
  activation.step = isThirsty ? 'refuel' : 'declare';
  activation.meets = to !== from;
}

/** PK-6.9, PK-6.10, PK-21.5.3  Off the map: back in two turns, if it can be repaired. */
export function leaveMap(t: Table, sub: Submarine): void {
  const { state } = t;
  spendFuel(t, sub);
  t.reveal('PK-6.9', { what: 'left-map', sub: sub.id }); // PK-18.3  Leaving is told by name.
  const { id, damage, hasFired, seenAt, seenOn, seenAs } = sub;
  const back = damage === 0 || repairAtHome(t, sub) ? state.turn + TURNS_AT_HOME : 0;
  // PK-11.5  Its boxes are full again; nothing of its cruise is left to be seen.
  Object.assign(
    sub,
    newSubmarine(id, { place: back > 0 ? 'home' : 'out', back, hasFired, seenAt, seenOn, seenAs, activated: true }),
  );
  if (carriesFrogmen(state, id)) sub.torpedoes = 0;
}
