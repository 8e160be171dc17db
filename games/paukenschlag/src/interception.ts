/** PK-9.4  War in the air: interception and dogfights. */
import type { Play } from '@derby/kernel';
import { capAt, enemySide } from './air-actions.ts';
import { ask, type List } from './asking.ts';
import { MOST_FIGHTERS, model, type PlaneId } from './data/aircraft.ts';
import { DOGFIGHT } from './data/tables.ts';
import type { DogfightResult } from './log.ts';
import { isFlying, losePlane } from './losses.ts';
import type { Plane, Sortie, State, Table } from './state.ts';
import { planeOf, sortieOf } from './units.ts';

/** PK-9.4.1  Up to two CAP fighters over the area go up; a fighter that comes to fight must be met by one at least. */
export function* intercept(t: Table): Play<void> {
  const side = enemySide(sortieOf(t.state).plane);
  const order = t.state.orders[side].intercept;
  while (mayIntercept(t.state, sortieOf(t.state))) {
    if (order === 'ask') {
      const choice = yield* ask(t, side, 'PK-9.4.1', listInterceptors);
      if (choice[0] === 'done') break;
      sendUp(t, choice[1], choice[2]);
    } else {
      const sortie = sortieOf(t.state);
      if (order === 'none' && !mustIntercept(sortie)) break;
      const [against = sortie.plane] = targets(sortie);
      sendUp(t, bestFighter(t.state, sortie), against);
    }
  }
  sortieOf(t.state).step = 'act';
}

function listInterceptors(list: List<'intercept' | 'done'>, state: Readonly<State>): void {
  const sortie = sortieOf(state);
  list.offer(['done'], mustIntercept(sortie) && 'PK-9.4.1');
  for (const { id } of waiting(state, sortie))
    for (const against of targets(sortie)) list.open(['intercept', id, against]);
}

const mustIntercept = (sortie: Readonly<Sortie>): boolean => sortie.action === 'fight' && sortie.pairs.length === 0;
const waiting = (state: Readonly<State>, sortie: Readonly<Sortie>): Plane[] =>
  capAt(state, enemySide(sortie.plane), sortie.area).filter(
    ({ id }) => !sortie.pairs.some((pair) => pair.fighter === id),
  );
const mayIntercept = (state: Readonly<State>, sortie: Readonly<Sortie>): boolean =>
  sortie.pairs.length < MOST_FIGHTERS && waiting(state, sortie).length > 0;

/** PK-9.4.2  Escorts before the unit they protect; a second fighter for somebody only when everybody has one. */
function targets({ plane, escorts, pairs }: Readonly<Sortie>): PlaneId[] {
  const isFree = (id: PlaneId): boolean => !pairs.some((pair) => pair.against === id);
  const free = escorts.filter(isFree);
  if (free.length > 0) return free;
  return isFree(plane) ? [plane] : [...escorts, plane];
}

/** PK-16.4  The highest air factor first, then by id. */
const bestFighter = (state: Readonly<State>, sortie: Readonly<Sortie>): PlaneId =>
  waiting(state, sortie).reduce((best, one) => (model(one.id).air > model(best.id).air ? one : best)).id;

function sendUp(t: Table, fighter: PlaneId, against: PlaneId): void {
  sortieOf(t.state).pairs.push({ fighter, against });
  t.log('PK-9.4.1', { what: 'interception', fighter, against });
}

/** PK-9.4.2  Pair after pair; then every fighter that went up is Flown. */
export function resolveInterception(t: Table, sortie: Sortie): void {
  const driven: PlaneId[] = [];
  for (const { fighter, against } of sortie.pairs) {
    if (driven.includes(against) || !isFlying(t.state, against)) continue;
    const result = dogfight(t, fighter, against);
    if (result === 'aborted') driven.push(against);
  }
  if (driven.includes(sortie.plane)) sortie.aborted = true;
  for (const { fighter } of sortie.pairs) if (isFlying(t.state, fighter)) planeOf(t.state, fighter).state = 'flown';
}

/** PK-5.3.4, PK-5.3.7  No CAP is there: the acting fighter attacks one unit in flight, its own die first. */
export const attackInFlight = (t: Table, { plane }: Readonly<Sortie>, target: PlaneId): void => {
  dogfight(t, plane, target);
};

/** Both roll at once; what the first does to the second is returned. */
function dogfight(t: Table, first: PlaneId, second: PlaneId): DogfightResult {
  const edge = model(first).air - model(second).air;
  const dice = [t.d10(), t.d10()] as const;
  const totals = [dice[0] + edge, dice[1] - edge] as const;
  const [secondSuffers, firstSuffers] = [resultOf(totals[0]), resultOf(totals[1])];
  t.log('PK-9.4.2', { what: 'dogfight', first, second, dice, totals, firstSuffers, secondSuffers });
  for (const [id, suffers] of [
    [first, firstSuffers],
    [second, secondSuffers],
  ] as const) {
    if (suffers === 'lost') losePlane(t, id);
    else if (suffers === 'aborted') planeOf(t.state, id).state = 'flown';
  }
  return secondSuffers;
}

const resultOf = (total: number): DogfightResult =>
  total >= DOGFIGHT.lost ? 'lost' : total >= DOGFIGHT.abort ? 'aborted' : 'none';
