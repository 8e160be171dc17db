/** UL-13.6, UL-14.4  Exact odds, for the board before an attack and for whoever plans one. */
import { escortCard, shipCard } from './cards.ts';
import { contactModifier, contactsFor } from './contact.ts';
import { evasionOf, hullResults, rowOf } from './crew.ts';
import { type BoatId, classOf } from './data/boats.ts';
import {
  ATTACKED_PENALTY,
  CRASH_DIVE_STRESS,
  CRUSH_DEPTH,
  DEEP_DIVE_STRESS,
  DUDS,
  ENGINES_LOST,
  RAID_HIT,
  T5_BONUS,
} from './data/constants.ts';
import { range } from './data/display.ts';
import { ESCORT_DECK, FLEET_ESCORT_DECK } from './data/escorts.ts';
import { faceOf, HIT_COUNTERS, TACTICS_COUNTERS } from './data/hits.ts';
import { MERCHANTS } from './data/merchants.ts';
import { NAVAL_DECK } from './data/naval.ts';
import type { AttackSize, HitNumbers, MarkerKind } from './data/ships.ts';
import { attackSize } from './enemy-attacks.ts';
import { detectionModifier, detectionRange } from './escorts.ts';
import type { Result } from './log.ts';
import { sheetOf } from './map.ts';
import { type Afloat, afterHit } from './ships.ts';
import {
  type Boat,
  battleOf,
  boatOf,
  type EnemyAttack,
  type Fighter,
  fighterOf,
  type Known,
  type Ship,
  type Side,
} from './state.ts';
import { fatModifier, gunModifier, resultOf, type Spread, torpedoModifier, WORKING } from './torpedoes.ts';

const SIDES = 10;

/** What one attack makes of a ship: the worst that it adds to the damage the ship has already. */
export type AttackOdds = Readonly<Record<Result, number>>;
const RESULTS = ['miss', 'light', 'heavy', 'sunk'] as const satisfies readonly Result[];

type Damage = Readonly<Pick<Ship, 'light' | 'heavy'>>;

/** Chance that a die with this modifier comes out below, and exactly at, a total. */
const below = (total: number, modifier: number): number => Math.min(SIDES, Math.max(0, total - 1 - modifier)) / SIDES;
const exactly = (total: number, modifier: number): number =>
  total - modifier >= 1 && total - modifier <= SIDES ? 1 / SIDES : 0;

/** Chances that exactly 0, 1, 2 … of the dice show the total while none is above it. */
function ties(total: number, modifier: number, normal: number, t5: number): number[] {
  let chances = [1];
  for (let i = 0; i < normal + t5; i++) {
    const bonus = i < normal ? 0 : T5_BONUS;
    const less = below(total, modifier + bonus);
    const equal = exactly(total, modifier + bonus);
    const next = new Array<number>(chances.length + 1).fill(0);
    chances.forEach((chance, k) => {
      next[k] = (next[k] ?? 0) + chance * less;
      next[k + 1] = (next[k + 1] ?? 0) + chance * equal;
    });
    chances = next;
  }
  return chances;
}

/** UL-13.15  What so many hits of one result make of a ship. */
function effectOf(damage: Damage, result: Result, hits: number): Result {
  if (result === 'miss') return 'miss';
  let now = { ...damage, sunk: false };
  for (let i = 0; i < hits && !now.sunk; i++) now = afterHit(now, result);
  if (now.sunk) return 'sunk';
  return now.heavy > damage.heavy ? 'heavy' : 'light';
}

/** UL-13.6  A group of torpedoes: the best die counts, and every die that shows it. */
export function groupOdds(numbers: HitNumbers, damage: Damage, modifier: number, { normal, t5 }: Spread): AttackOdds {
  const odds: Record<Result, number> = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (let total = 1 + modifier; total <= SIDES + modifier + T5_BONUS; total++) {
    const result = resultOf(total, numbers);
    ties(total, modifier, normal, t5).forEach((chance, hits) => {
      if (hits > 0) odds[effectOf(damage, result, hits)] += chance;
    });
  }
  return odds;
}

/** Odds of groups without T5, kept: planning asks for the same few hundred again and again. */
const MEMO = new Map<number, AttackOdds>();

