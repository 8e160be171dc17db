/** The words of orders that are given to many at once. */
import { counted } from '@derby/kernel/english';
import { counted as compte } from '@derby/kernel/french';

const en = {
  title: 'For several at once',
  /** For whom an order on the board is. */
  breadth: 'For',
  breadths: { one: 'one', alike: 'all alike', here: 'all here', any: 'all that can' },
  again: 'The same again',
  all: (count: number) => `All ${count}`,
  allHere: 'All that stand there',
  allThatCan: 'All that can',
  rest: (count: number) => `The rest in order (${count})`,
  lastTime: (count: number) => `As last time (${count})`,
  passOn: 'Skip ahead',
  passOnLong: 'Ends this step and those that follow, up to one that leaves a choice',
  staffed: 'The staff chooses for you; all of it can be taken back',
  moved: (count: number) => `${counted(count, 'piece has', 'pieces have')} moved here`,
  filter: 'Find an order',
  none: 'No order has these words.',
  given: (count: number) => `${counted(count, 'order', 'orders')} given.`,
  stopped: 'The next one is not offered any more.',
  barred: (rule: string, title: string) => `Stopped by ${rule}, ${title}.`,
  elsewhere: 'Something else is asked first.',
  takeBack: (count: number) => `Take back all ${count}`,
};

const fr: typeof en = {
  title: 'Pour plusieurs à la fois',
  breadth: 'Pour',
  breadths: { one: 'un seul', alike: 'tous les semblables', here: 'tous ceux d’ici', any: 'tous ceux qui peuvent' },
  again: 'Encore le même',
  all: (count) => `Les ${count}`,
  allHere: 'Tous ceux de cet endroit',
  allThatCan: 'Tous ceux qui peuvent',
  rest: (count) => `Le reste dans l’ordre (${count})`,
  lastTime: (count) => `Comme la dernière fois (${count})`,
  passOn: 'Passer la suite',
  passOnLong: 'Clôt cette étape et les suivantes, jusqu’à celle qui laisse un choix',
  staffed: 'L’état-major choisit pour vous ; tout peut être annulé',
  moved: (count) => (count > 1 ? `${count} pions sont venus ici` : 'Un pion est venu ici'),
  filter: 'Chercher un ordre',
  none: 'Aucun ordre ne contient ces mots.',
  given: (count) => `${compte(count, 'ordre donné', 'ordres donnés')}.`,
  stopped: 'Le suivant n’est plus proposé.',
  barred: (rule, title) => `Arrêté par ${rule}, ${title}.`,
  elsewhere: 'Une autre question passe avant.',
  takeBack: (count) => `Annuler les ${count}`,
};

export const MANY = { en, fr };
