/**
 * `npm run calibrate`: whether the review's expectations come true. Positions of many games of XXI are rated as a review
 * rates them, and compared with how those games ended. Writes a table and a plot to bench/results.
 */
import { writeFileSync } from 'node:fs';
import { FastDice, Match } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { advice } from '@derby/xxi/advice';
import { appraise, BUDGETS } from './src/appraisal.ts';
import { choose, playerOf, thinkingOf } from './src/index.ts';

interface Rated {
  readonly expected: number;
  readonly came: number;
}

/** The evaluation was set right on games below 700; these are others. */
const [player = 'counselled', games = '500', perGame = '4', from = '700'] = process.argv.slice(2);
const RESULTS = new URL('../bench/results/', import.meta.url);
const BINS = 10;

/** A few positions of a game, chosen at random, each with what was expected and what came. */
function ratedPositions(game: number): Rated[] {
  const match = Match.start(xxi, { seed: `calibrate ${game}` });
  const dice = new FastDice(`calibrate ${game}`);
  const expected: number[] = [];
  const thought = () => thinkingOf(match, advice);
  for (let turn = thought(); turn; turn = thought()) {
    const choice = choose(playerOf(player), turn, 'calibrate');
    if (dice.below(220) < Number(perGame))
      expected.push(
        appraise(turn, choice.join(' '), `${game} ${match.steps.length}`, BUDGETS.standard, undefined).before[0] ?? 0,
      );
    match.take(choice);
  }
  const came = match.outcome?.worth.player ?? 0;
  return expected.map((one) => ({ expected: one, came }));
}

interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly expected: number;
  readonly came: number;
  readonly reach: number;
}

function binOf(rated: readonly Rated[], place: number): Bin {
  const [from, to] = [place / BINS, (place + 1) / BINS];
  const inside = rated.filter(({ expected }) => expected >= from && (expected < to || place === BINS - 1));
  const count = Math.max(1, inside.length);
  const came = inside.reduce((sum, one) => sum + one.came, 0) / count;
  const variance = inside.reduce((sum, one) => sum + (one.came - came) ** 2, 0) / Math.max(1, count - 1);
  const expected = inside.reduce((sum, one) => sum + one.expected, 0) / count;
  return { from, to, count: inside.length, expected, came, reach: 1.96 * Math.sqrt(variance / count) };
}

const bins = (rated: readonly Rated[]): Bin[] => Array.from({ length: BINS }, (_, place) => binOf(rated, place));

function table(all: readonly Bin[], rated: readonly Rated[]): string {
  const rows = all.map(
    ({ from, to, count, expected, came, reach }) =>
      `| ${from.toFixed(1)} – ${to.toFixed(1)} | ${count} | ${expected.toFixed(3)} | ${came.toFixed(3)} | ± ${reach.toFixed(3)} |`,
  );
  const off = all.reduce((sum, { count, expected, came }) => sum + count * Math.abs(expected - came), 0) / rated.length;
  return `# What the review expects, and what comes

${rated.length} positions of ${games} games of XXI played by \`${player}\`, each rated as \`review\` rates it with its standard
budget. The worth of a result is 1 (decisive), 0.85 (operational), 0.7 (marginal) or 0 (defeat). To repeat: \`npm run calibrate\`.

| expected | positions | mean expected | mean worth that came | 95 % |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}

On average over all positions the expectation is off by ${off.toFixed(3)}.

![Reliability: what came against what was expected](review-calibration.svg)
`;
}

/** The reliability plot: on the diagonal what was expected came. */
function plot(all: readonly Bin[]): string {
  const [left, top, side] = [60, 20, 360];
  const x = (value: number): string => (left + value * side).toFixed(1);
  const y = (value: number): string => (top + side - value * side).toFixed(1);
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const marks = all
    .filter(({ count }) => count > 0)
    .map(
      ({ expected, came, reach, count }) =>
        `<line x1="${x(expected)}" x2="${x(expected)}" y1="${y(Math.max(0, came - reach))}" y2="${y(Math.min(1, came + reach))}" stroke="#1f4e79"/>` +
        `<circle cx="${x(expected)}" cy="${y(came)}" r="${(2 + Math.sqrt(count) / 5).toFixed(1)}" fill="#1f4e79"><title>${count} positions</title></circle>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 440 440" font-family="sans-serif" font-size="12" role="img">
<title>What came against what the review expected, XXI</title>
<rect width="440" height="440" fill="white"/>
${ticks.map((tick) => `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="#ddd"/><text x="${x(tick)}" y="${top + side + 18}" text-anchor="middle">${tick}</text><text x="${left - 8}" y="${Number(y(tick)) + 4}" text-anchor="end">${tick}</text>`).join('\n')}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 4"/>
${marks.join('\n')}
<text x="240" y="428" text-anchor="middle">expected worth</text>
<text transform="translate(18 200) rotate(-90)" text-anchor="middle">mean worth that came</text>
</svg>
`;
}

const rated = Array.from({ length: Number(games) }, (_, game) => ratedPositions(Number(from) + game)).flat();
const all = bins(rated);
const text = table(all, rated);
console.log(text);
writeFileSync(new URL('review-calibration.md', RESULTS), text);
writeFileSync(new URL('review-calibration.svg', RESULTS), plot(all));