export function spreadOdds(numbers: HitNumbers, damage: Damage, modifier: number, torpedoes: number): AttackOdds {
  const [light, heavy, sunk] = numbers;
  const card = ((light ?? 15) * 16 + (heavy ?? 15)) * 16 + (sunk ?? 15);
  const key = ((card * 4 + damage.light * 2 + damage.heavy) * 64 + modifier + 32) * 32 + torpedoes;
  const kept = MEMO.get(key);
  if (kept) return kept;
  const odds = groupOdds(numbers, damage, modifier, { normal: torpedoes, t5: 0 });
  MEMO.set(key, odds);
  return odds;
}

const CARDS_OF: Readonly<Record<MarkerKind, readonly number[]>> = {
  lone: Object.keys(MERCHANTS).map(Number),
  merchant: Object.keys(MERCHANTS).map(Number),
  naval: NAVAL_DECK,
  escort: ESCORT_DECK,
  fleetEscort: FLEET_ESCORT_DECK,
};

/** The odds against a ship; those against an unknown one are the mean over the cards it may turn out to be. */
function oddsAgainst(
  ship: Readonly<Ship>,
  weapon: 'torpedo' | 'gun',
  odds: (numbers: HitNumbers) => AttackOdds,
): AttackOdds {
  const cards = ship.card === null ? CARDS_OF[ship.kind] : [ship.card];
  const sum: Record<Result, number> = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const number of cards) {
    const one = odds(shipCard(number)[weapon]);
    for (const result of RESULTS) sum[result] += one[result] / cards.length;
  }
  return sum;
}

/** UL-19.3  How many of so many normal torpedoes may work, each number with its chance. */
function workingOdds(known: Readonly<Known>, normal: number): { readonly working: number; readonly share: number }[] {
  if (!known.settings.dudTorpedoes || normal === 0) return [{ working: normal, share: 1 }];
  const { era } = sheetOf(known);
  let before = 0;
  return DUDS.map((row) => {
    const share = Math.max(0, row[era] - before) / SIDES;
    before = Math.max(before, row[era]);
    return { working: WORKING[row.result](normal), share };
  });
}

/** UL-13.3, UL-19.3  A group at a ship so far away, over all that its torpedoes may do or fail to do. */
function launchOdds(
  known: Readonly<Known>,
  id: BoatId,
  ship: Readonly<Ship>,
  { normal, t5 }: Spread,
  distance: number,
): AttackOdds {
  const sum: Record<Result, number> = { miss: 0, light: 0, heavy: 0, sunk: 0 };
  for (const { working, share } of workingOdds(known, normal)) {
    if (working + t5 === 0) {
      sum.miss += share;
      continue;
    }
    const modifier = torpedoModifier(known, boatOf(known, id), ship, working + t5, distance);
    const odds = oddsAgainst(ship, 'torpedo', (numbers) => groupOdds(numbers, ship, modifier, { normal: working, t5 }));
    for (const result of RESULTS) sum[result] += share * odds[result];
  }
  return sum;
}

/** UL-13.3  A group of this boat at that ship, as they lie now. */
export const torpedoOdds = (known: Readonly<Known>, id: BoatId, ship: Readonly<Afloat>, spread: Spread): AttackOdds =>
  launchOdds(known, id, ship, spread, range(fighterOf(known, id).zone, ship.zone));

/** UL-13.9  A FAT, once it has found this ship. */
export const fatOdds = (known: Readonly<Known>, id: BoatId, ship: Readonly<Ship>): AttackOdds =>
  oddsAgainst(ship, 'torpedo', (numbers) => spreadOdds(numbers, ship, fatModifier(known, boatOf(known, id), ship), 1));

/** UL-13.11  One round of the gun. */
export function gunOdds(known: Readonly<Known>, id: BoatId, ship: Readonly<Afloat>): AttackOdds {
  const modifier = gunModifier(known, boatOf(known, id), ship, range(fighterOf(known, id).zone, ship.zone));
  return oddsAgainst(ship, 'gun', (numbers) => spreadOdds(numbers, ship, modifier, 1));
}

