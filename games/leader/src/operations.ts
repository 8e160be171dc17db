/** UL-8  The Operations Segment: each boat sails, stays or makes for home, and meets its Events. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { isUnfit } from './crew.ts';
import type { BoatId } from './data/boats.ts';
import type { AreaId, Mission } from './data/campaigns.ts';
import { event } from './events.ts';
import { areaOf, isInPort, isPort, mayEnter, nextAreas, stepsToPort } from './map.ts';
import type { Rule } from './rules.ts';
import { type Boat, boatOf, boatsInPlay, type Phase, PLAYER, present, type Table, type Voyage } from './state.ts';
import type { Known } from './view.ts';

/** UL-8.1  One boat after another, each to the end of its move. */
export function* operations(t: Table): Play<Phase> {
  for (;;) {
    yield* t.checkpoint();
    if (!t.state.voyage) {
      const waiting = boatsInPlay(t.state).filter((boat) => !boat.moved);
      if (waiting.length === 0) return 'tactical';
      const [, id] = yield* t.choose(PLAYER, 'UL-8.1', boatsToMove);
      t.state.voyage = { boat: id, homing: mustGoHome(t.state, boatOf(t.state, id)), progress: 'waiting' };
    }
    const mission = yield* leg(t);
    if (mission) return 'mission';
  }
}

function boatsToMove(list: List<'boat'>, known: Readonly<Known>): void {
  for (const boat of boatsInPlay(known)) if (!boat.moved) list.open(['boat', boat.id]);
}

/** UL-8.8  Unfit at sea, and with a way to a port. */
function mustGoHome(known: Readonly<Known>, boat: Readonly<Boat>): boolean {
  return isUnfit(boat) && !isInPort(known, boat) && stepsToPort(known, boat.id)[boat.area] !== undefined;
}

/** One decision of a voyage and what comes of it. True when the boat has entered a mission box. */
function* leg(t: Table): Play<boolean> {
  const voyage = voyageOf(t.state);
  const id = voyage.boat;
  t.state.acting = id;
  const [verb, where] = yield* t.choose(PLAYER, 'UL-8.2', legs);
  switch (verb) {
    case 'sail':
      yield* enterArea(t, id, where);
      return false;
    case 'stay':
      yield* stay(t, id);
      return false;
    case 'mission':
      enterBox(t, id, where);
      return true;
    default:
      endVoyage(t, id);
      return false;
  }
}

const voyageOf = (known: Readonly<Known>): Voyage => present(known.voyage, 'voyage');

/** UL-8.2 … UL-8.5  What the boat may do next. */
function legs(list: List<'sail' | 'stay' | 'mission' | 'end'>, known: Readonly<Known>): void {
  const { boat: id, homing, progress } = voyageOf(known);
  const boat = boatOf(known, id);
  if (progress !== 'stayed') {
    for (const area of nextAreas(known, boat.area)) list.offer(['sail', area], barToSailing(known, boat, area, homing));
  }
  if (progress === 'waiting') list.offer(['stay'], barToStopping(known, boat, homing));
  else {
    if (boat.mission && areaOf(known, boat.area)[boat.mission])
      list.offer(['mission', boat.mission], homing && 'UL-8.8');
    list.offer(['end'], barToStopping(known, boat, homing));
  }
}

/** UL-2.2, UL-2.11, UL-8.8  Shut out, unfit to leave port, or bound for the nearest port only. */
function barToSailing(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId, homing: boolean): Rule | false {
  if (!mayEnter(known, boat.id, area)) return 'UL-2.2';
  if (homing) {
    const steps = stepsToPort(known, boat.id);
    return (steps[area] ?? Number.POSITIVE_INFINITY) >= (steps[boat.area] ?? 0) && 'UL-8.8';
  }
  return isUnfit(boat) && isInPort(known, boat) && 'UL-2.11';
}

/** UL-8.7, UL-8.8  Nobody stops in the Channel by choice, nor on the way home. */
function barToStopping(known: Readonly<Known>, boat: Readonly<Boat>, homing: boolean): Rule | false {
  if (homing) return 'UL-8.8';
  return areaOf(known, boat.area).mayNotEnd === true && !isUnfit(boat) && 'UL-8.7';
}

/** UL-8.2, UL-8.4  A step into an area: Events at sea, the end of the patrol in port. */
function* enterArea(t: Table, id: BoatId, area: AreaId): Play<void> {
  boatOf(t.state, id).area = area;
  voyageOf(t.state).progress = 'under-way';
  if (isPort(t.state, area)) return comeIn(t, id);
  t.log('UL-8.2', { what: 'boat-sails', boat: id, area });
  yield* meetEvents(t, id, areaOf(t.state, area).move ?? 0); // UL-1.6
}

/** UL-8.9  A patrol is complete. */
function comeIn(t: Table, id: BoatId): void {
  const boat = boatOf(t.state, id);
  boat.patrols += 1;
  boat.cameIn = true;
  t.log('UL-8.9', { what: 'boat-comes-in', boat: id, area: boat.area, patrols: boat.patrols });
  endVoyage(t, id);
}

/** UL-8.3  A boat that stays at sea draws the patrol number (UL-1.5) and may still enter a mission box. */
function* stay(t: Table, id: BoatId): Play<void> {
  const { area } = boatOf(t.state, id);
  if (isPort(t.state, area)) return endVoyage(t, id);
  t.log('UL-8.3', { what: 'boat-stays', boat: id, area });
  voyageOf(t.state).progress = 'stayed';
  yield* meetEvents(t, id, areaOf(t.state, area).patrol ?? 0);
}

/** UL-8.6, UL-8.10  Events one by one, until the crew is lost or can do no more. */
function* meetEvents(t: Table, id: BoatId, cards: number): Play<void> {
  for (let i = 0; i < cards; i++) {
    yield* event(t, id);
    if (boatOf(t.state, id).fate === 'sunk') return endVoyage(t, id);
    if (isUnfit(boatOf(t.state, id)) && !voyageOf(t.state).homing) return stopUnfit(t, id, 'UL-8.6');
  }
}

/** UL-8.6, UL-7.9  The move ends at once, in the Searched box; a mission is kept. */
export function stopUnfit(t: Table, id: BoatId, rule: 'UL-8.6' | 'UL-7.9'): void {
  const boat = boatOf(t.state, id);
  boat.searched = true;
  t.log(rule, { what: 'boat-stops-unfit', boat: id, area: boat.area });
  endVoyage(t, id);
}

export function endVoyage(t: Table, id: BoatId): void {
  boatOf(t.state, id).moved = true;
  t.state.voyage = null;
}

/** UL-8.5, UL-1.9  The box that matches the boat's marker. Its own Events are drawn there, not the area's again. */
function enterBox(t: Table, id: BoatId, kind: Mission): void {
  const { area } = boatOf(t.state, id);
  const { mine, attack, raid } = areaOf(t.state, area);
  const box = present({ mine, attack, raid }[kind], `${kind} box`);
  t.state.errand = { boat: id, kind, events: box.events, attacks: raid?.attacks ?? 0, ships: [], salvo: [] };
  t.log('UL-8.5', { what: 'box-entered', boat: id, mission: kind, area });
}
