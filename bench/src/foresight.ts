/**
 * Foresight: what it costs to say of every offer whether it could be taken back. `node scripts/run.mjs bench/src/foresight.ts` writes
 * results/foresight.md; `--quick` takes a short look and writes nothing.
 */
import './production.ts';
import type { AdvisedGame } from '@derby/bots';
import { type Choice, type Lexicon, Match, openOf } from '@derby/kernel';
import { asAdvised } from '@derby/kernel/testing/play';
import { leader } from '@derby/leader';
import { advice as leaderAdvice } from '@derby/leader/advice';
import { paukenschlag } from '@derby/paukenschlag';
import { advice as paukenschlagAdvice } from '@derby/paukenschlag/advice';
import { pens } from '@derby/pens';
import { advice as pensAdvice } from '@derby/pens/advice';
import { planz } from '@derby/planz';
import { advice as planzAdvice } from '@derby/planz/advice';
import { xxi } from '@derby/xxi';
import { advice as xxiAdvice } from '@derby/xxi/advice';
import { median, processorTime } from './measure.ts';
import { type Figure, type Page, publish } from './report.ts';

const CHOICES = 400;
const QUICK = { times: 3 };
const FULL = { times: 15 };
const PAGE: Page = {
  file: new URL('../results/foresight.md', import.meta.url),
  title: 'Foresight',
  command: 'node scripts/run.mjs bench/src/foresight.ts',
  how: `Each game is played by its own advice for at most ${CHOICES} choices, and the question with the most open offers is put again. There the first
offer is foreseen, for which a world is imagined, and then all of them, in that same world; the median of ${FULL.times} times, in processor time of
one thread. The desk does it bit by bit, what is on the screen first. Before a world was imagined once a question, 135 offers of Pens took 523 ms.`,
};

const GAMES: readonly (readonly [name: string, figures: (times: number) => Figure[]])[] = [
  ['XXI', (times) => foreseen({ game: xxi, advice: xxiAdvice }, times)],
  ['Flotilla Leader', (times) => foreseen({ game: leader, advice: leaderAdvice }, times)],
  ['U-boat Pens', (times) => foreseen({ game: pens, advice: pensAdvice }, times)],
  ['War Plan Z', (times) => foreseen({ game: planz, advice: planzAdvice }, times)],
  ['Drumbeat', (times) => foreseen({ game: paukenschlag, advice: paukenschlagAdvice }, times)],
];

function main(isQuick: boolean): void {
  const { times } = isQuick ? QUICK : FULL;
  const figures = GAMES.flatMap(([name, of]) =>
    of(times).map((figure) => ({ ...figure, what: `${name}: ${figure.what}` })),
  );
  publish(figures, PAGE, isQuick);
}

function foreseen<G extends Lexicon>(advised: AdvisedGame<G>, times: number): Figure[] {
  const { match, open } = longestQuestion(advised);
  const cost = (choices: readonly Choice[]): number =>
    median(Array.from({ length: times }, () => timed(match, choices)));
  const all = cost(open);
  return [
    { what: 'offers open', value: open.length, unit: '' },
    { what: 'the first is foreseen', value: cost(open.slice(0, 1)), unit: ' ms' },
    { what: 'all are foreseen', value: all, unit: ' ms' },
    { what: 'that is for each', value: (1000 * all) / open.length, unit: ' µs' },
  ];
}

/** A fork knows nothing yet of what its match has foreseen. */
function timed<G extends Lexicon>(match: Match<G>, choices: readonly Choice[]): number {
  const fork = match.fork();
  const start = processorTime();
  fork.foresee(choices);
  return processorTime() - start;
}

interface Long<G extends Lexicon> {
  readonly match: Match<G>;
  readonly open: readonly Choice[];
}

function longestQuestion<G extends Lexicon>({ game, advice }: AdvisedGame<G>): Long<G> {
  const match = Match.start(game, { seed: 'foresight' });
  const decide = asAdvised(advice);
  let longest: Long<G> = { match: match.fork(), open: openIn(match) };
  while (match.question && match.steps.length < CHOICES) {
    const open = openIn(match);
    if (open.length > longest.open.length) longest = { match: match.fork(), open };
    match.take(decide(match));
  }
  return longest;
}

const openIn = <G extends Lexicon>(match: Match<G>): readonly Choice[] =>
  openOf(match.question?.offers ?? []).map(({ choice }) => choice);

main(process.argv.includes('--quick'));
