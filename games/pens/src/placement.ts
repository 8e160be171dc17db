/** HOST-11, PEN-1.3, PEN-1.4, PEN-1.31, PEN-1.32  Phase 5: new units and pens are placed. */
import type { Play } from '@derby/kernel';
import { hasLostLondon, kindOf, ownedSinceStart, seatOf } from './basics.ts';
import type { List } from './choices.ts';
import type { PlaceId, TerritoryId } from './data/map.ts';
import { ROUNDS } from './data/rounds.ts';
import { UNITS, type UnitType } from './data/units.ts';
import { addUnit } from './forces.ts';
import { FACTORIES, factoryOf, isCoastal, seaBeside, TERRITORY_IDS } from './geography.ts';
import { addPen } from './pens.ts';
import { priceOf } from './purchase.ts';
import type { Rule } from './rules.ts';
import type { Buyable, State, Table } from './state.ts';

export function* placement(t: Table): Play<void> {
  if (hasLostLondon(t.state)) return;
  const { turn, round, options } = t.state;
  const freePen = turn === 'GER' && options.pens && options.freePens && (ROUNDS[round - 1]?.freePen ?? false);
  yield* placeAll(t);
  if (freePen) yield* placeFreePen(t);
  t.state.placed = {};
}

/** Unit by unit in the order the player likes; what no factory can place is paid back (HOST-3.3). */
function* placeAll(t: Table): Play<void> {
  while (hasOpenPlace(t.state)) {
    yield* t.checkpoint();
    const choice = yield* t.choose(seatOf(t.state.turn), 'HOST-11.1', places);
    if (choice[0] === 'place') place(t, choice[1], choice[2], choice[2]);
    else if (choice[0] === 'launch') place(t, choice[1], choice[2], choice[3]);
    else if (choice[0] === 'build') placePen(t, choice[2]);
  }
  refund(t);
}

const bought = (state: Readonly<State>): Buyable[] =>
  (Object.keys(state.bought) as Buyable[]).filter((type) => (state.bought[type] ?? 0) > 0);

const hasOpenPlace = (state: Readonly<State>): boolean =>
  bought(state).some((type) =>
    type === 'pen'
      ? TERRITORY_IDS.some((id) => !penBar(state, id))
      : FACTORIES.some((id) => !factoryBar(state, id) && fits(type, id)),
  );

/** HOST-11.2  A ship needs water beside its factory. */
const fits = (type: UnitType, factory: TerritoryId): boolean =>
  kindOf(type) === 'land' || kindOf(type) === 'air' || seaBeside(factory).length > 0;

function places(list: List<'build' | 'place' | 'launch'>, state: Readonly<State>): void {
  for (const type of bought(state)) {
    if (type === 'pen') {
      for (const id of germanLands(state)) list.offer(['build', 'pen', id], penBar(state, id));
      continue;
    }
    const ashore = kindOf(type) === 'land' || kindOf(type) === 'air';
    for (const id of FACTORIES.filter((one) => state.control[one] === state.turn)) {
      const bar = factoryBar(state, id);
      if (ashore) list.offer(['place', type, id], bar);
      else for (const zone of seaBeside(id)) list.offer(['launch', type, zone, id], bar);
    }
  }
}

/** HOST-3.5, HOST-3.6  What a factory can still place this turn. */
export const capacityLeft = (state: Readonly<State>, id: TerritoryId): number =>
  Math.max(0, factoryOf(id) - (state.factoryDamage[id] ?? 0)) - (state.placed[id] ?? 0);

function factoryBar(state: Readonly<State>, id: TerritoryId): Rule | undefined {
  if (!ownedSinceStart(state, state.turn, id)) return 'HOST-3.6';
  return capacityLeft(state, id) <= 0 ? 'HOST-3.5' : undefined;
}

/** HOST-11.1 … 11.3, PEN-1.7  A new unit appears; boats always at sea. */
function place(t: Table, type: UnitType, at: PlaceId, factory: TerritoryId): void {
  const { state } = t;
  state.bought[type] = (state.bought[type] ?? 0) - 1;
  state.placed[factory] = (state.placed[factory] ?? 0) + 1;
  const { id } = addUnit(state, type, state.turn, at);
  t.log(UNITS[type].kind === 'submarine' ? 'HOST-11.3' : at === factory ? 'HOST-11.1' : 'HOST-11.2', {
    what: 'placed',
    unit: id,
    at,
  });
}

const germanLands = (state: Readonly<State>): TerritoryId[] =>
  TERRITORY_IDS.filter((id) => state.control[id] === 'GER');

/** PEN-1.3, PEN-1.4  Why a pen cannot stand here, if it cannot. */
export function penBar(state: Readonly<State>, id: TerritoryId): Rule | undefined {
  if (!isCoastal(id)) return 'PEN-1.4';
  return ownedSinceStart(state, 'GER', id) ? undefined : 'PEN-1.3';
}

/** HOST-11.4, PEN-1.6 */
function placePen(t: Table, at: TerritoryId): void {
  t.state.bought.pen = (t.state.bought.pen ?? 0) - 1;
  t.log('HOST-11.4', { what: 'pen-placed', pen: addPen(t.state, at).id, at, free: false });
}

/** PEN-1.31, PEN-1.32  One pen without charge: placed now, or forfeited. */
function* placeFreePen(t: Table): Play<void> {
  const choice = yield* t.choose(seatOf(t.state.turn), 'HOST-11.1', (list: List<'build' | 'forfeit'>) => {
    for (const id of germanLands(t.state)) list.offer(['build', 'free-pen', id], penBar(t.state, id));
    list.open(['forfeit']);
  });
  if (choice[0] === 'forfeit') return t.log('PEN-1.31', { what: 'free-pen-forfeited' });
  t.log('PEN-1.32', { what: 'pen-placed', pen: addPen(t.state, choice[2]).id, at: choice[2], free: true });
}

/** HOST-3.3  Whatever is left over could not be placed and is paid back in full. */
function refund(t: Table): void {
  const { state } = t;
  for (const type of bought(state)) {
    const ipc = priceOf(type) * (state.bought[type] ?? 0);
    state.treasury[state.turn] += ipc;
    t.log('HOST-3.3', { what: 'refunded', power: state.turn, type, ipc });
  }
  state.bought = {};
}
