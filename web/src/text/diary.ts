/** The words of the war diary, in both languages. They come with it. */
import { counted } from '@derby/kernel/english';
import { counted as countedInFrench } from '@derby/kernel/french';

const en = {
  title: 'Your war diary',
  about: 'What your finished games came to. It is reckoned here, and nothing of it leaves this browser.',
  none: 'No game has been finished yet.',
  games: (n: number) => counted(n, 'game', 'games'),
  all: 'All games',
  game: 'Game',
  option: 'Option',
  played: 'Played',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  worth: 'Mean result',
  luck: 'Luck',
  skill: 'Decisions',
  date: 'Date',
  results: 'Results over time',
  resultsPlot: (n: number, mean: string) => `Results of ${counted(n, 'game', 'games')} in order, mean ${mean}`,
  resultsHelp: 'Each mark is a game, from the worst result below to the best above; the line is the mean so far.',
  fortunes: 'Luck and decisions over time',
  fortunesPlot: (n: number) => `Luck and decisions of ${counted(n, 'game', 'games')} in order`,
  fortunesHelp: 'What chance gave (light) and what your own decisions cost (dark), in chances of success.',
  byGame: 'By game',
  byOption: 'By option',
  unreviewed: (n: number) =>
    `${counted(n, 'game has', 'games have')} not been gone over: luck and decisions are not known.`,
  review: 'Let the staff go over them',
  reviewing: (left: number, percent: number) =>
    `The staff is at work: ${counted(left, 'game', 'games')} left, ${percent} % of this one`,
  stop: 'Stop',
  export: 'Export as a table (CSV)',
  look: 'Look at it',
  list: 'Every game',
};

type DiaryText = typeof en;

const fr: DiaryText = {
  title: 'Votre journal de guerre',
  about: 'Ce qu’ont donné vos parties terminées. Tout est calculé ici et rien ne quitte ce navigateur.',
  none: 'Aucune partie n’est encore terminée.',
  games: (n) => countedInFrench(n, 'partie', 'parties'),
  all: 'Toutes les parties',
  game: 'Jeu',
  option: 'Option',
  played: 'Jouées',
  won: 'Gagnées',
  lost: 'Perdues',
  drawn: 'Nulles',
  worth: 'Résultat moyen',
  luck: 'Chance',
  skill: 'Décisions',
  date: 'Date',
  results: 'Les résultats au fil du temps',
  resultsPlot: (n, mean) => `Résultats de ${countedInFrench(n, 'partie', 'parties')} dans l’ordre, moyenne ${mean}`,
  resultsHelp:
    'Chaque marque est une partie, du pire résultat en bas au meilleur en haut ; la ligne est la moyenne jusque-là.',
  fortunes: 'Chance et décisions au fil du temps',
  fortunesPlot: (n) => `Chance et décisions de ${countedInFrench(n, 'partie', 'parties')} dans l’ordre`,
  fortunesHelp: 'Ce que le hasard a donné (clair) et ce que vos décisions ont coûté (sombre), en chances de succès.',
  byGame: 'Par jeu',
  byOption: 'Par option',
  unreviewed: (n) =>
    `${countedInFrench(n, 'partie n’a pas été revue', 'parties n’ont pas été revues')} : la chance et les décisions n’y sont pas connues.`,
  review: 'Les faire revoir par l’état-major',
  reviewing: (left, percent) =>
    `L’état-major travaille : reste ${countedInFrench(left, 'partie', 'parties')}, ${percent} % de celle-ci`,
  stop: 'Arrêter',
  export: 'Exporter en tableau (CSV)',
  look: 'Revoir',
  list: 'Toutes les parties, une à une',
};

export const DIARY: Readonly<Record<'en' | 'fr', DiaryText>> = { en, fr };
