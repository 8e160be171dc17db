/** Why a choice is advised, in English. */
import { capitalised, percent, type ReasonText } from '@derby/kernel';
import { counted, decimal } from '@derby/kernel/english';
import type { PlanZ } from '../state.ts';
import { place, unit, within } from './names-en.ts';
import { KINDS, PLANS } from './words-en.ts';

const points = (worth: number): string => `${decimal(worth)} VP`;

export const reasons: ReasonText<PlanZ> = capitalised<ReasonText<PlanZ>>({
  action: ({ kind, worth, next, nextWorth }) =>
    `${KINDS[kind]} looks worth ${points(worth)}${next ? `; next best is ${KINDS[next]} with ${points(nextWorth)}` : ''}.`,
  pass: ({ best, worth }) =>
    best
      ? `The best action, ${KINDS[best]}, is worth only ${points(worth)}: the AP are saved.`
      : 'Nothing can be done that is worth an AP.',
  marker: ({ plan, worth }) => `${PLANS[plan]} is worth ${points(worth)} now and costs no AP.`,
  battle: ({ place: where, gain, loss }) =>
    `By expected hits the attack ${within(where)} destroys ${points(gain)} and costs ${points(loss)}.`,
  'last-seen': ({ place: where, turns, units }) =>
    `${counted(units, 'enemy unit')} ${within(where)}, examined ${turns === 0 ? 'this turn' : `${counted(turns, 'turn')} ago`}.`,
  'never-seen': ({ place: where, units }) =>
    `${counted(units, 'enemy unit')} ${within(where)}, never examined: below the top the usual companions are assumed.`,
  prize: ({ zone, chance }) => `The chance to take ${place(zone)} is about ${percent(chance)}.`,
  'convoy-way': ({ goal, zones, submarines }) =>
    `${counted(zones, 'zone')} to go by way of ${place(goal)}; ${counted(submarines, 'enemy submarine')} seen on the way.`,
  'bound-for': ({ goal }) => `The force is bound for ${place(goal)}.`,
  shot: ({ chance, worth }) => `The shot hits with ${percent(chance)}: ${points(worth)} on average.`,
  loss: ({ unit: id, worth, hasFired }) =>
    `${unit(id)} is the cheapest to give up: ${points(worth)}${hasFired ? ', and it has fired' : ''}.`,
  interception: ({ gain, loss }) => `To intercept is expected to bring ${points(gain)} for ${points(loss)}.`,
  stakes: ({ worth, needed }) =>
    `${points(worth)} are at stake; the tactical plan is kept for ${points(needed)} and more.`,
  'part-of-order': ({ kind }) => `This is the next step of the order: ${KINDS[kind]}.`,
  habit: () => 'The adviser does so as a matter of course.',
  'not-advised': () => 'The adviser would do something else.',
});
