/** WPZ-11.5, WPZ-11.1b, WPZ-11.1e  A battle: one pass through five steps, from wherever the state says it stands. */
import type { Play } from '@derby/kernel';
import { isOpenTo } from './control.ts';
import { type AreaId, BALTIC, CANADA, US_WATERS } from './data/areas.ts';
import type { Context } from './data/contexts.ts';
import { TACTICAL } from './data/plans.ts';
import type { Side } from './data/powers.ts';
import { FLIGHT_LIMIT, PLAN_BONUS, WATERS_BONUS } from './data/tracks.ts';
import type { UnitId } from './data/units.ts';
import type { ZoneId } from './data/zones.ts';
import { fireStep } from './fire.ts';
import { basesOf, zonesOf } from './geography.ts';
import { eliminate } from './losses.ts';
import { publicFirst } from './order.ts';
import { forget, settleStacks } from './stacks.ts';
import { ask } from './standing-orders.ts';
import type { Battle, BattleStep, State, Table } from './state.ts';
import { GROUND } from './traits.ts';
import { germanAttack } from './united-states.ts';
import { hasAt, isAir, isCarrier, navalAt, otherSide, unitsAt } from './units.ts';

/** What a battle needs to be told when it begins. */
export interface Clash {
  readonly context: Context;
  readonly attacker: Side;
  /** Whose action or interception brought it about (WPZ-21.2c). */
  readonly begunBy: Side;
  readonly area: AreaId;
  readonly zone: ZoneId | null;
  readonly attackers: readonly UnitId[];
  readonly defenders: readonly UnitId[];
  readonly landing?: readonly UnitId[];
  readonly isDesperate?: boolean;
  /** The attacker has declared his tactical plan with the attack (WPZ-16.7). */
  readonly withPlan?: boolean;
}

/** WPZ-11.1a, WPZ-11.1d, WPZ-11.1f  Combat begins: whoever takes part is seen by both. */
export function beginBattle(t: Table, clash: Clash): void {
  const { context, attacker, area, zone, attackers, defenders } = clash;
  const battle: Battle = {
    context,
    attacker,
    area,
    zone,
    step: firstStep(context),
    attackers: [...attackers],
    defenders: [...defenders],
    landing: [...(clash.landing ?? [])],
    isDesperate: clash.isDesperate ?? false,
    plan: { attacker: false, defender: false },
    first: attacker,
    turn: attacker,
    fired: [],
    waiting: [],
    shooter: null,
    hit: null,
    cargo: null,
  };
  t.state.battle = battle;
  for (const unit of [...attackers, ...defenders]) forget(t.state, unit);
  t.reveal('WPZ-11.1d', { what: 'battle-begins', context, attacker, area, zone, attackers, defenders });
  if (clash.withPlan) playTactical(t, attacker, 'attacker');
  germanAttack(t, clash.begunBy, [...attackers, ...defenders]);
}

function firstStep(context: Context): BattleStep {
  if (context === 'airstrike-sea') return 'commit';
  if (context === 'bombardment' || context === 'carrier-bombardment' || context === 'air-naval') return 'join';
  return context === 'interception' ? 'attacker-plan' : 'defender-plan';
}

/** One question of a battle, or what happens without one. */
export function* battleOn(t: Table): Play<void> {
  const { battle } = t.state;
  if (!battle) return;
  switch (battle.step) {
    case 'commit':
      return yield* commitInterceptors(t);
    case 'join':
      return yield* joinDefence(t);
    case 'attacker-plan':
      return yield* tacticalPlan(t, battle.attacker, 'attacker');
    case 'defender-plan':
      return yield* tacticalPlan(t, otherSide(battle.attacker), 'defender');
    case 'roll':
      return superiority(t);
    case 'over':
      return endBattle(t);
    default:
      return yield* fireStep(t);
  }
}

/** WPZ-11.3b  Aircraft of the defender from bases of the same area may rise, up to four. */
function* commitInterceptors(t: Table): Play<void> {
  const battle = t.state.battle as Battle;
  const side = otherSide(battle.attacker);
  if (interceptors(t.state, battle).length === 0) return nextStep(t.state, 'defender-plan');
  const choice = yield* ask<'commit' | 'done'>(t, side, 'WPZ-11.3b', (list, state) => {
    list.open(['done']);
    if (state.battle) for (const unit of interceptors(state, state.battle)) list.open(['commit', unit]);
  });
  if (!choice) return;
  if (choice[0] === 'done') return nextStep(t.state, 'defender-plan');
  join(t, side, [choice[1]]);
}

function interceptors(state: Readonly<State>, { attacker, area, defenders }: Readonly<Battle>): UnitId[] {
  const side = otherSide(attacker);
  if (defenders.filter(isAir).length >= FLIGHT_LIMIT) return [];
  return zonesOf(area)
    .flatMap((zone) => basesOf(zone))
    .filter((base) => isOpenTo(state, side, base))
    .flatMap((base) => publicFirst(state, side, unitsAt(state, side, base).filter(isAir)))
    .filter((unit) => !defenders.includes(unit));
}

