/** UL-14.4  Exact odds of being attacked, for the board before a reaction and for whoever weighs a danger. */
import { evasionOf, hullResults } from '../crew.ts';
import { type BoatId, card, classOf } from '../data/boats.ts';
import { CRASH_DIVE_STRESS, CRUSH_DEPTH, DEEP_DIVE_STRESS, ENGINES_LOST } from '../data/constants.ts';
import { faceOf, HIT_COUNTERS, TACTICS_COUNTERS } from '../data/hits.ts';
import type { AttackSize } from '../data/ships.ts';
import { attackSize } from '../enemy-attacks.ts';
import { isEscort } from '../ships.ts';
import { type Boat, battleOf, boatOf, type EnemyAttack, fighterOf, shipOf } from '../state.ts';
import type { Known } from '../view.ts';
import { mayBe, SIDES } from './chance.ts';

/** UL-14.4  What a boat may expect of a reaction. */
export interface ReactionOdds {
  /** The counters that can be foretold if nothing is evaded. */
  readonly size: AttackSize;
  /** Chance that the first attack is evaded (Crash Dive), that all are (Deep Dive). */
  readonly evaded: number;
  readonly flooding: number;
  readonly hull: number;
  readonly sunk: number;
}

/** What a counter does that can sink a boat, now or with the next attack. */
interface Effect {
  readonly hull: number;
  readonly engines: number;
  readonly stress: number;
  readonly sunk: boolean;
  readonly chance: number;
}

/** UL-14.11, UL-14.12  The faces of one side of the counters; only red Engines damage lasts. */
function effectsOf(weight: 'heavy' | 'light'): Effect[] {
  const effects = new Map<string, Effect>();
  for (const counter of HIT_COUNTERS) {
    const { damage, amount = 1, stress = 0, sunk = false } = faceOf(counter[weight]);
    const hull = damage === 'hull' || damage === 'flooding' ? amount : 0;
    const engines = damage === 'engines' && weight === 'heavy' ? amount : 0;
    const key = `${hull} ${engines} ${stress} ${sunk}`;
    const chance = (effects.get(key)?.chance ?? 0) + 1 / HIT_COUNTERS.length;
    effects.set(key, { hull, engines, stress, sunk, chance });
  }
  return [...effects.values()];
}

const EFFECTS = { heavy: effectsOf('heavy'), light: effectsOf('light') } as const;

/** A boat still afloat: what its hull, engines and crew can yet take, the Tactics counters left, and how likely that is. */
interface Standing {
  readonly hull: number;
  readonly engines: number;
  /** Stress that the crew takes in its stride; below 0 it is Shaken, and evades less. */
  readonly calm: number;
  readonly cup: readonly number[];
  readonly chance: number;
}

function standingOf(known: Readonly<Known>, boat: Readonly<Boat>): Standing {
  return {
    hull: classOf(boat.id).hull - hullResults(boat),
    engines: ENGINES_LOST - boat.lasting.engines,
    calm: Math.max(SHAKEN, card(boat.id, boat.level).okayMax - boat.stress),
    cup: known.tactics,
    chance: 1,
  };
}

const SHAKEN = -1;

/** UL-14.10, UL-14.14, UL-14.15  The chance that one attack of this size sinks a boat. */
export function sinkingOdds(known: Readonly<Known>, boat: Readonly<Boat>, size: AttackSize): number {
  return lostOf(hitBy([standingOf(known, boat)], size));
}

const lostOf = (afloat: readonly Standing[]): number =>
  Math.max(0, 1 - afloat.reduce((sum, { chance }) => sum + chance, 0));

/** UL-14.8  One attack after another; Stress drawn in one lowers Evasion against the next. */
function sunkBy(known: Readonly<Known>, boat: Readonly<Boat>, attacks: readonly EnemyAttack[], dives: boolean): number {
  let afloat: readonly Standing[] = [standingOf(known, boat)];
  for (const attack of attacks) afloat = merged(afloat.flatMap((one) => attacked(known, boat, one, attack, dives)));
  return lostOf(afloat);
}

/** UL-14.5, UL-15.3  The attacker takes its Tactics counter, the boat evades or not, and the counters fall. */
function attacked(
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  standing: Standing,
  attack: Readonly<EnemyAttack>,
  dives: boolean,
): readonly Standing[] {
  const crew = { ...boat, stress: card(boat.id, boat.level).okayMax - standing.calm };
  const now = { ...known, boats: [crew] }; // nobody else is asked about
  const evaded = dives ? evasionShare(crew) : 0;
  return tacticsTaken(now, attack, standing).flatMap(({ ship, ...taken }) => {
    const size = attackSize(now, attack, ship);
    return [...scaled([taken], evaded), ...scaled(hitBy([taken], size), 1 - evaded)];
  });
}

