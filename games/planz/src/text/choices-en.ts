/** What each choice says, in English. Two offers of one question never read alike. */
import type { GameText } from '@derby/kernel';
import { KINDS as KIND_SPECS } from '../data/kinds.ts';
import { UNITS, type UnitId } from '../data/units.ts';
import { isArea, isBase, isZone } from '../geography.ts';
import type { Place, PlanZ } from '../state.ts';
import type { View } from '../view.ts';
import { aimAt, isLastStep, isLift } from './figures.ts';
import { base, CLASSES, NATIONS, place, sea, taskForce, unit, within, zone } from './names-en.ts';
import { FACTORS, KINDS, PLAN_EFFECTS, PLANS, standing } from './words-en.ts';

const isPlace = (where: string): where is Place => isArea(where) || isZone(where) || isBase(where);

/** "in the Norwegian Sea (AE)", "aboard German transport TR-1". */
const somewhere = (where: Place | UnitId): string => (isPlace(where) ? within(where) : `aboard ${unit(where)}`);

/** A unit with its state, as its owner knows it. */
const state = (id: UnitId, view: Readonly<View>): string =>
  view.reduced.includes(id) ? `${unit(id)} (reduced)` : unit(id);

/** Where a unit of one's own lies, unless the order has said so. */
function where(id: UnitId, { at, order }: Readonly<View>): string {
  const found = at[id];
  return found && isPlace(found) && found !== order?.origin ? ` ${within(found)}` : '';
}

const price = (ap: number, view: Readonly<View>): string => (view.free ? 'free' : `${ap} AP`);

/** "AS 3: hits on 3 or less". */
function chances(target: Parameters<typeof aimAt>[1], view: Readonly<View>): string {
  const aim = aimAt(view, target);
  if (!aim) return '';
  return ` (${FACTORS[aim.factor]} ${aim.hitsOn}: hits on ${aim.hitsOn === 1 ? 'a 1' : `${aim.hitsOn} or less`})`;
}

export const choices: GameText<PlanZ>['choices'] = {
  place: ([, id, to]) => `${unit(id)} begins ${somewhere(to)}`,
  done: () => 'Done',
  action: ([, kind], view) => `${KINDS[kind]} (${price(KIND_SPECS[kind].ap, view)})`,
  play: ([, plan]) => `Play the plan ${PLANS[plan]}: ${PLAN_EFFECTS[plan]}`,
  pass: () => 'Pass',
  decline: () => 'Take no action',
  arrange: () => 'First put stacks and task forces in order',
  top: ([, id], view) => `${unit(id)} on top${where(id, view)}`,
  form: ([, marker, area]) => `Form ${taskForce(marker)} ${within(area)}`,
  dissolve: ([, marker]) => `Dissolve ${taskForce(marker)}`,
  assign: ([, id]) => `${unit(id)} goes into the task force`,
  standing: ([, kind, value]) => `Standing order: ${standing(kind, value)}`,
  from: ([, from]) => `From ${place(from)}`,
  name: ([, id], view) => `${state(id, view)}${where(id, view)}`,
  all: ([, nation]) => `All ${NATIONS[nation]} units here`,
  'all-surface': ([, nation]) => `All ${NATIONS[nation]} surface ships here`,
  'all-submarines': ([, nation]) => `All ${NATIONS[nation]} submarines here`,
  'task-force': ([, marker]) => `All of ${taskForce(marker)}`,
  ready: () => 'The list is complete',
  board: ([, id, ship]) => `${unit(id)} boards ${unit(ship)}`,
  to: ([, to]) => `To ${place(to)}`,
  drop: ([, id]) => `${unit(id)} stays here`,
  stop: () => 'Stop here',
  leave: ([, id]) => `${unit(id)} stays with the enemy ships`,
  'leave-surface': () => 'All surface ships stay with the enemy ships',
  'go-on': () => 'The others go on',
  marker: ([, marker, area]) => `${taskForce(marker)} is ${within(area)}`,
  intercept: () => 'Intercept',
  'let-pass': () => 'Let them pass',
  attack: () => 'Attack',
  'attack-with-plan': () => 'Attack and play the tactical plan',
  'no-attack': () => 'Do not attack',
  'with-submarines': () => 'The submarines attack too',
  'without-submarines': () => 'The submarines stay out of it',
  'include-neutrals': () => 'Attack the neutral ships too, which is an invasion',
  'spare-neutrals': () => 'Spare the neutral ships',
  target: ([, target], view) => `${isLift(view) ? 'To' : 'Against'} ${isArea(target) ? sea(target) : zone(target)}`,
  flight: ([, from]) => `With aircraft from ${base(from)}`,
  'no-flight': () => 'Without aircraft',
  join: ([, id]) => `${unit(id)} joins the attack`,
  support: ([, id]) => `${unit(id)} supports the landing`,
  'land-at': ([, at]) => `Land ${within(at)}`,
  'stay-aboard': () => 'Stay aboard',
  land: ([, id, at]) => `${unit(id)} lands ${within(at)}`,
  'go-ashore': () => 'Go ashore',
  rebase: ([, id, to]) => `${unit(id)} to ${base(to)}`,
  shift: ([, id, to]) => `${unit(id)} to ${zone(to)}`,
  lift: ([, aircraft, id]) => `${unit(aircraft)} takes ${unit(id)}`,
  strike: () => 'Strike here',
  'fly-home': () => 'Fly home',
  commit: ([, id]) => `${unit(id)} takes off`,
  'join-defence': () => 'The ships join the defence',
  'stay-out': () => 'The ships stay out of it',
  deploy: ([, id, to]) => `${unit(id)} arrives ${somewhere(to)}`,
  return: ([, id]) => `${unit(id)} goes back to the pool`,
  raise: ([, id]) => `Mobilise ${unit(id)}`,
  emplace: ([, id, at]) => `${unit(id)} at ${base(at)}`,
  convoy: ([, id, at]) => `${unit(id)} ${isArea(at) ? within(at) : `in port at ${base(at)}`}`,
  examine: ([, what]) => (what === 'forces' ? 'Look at all enemy forces on the map' : 'Look at the enemy’s plans'),
  refit: ([, id]) => `Refit ${unit(id)}`,
  rally: ([, id], view) => `Rally ${unit(id)}${where(id, view)}`,
  send: ([, id]) => `Send ${unit(id)} to the pool`,
  'use-plan': () => 'Play the tactical plan',
  'keep-plan': () => 'Play no plan',
  shoot: ([, id], view) => `${state(id, view)} fires`,
  hold: ([, id]) => `${unit(id)} holds its fire`,
  wait: ([, id]) => `${unit(id)} waits for step 5`,
  at: ([, target], view) =>
    `At ${target in UNITS ? state(target as UnitId, view) : CLASSES[target as keyof typeof CLASSES]}${chances(target, view)}`,
  lose: ([, id], view) => {
    if (!view.battle?.hit) return `${unit(id)} is given up${where(id, view)}`;
    return `${unit(id)} is hit and ${isLastStep(view, id) ? 'lost' : 'reduced'}`;
  },
};
