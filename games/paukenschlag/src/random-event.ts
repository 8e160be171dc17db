/** PK-5.1.1, PK-14.1  One random event on the first turn; then the die for Barbarigo's entry (PK-21.2). */

import { addShip } from './arrivals.ts';
import { EVENTS } from './data/events.ts';
import type { Table } from './state.ts';

export function randomEvent(t: Table): void {
  const { state } = t;
  t.log('PK-1.3', { what: 'turn-begins', turn: state.turn });
  if (state.turn > 1) return;
  const die = t.d10();
  const event = EVENTS[die - 1] ?? 'none';
  state.event = event;
  t.log('PK-14.1', { what: 'event-drawn', die, event });
  if (event === 'coastGuard') addShip(t, 'CUT-6', 'CA', 'PK-14.1');
  if (state.options.v21_2_barbarigo) rollEntry(t);
}

/** PK-21.2  It enters on the turn after the one that the die names. */
function rollEntry(t: Table): void {
  const die = t.d10();
  t.state.barbarigo.entry = die + 1;
  t.log('PK-21.2', { what: 'barbarigo-due', die, turn: die + 1 });
}
