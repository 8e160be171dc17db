/** Flotilla Leader: command U-boats and their crews through a campaign. The module, as the kernel sees it. */
import type { GameModule, Metrics } from '@derby/kernel';
import { OPTIONS, PRESETS } from './options.ts';
import { RULES } from './rules.ts';
import { play } from './sequence.ts';
import { setup } from './setup.ts';
import type { Leader, State } from './state.ts';
import { concede, result, standingInAll } from './victory.ts';
import { resample, view } from './view.ts';

function metrics(state: Readonly<State>): Metrics {
  const { vp, losses } = standingInAll(state);
  return { vp, losses, turns: state.turn, boats: state.boats.length, so: state.so, campaigns: state.judgements.length };
}

export const leader: GameModule<Leader> = {
  id: 'leader',
  edition: 2,
  seats: ['player'],
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
