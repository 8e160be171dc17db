/** XXI: build the electro-boats before the Reich collapses. The module, as the kernel sees it. */
import type { GameModule, Metrics, Play } from '@derby/kernel';
import { allocation } from './allocation.ts';
import { battle } from './battle.ts';
import { bombing } from './bombing.ts';
import { advice } from './bot.ts';
import { construction } from './construction.ts';
import { OPTIONS } from './data/options.ts';
import { draw } from './draw.ts';
import { end } from './end.ts';
import { grindingWar } from './grinding-war.ts';
import { movement, transport } from './movement.ts';
import { repair } from './repair.ts';
import { RULES } from './rules.ts';
import { setup, shuffleCup } from './setup.ts';
import { balanceOf, PHASE_ORDER, type Phase, type State, type Table, type Xxi } from './state.ts';
import { concede, result } from './victory.ts';
import { resample, view } from './view.ts';

const PHASES: Readonly<Record<Phase, (t: Table) => Play<void>>> = {
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
  while (!t.state.ending) {
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

function metrics(state: Readonly<State>): Metrics {
  const { tally } = state;
  return {
    balance: balanceOf(state),
    turns: state.turn,
    sunk: state.sunk,
    built: tally.built.length,
    sevensLost: tally.sevensLost,
    twentyOnesLost: tally.twentyOnesLost,
    bombed: tally.bombed,
    repairs: tally.repairs,
    refills: tally.refills,
    overlord: state.ending === 'overlord' ? 1 : 0,
  };
}

export const xxi: GameModule<Xxi> = {
  id: 'xxi',
  edition: 1,
  seats: ['player'], // XXI-1.0: nobody plays the Allies
  rules: RULES,
  options: OPTIONS.map(({ id, rule }) => ({ id, rule, values: [false, true], standard: false })),
  setup,
  play,
  concede,
  view,
  resample: (state, _viewer, dice) => resample(state, dice),
  result,
  metrics,
  advice,
};

export { PRESETS } from './data/options.ts';
export type { Choice as XxiChoice, Known, State, View, Xxi } from './state.ts';
export { remaining } from './view.ts';
