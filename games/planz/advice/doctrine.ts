/** How a staff works: what it thinks of at all, and how it weighs what it thought of, in victory points. */
import type { Side } from '../src/data/powers.ts';

export interface Doctrine {
  /** By routine, which is what has always been done; by the book; or with every means there is. */
  readonly scope: 'routine' | 'book' | 'staff';
  /** An own loss against the same loss of the enemy. */
  readonly lossWeight: number;
  /** What each enemy that could come next costs a force, and the share of its worth that this is at most. */
  readonly exposure: { readonly each: number; readonly most: number };
  /** An average unit that comes from the pool in time for the whole war. */
  readonly reinforcement: number;
  /** A submarine that takes the best station. */
  readonly station: number;
  readonly convoy: {
    /** A step that comes home, and the whole of its way where it only comes nearer. */
    readonly home: number;
    readonly way: number;
    /** What is expected to be lost: in steps by the book, in victory points by the staff. */
    readonly risk: number;
    readonly escorts: number;
    readonly afloat: number;
    /** Escorts that go back to where convoys assemble. */
    readonly returns: number;
  };
  /** In so many turns at the end units and places come to be worth what they count, and no more. */
  readonly countedFrom: number;
  /** Below this nothing is worth an action; the last AP waits for something better. */
  readonly least: number;
  readonly lastAp: number;
  /** So many points are kept for convoys as long as the Allies can move one, but for what is worth so much. */
  readonly reserve: { readonly ap: number; readonly worth: number };
}

export const BOOK: Doctrine = {
  scope: 'book',
  lossWeight: 0.8,
  exposure: { each: 0.03, most: 0.35 },
  reinforcement: 0.42,
  station: 0.42,
  convoy: { home: 2.4, way: 1.5, risk: 1.6, escorts: 4, afloat: 3, returns: 0.5 },
  countedFrom: 0,
  least: 0.3,
  lastAp: 0.8,
  reserve: { ap: 0, worth: 0 },
};

/**
 * Found by playing against the book and against itself: a fleet that fears whatever could come next never leaves port, what is in the pool
 * comes first, and three convoys at sea are more than can be guarded: whoever runs them loses most by the convoys sunk.
 */
const COMMON: Doctrine = {
  ...BOOK,
  scope: 'staff',
  exposure: { each: 0, most: 0 },
  reinforcement: 0.6,
  countedFrom: 2,
  reserve: { ap: 2, worth: 2.2 },
  convoy: { ...BOOK.convoy, way: 2, risk: 0.5, escorts: 6, afloat: 2 },
};

/** The Germans, who began the war too soon, build more than the Allies. */
export const STAFF: Readonly<Record<Side, Doctrine>> = {
  german: { ...COMMON, reinforcement: 1 },
  allied: COMMON,
};

/** More afraid than the book of whatever could come next. */
export const ROUTINE: Doctrine = { ...BOOK, scope: 'routine', exposure: { each: 0.04, most: 0.4 } };
