/** Advice for the Operations Segment: where to hunt, and from which port. */

import type { Choice } from '../src/choices.ts';
import { contactModifier } from '../src/contact.ts';
import type { AreaId, Mission } from '../src/data/campaigns.ts';
import type { Era } from '../src/data/events.ts';
import { areaOf, huntingGrounds, isPort, mayEnter, nextAreas, sheetOf } from '../src/map.ts';
import { type Boat, boatOf, boatsInPlay, present } from '../src/state.ts';
import type { Known } from '../src/view.ts';
import type { Open } from './advice.ts';
import { best } from './choices.ts';
import { nerveLeft } from './doctrine.ts';

/**
 * What an Event costs, in contacts. A late card brings a sixth more Stress than an early one and about four times the
 * Heavy counters: with a Heavy as bad as two Stress or somewhat more, 1.4 times the harm.
 */
const EVENT_COST: Readonly<Record<Era, number>> = { early: 0.12, late: 0.17 };
/** What each boat already there costs. */
const COMPANY_COST = 0.45;

/** Expected contacts of a die in an area, with what lies there. */
function expectedContacts(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId): number {
  const modifier = contactModifier(known, { ...boat, area });
  const least = areaOf(known, area).contacts ?? [];
  return least.reduce((sum, need) => sum + Math.min(10, Math.max(0, 11 - need + modifier)) / 10, 0);
}

/** Events on the cheapest way from an area to every other this boat may enter. */
export function eventsTo(known: Readonly<Known>, boat: Readonly<Boat>): Map<AreaId, number> {
  const cost = new Map<AreaId, number>([[boat.area, 0]]);
  const queue = [boat.area];
  for (const id of queue) {
    for (const next of nextAreas(known, id)) {
      if (!mayEnter(known, boat.id, next)) continue;
      const here = (cost.get(id) ?? 0) + (areaOf(known, next).move ?? 0);
      if (here >= (cost.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      cost.set(next, here);
      if (!isPort(known, next)) queue.push(next);
    }
  }
  return cost;
}

/** Events on the cheapest way from an area to a port. */
function eventsHome(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId): number {
  const ways = [...eventsTo(known, { ...boat, area })].filter(([end]) => isPort(known, end));
  return Math.min(...ways.map(([, events]) => events));
}

interface Ground {
  readonly area: AreaId;
  /** Events met on the way. */
  readonly events: number;
  /** Contacts that a search there may bring. */
  readonly expected: number;
}

/** The whole patrol counts: the way out, a turn there, and the way home. */
function worthOf(known: Readonly<Known>, boat: Readonly<Boat>, { area, events, expected }: Ground): number {
  const { patrol = 0 } = areaOf(known, area);
  const company = boatsInPlay(known).filter((other) => other.id !== boat.id && other.area === area).length;
  const all = events + patrol + eventsHome(known, boat, area);
  return expected - EVENT_COST[sheetOf(known).era] * all - COMPANY_COST * company;
}

/** The best area to search for a boat that is here. */
export function groundFrom(known: Readonly<Known>, boat: Readonly<Boat>, here: AreaId): Ground | undefined {
  const there = { ...boat, area: here };
  const events = eventsTo(known, there);
  const grounds = huntingGrounds(known).flatMap((area) => {
    const onTheWay = events.get(area);
    return onTheWay === undefined ? [] : [{ area, events: onTheWay, expected: expectedContacts(known, there, area) }];
  });
  return best(grounds, (ground) => worthOf(known, there, ground));
}

export const huntingGroundFor = (known: Readonly<Known>, boat: Readonly<Boat>): AreaId | undefined =>
  groundFrom(known, boat, boat.area)?.area;

/** The port from which the hunting grounds are nearest. */
export function choosePort(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  return best(open, (choice) => {
    const ground = groundFrom(known, boat, choice[1] as AreaId);
    return ground ? worthOf(known, boat, ground) : Number.NEGATIVE_INFINITY;
  });
}

/** The nearest box for a mission, and the Events up to its deed. */
export function boxFor(
  known: Readonly<Known>,
  boat: Readonly<Boat>,
  mission: Mission,
): { area: AreaId; events: number } | undefined {
  const boxes = [...eventsTo(known, boat)].flatMap(([area, way]) => {
    const box = areaOf(known, area)[mission];
    return box ? [{ area, events: way + box.events }] : [];
  });
  return best(boxes, ({ events }) => -events);
}

/** Nerves for the way to the box, with one Event to spare. */
export function canReachBox(known: Readonly<Known>, boat: Readonly<Boat>, mission: Mission): boolean {
  const box = boxFor(known, boat, mission);
  return box !== undefined && nerveLeft(boat) > box.events + 1;
}
