/** XXI-5  Allocation Phase: what was drawn goes to its place. */
import type { Play } from '@derby/kernel';
import type { List } from './choices.ts';
import {
  type ArmyId,
  type ConvoyId,
  type CounterId,
  type FlakId,
  isResource,
  kindOf,
  letterOf,
} from './data/counters.ts';
import { HUBS } from './data/map.ts';
import { put, type State, type Table } from './state.ts';

/** XXI-5.0  One counter after the other, in the order drawn. */
export function* allocation(t: Table): Play<void> {
  for (let next = nextCounter(t.state); next; next = nextCounter(t.state)) yield* deploy(t, next);
}

const nextCounter = (state: Readonly<State>): CounterId | undefined => state.allocation.find((id) => !staysInBox(id));

/** XXI-5.1d, XXI-5.1e, XXI-2.4.7  Commands and priority transports wait for use, devastation markers for the raids. */
const staysInBox = (id: CounterId): boolean => ['command', 'priority', 'devastation'].includes(kindOf(id));

function* deploy(t: Table, counter: CounterId): Play<void> {
  const { state } = t;
  if (isResource(counter)) {
    takeOut(state, counter);
    put(state, counter, letterOf(counter)); // XXI-5.1a; any number may meet there (XXI-5.2)
    t.log('XXI-5.1a', { what: 'counter-placed', counter, at: letterOf(counter) });
  } else if (kindOf(counter) === 'convoy') {
    takeOut(state, counter);
    state.convoys.AO.push(counter as ConvoyId);
    t.log('XXI-5.1b', { what: 'counter-placed', counter, at: 'AO' });
  } else if (kindOf(counter) === 'army') {
    takeOut(state, counter);
    state.armies.push(counter as ArmyId); // XXI-5.1c: all stand in one box, the first in box 0
    t.log('XXI-5.1c', { what: 'counter-placed', counter, at: 'front' });
  } else {
    yield* placeFlak(t, counter as FlakId);
  }
}

function takeOut(state: State, counter: CounterId): void {
  state.allocation = state.allocation.filter((id) => id !== counter);
}

/** XXI-16.1.6  A heavy AA counter goes at once to a hub that has neither another one nor a devastation marker. */
function* placeFlak(t: Table, flak: FlakId): Play<void> {
  const [, , hub] = yield* t.choose('player', 'XXI-16.1.6', sites(flak));
  takeOut(t.state, flak);
  t.state.flak[hub] = flak;
  t.log('XXI-16.1.6', { what: 'counter-placed', counter: flak, at: hub });
}

const sites =
  (flak: FlakId) =>
  (list: List<'place'>, state: Readonly<State>): void => {
    for (const hub of HUBS)
      list.offer(['place', flak, hub], (state.flak[hub] || state.devastation[hub]) && 'XXI-16.1.6');
  };
