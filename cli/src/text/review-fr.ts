/** What the after-action review says, in French. */
import { counted } from '@derby/kernel/french';
import type { ReviewText } from './review-shape.ts';

export const reviewFr: ReviewText = {
  title: (game, grade, rule) => `Analyse de ${game} : ${grade} (${rule})`,
  scale:
    'Tous les chiffres sont en pour cent du meilleur résultat possible. Une décision est jugée d’après ce qu’on pouvait savoir.',
  accounts: {
    seat: 'Camp',
    start: 'Au début',
    skill: 'Ses décisions',
    others: 'Celles des autres',
    luck: 'Dés et tirages',
    revealed: 'Mis au jour',
    result: 'Résultat',
  },
  uncalibrated:
    'La valeur de ce jeu n’est pas prouvée pour ces règles et ces options : on ne peut rendre compte ni de la chance ni du jeu.',
  play: {
    title: 'Comment on a joué',
    perDecision: 'Coût d’une décision',
    class: 'Niveau de jeu',
    labels: 'Pertes certaines',
    adjusted: 'À chance égale',
    reach: 'Chance, 95 %',
  },
  classes: { master: 'maître', expert: 'expert', able: 'capable', improving: 'en progrès', beginner: 'débutant' },
  labels: {
    blunder: (count) => counted(count, 'gaffe', 'gaffes'),
    mistake: (count) => counted(count, 'erreur', 'erreurs'),
    inaccuracy: (count) => counted(count, 'imprécision', 'imprécisions'),
  },
  label: { blunder: 'gaffe', mistake: 'erreur', inaccuracy: 'imprécision' },
  many: {
    record: 'Enregistrement',
    title: (game, games) => `${game}, ${counted(games, 'partie')} ensemble`,
    none: 'sans compte',
    between: (low, high) => `(95 % : ${low} à ${high})`,
  },
  curve: 'Ce qu’on pouvait attendre, de la première décision à la dernière',
  turningPoints: 'Tournants',
  noTurningPoints: 'La partie n’a jamais tourné d’un seul coup.',
  kinds: { mistake: 'Erreur', fortune: 'Chance', misfortune: 'Malchance' },
  costly: (count) => `Les décisions les plus coûteuses (${count})`,
  noneCostly: 'Aucune décision n’a coûté à coup sûr ; un plus grand budget en trouvera peut-être.',
  every: 'Toutes les décisions',
  decision: (number) => `Décision ${number}`,
  conceded: 'Abandonner la partie',
  better: (choice) => `mieux : ${choice}`,
  loss: (mean, low, high) => `coûte ${mean} (${low} à ${high})`,
  unknownBudget: (word, known) => `Le budget « ${word} » n’existe pas ; il y a : ${known.join(', ')}.`,
  nothing: (why) => `Cette partie ne peut être analysée : ${why}`,
  footnote: (budget, seed) =>
    `Budget ${budget}, graine ${seed} ; intervalles à 95 %. Flèches : avant la décision, après elle, après les dés.`,
};
