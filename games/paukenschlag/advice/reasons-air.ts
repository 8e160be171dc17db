/** Reasons in the air: whom an aircraft would find, what its bombs would do, who stands in the way. */
import { capAt, shipsToBomb, shoresAt } from '../src/air-actions.ts';
import type { Choice } from '../src/choices.ts';
import { model, type PlaneId, SEAPLANE } from '../src/data/aircraft.ts';
import { FROGMAN_MARKERS, MARKERS } from '../src/data/frogmen.ts';
import type { AreaId, BaseId, PortId, ShoreId } from '../src/data/map.ts';
import type { SubId } from '../src/data/submarines.ts';
import { BOMBING, TONNAGE } from '../src/data/tables.ts';
import { warship } from '../src/data/warships.ts';
import { airDistance, areaOfBase, isBase, isPort, shore } from '../src/geography.ts';
import { aswOdds, bombHits, dogfightOdds, searchChance } from '../src/odds.ts';
import type { DrumbeatReason } from '../src/reasons.ts';
import { searchNumber } from '../src/search.ts';
import type { AirTarget, AlliedUnit, State } from '../src/state.ts';
import { areaOf, planeOf, shipOf, sideOfPlane, subOf } from '../src/units.ts';
import { chooseAirTarget } from './air.ts';
import { sighted, sightings, valueAt } from './judgement.ts';
import type { Explainers } from './reasons.ts';

type Known = Readonly<State>;

export const airReasons: Explainers = {
  'PK-5.1.3': (_known, choice) => (choice[0] === 'base' ? [{ what: 'same-base', base: choice[2] }] : []),
  'PK-5.7.1': (_known, choice) => (choice[0] === 'base' ? [{ what: 'same-base', base: choice[2] }] : []),
  'PK-5.2.2': (known, choice) => {
    const base = choice[0] === 'cap' ? planeOf(known, choice[1]).base : 'home';
    return base === 'home' ? [] : [{ what: 'cap', area: areaOfBase(base as BaseId) }];
  },
  'PK-5.3.1': actionReasons,
  'PK-5.3.3': targetReasons,
  'PK-18.5': targetReasons,
  'PK-12.5': targetReasons,
  'PK-12.8': targetReasons,
  'PK-21.3.2': targetReasons,
  'PK-12.4': (_known, choice) => (choice[0] === 'escort' ? [{ what: 'escort-draws' }] : []),
  'PK-9.4.1': (_known, choice) => (choice[0] === 'intercept' ? [duel(choice[1], choice[2])] : []),
  'PK-5.6.2': (known, choice) => (choice[0] === 'search' ? [hunt(known, choice[1], choice[2])] : []),
  'PK-5.5.21': (known, choice) => (choice[0] === 'bombard' ? [shelling(known, choice[1])] : []),
  'PK-12.7': (_known, choice) => {
    if (choice[0] !== 'hit') return [];
    const { tons, sunk } = warship(choice[1]);
    return [{ what: 'ship-hit', ship: choice[1], tons, sunk: (10 - sunk) / 10 }];
  },
};

function actionReasons(known: Known, choice: Choice): DrumbeatReason[] {
  switch (choice[0]) {
    case 'patrol':
      return [patrol(known, choice[2])];
    case 'attack':
      return huntIn(known, choice[1], choice[2]);
    case 'bomb':
      return raidOn(known, choice[1], choice[2], (choice[3] as SubId | undefined) ?? null);
    case 'frogmen':
      return [frogmenChance(null, 1)];
    case 'finish':
      return [{ what: 'no-flight-left' }];
    default:
      return [];
  }
}

function patrol(known: Known, area: AreaId): DrumbeatReason {
  const near = sightings(known).reduce((sum, one) => sum + (airDistance(one.area, area) <= 1 ? one.weight : 0), 0);
  const others = known.planes.filter((plane) => plane.state === 'patrol' && plane.at === area).length;
  return { what: 'patrol', area, submarines: near, tons: valueAt(known, area), others };
}

/** The best quarry in the area; where none is in sight, what a sweep may find. */
function huntIn(known: Known, plane: PlaneId, area: AreaId): DrumbeatReason[] {
  const there = known.subs.filter((sub) => sub.place === area && sub.status === 'surfaced');
  const quarry = there.find((sub) => sub.detected) ?? (known.options.hiddenSubmarines ? undefined : there[0]);
  return [quarry ? hunt(known, plane, quarry.id) : sweep(known, plane, area)];
}

