/** XXI-3  The sequence of play: eighteen months, phase by phase. */
import type { Play } from '@derby/kernel';
import { allocation } from './allocation.ts';
import { battle } from './battle.ts';
import { bombing } from './bombing.ts';
import { construction } from './construction.ts';
import { draw } from './draw.ts';
import { end } from './end.ts';
import { grindingWar } from './grinding-war.ts';
import { movement, transport } from './movement.ts';
import { repair } from './repair.ts';
import { shuffleCup } from './setup.ts';
import { PHASE_ORDER, type Phase, type State, type Table } from './state.ts';
import { result } from './victory.ts';

export const PHASES: Readonly<Record<Phase, (t: Table) => Play<void>>> = {
  setup: shuffleCup,
  draw,
  allocation,
  bombing,
  transport,
  movement,
  construction,
  battle,
  'grinding-war': grindingWar,
  repair,
  end,
};

/**
 * XXI-3.0  The sequence of play, from wherever the state says we are; dice fall in the order of XXI-3.1. Most phases ask little
 * or nothing: the checkpoints of a turn are in its two long ones, movement and battle.
 */
export function* play(t: Table): Play<void> {
  while (!result(t.state)) {
    yield* PHASES[t.state.phase](t);
    nextPhase(t.state);
  }
}

/** XXI-3.0, XXI-12.3  After the last phase a new month begins, unless the game has ended. */
function nextPhase(state: State): void {
  const next = PHASE_ORDER[(PHASE_ORDER as readonly Phase[]).indexOf(state.phase) + 1];
  if (next) state.phase = next;
  else if (!state.ending) {
    state.phase = 'draw';
    state.turn += 1;
  }
}
