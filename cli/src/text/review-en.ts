/** What the after-action review says, in English. */
import type { ReviewText } from './review-shape.ts';

export const reviewEn: ReviewText = {
  title: (game, grade, rule) => `After-action review of ${game}: ${grade} (${rule})`,
  scale: 'All figures are in percent of the best possible result. Decisions are judged by what could be known then.',
  accounts: {
    seat: 'Seat',
    start: 'At the start',
    skill: 'Own decisions',
    others: 'Others’ decisions',
    luck: 'Dice and draws',
    revealed: 'Came to light',
    result: 'Result',
  },
  uncalibrated:
    'The value of this game is not proved for these rules and options: no account of luck and skill can be given.',
  play: {
    title: 'How it was played',
    perDecision: 'Cost of a decision',
    class: 'Class of play',
    labels: 'Sure losses',
    adjusted: 'With average luck',
    reach: 'Luck, 95 %',
  },
  classes: { master: 'master', expert: 'expert', able: 'able', improving: 'improving', beginner: 'beginner' },
  labels: {
    blunder: (count) => `${count} ${count === 1 ? 'blunder' : 'blunders'}`,
    mistake: (count) => `${count} ${count === 1 ? 'mistake' : 'mistakes'}`,
    inaccuracy: (count) => `${count} ${count === 1 ? 'inaccuracy' : 'inaccuracies'}`,
  },
  label: { blunder: 'blunder', mistake: 'mistake', inaccuracy: 'inaccuracy' },
  many: {
    record: 'Record',
    title: (game, games) => `${game}, ${games === 1 ? '1 game' : `${games} games`} together`,
    none: 'no account',
    between: (low, high) => `(95 %: ${low} to ${high})`,
  },
  curve: 'What could be expected, from the first decision to the last',
  turningPoints: 'Turning points',
  noTurningPoints: 'The game never turned on a single step.',
  kinds: { mistake: 'Mistake', fortune: 'Good luck', misfortune: 'Bad luck' },
  costly: (count) => `The costliest decisions (${count})`,
  noneCostly: 'No decision is sure to have cost anything; a larger budget may find one.',
  every: 'Every decision',
  decision: (number) => `Decision ${number}`,
  conceded: 'Give the game up',
  better: (choice) => `better: ${choice}`,
  loss: (mean, low, high) => `costs ${mean} (${low} to ${high})`,
  unknownBudget: (word, known) => `There is no budget "${word}"; there are: ${known.join(', ')}.`,
  nothing: (why) => `This record cannot be reviewed: ${why}`,
  footnote: (budget, seed) =>
    `Budget ${budget}, seed ${seed}; intervals are 95 %. Arrows: before the decision, after it, after the dice.`,
};
