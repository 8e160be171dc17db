/** WPZ-7.7  Plans: picked, played, and what they bring. */

import { AREA_IDS } from './data/areas.ts';
import { OPTIONAL, PLANS, type PlanId } from './data/plans.ts';
import type { Side } from './data/powers.ts';
import { AP_MAX } from './data/tracks.ts';
import { examine } from './examine.ts';
import { examinePlans } from './intelligence.ts';
import { announce, orderOf } from './order.ts';
import { pick } from './picks.ts';
import { put, whereIs } from './places.ts';
import { isFreeForItalians } from './reinforcements.ts';
import { settleStacks } from './stacks.ts';
import type { State, Table } from './state.ts';
import { usStatus } from './units.ts';

const ITALIANS = 'I-SS-1';
const STATUS_INDEX = { neutral: 0, limited: 1, full: 2 } as const;

export const canMobilisePlan = (state: Readonly<State>): boolean => state.plans[state.mover].pool.length > 0;

/** WPZ-23.1-MP, WPZ-7.7.1  One marker from the pool, face down into the display. */
export function mobilisePlan(t: Table): void {
  announce(t);
  const { state } = t;
  const side = state.mover;
  const plan = pick(t, state.plans[side].pool);
  orderOf(state).step = 'end';
  if (!plan) return;
  state.plans[side].display.push(plan);
  t.log('WPZ-7.7.1', { what: 'plan-mobilised', side });
  t.reveal('WPZ-7.7.1', { what: 'plan-seen', side, plan }, [side]);
}

/** WPZ-7.7.2a  Plans that could be played in this segment. */
export function playable(state: Readonly<State>, side: Side): PlanId[] {
  const { display, played } = state.plans[side];
  if (played) return [];
  return display.filter((plan) => PLANS[plan].timing === 'segment' || plan === OPTIONAL[side]);
}

/** WPZ-7.7.2a … WPZ-7.7.2d  A plan is revealed instead of an action. */
export function playPlan(t: Table, plan: PlanId): void {
  const { state } = t;
  const side = state.mover;
  const plans = state.plans[side];
  const { after, effects, free } = PLANS[plan];
  plans.display = plans.display.filter((one) => one !== plan);
  plans.played = true;
  (after === 'remove' ? plans.removed : plans.out).push(plan);
  t.reveal('WPZ-7.7.2a', { what: 'plan-played', side, plan });
  gainAp(t, side, apOf(state, side, plan));
  if (effects.includes('mix')) plans.mixed = true;
  if (effects.includes('italian')) releaseItalians(t);
  if (effects.includes('examine')) {
    examine(t, side, AREA_IDS);
    examinePlans(t, side);
  }
  if (free) state.free = { by: plan, left: free.max, taken: [] };
  state.stage = free ? 'free' : 'follow-up';
}

/** WPZ-22.0d  By option the Opt plan is worth one AP. */
const apOf = (state: Readonly<State>, side: Side, plan: PlanId): number =>
  plan === OPTIONAL[side] ? 1 : PLANS[plan].ap[STATUS_INDEX[usStatus(state)]];

/** WPZ-7.1, WPZ-7.7.2b  AP are gained up to the end of the track and never fall below nothing. */
export function gainAp(t: Table, side: Side, by: number): void {
  const { state } = t;
  const before = state.ap[side];
  state.ap[side] = Math.max(0, Math.min(AP_MAX, before + by));
  if (by !== 0) t.log('WPZ-7.1', { what: 'ap-changed', side, by: state.ap[side] - before, ap: state.ap[side] });
}

/** WPZ-17.6  The Italian submarines come into CG, or into the German pool if Allied ships are there. */
function releaseItalians(t: Table): void {
  const { state } = t;
  if (whereIs(state, ITALIANS) !== 'special') return;
  const isFree = isFreeForItalians(state);
  put(state, ITALIANS, isFree ? 'CG' : 'pool');
  if (isFree) t.reveal('WPZ-17.6', { what: 'unit-deployed', side: 'german', place: 'CG', unit: ITALIANS });
  settleStacks(t);
}
