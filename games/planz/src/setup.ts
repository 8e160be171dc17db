/** WPZ-1.0, WPZ-3.0, WPZ-3.1, WPZ-22  The beginning: boxes, third powers, arms race, plans, and the default deployments. */
import type { Play } from '@derby/kernel';
import { OPTIONAL, PLAN_IDS, PLANS } from './data/plans.ts';
import { POWER_TABLE, POWERS, type Power, type Side, type Stand } from './data/powers.ts';
import { ARMS_RACE_PLACES, CANADIAN_SEA, DEPLOYMENTS, ORE, SCENARIOS } from './data/scenarios.ts';
import { AP_MAX } from './data/tracks.ts';
import { TYPES } from './data/types.ts';
import { counterOf, type Entry, UNIT_IDS, type UnitId } from './data/units.ts';
import { ZONE_IDS, ZONES, type ZoneId } from './data/zones.ts';
import { replacements } from './deployment.ts';
import { type OptionId, type Settings, settingsOf } from './options.ts';
import { pick } from './picks.ts';
import { put, whereIs } from './places.ts';
import { settleStacks } from './stacks.ts';
import type { Box, Plans, State, Table, Where } from './state.ts';
import { isNative, isThird, NATIVES } from './units.ts';

/** WPZ-22.1.1e, WPZ-22.1.2c  Where counters wait that are not deployed. */
const ENTRY_BOX: Readonly<Record<Entry, Box>> = {
  start: 'pool',
  pool: 'pool',
  special: 'special',
  us: 'special',
  convoy: 'convoys',
  third: 'removed',
  opt: 'removed',
};

export function setup(options: Readonly<Record<OptionId, boolean | string | number>>): State {
  const settings = settingsOf(options);
  const { ap, usStartLevel } = { ap: startingAp(settings), usStartLevel: settings.usStartLevel };
  return {
    options: settings,
    phase: 'powers',
    turn: 1,
    // WPZ-22.1  The Germans hold the initiative in the first turn.
    initiative: 'german',
    mover: 'allied',
    segment: 0,
    stage: 'begin',
    passes: 0,
    incidents: 0,
    ap,
    income: { german: 0, allied: 0 },
    arrived: 0,
    sunk: 0,
    fullArrivals: { now: 0, before: 0 },
    us: { level: usStartLevel, risen: 0, attacked: false, invaded: false, floor: 1, toSend: 0 },
    powers: Object.fromEntries(POWERS.map((power) => [power, 'neutral'])) as Record<Power, Stand>,
    trondheimIsMajor: false,
    at: UNIT_IDS.map((unit) => boxAtStart(settings, unit)),
    reduced: [],
    damaged: [],
    spentConvoys: [],
    taskForces: { 'TF-A': [], 'TF-B': [], 'TF-1': [], 'TF-2': [] },
    tops: { german: {}, allied: {} },
    plans: { german: plansOf(settings, 'german'), allied: plansOf(settings, 'allied') },
    taken: NONE_TAKEN,
    last: null,
    standing: Object.freeze({ german: ASK, allied: ASK }),
    changed: [],
    arranged: [],
    arranging: 'over',
    forming: null,
    order: null,
    battle: null,
    deploy: null,
    free: null,
    replaced: [],
    placing: null,
    armsRace: { german: 0, allied: 0 },
    seen: { german: [], allied: [] },
    lost: [],
    ended: null,
  };
}

/** No limited action has been taken yet. */
export const NONE_TAKEN: State['taken'] = Object.freeze({ german: Object.freeze({}), allied: Object.freeze({}) });

/** WPZ-M.10  Until told otherwise. */
const ASK = Object.freeze({ losses: 'ask', shots: 'ask' } as const);

/** WPZ-2.4  Counters marked OPT stay out, unless the option lets them in. */
function boxAtStart({ optUnits }: Settings, unit: UnitId): Box {
  const { entry, nat } = counterOf(unit);
  if (entry !== 'opt' || !optUnits) return ENTRY_BOX[entry];
  return nat === 'USA' ? 'special' : 'pool';
}

function startingAp({ scenario, apHandicap }: Settings): Record<Side, number> {
  const { german, allied } = SCENARIOS[scenario].ap;
  return { german: Math.min(AP_MAX, Math.max(0, german + apHandicap)), allied };
}

/** WPZ-7.7, WPZ-22.0d  All plans of a side but Opt lie in its pool. */
const plansOf = ({ optPlans }: Settings, side: Side): Plans => ({
  pool: PLAN_IDS.filter((plan) => PLANS[plan].side === side && (optPlans || plan !== OPTIONAL[side])).sort(),
  display: [],
  out: [],
  removed: [],
  played: false,
  mixed: false,
});

