/** PK-18.3  Who may see what. A view is laid out afresh and has the shape of the state; what is secret is blank in it. */
import { copyOf, type Viewer } from '@derby/kernel';
import { newSubmarine } from './setup.ts';
import { isSeen, shownTorpedoes } from './sight.ts';
import type { Container, Drumbeat, Plane, State, Submarine } from './state.ts';

export { resample } from './imagination.ts';

/**
 * What a seat is shown. It has the fields of the state, so that rules and advice can read either; blank are:
 * an unseen submarine (`place` is 'unseen', everything but `id`, `hasFired` and when, where and how it was last seen is at its standard value),
 * Barbarigo's mode while unknown (`mode` null, its torpedo boxes 4), what was left out of somebody else's container,
 * the support of a floatplane, and refits.
 */
export type View = State;

/** What a view and a state have in common: all of it, as long as nobody asks about an unseen submarine. */
export type Known = State;

export function view(state: Readonly<State>, viewer: Viewer<Drumbeat>): View {
  const { options, turn, phase, event, toAct, firstBoat, nextConvoy, lastDeed, batteriesHit, ended } = state;
  const isAxis = viewer === 'axis';
  return {
    ...{ options, turn, phase, event, toAct, firstBoat, nextConvoy, lastDeed, batteriesHit, ended },
    subs: state.subs.map((sub) => submarineFor(state, sub, isAxis)),
    ships: copyOf(state.ships),
    convoys: copyOf(state.convoys),
    planes: state.planes.map((plane) => planeFor(state, plane, isAxis)),
    damage: { ...state.damage },
    score: { ...state.score },
    lost: [...state.lost],
    orders: copyOf(state.orders),
    finished: { ...state.finished },
    due: [...state.due],
    struckOff: [...state.struckOff],
    barbarigo: { ...state.barbarigo, mode: isAxis || state.barbarigo.known ? state.barbarigo.mode : null },
    refits: isAxis || !state.options.hiddenSubmarines ? state.refits : 0,
    sortie: copyOf(state.sortie),
    activation: copyOf(state.activation),
    contact: copyOf(state.contact),
    containers: state.containers.map((container) => containerFor(container, viewer)),
    searched: [...state.searched],
  };
}

/** PK-18.3  Of an unseen one only that it is at sea, and where, when and how it was last seen. Whether it has ever fired, everybody saw. */
function submarineFor(state: Readonly<State>, sub: Readonly<Submarine>, isAxis: boolean): Submarine {
  if (isAxis) return { ...sub };
  if (isSeen(state, sub)) return { ...sub, torpedoes: shownTorpedoes(state, sub) };
  const { id, seenAt, seenOn, seenAs, hasFired } = sub;
  return newSubmarine(id, { place: 'unseen', seenAt, seenOn, seenAs, hasFired });
}

/** PK-18.7  The support of a floatplane is the Axis' secret where submarines hide. */
const planeFor = (state: Readonly<State>, plane: Readonly<Plane>, isAxis: boolean): Plane => ({
  ...plane,
  support: isAxis || !state.options.hiddenSubmarines ? plane.support : null,
});

/** PK-21.2.1 */
const containerFor = (container: Readonly<Container>, viewer: Viewer<Drumbeat>): Container => ({
  ...container,
  leftOut: viewer === container.filledBy ? container.leftOut : null,
});