function join(t: Table, side: Side, units: readonly UnitId[]): void {
  t.state.battle?.defenders.push(...units);
  for (const unit of units) forget(t.state, unit);
  t.reveal('WPZ-11.3b', { what: 'joined', side, units });
}

/** WPZ-23.3.1-NB  The defender's ships beside a bombarded coast take part if he likes, all or none. */
function* joinDefence(t: Table): Play<void> {
  const battle = t.state.battle as Battle;
  const side = otherSide(battle.attacker);
  if (navalAt(t.state, side, battle.area).length > 0) {
    const choice = yield* ask<'join-defence' | 'stay-out'>(t, side, 'WPZ-23.3.1-NB', (list) => {
      list.open(['join-defence']);
      list.open(['stay-out']);
    });
    if (!choice) return;
    if (choice[0] === 'join-defence') {
      const ships = navalAt(t.state, side, battle.area);
      join(t, side, ships);
      germanAttack(t, battle.attacker, ships);
    }
  }
  nextStep(t.state, 'defender-plan');
}

/** WPZ-16.7  Whoever holds a face-down plan and has played none is asked, whichever plan it is. */
const isAskedForPlan = (state: Readonly<State>, side: Side): boolean =>
  state.plans[side].display.length > 0 && !state.plans[side].played;

/** WPZ-7.7.2e  Whether the tactical plan could be played now. */
export const hasTactical = (state: Readonly<State>, side: Side): boolean =>
  isAskedForPlan(state, side) && state.plans[side].display.includes(TACTICAL[side]);

/** WPZ-11.6a  The tactical plan, first the attacker's, then the defender's. */
function* tacticalPlan(t: Table, side: Side, role: 'attacker' | 'defender'): Play<void> {
  if (isAskedForPlan(t.state, side)) {
    const choice = yield* ask<'use-plan' | 'keep-plan'>(t, side, 'WPZ-11.6a', (list, state) => {
      list.offer(['use-plan'], !hasTactical(state, side) && 'WPZ-7.7.2e');
      list.open(['keep-plan']);
    });
    if (!choice) return;
    if (choice[0] === 'use-plan') playTactical(t, side, role);
  }
  nextStep(t.state, role === 'attacker' ? 'defender-plan' : 'roll');
}

function playTactical(t: Table, side: Side, role: 'attacker' | 'defender'): void {
  const { state } = t;
  const plan = TACTICAL[side];
  const plans = state.plans[side];
  plans.display = plans.display.filter((one) => one !== plan);
  plans.out.push(plan);
  plans.played = true;
  if (state.battle) state.battle.plan[role] = true;
  t.reveal('WPZ-7.7.2e', { what: 'plan-played', side, plan });
}

/** WPZ-11.6a, WPZ-11.6b  Both roll; the higher total fires first in every step. */
function superiority(t: Table): void {
  const battle = t.state.battle as Battle;
  const defender = otherSide(battle.attacker);
  const bonus = {
    attacker: bonusOf(battle, battle.attacker, battle.plan.attacker),
    defender: bonusOf(battle, defender, battle.plan.defender),
  };
  const dice = { attacker: t.d6(), defender: t.d6() };
  const difference = dice.attacker + bonus.attacker - dice.defender - bonus.defender;
  const winsTie = battle.attackers.some((unit) => isCarrier(unit) || isAir(unit));
  battle.first = difference > 0 || (difference === 0 && winsTie) ? battle.attacker : defender;
  battle.turn = battle.first;
  t.log('WPZ-11.6a', { what: 'superiority', dice, bonus, first: battle.first });
  nextStep(t.state, 2);
  t.log('WPZ-11.5', { what: 'step-begins', step: 2 });
}

/** WPZ-E.3, WPZ-11.6a  German home waters, Canada and the United States help whoever is at home there, at sea. */
function bonusOf({ area, zone }: Readonly<Battle>, side: Side, hasPlan: boolean): number {
  const isHome = side === 'german' ? BALTIC.includes(area) : CANADA.includes(area) || US_WATERS.includes(area);
  return (hasPlan ? PLAN_BONUS : 0) + (isHome && zone === null ? WATERS_BONUS : 0);
}

const nextStep = (state: State, step: BattleStep): void => {
  if (state.battle) state.battle.step = step;
};

/** WPZ-11.7c, WPZ-12.4a  After the last step: where it was all or nothing, survivors on land are the end of the landing. */
function endBattle(t: Table): void {
  const battle = t.state.battle as Battle;
  const { area, zone, attacker, landing, isDesperate } = battle;
  if (isDesperate && zone && hasAt(t.state, otherSide(attacker), zone, GROUND))
    for (const unit of [...landing]) eliminate(t, unit);
  t.state.battle = null;
  t.log('WPZ-11.7c', { what: 'battle-ends', area });
  settleStacks(t);
}