/** WPZ-20.0, WPZ-20.1  Third powers are rolled for once, before anything else. */
export function powerRolls(t: Table): void {
  const { state } = t;
  for (const power of POWERS) {
    const die = t.d6();
    const stand = POWER_TABLE[power][die - 1] ?? 'neutral';
    state.powers[power] = stand;
    t.log('WPZ-20.1', { what: 'power-rolled', power, die, stand });
  }
  // WPZ-14.2a
  state.trondheimIsMajor = state.powers.norway === 'german';
  state.phase = 'allied-setup';
  state.mover = 'allied';
  state.stage = 'begin';
}

/** WPZ-22.0e  One side's set-up: arms race, plans, and its deployment, which begins with the default one. */
export function* sideSetup(t: Table): Play<void> {
  const { state } = t;
  if (state.stage === 'begin') prepare(t, state.mover);
  else if (yield* replacements(t)) finish(t);
  if (state.stage === 'choose' && state.options.defaultSetup) finish(t);
}

function prepare(t: Table, side: Side): void {
  const { state } = t;
  const scenario = SCENARIOS[state.options.scenario];
  deployByDefault(state, side, scenario.hasArmsRace ? armsRace(t, side) : []);
  const count = scenario.plans[side];
  for (let i = 0; i < count; i++) {
    const plan = pick(t, state.plans[side].pool);
    if (!plan) break;
    state.plans[side].display.push(plan);
    t.reveal('WPZ-7.7', { what: 'plan-seen', side, plan }, [side]);
  }
  if (count > 0) t.log('WPZ-7.7', { what: 'plans-picked', side, count });
  state.replaced = [];
  state.placing = null;
  state.stage = 'choose';
}

/** WPZ-22.2  The arms race: as many units of the pool as a die says are there from the start. */
function armsRace(t: Table, side: Side): UnitId[] {
  const die = t.d6();
  const pool = NATIVES[side].filter((unit) => whereIs(t.state, unit) === 'pool' && counterOf(unit).entry !== 'start');
  const units = Array.from({ length: Math.min(die, pool.length) }, () => pick(t, pool) as UnitId);
  t.state.armsRace[side] = units.length;
  t.log('WPZ-22.2', { what: 'arms-race', side, die });
  t.reveal('WPZ-22.2', { what: 'units-picked', side, units }, [side]);
  return units;
}

/** WPZ-22.0e  The default deployment of a side and of the third powers that it places. */
export function deployByDefault(state: State, side: Side, picked: readonly UnitId[]): void {
  const places = DEPLOYMENTS[state.options.scenario];
  for (const unit of UNIT_IDS) {
    if (!(isNative(unit, side) || (side === 'allied' && isThird(unit)))) continue;
    const place = places[unit];
    put(state, unit, place && !isRemovedThird(state, unit) ? place : boxAtStart(state.options, unit));
  }
  for (const unit of picked) put(state, unit, armsRacePlace(unit));
  if (side === 'german') placeGuns(state);
}

/** WPZ-20.2, WPZ-22.1.3a  The forces of a power that became German are removed. */
const isRemovedThird = (state: Readonly<State>, unit: UnitId): boolean =>
  (counterOf(unit).nat === 'NOR' && state.powers.norway === 'german') ||
  (counterOf(unit).nat === 'DEN' && state.powers.denmark === 'german');

function armsRacePlace(unit: UnitId): Where {
  const { nat, category, isCanadian, type } = counterOf(unit);
  if (isCanadian && category === 'naval') return CANADIAN_SEA;
  // WPZ-13.2c  No coastal guns are in a pool at the start; a counter without a place of its own stays where it is.
  return type === 'CD' ? 'special' : (ARMS_RACE_PLACES[nat]?.[TYPES[type].category] ?? 'pool');
}

/** WPZ-22.1.3a  One German coastal gun in each land zone of a Scandinavian power that became German. */
function placeGuns(state: State): void {
  const guns = NATIVES.german.filter((unit) => counterOf(unit).type === 'CD');
  const zones = ZONE_IDS.filter((zone) => isGermanScandinavia(state, zone));
  zones.forEach((zone, index) => {
    const gun = guns[index];
    if (gun) put(state, gun, zone);
  });
}

const isGermanScandinavia = (state: Readonly<State>, zone: ZoneId): boolean => {
  const power = ZONES[zone][2];
  return (power === 'norway' || power === 'denmark') && state.powers[power] === 'german';
};

/** WPZ-22.1  Allies first, then Germans, then the first turn. */
function finish(t: Table): void {
  const { state } = t;
  const side = state.mover;
  state.stage = 'begin';
  state.replaced = [];
  state.phase = side === 'allied' ? 'german-setup' : 'determination';
  state.mover = 'german';
  t.reveal('WPZ-22.0e', { what: 'deployed', side });
  settleStacks(t);
}

/** WPZ-19.0  The ore convoys and where they belong. */
export const ORE_UNITS = Object.keys(ORE) as (keyof typeof ORE)[];
