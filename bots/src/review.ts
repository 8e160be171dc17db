/**
 * The after-action review: what each decision and each throw of chance did to the expected result. A decision is judged by what its seat could
 * know then; chance, and what is expected, by the true world, in which chance alone plays again. What is left over came to light: what lay
 * hidden, and what the estimate was off by. All of it adds up to the result exactly.
 */
import {
  type Advice,
  type Dice,
  type Engine,
  type GameRecord,
  type Lexicon,
  Match,
  notation,
  replay,
} from '@derby/kernel';
import {
  type Accounts,
  accountsOf,
  type Course,
  type Play,
  playOf,
  type TurningPoint,
  turningPointsOf,
} from './accounts.ts';
import { appraise, BUDGETS, type BudgetName, type Loss, WIDTH } from './appraisal.ts';
import {
  type Budget,
  chanceOf,
  type Estimate,
  expectation,
  expectationAtTheOutset,
  isTrusted,
  type Worths,
  worthsOf,
} from './expectation.ts';
import { isProved } from './proved.ts';
import { type AdvisedGame, thinkingOf } from './thinking.ts';

export interface ReviewedStep {
  /** Counted from 0, as the choices of the record. */
  readonly step: number;
  readonly seat: string;
  readonly rule: string;
  readonly choice: string;
  /** The best choice found; the one that was made, where none was better. */
  readonly best: string;
  /** What was expected before the decision, after it, and after the dice and draws that followed. */
  readonly before: Worths;
  readonly decided: Worths;
  readonly after: Worths;
  /**
   * What the best choice would have led to: what the made one did, and what it cost by what its seat could know. From `before` to this something
   * came to light, and nobody did anything.
   */
  readonly promised: Worths;
  /** How uncertain the change by chance is: the 95 % reach to either side. */
  readonly doubt: Worths;
  /** What the decision cost its seat against the best found, with the 95 % interval; below 0 where it was better after all. */
  readonly loss: Loss;
  /** Dice that fell after the decision: log entries for whoever tells the story. */
  readonly rolls: readonly { readonly rule: string; readonly entry: object }[];
}

/** What a game was expected to be worth before anything was dealt and when the first decision came, and how uncertain the change is. */
export interface Deal {
  readonly before: Worths;
  readonly after: Worths;
  readonly doubt: Worths;
}

export interface Review {
  readonly game: string;
  readonly edition: number;
  readonly seed: string;
  readonly budget: Budget;
  readonly seats: readonly string[];
  readonly grade: string;
  readonly rule: string;
  readonly deal: Deal;
  readonly steps: readonly ReviewedStep[];
  /** Whether the game's value was proved for these rules and options; if not there are no accounts. */
  readonly isCalibrated: boolean;
  /** For each seat: where it began, what it and the others decided, what chance did, what came to light, and what came of it. */
  readonly accounts: Readonly<Record<string, Accounts>>;
  /** For each seat: how well it played. */
  readonly play: Readonly<Record<string, Play>>;
  /** As the first seat would tell them; `turningPointsOf` tells them for any. */
  readonly turningPoints: readonly TurningPoint[];
}

export interface ReviewSetting {
  readonly seed?: string;
  readonly budget?: BudgetName | Budget;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

/** A game that is not over, or whose dice are sealed, cannot be reviewed. */
export class NothingToReview extends Error {
  override readonly name = 'NothingToReview';
}

/** Reviews a finished record in one go. */
export function review<G extends Lexicon>(
  advised: AdvisedGame<G>,
  record: GameRecord,
  setting: ReviewSetting = {},
  onProgress: (progress: Progress) => void = () => {},
): Review {
  const work = reviewing(advised, record, setting);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    onProgress(step.value);
  }
}

