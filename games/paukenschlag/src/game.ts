/** Drumbeat: the module the kernel runs. */
import type { GameModule } from '@derby/kernel';
import { SIDES } from './data/sides.ts';
import { OPTIONS, PRESETS } from './options.ts';
import { RULES } from './rules.ts';
import { play } from './sequence.ts';
import { setup } from './setup.ts';
import type { Drumbeat } from './state.ts';
import { isAtSea } from './units.ts';
import { balance, concede, result, threshold } from './victory.ts';
import { resample, view } from './view.ts';

export const paukenschlag: GameModule<Drumbeat> = {
  id: 'paukenschlag',
  edition: 3,
  seats: SIDES,
  isOpenToAll: ({ v21_2_barbarigo, hiddenSubmarines }) => !v21_2_barbarigo && !hiddenSubmarines,
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
    balance: balance(state),
    margin: balance(state) - threshold(state.options),
    merchants: state.score.merchants,
    submarinesSunk: state.subs.filter((sub) => sub.place === 'sunk').length,
    submarinesAtSea: state.subs.filter(isAtSea).length,
    arrived: state.score.arrived,
  }),
};
