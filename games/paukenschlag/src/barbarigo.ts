/** PK-21.2  Barbarigo's secret, and when it comes out. */
import { BARBARIGO, type SubId } from './data/submarines.ts';
import type { Contact, NavalUnit, State, Table } from './state.ts';

/** Its first attack with torpedo or gun, its first declaration or the first flight of the Z.511 shows what it came for. */
export function revealMode(t: Table, id: SubId): void {
  const { barbarigo } = t.state;
  if (id !== BARBARIGO || barbarigo.known || barbarigo.mode === null) return;
  barbarigo.known = true;
  t.reveal('PK-21.2', { what: 'mode-revealed', mode: barbarigo.mode });
}

/** PK-16.5  By standing order Barbarigo hunts or evades after its mode: what it does then tells something, and undo stops there. */
export const telling = (state: Readonly<State>, contact: Readonly<Contact>, unit: NavalUnit): 'log' | 'reveal' =>
  unit === BARBARIGO && !state.barbarigo.known && contact.manner.axis === 'order' ? 'reveal' : 'log';
