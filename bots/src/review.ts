/**
 * The after-action review: what each decision and each throw of chance did to the expected result, as the player could
 * know it then. Luck and skill add up to the result exactly, because every change is booked to one of them.
 */
import {
  type Advice,
  type GameModule,
  type GameRecord,
  type Lexicon,
  Match,
  notation,
  type Outcome,
  replay,
} from '@derby/kernel';
import { type Accounts, accountsOf, type Play, playOf, type TurningPoint, turningPointsOf } from './accounts.ts';
import {
  appraise,
  BUDGETS,
  type Budget,
  type BudgetName,
  type Estimate,
  exactly,
  type Loss,
  WIDTH,
} from './appraisal.ts';
import { isProved } from './proved.ts';
import { type AdvisedGame, thinkingOf } from './thinking.ts';

/** The worth to each seat, in the order of the game's seats; from 0 to 1. */
export type Worths = readonly number[];

export interface ReviewedStep {
  /** Counted from 0, as the choices of the record. */
  readonly step: number;
  readonly seat: string;
  readonly rule: string;
  readonly choice: string;
  /** The best choice found; the one that was made, where none was better. */
  readonly best: string;
  /** What was expected before the decision, after it, and after the dice and discoveries that followed. */
  readonly before: Worths;
  readonly decided: Worths;
  readonly after: Worths;
  /** What the best choice promised: from `before` to this the estimate corrects itself, and nobody did anything. */
  readonly promised: Worths;
  /** How uncertain the change by chance is: the 95 % reach to either side. */
  readonly doubt: Worths;
  /** What the decision cost its seat against the best found, with the 95 % interval; below 0 where it was better after all. */
  readonly loss: Loss;
  /** Dice that fell after the decision: log entries for whoever tells the story. */
  readonly rolls: readonly { readonly rule: string; readonly entry: object }[];
}

export interface Review {
  readonly game: string;
  readonly edition: number;
  readonly seed: string;
  readonly budget: Budget;
  readonly seats: readonly string[];
  readonly grade: string;
  readonly rule: string;
  readonly steps: readonly ReviewedStep[];
  /** Whether the game's value was proved for these rules and options; if not there are no accounts. */
  readonly isCalibrated: boolean;
  /** For each seat: where it began, what it and the others decided, what chance did, and what came of it. */
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
  const drafts: Draft[] = [];
  let carried: Estimate | undefined;
  for (const [step, words] of record.choices.entries()) {
    // Each game has worlds of its own: what is off in them would not average out over many games otherwise.
    const draft = reviewStep(match, advice, words, `${seed} ${record.seed} ${step}`, budget, carried);
    drafts.push(draft);
    carried = draft.isCarried ? draft.decided : undefined;
    yield { done: step + 1, of: record.choices.length };
  }
  const { outcome } = match;
  if (!outcome) throw new NothingToReview('The record does not lead to its end.');
  const steps = linked(drafts, worthsOf(game, outcome));
  // Whoever plays every world to its end needs no value.
  const bySeat = <T>(sum: (steps: readonly ReviewedStep[], seat: string, place: number) => T): Record<string, T> =>
    Object.fromEntries(game.seats.map((seat, place) => [seat, sum(steps, seat, place)]));
  const isCalibrated = budget.until === 'end' || isProved(game, advice, match.options);
  return {
    game: game.id,
    edition: game.edition,
    seed,
    budget,
    seats: game.seats,
    grade: outcome.grade,
    rule: outcome.rule,
    steps,
    isCalibrated,
    accounts: isCalibrated ? bySeat(accountsOf) : {},
    play: isCalibrated ? bySeat(playOf) : {},
    turningPoints: turningPointsOf(steps, game.seats),
  };
}

interface Draft extends Omit<ReviewedStep, 'step' | 'before' | 'promised' | 'decided' | 'after' | 'doubt'> {
  readonly before: Estimate;
  readonly promised: Estimate;
  readonly decided: Estimate;
  /** Nothing happened after the choice that could change what its seat expects. */
  readonly isCarried: boolean;
}

/** Judges one choice and makes it. */
function reviewStep<G extends Lexicon>(
  match: Match<G>,
  advice: Advice<G>,
  words: string,
  seed: string,
  budget: Budget,
  carried: Estimate | undefined,
): Draft {
  const thinking = thinkingOf(match, advice);
  if (!thinking) throw new NothingToReview(`The record goes on after the game is over, with "${words}".`);
  const { seat, question } = thinking;
  const judged = appraise(thinking, words, seed, budget, carried);
  const logged = match.log().length;
  match.take(words);
  const made = match.steps.at(-1);
  const rolls = match
    .log()
    .slice(logged)
    .filter(({ entry }) => 'dice' in entry);
  return {
    seat: made?.seat ?? seat,
    rule: question.rule,
    choice: words,
    best: notation(judged.best),
    before: judged.before,
    promised: judged.promised,
    decided: judged.decided ?? exactly(settled(match)),
    loss: judged.loss,
    rolls: rolls.map(({ rule, entry }) => ({ rule, entry })),
    isCarried: judged.decided !== undefined && made?.finality === undefined && match.question?.seat === seat,
  };
}

/** A concession is answered by the result itself. */
function settled<G extends Lexicon>(match: Match<G>): Worths {
  if (!match.outcome) throw new NothingToReview('A choice that was not on offer did not end the game.');
  return worthsOf(match.game, match.outcome);
}

const worthsOf = <G extends Lexicon>(game: GameModule<G>, { worth }: Outcome<G>): Worths =>
  game.seats.map((seat) => worth[seat as G['seat']] ?? 0);

/** What follows a step is what the next one begins with; the last one leads to the result. */
const linked = (drafts: readonly Draft[], result: Worths): ReviewedStep[] =>
  drafts.map(({ isCarried, before, promised, decided, ...draft }, step) => {
    const after = drafts[step + 1]?.before ?? exactly(result);
    const doubt = decided.variance.map((one, place) => WIDTH * Math.sqrt(one + (after.variance[place] ?? 0)));
    return {
      ...draft,
      step,
      before: before.mean,
      promised: promised.mean,
      decided: decided.mean,
      after: after.mean,
      doubt: isCarried ? doubt.map(() => 0) : doubt,
    };
  });
