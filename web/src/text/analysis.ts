/** The words around the analysis of a game, in both languages. They come with it. */
const en = {
  title: 'Analysis',
  help: 'The staff plays the game over in its head and tells what each decision and each throw of the dice was worth.',
  start: 'Analyse this game',
  wait: (done: number) => `The staff goes over the game: ${done} %`,
  failed: 'The analysis could not be made.',
  curve: (from: string, to: string) => `Chance of success over the game, from ${from} at the start to ${to} at the end`,
  begun: 'Expected at the start',
  skill: 'Your decisions',
  others: 'Decisions of others',
  luck: 'Luck',
  revealed: 'Came to light',
  uncalibrated:
    'How this game goes on is not yet foretold well enough under these options: luck and skill are not told apart.',
  result: 'Result',
  turning: 'Turning points',
  none: 'The game never turned sharply.',
  kinds: { mistake: 'A costly choice', fortune: 'Good luck', misfortune: 'Bad luck' },
  made: (choice: string) => `Chosen: ${choice}`,
  better: (choice: string) => `Better: ${choice}`,
  costly: 'Your costly choices',
  noneCostly: 'None of your choices cost a chance in a hundred.',
  whatIf: 'What if?',
  weighing: 'The staff weighs it …',
  wasMade: 'chosen in the game',
  tryIt: 'Try it',
  byTheBook: 'Here the staff goes by its book and weighs nothing. It would choose:',
  nothingToWeigh: 'Nothing is to be decided here.',
};

type AnalysisText = typeof en;

const fr: AnalysisText = {
  title: 'Analyse',
  help: 'L’état-major rejoue la partie en pensée et dit ce que valait chaque décision et chaque coup de dés.',
  start: 'Analyser cette partie',
  wait: (done) => `L’état-major revoit la partie : ${done} %`,
  failed: 'L’analyse n’a pas pu être faite.',
  curve: (from, to) => `Chances de succès au fil de la partie, de ${from} au début à ${to} à la fin`,
  begun: 'Attendu au début',
  skill: 'Vos décisions',
  others: 'Décisions des autres',
  luck: 'Chance',
  revealed: 'Mis au jour',
  uncalibrated:
    'La suite de ce jeu n’est pas encore assez bien prévue avec ces options : la chance et le jeu ne sont pas départagés.',
  result: 'Résultat',
  turning: 'Tournants',
  none: 'La partie n’a jamais basculé nettement.',
  kinds: { mistake: 'Un choix coûteux', fortune: 'De la chance', misfortune: 'De la malchance' },
  made: (choice) => `Choisi : ${choice}`,
  better: (choice) => `Mieux : ${choice}`,
  costly: 'Vos choix coûteux',
  noneCostly: 'Aucun de vos choix n’a coûté une chance sur cent.',
  whatIf: 'Et si… ?',
  weighing: 'L’état-major pèse les choix…',
  wasMade: 'choisi dans la partie',
  tryIt: 'L’essayer',
  byTheBook: 'Ici l’état-major suit son manuel et ne pèse rien. Il choisirait :',
  nothingToWeigh: 'Il n’y a rien à décider ici.',
};

export const ANALYSIS: Readonly<Record<'en' | 'fr', AnalysisText>> = { en, fr };
