/** PK-6  What each naval unit may do when it is activated in 5.4. */
import type { List } from './asking.ts';
import { hasEnemy } from './contact.ts';
import { MOST_ESCORTS } from './data/convoys.ts';
import { type AreaId, AZORES } from './data/map.ts';
import { BARBARIGO, FROGMAN_ATTACKS, type SubId } from './data/submarines.ts';
import { warship } from './data/warships.ts';
import { fuelAt } from './fuel.ts';
import {
  americanPorts,
  areaOfDestination,
  besideBySea,
  isExit,
  seaDistance,
  toExit,
  withinByCoast,
  withinBySea,
} from './geography.ts';
import { STATUSES } from './grid-moves.ts';
import type { Rule } from './rules.ts';
import { seenFirst } from './sight.ts';
import type { Convoy, State, Status, Submarine, Warship } from './state.ts';
import { areaOf, hasAllies, isCrippled, singlesAt, stackOf } from './units.ts';

type Moves = List<'move' | 'hold' | 'seek' | 'refuel' | 'refit' | 'home' | 'raid' | 'form'>;

export function listNaval(list: Moves, state: Readonly<State>, side: 'axis' | 'allies'): void {
  if (side === 'axis') {
    for (const sub of seenFirst(state)) if (!sub.activated && list.wants(sub.id)) listSubmarine(list, state, sub);
    return;
  }
  for (const ship of state.ships)
    if (!ship.activated && ship.convoy === null && list.wants(ship.id)) listShip(list, state, ship);
  for (const convoy of state.convoys) {
    if (convoy.activated || !list.wants(convoy.id)) continue;
    if (canForm(state, convoy)) list.open(['form', convoy.id]);
    listConvoy(list, state, convoy);
  }
}

/** Whether a side has anybody left to activate. */
export const hasNavalUnit = (state: Readonly<State>, side: 'axis' | 'allies'): boolean =>
  side === 'axis'
    ? state.subs.some((sub) => !sub.activated && areaOf(sub) !== null)
    : state.ships.some((ship) => !ship.activated && ship.convoy === null) ||
      state.convoys.some((convoy) => !convoy.activated);

/** PK-6.2, PK-6.3, PK-11.1  Areas a submarine may enter: none without fuel. */
export function mapAllowance(sub: Readonly<Submarine>, status: Status): number {
  if (sub.fuel === 0) return 0;
  return status === 'surfaced' && !isCrippled(sub) ? 2 : 1;
}

/** PK-6.9  Leaving costs one point more than the way to the nearest exit; without fuel it is the whole move of one that stands there. */
export const canLeave = (sub: Readonly<Submarine>, area: AreaId, status: Status): boolean =>
  toExit(area) < mapAllowance(sub, status) || (sub.fuel === 0 && isExit(area));

/** PK-5.4.2, PK-6.4, PK-6.11  Status and destination in one; whoever lies on the way does not matter. */
function listSubmarine(list: Moves, state: Readonly<State>, sub: Readonly<Submarine>): void {
  const area = areaOf(sub);
  if (!area) return;
  const { id } = sub;
  for (const status of STATUSES) {
    const bar = status === 'submerged' && submergeBar(sub);
    if (bar) {
      list.barred(['hold', id, status], bar);
      continue;
    }
    for (const to of withinBySea(area, mapAllowance(sub, status))) {
      if (to === area) list.barred(['move', id, to, status], 'PK-6.11');
      else listMove(list, state, sub, to, status);
    }
    listHold(list, state, sub, area, status);
    if (canLeave(sub, area, status)) list.open(['home', id, status]);
  }
  if (area === AZORES) list.offer(['refit', id], refitBar(state));
  if (id === BARBARIGO) listRaids(list, state, sub, area);
}

const submergeBar = (sub: Readonly<Submarine>): Rule | false =>
  sub.keptUp ? 'PK-9.2.2' : isCrippled(sub) && 'PK-21.5.3';

/** PK-11.2  Where the Milch Cow waits, a move may end with so many boxes of fuel. */
function listMove(list: Moves, state: Readonly<State>, sub: Readonly<Submarine>, to: AreaId, status: Status): void {
  list.open(['move', sub.id, to, status]);
  if (status === 'surfaced') listFuel(list, state, sub.id, to, sub.fuel - 1);
}

