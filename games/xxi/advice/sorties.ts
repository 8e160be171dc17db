/** A mission reckoned out to the last die: what it is worth to sail, to go on and to turn back (XXI-9). */
import { escortDice } from '../src/battle.ts';
import { CONVOY_VALUE, type FlotillaId } from '../src/data/counters.ts';
import { type Area, PATHS, type Ratings } from '../src/data/tracks.ts';
import { chanceToReach } from '../src/dice.ts';
import { ratingsOf } from '../src/flotillas.ts';
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
  readonly #path: (typeof PATHS)[Area];
  readonly #isAtlantic: boolean;
  readonly #ratings: Ratings;
  readonly #escorts: number;
  readonly #singleTest: boolean;
  /** The convoys in the area by what sinks them, easiest first: they are attacked in this order. */
  readonly #needs: readonly number[];
  readonly #stakes: Stakes;
  readonly #known: number[] = [];

  constructor(known: Readonly<Known>, flotilla: FlotillaId, area: Area, stakes: Stakes) {
    this.#path = PATHS[area];
    this.#isAtlantic = area === 'AO';
    this.#ratings = ratingsOf(known, flotilla);
    this.#escorts = escortDice(known, area);
    this.#singleTest = known.options.tripHomeSingleTest;
    this.#needs = known.convoys[area].map((id) => CONVOY_VALUE[id] ?? 6).sort((a, b) => a - b);
    this.#stakes = stakes;
  }

  /** The worth of standing before a box, in the area, or on the way home. */
  at(station: Station, face: Face, sunk: number): number {
    const place = (PLACE[station] * 2 + (face === 'full' ? 0 : 1)) * (this.#needs.length + 1) + sunk;
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

  /** XXI-9.6  Every failed test is a hit; whoever is afloat tests again, unless one test is enough. */
  #home(face: Face, sunk: number): number {
    const passes = chanceToReach(this.#ratings.engine, this.#path.homeNeed);
    const safe = this.#stakes.home(sunk);
    const fails =
      face === 'depleted' ? this.#stakes.lost(sunk) : this.#singleTest ? safe : this.at('home', 'depleted', sunk);
    return passes * safe + (1 - passes) * fails;
  }

  /** XXI-9.2 … 9.5  The test, the depth charges, and the better of going on and turning back. */
  #box(step: 1 | 2 | 3 | 4, face: Face, sunk: number): number {
    const box = this.#path.boxes[step - 1] ?? this.#path.boxes[0];
    const passes = chanceToReach(this.#ratings[box.test], box.need);
    const isHit = this.#isHit(box.charges);
    const on = (as: Face): number => this.at(step === 4 ? 'area' : ((step + 1) as 2 | 3 | 4), as, sunk);
    const better = (as: Face): number => Math.max(on(as), this.at('home', as, sunk));
    const passed = step === 4 ? on(face) : better(face);
    const struck =
      face === 'depleted'
        ? this.#stakes.lost(sunk)
        : step === 1 && this.#isAtlantic
          ? Math.max(this.back(sunk), on('depleted'))
          : better('depleted');
    return passes * passed + (1 - passes) * (isHit * struck + (1 - isHit) * better(face));
  }

  /** XXI-9.7 … 9.9  An attack, the escorts, and the better of another attack and the way home. */
  #area(face: Face, sunk: number): number {
    const need = this.#needs[sunk];
    if (need === undefined) return this.at('home', face, sunk);
    const sinks = chanceToReach(this.#ratings.attack, need);
    const isHit = this.#isHit(this.#escorts);
    const again = (as: Face, count: number): number =>
      Math.max(this.at('home', as, count), count < this.#needs.length ? this.at('area', as, count) : 0);
    const struck = (count: number): number =>
      face === 'depleted' ? this.#stakes.lost(count) : again('depleted', count);
    const otherwise =
      sinks * ((1 - isHit) * again(face, sunk + 1) + isHit * struck(sunk + 1)) + (1 - sinks) * isHit * struck(sunk);
    // A miss that goes unpunished leaves everything as it was.
    const asBefore = (1 - sinks) * (1 - isHit);
    return Math.max(otherwise + asBefore * this.at('home', face, sunk), otherwise / (1 - asBefore));
  }

  #isHit(charges: number): number {
    return chanceToReach(charges, this.#ratings.defense);
  }
}
