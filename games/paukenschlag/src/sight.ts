/** PK-18.3  Which submarines the Allies see, and what is told to whom. */
import type { Side } from './data/sides.ts';
import { BARBARIGO, type SubId, TORPEDO_BOXES } from './data/submarines.ts';
import type { Appearance, Contact, State, Submarine, Table } from './state.ts';
import { areaOf, subOf } from './units.ts';

/** Whether a submarine takes part in the contact under way and has not left it: on the grid, in a box, or about to be placed. */
function isInContact(contact: Readonly<Contact> | null, id: SubId): boolean {
  if (!contact) return false;
  return (
    contact.pieces.some((piece) => piece.unit === id) ||
    contact.toPlace.includes(id) ||
    contact.boxes.some((box, i) => (contact.level === 'osl' || i > contact.box) && box.includes(id))
  );
}

/** PK-18.1, PK-18.7  A frogman attack that is being declared, or was declared this turn, shows Barbarigo. */
const isRaiding = (state: Readonly<State>, id: SubId): boolean =>
  id === BARBARIGO && (state.containers.length > 0 || state.activation?.step === 'declare');

/** Whether everybody may know all about this submarine. One that is off the map is told by name and hides nothing. */
export const isSeen = (state: Readonly<State>, sub: Readonly<Submarine>): boolean =>
  sub.place !== 'unseen' &&
  (!state.options.hiddenSubmarines ||
    areaOf(sub) === null ||
    sub.detected ||
    isInContact(state.contact, sub.id) ||
    isRaiding(state, sub.id));

/** Seen submarines before unseen ones, so that the place of an offer in a list tells nothing of the latter. */
export const seenFirst = (state: Readonly<State>): readonly Submarine[] =>
  state.options.hiddenSubmarines
    ? [...state.subs.filter((sub) => isSeen(state, sub)), ...state.subs.filter((sub) => !isSeen(state, sub))]
    : state.subs;

/** PK-18.4  Who is told about this submarine: everybody, or the Axis alone. */
export const toldOf = (state: Readonly<State>, id: SubId): readonly Side[] | undefined =>
  isSeen(state, subOf(state, id)) ? undefined : ['axis'];

/** PK-21.2  Torpedo boxes as everybody sees them: Barbarigo's are shown full in either mode until its mode is known. */
export const shownTorpedoes = (state: Readonly<State>, { id, torpedoes }: Readonly<Submarine>): number =>
  id === BARBARIGO && !state.barbarigo.known ? TORPEDO_BOXES : torpedoes;

/** PK-18.3  A boat comes in sight: all that is seen of it is told, because it may be out of sight again before anybody is asked. */
export function sight(t: Table, sub: Submarine): void {
  if (isSeen(t.state, sub)) return;
  note(t.state, sub);
  t.reveal('PK-18.3', { what: 'sighted', sub: sub.id, ...appearance(t.state, sub) });
}

/** PK-18.8  Here, now and like this it was last seen. */
export function note(state: State, sub: Submarine): void {
  sub.seenAt = areaOf(sub);
  sub.seenOn = state.turn;
  sub.seenAs = appearance(state, sub);
}

function appearance(state: Readonly<State>, sub: Readonly<Submarine>): Appearance {
  const { status, fuel, supply, damage, keptUp } = sub;
  return { status, torpedoes: shownTorpedoes(state, sub), fuel, supply, damage, keptUp };
}
