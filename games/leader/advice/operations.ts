/** Advice for the Operations Segment: when to sail, and when to come home. */

import type { Choice } from '../src/choices.ts';
import { conditionOf, hullResults } from '../src/crew.ts';
import { card, classOf } from '../src/data/boats.ts';
import type { AreaId } from '../src/data/campaigns.ts';
import { areaOf, isInPort, isPort } from '../src/map.ts';
import { type Boat, boatOf, boatsInPlay, present } from '../src/state.ts';
import { stowedIn, torpedoesOf } from '../src/torpedo-room.ts';
import type { Known } from '../src/view.ts';
import type { Open, Planner } from './advice.ts';
import { best } from './choices.ts';
import type { Doctrine } from './doctrine.ts';
import { boxFor, canReachBox, eventsTo, huntingGroundFor } from './grounds.ts';

/** So few torpedoes are not worth staying for. */
const FEW = 2;

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
export const isRested = (boat: Readonly<Boat>): boolean =>
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
    const errand =
      doctrine.minds && boat.mission && canReachBox(known, boat, boat.mission) && boxFor(known, boat, boat.mission);
    if (errand) return towards(known, boat, errand.area, open) ?? rest;
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

/** The gun first, then stored torpedoes; a raid is worth what it costs while there is plenty. */
export function chooseRaid(known: Readonly<Known>, open: Open): Choice | undefined {
  const boat = boatOf(known, present(known.acting, 'boat'));
  const gun = open.find((choice) => choice[0] === 'raid' && choice[1] === 'gun');
  const stored = torpedoesOf(boat) > 6 && open.find((choice) => choice[0] === 'raid' && choice[1] === 'stored');
  return gun || stored || open.find((choice) => choice[0] === 'stop');
}