const hunt = (known: Known, plane: PlaneId, sub: SubId): DrumbeatReason => ({
  what: 'air-hunt',
  plane,
  sub,
  find: searchChance(known, plane, sub, 'search'),
  harm: aswOdds(known, model(plane).asw, sub),
});

function sweep(known: Known, plane: PlaneId, area: AreaId): DrumbeatReason {
  const find = Math.min(9, searchNumber(known, plane)) / 10;
  return { what: 'air-sweep', plane, area, find, sightings: sighted(sightings(known), area) };
}

/** What the sortie would be aimed at, were it there already. */
function raidOn(known: Known, plane: PlaneId, area: AreaId, support: SubId | null): DrumbeatReason[] {
  const side = sideOfPlane(plane) === 'axis' ? 'allies' : 'axis';
  const targets: AirTarget[] = [...shoresAt(known, side, area), ...(side === 'allies' ? shipsToBomb(known, area) : [])];
  const sortie = { plane, action: 'bomb', area, step: 'target', target: null, escorts: [], aborted: false, pairs: [] };
  const there = { ...known, sortie: sortie as State['sortie'] };
  const aimed = chooseAirTarget(
    there,
    targets.map((target) => ['target', target] as const),
  );
  const target = aimed?.[1] as AirTarget | undefined;
  return target ? bombing(known, plane, area, target, support) : [];
}

function targetReasons(known: Known, choice: Choice): DrumbeatReason[] {
  const { sortie } = known;
  if (!sortie) return [];
  if (choice[0] === 'sweep') return [sweep(known, sortie.plane, sortie.area)];
  if (choice[0] !== 'target') return [];
  if (sortie.action === 'attack') return [hunt(known, sortie.plane, choice[1] as SubId)];
  if (sortie.action === 'fight') return [duel(sortie.plane, choice[1] as PlaneId)];
  if (sortie.action === 'frogmen') return [frogmenChance(choice[1] as PortId, 1)];
  return bombing(known, sortie.plane, sortie.area, choice[1], planeOf(known, sortie.plane).support);
}

function bombing(
  known: Known,
  plane: PlaneId,
  area: AreaId,
  target: AirTarget,
  support: SubId | null,
): DrumbeatReason[] {
  const isNear = plane !== SEAPLANE && support !== null && areaOf(subOf(known, support)) === area;
  const hits = bombHits(model(plane).bomb * (isNear ? 2 : 1));
  const cap = capAt(known, sideOfPlane(plane) === 'axis' ? 'allies' : 'axis', area).length;
  const main: DrumbeatReason =
    isPort(target) || isBase(target)
      ? { what: 'raid-shore', place: target, ...flakOver(target), levels: hits, cap }
      : { what: 'raid-convoy', unit: target as AlliedUnit, find: BOMBING.find / 10, hits, cap };
  return isNear && support ? [main, { what: 'doubled', support }] : [main];
}

/** PK-12.5.2  A 1 shoots down where there is any flak, and up to its number it drives off. */
function flakOver(place: ShoreId): { through: number; shot: number } {
  const { flak } = shore(place);
  return { through: 1 - flak / 10, shot: flak > 0 ? 0.1 : 0 };
}

function duel(first: PlaneId, second: PlaneId): DrumbeatReason {
  return { what: 'dogfight', first, second, ...dogfightOdds(first, second) };
}

/** PK-21.2.1  The share of markers that succeed with so many left out, and what a ship in port comes to. */
export function frogmenChance(port: PortId | null, chance: number): DrumbeatReason {
  const good = MARKERS.filter((marker) => FROGMAN_MARKERS[marker].succeeds).length / MARKERS.length;
  const tons = TONNAGE.port.reduce((sum: number, one) => sum + one, 0) / TONNAGE.port.length;
  return { what: 'frogmen-chance', port, chance: good * chance, tons };
}

function shelling(known: Known, place: ShoreId): DrumbeatReason {
  const factor = known.ships
    .filter((ship) => ship.area === 'CE' && ship.convoy === null)
    .reduce((sum, ship) => sum + warship(shipOf(known, ship.id).id).bombard, 0);
  return { what: 'shelling', place, levels: bombHits(factor), damage: known.damage[place] };
}
