/** Every prompt, choice and log line, in English. */
import type { GameText } from '@derby/kernel';
import type { NewGame } from '../state.ts';
import { cove } from './names-en.ts';

export const en: GameText<NewGame> = {
  title: 'A new game',
  blurb: 'One hides, the other seeks.',
  seats: { hider: 'Hider', seeker: 'Seeker' },
  options: { longGame: { name: 'Long game', effect: 'Six nights instead of four. Easier for the seeker.' } },
  presets: {
    standard: { name: 'Standard', effect: 'Four nights.' },
    long: { name: 'Long game', effect: 'Six nights.' },
  },
  grades: { won: 'Victory' },
  prompts: {
    'NEW-2.1': ({ night }) => `Night ${night}: where do you hide?`,
    'NEW-2.2': ({ night }) => `Night ${night}: which cove do you search?`,
  },
  choices: {
    row: ([, to], view) => (view.cove === to ? `Stay in ${cove(to)}` : `Row to ${cove(to)}`),
    search: ([, at]) => `Search ${cove(at)}`,
  },
  log: {
    oars: () => 'Oars are heard in the night.',
    hidden: ({ cove: at }) => `You lie in ${cove(at)}.`,
    searched: ({ cove: at, found }) => `The seeker searches ${cove(at)} and finds ${found ? 'the hider' : 'nobody'}.`,
  },
  metrics: { nights: 'Nights played' },
};
