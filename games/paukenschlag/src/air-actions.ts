/** PK-5.3.2 to PK-5.3.8  What each air unit may do, and where. */
import type { List } from './asking.ts';
import { FLYING_BOAT, model, type PlaneId, REBASE_RANGE, SEAPLANE } from './data/aircraft.ts';
import type { AreaId, BaseId, ShoreId } from './data/map.ts';
import { otherSide, type Side } from './data/sides.ts';
import { BARBARIGO } from './data/submarines.ts';
import { AREA_IDS, airDistance, americanPorts, areaOfBase, basesOf, shoresOf, withinByAir } from './geography.ts';
import type { AlliedUnit, Plane, State, Submarine } from './state.ts';
import { areaOf, convoysAt, hasAllies, isInPlay, sideOfPlane, singlesAt, subOf } from './units.ts';

type Actions = List<'patrol' | 'attack' | 'fight' | 'bomb' | 'frogmen' | 'rebase'>;

/** PK-12.2  A base at level 2 or more launches nothing. */
const NO_LAUNCH = 2;
const CLOSED = 3;

/** Floatplanes come last: what they may do is secret, and so must be the places of the others in the list. */
const inListOrder = ({ planes }: Readonly<State>): Plane[] => [
  ...planes.filter((plane) => plane.base !== 'home'),
  ...planes.filter((plane) => plane.base === 'home'),
];

export function listAirActions(list: Actions, state: Readonly<State>, side: Side): void {
  for (const plane of inListOrder(state)) {
    if (plane.state !== 'ready' || sideOfPlane(plane.id) !== side || !list.wants(plane.id)) continue;
    if (plane.base === 'home') listFloatplane(list, state, plane.id);
    else if (state.damage[plane.base] >= NO_LAUNCH)
      list.barred(['patrol', plane.id, areaOfBase(plane.base)], 'PK-12.2');
    else if (side === 'allies') listAllied(list, state, plane.id, plane.base);
    else listGerman(list, state, plane.id, plane.base);
  }
}

/** Whether a side has an air unit that can still do something; one is enough. */
export function hasAirAction(state: Readonly<State>, side: Side): boolean {
  let any = false;
  const found = (): void => {
    any = true;
  };
  listAirActions(
    {
      open: found,
      openAll: found,
      offer: found,
      barred: () => {},
      wants: () => !any,
      among: (all) => all,
      hasChoice: () => any,
    },
    state,
    side,
  );
  return any;
}

/** Whether what the Axis can do in the air would tell where a submarine is, or what Barbarigo came for. */
export const isSecretive = (state: Readonly<State>, side: Side): boolean =>
  side === 'axis' &&
  ((state.options.hiddenSubmarines && isInPlay(state.planes, FLYING_BOAT)) ||
    (isInPlay(state.planes, SEAPLANE) &&
      isInPlay(state.subs, BARBARIGO) &&
      (state.options.hiddenSubmarines || !state.barbarigo.known)));

/** PK-5.3.2 to PK-5.3.6 */
function listAllied(list: Actions, state: Readonly<State>, id: PlaneId, base: BaseId): void {
  const { range, search, asw, bomb, kind } = model(id);
  const from = areaOfBase(base);
  for (const area of withinByAir(from, range)) {
    list.open(['patrol', id, area]);
    if (search > 0 && asw > 0 && mayHunt(state, area)) list.open(['attack', id, area]);
    if (kind === 'fighter' && inFlight(state, 'axis', area).length > 0) list.open(['fight', id, area]);
    if (bomb > 0 && shoresAt(state, 'axis', area).length > 0) list.open(['bomb', id, area]);
  }
  for (const other of basesOf('allies'))
    if (other !== base && airDistance(from, areaOfBase(other)) <= REBASE_RANGE)
      list.offer(['rebase', id, other], state.damage[other] >= CLOSED && 'PK-5.3.6');
}

/** PK-5.3.3, PK-18.5  A Surfaced submarine must be there, unless the Allies cannot know. */
const mayHunt = (state: Readonly<State>, area: AreaId): boolean =>
  state.options.hiddenSubmarines || state.subs.some((sub) => sub.place === area && sub.status === 'surfaced');

