/** PK-5.3  One air unit on its way: target, escorts, interception, and what it came to do. */
import type { Play } from '@derby/kernel';
import { capAt, enemySide, escortsFor, inFlight, shipsToBomb, shoresAt } from './air-actions.ts';
import { attackOnSubmarine, listQuarry } from './air-attack.ts';
import { ask, type List } from './asking.ts';
import { revealMode } from './barbarigo.ts';
import { bombRun } from './bombing.ts';
import type { Asks } from './choices.ts';
import { MOST_FIGHTERS, model, type PlaneId, SEAPLANE } from './data/aircraft.ts';
import type { AreaId, PortId } from './data/map.ts';
import { otherSide } from './data/sides.ts';
import { BARBARIGO, type SubId } from './data/submarines.ts';
import { drawByAir } from './frogmen.ts';
import { americanPorts } from './geography.ts';
import { attackInFlight, intercept, resolveInterception } from './interception.ts';
import { isFlying } from './losses.ts';
import type { Rule } from './rules.ts';
import { toldOf } from './sight.ts';
import type { AirAction, AirTarget, Plane, Sortie, State, Table } from './state.ts';
import { planeOf, sideOfPlane, sortieOf } from './units.ts';

/** It leaves its base. A floatplane's mission shows that its support is near, and the Z.511's what Barbarigo came for. */
export function beginSortie(t: Table, id: PlaneId, action: AirAction, area: AreaId, support: SubId | null): void {
  const { state } = t;
  const plane = planeOf(state, id);
  plane.state = 'flown';
  plane.at = area;
  plane.support = id === SEAPLANE ? BARBARIGO : support;
  state.sortie = { plane: id, action, area, step: 'target', target: null, escorts: [], aborted: false, pairs: [] };
  const entry = { what: 'sortie', plane: id, action, area } as const;
  if (!plane.support) {
    t.log(ruleOf(action, id), entry);
    return;
  }
  if (id === SEAPLANE) revealMode(t, BARBARIGO);
  t.reveal('PK-21.3', entry);
  t.log('PK-21.3.1', { what: 'support-named', plane: id, sub: plane.support }, toldOf(state, plane.support)); // PK-18.7
}

/** The Axis fights and bombs under rules of its own. */
function ruleOf(action: AirAction, plane: PlaneId): Rule {
  if (action === 'patrol') return 'PK-5.3.2';
  if (action === 'attack') return 'PK-5.3.3';
  const isAllied = sideOfPlane(plane) === 'allies';
  if (action === 'fight') return isAllied ? 'PK-5.3.4' : 'PK-5.3.7';
  return isAllied ? 'PK-5.3.5' : 'PK-5.3.8';
}

export function* playSortie(t: Table): Play<void> {
  const sortie = sortieOf(t.state);
  if (sortie.step === 'target') yield* aim(t, sortie);
  else if (sortie.step === 'escorts') yield* gatherEscorts(t);
  else if (sortie.step === 'intercept') yield* intercept(t);
  else act(t, sortie);
}

/** The question for each kind of target; a patrol has none, and neither has a fighter that must fight CAP. */
const TARGET_RULES: Readonly<Record<Exclude<AirAction, 'patrol'>, Asks>> = {
  attack: 'PK-5.3.3',
  fight: 'PK-12.8',
  bomb: 'PK-12.5',
  frogmen: 'PK-21.3.2',
};

function* aim(t: Table, sortie: Sortie): Play<void> {
  const { action, plane, area } = sortie;
  const isMet = action === 'fight' && capAt(t.state, enemySide(plane), area).length > 0;
  if (action !== 'patrol' && !isMet) {
    const isBlind = action === 'attack' && t.state.options.hiddenSubmarines;
    const choice = yield* ask(t, sideOfPlane(plane), isBlind ? 'PK-18.5' : TARGET_RULES[action], listTargets);
    sortieOf(t.state).target = choice[0] === 'target' ? choice[1] : null;
  }
  sortieOf(t.state).step = action === 'bomb' ? 'escorts' : 'intercept';
}

function listTargets(list: List<'target' | 'sweep'>, state: Readonly<State>): void {
  const sortie = sortieOf(state);
  if (sortie.action === 'attack') listQuarry(list, state, sortie.area);
  else for (const target of targetsOf(state, sortie)) list.open(['target', target]);
}

/** PK-12.8, PK-12.5, PK-21.3.2 */
function targetsOf(state: Readonly<State>, { action, area, plane }: Readonly<Sortie>): AirTarget[] {
  const enemy = enemySide(plane);
  if (action === 'fight') return inFlight(state, enemy, area).map((one) => one.id);
  if (action === 'frogmen') return [...americanPorts(area)];
  return [...shoresAt(state, enemy, area), ...(enemy === 'allies' ? shipsToBomb(state, area) : [])];
}

/** PK-12.4  Up to two Ready fighters go along; they count as having acted. */
function* gatherEscorts(t: Table): Play<void> {
  while (fitToEscort(t.state).length > 0) {
    const side = sideOfPlane(sortieOf(t.state).plane);
    const choice = yield* ask(t, side, 'PK-12.4', (list: List<'escort' | 'done'>, state: Readonly<State>) => {
      list.open(['done']);
      for (const { id } of fitToEscort(state)) list.open(['escort', id]);
    });
    if (choice[0] === 'done') break;
    const { area, escorts } = sortieOf(t.state);
    Object.assign(planeOf(t.state, choice[1]), { state: 'flown', at: area });
    escorts.push(choice[1]);
  }
  const sortie = sortieOf(t.state);
  sortie.step = 'intercept';
  if (sortie.escorts.length > 0)
    t.log('PK-12.4', { what: 'escorts', plane: sortie.plane, escorts: [...sortie.escorts] });
}

function fitToEscort(state: Readonly<State>): readonly Plane[] {
  const { plane, area, escorts } = sortieOf(state);
  return escorts.length < MOST_FIGHTERS ? escortsFor(state, sideOfPlane(plane), area) : [];
}

/** The dogfights first; then, unless it was driven off or shot down, what the unit came for. */
function act(t: Table, sortie: Sortie): void {
  resolveInterception(t, sortie);
  if (isFlying(t.state, sortie.plane) && !sortie.aborted) carryOut(t, sortie);
  t.state.toAct = otherSide(sideOfPlane(sortie.plane));
  t.state.sortie = null;
}

function carryOut(t: Table, sortie: Sortie): void {
  const { action, plane, target, area } = sortie;
  if (action === 'patrol') planeOf(t.state, plane).state = 'patrol';
  else if (action === 'attack') attackOnSubmarine(t, plane, area, target as SubId | null);
  else if (action === 'fight' && target) attackInFlight(t, sortie, target as PlaneId);
  else if (action === 'frogmen') drawByAir(t, plane, target as PortId);
  else if (target) bombRun(t, plane, target, bombFactor(t.state, plane, area));
}

/** PK-21.3.1  Doubled for a floatplane whose support is in the target's own area. */
function bombFactor(state: Readonly<State>, id: PlaneId, area: AreaId): number {
  const { support } = planeOf(state, id);
  const isNear = state.subs.some((sub) => sub.id === support && sub.place === area);
  return model(id).bomb * (isNear ? 2 : 1);
}
