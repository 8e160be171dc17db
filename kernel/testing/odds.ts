/** Odds that are shown, held against the rules: positions reached by play are played on, many times, on other dice. */
import {
  type Choice,
  copyOf,
  Engine,
  FastDice,
  type GameModule,
  type Lexicon,
  Match,
  notation,
  type Question,
  recordOf,
  SecretDice,
} from '@derby/kernel';
import { chanceOfChiSquare } from './chi-square.ts';
import { atRandom, type Decide } from './play.ts';
import { Breach, type Trial } from './trial.ts';

/** Something that a player is told beforehand: how likely each outcome is. The chances add up to one. */
export interface Prospect<G extends Lexicon> {
  /** What is foretold; odds of the same kind are judged together too. */
  readonly kind: string;
  /** The chance of each outcome, reckoned when it is wanted. */
  odds(): Readonly<Record<string, number>>;
  /** Where the odds are themselves the shares of so many trials: they may be off by as much as those. */
  readonly sampled?: number;
  /** Plays on by the orders that the odds speak of, until the outcome is known. */
  outcome(playing: Playing<G>): string;
}

/** All that is foretold at a question, from what its seat is shown. */
export type Prospects<G extends Lexicon> = (view: G['view'], question: Question<G>) => readonly Prospect<G>[];

/** The rules at work from a position on, with what they say. */
export class Playing<G extends Lexicon> {
  readonly world: Engine<G>;
  /** What has happened since. */
  readonly log: G['log'][] = [];

  constructor(match: Match<G>, seed: string, viewer: G['seat'], dice: FastDice) {
    const { game } = match;
    const { state, cursor, answers } = match.moment();
    const past = new SecretDice(seed);
    past.cursor = cursor;
    const witness = {
      checkpoint: () => {},
      answered: () => {},
      log: (_rule: G['rule'], entry: G['log']) => void this.log.push(entry),
    };
    this.world = new Engine<G>(game, copyOf(state) as G['state'], past, witness);
    this.world.retrace(answers);
    this.world.dice = dice;
    game.resample(this.world.state, viewer, dice);
  }

  /** The rule that asks now; none when the game is over. */
  get asks(): string | undefined {
    return this.world.asking?.rule;
  }

  answer(choice: Choice): void {
    const found = this.world.find(choice.map(String));
    if (!found) throw new Error(`"${notation(choice)}" is not open under ${this.asks}.`);
    this.world.answer(found);
  }

  /** The first thing of this sort that has happened since. */
  heard<W extends G['log']['what']>(what: W): Extract<G['log'], { readonly what: W }> | undefined {
    return this.log.find((entry): entry is Extract<G['log'], { readonly what: W }> => entry.what === what);
  }
}

export interface OddsExtent {
  /** How often each position is played on. */
  readonly playings: number;
  /** At most so many positions of each kind in one game. */
  readonly positions: number;
  /** Every kind of odds that the game shows: the game is left when all have been seen often enough. */
  readonly kinds: readonly string[];
}

/** How the sums of a kind stand: they find a small error that no single position shows. */
export interface Tally {
  square: number;
  freedom: number;
  positions: number;
}

/** Rarer than this and it is not chance. With fixed seeds a test does not waver; the fuzzer judges thousands of positions. */
const TOO_RARE = 1e-7;

/** Outcomes that are expected less often than this are judged together. */
const FEW = 5;

/** Plays a game, stops here and there, and holds what is foretold against what the rules do from there. */
export function oddsHold<G extends Lexicon>(
  game: GameModule<G>,
  trial: Trial,
  prospects: Prospects<G>,
  decide: Decide<G>,
  { playings, positions, kinds }: OddsExtent,
): Map<string, Tally> {
  const match = Match.start(game, trial);
  const dice = new FastDice(`${trial.seed} odds`);
  const tallies = new Map<string, Tally>();
  const randomly = atRandom(dice);
  const isEnough = (kind: string): boolean => (tallies.get(kind)?.positions ?? 0) >= positions;
  while (match.question && !kinds.every(isEnough)) {
    const { seat } = match.question;
    for (const prospect of prospects(match.view(seat), match.question)) {
      const tally = tallies.get(prospect.kind) ?? { square: 0, freedom: 0, positions: 0 };
      tallies.set(prospect.kind, tally);
      if (tally.positions >= positions || (tally.positions > 0 && dice.below(3) > 0)) continue;
      const counts = countsOf(match, trial.seed, prospect, playings, dice);
      const fault = judged(prospect, counts, playings, tally);
      if (fault) throw new Breach(fault, recordOf(match, trial));
    }
    match.take(dice.below(4) > 0 ? decide(match) : randomly(match));
  }
  return tallies;
}

