/** A new game: the module the kernel runs. */
import type { GameModule } from '@derby/kernel';
import { OPTIONS, PRESETS } from './options.ts';
import { RULES } from './rules.ts';
import { play } from './sequence.ts';
import { setup } from './setup.ts';
import { type NewGame, SEATS } from './state.ts';
import { concede, result } from './victory.ts';
import { resample, view } from './view.ts';

export const newgame: GameModule<NewGame> = {
  id: 'newgame',
  edition: 1,
  seats: SEATS,
  rules: RULES,
  options: OPTIONS,
  presets: PRESETS,
  setup,
  play,
  concede,
  view,
  resample,
  result,
  metrics: ({ night }) => ({ nights: night }),
};
