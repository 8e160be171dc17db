/** WPZ-6.1  The sequence of play: set-up, then twelve turns of four phases. */
import type { Play } from '@derby/kernel';
import { determination, incidents, initiative, turnRecord } from './administration.ts';
import { battleOn } from './battle.ts';
import { orderOn } from './procedures.ts';
import { deployment } from './reinforcements.ts';
import { actions } from './segment.ts';
import { powerRolls, sideSetup } from './setup.ts';
import type { Phase, Table } from './state.ts';
import { intervention } from './united-states.ts';

/** Each phase says itself which comes next. */
export const PHASES: Readonly<Record<Phase, (t: Table) => Play<void> | void>> = {
  powers: powerRolls,
  'allied-setup': sideSetup,
  'german-setup': sideSetup,
  determination,
  initiative,
  incidents,
  actions,
  intervention,
  'turn-record': turnRecord,
};

/** From wherever the state says we are: what has begun inside a phase is finished first. */
export function* play(t: Table): Play<void> {
  while (!t.state.ended) {
    yield* t.checkpoint();
    const asking = advance(t);
    if (asking) yield* asking;
  }
}

/** One step of the game: a question, or what happens without one. */
export function advance(t: Table): Play<void> | void {
  const { state } = t;
  if (state.battle) return battleOn(t);
  if (state.deploy) return deployment(t);
  if (state.order) return orderOn(t);
  return PHASES[state.phase](t);
}
