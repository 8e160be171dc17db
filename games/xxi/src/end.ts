/** XXI-12  End Phase: convoys arrive, the turn is marked, and the balance is struck. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { type CounterId, isResource } from './data/counters.ts';
import { HUBS } from './data/map.ts';
import { OVERLORD_CONVOYS, OVERLORD_DELAYED, OVERLORD_TURN, TURNS } from './data/tracks.ts';
import {
  balanceOf,
  type Ending,
  inOrder,
  oneOfEach,
  resourcesInReach,
  type State,
  type Table,
  takeAway,
} from './state.ts';
import { DECISIVE_BALANCE, ENDING_RULE, gradeOf } from './victory.ts';
import type { Known } from './view.ts';

export function* end(t: Table): Play<void> {
  convoysArrive(t);
  yield* turnMarker(t);
  victoryCheck(t);
}

/** XXI-12.1  Whatever is left in the Atlantic reaches the Western Approaches. */
function convoysArrive(t: Table): void {
  const arriving = t.state.convoys.AO;
  if (arriving.length === 0) return;
  t.state.convoys.WA.push(...arriving);
  t.state.convoys.AO = [];
  t.log('XXI-12.1', { what: 'convoys-arrive', convoys: arriving });
}

/** XXI-12.2a, XXI-12.2b  A counter of the Scrap Pile marks the turn; only an empty pile lets it come from the map or the box. */
function* turnMarker(t: Table): Play<void> {
  const rule = t.state.scrap.length > 0 ? 'XXI-12.2a' : 'XXI-12.2b';
  if (markers(t.state).length === 0) return mark(t, rule, null);
  const [, counter] = yield* t.choose('player', rule, marks);
  mark(t, rule, counter);
}

function marks(list: List<'mark'>, state: Readonly<Known>): void {
  for (const id of markers(state)) list.open(['mark', id]);
}

const markers = (state: Readonly<Known>): CounterId[] =>
  oneOfEach(
    state,
    inOrder(
      state.scrap.length > 0 ? state.scrap : [...resourcesInReach(state), ...state.allocation, ...elsewhere(state)],
    ),
  );

/** XXI-12.2b  With the option, whatever else lies on the sheet may mark the turn; what is in a box to wait for its turn may not. */
const elsewhere = (state: Readonly<Known>): CounterId[] =>
  state.options.markAnything
    ? [...state.convoys.WA, ...state.armies, ...Object.values(state.devastation), ...Object.values(state.flak)]
    : [];

function mark(t: Table, rule: 'XXI-12.2a' | 'XXI-12.2b', counter: CounterId | null): void {
  const { state } = t;
  if (counter) lift(state, counter);
  state.turnTrack.push(counter);
  t.log(rule, { what: 'turn-marked', turn: state.turn, counter });
}

/** Takes a counter from wherever it lies on the sheet. */
function lift(state: State, counter: CounterId): void {
  const others = <C extends CounterId>(pile: readonly C[]): C[] => pile.filter((id) => id !== counter);
  if (isResource(counter)) takeAway(state, counter);
  state.scrap = others(state.scrap);
  state.allocation = others(state.allocation);
  state.convoys.WA = others(state.convoys.WA);
  state.armies = others(state.armies);
  for (const hub of HUBS) {
    if (state.devastation[hub] === counter) delete state.devastation[hub];
    if (state.flak[hub] === counter) delete state.flak[hub];
  }
}

/** XXI-12.3  The check of XXI-14; if the game goes on, the next month begins. */
function victoryCheck(t: Table): void {
  const ending = endingOf(t.state);
  if (!ending) return;
  t.state.ending = ending;
  t.log(ENDING_RULE[ending], { what: 'game-ends', ending, grade: gradeOf(t.state), balance: balanceOf(t.state) });
}

/** XXI-14.2, XXI-14.3, XXI-14.4  Overlord is looked at first. */
function endingOf(state: Readonly<State>): Ending | undefined {
  const overlord = state.options.delayedOverlord ? OVERLORD_DELAYED : OVERLORD_TURN; // XXI-16.1.4
  if (state.turn >= overlord && state.convoys.WA.length >= OVERLORD_CONVOYS) return 'overlord';
  if (balanceOf(state) >= DECISIVE_BALANCE) return 'stranglehold';
  return state.turn === TURNS ? 'final' : undefined;
}
