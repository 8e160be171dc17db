/** D7 to D9, D24, D25  War in the air, for either side. */
import { capAt, shoresAt } from '../src/air-actions.ts';
import type { Choice } from '../src/choices.ts';
import { AIRCRAFT, model, type PlaneId } from '../src/data/aircraft.ts';
import { type AreaId, AZORES, type PortId, type ShoreId } from '../src/data/map.ts';
import type { SubId } from '../src/data/submarines.ts';
import { airDistance, isPort, shore } from '../src/geography.ts';
import type { AirTarget, ConvoyId, Plane, State } from '../src/state.ts';
import { areaOf, convoyOf, isConvoy, sideOfPlane, subOf } from '../src/units.ts';
import type { Doctrine } from './doctrine.ts';
import { best, convoyWorth, figureOf, type Sighting, sightings, valueAt } from './judgement.ts';

type Known = Readonly<State>;
type Open = readonly Choice[];

/** Below this figure of the turn a B-17 goes for the Azores, and an aircraft with Huff-Duff hunts instead of listening. */
const SOMETIMES = 3;
/** A sighting that counts for less than this is not worth a flight. */
const STALE = 0.5;

/** The next air unit by id that has something to do. */
export function chooseAirAction(known: Known, open: Open, { memory, hunts }: Doctrine): Choice | undefined {
  const seen = sightings(known, memory);
  for (const plane of known.planes) {
    if (plane.state !== 'ready') continue;
    const mine = open.filter(([, id]) => id === plane.id);
    if (mine.length === 0) continue;
    const order =
      sideOfPlane(plane.id) === 'axis' ? germanAction(known, mine) : alliedAction(known, plane, mine, seen, hunts);
    if (order) return order;
  }
  return open.find(([verb]) => verb === 'finish');
}

function alliedAction(
  known: Known,
  plane: Readonly<Plane>,
  mine: Open,
  seen: readonly Sighting[],
  hunts: boolean,
): Choice | undefined {
  const { kind, range, search } = model(plane.id);
  if (kind === 'fighter' || search === 0) return undefined;
  const bombs = raidsAzores(known, plane.id) && mine.find(([verb, , area]) => verb === 'bomb' && area === AZORES);
  if (bombs) return bombs;
  const hunt = hunts && mayHunt(known, plane.id) ? huntOf(known, mine, seen) : undefined;
  // A unit that reaches no other area watches its own from its base as well as on Patrol.
  return hunt ?? (range > 0 ? patrolOf(known, mine, seen) : undefined);
}

const raidsAzores = (known: Known, id: PlaneId): boolean =>
  AIRCRAFT[id].model === 'B-17' && figureOf(known, id) < SOMETIMES;

const mayHunt = (known: Known, id: PlaneId): boolean => !model(id).huffDuff || figureOf(known, id) < SOMETIMES;

/** How much a submarine is worth a flight. */
const quarryScore = ({ detected, armed, area, weight }: Sighting): number =>
  weight * (1 + (detected ? 2 : 0) + (armed ? 1 : 0) + (area === 'CA' ? 1 : 0));

function huntOf(known: Known, mine: Open, seen: readonly Sighting[]): Choice | undefined {
  const hunts = mine.filter(([verb]) => verb === 'attack');
  const quarry = best(
    seen.filter((one) => one.weight >= STALE && isUp(known, one) && hunts.some(([, , area]) => area === one.area)),
    quarryScore,
  );
  return quarry && hunts.find(([, , area]) => area === quarry.area);
}

/** PK-8.4  Surfaced, as far as anybody can see. */
const isUp = (known: Known, { id, seen }: Sighting): boolean => !seen || subOf(known, id).status === 'surfaced';

/** How good an area looks to a patrol: submarines in it and beside it, convoys to guard, nobody else there. */
const patrolScore = (known: Known, seen: readonly Sighting[], area: AreaId): number =>
  seen.reduce((sum, one) => sum + (airDistance(one.area, area) <= 1 ? one.weight : 0), 0) +
  0.1 * valueAt(known, area) -
  1.5 * patrolsAt(known, area);

const patrolsAt = (known: Known, area: AreaId): number =>
  known.planes.filter((plane) => plane.state === 'patrol' && plane.at === area).length;

const patrolOf = (known: Known, mine: Open, seen: readonly Sighting[]): Choice | undefined =>
  best(
    mine.filter(([verb]) => verb === 'patrol'),
    ([, , area]) => patrolScore(known, seen, area as AreaId),
  );

/** How good a port looks to a bomber, and the convoys of an area. */
const portScore = (known: Known, port: PortId): number => {
  const { area, flak } = shore(port);
  return 10 - 1.5 * flak - 4 * capAt(known, 'allies', area).length;
};
const convoyScore = (known: Known, area: AreaId): number => {
  const value = valueAt(known, area);
  return value === 0 ? Number.NEGATIVE_INFINITY : value - 8 * capAt(known, 'allies', area).length;
};
/** A port is bombed where its score is above this share of the best convoys'. */
const PORT_SHARE = 0.35;

