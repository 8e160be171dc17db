/** PK-5.7.3  The turn ends: floatplanes are checked, convoys arrive, markers come off, and the last turn is scored. */
import { ontoTrack } from './air-return.ts';
import { convoysArrive } from './convoys.ts';
import { BARBARIGO } from './data/submarines.ts';
import { losePlane } from './losses.ts';
import { note } from './sight.ts';
import type { Plane, State, Table } from './state.ts';
import { areaOf } from './units.ts';
import { lastTurn, scoreGame } from './victory.ts';

export function turnEnd(t: Table): void {
  checkFloatplanes(t);
  convoysArrive(t);
  removeMarkers(t);
  clearTurn(t.state);
  if (t.state.turn >= lastTurn(t.state)) scoreGame(t);
}

/** PK-21.3.1, PK-21.3.2  Without a Surfaced, undamaged support on the map a floatplane does not come home. */
function checkFloatplanes(t: Table): void {
  for (const plane of t.state.planes.filter((one) => one.base === 'home' && one.state === 'flown')) {
    const lost = !isRefuelled(t.state, plane);
    // Whether it comes home tells something of its support.
    t.reveal('PK-21.3.1', { what: 'floatplane-check', plane: plane.id, lost });
    if (lost) losePlane(t, plane.id);
    else ontoTrack(t, plane.id);
  }
}

const isRefuelled = (state: Readonly<State>, { support }: Readonly<Plane>): boolean =>
  state.subs.some((sub) => sub.id === support && areaOf(sub) !== null && sub.status === 'surfaced' && sub.damage === 0);

/** PK-8.2, PK-18.8  All Detected markers; where they stood the submarines were last seen. */
function removeMarkers(t: Table): void {
  const { state } = t;
  for (const sub of state.subs) {
    if (!sub.detected) continue;
    note(state, sub);
    sub.detected = false;
  }
  for (const unit of [...state.ships, ...state.convoys]) unit.detected = false;
  t.log('PK-8.2', { what: 'markers-removed' });
}

/** Everybody is fresh for the next turn. */
function clearTurn(state: State): void {
  for (const sub of state.subs) Object.assign(sub, { activated: false, movedAgain: false, met: false });
  for (const unit of [...state.ships, ...state.convoys]) Object.assign(unit, { activated: false, met: false });
  // PK-18.7  Barbarigo is shown until now.
  for (const sub of state.subs) if (state.containers.length > 0 && sub.id === BARBARIGO) note(state, sub);
  Object.assign(state, { refits: 0, containers: [], searched: [] });
}
