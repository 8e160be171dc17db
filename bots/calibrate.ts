/**
 * `npm run calibrate -- --game leader`: whether the review's expectations come true. A few positions of many games, played by the game's counsel in turn with the
 * settings that its value was fitted on, are rated as a review rates them and compared with how those games ended, for the first seat. Writes a table and a plot to
 * bench/results. The games begin at seed `calibrate 700`: no value was fitted on them.
 */
import { writeFileSync } from 'node:fs';
import { FastDice, type Lexicon, Match } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { argsOf } from '../scripts/args.ts';
import { studyOf } from './fit/study.ts';
import { type Bin, binsOf, binTable, offBy, plotOf, type Rated } from './reliability.ts';
import { BUDGETS } from './src/appraisal.ts';
import { expectation } from './src/expectation.ts';
import { type AdvisedGame, choose, playerOf, thinkingOf } from './src/index.ts';

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
const BUDGET = BUDGETS.standard;

/** Decides until the game is over. */
function played<G extends Lexicon>({ game, advice }: AdvisedGame<G>, number: number): Match<G> {
  const { settings } = studyOf({ game, advice });
  const match = Match.start(game, { seed: `calibrate ${number}`, options: settings[number % settings.length] ?? {} });
  const player = playerOf(values.player);
  for (let turn = thinkingOf(match, advice); turn; turn = thinkingOf(match, advice))
    match.take(choose(player, turn, 'calibrate'));
  return match;
}

/** A few positions of a game, chosen at random, each with what was expected of it and what came. */
function ratedPositions<G extends Lexicon>(advised: AdvisedGame<G>, number: number): Rated[] {
  const match = played(advised, number);
  const [seat] = advised.game.seats;
  const came = match.outcome?.worth[seat as G['seat']] ?? 0;
  const dice = new FastDice(`calibrate ${number}`);
  const looked = new Set(Array.from({ length: Number(values.positions) }, () => dice.below(match.steps.length)));
  return [...looked]
    .sort((one, other) => one - other)
    .map((place) => {
      const { mean } = expectation(match.fork(place), advised.advice, `${number} ${place}`, BUDGET);
      return { expected: mean[0] ?? 0, came };
    });
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
