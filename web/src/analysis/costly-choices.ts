/** Which of a seat's choices cost it most. */
import type { Review, TurningPoint } from '@derby/bots';

/** What costs less is within the error of the review. */
const NOTABLE = 0.01;
const MOST = 8;

/** A seat's own costly choices, the costliest first. */
export function costlyOf({ steps, seats }: Pick<Review, 'steps' | 'seats'>, seat: string): readonly TurningPoint[] {
  const place = seats.indexOf(seat);
  return steps
    .filter((step) => step.seat === seat && step.best !== step.choice)
    .map(({ step, before, promised = before, decided }) => ({
      step,
      seat,
      kind: 'mistake' as const,
      size: (promised[place] ?? 0) - (decided[place] ?? 0),
    }))
    .filter(({ size }) => size >= NOTABLE)
    .sort((a, b) => b.size - a.size || a.step - b.step)
    .slice(0, MOST);
}
