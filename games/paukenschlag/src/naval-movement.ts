/** PK-5.4  Naval movement: the sides activate one unit or stack each in turn; contacts interrupt it. */
import type { Play } from '@derby/kernel';
import { areBothFinished, sideToAct } from './air-movement.ts';
import { askFleet, type List } from './asking.ts';
import type { Say } from './choices.ts';
import { beginContact, hasEnemy, playContact } from './contact.ts';
import { noteMarch } from './convoys.ts';
import { otherSide, type Side } from './data/sides.ts';
import { declareAttacks, fillContainers } from './frogmen.ts';
import { refuel } from './fuel.ts';
import { hasNavalUnit, listNaval, mustMarch } from './naval-moves.ts';
import { formStack, sail } from './ship-moves.ts';
import { giveOrder, listOrders } from './standing-orders.ts';
import type { State, Table } from './state.ts';
import { moveSubmarine } from './submarine-moves.ts';
import { alliedOf, areaOf, isSub, sideOf, subOf } from './units.ts';

/** PK-5.4.1  Until both are finished; then it is known which convoys gained ground. */
export function* navalMovement(t: Table): Play<void> {
  while (t.state.activation || !areBothFinished(t.state)) {
    yield* t.checkpoint();
    if (t.state.activation) yield* goOn(t);
    else yield* nextActivation(t);
  }
  noteMarch(t);
}

function* nextActivation(t: Table): Play<void> {
  const side = sideToAct(t.state);
  const isHidden = side === 'axis' && t.state.options.hiddenSubmarines;
  if (!isHidden && !hasNavalUnit(t.state, side)) return finish(t, side);
  const choice = yield* askFleet(t, side, 'PK-5.4.1', listActivations);
  activate(t, side, choice);
}

type NavalVerb = 'move' | 'hold' | 'seek' | 'refuel' | 'refit' | 'home' | 'raid' | 'form' | 'finish' | 'order';

/** PK-6.1  The Allies may not finish while a convoy that must march has not. */
function listActivations(list: List<NavalVerb>, state: Readonly<State>): void {
  const side = sideToAct(state);
  const isBound = side === 'allies' && state.convoys.some((convoy) => !convoy.activated && mustMarch(convoy));
  list.offer(['finish'], isBound && 'PK-6.1');
  listNaval(list, state, side);
  listOrders(list, state, side);
}

function activate(t: Table, side: Side, choice: Say<NavalVerb>): void {
  if (choice[0] === 'order') giveOrder(t, side, choice[1], choice[2]);
  else if (choice[0] === 'finish') finish(t, side);
  else if (choice[0] === 'form') {
    t.state.activation = { unit: choice[1], step: 'form', waiting: [], meets: false };
  } else if (isSub(choice[1])) moveSubmarine(t, choice);
  else sail(t, choice as Parameters<typeof sail>[1]);
}

function finish(t: Table, side: Side): void {
  t.state.finished[side] = true;
  t.log('PK-6.1', { what: 'side-finished', side, phase: 'naval' });
}

/** What is left of the activation under way: its stack, its fuel, its frogmen, its contact. */
function* goOn(t: Table): Play<void> {
  const { activation } = t.state;
  if (!activation) return;
  if (activation.step === 'form') yield* formStack(t);
  else if (activation.step === 'refuel') yield* refuel(t);
  else if (activation.step === 'declare') yield* declareAttacks(t);
  else if (activation.step === 'fill') yield* fillContainers(t);
  else yield* meetEnemy(t);
}

/** PK-5.5.1, PK-5.5.13  A contact where enemies are; when it is over the activation is complete. */
function* meetEnemy(t: Table): Play<void> {
  const { activation, contact } = t.state;
  if (!activation) return;
  const { unit } = activation;
  if (!contact && activation.meets) {
    activation.meets = false;
    const area = isSub(unit) ? areaOf(subOf(t.state, unit)) : alliedOf(t.state, unit).area;
    if (area && hasEnemy(t.state, unit, area)) beginContact(t, unit, area);
  }
  yield* playContact(t);
  t.state.activation = null;
  t.state.toAct = otherSide(sideOf(unit));
}