/** UL-11.6, UL-15.3  What the attacker may be: an unknown ship any of its deck, with any Tactics counter of the cup. */
function tacticsTaken(known: Readonly<Known>, attack: Readonly<EnemyAttack>, standing: Standing) {
  const ship = shipOf(known, attack.ship);
  const { cup, chance } = standing;
  const draws = isEscort(ship) && ship.tactics === null && cup.length > 0;
  return mayBe(ship).flatMap((guess) => {
    const as = { ...ship, card: guess.card };
    if (!draws) return [{ ...standing, ship: as, chance: chance * guess.chance }];
    return differentIn(cup).map(([tactics, count]) => ({
      ...standing,
      ship: { ...as, tactics },
      cup: cup.filter((one) => one !== tactics),
      chance: (chance * guess.chance * count) / cup.length,
    }));
  });
}

/** One counter of each worth in an attack, and how many are worth the same. */
function differentIn(cup: readonly number[]): readonly (readonly [counter: number, count: number])[] {
  const found = new Map<number, readonly [number, number]>();
  for (const counter of cup) found.set(lightOf(counter), [counter, (found.get(lightOf(counter))?.[1] ?? 0) + 1]);
  return [...found.values()];
}

const lightOf = (counter: number): number => TACTICS_COUNTERS[counter]?.light ?? 0;

const evasionShare = (boat: Readonly<Boat>): number => Math.min(1, evasionOf(boat) / SIDES);

const scaled = (boats: readonly Standing[], by: number): Standing[] =>
  by === 0 ? [] : boats.map((boat) => ({ ...boat, chance: boat.chance * by }));

/** Counter after counter, Heavy ones first. */
function hitBy(boats: readonly Standing[], { heavy, light }: AttackSize): readonly Standing[] {
  let afloat = boats;
  for (let i = 0; i < heavy + light; i++) afloat = drawn(afloat, EFFECTS[i < heavy ? 'heavy' : 'light']);
  return afloat;
}

const drawn = (boats: readonly Standing[], effects: readonly Effect[]): Standing[] =>
  merged(
    boats.flatMap((boat) =>
      effects
        .filter(({ sunk }) => !sunk)
        .map((effect) => ({
          hull: boat.hull - effect.hull,
          engines: boat.engines - effect.engines,
          calm: Math.max(SHAKEN, boat.calm - effect.stress),
          cup: boat.cup,
          chance: boat.chance * effect.chance,
        }))
        .filter(({ hull, engines }) => hull > 0 && engines > 0),
    ),
  );

/** Boats that stand alike are one, with their chances together; of Tactics counters only what they add matters. */
function merged(boats: readonly Standing[]): Standing[] {
  const alike = new Map<string, Standing>();
  for (const boat of boats) {
    const cup = boat.cup.map(lightOf).sort();
    const key = `${boat.hull} ${boat.engines} ${boat.calm} ${cup}`;
    alike.set(key, { ...boat, chance: boat.chance + (alike.get(key)?.chance ?? 0) });
  }
  return [...alike.values()];
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
  const sunk = sunkBy(known, boatOf(known, id), attacks, false);
  return { size: knownSize(known, attacks), evaded: 0, flooding: 0, hull: 0, sunk };
}

/** UL-14.5  Evasion after the Stress of the dive. */
function crashDiveOdds(known: Readonly<Known>, id: BoatId, attacks: readonly EnemyAttack[]): ReactionOdds {
  const boat = strained(boatOf(known, id), CRASH_DIVE_STRESS);
  const after = { ...known, boats: [boat] };
  const sunk = sunkBy(after, boat, attacks, true);
  return { size: knownSize(after, attacks), evaded: evasionShare(boat), flooding: 0, hull: 0, sunk };
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

/** All counters that can be foretold: none of a ship that is unknown. */
function knownSize(known: Readonly<Known>, attacks: readonly EnemyAttack[]): AttackSize {
  const sizes = attacks.map((attack) => attackSize(known, attack));
  return {
    heavy: sizes.reduce((sum, size) => sum + size.heavy, 0),
    light: sizes.reduce((sum, size) => sum + size.light, 0),
  };
}
