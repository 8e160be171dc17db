/** The signs of the sheet: kinds of resources, ratings, depth charges, silhouettes. All lie around their middle. */
import type { Kind } from '@derby/xxi/data/counters';
import type { Rating } from '@derby/xxi/data/tracks';
import { placed } from '../kit/shapes.ts';

/** Square hull, diamond system, circle crew: told by shape first. */
export const KIND_SHAPE: Readonly<Record<Kind, string>> = {
  hull: 'M-11-11H11V11H-11z',
  system: 'M0-15L15 0 0 15-15 0z',
  crew: 'M0-12.5a12.5 12.5 0 1 0 .01 0z',
};

interface Sized {
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export const KindSign = ({ kind, x, y, size = 1 }: Sized & { readonly kind: Kind }) => (
  <path class={`kind kind-${kind}${size < 0.8 ? ' small' : ''}`} d={placed(KIND_SHAPE[kind], x, y, size)} />
);

/** A screw, a muffled wave, a torpedo, a shield. */
const RATING_SHAPE: Readonly<Record<Rating, string>> = {
  engine:
    'M0-1.8C-4-4-3.5-9 0-9S4-4 0-1.8zM1.6.9C5.5-1.4 9.5 1.5 7.8 4.5S2 4 1.6.9zM-1.6.9C-2 4-6 7.5-7.8 4.5S-5.5-1.4-1.6.9z',
  silence: 'M-9 0q2.25-5 4.5 0t4.5 0M0 0q2.25-2.5 4.5 0t4.5 0M-7 7L7-7',
  attack: 'M-9-2H5q4 0 4 2t-4 2H-9zM-9-4.5v9M-6 2v2.5M-6-2v-2.5',
  defense: 'M0-9L7.5-6.5V0Q7.5 6 0 9-7.5 6-7.5 0V-6.5z',
};
const OUTLINED: readonly Rating[] = ['silence', 'defense'];

export const RatingSign = ({ rating, x, y, size = 1 }: Sized & { readonly rating: Rating }) => (
  <path class={OUTLINED.includes(rating) ? 'sign-line' : 'sign'} d={placed(RATING_SHAPE[rating], x, y, size)} />
);

/** Depth charges: drums in a row. */
export const Charges = ({ x, y, count }: Sized & { readonly count: number }) => (
  <path
    class="charge"
    d={Array.from(
      { length: count },
      (_, i) => `M${x + i * 13 - 4.5} ${y - 7}h9q1 7 0 14h-9q-1-7 0-14zm-.4 4.5h9.8m-9.8 5h9.8`,
    ).join('')}
  />
);

const DIE =
  'M-6-7H6Q7-7 7-6V6Q7 7 6 7H-6Q-7 7-7 6V-6Q-7-7-6-7zM-3.2-4.7a1.5 1.5 0 1 0 .01 0zM3.2-4.7a1.5 1.5 0 1 0 .01 0zM0-1.5a1.5 1.5 0 1 0 .01 0zM-3.2 1.7a1.5 1.5 0 1 0 .01 0zM3.2 1.7a1.5 1.5 0 1 0 .01 0z';

/** A die with its number of dots left out: "roll". */
export const Die = ({ x, y, size = 1 }: Sized) => <path class="die-sign" d={placed(DIE, x, y, size)} />;

/** Silhouettes, forty wide. */
export const SEVEN =
  'M-22 3Q-19-1-12-1H-4L-3-5H-1V-8H0V-5H3L4-1H6L8-3H10V-1H16Q20-1 23 2 18 6 8 6H-14Q-20 6-22 3zM12-2L17-4V-3L13-1z';
export const TWENTY_ONE =
  'M-23 2Q-20-2-12-2H-7Q-6-7-3-7.5V-10H-2V-7.5H6Q9-7 10-2H15Q21-2 23 1 18 6 9 6H-15Q-20 6-23 2z';
export const SHIP = 'M-20 1H-15V-4H-12V1H-3V-6H1V-10H4V-6H7V1H12V-5H14V1H20L16 7H-17z';
/** A tracked column's arrow: armies press on. */
export const ARMY = 'M-13 8L0-2 13 8V1L0-9-13 1zM-13 15L0 5 13 15V11L0 1-13 11z';
export const FLAME = 'M0-15C3-9 10-6 10 3 10 10 5 14 0 14S-10 10-10 3C-10 0-8-3-6-5-5-2-4-1-3-1-4-7-2-11 0-15z';
export const GUN = 'M-12 9H12V6H4L2 1 13-10 11-12-2-1-5 6H-12z';
export const EXPRESS = 'M-12-9L-2 0-12 9V4L-7 0-12-4zM0-9L10 0 0 9V4L5 0 0-4z';
