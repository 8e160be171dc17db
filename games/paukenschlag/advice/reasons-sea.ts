/** Reasons on the map: what a boat is about, what a convoy runs into, what a warship hopes to meet. */
import type { Choice } from '../src/choices.ts';
import { type AreaId, AZORES } from '../src/data/map.ts';
import type { SubId } from '../src/data/submarines.ts';
import { type ShipId, warship } from '../src/data/warships.ts';
import { areaOfDestination, seaDistance } from '../src/geography.ts';
import { aswOdds, torpedoOdds } from '../src/odds.ts';
import type { DrumbeatReason } from '../src/reasons.ts';
import type { AlliedUnit, Convoy, ConvoyId, State, Submarine } from '../src/state.ts';
import { areaOf, convoyOf, convoysAt, isConvoy, isSub, shipOf, subOf } from '../src/units.ts';
import { STAFF } from './doctrine.ts';
import { best, convoyWorth, grounds, othersAt, sighted, sightings, threatAt, valueAt } from './judgement.ts';
import type { Explainers } from './reasons.ts';
import { frogmenChance } from './reasons-air.ts';
import { nextLeg, TASK_FORCE } from './ships.ts';
import { COW_STATION, type Intent, intentOf, isWatched } from './submarines.ts';

type Known = Readonly<State>;

export const seaReasons: Explainers = {
  'PK-3.1': (_known, choice) => (choice[0] === 'done' ? [{ what: 'begins-surfaced' }] : []),
  'PK-5.1.2': arrivalReasons,
  'PK-21.1': arrivalReasons,
  'PK-21.2': arrivalReasons,
  'PK-21.4': (_known, choice) => (choice[0] === 'arrive' ? [{ what: 'canadians-now' }] : []),
  'PK-5.4.1': activationReasons,
  'PK-6.7': activationReasons,
  'PK-5.6.1': activationReasons,
  'PK-21.2.1': (_known, choice) => {
    if (choice[0] === 'leave-out') return [{ what: 'leave-out', marker: choice[1] }];
    // PK-21.2.1  Three of the four markers succeed where the one that betrays is left out.
    return choice[0] === 'declare' ? [frogmenChance(choice[1], 1.25)] : [];
  },
};

function arrivalReasons(known: Known, choice: Choice): DrumbeatReason[] {
  if (choice[0] !== 'arrive') return [];
  const area = choice[2];
  const prey = best(grounds(known), (one) => valueAt(known, one) - 5 * seaDistance(area, one)) ?? null;
  const entry: DrumbeatReason = { what: 'entry', area, prey, away: prey ? seaDistance(area, prey) : 0 };
  return choice[4] ? [entry, { what: 'mode', mode: choice[4] }] : [entry];
}

function activationReasons(known: Known, choice: Choice): DrumbeatReason[] {
  const [verb, unit] = choice;
  if (verb === 'finish') return [{ what: 'nobody-left-to-move' }];
  if (!unit) return [];
  if (isSub(String(unit))) return boatReasons(known, subOf(known, unit as SubId), choice);
  if (verb === 'join') return [{ what: 'escort-wanted', convoy: choice[1], ship: choice[2] }];
  if (isConvoy(String(unit))) return convoyReasons(known, unit as ConvoyId, choice);
  return shipReasons(known, unit as ShipId, choice);
}

function boatReasons(known: Known, sub: Readonly<Submarine>, choice: Choice): DrumbeatReason[] {
  const from = areaOf(sub);
  if (!from) return [];
  if (choice[0] === 'refit') return [{ what: 'refit', torpedoes: sub.torpedoes, fuel: sub.fuel }];
  const intent = intentOf(known, sub, STAFF);
  const to = choice[0] === 'move' || choice[0] === 'refuel' || choice[0] === 'raid' ? choice[2] : from;
  const creeps: DrumbeatReason[] =
    choice[0] === 'move' && choice[3] === 'submerged' && to !== from ? [{ what: 'creeps' }] : [];
  return [...intentReasons(known, sub, from, to, choice, intent), ...creeps];
}

