/** Every prompt, choice and log line, in French. */
import type { GameText } from '@derby/kernel';
import type { NewGame } from '../state.ts';
import { cove } from './names-fr.ts';

export const fr: GameText<NewGame> = {
  title: 'Un nouveau jeu',
  blurb: 'L’un se cache, l’autre cherche.',
  seats: { hider: 'Celui qui se cache', seeker: 'Celui qui cherche' },
  options: {
    longGame: { name: 'Partie longue', effect: 'Six nuits au lieu de quatre. Plus facile pour celui qui cherche.' },
  },
  presets: {
    standard: { name: 'Partie ordinaire', effect: 'Quatre nuits.' },
    long: { name: 'Partie longue', effect: 'Six nuits.' },
  },
  grades: { won: 'Victoire' },
  prompts: {
    'NEW-2.1': ({ night }) => `Nuit ${night}. Où vous cachez-vous ?`,
    'NEW-2.2': ({ night }) => `Nuit ${night}. Quelle crique fouillez-vous ?`,
  },
  choices: {
    row: ([, to], view) => (view.cove === to ? `Rester dans ${cove(to)}` : `Ramer vers ${cove(to)}`),
    search: ([, at]) => `Fouiller ${cove(at)}`,
  },
  log: {
    oars: () => 'On entend des rames dans la nuit.',
    hidden: ({ cove: at }) => `Vous êtes dans ${cove(at)}.`,
    searched: ({ cove: at, found }) =>
      `Celui qui cherche fouille ${cove(at)} et ${found ? 'trouve l’autre' : 'ne trouve personne'}.`,
  },
  metrics: { nights: 'Nuits jouées' },
};
