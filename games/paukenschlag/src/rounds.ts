/** PK-5.5.6, PK-5.5.7  Rounds on a grid: who begins, and one activation after another, the sides in turn. */
import { notation, type Play } from '@derby/kernel';
import { alliedActivation } from './allied-orders.ts';
import { ask, type List } from './asking.ts';
import type { Say } from './choices.ts';
import { otherSide, type Side } from './data/sides.ts';
import { performActivation, takeUp } from './grid-activation.ts';
import { listActivations, mayPass } from './grid-moves.ts';
import { endGrid, isByOrder } from './grids.ts';
import { giveOrder, listOrders } from './standing-orders.ts';
import type { Contact, NavalUnit, State, Table } from './state.ts';
import { submarineActivation } from './submarine-orders.ts';
import { contactOf, sideOf } from './units.ts';

/** PK-7.4, PK-7.12, PK-5.5.17  The next round, on either grid, unless the last one was idle or one too many. */
export function* startRound(t: Table, contact: Contact): Play<void> {
  if (contact.round > 0 && !contact.stirred) return endGrid(t, contact, 'nothing-stirs');
  if (contact.round >= t.state.options.roundCap) return endGrid(t, contact, 'round-cap');
  contact.round += 1;
  contact.stirred = false;
  contact.finished = { axis: false, allies: false };
  for (const piece of contact.pieces) piece.activated = false;
  const dice: [number, number][] = [];
  let allied: number;
  let axis: number;
  do {
    [allied, axis] = [t.d10(), t.d10()];
    dice.push([allied, axis]);
  } while (allied === axis);
  contact.turn = allied > axis ? 'allies' : 'axis';
  contact.step = 'play';
  t.log('PK-7.4', { what: 'round-begins', round: contact.round, dice, first: contact.turn });
}

/** One activation, or what is left of it. */
export function* playRound(t: Table, contact: Contact): Play<void> {
  if (contact.acting) return yield* performActivation(t);
  const side = nextSide(contact);
  if (!side) {
    contact.step = 'round';
    return;
  }
  contact.turn = side;
  if (isByOrder(contact, side)) return activateByOrder(t, contact, side);
  const choice = yield* ask(t, side, 'PK-5.5.7', listRound);
  if (choice[0] !== 'order') t.state.lastDeed = notation(choice);
  if (choice[0] === 'order') return giveOrder(t, side, choice[1], choice[2]);
  if (choice[0] === 'pass') return finishRound(t, side);
  takeUp(t, choice, null);
}

/** PK-5.5.7  The side whose turn it is, or the other where that one has nobody left to activate. */
function nextSide(contact: Readonly<Contact>): Side | undefined {
  return [contact.turn, otherSide(contact.turn)].find(
    (side) => !contact.finished[side] && contact.pieces.some((one) => !one.activated && sideOf(one.unit) === side),
  );
}

function listRound(list: List<'go' | 'leave' | 'detach' | 'pass' | 'order'>, state: Readonly<State>): void {
  const contact = contactOf(state);
  listActivations(list, state, contact, contact.turn);
  list.offer(['pass'], !mayPass(state, contact, contact.turn) && 'PK-5.5.7');
  listOrders(list, state, contact.turn);
}

function finishRound(t: Table, side: Side): void {
  const contact = contactOf(t.state);
  contact.finished[side] = true;
  contact.turn = otherSide(side);
  t.log('PK-5.5.7', { what: 'round-finished', side });
}

/** PK-16.5, PK-16.6  The next unit by id does what its standing orders say. */
function activateByOrder(t: Table, contact: Contact, side: Side): void {
  const { choice, quarry, detached } =
    side === 'axis' ? submarineActivation(t.state, contact) : alliedActivation(t.state, contact);
  for (const detach of detached) takeUp(t, detach, null);
  takeUp(t, choice, quarry);
}

/** What a unit does by standing order: warships it parts from first, where it goes, and whom it goes for. */
export interface OrderedActivation {
  readonly detached: readonly Say<'detach'>[];
  readonly choice: Say<'go' | 'leave'>;
  readonly quarry: NavalUnit | null;
}
