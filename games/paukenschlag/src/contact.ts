/** PK-5.5  A contact: who takes part, the OSL grid, then box by box the TSL grid. All of it is in the state. */
import type { Play } from '@derby/kernel';
import { ask, askInSecret, type List } from './asking.ts';
import type { AreaId } from './data/map.ts';
import type { Side } from './data/sides.ts';
import type { SubId } from './data/submarines.ts';
import type { ShipId } from './data/warships.ts';
import { deploy } from './deployment.ts';
import { beginGrid, endGrid, inOrder } from './grids.ts';
import { listen } from './huff-duff.ts';
import { playRound, startRound } from './rounds.ts';
import { sight } from './sight.ts';
import type { Contact, Manner, NavalUnit, State, Table } from './state.ts';
import { contactOf, convoysAt, isSub, sideOf, singlesAt, subOf, subsAt, unitOf } from './units.ts';

const STEPS: Readonly<Record<Contact['step'], (t: Table, contact: Contact) => Play<void>>> = {
  commit,
  manner,
  deploy,
  listen,
  round: startRound,
  play: playRound,
};

/** Plays the contact under way to its end, from wherever the state says it stands. */
export function* playContact(t: Table): Play<void> {
  while (t.state.contact) {
    yield* t.checkpoint();
    yield* STEPS[t.state.contact.step](t, t.state.contact);
    if (t.state.contact && isOneSided(t.state.contact)) endGrid(t, t.state.contact, 'one-side');
  }
}

/** PK-5.5.1  Whether an enemy naval unit of this one is in the area. */
export const hasEnemy = (state: Readonly<State>, unit: NavalUnit, area: AreaId): boolean =>
  isSub(unit) ? convoysAt(state, area).length + singlesAt(state, area).length > 0 : subsAt(state, area).length > 0;

/** PK-5.5.1, PK-5.5.2, PK-7.1  5.4 stops, the marker is laid, and whoever must takes part. */
export function beginContact(t: Table, unit: NavalUnit, area: AreaId): void {
  const { state } = t;
  const side = sideOf(unit);
  const enemies = side === 'axis' ? alliedUnitsAt(state, area) : subsAt(state, area).map((sub) => sub.id);
  for (const id of [unit, ...enemies]) if (isSub(id)) sight(t, subOf(state, id));
  state.contact = {
    ...{ area, unit, side, step: 'commit', level: 'osl', toPlace: [unit, ...enemies], boxes: [], box: -1 },
    ...{ manner: { axis: null, allies: null }, listened: [], round: 0, turn: 'allies' },
    ...{ finished: { axis: false, allies: false }, stirred: false, pieces: [], acting: null },
  };
  const entry = { what: 'contact-begins', area, unit } as const;
  if (state.options.hiddenSubmarines) t.reveal('PK-5.5.1', entry);
  else t.log('PK-5.5.1', entry);
}

const alliedUnitsAt = (state: Readonly<State>, area: AreaId): NavalUnit[] => [
  ...convoysAt(state, area).map((convoy) => convoy.id),
  ...singlesAt(state, area).map((ship) => ship.id),
];

/** PK-7.1  Friends of the active unit that have not been activated may take part and then count as activated. */
function* commit(t: Table, contact: Contact): Play<void> {
  const { side } = contact;
  const order = t.state.orders[side].commit;
  if (order === 'all') for (const id of friends(t.state)) join(t, id);
  // Where friends may be unseen, the question is put whether there are any or not.
  const put = side === 'axis' && t.state.options.hiddenSubmarines ? askInSecret : ask;
  while (order === 'ask') {
    const choice = yield* put(t, side, 'PK-7.1', listFriends);
    if (choice[0] === 'done') break;
    join(t, choice[1]);
  }
  const now = contactOf(t.state);
  beginGrid(t, now, inOrder(now.toPlace), 'osl');
}

function listFriends(list: List<'commit' | 'done'>, state: Readonly<State>): void {
  list.open(['done']);
  for (const id of friends(state)) list.open(['commit', id]);
  for (const id of bystanders(state)) list.barred(['commit', id], 'PK-7.1');
}

const others = (state: Readonly<State>): { id: SubId | ShipId; activated: boolean }[] => {
  const contact = contactOf(state);
  const all = contact.side === 'axis' ? subsAt(state, contact.area) : singlesAt(state, contact.area);
  return all.filter((one) => !contact.toPlace.includes(one.id));
};
/** Un-activated submarines, or un-activated warships that are in no stack. */
const friends = (state: Readonly<State>): (SubId | ShipId)[] =>
  others(state).flatMap((one) => (one.activated ? [] : [one.id]));
const bystanders = (state: Readonly<State>): (SubId | ShipId)[] =>
  others(state).flatMap((one) => (one.activated ? [one.id] : []));

function join(t: Table, id: SubId | ShipId): void {
  if (isSub(id)) sight(t, subOf(t.state, id));
  contactOf(t.state).toPlace.push(id);
  unitOf(t.state, id).activated = true;
  if (t.state.options.hiddenSubmarines) t.reveal('PK-7.1', { what: 'committed', unit: id });
  else t.log('PK-7.1', { what: 'committed', unit: id });
}

const BY_ORDER: Readonly<Record<State['orders']['axis']['grids'], Manner>> = { ask: 'hand', each: null, auto: 'order' };

/** PK-16.4  Each side plays this grid by hand or by standing order, the Allies saying so first. */
function* manner(t: Table, contact: Contact): Play<void> {
  const side: Side = contact.manner.allies === null ? 'allies' : 'axis';
  contact.manner[side] = BY_ORDER[t.state.orders[side].grids];
  if (contact.manner[side] === null) {
    const [said] = yield* ask(t, side, 'PK-16.4', (list: List<'by-hand' | 'by-order'>) => {
      list.open(['by-order']);
      list.open(['by-hand']);
    });
    const manner = said === 'by-hand' ? 'hand' : 'order';
    contactOf(t.state).manner[side] = manner;
    t.log('PK-16.4', { what: 'manner', side, manner });
  }
  const now = contactOf(t.state);
  if (now.manner.axis !== null) now.step = 'deploy';
}

/** PK-5.5.11, PK-5.5.19  A side has nobody left on the grid: tested after deployment and after every activation. */
const isOneSided = (contact: Readonly<Contact>): boolean =>
  (contact.step === 'listen' || contact.step === 'play') &&
  (['axis', 'allies'] as const).some((side) => !contact.pieces.some((piece) => sideOf(piece.unit) === side));
