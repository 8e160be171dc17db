/** The ways in which the planner is played: by the book, by what the staff has learnt since, and by officers who leave things out. */

export interface Doctrine {
  /** A convoy takes an escort when at least so many warships are at hand. */
  readonly escortFrom: number;
  /** A submarine that waits under patrols or beside warships dives. */
  readonly divesWhenWatched: boolean;
  /** No boat turns for home so late that it could not be back before the end. */
  readonly staysToTheEnd: boolean;
  /** An exit is preferred to the Azores, where a boat is refitted, from so many areas nearer. */
  readonly exitNearer: number;
  /** So many fuel boxes more than its way home takes are the last that a boat with few torpedoes hunts on. */
  readonly fuelInHand: number;
  /** A boat comes in at the exit from which the best prey is near; by the book they spread along all of them. */
  readonly comesForPrey: boolean;
  /** How much a convoy without an escort draws a warship that could join it next turn. */
  readonly convoyDuty: number;
  /** How much a submarine draws a warship. */
  readonly pursuit: number;
  /** A convoy lies still where its next leg is so much riskier than the area it is in. */
  readonly holdsFrom: number;
  /** How much each boat that is there already puts another off. */
  readonly crowding: number;
  /** How heavily a threat weighs against a hunting ground, for each ASW factor. */
  readonly caution: number;
  /** A boat goes after no convoy that is farther away than so many areas. */
  readonly horizon: number;
  /** Whether aircraft go for submarines that were sighted; without it they only patrol. */
  readonly hunts: boolean;
  /** In so many turns a submarine that is out of sight is still reckoned with, the one in which it was seen being the first. */
  readonly memory: number;
  /** A boat creeps Submerged to prey beside it, which costs no fuel, and runs on what it has beyond its way home; otherwise it runs while it can. */
  readonly keepsWayHome: boolean;
  /** Whether escorts are played by hand: they part to meet a boat before it is at the convoy, and turn upon one that was found; whoever can part guards a convoy. */
  readonly interposes: boolean;
  /** Whether boats are played by hand where there is a convoy on the grid. */
  readonly stalks: boolean;
}

/** The baseline by which the thresholds were set. */
export const BOOK: Doctrine = {
  escortFrom: 2,
  divesWhenWatched: false,
  staysToTheEnd: false,
  exitNearer: 1.5,
  fuelInHand: 0,
  comesForPrey: false,
  convoyDuty: 0,
  pursuit: 4,
  holdsFrom: Number.POSITIVE_INFINITY,
  crowding: 2,
  caution: 1.2,
  horizon: Number.POSITIVE_INFINITY,
  hunts: true,
  memory: 3,
  interposes: false,
  keepsWayHome: false,
  stalks: false,
};

/**
 * Every convoy that can be escorted is, escorts go to meet a boat, and convoys wait for a way that is clear. Boats look after themselves
 * and mind patrols less, shadow convoys and never run dry; they go home over the nearest exit, from which they are back in two turns with
 * all boxes full, and come in again where prey is near.
 */
export const STAFF: Doctrine = {
  ...BOOK,
  escortFrom: 1,
  divesWhenWatched: true,
  staysToTheEnd: true,
  caution: 0.5,
  exitNearer: Number.NEGATIVE_INFINITY,
  fuelInHand: 1,
  comesForPrey: true,
  convoyDuty: 16,
  pursuit: 2,
  holdsFrom: 3,
  interposes: true,
  keepsWayHome: true,
  stalks: true,
};

/** Prey that could be reached by next turn, and no farther; but no boat runs dry. */
export const SHORT_SIGHTED: Doctrine = { ...BOOK, horizon: 4, keepsWayHome: true };

/**
 * What is near: nobody is escorted, warships keep to the convoys and let the boats come, aircraft only patrol, what is out of sight is
 * forgotten, and boats weigh no threat and all go for the same prey.
 */
export const ROUTINE: Doctrine = {
  ...BOOK,
  horizon: 3,
  escortFrom: 99,
  pursuit: 0,
  hunts: false,
  memory: 0,
  crowding: 0,
  caution: 0,
};
