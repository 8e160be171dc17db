/** XXI-12  End Phase: convoys arrive, the turn is marked, and the balance is struck. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { type CounterId, isResource } from './data/counters.ts';
import { OVERLORD_CONVOYS, OVERLORD_DELAYED, OVERLORD_TURN, TURNS } from './data/tracks.ts';
import { balanceOf, type Ending, inOrder, oneOfEach, put, resourcesOnMap, type State, type Table } from './state.ts';
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
    state.scrap.length > 0 ? inOrder(state.scrap) : inOrder([...resourcesOnMap(state), ...state.allocation]),
  );

function mark(t: Table, rule: 'XXI-12.2a' | 'XXI-12.2b', counter: CounterId | null): void {
  const { state } = t;
  state.scrap = state.scrap.filter((id) => id !== counter);
  state.allocation = state.allocation.filter((id) => id !== counter);
  if (counter && isResource(counter)) put(state, counter, null);
  state.turnTrack.push(counter);
  t.log(rule, { what: 'turn-marked', turn: state.turn, counter });
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
