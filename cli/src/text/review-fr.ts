/** What the after-action review says, in French. */
import type { ReviewText } from './review-shape.ts';

export const reviewFr: ReviewText = {
  title: (game, grade, rule) => `Analyse de ${game} : ${grade} (${rule})`,
  scale: 'Tous les chiffres sont en pour cent du meilleur résultat possible, d’après ce que le joueur pouvait savoir.',
  accounts: {
    seat: 'Camp',
    start: 'Au début',
    skill: 'Ses décisions',
    others: 'Celles des autres',
    luck: 'Dés et tirages',
    result: 'Résultat',
  },
  curve: 'Ce qu’on pouvait attendre, de la première décision à la dernière',
  turningPoints: 'Tournants',
  noTurningPoints: 'La partie n’a jamais tourné d’un seul coup.',
  kinds: { mistake: 'Erreur', fortune: 'Chance', misfortune: 'Malchance' },
  costly: (count) => `Les décisions les plus coûteuses (${count})`,
  noneCostly: 'Aucune décision n’a coûté à coup sûr ; un plus grand budget en trouvera peut-être.',
  every: 'Toutes les décisions',
  decision: (number) => `Décision ${number}`,
  better: (choice) => `mieux : ${choice}`,
  loss: (mean, low, high) => `coûte ${mean} (${low} à ${high})`,
  unknownBudget: (word, known) => `Le budget « ${word} » n’existe pas ; il y a : ${known.join(', ')}.`,
  nothing: (why) => `Cette partie ne peut être analysée : ${why}`,
  footnote: (budget, seed) => `Budget ${budget}, graine ${seed} ; intervalles à 95 %.`,
};
