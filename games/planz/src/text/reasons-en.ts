/** Why a choice is advised, in English. */
import { capitalised, type PlanText, percent, type ReasonText } from '@derby/kernel';
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

export const plans: PlanText<PlanZ> = {
  wolfpack: 'Intention “Wolfpack”: submarines at the convoys and at what guards them.',
  sortie: 'Intention “Sortie”: ships to battle where they are stronger.',
  station: 'Intention “Patrol line”: submarines to where convoys have to pass.',
  'convoy-muster': 'Intention “Muster”: convoys that wait are to go to sea.',
  'convoy-run': 'Intention “Convoy run”: home by the safest way.',
  'escorts-back': 'Intention “Escorts back”: to where the next convoys begin.',
  'air-strike': 'Intention “Air strike”: at ships, from the air.',
  landing: 'Intention “Landing”: a coast that counts at the end is to be taken.',
  march: 'Intention “March”: troops to what can be taken by land.',
  'softening-up': 'Intention “Softening up”: fire on the defenders before troops come.',
  preparation: 'Intention “Preparation”: a plan in hand for later.',
  reinforcement: 'Intention “Reinforcement”: units from the pool.',
  reconnaissance: 'Intention “Reconnaissance”: to look before anything is risked.',
  recovery: 'Intention “Recovery”: what is damaged is to fight again.',
  saving: 'Intention “Saving”: the AP wait for something better.',
  defence: 'Intention “Defence”: the enemy’s order is to cost more than it brings.',
};