/** UL-14.4  What a boat may expect of a reaction. */
export interface ReactionOdds {
  /** The counters that will be drawn if nothing is evaded. */
  readonly size: AttackSize;
  /** Chance that one attack is evaded (Crash Dive), that all are (Deep Dive). */
  readonly evaded: number;
  readonly flooding: number;
  readonly hull: number;
  readonly sunk: number;
}

const share = (weight: 'heavy' | 'light', test: (face: ReturnType<typeof faceOf>) => boolean): number =>
  HIT_COUNTERS.filter((counter) => test(faceOf(counter[weight]))).length / HIT_COUNTERS.length;

const isHull = (face: ReturnType<typeof faceOf>): boolean => face.damage === 'hull' || face.damage === 'flooding';

/** Chances of one counter: a hull result, a lasting Engines damage, outright loss. */
const COUNTER = {
  heavy: {
    hull: share('heavy', isHull),
    engines: share('heavy', (face) => face.damage === 'engines'),
    sunk: share('heavy', (face) => face.sunk === true),
  },
  light: { hull: share('light', isHull), engines: 0, sunk: share('light', (face) => face.sunk === true) },
} as const;

/** UL-14.10, UL-14.14, UL-14.15  The chance that attacks of these sizes sink a boat; each strikes with chance `strikes`. */
export function sinkingOdds(boat: Readonly<Boat>, attacks: readonly AttackSize[], strikes = 1): number {
  const hull = classOf(boat.id).hull - hullResults(boat);
  const engines = ENGINES_LOST - boat.lasting.engines;
  return sinks(attacks, strikes, hull, engines, 0);
}

function sinks(attacks: readonly AttackSize[], strikes: number, hull: number, engines: number, at: number): number {
  const next = attacks[at];
  if (hull <= 0 || engines <= 0) return 1;
  if (!next) return 0;
  const missed = strikes < 1 ? (1 - strikes) * sinks(attacks, strikes, hull, engines, at + 1) : 0;
  return (
    missed +
    strikes *
      draws(next.heavy, next.light, hull, engines, (left, going) => sinks(attacks, strikes, left, going, at + 1))
  );
}

/** The chance of loss while counters are drawn, Heavy ones first; `after` goes on when they are through. */
function draws(
  heavy: number,
  light: number,
  hull: number,
  engines: number,
  after: (hull: number, engines: number) => number,
): number {
  if (hull <= 0 || engines <= 0) return 1;
  if (heavy + light === 0) return after(hull, engines);
  const counter = heavy > 0 ? COUNTER.heavy : COUNTER.light;
  const [h, l] = heavy > 0 ? [heavy - 1, light] : [0, light - 1];
  const rest = 1 - counter.hull - counter.engines - counter.sunk;
  let chance = counter.sunk + rest * draws(h, l, hull, engines, after);
  if (counter.hull > 0) chance += counter.hull * draws(h, l, hull - 1, engines, after);
  if (counter.engines > 0) chance += counter.engines * draws(h, l, hull, engines - 1, after);
  return chance;
}

/** The boat as the Stress of a reaction would leave it. */
const strained = (boat: Readonly<Boat>, by: number): Boat => ({ ...boat, stress: boat.stress + by });

/** What each reaction open to the boat would mean, against the attacks declared on it. */
export function reactionOdds(known: Readonly<Known>, id: BoatId): { hold: ReactionOdds; dive: ReactionOdds } {
  const attacks = battleOf(known).attacks.filter((attack) => attack.boat === id);
  const surfaced = fighterOf(known, id).side === 'surfaced';
  return {
    hold: holdOdds(known, id, attacks),
    dive: surfaced ? crashDiveOdds(known, id, attacks) : deepDiveOdds(known, id),
  };
}

function holdOdds(known: Readonly<Known>, id: BoatId, attacks: readonly EnemyAttack[]): ReactionOdds {
  const sizes = attacks.map((attack) => attackSize(known, attack));
  return { size: total(sizes), evaded: 0, flooding: 0, hull: 0, sunk: sinkingOdds(boatOf(known, id), sizes) };
}

