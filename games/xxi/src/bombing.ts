/** XXI-6  Bombing Devastation Phase: every marker drawn falls on a hub. */
import type { Play } from '@derby/kernel';
import { type DevastationId, isDevastation, type ResourceId } from './data/counters.ts';
import { type Hub, isYard } from './data/map.ts';
import { roll } from './dice.ts';
import { put, resourcesAt, type State, type Table } from './state.ts';

const QUIET_TURNS = 3;
const FLAK_NEEDS = 4;

/** XXI-6.0a, XXI-6.0b  Each marker in the order drawn, fully resolved before the next. */
export function* bombing(t: Table): Play<void> {
  const markers = t.state.allocation.filter(isDevastation);
  t.state.allocation = t.state.allocation.filter((id) => !isDevastation(id));
  for (const marker of markers) {
    if (isQuiet(t.state)) callOff(t, marker);
    else raid(t, marker);
  }
}

/** XXI-16.1.1  In a quiet autumn the first three months bring no raids. */
const isQuiet = (state: Readonly<State>): boolean => state.options.quietAutumn && state.turn <= QUIET_TURNS;

function callOff(t: Table, marker: DevastationId): void {
  t.state.scrap.push(marker);
  t.log('XXI-16.1.1', { what: 'raid-called-off', marker });
}

/** XXI-6.0b, XXI-6.0e  The sum of three dice names the hub; one that burns already is rolled again. */
function raid(t: Table, marker: DevastationId): void {
  const dice = roll(t, 3);
  const hub = hubOf(dice);
  const hit = !t.state.devastation[hub];
  t.log(hit ? 'XXI-6.0b' : 'XXI-6.0e', { what: 'raid', marker, dice, hub, hit });
  if (!hit) raid(t, marker);
  else if (!flakHolds(t, hub, marker)) devastate(t, hub, marker);
}

/** XXI-6.0f, XXI-2.4.1b  Three to eighteen: no sum names a lettered space. */
const hubOf = (dice: readonly number[]): Hub => String(dice.reduce((sum, die) => sum + die, 0)) as Hub;

/** XXI-16.1.6  Heavy AA drives the raid off on a 4 or more, and is lost otherwise. */
function flakHolds(t: Table, hub: Hub, marker: DevastationId): boolean {
  const flak = t.state.flak[hub];
  if (!flak) return false;
  const dice = roll(t, 1);
  const hit = dice.some((die) => die >= FLAK_NEEDS);
  t.log('XXI-16.1.6', { what: 'flak-fires', hub, dice, need: FLAK_NEEDS, hit });
  if (hit) {
    t.state.scrap.push(marker);
    return true;
  }
  delete t.state.flak[hub];
  t.state.scrap.push(flak);
  t.log('XXI-16.1.6', { what: 'flak-lost', hub, flak });
  return false;
}

/** XXI-6.0c, XXI-6.0d  Everything on the hub is lost, and in a shipyard's squares too (XXI-2.5c). The marker stays (XXI-6.0g). */
function devastate(t: Table, hub: Hub, marker: DevastationId): void {
  const { state } = t;
  const lost = [...resourcesAt(state, hub), ...inSquares(state, hub)];
  for (const id of lost) put(state, id, null);
  if (isYard(hub)) state.squares[hub] = [];
  state.scrap.push(...lost);
  state.devastation[hub] = marker;
  state.tally.bombed += lost.length;
  t.log(isYard(hub) ? 'XXI-6.0d' : 'XXI-6.0c', { what: 'hub-devastated', hub, marker, lost });
}

const inSquares = (state: Readonly<State>, hub: Hub): readonly ResourceId[] => (isYard(hub) ? state.squares[hub] : []);
