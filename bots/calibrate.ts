/**
 * `npm run calibrate`: whether the review's expectations come true. Positions of many games of XXI are rated as a review
 * rates them, and compared with how those games ended. Writes a table and a plot to bench/results. The games begin at seed
 * `calibrate 700`: the value was fitted on others.
 */
import { writeFileSync } from 'node:fs';
import { FastDice, Match } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { advice } from '@derby/xxi/advice';
import { argsOf } from '../scripts/args.ts';
import { type Bin, binsOf, binTable, offBy, plotOf, type Rated } from './reliability.ts';
import { appraise, BUDGETS } from './src/appraisal.ts';
import { choose, playerOf, thinkingOf } from './src/index.ts';

const { values } = argsOf({
  options: {
    player: { type: 'string', default: 'counselled' },
    games: { type: 'string', default: '500' },
    /** Positions of a game, about so many. */
    positions: { type: 'string', default: '4' },
    from: { type: 'string', default: '700' },
  },
});
const RESULTS = new URL('../bench/results/', import.meta.url);

/** A few positions of a game, chosen at random, each with what was expected and what came. */
function ratedPositions(game: number): Rated[] {
  const match = Match.start(xxi, { seed: `calibrate ${game}` });
  const dice = new FastDice(`calibrate ${game}`);
  const expected: number[] = [];
  const thought = () => thinkingOf(match, advice);
  for (let turn = thought(); turn; turn = thought()) {
    const choice = choose(playerOf(values.player), turn, 'calibrate');
    if (dice.below(220) < Number(values.positions))
      expected.push(
        appraise(turn, choice.join(' '), `${game} ${match.steps.length}`, BUDGETS.standard, undefined).before.mean[0] ??
          0,
      );
    match.take(choice);
  }
  const came = match.outcome?.worth.player ?? 0;
  return expected.map((one) => ({ expected: one, came }));
}

const table = (all: readonly Bin[], rated: readonly Rated[]): string =>
  `# What the review expects, and what comes

${rated.length} positions of ${values.games} games of XXI played by \`${values.player}\`, each rated as \`review\` rates it with its standard
budget. The worth of a result is 1 (decisive), 0.85 (operational), 0.7 (marginal) or 0 (defeat). To repeat: \`npm run calibrate\`.

${binTable(all)}

On average over all positions the expectation is off by ${offBy(all).toFixed(3)}.

![Reliability: what came against what was expected](review-calibration.svg)
`;

const rated = Array.from({ length: Number(values.games) }, (_, game) =>
  ratedPositions(Number(values.from) + game),
).flat();
const all = binsOf(rated);
const text = table(all, rated);
console.log(text);
writeFileSync(new URL('review-calibration.md', RESULTS), text);
writeFileSync(
  new URL('review-calibration.svg', RESULTS),
  plotOf(all, 'What came against what the review expected, XXI'),
);
