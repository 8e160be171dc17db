/** Advice for the Strategic Segment: what the Special Option points of a stronger leader buy. */

import type { Choice } from '../src/choices.ts';
import { conditionOf, hullResults, isUnfit, rowOf } from '../src/crew.ts';
import { classOf } from '../src/data/boats.ts';
import type { AreaId, Mission } from '../src/data/campaigns.ts';
import { RAID_HIT, SUPPLY_RELIEF } from '../src/data/constants.ts';
import { areaOf, isInPort, sheetOf } from '../src/map.ts';
import { type Boat, boatOf, boatsInPlay, present } from '../src/state.ts';
import { costOf } from '../src/strategic.ts';
import { torpedoesOf } from '../src/torpedo-room.ts';
import type { Known } from '../src/view.ts';
import type { Open, Planner } from './advice.ts';
import { best } from './choices.ts';
import { nerveLeft } from './doctrine.ts';
import { boxFor, canReachBox, huntingGroundFor } from './grounds.ts';
import { isRested } from './operations.ts';

/** What things are worth to a campaign, in victory points. */
const WORTH = {
  torpedo: 0.3,
  event: 0.35,
  stress: 0.45,
  navalShip: 2.4,
  torpedoesANavalShip: 4,
  contact: 0.6,
  choiceOfCards: 0.5,
  rest: 1,
  snorkel: 0.1,
  /** What an SO must bring: other uses for it may come. */
  so: 0.5,
};
/** What is hoped from a mission is discounted where dice decide; mines are sure. */
const TRUST: Readonly<Record<Mission, number>> = { mine: 1, attack: 0.7, raid: 0.8 };
/** So many tired crews in port are worth a Priority R&R. */
const TIRED = { crews: 3, stress: 3 };

/** A boat that will be at sea in this turn. */
const willSail = (known: Readonly<Known>, boat: Readonly<Boat>): boolean =>
  conditionOf(boat) === 'okay' && (isInPort(known, boat) ? isRested(boat) : torpedoesOf(boat) > 2);

/** What a boat would bring home from a mission beyond what it would have done instead. */
function missionWorth(known: Readonly<Known>, boat: Readonly<Boat>, mission: Mission): number {
  if (!willSail(known, boat) || hullResults(boat) > 0 || !canReachBox(known, boat, mission)) return 0;
  const box = present(boxFor(known, boat, mission), 'box');
  const risk = WORTH.event * (areaOf(known, box.area)[mission]?.events ?? 0);
  return DEEDS[mission](known, boat, box.area) - risk;
}

const DEEDS: Readonly<Record<Mission, (known: Readonly<Known>, boat: Readonly<Boat>, area: AreaId) => number>> = {
  mine: (known, boat, area) => {
    const [mines, vp] = areaOf(known, area).mine?.table.at(-1) ?? [0, 0];
    return torpedoesOf(boat) >= mines ? vp - WORTH.torpedo * mines : 0;
  },
  attack: (known, boat, area) => {
    const targets = Math.min(areaOf(known, area).attack?.naval ?? 0, torpedoesOf(boat) / WORTH.torpedoesANavalShip);
    return targets * (WORTH.navalShip - WORTH.torpedo * WORTH.torpedoesANavalShip);
  },
  raid: (known, boat, area) => {
    const chance = (11 - RAID_HIT + (rowOf(boat).gs ?? 0)) / 10;
    return Math.min(boat.ammunition, areaOf(known, area).raid?.attacks ?? 0) * chance;
  },
};

const MISSIONS: readonly Mission[] = ['mine', 'attack', 'raid'];

const bestFor = (known: Readonly<Known>, mission: Mission): Readonly<Boat> | undefined => {
  const free = boatsInPlay(known).filter(
    (boat) => !boat.mission && !isUnfit(boat) && (mission !== 'mine' || isInPort(known, boat)),
  );
  return best(free, (boat) => missionWorth(known, boat, mission));
};

