/**
 * The odds of a fleet battle, for the board to show before a player decides. Who may strike whom makes too many positions to
 * work out, so the rules fight it many times on dice of their own, the same for the same fleets, and the error is told.
 * Under fixed orders: everybody fights to the end, nobody submerges, and each side loses its cheapest unit first.
 */
import { FastDice, OrderedTable, type Orders, type Play } from '@derby/kernel';
import type { ZoneId } from '../data/map.ts';
import { combatUnits, fighting, fleetRound, openFleetBattle } from '../fleet-battle.ts';
import type { Pens, StandingOrders, State, Table, Unit, UnitId } from '../state.ts';

export interface FleetOdds {
  /** Only the attacker has combat units left; only the defender has; anything else. */
  readonly won: number;
  readonly lost: number;
  readonly undecided: number;
  /** Nineteen times in twenty they are no further off. */
  readonly error: number;
  readonly attackerLosses: number;
  readonly defenderLosses: number;
}

const TRIALS = 600;
/** What never happened in so many trials may still happen this often. */
const UNSEEN = 3 / TRIALS;

const TO_THE_END: StandingOrders = { intercept: 'none', submerge: 'never', losses: 'cheapest' };
const ORDERS: Orders<Pens> = (rule) => (rule === 'HOST-9.3' ? ['stay-up'] : ['press-on']);

/** The battle in a zone between those who are there: from its beginning, or from where it stands. */
export function fleetOdds(state: Readonly<State>, zone: ZoneId): FleetOdds {
  const fleets = { attacker: fighting(state, zone, 'attacker'), defender: fighting(state, zone, 'defender') };
  const [ours, theirs] = [idsOf(fleets.attacker), idsOf(fleets.defender)];
  const units = state.units.filter((unit) => unit.at === zone);
  const dice = new FastDice(zone);
  const sum = { won: 0, lost: 0, undecided: 0, attackerLosses: 0, defenderLosses: 0 };
  for (let trial = 0; trial < TRIALS; trial++) {
    const left = foughtOut(laidOut(state, zone, units), zone, dice);
    const [mine, yours] = [leftOf(left, ours), leftOf(left, theirs)];
    sum[outcomeOf(mine, yours)] += 1;
    sum.attackerLosses += ours.size - mine.length;
    sum.defenderLosses += theirs.size - yours.length;
  }
  const [won, lost, undecided] = [sum.won / TRIALS, sum.lost / TRIALS, sum.undecided / TRIALS];
  const spread = Math.max(...[won, lost, undecided].map((chance) => chance * (1 - chance)));
  return {
    won,
    lost,
    undecided,
    error: Math.max(2 * Math.sqrt(spread / TRIALS), UNSEEN),
    attackerLosses: sum.attackerLosses / TRIALS,
    defenderLosses: sum.defenderLosses / TRIALS,
  };
}

const idsOf = (units: readonly Unit[]): ReadonlySet<UnitId> => new Set(units.map(({ id }) => id));
const leftOf = (units: readonly Unit[], ids: ReadonlySet<UnitId>): Unit[] => units.filter(({ id }) => ids.has(id));

export function outcomeOf(ours: readonly Unit[], theirs: readonly Unit[]): 'won' | 'lost' | 'undecided' {
  const [mine, yours] = [combatUnits(ours).length > 0, combatUnits(theirs).length > 0];
  return mine && !yours ? 'won' : yours && !mine ? 'lost' : 'undecided';
}

/** The zone alone, with what is in it, to be fought over. */
function laidOut(state: Readonly<State>, zone: ZoneId, units: readonly Unit[]): State {
  const { battle } = state;
  return {
    ...state,
    units: units.map((unit) => ({ ...unit })),
    orders: { axis: TO_THE_END, allies: TO_THE_END },
    battle: battle?.kind === 'fleet' && battle.at === zone ? { ...battle, submerged: [...battle.submerged] } : null,
  };
}

/** What is left when the rules have fought it out. */
function foughtOut(state: State, zone: ZoneId, dice: FastDice): readonly Unit[] {
  new OrderedTable<Pens>(state, dice, ORDERS).run((t) => battle(t, zone));
  return state.units;
}

function* battle(t: Table, zone: ZoneId): Play<void> {
  if (!t.state.battle) openFleetBattle(t, zone);
  while (t.state.battle) yield* fleetRound(t, zone);
}
