/** PK-5.1.2, PK-13  Who comes: scheduled and returning submarines, those of the variants, then the Allies. */
import type { Play } from '@derby/kernel';
import { ask, askFleet, askInSecret, type List } from './asking.ts';
import { NORWAY } from './data/events.ts';
import type { AreaId, BaseId } from './data/map.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { BARBARIGO, BARBARIGO_ENTRY, NORTH_ATLANTIC, type SubId } from './data/submarines.ts';
import { CANADIANS, type ShipId } from './data/warships.ts';
import { airDistance, areaOfBase, basesOf, EXITS } from './geography.ts';
import { STATUSES } from './grid-moves.ts';
import { byName, insert } from './ids.ts';
import { newPlane, newShip, newSubmarine } from './setup.ts';
import { toldOf } from './sight.ts';
import type { Mode, State, Status, Table } from './state.ts';
import { carriesFrogmen, isInPlay, subOf } from './units.ts';

/** PK-3.1  At the set-up the Axis names the submarines that begin Submerged. */
export function* declareStatus(t: Table): Play<void> {
  for (;;) {
    const choice = yield* askFleet(t, 'axis', 'PK-3.1', (list: List<'submerge' | 'done'>, state: Readonly<State>) => {
      list.open(['done']);
      for (const sub of state.subs) if (sub.status === 'surfaced') list.open(['submerge', sub.id]);
    });
    if (choice[0] === 'done') return;
    const sub = subOf(t.state, choice[1]);
    sub.status = 'submerged';
    t.log('PK-3.1', { what: 'status-declared', sub: sub.id, status: sub.status }, toldOf(t.state, sub.id));
  }
}

/** PK-5.1.2, PK-6.10  Who is due: scheduled boats by id, then returning ones by id. */
export function callUp(t: Table): void {
  const { state } = t;
  const scheduled = SCENARIOS[state.options.scenario].submarinesDue
    .filter(({ id, turn }) => dueOn(state, turn) === state.turn && !isInPlay(state.subs, id))
    .map(({ id }) => id)
    .sort(byName);
  const returning = state.subs.filter((sub) => sub.back === state.turn).map((sub) => sub.id);
  state.due = [...scheduled, ...returning];
}

/** The Norway scare (event 9, PK-14.1) holds back what is due on turns 3 and 4. */
const dueOn = (state: Readonly<State>, turn: number): number =>
  state.event === 'norway' && (NORWAY.turns as readonly number[]).includes(turn) ? turn + NORWAY.delay : turn;

/** PK-13.1, PK-6.10  Each of them in any exit area, Surfaced or Submerged. */
export const placeDue = (t: Table): Play<void> => place(t, 'PK-5.1.2', EXITS);

/** PK-21.1  The same for boats of the North Atlantic, in BD or BE. */
export const placeNorthAtlantic = (t: Table): Play<void> => place(t, 'PK-21.1', NORTH_ATLANTIC.entry);

function* place(t: Table, rule: 'PK-5.1.2' | 'PK-21.1', areas: readonly AreaId[]): Play<void> {
  while (t.state.due.length > 0) {
    yield* t.checkpoint();
    const choice = yield* askFleet(t, 'axis', rule, (list: List<'arrive'>, state: Readonly<State>) => {
      const [id] = state.due;
      if (id) for (const area of areas) for (const status of STATUSES) list.open(['arrive', id, area, status]);
    });
    t.state.due.shift();
    arrive(t, choice[1] as SubId, choice[2], choice[3] as Status);
  }
}

/** PK-13.1, PK-11.5  A submarine comes onto the map undetected and with full boxes; that it comes is told to all, where it is not. */
function arrive(t: Table, id: SubId, area: AreaId, status: Status): void {
  const { state } = t;
  const returns = isInPlay(state.subs, id);
  const fresh = newSubmarine(id, { place: area, status, seenOn: state.turn });
  if (returns) Object.assign(subOf(state, id), fresh, { hasFired: subOf(state, id).hasFired });
  if (returns && carriesFrogmen(state, id)) subOf(state, id).torpedoes = 0;
  if (!returns) insert(state.subs, fresh);
  t.log(returns ? 'PK-6.10' : 'PK-13.1', { what: 'submarine-arrives', sub: id, returns });
  t.log('PK-5.1.2', { what: 'submarine-placed', sub: id, area, status }, toldOf(state, id));
}

