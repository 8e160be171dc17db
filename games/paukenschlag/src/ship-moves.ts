/** PK-6.5, PK-6.6, PK-6.7  Warships and convoys are activated. */
import type { Play } from '@derby/kernel';
import { ask, type List } from './asking.ts';
import { hasEnemy } from './contact.ts';
import type { AreaId } from './data/map.ts';
import { type ShipId, warship } from './data/warships.ts';
import { areaOfDestination, isCoastal, seaDistance } from './geography.ts';
import { joiners, listConvoy } from './naval-moves.ts';
import type { AlliedUnit, Convoy, ConvoyId, State, Table } from './state.ts';
import { alliedOf, convoyOf, isConvoy, mark, shipOf, stackOf } from './units.ts';

type Sailing = readonly ['move', AlliedUnit, AreaId] | readonly ['hold', AlliedUnit] | readonly ['seek', AlliedUnit];

/** PK-6.7  At the start of its activation a convoy takes in and lets go warships; then it goes where it may. */
export function* formStack(t: Table): Play<void> {
  const choice = yield* ask(t, 'allies', 'PK-6.7', listStack);
  if (choice[0] === 'join') join(t, choice[1], choice[2]);
  else if (choice[0] === 'part') part(t, choice[1], choice[2]);
  else sail(t, choice as Sailing);
}

function listStack(list: List<'join' | 'part' | 'move' | 'hold' | 'seek'>, state: Readonly<State>): void {
  const unit = state.activation?.unit;
  if (!unit || !isConvoy(unit)) return;
  const convoy = convoyOf(state, unit);
  listConvoy(list, state, convoy);
  for (const ship of joiners(state, convoy)) list.open(['join', unit, ship.id]);
  for (const ship of stackOf(state, unit)) list.open(['part', unit, ship.id]);
}

/** PK-8.5  When a Detected and an undetected unit join, the stack is Detected. */
function join(t: Table, id: ConvoyId, ship: ShipId): void {
  const joining = shipOf(t.state, ship);
  joining.convoy = id;
  if (joining.detected || convoyOf(t.state, id).detected) mark(t.state, id);
  t.log('PK-6.7', { what: 'joined', convoy: id, ship });
}

function part(t: Table, convoy: ConvoyId, ship: ShipId): void {
  shipOf(t.state, ship).convoy = null;
  t.log('PK-6.7', { what: 'parted', convoy, ship });
}

/** A warship or convoy moves, holds or seeks contact. */
export function sail(t: Table, choice: Sailing): void {
  const { state } = t;
  const [verb, id] = choice;
  const unit = alliedOf(state, id);
  if (verb === 'move') go(t, id, choice[2]);
  else t.log('PK-6.8', { what: 'held', unit: id, area: unit.area, seeks: verb === 'seek' });
  unit.activated = true;
  if (isConvoy(id)) for (const ship of stackOf(state, id)) ship.activated = true;
  const meets = verb !== 'hold';
  state.activation = { unit: id, step: 'contact', waiting: [], meets };
  // PK-18.6  Where submarines hide, the search may find nobody.
  if (verb === 'seek' && !hasEnemy(state, id, unit.area))
    t.reveal('PK-18.6', { what: 'nobody-found', unit: id, area: unit.area });
}

function go(t: Table, id: AlliedUnit, to: AreaId): void {
  const { state } = t;
  const unit = alliedOf(state, id);
  const from = unit.area;
  if (isConvoy(id)) {
    if (!isCoastal(to)) dropSmallCraft(t, id);
    gainGround(convoyOf(state, id), to);
    for (const ship of stackOf(state, id)) ship.area = to;
  }
  unit.area = to;
  // Where submarines hide, that nobody is met tells as much as a contact does.
  t[state.options.hiddenSubmarines ? 'reveal' : 'log'](isConvoy(id) ? 'PK-6.6' : 'PK-6.2', {
    ...{ what: 'moved', unit: id, from, to },
  });
}

/** PK-6.5  Before a stack goes out to sea its small craft stay behind, not activated. */
function dropSmallCraft(t: Table, id: ConvoyId): void {
  for (const ship of stackOf(t.state, id)) if (warship(ship.id).coastalOnly) part(t, id, ship.id);
}

function gainGround(convoy: Convoy, to: AreaId): void {
  const goal = areaOfDestination(convoy.to);
  if (seaDistance(to, goal) < seaDistance(convoy.area, goal)) convoy.gained = true;
}
