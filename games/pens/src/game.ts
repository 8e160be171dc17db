/** U-boat Pens: the module the kernel runs. */
import type { GameModule } from '@derby/kernel';
import { isBoat } from './basics.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { RULES } from './rules.ts';
import { play } from './sequence.ts';
import { setup } from './setup.ts';
import type { Pens } from './state.ts';
import { axisIncome, concede, objectivesHeld, result } from './victory.ts';
import { resample, view } from './view.ts';

export const pens: GameModule<Pens> = {
  id: 'pens',
  edition: 3,
  seats: ['axis', 'allies'],
  // HOST-1.9 and throughout: there is nothing on the table that a player cannot see.
  isOpenToAll: () => true,
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
    rounds: state.round,
    tonnage: state.tonnage,
    axisIncome: axisIncome(state),
    objectives: objectivesHeld(state),
    pens: state.pens.length,
    boats: state.units.filter(isBoat).length,
  }),
};
