/** UL-14.4  Exact odds of being attacked, for the board before a reaction and for whoever weighs a danger. */
import { evasionOf, hullResults } from '../crew.ts';
import { type BoatId, classOf } from '../data/boats.ts';
import { CRASH_DIVE_STRESS, CRUSH_DEPTH, DEEP_DIVE_STRESS, ENGINES_LOST } from '../data/constants.ts';
import { faceOf, HIT_COUNTERS } from '../data/hits.ts';
import type { AttackSize } from '../data/ships.ts';
import { attackSize } from '../enemy-attacks.ts';
import { type Boat, battleOf, boatOf, type EnemyAttack, fighterOf, type Known } from '../state.ts';
import { SIDES } from './chance.ts';

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
    dive: surfaced ? crashDiveOdds(known, id, attacks) : deepDiveOdds(known, id, attacks.length),
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

/** UL-14.6  One die decides, or with the option one for each attacker; 10 is the hull's, and Flooding is what is left. */
function deepDiveOdds(known: Readonly<Known>, id: BoatId, attackers: number): ReactionOdds {
  const boat = strained(boatOf(known, id), DEEP_DIVE_STRESS);
  const dice = known.settings.deepDivePerAttacker ? attackers : 1;
  const well = Math.min(CRUSH_DEPTH - 1, evasionOf(boat)) / SIDES;
  const whole = (1 - 1 / SIDES) ** dice;
  const sunk = atLeast(classOf(id).hull - hullResults(boat), dice, 1 - well);
  return { size: { heavy: 0, light: 0 }, evaded: 1, flooding: whole - well ** dice, hull: 1 - whole, sunk };
}

/** The chance that so many of the dice, or more, turn out as likely as each of them may. */
function atLeast(wanted: number, dice: number, each: number): number {
  if (wanted <= 0) return 1;
  if (dice < wanted) return 0;
  return each * atLeast(wanted - 1, dice - 1, each) + (1 - each) * atLeast(wanted, dice - 1, each);
}

const total = (sizes: readonly AttackSize[]): AttackSize => ({
  heavy: sizes.reduce((sum, size) => sum + size.heavy, 0),
  light: sizes.reduce((sum, size) => sum + size.light, 0),
});
