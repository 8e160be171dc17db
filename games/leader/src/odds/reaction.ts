/** UL-14.4  Exact odds of being attacked, for the board before a reaction and for whoever weighs a danger. */
import { evasionOf, hullResults } from '../crew.ts';
import { type BoatId, classOf } from '../data/boats.ts';
import { CRASH_DIVE_STRESS, CRUSH_DEPTH, DEEP_DIVE_STRESS, ENGINES_LOST } from '../data/constants.ts';
import { faceOf, HIT_COUNTERS } from '../data/hits.ts';
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

/** The sizes that one attack may have, each with its chance. */
type Sizes = readonly { readonly size: AttackSize; readonly chance: number }[];

/** A boat still afloat: what its hull and engines can yet take, and how likely it is to be so. */
interface Standing {
  readonly hull: number;
  readonly engines: number;
  readonly chance: number;
}

/** UL-14.10, UL-14.14, UL-14.15  The chance that attacks of these sizes sink a boat; each strikes with chance `strikes`. */
export function sinkingOdds(boat: Readonly<Boat>, attacks: readonly Sizes[], strikes = 1): number {
  const hull = classOf(boat.id).hull - hullResults(boat);
  const engines = ENGINES_LOST - boat.lasting.engines;
  const afloat = attacks.reduce((boats, sizes) => attacked(boats, sizes, strikes), [{ hull, engines, chance: 1 }]);
  return Math.max(0, 1 - afloat.reduce((sum, { chance }) => sum + chance, 0));
}

function attacked(boats: readonly Standing[], sizes: Sizes, strikes: number): Standing[] {
  const struck = sizes.flatMap(({ size, chance }) => scaled(hitBy(boats, size), chance * strikes));
  return merged([...scaled(boats, 1 - strikes), ...struck]);
}

const scaled = (boats: readonly Standing[], by: number): Standing[] =>
  boats.map((boat) => ({ ...boat, chance: boat.chance * by }));

/** Counter after counter, Heavy ones first. */
function hitBy(boats: readonly Standing[], { heavy, light }: AttackSize): readonly Standing[] {
  let afloat = boats;
  for (let i = 0; i < heavy + light; i++) afloat = drawn(afloat, COUNTER[i < heavy ? 'heavy' : 'light']);
  return afloat;
}

function drawn(
  boats: readonly Standing[],
  { hull, engines, sunk }: (typeof COUNTER)[keyof typeof COUNTER],
): Standing[] {
  const after = boats.flatMap((boat) => [
    { ...boat, chance: boat.chance * (1 - hull - engines - sunk) },
    { ...boat, hull: boat.hull - 1, chance: boat.chance * hull },
    { ...boat, engines: boat.engines - 1, chance: boat.chance * engines },
  ]);
  return merged(after.filter((boat) => boat.hull > 0 && boat.engines > 0));
}

/** Boats that stand alike are one, with their chances together. */
function merged(boats: readonly Standing[]): Standing[] {
  const alike = new Map<string, Standing>();
  for (const boat of boats) {
    const key = `${boat.hull} ${boat.engines}`;
    alike.set(key, { ...boat, chance: boat.chance + (alike.get(key)?.chance ?? 0) });
  }
  return [...alike.values()];
}

/** UL-11.6, UL-15.3  What an attack may draw: an unknown ship may be any of its deck, a Tactics counter any of the cup. */
function sizesOf(known: Readonly<Known>, attack: Readonly<EnemyAttack>): Sizes {
  const ship = shipOf(known, attack.ship);
  const draws = isEscort(ship) && ship.tactics === null && known.tactics.length > 0;
  const counters = draws ? known.tactics : [ship.tactics];
  const sizes = new Map<string, Sizes[number]>();
  for (const { card, chance } of mayBe(ship)) {
    for (const tactics of counters) {
      const size = attackSize(known, attack, { ...ship, card, tactics });
      const key = `${size.heavy} ${size.light}`;
      sizes.set(key, { size, chance: (sizes.get(key)?.chance ?? 0) + chance / counters.length });
    }
  }
  return [...sizes.values()];
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
  const sunk = sinkingOdds(boatOf(known, id), sizesOfAll(known, attacks));
  return { size: knownSize(known, attacks), evaded: 0, flooding: 0, hull: 0, sunk };
}

/** UL-14.5  Evasion after the Stress of the dive. */
function crashDiveOdds(known: Readonly<Known>, id: BoatId, attacks: readonly EnemyAttack[]): ReactionOdds {
  const boat = strained(boatOf(known, id), CRASH_DIVE_STRESS);
  const after = { ...known, boats: known.boats.map((one) => (one.id === id ? boat : one)) };
  const evaded = Math.min(1, evasionOf(boat) / SIDES);
  const sunk = sinkingOdds(boat, sizesOfAll(after, attacks), 1 - evaded);
  return { size: knownSize(after, attacks), evaded, flooding: 0, hull: 0, sunk };
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

const sizesOfAll = (known: Readonly<Known>, attacks: readonly EnemyAttack[]): Sizes[] =>
  attacks.map((attack) => sizesOf(known, attack));

/** All counters that can be foretold: none of a ship that is unknown. */
function knownSize(known: Readonly<Known>, attacks: readonly EnemyAttack[]): AttackSize {
  const sizes = attacks.map((attack) => attackSize(known, attack));
  return {
    heavy: sizes.reduce((sum, size) => sum + size.heavy, 0),
    light: sizes.reduce((sum, size) => sum + size.light, 0),
  };
}
