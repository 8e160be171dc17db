/** What the simulator says, in English. */
import type { SimText } from './sim-shape.ts';

const paired = (count: number): string => (count === 1 ? '1 pair' : `${count} pairs`);

const BAD_STATES = {
  'not-json': 'it is not JSON.',
  other: 'it is no state of a simulation, or one of another version of the program.',
  broken: 'its figures do not agree.',
} as const;

export const simEn: SimText = {
  lead: (title, finished, games, seed) =>
    `${title}: ${finished === games ? games : `${finished} of ${games}`} ${games === '1' ? 'game' : 'games'}, seed ${seed}`,
  compareLead: (title, pairs, seed) =>
    `${title}: ${pairs} ${pairs === '1' ? 'pair' : 'pairs'} of games on the same seeds, seed ${seed}`,
  options: (list) => `Options: ${list}`,
  unknownMetric: (word, known) => `There is no metric "${word}"; there are: ${known.join(', ')}.`,
  resumeAlone: 'With --resume the file says what is played; only --games may be raised.',
  otherCommand: (command) => `This file was left by "derby ${command}"; go on with "derby ${command} --resume FILE".`,
  noFigure: (word, known) =>
    `"${word}" is no figure of the counsel and its value. ${known.length > 0 ? `There are ${known.join(', ')}.` : 'It has none that can be varied.'}`,
  noCounsel: (bot, known) => `The bot "${bot}" does not go by the counsel: take one of ${known.join(', ')} with --bot.`,
  nothingToVary: 'Nothing is varied: every value named is the one that the game has already.',
  tournament: {
    title: (game) => `${game}: a tournament`,
    lead: (title, seeds, planned, seed) =>
      `${title}: a tournament on ${seeds === planned ? planned : `${seeds} of ${planned}`} ${planned === '1' ? 'seed' : 'seeds'}, seed ${seed}`,
    tooFew: 'A tournament needs at least two players.',
    twice: (player) => `${player} is named twice.`,
    standings: 'Standings',
    player: 'Player',
    elo: 'Elo',
    score: 'Score',
    as: (seat) => `As ${seat}`,
    scores: 'Score of the row against the column',
    how: (isAlone) =>
      isAlone
        ? 'Every two are held against each other seed by seed: the game worth more is the win. Elo (Bradley and Terry) around the mean of all, 95 % intervals.'
        : 'Every two meet twice on each seed, with the seats exchanged. Elo (Bradley and Terry) around the mean of all, 95 % intervals.',
  },
  seen: {
    openings: 'How games open',
    number: 'Choice',
    choice: 'What was chosen',
    choices: 'What is chosen',
    never: 'Open, and never chosen',
    rule: 'Rule',
    offered: 'Open',
    made: 'Chosen',
    curves: 'Turn by turn',
    losses: 'Where losses fall',
    place: 'Place',
  },
  sweepLead: (title, games, changes, seed) =>
    `${title}: ${changes === 1 ? '1 change' : `${changes} changes`}, ${games} games of each on the same dice, seed ${seed}`,
  sweep: {
    title: (game) => `${game}: a sweep of options`,
    change: 'Change',
    difference: 'Difference',
    chance: 'p (Holm)',
    pairing: 'Pairing',
    perUnit: 'For one more',
    effects: (seat) => `What each change is worth to ${seat}`,
    slopes: 'What one more of a number is worth',
    told: (told, all) =>
      `${told} of ${all} ${all === 1 ? 'change is' : 'changes are'} told from chance (*): Holm’s correction for ${all === 1 ? 'one comparison' : `${all} comparisons`}, 5 %. Intervals are of 95 % each.`,
    width: (widest, aim, games, isReached) =>
      isReached
        ? `It stopped after ${games} games of each: no interval is wider than ${aim} (the widest: ${widest}).`
        : `After ${games} games of each the widest interval is ${widest}, wider than ${aim}: raise --games.`,
  },
  nobody: 'Nobody who works for the database has answered yet. Start somebody: derby work --database URL',
  fewerGames: (asked, planned) =>
    `This run is planned for ${planned} games; --games ${asked} is fewer. Give more, or leave it out.`,
  oneOutput: (forms) => `${forms.join(' and ')} cannot both go to the standard output. Name a file for one of them.`,
  otherBots: (then, now) =>
    `It was begun with other rules or bots (fingerprint ${then}; these are ${now}): their games cannot be counted together. Begin the simulation again.`,
  madeWith: (version, edition, fingerprint) =>
    `Derby House ${version}, edition ${edition} of the rules, bots ${fingerprint}`,
  otherEdition: (then, now) =>
    `It was begun under edition ${then} of the rules; these are edition ${now}. Begin the simulation again.`,
  badState: (file, why) =>
    `${file} cannot be taken up: ${BAD_STATES[why]} Use the file that an interrupted simulation wrote.`,
  csvNotBegun: (file, games) =>
    `${file} does not end with game ${games}, and a state keeps the totals of its games, not the games. Give the CSV file that was begun with them, leave --csv out, or begin the simulation again.`,
  faulty: (count, command) =>
    `${count === 1 ? 'One game' : `${count} games`} could not be played to the end, by a fault of the program, and ${count === 1 ? 'is' : 'are'} left out. Please report it: ${command}`,
  interrupted: (command) => `Interrupted. Go on with: ${command}`,
  difference: (better, other, { seat, mean, range, pairs }) =>
    `They differ: ${better} is worth ${mean} more than ${other} to ${seat} (B less A: ${range}, 95 %, ${paired(pairs)}).`,
  noDifference: ([first, second], { seat, range, pairs }) =>
    `No difference in worth to ${seat} can be told between ${first} and ${second}: B less A is ${range} (95 %, ${paired(pairs)}), so it may be 0.`,
  pairing: (correlation, times) =>
    `The same events had the same dice. Pairing: correlation ${correlation}; ${times === undefined ? 'no pair differs' : `without it the same interval would take ${times} times the games`}.`,
  report: {
    title: (game) => `${game}: a simulation`,
    comparisonTitle: (game) => `${game}: a comparison`,
    result: 'Result',
    games: 'Games',
    share: 'Share',
    interval: '95 % interval',
    factor: 'Factor',
    mean: 'Mean',
    deviation: 'S.d.',
    least: 'Least',
    median: 'Median',
    most: 'Most',
    withWorth: 'With worth',
    difference: 'B less A',
    decisions: 'Decisions in a game',
    worth: (seat) => `Worth to ${seat} (0 to 1)`,
    studied: 'Distributions',
    verdict: 'Verdict',
    worthWord: 'Worth',
    turn: 'Turn',
    lossAGame: 'Lost in a game',
    repeat: 'The same figures again:',
    between: (low, high) => `${low} to ${high}`,
  },
};
