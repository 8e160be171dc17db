/** Two ways to play the same planner: the book, which the policy follows, and the staff's, which the counsel follows. */

/** What is to be had of a fleet and an air force, by power. */
export interface ForcePlan {
  readonly destroyers: (boats: number) => number;
  readonly bombers: number;
  readonly fighters: number;
  readonly transports: (round: number) => number;
}

export interface Doctrine {
  /** Germany's share of money for boats in each round. */
  readonly boatShare: (round: number) => number;
  readonly forces: Readonly<Record<'UK' | 'USA', ForcePlan>>;
  /** Garrisons by fixed weights, or by what could fall to whom. */
  readonly garrisons: 'weights' | 'danger';
}

export const BOOK: Doctrine = {
  boatShare: () => 0.4,
  garrisons: 'weights',
  forces: {
    UK: {
      destroyers: (boats) => Math.min(8, 3 + 0.5 * boats),
      bombers: 3,
      fighters: 5,
      transports: (round) => Math.min(7, Math.max(1, round - 1)),
    },
    USA: {
      destroyers: (boats) => Math.min(8, 1 + 0.4 * boats),
      bombers: 4,
      fighters: 4,
      transports: (round) => Math.min(8, Math.max(1, round - 1)),
    },
  },
};

/**
 * Found by forty or fifty games against the book for each change: all German money into boats decides the war at sea before the
 * landings begin; the Allies did better with destroyers and armies than with aircraft and with transports they cannot fill.
 */
export const STAFF: Doctrine = {
  boatShare: () => 1,
  garrisons: 'danger',
  forces: {
    UK: {
      destroyers: (boats) => Math.min(9, 3.5 + 0.6 * boats),
      bombers: 0,
      fighters: 2,
      transports: (round) => Math.min(5, Math.max(1, round - 1)),
    },
    USA: {
      destroyers: (boats) => Math.min(8, 1.5 + 0.45 * boats),
      bombers: 0,
      fighters: 2,
      transports: (round) => Math.min(5, Math.max(1, round - 1)),
    },
  },
};
