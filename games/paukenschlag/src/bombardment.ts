/** PK-12.7, PK-5.5.21  Warships shell the Azores when all contacts are over, and the shore batteries answer. */
import type { Play } from '@derby/kernel';
import { shoresAt } from './air-actions.ts';
import { ask, type List } from './asking.ts';
import { damageShore } from './bombing.ts';
import { AZORES } from './data/map.ts';
import { BOMBING } from './data/tables.ts';
import { type ShipId, warship } from './data/warships.ts';
import { strikeShip } from './losses.ts';
import type { State, Table } from './state.ts';
import { singlesAt } from './units.ts';

/** Single warships off the Axis shore that have a bombardment factor; the Azores are the only such shore. */
const shellers = (state: Readonly<State>): ShipId[] =>
  singlesAt(state, AZORES)
    .map((ship) => ship.id)
    .filter((id) => warship(id).bombard > 0);

export function* bombardment(t: Table): Play<void> {
  if (!t.state.batteriesHit) {
    if (shellers(t.state).length === 0 || shoresAt(t.state, 'axis', AZORES).length === 0) return;
    const choice = yield* ask(t, 'allies', 'PK-5.5.21', (list: List<'bombard' | 'done'>, state: Readonly<State>) => {
      list.open(['done']);
      for (const place of shoresAt(state, 'axis', AZORES)) list.open(['bombard', place]);
    });
    if (choice[0] === 'done') return;
    const factor = shellers(t.state).reduce((sum, id) => sum + warship(id).bombard, 0);
    damageShore(t, null, choice[1], factor);
    t.state.batteriesHit = batteriesAnswer(t);
  }
  if (t.state.batteriesHit) yield* chooseVictim(t);
}

/** PK-12.7  One die for all batteries. */
function batteriesAnswer(t: Table): boolean {
  const die = t.d10();
  const hit = die >= BOMBING.batteries;
  t.log('PK-12.7', { what: 'batteries', die, hit });
  return hit;
}

/** PK-12.7  The Axis says which ship was hit. */
function* chooseVictim(t: Table): Play<void> {
  yield* t.checkpoint();
  const [, ship] = yield* ask(t, 'axis', 'PK-12.7', (list: List<'hit'>, state: Readonly<State>) => {
    for (const id of shellers(state)) list.open(['hit', id]);
  });
  t.state.batteriesHit = false;
  strikeShip(t, 'PK-12.7', ship);
}
