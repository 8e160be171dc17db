/**
 * `npm run calibrate -- --game leader`: whether the review's expectations come true. A few positions of many games, played by the game's counsel in turn with the
 * settings that its value was fitted on, are rated as a review rates them and compared with how those games ended, for the first seat. Writes a table and a plot to
 * bench/results. The games begin at seed `calibrate 700`: no value was fitted on them.
 */
import { writeFileSync } from 'node:fs';
import { FastDice, type Lexicon, Match, notation } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { argsOf } from '../scripts/args.ts';
import { studyOf } from './fit/study.ts';
import { type Bin, binsOf, binTable, offBy, plotOf, type Rated } from './reliability.ts';
import { appraise, BUDGETS } from './src/appraisal.ts';
import { type AdvisedGame, choose, playerOf, type Thinking, thinkingOf } from './src/index.ts';

const { values } = argsOf({
  options: {
    game: { type: 'string', default: 'xxi' },
    player: { type: 'string', default: 'counselled' },
    games: { type: 'string', default: '500' },
    /** Positions of a game. */
    positions: { type: 'string', default: '4' },
    from: { type: 'string', default: '700' },
  },
});
const RESULTS = new URL('../bench/results/', import.meta.url);
/** The worlds of a standard review; what would have been better is not asked here, so nothing is searched for it. */
const BUDGET = { ...BUDGETS.standard, search: 1 };

/** Decides until the game is over; whatever is to be seen before each decision is looked at with its number. */
function play<G extends Lexicon>(
  { game, advice }: AdvisedGame<G>,
  number: number,
  look: (turn: Thinking<G>, place: number) => void,
): Match<G> {
  const { settings } = studyOf({ game, advice });
  const match = Match.start(game, { seed: `calibrate ${number}`, options: settings[number % settings.length] ?? {} });
  let place = 0;
  for (let turn = thinkingOf(match, advice); turn; turn = thinkingOf(match, advice)) {
    look(turn, place);
    match.take(choose(playerOf(values.player), turn, 'calibrate'));
    place += 1;
  }
  return match;
}

/** A few positions of a game, chosen at random, each with what was expected of it and what came. */
function ratedPositions<G extends Lexicon>(advised: AdvisedGame<G>, number: number): Rated[] {
  let decisions = 0;
  const match = play(advised, number, () => {
    decisions += 1;
  });
  const [seat] = advised.game.seats;
  const came = match.outcome?.worth[seat as G['seat']] ?? 0;
  const dice = new FastDice(`calibrate ${number}`);
  const looked = new Set(Array.from({ length: Number(values.positions) }, () => dice.below(decisions)));
  const rated: Rated[] = [];
  play(advised, number, (turn, place) => {
    if (!looked.has(place)) return;
    const made = notation(choose(playerOf(values.player), turn, 'calibrate'));
    const { before } = appraise(turn, made, `${number} ${place}`, BUDGET, undefined);
    rated.push({ expected: before.mean[0] ?? 0, came });
  });
  return rated;
}

const page = (id: string, bins: readonly Bin[], count: number): string =>
  `# What the review expects of ${id}, and what comes

${count} positions of ${values.games} games played by \`${values.player}\`, each rated for the first seat as a standard review rates it, on
${BUDGET.worlds} worlds. To repeat: \`npm run calibrate -- --game ${id} --games ${values.games}\`. Positions of one game are not independent: the intervals are somewhat too narrow.

${binTable(bins)}

On average over all positions the expectation is off by ${offBy(bins).toFixed(3)}.

![Reliability: what came against what was expected](review-calibration-${id}.svg)
`;

const entry = entryOf(values.game);
const advised = { game: await entry.load(), advice: await entry.advice() };
const rated = Array.from({ length: Number(values.games) }, (_, game) =>
  ratedPositions(advised, Number(values.from) + game),
).flat();
const bins = binsOf(rated);
const text = page(entry.id, bins, rated.length);
console.log(text);
const name = `review-calibration-${entry.id}`;
writeFileSync(new URL(`${name}.md`, RESULTS), text);
writeFileSync(new URL(`${name}.svg`, RESULTS), plotOf(bins, `What came against what the review expected, ${entry.id}`));
