/** What units and places say for themselves, to a screen reader and in the tooltip. */
import { AIRCRAFT, model, type PlaneId } from '@derby/paukenschlag/data/aircraft';
import { type AreaId, BASES, PORTS, type ShoreId } from '@derby/paukenschlag/data/map';
import { MILCH_COW, type SubId } from '@derby/paukenschlag/data/submarines';
import type { ShipId } from '@derby/paukenschlag/data/warships';
import { airDistance, isCoastal, isExit, shore } from '@derby/paukenschlag/geography';
import type { Appearance, ConvoyId, Plane, State, Submarine } from '@derby/paukenschlag/state';
import { isConvoy, isPlane, isSub } from './faces.tsx';
import type { Words } from './words.ts';

const listed = (...parts: readonly (string | false | undefined | 0)[]): string => parts.filter(Boolean).join(', ');

/** A unit's name alone. */
export function nameOf(view: State, id: string, words: Words): string {
  if (isSub(id)) return id === MILCH_COW ? words.milchCow : id;
  if (isPlane(id)) return words.names.PLANE_NAMES[id];
  if (!isConvoy(id)) return words.names.SHIP_NAMES[id as ShipId] ?? id;
  const found = view.convoys.find((one) => one.id === id);
  return found ? `${words.names.CONVOY_KINDS[found.type]} ${id}` : id;
}

/** A unit with all there is to know of it. */
export function unitLabel(view: State, id: string, words: Words): string {
  const name = nameOf(view, id, words);
  if (isSub(id)) return listed(name, ...boatFacts(view, id, words));
  if (isPlane(id)) return listed(name, ...planeFacts(view, id, words));
  return listed(name, ...(isConvoy(id) ? convoyFacts(view, id, words) : shipFacts(view, id as ShipId, words)));
}

export const placeOf = ({ place }: Submarine, words: Words): string =>
  place in words.places ? words.places[place as 'home'] : place;

function boatFacts(view: State, id: SubId, words: Words): (string | false)[] {
  const sub = view.subs.find((one) => one.id === id);
  if (!sub) return [];
  if (sub.place === 'unseen') {
    const seen = sub.seenAt !== null && words.seen(sub.seenAt, sub.seenOn);
    return [words.places.unseen, seen, ...(sub.seenAs ? looks(sub.seenAs, words) : [])];
  }
  if (sub.place === 'home') return [words.places.home, sub.back > 0 && words.back(sub.back)];
  if (sub.place === 'out' || sub.place === 'sunk') return [words.places[sub.place]];
  return [
    sub.place,
    ...looks(sub, words),
    sub.detected && words.marks.detected,
    sub.activated && words.marks.activated,
  ];
}

const looks = ({ status, torpedoes, fuel, supply, damage }: Appearance, words: Words): (string | false)[] => [
  words.status[status],
  words.torpedoes(torpedoes),
  words.fuel(fuel),
  supply > 0 && words.supply(supply),
  damage > 0 && words.damage(damage),
];

function convoyFacts(view: State, id: ConvoyId, words: Words): (string | false)[] {
  const found = view.convoys.find((one) => one.id === id);
  if (!found) return [];
  const escorts = view.ships.filter((ship) => ship.convoy === id).map((ship) => ship.id);
  return [
    found.area,
    words.steps(found.steps),
    words.bound(words.names.destination(found.to)),
    escorts.length > 0 && words.escorts(escorts.join(', ')),
    found.detected && words.marks.detected,
    found.activated && words.marks.activated,
  ];
}

function shipFacts(view: State, id: ShipId, words: Words): (string | false)[] {
  const found = view.ships.find((one) => one.id === id);
  if (!found) return [];
  return [
    found.area,
    found.convoy !== null && words.with(found.convoy),
    found.detected && words.marks.detected,
    found.activated && words.marks.activated,
  ];
}

function planeFacts(view: State, id: PlaneId, words: Words): (string | false)[] {
  const found = view.planes.find((one) => one.id === id);
  if (!found) return [];
  return [
    found.at ?? (found.base === 'home' ? words.places.home : words.names.SHORE_NAMES[found.base]),
    words.planeStates[found.state],
    found.slot > 0 && words.back(found.slot),
  ];
}

/** Allied aircraft with depth charges that could be over an area this turn. */
export const hunters = (view: State, area: AreaId): number =>
  view.planes.filter((plane) => reaches(plane, area)).length;

function reaches({ id, state, base, at }: Plane, area: AreaId): boolean {
  if (AIRCRAFT[id].side !== 'allies' || model(id).asw === 0 || state === 'flown' || base === 'home') return false;
  return state === 'patrol' ? at === area : airDistance(BASES[base].area, area) <= model(id).range;
}

export const areaLabel = (view: State, id: AreaId, words: Words): string => {
  const planes = hunters(view, id);
  return listed(
    `${id} ${words.names.AREA_NAMES[id]}`,
    isCoastal(id) && words.marks.coastal,
    isExit(id) && words.marks.exit,
    planes > 0 && words.cover(planes),
    view.contact?.area === id && words.marks.contact,
  );
};

export function shoreLabel(view: State, id: ShoreId, words: Words): string {
  const ready = view.planes.filter((plane) => plane.base === id && plane.at === null).length;
  return listed(
    words.names.SHORE_NAMES[id],
    id in PORTS ? words.port : words.base,
    shore(id).area,
    words.flak(shore(id).flak),
    view.damage[id] > 0 && words.damage(view.damage[id]),
    ready > 0 && words.ready(ready),
  );
}