/** Boats that will search an area in this turn, by area. */
function searchers(known: Readonly<Known>): Map<AreaId, Readonly<Boat>[]> {
  const found = new Map<AreaId, Readonly<Boat>[]>();
  for (const boat of boatsInPlay(known)) {
    if (boat.mission || !willSail(known, boat)) continue;
    const area = isInPort(known, boat) ? huntingGroundFor(known, boat) : boat.area;
    if (area) found.set(area, [...(found.get(area) ?? []), boat]);
  }
  return found;
}

type Marker = 'intel' | 'supply' | 'air-search';

/** What a marker in an area would bring. */
function markWorth(known: Readonly<Known>, option: Marker, area: AreaId): number {
  const here = searchers(known).get(area) ?? [];
  if (option === 'supply') {
    const relief = here.reduce((sum, boat) => sum + Math.min(SUPPLY_RELIEF, boat.stress), 0);
    return WORTH.stress * relief;
  }
  const contacts = areaOf(known, area).contacts ?? [];
  if (option === 'intel') return here.length * contacts.length * 0.2 * WORTH.contact;
  const expected = contacts.reduce((sum, need) => sum + Math.min(10, Math.max(0, 11 - need)) / 10, 0);
  return here.length * expected * WORTH.choiceOfCards;
}

function bestMark(known: Readonly<Known>, option: Marker): { area: AreaId; worth: number } | undefined {
  const allowed = sheetOf(known).options[option]?.areas;
  const taken = option === 'air-search' ? known.airSearch : known[option];
  const areas = [...searchers(known).keys()].filter(
    (area) => areaOf(known, area).contacts && !taken.includes(area) && (allowed?.includes(area) ?? true),
  );
  return best(
    areas.map((area) => ({ area, worth: markWorth(known, option, area) })),
    ({ worth }) => worth,
  );
}

function optionWorth(known: Readonly<Known>, choice: Choice): number {
  if (choice[0] !== 'option') return 0;
  const [, option] = choice;
  const cost = WORTH.so * costOf(known, option);
  switch (option) {
    case 'mine':
    case 'attack':
    case 'raid': {
      const boat = bestFor(known, option);
      return boat ? missionWorth(known, boat, option) * TRUST[option] - cost : 0;
    }
    case 'intel':
    case 'supply':
    case 'air-search':
      return (bestMark(known, option)?.worth ?? 0) - cost;
    case 'rest': {
      const tired = boatsInPlay(known).filter((boat) => isInPort(known, boat) && boat.stress >= TIRED.stress).length;
      return tired >= TIRED.crews ? WORTH.rest : 0;
    }
    case 'snorkel':
      return WORTH.snorkel;
    default:
      return 0;
  }
}

/** Whatever brings most beyond its price; nothing, where nothing does. */
export const counselOption: Planner = (known, open) => {
  const found = best(open, (choice) => optionWorth(known, choice));
  return found && optionWorth(known, found) > 0 ? found : open.find((choice) => choice[0] === 'end');
};

export const counselMark =
  (option: Marker): Planner =>
  (known, open) => {
    const area = bestMark(known, option)?.area;
    return open.find((choice) => choice[1] === area) ?? open[0];
  };

/** The mission is the one just paid for: whoever it suits best among those open. */
export const counselErrand: Planner = (known, open) => {
  const bought = MISSIONS.filter((mission) => (known.bought[mission] ?? 0) > 0);
  return best(open, (choice) => {
    const boat = boatOf(known, choice[1] as Boat['id']);
    return Math.max(0, ...bought.map((mission) => missionWorth(known, boat, mission))) + classOf(boat.id).ready / 100;
  });
};

/** Far from a port with the nerves at an end: the harbour waits for another day. */
export const counselBreakOff: Planner = (known, open) => {
  const boat = boatOf(known, present(known.acting, 'boat'));
  return open.find((choice) => choice[0] === (nerveLeft(boat) <= 1 ? 'break-off' : 'go-on'));
};

/** A paid mission is kept. */
export const counselKeep: Planner = (_known: Readonly<Known>, open: Open) =>
  open.find((choice) => choice[0] === 'keep') ?? open[0];