/** UL-14.5  Evasion after the Stress of the dive. */
function crashDiveOdds(known: Readonly<Known>, id: BoatId, attacks: readonly EnemyAttack[]): ReactionOdds {
  const boat = strained(boatOf(known, id), CRASH_DIVE_STRESS);
  const after = { ...known, boats: known.boats.map((one) => (one.id === id ? boat : one)) };
  const sizes = attacks.map((attack) => attackSize(after, attack));
  const evaded = Math.min(1, evasionOf(boat) / SIDES);
  return { size: total(sizes), evaded, flooding: 0, hull: 0, sunk: sinkingOdds(boat, sizes, 1 - evaded) };
}

/** UL-14.6  One die decides; 10 is the hull's. */
function deepDiveOdds(known: Readonly<Known>, id: BoatId): ReactionOdds {
  const boat = strained(boatOf(known, id), DEEP_DIVE_STRESS);
  const evasion = Math.min(CRUSH_DEPTH - 1, evasionOf(boat));
  const hull = 1 / SIDES;
  const flooding = (CRUSH_DEPTH - 1 - evasion) / SIDES;
  const fatal = classOf(id).hull - hullResults(boat) <= 1;
  return { size: { heavy: 0, light: 0 }, evaded: 1, flooding, hull, sunk: fatal ? hull + flooding : 0 };
}

const total = (sizes: readonly AttackSize[]): AttackSize => ({
  heavy: sizes.reduce((sum, size) => sum + size.heavy, 0),
  light: sizes.reduce((sum, size) => sum + size.light, 0),
});

const DICE: readonly number[] = Array.from({ length: SIDES }, (_, i) => i + 1);
const shareOfDice = (counts: (die: number) => boolean): number => DICE.filter(counts).length / SIDES;

/** UL-9.3  The chances of no, one, two and three contacts, where the boat is. */
export function contactOdds(known: Readonly<Known>, boat: Readonly<Boat>): readonly number[] {
  const modifier = contactModifier(known, boat);
  return [0, 1, 2, 3].map((contacts) => shareOfDice((die) => contactsFor(known, boat, die + modifier) === contacts));
}

/** UL-10.2, UL-10.4  The chance that a boat comes when it is called. */
export function joinOdds(known: Readonly<Known>, id: BoatId): number {
  if (battleOf(known).radio) return 1;
  const { join } = sheetOf(known).wolfpack;
  const penalty = boatOf(known, id).attacked ? ATTACKED_PENALTY : 0;
  return shareOfDice((die) => die - penalty >= join);
}

/** UL-7.8  The chance that one attack of a raid scores. */
export function raidOdds(boat: Readonly<Boat>, weapon: 'torpedo' | 'gun'): number {
  const { ts, gs } = rowOf(boat);
  const skill = weapon === 'torpedo' ? ts : (gs ?? 0);
  return shareOfDice((die) => die + skill >= RAID_HIT);
}

/** UL-7.5  A group at a ship in harbour, at range 0. */
export const harbourOdds = (known: Readonly<Known>, id: BoatId, ship: Readonly<Ship>, torpedoes: number): AttackOdds =>
  launchOdds(known, id, ship, { normal: torpedoes, t5: 0 }, 0);

/**
 * UL-12.2, UL-12.3  The chance that an escort detects a boat when it acts; the mean over what an unknown one may be, and
 * over the Tactics counters it may take (UL-15.3).
 */
export function detectionOdds(known: Readonly<Known>, ship: Readonly<Afloat>, fighter: Readonly<Fighter>): number {
  const { side } = fighter;
  if (fighter.detected || range(ship.zone, fighter.zone) > detectionRange(known, side)) return 0;
  const modifier = detectionModifier(known, ship, side);
  const cards = ship.card === null ? CARDS_OF[ship.kind] : [ship.card];
  const bonuses = ship.tactics === null && known.tactics.length > 0 ? known.tactics.map(bonusOf) : [0];
  const chances = cards.flatMap((card) =>
    bonuses.map((bonus) => shareOfDice((die) => die + modifier + bonus >= needOf(card, side))),
  );
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
}

const bonusOf = (counter: number): number => TACTICS_COUNTERS[counter]?.detect ?? 0;
const needOf = (card: number, side: Side): number => escortCard(card)?.detect[side] ?? Number.POSITIVE_INFINITY;
