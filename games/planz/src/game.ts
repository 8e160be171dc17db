/** War Plan Z: the module the kernel runs. */
import type { GameModule } from '@derby/kernel';
import { OPTIONS, PRESETS } from './options.ts';
import { RULES } from './rules.ts';
import { play } from './sequence.ts';
import { setup } from './setup.ts';
import type { PlanZ } from './state.ts';
import { concede, result, victoryPoints } from './victory.ts';
import { resample, view } from './view.ts';

export const planz: GameModule<PlanZ> = {
  id: 'planz',
  edition: 5,
  seats: ['german', 'allied'],
  rules: RULES,
  options: OPTIONS,
  presets: PRESETS,
  setup,
  play,
  concede,
  view,
  resample,
  result,
  metrics: (state) => ({
    turns: state.turn,
    sunk: state.sunk,
    arrived: state.arrived,
    usLevel: state.us.level,
    germanVp: victoryPoints(state, 'german'),
    alliedVp: victoryPoints(state, 'allied'),
  }),
};
