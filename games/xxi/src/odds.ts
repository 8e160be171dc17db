/** XXI-9  What a mission promises: every chance worked out from the tests of the rules, none of them sampled. */
import { ahead, attackTest, boxAt, boxTest, chargesTest, escortDice, homeTest, type Step } from './battle.ts';
import type { FlotillaId } from './data/counters.ts';
import type { Area, Ratings } from './data/tracks.ts';
import { chanceOf } from './dice.ts';
import { isDepleted, ratingsOf } from './flotillas.ts';
import type { Station } from './state.ts';
import type { Known } from './view.ts';

/** How a flotilla can come out of something: as chances, which add up to one. */
export interface Condition {
  readonly full: number;
  readonly depleted: number;
  readonly sunk: number;
}

/** One box: passed unseen, found but not hit, hit and afloat, or sunk. */
export interface BoxOdds {
  readonly pass: number;
  readonly missed: number;
  readonly hit: number;
  readonly sunk: number;
}

export interface MissionOdds {
  /** The boxes still ahead, in order, for a flotilla in the condition it has now. */
  readonly boxes: readonly (BoxOdds & { readonly step: Step })[];
  /** How it reaches the area if it always goes on. */
  readonly arrival: Condition;
  /** The chance to sink the easiest convoy there with one attack; none without a convoy. */
  readonly sinks: number | undefined;
  /** The chance that the escorts hit after an attack. */
  readonly escortsHit: number;
  /** The chance to pass one test of the trip home, and how the whole trip ends. */
  readonly homeTest: number;
  readonly home: Condition;
}

const FULL: Condition = { full: 1, depleted: 0, sunk: 0 };
const DEPLETED: Condition = { full: 0, depleted: 1, sunk: 0 };

/** XXI-9.2, XXI-9.4  A test, and the depth charges if it fails. */
export function boxOdds(ratings: Ratings, path: Area, step: Step, depleted: boolean): BoxOdds {
  const box = boxAt(path, step);
  const pass = chanceOf(boxTest(ratings, box));
  const struck = (1 - pass) * chanceOf(chargesTest(ratings, box.charges));
  return { pass, missed: 1 - pass - struck, hit: depleted ? 0 : struck, sunk: depleted ? struck : 0 };
}

/** XXI-9.1c  From a box to the area for whoever always goes on, also after a hit in the Open Ocean (XXI-9.3). */
export function arrivalOdds(ratings: Ratings, path: Area, from: Station, depleted: boolean): Condition {
  let now = depleted ? DEPLETED : FULL;
  for (const step of stepsFrom(from)) now = struck(now, boxOdds(ratings, path, step, false).hit);
  return now;
}

/** XXI-9.4b  What one more attack with this chance of a hit makes of a condition. */
function struck({ full, depleted, sunk }: Condition, hit: number): Condition {
  return { full: full * (1 - hit), depleted: full * hit + depleted * (1 - hit), sunk: sunk + depleted * hit };
}

/** XXI-9.6  Tests until one is passed; with a single test (XXI-9.6c) a failure at full strength still brings it home. */
export function homeOdds(ratings: Ratings, path: Area, depleted: boolean, singleTest: boolean): Condition {
  const pass = chanceOf(homeTest(ratings, path));
  if (depleted) return { full: 0, depleted: pass, sunk: 1 - pass };
  const limps = singleTest ? 1 : pass;
  return { full: pass, depleted: (1 - pass) * limps, sunk: (1 - pass) * (1 - limps) };
}

/** XXI-9.7a  The convoys of an area by the chance that one attack sinks them, the easiest first. */
export const sinkingOdds = (state: Readonly<Known>, ratings: Ratings, path: Area): number[] =>
  state.convoys[path].map((id) => chanceOf(attackTest(ratings, id))).sort((a, b) => b - a);

/** XXI-9.8  The chance that the escorts hit after an attack. */
export const escortOdds = (state: Readonly<Known>, ratings: Ratings, path: Area): number =>
  chanceOf(chargesTest(ratings, escortDice(state, path)));

/** What lies ahead of a flotilla on a path: from Valentin, or from where its mission goes on. */
export function missionOdds(state: Readonly<Known>, flotilla: FlotillaId, path: Area): MissionOdds {
  const { mission } = state;
  const from = mission?.flotilla === flotilla && mission.path === path ? ahead(mission) : 1;
  const ratings = ratingsOf(state, flotilla);
  const depleted = isDepleted(state, flotilla);
  return {
    boxes: stepsFrom(from).map((step) => ({ step, ...boxOdds(ratings, path, step, depleted) })),
    arrival: arrivalOdds(ratings, path, from, depleted),
    sinks: sinkingOdds(state, ratings, path)[0],
    escortsHit: escortOdds(state, ratings, path),
    homeTest: chanceOf(homeTest(ratings, path)),
    home: homeOdds(ratings, path, depleted, state.options.tripHomeSingleTest),
  };
}

const stepsFrom = (from: Station): Step[] =>
  typeof from === 'number' ? ([1, 2, 3, 4] as const).filter((step) => step >= from) : [];
