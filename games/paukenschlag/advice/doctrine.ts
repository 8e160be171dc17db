/** The ways in which the planner is played: by the book, by what the staff has learnt since, and by officers who leave things out. */

export interface Doctrine {
  /** A convoy takes an escort when at least so many warships are at hand. */
  readonly escortFrom: number;
  /** A submarine that waits under patrols or beside warships dives. */
  readonly divesWhenWatched: boolean;
  /** No boat turns for home so late that it could not be back before the end. */
  readonly staysToTheEnd: boolean;
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
  /** Whether a boat goes after convoys that are out of its reach this turn. */
  readonly stalks: boolean;
  /** Whether aircraft go for submarines that were sighted; without it they only patrol. */
  readonly hunts: boolean;
  /** In so many turns a submarine that is out of sight is still reckoned with, the one in which it was seen being the first. */
  readonly memory: number;
}

/** The baseline by which the thresholds were set. */
export const BOOK: Doctrine = {
  escortFrom: 2,
  divesWhenWatched: false,
  staysToTheEnd: false,
  convoyDuty: 0,
  pursuit: 4,
  holdsFrom: Number.POSITIVE_INFINITY,
  crowding: 2,
  caution: 1.2,
  stalks: true,
  hunts: true,
  memory: 3,
};

/** Every convoy that can be escorted is, and waits for a way that is clear; boats look after themselves. */
export const STAFF: Doctrine = {
  ...BOOK,
  escortFrom: 1,
  divesWhenWatched: true,
  staysToTheEnd: true,
  convoyDuty: 16,
  pursuit: 2,
  holdsFrom: 3,
};

/** As far as a boat can go this turn, and no further. */
export const SHORT_SIGHTED: Doctrine = { ...BOOK, stalks: false };

/** What is in sight and within reach: nobody is escorted or hunted from the air, nothing weighed, nothing remembered, and all go for the same prey. */
export const ROUTINE: Doctrine = {
  ...SHORT_SIGHTED,
  escortFrom: 99,
  hunts: false,
  crowding: 0,
  caution: 0,
  memory: 0,
};
