/** NEW-1.2  The nights, from wherever the state says we are. */
import type { Play } from '@derby/kernel';
import { row } from './rowing.ts';
import { search } from './searching.ts';
import type { Phase, State, Table } from './state.ts';
import { result } from './victory.ts';

export const PHASES: Readonly<Record<Phase, (t: Table) => Play<void>>> = { row, search };

/** A checkpoint lies wherever the asked seat changes: no secret is kept in a procedure while the other seat is asked. */
export function* play(t: Table): Play<void> {
  while (!result(t.state)) {
    yield* t.checkpoint();
    yield* PHASES[t.state.phase](t);
    nextPhase(t.state);
  }
}

function nextPhase(state: State): void {
  if (state.phase === 'row') state.phase = 'search';
  else {
    state.phase = 'row';
    state.night += 1;
    if (state.night > state.nights && !state.winner) state.winner = 'hider';
  }
}
