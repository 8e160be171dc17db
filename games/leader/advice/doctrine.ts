/** Where the leader who goes by the book and a stronger one part ways. */
import { conditionOf } from '../src/crew.ts';
import { card } from '../src/data/boats.ts';
import type { Boat } from '../src/state.ts';
import { torpedoesOf } from '../src/torpedo-room.ts';

/** How the deck gun is used. */
export interface Gunnery {
  /** What a round must promise to be fired. */
  readonly least: number;
  /** What damage short of sinking counts, as a share of the ship; null where it counts as it does for torpedoes. */
  readonly damage: { readonly heavy: number; readonly light: number } | null;
  /** Whether a position is chosen for the gun too, and unguarded ships are shelled when the tubes are empty. */
  readonly weighs: boolean;
}

export interface Doctrine {
  readonly gun: Gunnery;
  /** Whether a crew at sea has had enough. */
  readonly isTired: (boat: Readonly<Boat>) => boolean;
  /** Whether a boat with a mission carries it out before it goes home. */
  readonly minds: boolean;
}

/** Stress a crew can take before it is Unfit. */
export const nerveLeft = (boat: Readonly<Boat>): number => card(boat.id, boat.level).unfitMin - boat.stress;

/** Home at the end of the Okay band, unless many torpedoes are left. */
const MANY_TORPEDOES = 8;

export const BASELINE: Doctrine = {
  minds: false,
  gun: { least: 0.25, damage: null, weighs: false },
  isTired: (boat) =>
    conditionOf(boat) !== 'okay' ||
    (boat.stress >= card(boat.id, boat.level).okayMax && torpedoesOf(boat) < MANY_TORPEDOES),
};

/** A Shaken crew can still fire what it has; home before the next Event can make it Unfit. */
const LEAST_NERVE = 2;
const WORTH_STAYING_FOR = 3;

export const COUNSEL: Doctrine = {
  minds: true,
  gun: { least: 0.1, damage: { heavy: 0.3, light: 0.12 }, weighs: true },
  isTired: (boat) =>
    nerveLeft(boat) < LEAST_NERVE || (conditionOf(boat) !== 'okay' && torpedoesOf(boat) < WORTH_STAYING_FOR),
};
