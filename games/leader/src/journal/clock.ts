/**
 * The clock of the journal. The rules know no hours, so they follow from the order of play alone:
 *
 * - orders are given at eight in the morning of a turn's first day;
 * - the boats sail on the second day, one watch (four hours) apart; each area takes as many watches as let eight of them fill
 *   two fifths of the turn, and each Event is met two bells (one hour) later;
 * - boats search from the middle of the turn on, or once the last has arrived, each at the next change of the watch; the first
 *   of them a watch later from turn to turn, so that not every search begins at the same hour;
 * - a battle by night waits for ten in the evening;
 * - a round of battle is one bell (half an hour), in which shots and attacks take a few minutes each;
 * - refit is at eight in the morning of the turn's last day.
 *
 * Time never runs backwards: what would come too early waits for what went before.
 */
import type { BoatId } from '../data/boats.ts';
import type { CampaignId, Length } from '../data/campaigns.ts';
import { BELL, DAY, daysOfTurn, type Moment, momentOf, WATCH } from './calendar.ts';

const MORNING = 8 * 60;
/** The share of a turn in which the boats sail, and the areas that would fill it. */
const SAILING = 0.4;
const AREAS = 8;
const WATCHES = DAY / WATCH;
const DAWN = 4 * 60;
const DARK = 22 * 60;

const up = (minutes: number, to: number): number => Math.ceil(minutes / to) * to;

export class Clock {
  readonly #campaign: CampaignId;
  readonly #days: number;
  #turn = 1;
  #turnStart = 0;
  #now = MORNING;
  /** Where the time of each boat under way stands in this turn. */
  readonly #sea = new Map<BoatId, number>();
  #bell = 0;
  #searching = false;
  #refitting = false;

  constructor(campaign: CampaignId, length: Length) {
    this.#campaign = campaign;
    this.#days = daysOfTurn(campaign, length);
  }

  beginTurn(turn: number): void {
    this.#turn = turn;
    this.#turnStart = (turn - 1) * this.#days * DAY;
    this.#now = Math.max(this.#now, this.#turnStart + MORNING);
    this.#sea.clear();
    this.#searching = false;
    this.#refitting = false;
  }

  /** The time for this boat, or for the flotilla. */
  at(boat?: BoatId): { readonly when: Moment; readonly minute: number } {
    const sea = boat === undefined || this.#searching || this.#refitting ? undefined : this.#sea.get(boat);
    const minute = sea ?? this.#now;
    return { when: momentOf(this.#campaign, minute), minute };
  }

  /** A boat enters an area, or begins to patrol it. */
  sail(boat: BoatId): void {
    const before = this.#sea.get(boat);
    const first = Math.max(this.#turnStart + DAY, up(this.#now, WATCH)) + (this.#sea.size % WATCHES) * WATCH;
    const leg = Math.max(1, Math.floor((this.#days * DAY * SAILING) / AREAS / WATCH)) * WATCH;
    this.#sea.set(boat, before === undefined ? first : up(before, WATCH) + leg);
  }

  /** Something is met on the way. */
  meet(boat: BoatId): void {
    const now = this.#sea.get(boat);
    if (now !== undefined) this.#sea.set(boat, now + 2 * BELL);
  }

  /** A boat begins its search. */
  search(): void {
    if (!this.#searching) {
      const middle = this.#turnStart + Math.floor(this.#days / 2) * DAY + (this.#turn % WATCHES) * WATCH;
      this.#now = Math.max(this.#now, middle, ...this.#sea.values());
    }
    this.#searching = true;
    this.#now = up(this.#now + 1, WATCH);
  }

  /** The next bell: a sighting, a round, the end of a battle. */
  nextBell(): void {
    this.#now = up(this.#now + 1, BELL);
    this.#bell = this.#now;
  }

  /** A battle in the dark begins at dark. */
  waitForNight(): void {
    const hour = this.#now % DAY;
    if (hour < DAWN || hour >= DARK) return;
    this.#now += DARK - hour;
    this.#bell = this.#now;
  }

  /** Minutes of a round; a bell holds no more than thirty. */
  pass(minutes: number): void {
    if (this.#searching) this.#now = Math.min(this.#now + minutes, Math.max(this.#now, this.#bell + BELL - 1));
  }

  refit(): void {
    if (this.#refitting) return;
    this.#refitting = true;
    const due = this.#turnStart + (this.#days - 1) * DAY + MORNING;
    this.#now = Math.max(due, up(Math.max(this.#now, ...this.#sea.values()), DAY) + MORNING);
  }
}
