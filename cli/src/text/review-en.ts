/** What the after-action review says, in English. */
import type { ReviewText } from './review-shape.ts';

export const reviewEn: ReviewText = {
  title: (game, grade, rule) => `After-action review of ${game}: ${grade} (${rule})`,
  scale: 'All figures are in percent of the best possible result, as the player could know them then.',
  accounts: {
    seat: 'Seat',
    start: 'At the start',
    skill: 'Own decisions',
    others: 'Others’ decisions',
    luck: 'Dice and draws',
    result: 'Result',
  },
  curve: 'What could be expected, from the first decision to the last',
  turningPoints: 'Turning points',
  noTurningPoints: 'The game never turned on a single step.',
  kinds: { mistake: 'Mistake', fortune: 'Good luck', misfortune: 'Bad luck' },
  costly: (count) => `The costliest decisions (${count})`,
  noneCostly: 'No decision is sure to have cost anything; a larger budget may find one.',
  every: 'Every decision',
  decision: (number) => `Decision ${number}`,
  better: (choice) => `better: ${choice}`,
  loss: (mean, low, high) => `costs ${mean} (${low} to ${high})`,
  unknownBudget: (word, known) => `There is no budget "${word}"; there are: ${known.join(', ')}.`,
  nothing: (why) => `This record cannot be reviewed: ${why}`,
  footnote: (budget, seed) => `Budget ${budget}, seed ${seed}; intervals are 95 %.`,
};
