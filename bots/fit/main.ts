/**
 * `npm run fit -- --game pens`: fits a game's value on its own games and proves it on others. Writes games/<id>/advice/weights.ts,
 * and bench/results/value-<id>.md with its reliability plot. `--games 600 --held 200 --units 8 --rounds 16 --decay 0.00003 --slips first --seed fit --held-seed 'fit held'`; the
 * same figures for the same seed. `--right` sets the value right at the end on the games without slips. `--keep file.jsonl` keeps the games that were played, and takes up those that it finds there.
 */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Lexicon } from '@derby/kernel';
import type { Fitted } from '@derby/kernel/value';
import { entryOf } from '@derby/registry';
import { argsOf } from '../../scripts/args.ts';
import { binTable, plotOf } from '../reliability.ts';
import type { AdvisedGame } from '../src/index.ts';
import { DECAY, fit, squaredError } from './network.ts';
import { type PlayedGame, playedGame, type Slips } from './positions.ts';
import { type Opening, type Proved, prove } from './proof.ts';
import { studyOf } from './study.ts';

const HOUSE = new URL('../../', import.meta.url);

const { values } = argsOf({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '600' },
    held: { type: 'string', default: '200' },
    units: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '16' },
    decay: { type: 'string', default: `${DECAY}` },
    slips: { type: 'string', default: 'first' },
    seed: { type: 'string', default: 'fit' },
    'held-seed': { type: 'string', default: '' },
    right: { type: 'boolean', default: false },
    keep: { type: 'string', default: '' },
  },
});

/** It writes over what was fitted before: a word too few or a figure that is none stops it before the work. */
function refuse(why: string): never {
  console.error(`${why} What there is: --help`);
  process.exit(2);
}

function count(name: 'games' | 'held' | 'units' | 'rounds', least: number): number {
  const figure = Number(values[name]);
  if (values[name].trim() === '' || !Number.isInteger(figure) || figure < least)
    refuse(`--${name} takes a whole number from ${least} on.`);
  return figure;
}

function decayOf(word: string): number {
  const decay = Number(word);
  return word.trim() !== '' && decay >= 0 && decay < 1 ? decay : refuse('--decay takes a figure from 0 on, below 1.');
}

function slipsOf(word: string): Slips {
  return word === 'first' || word === 'throughout' ? word : refuse('--slips takes first or throughout.');
}

interface Numbers {
  readonly seed: string;
  readonly games: number;
  readonly held: number;
  /** Games held back begin with it: another than the one by which the manner of fitting was picked. */
  readonly heldSeed: string;
  readonly slips: Slips;
}

/** Games to learn from come first, then those held back, which have no slips. */
function game<G extends Lexicon>(
  advised: AdvisedGame<G>,
  { seed, games, heldSeed, slips }: Numbers,
  number: number,
): PlayedGame {
  if (number < games) return playedGame(advised, seed, number, slips);
  return playedGame(advised, heldSeed, number - games, 'none');
}

/** All games, those in the file as far as it goes. */
function gather<G extends Lexicon>(advised: AdvisedGame<G>, numbers: Numbers): PlayedGame[] {
  const { keep } = values;
  const kept = keep && existsSync(keep) ? readFileSync(keep, 'utf8').trim().split('\n').filter(Boolean) : [];
  const all = numbers.games + numbers.held;
  const played = kept.slice(0, all).map((line) => JSON.parse(line) as PlayedGame);
  while (played.length < all) {
    const next = game(advised, numbers, played.length);
    played.push(next);
    if (keep) appendFileSync(keep, `${JSON.stringify(next)}\n`);
    if (played.length % 50 === 0) console.error(`${played.length} of ${all} games`);
  }
  return played;
}

const listed = (weights: readonly number[]): string => weights.join(', ');

const weightsFile = ({ features, bias, direct, units }: Fitted, { proof }: Proved): string =>
  `/** The weights of the value, and its proof on games held back. Written by \`npm run fit\`; not for editing by hand. */
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: figures only
// biome-ignore-all format: figures only
import type { Fitted, Proof } from '@derby/kernel/value';

export const FITTED: Fitted = {
  features: [${features.map((name) => `'${name}'`).join(', ')}],
  bias: ${bias},
  direct: [${listed(direct)}],
  units: [
${units.map((unit) => `    [${listed(unit)}],\n`).join('')}  ],
};

export const PROOF: Proof = ${JSON.stringify(proof)};
`;

