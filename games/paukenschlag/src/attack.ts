/** PK-5.5.18, PK-9.5  One attack at the end of an activation on the TSL grid: what is open, and how it goes. */
import type { List } from './asking.ts';
import { aswStrength, depthCharges } from './asw.ts';
import { revealMode } from './barbarigo.ts';
import type { Say } from './choices.ts';
import { GALES_END } from './data/events.ts';
import { type SubId, submarine } from './data/submarines.ts';
import type { ShipId } from './data/warships.ts';
import { hasEscortWith } from './detection.ts';
import { enemiesWith, pieceOf } from './grid.ts';
import { gunStrength, shellMerchants, shellSubmarine, shellWarship } from './gunfire.ts';
import type { Rule } from './rules.ts';
import type { AlliedUnit, Contact, NavalUnit, Piece, State, Table } from './state.ts';
import { torpedoAttack, torpedoBar } from './torpedoes.ts';
import { carriesFrogmen, isConvoy, isSub, subOf, unitOf } from './units.ts';

export type Attack = Say<'torpedo' | 'gun' | 'depth-charge' | 'hold-fire'>;

/** Whether an enemy that this side has detected is in the square. */
export const hasTarget = (state: Readonly<State>, contact: Readonly<Contact>, piece: Readonly<Piece>): boolean =>
  enemiesWith(contact, piece).some(({ unit }) => unitOf(state, unit).detected);

/** PK-9.5, PK-9.6  The attacks on every enemy in the square; a stack is attacked as a convoy. */
export function listAttacks(
  list: List<'torpedo' | 'gun' | 'depth-charge' | 'hold-fire'>,
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
): void {
  list.open(['hold-fire']);
  for (const { unit } of enemiesWith(contact, piece)) {
    const unseen = !unitOf(state, unit).detected && 'PK-5.5.18';
    if (isSub(unit)) listOnSubmarine(list, state, piece.unit as AlliedUnit, unit, unseen);
    else {
      list.offer(['torpedo', unit], unseen || torpedoBar(state, contact, piece));
      list.offer(['gun', unit], unseen || gunBar(state, contact, piece, unit));
    }
  }
}

/** PK-9.2, PK-9.3  Guns for a Surfaced submarine, depth charges for a Submerged one. */
function listOnSubmarine(
  list: List<'gun' | 'depth-charge'>,
  state: Readonly<State>,
  by: AlliedUnit,
  sub: SubId,
  unseen: Rule | false,
): void {
  if (subOf(state, sub).status === 'surfaced')
    list.offer(['gun', sub], unseen || (gunStrength(state, by) === 0 && 'PK-9.3'));
  else list.offer(['depth-charge', sub], unseen || (aswStrength(state, by) === 0 && 'PK-9.2'));
}

/** Which rule keeps a submarine from firing its gun at this target; none where it may. */
export function gunBar(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  target: NavalUnit,
): Rule | undefined {
  const sub = subOf(state, piece.unit as SubId);
  if (carriesFrogmen(state, sub.id)) return 'PK-21.2.1';
  if (sub.status !== 'surfaced' || submarine(sub.id).gun === 0) return 'PK-9.3';
  if (state.event === 'gales' && state.turn <= GALES_END) return 'PK-14.1';
  if (!isConvoy(target)) return undefined;
  return piece.gunned || hasEscortWith(state, contact, piece) ? 'PK-9.3.2' : undefined;
}

/** Carries an attack out. `answerAt` is the warship at which a submarine under fire aims back. */
export function perform(t: Table, by: NavalUnit, choice: Attack, answerAt: ShipId | undefined): void {
  const { contact } = t.state;
  if (!contact || choice[0] === 'hold-fire') return;
  contact.stirred = true;
  if (choice[0] === 'torpedo') torpedoAttack(t, by as SubId, choice[1]);
  else if (choice[0] === 'depth-charge') depthCharges(t, by as AlliedUnit, choice[1]);
  else if (isSub(choice[1])) shellSubmarine(t, by as AlliedUnit, choice[1], answerAt);
  else gunAttack(t, contact, by as SubId, choice[1]);
}

/** PK-8.2, PK-9.3.1, PK-9.3.2  A submarine opens fire with its gun. */
function gunAttack(t: Table, contact: Contact, sub: SubId, target: AlliedUnit): void {
  revealMode(t, sub);
  const piece = pieceOf(contact, sub);
  if (isConvoy(target)) {
    if (piece) piece.gunned = true;
    shellMerchants(t, sub, target);
  } else shellWarship(t, sub, target);
}
