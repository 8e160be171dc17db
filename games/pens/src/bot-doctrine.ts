/** Two ways to play the same planner: the book, which the policy follows, and the staff's, which the counsel follows. */
import type { ZoneId } from './data/map.ts';

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
  /** Where transports and heavy ships of the Allies gather. */
  readonly staging: Readonly<Record<'UK' | 'USA', ZoneId>>;
  /** Whether the Allies open the Baltic with one hand and strike Berlin with the other. */
  readonly strikesBerlin: boolean;
}

export const BOOK: Doctrine = {
  boatShare: () => 0.4,
  garrisons: 'weights',
  staging: { UK: 'S16', USA: 'S16' },
  strikesBerlin: false,
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

export const STAFF: Doctrine = {
  ...BOOK,
  boatShare: () => 1,
  garrisons: 'danger',
  staging: { UK: 'S16', USA: 'S14' },
  strikesBerlin: true,
};