function countsOf<G extends Lexicon>(
  match: Match<G>,
  seed: string,
  { outcome }: Prospect<G>,
  playings: number,
  dice: FastDice,
): Map<string, number> {
  const counts = new Map<string, number>();
  const seat = match.question?.seat ?? '';
  for (let i = 0; i < playings; i++) {
    const came = outcome(new Playing(match, seed, seat, new FastDice(dice.below(2 ** 31))));
    counts.set(came, (counts.get(came) ?? 0) + 1);
  }
  return counts;
}

/** What is wrong with the odds, if the counts cannot have come from them. */
function judged<G extends Lexicon>(
  { kind, sampled, ...prospect }: Prospect<G>,
  counts: ReadonlyMap<string, number>,
  playings: number,
  tally: Tally,
): string | undefined {
  const odds = prospect.odds();
  const told = Object.values(odds).reduce((sum, one) => sum + one, 0);
  const shown = `${kind}: told ${percents(odds)}, came ${percents(sharesOf(counts, playings))}`;
  if (Math.abs(told - 1) > 1e-9) return `${shown}; the chances add up to ${told}.`;
  const impossible = [...counts.keys()].find((name) => !((odds[name] ?? 0) > 0));
  if (impossible !== undefined && sampled === undefined) return `${shown}; "${impossible}" was said to be impossible.`;
  const { square, freedom } =
    sampled === undefined ? chiSquare(odds, counts, playings) : chiSquareOfSample(odds, sampled, counts, playings);
  tally.square += square;
  tally.freedom += freedom;
  tally.positions += 1;
  return chanceOfChiSquare(square, freedom) < TOO_RARE ? `${shown}.` : undefined;
}

/** Whether all positions of a kind together speak against its odds. */
export const isUnlikely = ({ square, freedom }: Tally): boolean => chanceOfChiSquare(square, freedom) < TOO_RARE;

function chiSquare(odds: Readonly<Record<string, number>>, counts: ReadonlyMap<string, number>, playings: number) {
  const cells: { expected: number; came: number }[] = [];
  const rest = { expected: 0, came: 0 };
  for (const [name, chance] of Object.entries(odds)) {
    const cell = { expected: chance * playings, came: counts.get(name) ?? 0 };
    if (cell.expected >= FEW) cells.push(cell);
    else {
      rest.expected += cell.expected;
      rest.came += cell.came;
    }
  }
  if (rest.expected >= 1) cells.push(rest);
  const square = cells.reduce((sum, { expected, came }) => sum + (came - expected) ** 2 / expected, 0);
  return { square, freedom: Math.max(0, cells.length - 1) };
}

/** Two samples: what never came in the first may still come, and the error of both counts. */
function chiSquareOfSample(
  odds: Readonly<Record<string, number>>,
  sampled: number,
  counts: ReadonlyMap<string, number>,
  playings: number,
) {
  const names = Object.keys(odds);
  const smooth = (chance: number): number => (chance * sampled + 0.5) / (sampled + names.length / 2);
  const smoothed = Object.fromEntries(names.map((name) => [name, smooth(odds[name] ?? 0)]));
  const { square, freedom } = chiSquare(smoothed, counts, playings);
  return { square: square / (1 + playings / sampled), freedom };
}

const sharesOf = (counts: ReadonlyMap<string, number>, playings: number): Record<string, number> =>
  Object.fromEntries([...counts].map(([name, count]) => [name, count / playings]));

const percents = (shares: Readonly<Record<string, number>>): string =>
  Object.entries(shares)
    .map(([name, share]) => `${name} ${(100 * share).toFixed(1)} %`)
    .join(', ');