/** PK-5.3.7, PK-5.3.8, PK-5.3.9 */
function listGerman(list: Actions, state: Readonly<State>, id: PlaneId, base: BaseId): void {
  const { range, kind } = model(id);
  for (const area of withinByAir(areaOfBase(base), range)) {
    if (kind === 'fighter' && inFlight(state, 'allies', area).length > 0) list.open(['fight', id, area]);
    if (kind === 'bomber' && hasBombTarget(state, area)) list.open(['bomb', id, area]);
  }
}

/** PK-21.3.1, PK-21.3.2  Off the map and without limit of range, but with a boat to refuel from. */
function listFloatplane(list: Actions, state: Readonly<State>, id: PlaneId): void {
  if (id === FLYING_BOAT) {
    const boats = state.subs.filter((sub) => sub.id !== BARBARIGO && canSupport(sub));
    for (const area of AREA_IDS) {
      if (!hasBombTarget(state, area)) continue;
      for (const boat of boats) if (isBeside(boat, area)) list.open(['bomb', id, area, boat.id]);
    }
    return;
  }
  const boat = seaplaneSupport(state);
  if (!boat) return;
  for (const area of AREA_IDS) if (isBeside(boat, area) && hasBombTarget(state, area)) list.open(['bomb', id, area]);
  const here = areaOf(boat);
  if (here && americanPorts(here).length > 0) list.offer(['frogmen', id, here], state.barbarigo.flown && 'PK-21.3.2');
}

/** PK-21.3.1  Surfaced, undetected, undamaged and on the map. */
const canSupport = (sub: Readonly<Submarine>): boolean =>
  areaOf(sub) !== null && sub.status === 'surfaced' && !sub.detected && sub.damage === 0;

/** PK-21.3.2  Barbarigo, in torpedo mode. */
function seaplaneSupport(state: Readonly<State>): Submarine | undefined {
  if (!isInPlay(state.subs, BARBARIGO) || state.barbarigo.mode !== 'torpedo') return undefined;
  const boat = subOf(state, BARBARIGO);
  return canSupport(boat) ? boat : undefined;
}

function isBeside(sub: Readonly<Submarine>, area: AreaId): boolean {
  const here = areaOf(sub);
  return here !== null && airDistance(here, area) <= 1;
}

/** PK-12.8  Enemy air units that a fighter may attack: on Patrol, on CAP, or Flown in the area. */
export const inFlight = (state: Readonly<State>, side: Side, area: AreaId): Plane[] =>
  state.planes.filter((plane) => plane.at === area && sideOfPlane(plane.id) === side);

/** PK-12.1.2  CAP fighters of a side over an area. */
export const capAt = (state: Readonly<State>, side: Side, area: AreaId): Plane[] =>
  inFlight(state, side, area).filter((plane) => plane.state === 'cap');

/** PK-12.6  Ports and airbases of a side in an area; those of the Azores only where Germany holds them. */
export const shoresAt = (state: Readonly<State>, side: Side, area: AreaId): readonly ShoreId[] =>
  side === 'axis' && !state.options.amerikaBombers ? [] : shoresOf(side, area);

/** PK-5.3.8, PK-9.6  Convoys and single warships in an area. */
export const shipsToBomb = (state: Readonly<State>, area: AreaId): AlliedUnit[] => [
  ...convoysAt(state, area).map((one) => one.id),
  ...singlesAt(state, area).map((one) => one.id),
];

const hasBombTarget = (state: Readonly<State>, area: AreaId): boolean =>
  shoresAt(state, 'allies', area).length > 0 || hasAllies(state, area);

/** PK-12.4  Ready fighters that could go along to an area. */
export const escortsFor = (state: Readonly<State>, side: Side, area: AreaId): Plane[] =>
  state.planes.filter(
    ({ id, base, state: now }) =>
      now === 'ready' &&
      sideOfPlane(id) === side &&
      model(id).kind === 'fighter' &&
      base !== 'home' &&
      state.damage[base] < NO_LAUNCH &&
      airDistance(areaOfBase(base), area) <= model(id).range,
  );

export const enemySide = (id: PlaneId): Side => otherSide(sideOfPlane(id));
