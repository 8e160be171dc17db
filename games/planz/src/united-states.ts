/** WPZ-21  The United States: how its level changes, and what comes of it. */
import type { Play } from '@derby/kernel';
import type { Side } from './data/powers.ts';
import { US } from './data/tracks.ts';
import { counterOf, type UnitId } from './data/units.ts';
import { put, whereIs } from './places.ts';
import { question } from './standing-orders.ts';
import type { List, State, Table } from './state.ts';
import { isCoastal, NATIVES, usStatus } from './units.ts';

/** WPZ-21.2b  At most three up in a turn; never below the first space of a status once reached. */
export function changeUs(t: Table, by: number, die: number | null): void {
  const { us } = t.state;
  const rise = by > 0 ? Math.min(by, US.maxRise - us.risen, US.max - us.level) : Math.max(by, us.floor - us.level);
  us.level += rise;
  if (rise > 0) us.risen += rise;
  if (us.level >= US.limited) us.floor = Math.max(us.floor, us.level >= US.full ? US.full : US.limited);
  t.log('WPZ-21.2b', { what: 'us-changed', die, level: us.level, status: usStatus(t.state) });
}

/** WPZ-21.2a, WPZ-21.2c  Each turn's first German attack in which American units take part. */
export function germanAttack(t: Table, begunBy: Side, units: readonly UnitId[]): void {
  const { us } = t.state;
  if (begunBy !== 'german' || us.attacked || !units.some((unit) => counterOf(unit).nat === 'USA')) return;
  us.attacked = true;
  changeUs(t, 1, null);
}

/** WPZ-21.2a  The first German invasion of a neutral in the game: an odd die raises the level. */
export function germanInvasion(t: Table): void {
  const { us } = t.state;
  if (us.invaded) return;
  us.invaded = true;
  const die = t.d6();
  t.log('WPZ-21.2a', { what: 'us-invasion-roll', die });
  if (die % 2 === 1) changeUs(t, 1, die);
}

/** R-115  American units that wait for their entry; its coastal guns follow their own rule once they have been in play. */
export const waitingAmericans = (state: Readonly<State>): UnitId[] =>
  NATIVES.allied.filter(
    (unit) =>
      counterOf(unit).nat === 'USA' &&
      whereIs(state, unit) === 'special' &&
      !(isCoastal(unit) && state.lost.includes(unit)),
  );

/** WPZ-6.1e, WPZ-21.1-1 … WPZ-21.1-3  The US Intervention Phase. */
export function* intervention(t: Table): Play<void> {
  const { state } = t;
  const { us } = state;
  if (state.stage === 'begin') {
    state.mover = 'allied';
    state.stage = 'choose';
    us.toSend = 0;
    if (usStatus(state) === 'limited') rollForUnits(t);
    if (usStatus(state) === 'full') sendAll(t);
  } else if (us.toSend > 0) return yield* sendOne(t);
  if (us.toSend === 0) {
    state.phase = 'turn-record';
    state.stage = 'begin';
  }
}

function rollForUnits(t: Table): void {
  const die = t.d6();
  t.state.us.toSend = Math.min(die, waitingAmericans(t.state).length);
  t.log('WPZ-21.1-2', { what: 'us-units-roll', die });
}

/** WPZ-21.1-3  The first time at full intervention everything that is left goes to the pool. */
function sendAll(t: Table): void {
  const units = waitingAmericans(t.state);
  if (units.length === 0) return;
  for (const unit of units) put(t.state, unit, 'pool');
  t.log('WPZ-21.1-3', { what: 'us-units-all-sent' }, ['allied']);
}

/** WPZ-21.1-2  The Allied player selects which. */
function* sendOne(t: Table): Play<void> {
  const [, unit] = yield* question(t, 'allied', 'WPZ-21.1-2', 'always', listUnits);
  put(t.state, unit, 'pool');
  t.state.us.toSend = Math.min(t.state.us.toSend - 1, waitingAmericans(t.state).length);
  t.log('WPZ-21.1-2', { what: 'us-units-sent', units: [unit] }, ['allied']);
}

function listUnits(list: List<'send'>, state: Readonly<State>): void {
  for (const one of waitingAmericans(state)) list.open(['send', one]);
  if (waitingAmericans(state).length === 0) list.open(['send', 'U-DD-1']);
}
