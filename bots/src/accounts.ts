/** The books of a review: luck and skill summed up, and the steps on which the game turned. */
import type { Review, ReviewedStep } from './review.ts';

/** How a game went: the deal, and every decision. */
export type Course = Pick<Review, 'deal' | 'steps'>;

export interface Accounts {
  /** What could be expected before anything was dealt. */
  readonly start: number;
  /** What the seat's own decisions cost it against the best found, by what it could know. */
  readonly skill: number;
  /** What the other seats' decisions gave it. */
  readonly others: number;
  /** What dice and draws did, from the deal on. Over many games it averages nothing, whatever the game's value says. */
  readonly luck: number;
  /** What came to light: what lay hidden from whoever decided, and what the estimate was off by. Staff of an older edition books it to the start. */
  readonly revealed?: number;
  /** What it came to: all of the above together. */
  readonly result: number;
}

/** How well a seat played, by what its decisions cost. */
export interface Play {
  readonly decisions: number;
  /** What a decision cost on average. */
  readonly perDecision: number;
  /** The 95 % reaches of that, and of the luck in the accounts, from the worlds they were measured on. */
  readonly reach: { readonly perDecision: number; readonly luck: number };
  /** By what they cost together. */
  readonly class: PlayClass;
  /** Decisions that surely cost something, by how much. */
  readonly labels: Readonly<Record<Label, number>>;
  /** What the result would have been with average luck. */
  readonly adjusted: number;
}

export const LABELS = ['blunder', 'mistake', 'inaccuracy'] as const;
export type Label = (typeof LABELS)[number];

/** From so much on a decision that surely cost something is called this. */
const LEAST: Readonly<Record<Label, number>> = { blunder: 0.08, mistake: 0.03, inaccuracy: 0 };

const PLAY_CLASSES = ['master', 'expert', 'able', 'improving', 'beginner'] as const;
export type PlayClass = (typeof PLAY_CLASSES)[number];

/** The most that the decisions of a game may cost together, by class: a game of a thousand trifles is no easier to play than one of a hundred choices. */
const MOST_BY_CLASS: Readonly<Record<Exclude<PlayClass, 'beginner'>, number>> = {
  master: 0.03,
  expert: 0.08,
  able: 0.15,
  improving: 0.3,
};

/** What a decision is called that surely cost something; nothing for the others. */
export function labelOf({ loss }: Pick<ReviewedStep, 'loss'>): Label | undefined {
  return loss.low > 0 ? LABELS.find((label) => loss.mean >= LEAST[label]) : undefined;
}

/** By what the decisions of a game cost together. */
export const classOf = (cost: number): PlayClass =>
  PLAY_CLASSES.find((one) => one !== 'beginner' && cost <= MOST_BY_CLASS[one]) ?? 'beginner';

export type TurningPointKind = 'mistake' | 'fortune' | 'misfortune';

export interface TurningPoint {
  readonly step: number;
  /** The seat that decided, or the one that chance smiled or frowned on. */
  readonly seat: string;
  readonly kind: TurningPointKind;
  /** By how much the expected worth changed, always above 0. */
  readonly size: number;
}

/** A change smaller than this turns nothing. */
const NOTABLE = 0.05;
const MOST = 10;

export function accountsOf({ deal, steps }: Course, seat: string, place: number): Accounts {
  const start = at(deal.before, place);
  let [skill, others, luck, revealed] = [0, 0, at(deal.after, place) - start, 0];
  for (const step of steps) {
    const decision = at(step.decided, place) - at(step.promised, place);
    if (step.seat === seat) skill += decision;
    else others += decision;
    luck += at(step.after, place) - at(step.decided, place);
    revealed += at(step.promised, place) - at(step.before, place);
  }
  return { start, skill, others, luck, revealed, result: at(steps.at(-1)?.after, place) };
}

export function playOf(course: Course, seat: string, place: number): Play {
  const { deal, steps } = course;
  const own = steps.filter((step) => step.seat === seat);
  const decisions = own.length;
  const cost = own.reduce((sum, { loss }) => sum + loss.mean, 0);
  const lossReach = rootOfSquares(own.map(({ loss }) => (loss.high - loss.low) / 2));
  const labels = { blunder: 0, mistake: 0, inaccuracy: 0 };
  for (const step of own) {
    const label = labelOf(step);
    if (label) labels[label] += 1;
  }
  const { luck, result } = accountsOf(course, seat, place);
  return {
    decisions,
    perDecision: cost / Math.max(1, decisions),
    reach: {
      perDecision: lossReach / Math.max(1, decisions),
      luck: rootOfSquares([deal, ...steps].map(({ doubt }) => at(doubt, place))),
    },
    class: classOf(cost),
    labels,
    adjusted: result - luck,
  };
}

const rootOfSquares = (reaches: readonly number[]): number =>
  Math.sqrt(reaches.reduce((sum, one) => sum + one * one, 0));

/** The greatest changes, in the order in which they came, as one seat would tell them. */
export function turningPointsOf(
  steps: readonly ReviewedStep[],
  seats: readonly string[],
  teller = seats[0] ?? '',
): TurningPoint[] {
  return steps
    .flatMap((step) => turnsOf(step, seats, teller))
    .filter(({ size }) => size >= NOTABLE)
    .sort((a, b) => b.size - a.size || a.step - b.step)
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step);
}

/** A mistake belongs to the seat that made it; chance is told from the side of whoever tells. Either is told only beyond its interval. */
function turnsOf(
  { step, seat, loss, decided, after, doubt }: ReviewedStep,
  seats: readonly string[],
  teller: string,
): TurningPoint[] {
  const own = seats.indexOf(teller);
  const chance = at(after, own) - at(decided, own);
  const isSure = Math.abs(chance) > at(doubt, own);
  return [
    { step, seat, kind: 'mistake', size: loss.low > 0 ? loss.mean : 0 },
    { step, seat: teller, kind: chance > 0 ? 'fortune' : 'misfortune', size: isSure ? Math.abs(chance) : 0 },
  ];
}

/** The staff of an older edition has no figure for doubt. */
const at = (worths: readonly number[] | undefined, place: number): number => worths?.[place] ?? 0;
