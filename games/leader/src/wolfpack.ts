/** UL-9.9, UL-10.1 … UL-10.4, UL-10.6  The boats come on: the active one, and those it calls. */

import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { addStress, damageOf, isInfiltrator, isUnfit } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import { ATTACKED_PENALTY } from './data/constants.ts';
import { type ZoneId, zonesOf } from './data/display.ts';
import { sheetOf } from './map.ts';
import { partsOf, sumOf } from './modifiers.ts';
import type { Rule } from './rules.ts';
import {
  type Boat,
  battleOf,
  boatOf,
  boatsInPlay,
  contactOf,
  type Fighter,
  isFighting,
  type Phase,
  PLAYER,
  type Side,
  type Table,
} from './state.ts';
import { barToOption, pay } from './strategic.ts';
import type { Known } from './view.ts';

/** UL-9.9  The active boat takes up its position. */
export function* placement(t: Table): Play<Phase> {
  yield* place(t, contactOf(t.state).boat);
  return 'wolfpack';
}

const LONG = zonesOf('long');
const INFILTRATED = zonesOf('short', 'medium', 'long');

/** UL-2.5, UL-9.9, UL-9.10  A zone and a side. */
function* place(t: Table, id: BoatId): Play<void> {
  t.state.acting = id;
  const [, zone] = yield* t.choose(PLAYER, 'UL-9.9', (list: List<'zone'>) => {
    for (const one of isInfiltrator(boatOf(t.state, id)) ? INFILTRATED : LONG) list.open(['zone', one]);
  });
  const [side] = yield* t.choose(PLAYER, 'UL-9.10', (list: List<Side>) => list.openAll([['surfaced'], ['submerged']]));
  const battle = battleOf(t.state);
  battle.fighters.push(newFighter(id, zone, side));
  battle.fighters.sort((a, b) => order(t.state, a.id) - order(t.state, b.id));
  battle.party.push(id);
  t.log('UL-9.9', { what: 'boat-placed', boat: id, zone, side });
}

/** Boats are checked and picked in the order of purchase. */
const order = (known: Readonly<Known>, id: BoatId): number => known.boats.findIndex((boat) => boat.id === id);

export const newFighter = (id: BoatId, zone: ZoneId, side: Side): Fighter => ({
  id,
  zone,
  side,
  detected: false,
  silent: false,
  deep: false,
  stunned: 0,
  aggressive: false,
  reaction: null,
  moves: 0,
  turned: false,
  reloaded: false,
});

/** UL-10.1  Boats of the area are called, one by one, for as long as the player likes. */
export function* wolfpack(t: Table): Play<Phase> {
  while (callable(t.state).length > 0) {
    yield* t.checkpoint();
    t.state.acting = contactOf(t.state).boat;
    const [verb, id] = yield* t.choose(PLAYER, 'UL-10.1', calls);
    if (verb === 'enough') break;
    if (verb === 'radio-call') buyRadioCall(t);
    else yield* call(t, id);
  }
  return 'condition';
}

/** UL-10.1, UL-14.13  In the area, fit, not in the Searched box, able to hear; and a caller able to speak. */
function callable(known: Readonly<Known>): Boat[] {
  const caller = boatOf(known, contactOf(known).boat);
  if (damageOf(caller, 'electronics') > 0) return [];
  return boatsInPlay(known).filter(
    (boat) =>
      boat.area === caller.area &&
      !boat.searched &&
      !isUnfit(boat) &&
      damageOf(boat, 'electronics') === 0 &&
      !isFighting(known, boat.id) &&
      !battleOf(known).called.includes(boat.id),
  );
}

function calls(list: List<'call' | 'radio-call' | 'enough'>, known: Readonly<Known>): void {
  const { radio, called } = battleOf(known);
  for (const boat of callable(known)) list.open(['call', boat.id]);
  if (!radio && sheetOf(known).options['radio-call'])
    list.offer(['radio-call'], barToOption(known, 'radio-call') || (called.length > 0 && 'UL-10.4'));
  list.open(['enough']);
}

/** UL-6.7, UL-10.4  No dice in this battle: whoever is called comes. */
function buyRadioCall(t: Table): void {
  pay(t, 'radio-call');
  battleOf(t.state).radio = true;
}

function* call(t: Table, id: BoatId): Play<void> {
  battleOf(t.state).called.push(id);
  if (battleOf(t.state).radio || rollToJoin(t, id)) {
    t.log('UL-10.6', { what: 'boat-joins', boat: id });
    yield* place(t, id);
  }
}

/** UL-10.2, UL-10.3  The join die, and the risk of being overheard. */
function rollToJoin(t: Table, id: BoatId): boolean {
  const { join: need, stressMax } = sheetOf(t.state).wolfpack;
  const parts = partsOf(['attacked', boatOf(t.state, id).attacked ? -ATTACKED_PENALTY : 0]);
  const modifier = sumOf(parts);
  const die = t.d10();
  const total = die + modifier;
  const joins = total >= need;
  t.log('UL-10.2', { what: 'join-die', boat: id, die, modifier, parts, total, need, joins });
  if (die <= stressMax) overheard(t, die, stressMax);
  return joins;
}

function overheard(t: Table, die: number, upTo: number): void {
  const { boat: caller } = contactOf(t.state);
  t.log('UL-10.3', { what: 'radio-overheard', boat: caller, die, upTo });
  addStress(t, 'UL-10.3', caller, 1);
  addAlert(t, 'UL-10.3');
}

/** UL-13.14  Alerts only ever grow during a contact. */
export function addAlert(t: Table, rule: Rule): void {
  const current = contactOf(t.state);
  current.alerts += 1;
  t.log(rule, { what: 'alert', alerts: current.alerts });
}
