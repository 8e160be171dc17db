/** PK-5  The sequence of play: 5.1 to 5.7 in order, turn after turn. */
import type { Play } from '@derby/kernel';
import { airMovement } from './air-movement.ts';
import { airReturn, bombersReady } from './air-return.ts';
import {
  alliedArrivals,
  callUp,
  declareStatus,
  enterBarbarigo,
  enterCanadians,
  placeDue,
  placeNorthAtlantic,
  rollNorthAtlantic,
} from './arrivals.ts';
import { bombardment } from './bombardment.ts';
import { newConvoys } from './convoys.ts';
import { drawFrogmen } from './frogmen.ts';
import { navalMovement } from './naval-movement.ts';
import { randomEvent } from './random-event.ts';
import { alliedCap, axisCap, repair } from './repair.ts';
import { overhead, secondMove } from './second-move.ts';
import type { Phase, State, Table } from './state.ts';
import { turnEnd } from './turn-end.ts';
import { result } from './victory.ts';

export const PHASES: Readonly<Record<Phase, (t: Table) => Play<void> | void>> = {
  'set-up': declareStatus,
  // 5.1
  event: randomEvent,
  due: callUp,
  arrivals: placeDue,
  'north-atlantic': rollNorthAtlantic,
  'north-atlantic-arrivals': placeNorthAtlantic,
  barbarigo: enterBarbarigo,
  'allied-arrivals': alliedArrivals,
  canadians: enterCanadians,
  bombers: bombersReady,
  convoys: newConvoys,
  // 5.2
  repair,
  'allied-cap': alliedCap,
  'axis-cap': axisCap,
  // 5.3, 5.4 with 5.5
  air: airMovement,
  naval: navalMovement,
  frogmen: drawFrogmen,
  bombardment,
  // 5.6
  'second-move': secondMove,
  overhead,
  // 5.7
  return: airReturn,
  'turn-end': turnEnd,
};
const IN_ORDER = Object.keys(PHASES) as Phase[];
const FIRST_OF_TURN: Phase = 'event';

/** From wherever the state says we are. */
export function* play(t: Table): Play<void> {
  while (!result(t.state)) {
    yield* t.checkpoint();
    const asking = PHASES[t.state.phase](t);
    if (asking) yield* asking;
    if (!result(t.state)) nextPhase(t.state);
  }
}

/** PK-5.7.3  After the last phase the turn marker advances. */
function nextPhase(state: State): void {
  const next = IN_ORDER[IN_ORDER.indexOf(state.phase) + 1];
  state.phase = next ?? FIRST_OF_TURN;
  if (!next) state.turn += 1;
  if (next === 'air' || next === 'naval') beginTurns(state);
}

/** PK-5.3.1, PK-5.4.1  The Allies act first. */
function beginTurns(state: State): void {
  state.toAct = 'allies';
  state.finished = { axis: false, allies: false };
}
