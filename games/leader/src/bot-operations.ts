/** Advice for the Operations Segment: where to hunt, and when to come home. */
import type { Open, Planner } from './bot.ts';
import { best } from './bot-choices.ts';
import type { Doctrine } from './bot-doctrine.ts';
import { contactModifier } from './contact.ts';
import { conditionOf, hullResults } from './crew.ts';
import { card, classOf } from './data/boats.ts';
import type { AreaId } from './data/campaigns.ts';
import { areaOf, huntingGrounds, isInPort, isPort, mayEnter, nextAreas } from './map.ts';
import { type Boat, boatOf, boatsInPlay, type Choice, type Known, present } from './state.ts';
import { stowedIn, torpedoesOf } from './torpedo-room.ts';

/** What an Event on the way costs, and company in an area. */
const EVENT_COST = 0.12;
const COMPANY_COST = 0.45;
/** So few torpedoes are not worth staying for. */
const FEW = 2;

/** Expected contacts of a die in an area, with what lies there. */
export function expectedContacts(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId): number {
  const modifier = contactModifier(known, { ...boat, area });
  const least = areaOf(known, area).contacts ?? [];
  return least.reduce((sum, need) => sum + Math.min(10, Math.max(0, 11 - need + modifier)) / 10, 0);
}

/** Events on the cheapest way from an area to every other this boat may enter. */
function eventsTo(known: Readonly<Known>, boat: Readonly<Boat>): Map<AreaId, number> {
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

/** The best area to search for this boat. */
export function huntingGroundFor(known: Readonly<Known>, boat: Readonly<Boat>): AreaId | undefined {
  const events = eventsTo(known, boat);
  const grounds = huntingGrounds(known).filter((area) => events.has(area));
  return best(grounds, (area) => {
    const company = boatsInPlay(known).filter((other) => other.id !== boat.id && other.area === area).length;
    const { patrol = 0 } = areaOf(known, area);
    return (
      expectedContacts(known, boat, area) - EVENT_COST * ((events.get(area) ?? 0) + patrol) - COMPANY_COST * company
    );
  });
}

/** Few torpedoes, or a boat that cannot take much more. */
const isWornOut = (boat: Readonly<Boat>): boolean =>
  torpedoesOf(boat) <= FEW ||
  boat.lasting.engines > 0 ||
  boat.lasting.periscope > 0 ||
  boat.lasting.hull >= Math.max(1, classOf(boat.id).hull - 2);

/** Hardly a torpedo gone: the boat has not fought since it left port. */
function isFresh(boat: Readonly<Boat>): boolean {
  const { ready, stored } = classOf(boat.id);
  return stowedIn(boat.ready) + stowedIn(boat.stored) >= ready + stored - FEW;
}

/** One more hull result would sink her. */
const isCrippled = (boat: Readonly<Boat>): boolean => boat.lasting.hull >= classOf(boat.id).hull - 1;

/** Hardly anybody turns back before the first fight; who has fought and is under way is on the way home. */
function isForHome(known: Readonly<Known>, boat: Readonly<Boat>, { isTired }: Doctrine): boolean {
  if (isInPort(known, boat)) return false;
  if (isFresh(boat)) return isCrippled(boat);
  const isUnderWay = known.voyage?.boat === boat.id && known.voyage.progress !== 'waiting';
  return isUnderWay || isWornOut(boat) || isTired(boat);
}

/** From port only when rested. */
const isRested = (boat: Readonly<Boat>): boolean =>
  boat.stress <= card(boat.id, boat.level).okayMax / 4 && hullResults(boat) === 0;

/** UL-17.7  Somebody must be at sea: where nobody else will be, an Okay crew is rested enough. */
const maySail = (known: Readonly<Known>, boat: Readonly<Boat>, doctrine: Doctrine): boolean =>
  isRested(boat) || (conditionOf(boat) === 'okay' && hullResults(boat) === 0 && isAlone(known, boat, doctrine));

/** Whether nobody else will be at sea when this segment ends. */
const isAlone = (known: Readonly<Known>, boat: Readonly<Boat>, doctrine: Doctrine): boolean =>
  boatsInPlay(known).every(
    (other) =>
      other.id === boat.id ||
      (isInPort(known, other) ? other.moved || !isRested(other) : !other.moved && isForHome(known, other, doctrine)),
  );

export const legBy =
  (doctrine: Doctrine): Planner =>
  (known, open) => {
    const boat = boatOf(known, present(known.acting, 'boat'));
    const mission = open.find((choice) => choice[0] === 'mission');
    if (mission) return mission;
    const rest = open.find((choice) => choice[0] === 'stay' || choice[0] === 'end');
    const inPort = isInPort(known, boat);
    if (inPort && !maySail(known, boat, doctrine)) return rest;
    const forHome = isForHome(known, boat, doctrine);
    // A boat at sea stays in its hunting ground unless it is on its way.
    if (!inPort && !forHome && !boat.mission && known.voyage?.progress === 'waiting') return rest;
    const goal = forHome ? homePort(known, boat) : destination(known, boat);
    return goal === undefined || goal === boat.area ? rest : (towards(known, boat, goal, open) ?? rest);
  };

/** A mission's box first, otherwise the best hunting ground. */
function destination(known: Readonly<Known>, boat: Readonly<Boat>): AreaId | undefined {
  const { mission } = boat;
  const events = eventsTo(known, boat);
  const boxes = [...events.keys()].filter((area) => mission && areaOf(known, area)[mission]);
  return boxes[0] ?? huntingGroundFor(known, boat);
}

function homePort(known: Readonly<Known>, boat: Readonly<Boat>): AreaId | undefined {
  const events = eventsTo(known, boat);
  return best(
    [...events.keys()].filter((area) => isPort(known, area)),
    (area) => (areaOf(known, area).refit ?? 0) / 10 - (events.get(area) ?? 0),
  );
}

/** The step that begins the way with fewest Events. */
function towards(known: Readonly<Known>, boat: Readonly<Boat>, goal: AreaId, open: Open): Choice | undefined {
  return best(
    open.filter((choice) => choice[0] === 'sail'),
    (choice) => {
      const area = choice[1] as AreaId;
      if (isPort(known, area) && area !== goal) return -1000;
      const onward = eventsTo(known, { ...boat, area }).get(goal) ?? 500;
      return -(areaOf(known, area).move ?? 0) - onward;
    },
  );
}

/** The port from which the hunting grounds are nearest. */
export function choosePort(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  return best(open, (choice) => {
    const ground = groundFrom(known, boat, choice[1] as AreaId);
    return ground ? worthOf(ground) : Number.NEGATIVE_INFINITY;
  });
}

interface Ground {
  readonly area: AreaId;
  /** Events met on the way. */
  readonly events: number;
  /** Contacts that a search there may bring. */
  readonly expected: number;
}

const worthOf = ({ events, expected }: Ground): number => expected - EVENT_COST * events;

/** The best hunting ground for a boat that lies in this port. */
export function groundFrom(known: Readonly<Known>, boat: Readonly<Boat>, port: AreaId): Ground | undefined {
  const there = { ...boat, area: port };
  const grounds = [...eventsTo(known, there)].filter(([area]) => huntingGrounds(known).includes(area));
  return best(
    grounds.map(([area, events]) => ({ area, events, expected: expectedContacts(known, there, area) })),
    worthOf,
  );
}

/** The gun first, then stored torpedoes; a raid is worth what it costs while there is plenty. */
export function chooseRaid(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  const gun = open.find((choice) => choice[0] === 'raid' && choice[1] === 'gun');
  const stored = torpedoesOf(boat) > 6 && open.find((choice) => choice[0] === 'raid' && choice[1] === 'stored');
  return gun || stored || open.find((choice) => choice[0] === 'stop');
}
