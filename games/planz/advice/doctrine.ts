/** How a staff works: what it thinks of at all, and how it weighs what it thought of, in victory points. */

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
    /** A step expected to be lost. */
    readonly risk: number;
    readonly escorts: number;
    readonly afloat: number;
  };
  /** Below this nothing is worth an action; the last AP waits for something better. */
  readonly least: number;
  readonly lastAp: number;
}

export const BOOK: Doctrine = {
  scope: 'book',
  lossWeight: 0.8,
  exposure: { each: 0.03, most: 0.35 },
  reinforcement: 0.42,
  station: 0.42,
  convoy: { home: 2.4, way: 1.5, risk: 1.6, escorts: 4, afloat: 3 },
  least: 0.3,
  lastAp: 0.8,
};

export const STAFF: Doctrine = { ...BOOK, scope: 'staff' };

/** It does not reckon with what may come back. */
export const ROUTINE: Doctrine = { ...BOOK, scope: 'routine', exposure: { each: 0, most: 0 } };
