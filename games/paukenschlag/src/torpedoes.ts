/** PK-9.1  Torpedoes: a box is crossed off, the die is read in the row of the factor, and the escorts look for the firer. */
import { revealMode } from './barbarigo.ts';
import { type SubId, submarine } from './data/submarines.ts';
import { TORPEDO_MODIFIERS, TORPEDO_TABLE } from './data/tables.ts';
import { counterDetection } from './detection.ts';
import { pieceOf } from './grid.ts';
import { sinkMerchants, strikeShip } from './losses.ts';
import type { Rule } from './rules.ts';
import type { AlliedUnit, Contact, Piece, State, Table } from './state.ts';
import { carriesFrogmen, convoyOf, isConvoy, isEscorted, subOf } from './units.ts';

/** What a first torpedo attack suffers from the failures of event 2 (PK-14.1). */
const FAILURES = -2;

/** Which rule keeps a submarine from a torpedo attack in this activation; none where it may. */
export function torpedoBar(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
): Rule | undefined {
  const sub = subOf(state, piece.unit as SubId);
  if (carriesFrogmen(state, sub.id)) return 'PK-21.2.1';
  if (sub.torpedoes === 0) return 'PK-11.3';
  return piece.fired > 0 && piece.fired === contact.round - 1 ? 'PK-9.1.3' : undefined;
}

/** PK-9.1.1 */
export function torpedoModifier(state: Readonly<State>, id: SubId, target: AlliedUnit): number {
  const sub = subOf(state, id);
  let modifier = sub.detected ? TORPEDO_MODIFIERS.detected : 0;
  if (!sub.detected && sub.status === 'surfaced') modifier += TORPEDO_MODIFIERS.surfacedUndetected;
  if (state.event === 'torpedoFailures' && !sub.hasFired) modifier += FAILURES;
  if (!isConvoy(target)) return modifier + TORPEDO_MODIFIERS.warshipTarget;
  const convoy = convoyOf(state, target);
  if (isEscorted(state, convoy)) modifier += TORPEDO_MODIFIERS.escortedConvoy;
  return convoy.type === 'TRP' ? modifier + TORPEDO_MODIFIERS.troopConvoy : modifier;
}

/** PK-9.1  Hits by factor and modified die. */
export const torpedoHits = (factor: number, score: number): number => TORPEDO_TABLE[factor - 1]?.[score - 1] ?? 0;

export function torpedoAttack(t: Table, id: SubId, target: AlliedUnit): void {
  const { state } = t;
  const sub = subOf(state, id);
  revealMode(t, id);
  const modifier = torpedoModifier(state, id, target);
  sub.torpedoes -= 1;
  sub.hasFired = true;
  noteRound(state.contact, id);
  const die = t.d10();
  const score = Math.min(10, Math.max(1, die + modifier));
  const hits = torpedoHits(submarine(id).torpedo, score);
  t.log('PK-9.1', { what: 'torpedoes', sub: id, target, die, modifier, score, hits, left: sub.torpedoes });
  if (hits > 0) strike(t, target, hits);
  counterDetection(t, id);
}

function noteRound(contact: Contact | null, id: SubId): void {
  const piece = contact && pieceOf(contact, id);
  if (piece) piece.fired = contact.round;
}

/** PK-9.1.2  Every hit sinks a merchant; a warship stands one die however often it is hit. */
function strike(t: Table, target: AlliedUnit, hits: number): void {
  if (isConvoy(target)) sinkMerchants(t, target, hits);
  else strikeShip(t, 'PK-9.1.2', target);
}