function germanAction(known: Known, mine: Open): Choice | undefined {
  const frogmen = mine.find(([verb]) => verb === 'frogmen');
  if (frogmen) return frogmen;
  const raids = mine.filter(([verb]) => verb === 'bomb');
  if (raids.length === 0) return undefined;
  if (model(raids[0]?.[1] as PlaneId).kind === 'floatplane') return floatplaneRaid(known, raids);
  const convoys = best(raids, ([, , area]) => convoyScore(known, area as AreaId));
  const atSea = convoys ? convoyScore(known, convoys[2] as AreaId) : Number.NEGATIVE_INFINITY;
  const port = best(raids, ([, , area]) => bestPort(known, area as AreaId)?.score ?? Number.NEGATIVE_INFINITY);
  const ashore = port ? (bestPort(known, port[2] as AreaId)?.score ?? Number.NEGATIVE_INFINITY) : 0;
  if (ashore > PORT_SHARE * atSea && ashore > 0) return port;
  return atSea > 0 ? convoys : undefined;
}

function bestPort(known: Known, area: AreaId): { port: PortId; score: number } | undefined {
  const ports = shoresAt(known, 'allies', area).filter(isPort);
  const port = best(ports, (one) => portScore(known, one));
  return port && { port, score: portScore(known, port) };
}

/** How good a port looks to a floatplane, whose bombs count double beside the boat that refuels it. */
function floatplaneScore(known: Known, port: ShoreId, support: SubId | null): number {
  const { area, flak, american } = shore(port);
  if (!isPort(port) || (!american && flak > 1)) return Number.NEGATIVE_INFINITY;
  const isNear = support !== null && areaOf(subOf(known, support)) === area;
  return (isNear ? 6 : 3) - 2 * capAt(known, 'allies', area).length - flak - known.damage[port];
}

function floatplaneRaid(known: Known, raids: Open): Choice | undefined {
  const score = ([, , area, support]: Choice): number =>
    Math.max(
      Number.NEGATIVE_INFINITY,
      ...shoresAt(known, 'allies', area as AreaId).map((port) =>
        floatplaneScore(known, port, (support as SubId | undefined) ?? null),
      ),
    );
  const raid = best(raids, score);
  return raid && score(raid) > 0 ? raid : undefined;
}

/** D8  What a sortie is aimed at. */
export function chooseAirTarget(known: Known, open: Open): Choice | undefined {
  const { sortie } = known;
  if (!sortie) return undefined;
  const targets = open.filter(([verb]) => verb === 'target');
  if (sortie.action === 'attack') {
    const seen = sightings(known);
    return best(targets, ([, id]) => quarryScore(seen.find((one) => one.id === id) ?? UNKNOWN)) ?? open[0];
  }
  if (sortie.action === 'frogmen') return best(targets, ([, port]) => -shore(port as PortId).flak);
  if (sortie.action !== 'bomb') return targets[0];
  if (sideOfPlane(sortie.plane) === 'allies') return azoresTarget(known, sortie.plane, targets);
  return best(targets, ([, target]) => bombScore(known, sortie.plane, target as AirTarget));
}
const UNKNOWN: Sighting = { id: 'U-66', area: 'AH', weight: 0, seen: false, armed: false, detected: false };

/** Lajes, and on one figure in three the port; whichever stands where the other lies in ruins. */
function azoresTarget(known: Known, plane: PlaneId, targets: Open): Choice | undefined {
  const [first, second]: ShoreId[] =
    figureOf(known, plane) === 1 ? ['pontadelgada', 'lajes'] : ['lajes', 'pontadelgada'];
  const wanted = [first, second, 'rabodepeixe'].find((one) => one && known.damage[one as ShoreId] < 3);
  return targets.find(([, target]) => target === wanted) ?? targets[0];
}

/** Ports and convoys by the same measure; warships and airfields only where there is nothing else. */
function bombScore(known: Known, plane: PlaneId, target: AirTarget): number {
  if (model(plane).kind === 'floatplane' && isPort(target))
    return floatplaneScore(known, target, known.planes.find((one) => one.id === plane)?.support ?? null);
  if (isPort(target)) return portScore(known, target);
  return isConvoy(target) ? PORT_SHARE * convoyWorth(known, convoyOf(known, target as ConvoyId)) : -100;
}

/** D9  The best fighter goes for whoever comes first in the list: escorts before bombers. */
export function chooseInterceptor(_known: Known, open: Open): Choice | undefined {
  const fighters = open.filter(([verb]) => verb === 'intercept');
  return best(fighters, ([, fighter]) => model(fighter as PlaneId).air) ?? open[0];
}

/** D24  A Detected submarine first, then an armed one, then by id. */
export function chooseSearch(known: Known, open: Open): Choice | undefined {
  const seen = sightings(known);
  const searches = open.filter(([verb]) => verb === 'search');
  const [, plane] = searches[0] ?? [];
  const mine = searches.filter(([, id]) => id === plane);
  return best(mine, ([, , id]) => quarryScore(seen.find((one) => one.id === id) ?? UNKNOWN)) ?? open[0];
}

/** D6, D25  The base it came from, else the nearest. */
export function chooseBase(known: Known, open: Open): Choice | undefined {
  const [, id] = open[0] ?? [];
  const plane = known.planes.find((one) => one.id === id);
  return open.find(([, , base]) => base === plane?.base) ?? open[0];
}

/** D22  Ponta Delgada or Lajes, whichever is less damaged. */
export function chooseShelling(known: Known, open: Open): Choice | undefined {
  const places = open.filter(([verb]) => verb === 'bombard');
  const whole = places.filter(([, place]) => known.damage[place as ShoreId] < 3);
  const score = ([, place]: Choice): number => -2 * known.damage[place as ShoreId] - (place === 'rabodepeixe' ? 1 : 0);
  return best(whole, score) ?? open.find(([verb]) => verb === 'done');
}