/** PK-21.1  From turn 2 to 9 every boat that is still out rolls: below the turn it comes, a 10 strikes it off. */
export function rollNorthAtlantic(t: Table): void {
  const { state } = t;
  const { boats, firstTurn, lastTurn, struckOffOn } = NORTH_ATLANTIC;
  if (!state.options.v21_1_northAtlantic || state.turn < firstTurn || state.turn > lastTurn) return;
  for (const sub of boats) {
    if (isInPlay(state.subs, sub) || state.struckOff.includes(sub)) continue;
    const die = t.d10();
    const result = die === struckOffOn ? 'struck-off' : die < state.turn ? 'enters' : 'waits';
    t.log('PK-21.1', { what: 'north-atlantic-roll', sub, die, result });
    if (result === 'struck-off') state.struckOff.push(sub);
    if (result === 'enters') state.due.push(sub);
  }
  if (state.due.length > 0 && state.firstBoat === 0) state.firstBoat = state.turn;
}

const MODES: readonly Mode[] = ['torpedo', 'frogman'];

/** PK-21.2  Barbarigo comes, and the Axis chooses in secret what for. */
export function* enterBarbarigo(t: Table): Play<void> {
  if (!t.state.options.v21_2_barbarigo || t.state.barbarigo.entry !== t.state.turn) return;
  const choice = yield* askInSecret(t, 'axis', 'PK-21.2', (list: List<'arrive'>) => {
    for (const area of BARBARIGO_ENTRY)
      for (const status of STATUSES) for (const mode of MODES) list.open(['arrive', BARBARIGO, area, status, mode]);
  });
  const mode = choice[4] as Mode;
  arrive(t, BARBARIGO, choice[2], choice[3] as Status);
  if (mode === 'frogman') subOf(t.state, BARBARIGO).torpedoes = 0; // PK-21.2.1
  t.state.barbarigo.mode = mode;
  t.log('PK-21.2', { what: 'mode-chosen', mode }, ['axis']);
}

/** PK-13.2  Allied warships and air units listed for this turn. */
export function alliedArrivals(t: Table): void {
  const { state } = t;
  const scenario = SCENARIOS[state.options.scenario];
  for (const { turn, id, area } of scenario.warshipsDue) if (turn === state.turn) addShip(t, id, area, 'PK-13.2');
  for (const { turn, id, base } of scenario.aircraftDue) {
    if (turn !== state.turn) continue;
    const field = openField(state, base);
    insert(state.planes, newPlane(id, field));
    t.log('PK-13.2', { what: 'aircraft-arrives', plane: id, base: field });
  }
}

export function addShip(t: Table, ship: ShipId, area: AreaId, rule: 'PK-13.2' | 'PK-14.1' | 'PK-21.4'): void {
  insert(t.state.ships, newShip(ship, area));
  t.log(rule, { what: 'warship-arrives', ship, area });
}

/** PK-13.3  A base at level 3 takes nobody: the nearest that is undamaged does, or else the least damaged. */
export function openField({ damage }: Readonly<State>, listed: BaseId): BaseId {
  if (damage[listed] < 3) return listed;
  const away = (id: BaseId): number => airDistance(areaOfBase(listed), areaOfBase(id));
  const sorted = [...basesOf('allies')].sort(
    (one, other) => damage[one] - damage[other] || away(one) - away(other) || byName(one, other),
  );
  return sorted[0] ?? listed;
}

/** PK-21.4  The Canadians who have not come yet, where they may come this turn. */
export function canadiansDue(state: Readonly<State>): ShipId[] {
  const { options, turn, firstBoat } = state;
  const isTime = options.v21_1_northAtlantic ? firstBoat > 0 && turn > firstBoat : turn === CANADIANS.turnAlone;
  if (!options.v21_4_canadians || !isTime) return [];
  return CANADIANS.ships.filter((id) => !isInPlay(state.ships, id) && !state.lost.includes(id));
}

/** PK-21.4  Each of them now, or on a later turn. */
export function* enterCanadians(t: Table): Play<void> {
  while (canadiansDue(t.state).length > 0) {
    const choice = yield* ask(t, 'allies', 'PK-21.4', (list: List<'arrive' | 'done'>, state: Readonly<State>) => {
      list.open(['done']);
      for (const id of canadiansDue(state)) for (const area of CANADIANS.entry) list.open(['arrive', id, area]);
    });
    if (choice[0] === 'done') return;
    addShip(t, choice[1] as ShipId, choice[2], 'PK-21.4');
  }
}
