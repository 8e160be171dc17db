/** Reasons for choices on the campaign map: boats, options, ways, contacts. */

import { vpOf } from '../src/cards.ts';
import type { Asks } from '../src/choices.ts';
import { contactModifier } from '../src/contact.ts';
import { conditionOf, hullResults, rowOf } from '../src/crew.ts';
import { type BoatId, card, classOf, type Level } from '../src/data/boats.ts';
import type { AreaId } from '../src/data/campaigns.ts';
import { ATTACKED_PENALTY, INTEL_BONUS, RAID_HIT, REST_RELIEF } from '../src/data/constants.ts';
import { CONVOYS } from '../src/data/convoys.ts';
import { DAMAGES } from '../src/data/hits.ts';
import { areaOf, isInPort, isPort, sheetOf, stepsToPort, warningsIn } from '../src/map.ts';
import type { LeaderReason } from '../src/reasons.ts';
import { type Boat, boatOf, boatsInPlay, contactOf, shipOf } from '../src/state.ts';
import { costOf } from '../src/strategic.ts';
import { torpedoesIn, torpedoesOf } from '../src/torpedo-room.ts';
import type { Known } from '../src/view.ts';
import { groundFrom } from './grounds.ts';
import type { Explainer } from './reasons.ts';

const SIDES = 10;

/** The chance that a die with this modifier reaches a number. */
const chance = (need: number, modifier: number): number =>
  Math.min(SIDES, Math.max(0, SIDES + 1 - need + modifier)) / SIDES;

const actingBoat = (known: Readonly<Known>): Boat | undefined =>
  known.acting === null ? undefined : boatOf(known, known.acting);

/** How much Stress the crew can still take. */
const nerveOf = (boat: Readonly<Boat>): number => Math.max(0, card(boat.id, boat.level).unfitMin - boat.stress);

function boatCard(known: Readonly<Known>, boat: BoatId, level: Level): LeaderReason[] {
  const { so, okay } = card(boat, level);
  const { ready, stored } = classOf(boat);
  return [
    { what: 'boat-card', boat, level, cost: so, torpedoes: ready + stored, ts: okay.ts, ev: okay.ev },
    { what: 'so-left', so: known.so - so },
  ];
}

/** UL-9.3  What a search in an area may bring. */
function contactOdds(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId, more = 0): LeaderReason[] {
  const least = areaOf(known, area).contacts;
  if (!least) return [];
  const modifier = contactModifier(known, { ...boat, area }) + more;
  const expected = least.reduce((sum, need) => sum + chance(need, modifier), 0);
  const [one] = least;
  return [{ what: 'contact-odds', area, some: chance(one, modifier), expected, warnings: warningsIn(known, area) }];
}

function company(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId): LeaderReason[] {
  const boats = boatsInPlay(known).filter((one) => one.id !== boat.id && one.area === area).length;
  return boats > 0 ? [{ what: 'company', area, boats }] : [];
}

function boatState(boat: Readonly<Boat>): LeaderReason {
  return {
    what: 'boat-state',
    torpedoes: torpedoesOf(boat),
    stress: boat.stress,
    unfitAt: card(boat.id, boat.level).unfitMin,
    crew: conditionOf(boat),
    damages: DAMAGES.filter((damage) => boat.lasting[damage] > 0),
    hull: [hullResults(boat), classOf(boat.id).hull],
  };
}

/** Whether the next area is nearer to a port than this one. */
function isHomeward(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId): boolean {
  const steps = stepsToPort(known, boat.id);
  return !isInPort(known, boat) && (steps[area] ?? 99) < (steps[boat.area] ?? 99);
}

function sail(known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId): LeaderReason[] {
  if (isPort(known, area))
    return [boatState(boat), { what: 'refit-in-port', area, relief: areaOf(known, area).refit ?? 0 }];
  const ahead: LeaderReason = { what: 'events-ahead', area, events: areaOf(known, area).move ?? 0 };
  const about = isHomeward(known, boat, area) && known.voyage?.progress !== 'stayed' ? [boatState(boat)] : [];
  return [...about, ahead, ...contactOdds(known, boat, area), ...company(known, boat, area)];
}

/** UL-8.3  To stay costs the patrol number; to end costs nothing more. */
function remain(known: Readonly<Known>, boat: Readonly<Boat>, verb: 'stay' | 'end'): LeaderReason[] {
  const { area } = boat;
  if (isPort(known, area))
    return [boatState(boat), { what: 'refit-in-port', area, relief: areaOf(known, area).refit ?? 0 }];
  const ahead: LeaderReason[] = [{ what: 'events-ahead', area, events: areaOf(known, area).patrol ?? 0 }];
  return [...(verb === 'stay' ? ahead : []), ...contactOdds(known, boat, area), ...company(known, boat, area)];
}

const leg: Explainer = (known, choice) => {
  const boat = actingBoat(known);
  if (!boat) return [];
  if (choice[0] === 'sail') return sail(known, boat, choice[1]);
  return choice[0] === 'stay' || choice[0] === 'end' ? remain(known, boat, choice[0]) : [boatState(boat)];
};

