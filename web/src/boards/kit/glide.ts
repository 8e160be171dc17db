/** How anything glides over a sheet: a likeness of it travels above all that is drawn, by its transform alone. */

/** The same as the style sheets' `--ease`. */
const EASE = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

export interface Way {
  /** Transforms. */
  readonly from: string;
  readonly to: string;
  /** In milliseconds. */
  readonly duration: number;
}

export interface Glide {
  readonly motion: Animation;
  /** Ends it at once. */
  readonly arrive: () => void;
}

/** Sends a likeness on its way above the others. What it stands for, if anything, is not seen before it arrives. */
export function glide(
  above: Element,
  likeness: SVGElement,
  original: SVGElement | undefined,
  { from, to, duration }: Way,
): Glide {
  above.append(likeness);
  if (original) original.dataset.gliding = '';
  const motion = likeness.animate([{ transform: from }, { transform: to }], { duration, easing: EASE });
  const arrive = () => {
    // Once only: by the time the browser tells of it, the original may be under way again.
    motion.onfinish = null;
    motion.oncancel = null;
    motion.cancel();
    likeness.remove();
    if (original) delete original.dataset.gliding;
  };
  motion.onfinish = arrive;
  motion.oncancel = arrive;
  return { motion, arrive };
}
