/** The books of a review: luck and skill summed up, and the steps on which the game turned. */
import type { ReviewedStep } from './review.ts';

export interface Accounts {
  /** What was expected at the start. */
  readonly start: number;
  /** What the seat's own decisions cost it against the best found: never above 0. */
  readonly skill: number;
  /** What the other seats' decisions gave it. */
  readonly others: number;
  /** What dice, draws and discoveries did. */
  readonly luck: number;
  /** What it came to: start, skill, others and luck together. */
  readonly result: number;
}

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

export function accountsOf(steps: readonly ReviewedStep[], seat: string, place: number): Accounts {
  const start = steps[0]?.before[place] ?? 0;
  let [skill, others, luck] = [0, 0, 0];
  for (const step of steps) {
    const decision = at(step.decided, place) - at(step.before, place);
    if (step.seat === seat) skill += decision;
    else others += decision;
    luck += at(step.after, place) - at(step.decided, place);
  }
  return { start, skill, others, luck, result: at(steps.at(-1)?.after ?? [], place) };
}

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

/** A mistake belongs to the seat that made it; chance is told from the side of whoever tells. */
function turnsOf(
  { step, seat, before, decided, after }: ReviewedStep,
  seats: readonly string[],
  teller: string,
): TurningPoint[] {
  const place = seats.indexOf(seat);
  const own = seats.indexOf(teller);
  const chance = at(after, own) - at(decided, own);
  return [
    { step, seat, kind: 'mistake', size: at(before, place) - at(decided, place) },
    { step, seat: teller, kind: chance > 0 ? 'fortune' : 'misfortune', size: Math.abs(chance) },
  ];
}

const at = (worths: readonly number[], place: number): number => worths[place] ?? 0;
