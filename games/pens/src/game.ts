/** U-boat Pens: the module the kernel runs. */
import type { GameModule, OptionSpec } from '@derby/kernel';
import { isBoat } from './basics.ts';
import { advice } from './bot.ts';
import { OPTIONS, type OptionId } from './data/options.ts';
import { RULES, type Rule } from './rules.ts';
import { play } from './sequence.ts';
import { setup } from './setup.ts';
import type { Pens } from './state.ts';
import { axisIncome, concede, objectivesHeld, result } from './victory.ts';
import { view } from './view.ts';

/** The rule each option switches. */
const OPTION_RULES: Readonly<Record<OptionId, Rule>> = {
  pens: 'PEN-1.1',
  freePens: 'PEN-1.31',
  typeXXI: 'HOST-4.8',
  heavyBombers: 'HOST-4.9',
  heavyBomberSpecialAttack: 'PEN-2.1',
  excessEjection: 'PEN-1.27',
  penAnyExit: 'PEN-1.9',
  wolfpack: 'HOST-4.7',
  harbourRaids: 'HOST-8.9',
  troopConvoys: 'HOST-10.3',
};

const options: OptionSpec<Pens>[] = (Object.keys(OPTIONS) as OptionId[]).map((id) => ({
  id,
  rule: OPTION_RULES[id],
  values: [true, false],
  standard: OPTIONS[id],
}));

export const pens: GameModule<Pens> = {
  id: 'pens',
  edition: 2,
  seats: ['axis', 'allies'],
  // HOST-1.9 and throughout: there is nothing on the table that a player cannot see.
  isOpenToAll: true,
  rules: RULES,
  options,
  setup,
  play,
  concede,
  view,
  resample: () => {},
  result,
  metrics: (state) => ({
    rounds: state.round,
    tonnage: state.tonnage,
    axisIncome: axisIncome(state),
    objectives: objectivesHeld(state),
    pens: state.pens.length,
    boats: state.units.filter(isBoat).length,
  }),
  advice: {
    ...advice,
    explain: async (known, question, choice) => (await import('./bot-reasons.ts')).explain(known, question, choice),
  },
};
