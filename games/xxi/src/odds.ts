/** XXI-9  What a mission promises: every chance worked out from the dice, none of them sampled. */
import { escortDice } from './battle.ts';
import { CONVOY_VALUE, type FlotillaId } from './data/counters.ts';
import { type Area, PATHS, type Ratings } from './data/tracks.ts';
import { chanceToReach } from './dice.ts';
import { isDepleted, ratingsOf } from './flotillas.ts';
import type { Station } from './state.ts';
import type { Known } from './view.ts';

type Step = 1 | 2 | 3 | 4;

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
  const box = PATHS[path].boxes[step - 1] ?? PATHS[path].boxes[0];
  const pass = chanceToReach(ratings[box.test], box.need);
  const struck = (1 - pass) * chanceToReach(box.charges, ratings.defense);
  return { pass, missed: 1 - pass - struck, hit: depleted ? 0 : struck, sunk: depleted ? struck : 0 };
}

/** XXI-9.1c  From a box to the area for whoever always goes on, also after a hit in the Open Ocean (XXI-9.3). */
export function arrivalOdds(ratings: Ratings, path: Area, from: Station, depleted: boolean): Condition {
  let now = depleted ? DEPLETED : FULL;
  if (typeof from !== 'number') return now;
  for (const step of stepsFrom(from)) now = struck(now, boxOdds(ratings, path, step, false).hit);
  return now;
}

/** XXI-9.4b  What one more attack with this chance of a hit makes of a condition. */
function struck({ full, depleted, sunk }: Condition, hit: number): Condition {
  return { full: full * (1 - hit), depleted: full * hit + depleted * (1 - hit), sunk: sunk + depleted * hit };
}

/** XXI-9.6  Tests until one is passed; with a single test (XXI-9.6c) a failure at full strength still brings it home. */
export function homeOdds(ratings: Ratings, path: Area, depleted: boolean, singleTest: boolean): Condition {
  const pass = homeTest(ratings, path);
  if (depleted) return { full: 0, depleted: pass, sunk: 1 - pass };
  const limps = singleTest ? 1 : pass;
  return { full: pass, depleted: (1 - pass) * limps, sunk: (1 - pass) * (1 - limps) };
}

const homeTest = (ratings: Ratings, path: Area): number => chanceToReach(ratings.engine, PATHS[path].homeNeed);

/** What lies ahead of a flotilla on a path: from Valentin, or from where its mission stands. */
export function missionOdds(state: Readonly<Known>, flotilla: FlotillaId, path: Area): MissionOdds {
  const { mission } = state;
  const from = mission?.flotilla === flotilla && mission.path === path ? mission.station : 1;
  const ratings = ratingsOf(state, flotilla);
  const depleted = isDepleted(state, flotilla);
  return {
    boxes: stepsFrom(from).map((step) => ({ step, ...boxOdds(ratings, path, step, depleted) })),
    arrival: arrivalOdds(ratings, path, from, depleted),
    sinks: sinkingOdds(state, ratings, path),
    escortsHit: chanceToReach(escortDice(state, path), ratings.defense),
    homeTest: homeTest(ratings, path),
    home: homeOdds(ratings, path, depleted, state.options.tripHomeSingleTest),
  };
}

/** XXI-9.7a  Against the lowest value in the area. */
function sinkingOdds(state: Readonly<Known>, ratings: Ratings, path: Area): number | undefined {
  const values = state.convoys[path].map((id) => CONVOY_VALUE[id] ?? 6);
  return values.length > 0 ? chanceToReach(ratings.attack, Math.min(...values)) : undefined;
}

const stepsFrom = (from: Station): Step[] =>
  typeof from === 'number' ? ([1, 2, 3, 4] as const).filter((step) => step >= from) : [];