/** Reviews a finished record step by step, so that a worker can report and be stopped. */
export function* reviewing<G extends Lexicon>(
  { game, advice }: AdvisedGame<G>,
  record: GameRecord,
  setting: ReviewSetting = {},
): Generator<Progress, Review, void> {
  if (record.seed === undefined)
    throw new NothingToReview('The seed of this record is sealed: wait for the game to end.');
  const budget = typeof setting.budget === 'object' ? setting.budget : BUDGETS[setting.budget ?? 'standard'];
  const seed = setting.seed ?? 'review';
  if (!replay(game, record).outcome)
    throw new NothingToReview('This game is not over yet: there is no result to account for.');
  const match = Match.start(game, { seed: record.seed, options: record.options });
  // Each game has worlds of its own: what is off in them would not average out over many games otherwise.
  const worlds = `${seed} ${record.seed}`;
  const outset = expectationAtTheOutset(match, advice, `${worlds} outset`, budget);
  let now = expectation(match, advice, `${worlds} 0`, budget);
  const deal = { before: outset.mean, after: now.mean, doubt: doubtOf(outset, now) };
  const steps: ReviewedStep[] = [];
  for (const [step, words] of record.choices.entries()) {
    const [reviewed, after] = reviewStep(match, advice, words, worlds, budget, now);
    steps.push(reviewed);
    now = after;
    yield { done: step + 1, of: record.choices.length };
  }
  const { outcome } = match;
  if (!outcome) throw new NothingToReview('The record does not lead to its end.');
  // Whoever plays every world to its end needs no value.
  const isCalibrated = budget.until === 'end' || isProved(game, advice, match.options);
  const bySeat = <T>(sum: (course: Course, seat: string, place: number) => T): Record<string, T> =>
    Object.fromEntries(game.seats.map((seat, place) => [seat, sum({ deal, steps }, seat, place)]));
  return {
    game: game.id,
    edition: game.edition,
    seed,
    budget,
    seats: game.seats,
    grade: outcome.grade,
    rule: outcome.rule,
    deal,
    steps,
    isCalibrated,
    accounts: isCalibrated ? bySeat(accountsOf) : {},
    play: isCalibrated ? bySeat(playOf) : {},
    turningPoints: turningPointsOf(steps, game.seats),
  };
}

/** Judges one choice and makes it: the step, and what is expected after it. */
function reviewStep<G extends Lexicon>(
  match: Match<G>,
  advice: Advice<G>,
  words: string,
  worlds: string,
  budget: Budget,
  before: Estimate,
): readonly [ReviewedStep, after: Estimate] {
  const thinking = thinkingOf(match, advice);
  if (!thinking) throw new NothingToReview(`The record goes on after the game is over, with "${words}".`);
  const [step, logged] = [match.steps.length, match.log().length];
  const made = thinking.open.find((choice) => notation(choice) === words);
  const judged = appraise(thinking, made ?? { result: endedBy(match, words) }, `${worlds} ${step}`, budget);
  // At a quiet moment the value itself is expected, which says nothing yet of what follows from there.
  const isForeseen = judged.isExpected && !isTrusted(match, advice, budget);
  const anew = answered(match.afresh(), made);
  match.take(words);
  const taken = match.steps.at(-1);
  const hasChance = made !== undefined && taken?.finality !== undefined;
  const next = (): Estimate => expectation(match, advice, `${worlds} ${step + 1}`, budget);
  const ofChance = (): Estimate => chanceOf(thinking, anew, `${worlds} ${step}`, budget);
  const decided = isForeseen ? before : hasChance ? ofChance() : next();
  const after = hasChance ? next() : decided;
  const reviewed = {
    step,
    seat: taken?.seat ?? thinking.seat,
    rule: thinking.question.rule,
    choice: words,
    best: notation(judged.best),
    before: before.mean,
    promised: decided.mean.map((worth, place) => worth + (judged.gap[place] ?? 0)),
    decided: decided.mean,
    after: after.mean,
    doubt: hasChance ? doubtOf(decided, after) : decided.mean.map(() => 0),
    loss: judged.loss,
    rolls: rollsSince(match, logged),
  };
  return [reviewed, after];
}

/** The same worlds once this choice is made; as they are, where none is. */
const answered =
  <G extends Lexicon>(worldBy: (dice: Dice) => Engine<G>, made: G['choice'] | undefined) =>
  (dice: Dice): Engine<G> => {
    const world = worldBy(dice);
    if (made) world.answer(made);
    return world;
  };

function rollsSince<G extends Lexicon>(match: Match<G>, logged: number): ReviewedStep['rolls'] {
  const rolls = match
    .log()
    .slice(logged)
    .filter(({ entry }) => 'dice' in entry);
  return rolls.map(({ rule, entry }) => ({ rule, entry }));
}

/** A choice that is not on offer ends the game, as a concession does: it is answered by the result itself. */
function endedBy<G extends Lexicon>(match: Match<G>, words: string): Worths {
  const ended = match.fork();
  ended.take(words);
  if (!ended.outcome) throw new NothingToReview(`"${words}" was not on offer and did not end the game.`);
  return worthsOf(match.game, ended.outcome);
}

/** How uncertain the change from one to the other is: the 95 % reach to either side, for each seat. */
const doubtOf = (from: Estimate, to: Estimate): number[] =>
  from.variance.map((one, place) => WIDTH * Math.sqrt(one + (to.variance[place] ?? 0)));
