/** XXI-7  Movement Phase: transport points carry resources along the lines. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import { isPriority, type ResourceId, rankOf } from './data/counters.ts';
import { type Hub, isYard, NEIGHBOURS, type Space } from './data/map.ts';
import { GRINDING_WAR, MOST_POINTS } from './data/tracks.ts';
import { orders } from './orders.ts';
import { nowhere, put, spaceOf, type Table } from './state.ts';
import type { Known } from './view.ts';

const EXTRA_TRANSPORT = 2;
const RUSH_SPACES = 3;

/** XXI-7.1a  One die and the fixed number of the box of the armies; two more with extra transport (XXI-16.1.2). */
export function* transport(t: Table): Play<void> {
  const { state } = t;
  const dice = [t.d6()];
  const fixed = GRINDING_WAR[state.front]?.transport ?? 0;
  const extra = state.options.extraTransport ? EXTRA_TRANSPORT : 0;
  state.points = Math.min(MOST_POINTS, (dice[0] ?? 0) + fixed + extra); // XXI-2.4.2
  t.log('XXI-7.1a', { what: 'transport-rolled', dice, fixed, extra, points: state.points });
}

/** XXI-7.0  One resource after the other, until the player ends the phase. */
export function* movement(t: Table): Play<void> {
  for (;;) {
    yield* t.checkpoint();
    const order = yield* t.confirm('player', 'XXI-7.0', orders);
    if (order[0] === 'end-movement') return endMovement(t);
    if (order[0] === 'move') move(t, order[1], order[2]);
    if (order[0] === 'transfer') transfer(t, order[1]);
    if (order[0] === 'rush') yield* rush(t, order[1]);
  }
}

const isDevastated = (state: Readonly<Known>, space: Space): boolean => state.devastation[space as Hub] !== undefined;

function standsOn(state: Readonly<Known>, id: ResourceId): Space {
  const space = spaceOf(state, id);
  if (!space) throw new Error(`${id} is not on the map.`);
  return space;
}

/** XXI-7.2a, XXI-7.2b, XXI-7.2c  One point, one line, once a turn; spaces hold any number (XXI-7.2e). */
function move(t: Table, resource: ResourceId, to: Space): void {
  const { state } = t;
  const from = standsOn(state, resource);
  state.points -= 1;
  state.moved[rankOf(resource)] = from;
  put(state, resource, to);
  t.log('XXI-7.2a', { what: 'resource-moves', resource, from, to, left: state.points });
}

/** XXI-7.2f  Into a free square of the city's display, free of charge and for good (XXI-8.1e). */
function transfer(t: Table, resource: ResourceId): void {
  const yard = standsOn(t.state, resource);
  if (!isYard(yard)) throw new Error(`${resource} does not stand on a shipyard city.`);
  put(t.state, resource, null);
  t.state.squares[yard].push(resource);
  t.log('XXI-7.2f', { what: 'resource-transferred', resource, yard });
}

/** XXI-16.1.8  A priority transport carries one resource up to three spaces, apart from its own move. */
function* rush(t: Table, resource: ResourceId): Play<void> {
  const counter = t.state.allocation.find(isPriority);
  if (!counter) throw new Error('There is no priority transport to spend.');
  t.state.allocation = t.state.allocation.filter((id) => id !== counter);
  t.state.scrap.push(counter);
  t.state.rushing = resource;
  for (let leg = 1; leg <= RUSH_SPACES; leg++) {
    const order = yield* t.choose('player', 'XXI-16.1.8', legs(resource, leg));
    if (order[0] === 'stop') break;
    const from = standsOn(t.state, resource);
    put(t.state, resource, order[1]);
    t.log('XXI-16.1.8', { what: 'resource-rushed', resource, from, to: order[1], with: counter });
  }
  t.state.rushing = null;
}

const legs =
  (resource: ResourceId, leg: number) =>
  (list: List<'to' | 'stop'>, state: Readonly<Known>): void => {
    for (const to of NEIGHBOURS[standsOn(state, resource)])
      list.offer(['to', to], isDevastated(state, to) && 'XXI-7.2d');
    if (leg > 1) list.open(['stop']);
  };

/** XXI-7.1b  What is left is lost, and the marker returns to 0 (XXI-2.3.1). */
function endMovement(t: Table): void {
  if (t.state.points > 0) t.log('XXI-7.1b', { what: 'points-lost', points: t.state.points });
  t.state.points = 0;
  t.state.moved = nowhere();
}
