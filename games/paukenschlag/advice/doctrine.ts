/** The two ways in which the planner is played: by the book, and by what the staff has learnt since. */

export interface Doctrine {
  /** A convoy takes an escort when at least so many warships are at hand. */
  readonly escortFrom: number;
  /** A submarine that waits under patrols or beside warships dives. */
  readonly divesWhenWatched: boolean;
  /** No boat turns for home so late that it could not be back before the end. */
  readonly staysToTheEnd: boolean;
  /** How much a convoy without an escort draws a warship that could join it next turn. */
  readonly convoyDuty: number;
  /** How heavily a threat weighs against a hunting ground, for each ASW factor. */
  readonly caution: number;
}

/** The baseline by which the thresholds were set. */
export const BOOK: Doctrine = {
  escortFrom: 2,
  divesWhenWatched: false,
  staysToTheEnd: false,
  convoyDuty: 0,
  caution: 1.2,
};

/** Every convoy that can be escorted is; boats look after themselves. */
export const STAFF: Doctrine = {
  escortFrom: 1,
  divesWhenWatched: true,
  staysToTheEnd: true,
  convoyDuty: 6,
  caution: 1.2,
};
