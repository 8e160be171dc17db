/** XXI: build the electro-boats before the Reich collapses. The module, as the kernel sees it. */
import type { GameModule, Metrics } from '@derby/kernel';
import { OPTIONS, PRESETS } from './options.ts';
import { RULES } from './rules.ts';
import { play } from './sequence.ts';
import { setup } from './setup.ts';
import { balanceOf, type State, type Xxi } from './state.ts';
import { concede, result } from './victory.ts';
import { resample, view } from './view.ts';

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
  edition: 2,
  seats: ['player'], // XXI-1.0: nobody plays the Allies
  rules: RULES,
  options: OPTIONS,
  presets: PRESETS,
  setup,
  play,
  concede,
  view,
  resample: (state, _viewer, dice) => resample(state, dice),
  result,
  metrics,
};