/** PK-11.2  With the order `refuel` on `full` nobody is asked (PK-16.4). */
function listFuel(list: Moves, state: Readonly<State>, id: SubId, area: AreaId, left: number): void {
  if (state.orders.axis.refuel === 'full') return;
  const most = fuelAt(state, id, area, 'surfaced', left);
  for (let boxes = 1; boxes <= most; boxes++) list.open(['refuel', id, area, boxes]);
}

/** PK-6.8, PK-18.6  To stay: quietly, with fuel, or seeking contact. */
function listHold(list: Moves, state: Readonly<State>, sub: Readonly<Submarine>, area: AreaId, status: Status): void {
  const { id } = sub;
  list.open(['hold', id, status]);
  if (status === 'surfaced') listFuel(list, state, id, area, sub.fuel);
  list.offer(['seek', id, status], (sub.met || !hasEnemy(state, id, area)) && 'PK-6.8');
}

/** PK-11.4 */
function refitBar(state: Readonly<State>): Rule | false {
  const isOpen = state.options.amerikaBombers && state.damage.pontadelgada <= 1 && !hasAllies(state, AZORES);
  return (!isOpen || state.refits >= MOST_REFITS) && 'PK-11.4';
}
const MOST_REFITS = 2;

/** PK-21.2.1  Into an area with an American port; for the second attack it may also have stayed. */
function listRaids(list: Moves, state: Readonly<State>, sub: Readonly<Submarine>, area: AreaId): void {
  if (state.barbarigo.mode !== 'frogman' || state.barbarigo.attacks >= FROGMAN_ATTACKS) return;
  for (const to of withinBySea(area, mapAllowance(sub, 'surfaced')))
    if (americanPorts(to).length > 0)
      list.offer(['raid', BARBARIGO, to], to === area && state.barbarigo.attacks === 0 && 'PK-21.2.1');
}

/** PK-6.5  Small craft keep to coastal areas all the way. */
function listShip(list: Moves, state: Readonly<State>, ship: Readonly<Warship>): void {
  const { mp, coastalOnly } = warship(ship.id);
  const reach = coastalOnly ? withinByCoast(ship.area, mp) : withinBySea(ship.area, mp);
  for (const to of withinBySea(ship.area, mp)) {
    if (to === ship.area) list.barred(['move', ship.id, to], 'PK-6.11');
    else list.offer(['move', ship.id, to], !reach.includes(to) && 'PK-6.5');
  }
  list.open(['hold', ship.id]);
  list.offer(['seek', ship.id], seekBar(state, ship));
}

/** PK-6.8, PK-18.6  Where submarines hide, contact may be sought anywhere. */
const seekBar = (state: Readonly<State>, unit: Readonly<Warship | Convoy>): Rule | false =>
  (unit.met || (!state.options.hiddenSubmarines && !hasEnemy(state, unit.id, unit.area))) && 'PK-6.8';

/** PK-6.6  Nearer to its destination; or, if it gained ground last turn, as far as before, or not at all. */
export function listConvoy(
  list: List<'move' | 'hold' | 'seek'>,
  state: Readonly<State>,
  convoy: Readonly<Convoy>,
): void {
  const { id, area } = convoy;
  const goal = areaOfDestination(convoy.to);
  const away = seaDistance(area, goal);
  if (away > 0)
    for (const to of besideBySea(area)) {
      const gain = away - seaDistance(to, goal);
      list.offer(['move', id, to], (gain < 0 || (gain === 0 && convoy.lagged)) && 'PK-6.6');
    }
  const bar = mustMarch(convoy) && 'PK-6.6';
  list.offer(['hold', id], bar);
  list.offer(['seek', id], bar || seekBar(state, convoy));
}

/** PK-6.6  It did not gain ground last turn and is not where it is bound for. */
export const mustMarch = (convoy: Readonly<Convoy>): boolean =>
  convoy.lagged && convoy.area !== areaOfDestination(convoy.to);

/** PK-6.7, PK-4.6  Warships in the area that may join a convoy. */
export const joiners = (state: Readonly<State>, convoy: Readonly<Convoy>): Warship[] =>
  stackOf(state, convoy.id).length >= MOST_ESCORTS
    ? []
    : singlesAt(state, convoy.area).filter((ship) => !ship.activated);
const canForm = (state: Readonly<State>, convoy: Readonly<Convoy>): boolean =>
  stackOf(state, convoy.id).length > 0 || joiners(state, convoy).length > 0;