/** UL-4.11  Where a boat from this port would hunt, and what the port does for its crew. */
const port: Explainer = (known, choice) => {
  const boat = actingBoat(known);
  if (choice[0] !== 'port' || !boat) return [];
  const relief = areaOf(known, choice[1]).refit ?? 0;
  const ground = groundFrom(known, boat, choice[1]);
  return [
    ...(ground ? [{ what: 'ground-from-port', port: choice[1], ...ground } as const] : []),
    { what: 'refit-in-port', area: choice[1], relief },
  ];
};

/** UL-6.8, UL-6.9, UL-8.1  How the boat fares. */
const boatAsked: Explainer = (known, choice) => (choice[0] === 'boat' ? [boatState(boatOf(known, choice[1]))] : []);

/** UL-8.1  Nobody waits for another. */
const nextToSail: Explainer = (...asked) => [...boatAsked(...asked), { what: 'order-is-free' }];

/** UL-9.1  What the boat's search may bring, and who could join it. */
const nextToSearch: Explainer = (known, choice) => {
  if (choice[0] !== 'boat') return [];
  const boat = boatOf(known, choice[1]);
  return [...contactOdds(known, boat, boat.area), ...company(known, boat, boat.area), { what: 'order-is-free' }];
};

const option: Explainer = (known, choice) => {
  if (choice[0] === 'end') return [{ what: 'so-left', so: known.so }];
  if (choice[0] !== 'option') return [];
  if (choice[1] !== 'rest') return [{ what: 'so-left', so: known.so - costOf(known, choice[1]) }];
  const boats = boatsInPlay(known).filter((boat) => isInPort(known, boat));
  const stress = boats.reduce((sum, boat) => sum + Math.min(REST_RELIEF, boat.stress), 0);
  return [{ what: 'rest-for', boats: boats.length, stress }];
};

/** UL-6.4  Intel helps whoever will search there. */
const intel: Explainer = (known, choice) => {
  if (choice[0] !== 'mark') return [];
  const [boat] = boatsInPlay(known);
  return boat ? contactOdds(known, boat, choice[1], INTEL_BONUS) : [];
};

const search: Explainer = (known) => {
  const boat = actingBoat(known);
  return boat ? contactOdds(known, boat, boat.area) : [];
};

/** UL-9.7  Ships and escorts of the card, against what the boat has left. */
const fightOrNot: Explainer = (known) => {
  const { boat: id, card: number } = contactOf(known);
  const boat = boatOf(known, id);
  const { ships, escorts } = CONVOYS[number ?? 0] ?? { ships: [], escorts: [] };
  const ready = torpedoesIn(boat.ready);
  return [{ what: 'quarry', ships: ships.length, escorts: escorts.length, ready, nerve: nerveOf(boat) }];
};

/** UL-10.2, UL-10.3 */
const call: Explainer = (known, choice) => {
  if (choice[0] !== 'call') return [];
  const boat = boatOf(known, choice[1]);
  const { join, stressMax } = sheetOf(known).wolfpack;
  const sure = known.battle?.radio === true;
  const joins = sure ? 1 : chance(join, boat.attacked ? -ATTACKED_PENALTY : 0);
  return [
    {
      what: 'join-odds',
      boat: boat.id,
      joins,
      overheard: sure ? 0 : stressMax / SIDES,
      ready: torpedoesIn(boat.ready),
    },
  ];
};

const next: Explainer = (known) => {
  const { boat: id, left } = contactOf(known);
  const boat = boatOf(known, id);
  return [{ what: 'contacts-left', left, ready: torpedoesIn(boat.ready), nerve: nerveOf(boat) }];
};

/** UL-16.11  No dice: the ship is gone. */
const finish: Explainer = (known, choice) => {
  if (choice[0] !== 'finish') return [];
  const { id, kind, card: number } = shipOf(known, choice[1]);
  return number === null ? [] : [{ what: 'sure-kill', ship: { id, kind, card: number }, vp: vpOf(known, number) }];
};

const loneMerchant: Explainer = (known) => {
  const boat = actingBoat(known);
  return boat ? [{ what: 'torpedo-for-vp', torpedoes: torpedoesOf(boat) }] : [];
};

const raid: Explainer = (known, choice) => {
  const boat = actingBoat(known);
  if (!boat || choice[0] !== 'raid') return [];
  const { ts, gs } = rowOf(boat);
  return [{ what: 'raid-odds', hit: chance(RAID_HIT, choice[1] === 'gun' ? (gs ?? 0) : ts) }];
};

export const seaReasons: Readonly<Partial<Record<Asks, Explainer>>> = {
  'UL-4.9': (known, choice) =>
    choice[0] === 'boat' ? boatCard(known, choice[1], 'trained') : [{ what: 'so-left', so: known.so }],
  'UL-2.1': (known, choice) => (choice[0] === 'level' && known.acting ? boatCard(known, known.acting, choice[1]) : []),
  'UL-19.4': (known, choice) => (choice[0] === 'take' ? boatCard(known, choice[1], choice[2]) : []),
  'UL-4.11': port,
  'UL-6.1': option,
  'UL-6.4': intel,
  'UL-6.8': boatAsked,
  'UL-6.9': boatAsked,
  'UL-7.8': raid,
  'UL-8.1': nextToSail,
  'UL-8.2': leg,
  'UL-8.10': loneMerchant,
  'UL-9.1': nextToSearch,
  'UL-9.2': search,
  'UL-9.7': fightOrNot,
  'UL-10.1': call,
  'UL-16.7': next,
  'UL-16.11': finish,
};