function intentReasons(
  known: Known,
  sub: Readonly<Submarine>,
  from: AreaId,
  to: AreaId,
  choice: Choice,
  intent: Intent,
): DrumbeatReason[] {
  if (choice[0] === 'seek' || (choice[0] === 'move' && convoysAt(known, to).length > 0))
    return groundReasons(known, sub, from, to);
  if (intent.about === 'home')
    return [
      {
        what: 'heads-home',
        want: intent.want,
        to: intent.to,
        leaves: intent.leaves,
        away: seaDistance(from, intent.to),
      },
    ];
  if (intent.about === 'fuel') return [{ what: 'to-the-cow', area: intent.to, fuel: sub.fuel }];
  if (intent.about === 'station') return [{ what: 'cow-station', area: COW_STATION }];
  if (intent.about === 'frogmen') return [{ what: 'frogmen-coast', area: intent.to, away: seaDistance(to, intent.to) }];
  if ((intent.about === 'stalk' || intent.about === 'strike') && to !== from)
    return [{ what: 'stalk', area: intent.to, tons: valueAt(known, intent.to), away: seaDistance(to, intent.to) }];
  return choice[0] === 'hold' ? [{ what: 'waits', watched: isWatched(known, from) }] : [];
}

/** What is there, who guards it, and what a salvo would do to the best of it. */
function groundReasons(known: Known, sub: Readonly<Submarine>, from: AreaId, to: AreaId): DrumbeatReason[] {
  const ground: DrumbeatReason = {
    what: 'ground',
    area: to,
    tons: valueAt(known, to),
    threat: threatAt(known, to),
    others: othersAt(known, sub.id, to),
    away: seaDistance(from, to),
  };
  const prey = best(convoysAt(known, to), (convoy) => convoyWorth(known, convoy));
  return prey && sub.torpedoes > 0 ? [ground, torpedoChance(known, sub.id, prey.id)] : [ground];
}

export const torpedoChance = (known: Known, sub: SubId, target: AlliedUnit): DrumbeatReason => ({
  what: 'torpedo-chance',
  sub,
  target,
  ...torpedoOdds(known, sub, target),
});

function convoyReasons(known: Known, id: ConvoyId, choice: Choice): DrumbeatReason[] {
  const convoy = convoyOf(known, id);
  if (choice[0] === 'hold') return holdReasons(known, convoy);
  if (choice[0] !== 'move') return [];
  const left = seaDistance(choice[2], areaOfDestination(convoy.to));
  return [{ what: 'gains-ground', to: convoy.to, left, ...lurkers(known, choice[2]) }];
}

function holdReasons(known: Known, convoy: Readonly<Convoy>): DrumbeatReason[] {
  if (convoy.area === areaOfDestination(convoy.to)) return [{ what: 'in-port' }];
  const next = nextLeg(convoy, sightings(known));
  return next ? [{ what: 'lies-still', next, ...lurkers(known, next) }] : [];
}

/** Armed submarines in an area and beside it, as far as they are known. */
function lurkers(known: Known, area: AreaId): { armed: number; beside: number } {
  const seen = sightings(known).filter((one) => one.armed);
  const beside = seen.reduce((sum, one) => sum + (seaDistance(one.area, area) === 1 ? one.weight : 0), 0);
  return { armed: sighted(seen, area), beside };
}

function shipReasons(known: Known, id: ShipId, choice: Choice): DrumbeatReason[] {
  const ship = shipOf(known, id);
  const area = choice[0] === 'move' ? choice[2] : ship.area;
  if (id === TASK_FORCE) return [{ what: 'task-force', away: seaDistance(area, AZORES) }];
  const seen = sightings(known);
  const hunting: DrumbeatReason = {
    what: 'hunting-ship',
    area,
    submarines: sighted(seen, area),
    away: seaDistance(ship.area, area),
    tons: valueAt(known, area),
  };
  const quarry = seen.find((one) => one.area === area && one.seen);
  return quarry ? [hunting, against(known, id, quarry.id)] : [hunting];
}

/** Beside the boat: that it is detected, Surfaced or Submerged, and what depth charges would do to it. */
function against(known: Known, ship: ShipId, sub: SubId): DrumbeatReason {
  const { detSurf, detSub, asw } = warship(ship);
  return {
    what: 'ship-against',
    ship,
    sub,
    surfaced: Math.min(9, detSurf) / 10,
    submerged: Math.min(9, detSub) / 10,
    harm: aswOdds(known, asw, sub),
  };
}