/** What differs from the standard. */
const nameOf = (setting: Opening['setting']): string =>
  Object.entries(setting)
    .map(([option, value]) => (value === true ? option : `${option} ${value}`))
    .join(', ') || 'standard';

const row = ({ setting, games, expected, came, reach }: Opening): string =>
  `| ${nameOf(setting)} | ${games} | ${expected.toFixed(3)} | ${came.toFixed(3)} ± ${reach.toFixed(3)} |`;

/** Nothing where every game is played alike. */
const openingsTable = (openings: readonly Opening[]): string =>
  openings.length < 2
    ? ''
    : `\n| setting | games | expected at the opening | came |
| --- | ---: | ---: | --- |
${openings.map(row).join('\n')}\n`;

const pageOf = (
  id: string,
  command: string,
  { proof, bins, openings }: Proved,
  learnt: string,
): string => `# The value of ${id}

Fitted on ${learnt}; proved on ${proof.positions} positions of ${proof.games} other games, played by the game's counsel on both sides, edition ${proof.edition}.
To repeat: \`${command}\`.

| | squared error |
| --- | ---: |
| guessing the mean | ${proof.guessing.toFixed(4)} |
| the value | ${proof.error.toFixed(4)} |

At the opening it expects ${proof.opening.expected.toFixed(3)} for the first seat; ${proof.opening.came.toFixed(3)} ± ${proof.opening.reach.toFixed(3)} came. On average over all positions it is off by ${proof.off.toFixed(3)}.
${openingsTable(openings)}
Positions of one game are not independent: the intervals below are somewhat too narrow.

${binTable(bins)}

![Reliability: what came against what was expected](value-${id}.svg)
`;

async function main(): Promise<void> {
  const id = values.game ?? refuse('Which game? --game pens');
  const entry = entryOf(id);
  const advised = { game: await entry.load(), advice: await entry.advice() };
  const study = studyOf(advised);
  const numbers: Numbers = {
    seed: values.seed,
    games: count('games', 1),
    held: count('held', 1),
    heldSeed: values['held-seed'] || `${values.seed} held`,
    slips: slipsOf(values.slips),
  };
  const manner = {
    units: count('units', 0),
    rounds: count('rounds', 1),
    seed: numbers.seed,
    decay: decayOf(values.decay),
    isSetRight: values.right,
  };
  const played = gather(advised, numbers);
  const [learnt, held] = [played.slice(0, numbers.games), played.slice(numbers.games)];
  const fitted = fit(study.features, learnt, manner);
  const proved = prove(advised.game, study, fitted, held);
  const { error, guessing, opening } = proved.proof;
  console.error(`learnt ${squaredError(fitted, learnt).toFixed(4)}; held back ${error} against ${guessing}`);
  console.error(`opening ${opening.expected}, came ${opening.came} ± ${opening.reach}; off by ${proved.proof.off}`);
  const command = `npm run fit -- --game ${id} --games ${numbers.games} --held ${numbers.held} --units ${manner.units} --rounds ${manner.rounds} --slips ${numbers.slips} --seed ${numbers.seed}${manner.decay === DECAY ? '' : ` --decay ${manner.decay}`}${values.right ? ' --right' : ''}${values['held-seed'] && ` --held-seed "${values['held-seed']}"`}`;
  const source = `${learnt.reduce((sum, { rows }) => sum + rows.length, 0)} positions of ${learnt.length} games, half of them with slips`;
  writeFileSync(new URL(`games/${id}/advice/weights.ts`, HOUSE), weightsFile(fitted, proved));
  const title = `What came against what the value expected, ${id}`;
  writeFileSync(new URL(`bench/results/value-${id}.md`, HOUSE), pageOf(id, command, proved, source));
  writeFileSync(new URL(`bench/results/value-${id}.svg`, HOUSE), plotOf(proved.bins, title));
}

await main();
