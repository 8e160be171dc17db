/** A mission reckoned out to the last die: what it is worth to sail, to go on and to turn back (XXI-9). */
import { beyond, isOpenOcean, mustGoOn, type Step } from '../src/battle.ts';
import type { FlotillaId } from '../src/data/counters.ts';
import type { Area, Ratings } from '../src/data/tracks.ts';
import { ratingsOf } from '../src/flotillas.ts';
import { boxOdds, escortOdds, homeOdds, sinkingOdds } from '../src/odds.ts';
import type { Station } from '../src/state.ts';
import type { Known } from '../src/view.ts';

/** What it is worth to have sunk so many convoys, with the flotilla home or lost. */
export interface Stakes {
  home(sunk: number): number;
  lost(sunk: number): number;
}

type Face = 'full' | 'depleted';

const PLACE: Readonly<Record<Station, number>> = { 1: 0, 2: 1, 3: 2, 4: 3, area: 4, home: 5 };

export class Sortie {
  readonly #path: Area;
  readonly #ratings: Ratings;
  readonly #mustGoOn: (step: Step) => boolean;
  readonly #escortsHit: number;
  readonly #singleTest: boolean;
  /** The convoys in the area by the chance to sink them, easiest first: they are attacked in this order. */
  readonly #sinks: readonly number[];
  readonly #stakes: Stakes;
  readonly #known: number[] = [];

  constructor(known: Readonly<Known>, flotilla: FlotillaId, area: Area, stakes: Stakes) {
    this.#path = area;
    this.#ratings = ratingsOf(known, flotilla);
    this.#mustGoOn = (step) => mustGoOn(known, step);
    this.#escortsHit = escortOdds(known, this.#ratings, area);
    this.#singleTest = known.options.tripHomeSingleTest;
    this.#sinks = sinkingOdds(known, this.#ratings, area);
    this.#stakes = stakes;
  }

  /** The worth of standing before a box, in the area, or on the way home. */
  at(station: Station, face: Face, sunk: number): number {
    const place = (PLACE[station] * 2 + (face === 'full' ? 0 : 1)) * (this.#sinks.length + 1) + sunk;
    const found = this.#known[place];
    if (found !== undefined) return found;
    const worth = this.#reckon(station, face, sunk);
    this.#known[place] = worth;
    return worth;
  }

  #reckon(station: Station, face: Face, sunk: number): number {
    if (station === 'home') return this.#home(face, sunk);
    return station === 'area' ? this.#area(face, sunk) : this.#box(station, face, sunk);
  }

  /** Straight back to Valentin, as after a hit in the Open Ocean (XXI-9.3). */
  back(sunk: number): number {
    return this.#stakes.home(sunk);
  }

  /** XXI-9.6  The whole trip home. */
  #home(face: Face, sunk: number): number {
    const home = homeOdds(this.#ratings, this.#path, face === 'depleted', this.#singleTest);
    return (1 - home.sunk) * this.#stakes.home(sunk) + home.sunk * this.#stakes.lost(sunk);
  }

  /** XXI-9.2 … 9.5  The test, the depth charges, and the better of going on and turning back. */
  #box(step: Step, face: Face, sunk: number): number {
    const { pass, missed, hit, sunk: lost } = boxOdds(this.#ratings, this.#path, step, face === 'depleted');
    const on = (as: Face): number => this.at(beyond(step), as, sunk);
    const better = (as: Face): number => Math.max(on(as), this.at('home', as, sunk));
    const passed = this.#mustGoOn(step) ? on(face) : better(face);
    const found = missed > 0 ? missed * better(face) : 0;
    const hurt = hit > 0 ? hit * this.#hurt(step, sunk, on, better) : 0;
    return pass * passed + found + hurt + lost * this.#stakes.lost(sunk);
  }

  #hurt(step: Step, sunk: number, on: (as: Face) => number, better: (as: Face) => number): number {
    return isOpenOcean(this.#path, step) ? Math.max(this.back(sunk), on('depleted')) : better('depleted');
  }

  /** XXI-9.7 … 9.9  An attack, the escorts, and the better of another attack and the way home. */
  #area(face: Face, sunk: number): number {
    const sinks = this.#sinks[sunk];
    if (sinks === undefined) return this.at('home', face, sunk);
    const isHit = this.#escortsHit;
    const again = (as: Face, count: number): number =>
      Math.max(this.at('home', as, count), count < this.#sinks.length ? this.at('area', as, count) : 0);
    const struck = (count: number): number =>
      face === 'depleted' ? this.#stakes.lost(count) : again('depleted', count);
    const otherwise =
      sinks * ((1 - isHit) * again(face, sunk + 1) + isHit * struck(sunk + 1)) + (1 - sinks) * isHit * struck(sunk);
    // A miss that goes unpunished leaves everything as it was.
    const asBefore = (1 - sinks) * (1 - isHit);
    return Math.max(otherwise + asBefore * this.at('home', face, sunk), otherwise / (1 - asBefore));
  }
}
