/** PK-21.2.1, PK-21.3.2  Frogmen: attacks declared by Barbarigo and drawn when all contacts are over, or flown in by the Z.511. */
import type { Play } from '@derby/kernel';
import { ask, askInSecret, type List } from './asking.ts';
import { detect } from './damage.ts';
import type { PlaneId } from './data/aircraft.ts';
import { FROGMAN_MARKERS, MARKERS, type MarkerId } from './data/frogmen.ts';
import type { PortId } from './data/map.ts';
import { BARBARIGO, FROGMAN_ATTACKS, type SubId } from './data/submarines.ts';
import { americanPorts } from './geography.ts';
import { sinkInPort } from './losses.ts';
import type { State, Table } from './state.ts';
import { areaOf, isInPlay, subOf } from './units.ts';

/** One attack, or two where none has been made yet. Whoever fills the containers depends on whether Barbarigo is Detected now. */
export function* declareAttacks(t: Table): Play<void> {
  while (attacksLeft(t.state) > 0) {
    const choice = yield* ask(t, 'axis', 'PK-21.2.1', listPorts);
    if (choice[0] === 'done') break;
    const filledBy = subOf(t.state, BARBARIGO).detected ? 'allies' : 'axis';
    t.state.containers.push({ port: choice[1], filledBy, leftOut: null, filled: false, drawn: false });
    t.log('PK-21.2.1', { what: 'frogmen-declared', port: choice[1], filledBy });
  }
  if (t.state.activation) t.state.activation.step = 'fill';
}

const attacksLeft = ({ barbarigo, containers }: Readonly<State>): number =>
  FROGMAN_ATTACKS - barbarigo.attacks - containers.length;

function listPorts(list: List<'declare' | 'done'>, state: Readonly<State>): void {
  const area = areaOf(subOf(state, BARBARIGO));
  if (area) for (const port of americanPorts(area)) list.open(['declare', port]);
  if (state.containers.length > 0) list.open(['done']);
}

/** Four of the five markers go in; the one left out is the secret of whoever fills. */
export function* fillContainers(t: Table): Play<void> {
  const waiting = t.state.containers.findIndex((one) => !one.filled);
  const container = t.state.containers[waiting];
  if (!container) {
    if (t.state.activation) t.state.activation.step = 'contact';
    return;
  }
  const { filledBy, port } = container;
  const [, leftOut] = yield* askInSecret(t, filledBy, 'PK-21.2.1', (list: List<'leave-out'>) => {
    for (const marker of MARKERS) list.open(['leave-out', marker]);
  });
  const now = t.state.containers[waiting];
  if (now) Object.assign(now, { leftOut, filled: true });
  t.log('PK-21.2.1', { what: 'container-filled', port, leftOut }, [filledBy]);
}

/** PK-5.5.21, PK-21.2.1  One marker from each container, in the order of declaration, while Barbarigo is afloat. */
export function drawFrogmen(t: Table): void {
  const { state } = t;
  for (const container of state.containers) {
    container.drawn = true;
    if (!isAfloat(state)) {
      t.log('PK-21.2.1', { what: 'frogmen-fail', port: container.port });
      continue;
    }
    state.barbarigo.attacks += 1;
    const inside = MARKERS.filter((marker) => marker !== container.leftOut);
    const marker = inside[t.die(inside.length) - 1];
    if (marker) resolve(t, container.port, marker, BARBARIGO);
  }
  if (state.containers.length > 0 && state.barbarigo.attacks >= FROGMAN_ATTACKS && isAfloat(state)) retire(t);
}

const isAfloat = (state: Readonly<State>): boolean =>
  isInPlay(state.subs, BARBARIGO) && areaOf(subOf(state, BARBARIGO)) !== null;

/** After its second attack Barbarigo goes home for good; nobody scores. */
function retire(t: Table): void {
  Object.assign(subOf(t.state, BARBARIGO), { place: 'out', detected: false });
  t.log('PK-21.2.1', { what: 'barbarigo-retires' });
}

/** PK-21.3.2  Once a game, from all five markers, at once. */
export function drawByAir(t: Table, plane: PlaneId, port: PortId): void {
  t.state.barbarigo.flown = true;
  const marker = MARKERS[t.die(MARKERS.length) - 1];
  if (marker) resolve(t, port, marker, plane);
}

function resolve(t: Table, port: PortId, marker: MarkerId, by: SubId | PlaneId): void {
  const { succeeds, modifier, detects } = FROGMAN_MARKERS[marker];
  t.reveal('PK-21.2.1', { what: 'frogmen-drawn', port, marker, by });
  if (succeeds) sinkInPort(t, port, modifier);
  if (detects && isAfloat(t.state)) detect(t, BARBARIGO);
}
