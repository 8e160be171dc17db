/** WPZ-18  Allied convoys: where they assemble, and what counts when they arrive. */
import type { Play } from '@derby/kernel';
import { isMajor } from './control.ts';
import { type AreaId, BRITAIN, CANADA, SOUTH_EDGE, US_WATERS } from './data/areas.ts';
import { ARRIVAL } from './data/tracks.ts';
import type { UnitId } from './data/units.ts';
import { BASE_IDS, type BaseId } from './data/zones.ts';
import { areaOf, isArea, isBase } from './geography.ts';
import { announce, compose } from './order.ts';
import { enter, put, whereIs } from './places.ts';
import type { List, State, Table } from './state.ts';
import { CONVOY } from './traits.ts';
import { hasAt, isConvoy, isReduced, NATIVES, usStatus, without } from './units.ts';
import { checkTracks } from './victory.ts';

/** WPZ-23.1-MC  Convoys in the display that neither arrived nor were sunk this turn. */
export const available = (state: Readonly<State>): UnitId[] =>
  CONVOYS.filter((unit) => whereIs(state, unit) === 'convoys' && !state.spentConvoys.includes(unit));

const CONVOYS: readonly UnitId[] = NATIVES.allied.filter(isConvoy);

/** WPZ-18.1  How many convoys each kind of place takes: Canadian ports two, American one or two, the south edge one. */
const LIMITS = { canada: 2, us: { neutral: 0, limited: 1, full: 2 }, south: 1 } as const;

const portsIn = (areas: readonly AreaId[]): readonly BaseId[] =>
  BASE_IDS.filter((base) => areas.includes(areaOf(base)));
const CANADIAN_BASES = portsIn(CANADA);
const AMERICAN_BASES = portsIn(US_WATERS);
const canadianPorts = (state: Readonly<State>): BaseId[] => CANADIAN_BASES.filter((base) => isMajor(state, base));
const americanPorts = (state: Readonly<State>): BaseId[] => AMERICAN_BASES.filter((base) => isMajor(state, base));

/** Convoys that stand, or were placed in this action, where these places are. */
const standing = (state: Readonly<State>, places: readonly (BaseId | AreaId)[]): number =>
  CONVOYS.filter((unit) => (places as readonly string[]).includes(whereIs(state, unit))).length;

/** Where convoys could be placed now; with the option, in the sea zone of their port. */
function assemblyPlaces(state: Readonly<State>): (BaseId | AreaId)[] {
  const placed = state.order?.errands ?? [];
  const count = (places: readonly (BaseId | AreaId)[]): number =>
    placed.filter(([, to]) => (places as readonly string[]).includes(to)).length;
  const open = (ports: readonly BaseId[], limit: number): (BaseId | AreaId)[] => {
    const places = state.options.convoyInPort ? ports : ports.map(areaOf);
    // WPZ-18.1  The limit is one action's, and whoever stands in the same place counts against it.
    return places.filter((place) => count(places) < limit && standing(state, [place]) < limit);
  };
  const south = SOUTH_EDGE.filter((area) => count(SOUTH_EDGE) < LIMITS.south && !hasAt(state, 'allied', area, CONVOY));
  return [
    ...open(canadianPorts(state), LIMITS.canada),
    ...open(americanPorts(state), LIMITS.us[usStatus(state)]),
    ...south,
  ];
}

/** There is always room: Canada and the south edge take all six. */
export const canAssemble = (state: Readonly<State>): boolean => available(state).length > 0;

/** WPZ-23.1-MC  Any number of available convoys, one after the other. */
export function* assemble(t: Table): Play<void> {
  const choice = yield* compose(t, 'WPZ-23.1-MC', listConvoys);
  const { order } = t.state;
  if (!order) return;
  if (choice[0] === 'done') {
    order.step = 'end';
    return;
  }
  const [, unit, place] = choice;
  announce(t);
  put(t.state, unit, place);
  order.errands.push([unit, place]);
  t.reveal('WPZ-18.1', { what: 'convoy-mobilised', unit, place });
}

function listConvoys(list: List<'convoy' | 'done'>, state: Readonly<State>): void {
  if (!state.order || state.order.errands.length > 0) list.open(['done']);
  if (!state.order) return;
  for (const unit of available(state)) for (const place of assemblyPlaces(state)) list.open(['convoy', unit, place]);
}

/** WPZ-18.2  Convoys that end an action off Britain have arrived. */
export function arrivals(t: Table): void {
  const { state } = t;
  for (const unit of CONVOYS) {
    const at = whereIs(state, unit);
    if (!isArea(at) || !BRITAIN.includes(at) || state.ended) continue;
    const points = isReduced(state, unit) ? ARRIVAL.reduced : ARRIVAL.full;
    if (!isReduced(state, unit)) state.fullArrivals.now += 1;
    state.arrived += points;
    put(state, unit, 'convoys');
    // WPZ-18.0  Back in the display at full strength, for the next turn.
    state.reduced = without(state.reduced, [unit]);
    enter(state.spentConvoys, unit);
    t.log('WPZ-18.2', { what: 'convoy-arrived', unit, area: at, points, arrived: state.arrived });
    checkTracks(t);
  }
}

/** WPZ-E.4  Convoys on the map, at sea or in port. */
export const convoysOnMap = (state: Readonly<State>): number =>
  CONVOYS.filter((unit) => isArea(whereIs(state, unit)) || isBase(whereIs(state, unit))).length;
