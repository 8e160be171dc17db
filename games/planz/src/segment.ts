/** WPZ-6.3  The Actions Phase: the sides alternate, one thing a segment. */
import type { Play } from '@derby/kernel';
import { arrange, mayArrange } from './arranging.ts';
import { clearBases, makeRoom } from './cleanup.ts';
import { KIND_IDS, KINDS, type Kind } from './data/kinds.ts';
import type { Side } from './data/powers.ts';
import { blankOrder, boundsOf } from './order.ts';
import { playable, playPlan } from './plans.ts';
import { PROCEDURES } from './procedures.ts';
import type { Rule } from './rules.ts';
import { ask, question } from './standing-orders.ts';
import type { List, State, Table } from './state.ts';
import { otherSide } from './units.ts';

/** One step of the Actions Phase. */
export function* actions(t: Table): Play<void> {
  const { state } = t;
  // WPZ-9.2c  Ships that a plan or the enemy's set-up has brought may have taken room from a base.
  if (state.stage !== 'choose' && !(yield* makeRoom(t))) return;
  switch (state.stage) {
    case 'begin':
      return nextSegment(t);
    case 'choose':
      return state.arranging === 'now' ? yield* arrange(t) : yield* chooseAction(t);
    case 'follow-up':
      return yield* followUp(t);
    case 'free':
      return yield* freeAction(t);
    default:
      return endSegment(t);
  }
}

/** WPZ-6.3b  Out: no AP, and no plan that could still be played this turn, whichever it is. */
export const isOut = (state: Readonly<State>, side: Side): boolean =>
  state.ap[side] === 0 && (state.plans[side].display.length === 0 || state.plans[side].played);

/** WPZ-6.1d, WPZ-6.3c  The next side that is not out; nobody left ends the phase. */
function nextSegment(t: Table): void {
  const { state } = t;
  if (isOut(state, state.mover)) state.mover = otherSide(state.mover);
  if (isOut(state, state.mover)) {
    endActions(state);
    return;
  }
  state.segment += 1;
  state.arranged = [];
  state.arranging = 'open';
  state.stage = 'choose';
  t.log('WPZ-6.3a', { what: 'segment-begins', side: state.mover });
  clearBases(t);
}

function endActions(state: State): void {
  state.phase = 'intervention';
  state.stage = 'begin';
}

type SegmentVerb = 'action' | 'play' | 'pass' | 'arrange';

/** WPZ-6.3a  An action, a plan, or nothing. */
function* chooseAction(t: Table): Play<void> {
  const side = t.state.mover;
  const choice = yield* ask<SegmentVerb>(t, side, 'WPZ-6.3a', listSegment);
  if (!choice) return;
  const { state } = t;
  switch (choice[0]) {
    case 'arrange':
      state.arranging = 'now';
      return;
    case 'pass':
      return pass(t);
    case 'play':
      state.passes = 0;
      return playPlan(t, choice[1]);
    default:
      state.passes = 0;
      state.order = blankOrder(choice[1]);
  }
}

function listSegment(list: List<SegmentVerb>, state: Readonly<State>): void {
  listActions(list as List<'action'>, state, barToBuy);
  for (const plan of playable(state, state.mover)) list.open(['play', plan]);
  if (mayArrange(state)) list.open(['arrange']);
  list.open(['pass']);
}

/** WPZ-6.3c  Two passes in succession end the phase, and so does one when the other side is out. */
function pass(t: Table): void {
  const { state } = t;
  state.passes += 1;
  t.log('WPZ-6.3a', { what: 'passed', side: state.mover });
  if (state.passes > 1 || isOut(state, otherSide(state.mover))) endActions(state);
  else state.stage = 'end';
}

/** What is open among the kinds of action, and which rule bars the others. */
export function listActions(
  list: List<'action'>,
  state: Readonly<State>,
  barOf: (state: Readonly<State>, kind: Kind) => Rule | undefined,
): void {
  for (const { kind, choice, procedure } of ACTIONS)
    if (list.wants(kind))
      list.offer(choice, barOf(state, kind) ?? (procedure.isPossible(state) ? undefined : 'WPZ-M.11'));
}

/** Every kind with the choice of it, which is the same whenever it is offered. */
const ACTIONS = KIND_IDS.map((kind) => ({
  kind,
  choice: Object.freeze(['action', kind] as const),
  procedure: PROCEDURES[kind],
}));

/** WPZ-7.1, WPZ-7.4  Not the other side's actions, not more than AP can pay, not more often than the entry says. */
function barToBuy(state: Readonly<State>, kind: Kind): Rule | undefined {
  return barAnyway(state, kind) ?? (state.ap[state.mover] < KINDS[kind].ap ? 'WPZ-7.1' : undefined);
}

function barAnyway(state: Readonly<State>, kind: Kind): Rule | undefined {
  const { side, perTurn, rule } = KINDS[kind];
  if (side !== 'both' && side !== state.mover) return 'WPZ-7.4';
  return perTurn > 0 && (state.taken[state.mover][kind] ?? 0) >= perTurn ? rule : undefined;
}

/** WPZ-7.7.2b  AP of a plan may pay for one action in the same segment. */
function* followUp(t: Table): Play<void> {
  const choice = yield* question(t, t.state.mover, 'WPZ-7.7.2b', 'always', listBought);
  if (choice[0] === 'action') t.state.order = blankOrder(choice[1]);
  else t.state.stage = 'end';
}

function listBought(list: List<'action' | 'decline'>, state: Readonly<State>): void {
  list.open(['decline']);
  listActions(list as List<'action'>, state, barToBuy);
}

/** WPZ-7.7.2c  Free actions one after the other; each may be declined. */
function* freeAction(t: Table): Play<void> {
  const { state } = t;
  if (!state.free || state.free.left === 0) return closeFree(state);
  const choice = yield* question(t, state.mover, 'WPZ-7.7.2c', 'always', listFree);
  if (choice[0] === 'action') t.state.order = blankOrder(choice[1]);
  else {
    t.log('WPZ-7.7.2c', { what: 'action-declined', side: t.state.mover });
    closeFree(t.state);
  }
}

function listFree(list: List<'action' | 'decline'>, state: Readonly<State>): void {
  list.open(['decline']);
  listActions(list as List<'action'>, state, barAsFree);
}

function closeFree(state: State): void {
  state.free = null;
  state.stage = 'end';
}

/** WPZ-7.7.2c  Only the kinds the plan names, and those it allows once, once. */
function barAsFree(state: Readonly<State>, kind: Kind): Rule | undefined {
  const bounds = boundsOf(state);
  if (!bounds) return 'WPZ-7.7.2c';
  const isAllowed = bounds.kinds === 'any' ? KINDS[kind].ap === 1 : bounds.kinds.includes(kind);
  if (!isAllowed || (bounds.once === kind && state.free?.taken.includes(kind))) return 'WPZ-7.7.2c';
  return barAnyway(state, kind);
}

/** WPZ-6.1d  The other side's segment. */
function endSegment(t: Table): void {
  const { state } = t;
  clearBases(t);
  state.mover = otherSide(state.mover);
  state.stage = 'begin';
}
