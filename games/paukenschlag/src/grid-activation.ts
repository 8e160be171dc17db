/** PK-7.5  One activation on a grid: status and move, meeting or leaving, detection, and on the TSL grid an attack. */
import type { Play } from '@derby/kernel';
import { alliedAttack, alliedTarget } from './allied-orders.ts';
import { ask, askInSecret, type List } from './asking.ts';
import { type Attack, hasTarget, listAttacks, perform } from './attack.ts';
import { telling } from './barbarigo.ts';
import type { Say } from './choices.ts';
import { otherSide } from './data/sides.ts';
import { BARBARIGO, type SubId } from './data/submarines.ts';
import { type ShipId, warship } from './data/warships.ts';
import { attempt, lookoutsOf, shakeOff, targetsOf } from './detection.ts';
import { distance, enemiesWith, isTogether, nearestEdge, pieceOf, pieceWith, spotOf, squareOf } from './grid.ts';
import { exitEdge, listConvoy } from './grid-moves.ts';
import { boxLetter, isByOrder } from './grids.ts';
import { returnTargets } from './gunfire.ts';
import { byName } from './ids.ts';
import { takeOff } from './losses.ts';
import { note } from './sight.ts';
import type {
  Acting,
  AlliedUnit,
  Contact,
  ConvoyId,
  Lookout,
  NavalUnit,
  Piece,
  Square,
  State,
  Status,
  Table,
} from './state.ts';
import { isHemmedIn, submarineAttack, submarineTarget } from './submarine-orders.ts';
import { actingOf, contactOf, isConvoy, isSub, shipOf, sideOf, subOf } from './units.ts';

/** The activation begins: a convoy may part from warships first, everyone else moves at once. */
export function takeUp(t: Table, choice: Say<'go' | 'leave' | 'detach'>, quarry: NavalUnit | null): void {
  const contact = contactOf(t.state);
  const unit = choice[1];
  contact.acting ??= { unit, step: 'move', lookouts: [], quarry, hemmedIn: isHemmedIn(t.state, contact, unit) };
  contact.acting.quarry = quarry;
  if (choice[0] === 'detach') detach(t, contact, choice[1], choice[2]);
  else move(t, contact, contact.acting, choice);
}

/** What is left of the activation under way. */
export function* performActivation(t: Table): Play<void> {
  const [contact, acting] = [contactOf(t.state), actingOf(t.state)];
  if (acting.step === 'move') yield* goOn(t);
  else if (acting.step === 'detect') yield* lookOut(t, contact, acting);
  else if (acting.step === 'attack') yield* attack(t, contact, acting);
  else yield* returnFire(t);
}

/** PK-7.13  A warship parts from its convoy and is a unit of its own in that square. */
function detach(t: Table, contact: Contact, convoy: ConvoyId, ship: ShipId): void {
  shipOf(t.state, ship).convoy = null;
  contact.pieces.push({ ...pieceWith(t.state, contact, convoy), unit: ship, course: null, activated: false });
  t.log('PK-7.13', { what: 'detached', convoy, ship });
}

/** PK-7.13  A convoy that has let a warship go: others follow, or it moves. */
function* goOn(t: Table): Play<void> {
  const choice = yield* ask(t, 'allies', 'PK-7.13', (list: List<'go' | 'leave' | 'detach'>, state: Readonly<State>) => {
    const contact = contactOf(state);
    const unit = actingOf(state).unit as ConvoyId;
    listConvoy(list, state, contact, pieceWith(state, contact, unit), unit);
  });
  takeUp(t, choice, null);
}

/** PK-5.5.8, PK-7.14  Status, then the move, which may be of no squares; it ends here or off the grid. */
function move(t: Table, contact: Contact, acting: Acting, choice: Say<'go' | 'leave'>): void {
  const piece = pieceWith(t.state, contact, acting.unit);
  const status = changeStatus(t.state, choice);
  if (choice[0] === 'leave') leave(t, contact, piece, status);
  else arrive(t, contact, acting, piece, choice[2], status);
}

/** PK-7.14  The move ends in this square, be it the one where it began. */
function arrive(
  t: Table,
  contact: Contact,
  acting: Acting,
  piece: Piece,
  square: Square,
  status: Status | undefined,
): void {
  const from = squareOf(piece);
  const to = spotOf(square);
  if (!isTogether(piece, to)) contact.stirred = true;
  piece.column = to.column;
  piece.row = to.row;
  t[telling(t.state, contact, piece.unit)]('PK-7.5', {
    what: 'grid-move',
    unit: piece.unit,
    from,
    to: square,
    ...(status && { status }),
  });
  if (isSub(piece.unit)) shakeOff(t, piece.unit, piece);
  if (contact.level === 'osl' && enemiesWith(contact, piece).length > 0) meet(t, contact, piece);
  else {
    acting.lookouts = lookoutsOf(t.state, piece.unit);
    acting.step = 'detect';
  }
}

/** PK-9.2.2  The bar on submerging lasts for one activation. */
function changeStatus(state: State, choice: Say<'go' | 'leave'>): Status | undefined {
  const unit = choice[1];
  if (!isSub(unit)) return undefined;
  const sub = subOf(state, unit);
  sub.status = (choice[0] === 'go' ? choice[3] : choice[2]) as Status;
  sub.keptUp = false;
  return sub.status;
}

/** PK-7.8  Over the edge: no further part in this grid. */
function leave(t: Table, contact: Contact, piece: Piece, status: Status | undefined): void {
  const { unit } = piece;
  const edge = exitEdge(piece) ?? nearestEdge(piece);
  t[telling(t.state, contact, unit)]('PK-7.8', {
    what: 'grid-left',
    unit,
    from: squareOf(piece),
    edge,
    ...(status && { status }),
  });
  if (isSub(unit)) {
    shakeOff(t, unit, undefined);
    note(t.state, subOf(t.state, unit)); // PK-18.8
  }
  takeOff(contact, unit);
  contact.stirred = true;
  end(t.state);
}

/** PK-5.5.10, PK-7.9  Everybody in the square goes to the first empty box. */
function meet(t: Table, contact: Contact, piece: Piece): void {
  const units = contact.pieces.filter((one) => isTogether(one, piece)).map(({ unit }) => unit);
  contact.pieces = contact.pieces.filter((one) => !isTogether(one, piece));
  contact.boxes.push(units);
  contact.stirred = true;
  const box = boxLetter(contact.boxes.length - 1);
  t.log('PK-5.5.10', { what: 'met', square: squareOf(piece), box, units });
  end(t.state);
}

/** PK-8.1, PK-5.5.9  The lookouts try one after another. */
function* lookOut(t: Table, contact: Contact, acting: Acting): Play<void> {
  const lookout = acting.lookouts.shift();
  if (!lookout) {
    if (contact.level === 'tsl')
      acting.step = 'attack'; // PK-7.10
    else end(t.state);
    return;
  }
  if (targetsOf(t.state, contact, lookout).length === 0) return;
  const target = yield* targetFor(t, contact, lookout, acting.quarry);
  if (target) attempt(t, lookout, target, 'PK-8.1');
}

function* targetFor(t: Table, contact: Contact, lookout: Lookout, quarry: NavalUnit | null): Play<NavalUnit | null> {
  const side = sideOf(lookout);
  if (isByOrder(contact, side))
    return isSub(lookout)
      ? submarineTarget(t.state, contact, lookout, quarry)
      : alliedTarget(t.state, contact, lookout);
  if (t.state.orders[side].detect === 'nearest') return nearestTarget(t.state, contact, lookout);
  const choice = yield* ask(t, side, 'PK-8.1', (list: List<'detect' | 'look-away'>, state: Readonly<State>) => {
    for (const { unit } of targetsOf(state, contactOf(state), lookout)) list.open(['detect', lookout, unit]);
    list.open(['look-away', lookout]);
  });
  return choice[0] === 'detect' ? choice[2] : null;
}

/** PK-16.4  The nearest undetected enemy in range; convoys before warships, then by id. */
export function nearestTarget(state: Readonly<State>, contact: Readonly<Contact>, lookout: Lookout): NavalUnit | null {
  const eye = pieceWith(state, contact, lookout);
  const rank = ({ unit }: Piece): number => (isConvoy(unit) ? 0 : 1);
  const [best] = targetsOf(state, contact, lookout).sort(
    (one, other) =>
      distance(eye, one) - distance(eye, other) || rank(one) - rank(other) || byName(one.unit, other.unit),
  );
  return best?.unit ?? null;
}

/** PK-9.5  The attack, if there is anything to attack; fire on a submarine may first need the target of its answer. */
function* attack(t: Table, contact: Contact, acting: Acting): Play<void> {
  const { unit } = acting;
  const piece = pieceWith(t.state, contact, unit);
  if (!hasTarget(t.state, contact, piece)) return end(t.state);
  const choice = isByOrder(contact, sideOf(unit))
    ? attackByOrder(t.state, contact, piece, acting)
    : yield* askAttack(t, unit);
  const answers = answersTo(t.state, unit, choice);
  if (answers.length > 1 && !isByOrder(contactOf(t.state), 'axis') && choice[0] === 'gun') {
    Object.assign(actingOf(t.state), { step: 'return-fire', quarry: choice[1] });
    return;
  }
  perform(t, unit, choice, answers[0]);
  end(t.state);
}

const attackByOrder = (
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  acting: Readonly<Acting>,
): Attack =>
  isSub(piece.unit)
    ? submarineAttack(state, contact, piece, acting)
    : alliedAttack(state, contact, piece, acting.quarry);

/** PK-21.2  While Barbarigo's mode is unknown the question is put even where it has nothing to fire. */
function askAttack(t: Table, unit: NavalUnit): Play<Attack> {
  const put = unit === BARBARIGO && !t.state.barbarigo.known ? askInSecret : ask;
  return put(
    t,
    sideOf(unit),
    'PK-9.5',
    (list: List<'torpedo' | 'gun' | 'depth-charge' | 'hold-fire'>, state: Readonly<State>) => {
      const contact = contactOf(state);
      listAttacks(list, state, contact, pieceWith(state, contact, unit));
    },
  );
}

/** PK-9.3.1, PK-16.5  The warships a submarine under fire may answer, the one with most tons first, then by id. */
function answersTo(state: Readonly<State>, by: NavalUnit, choice: Attack): ShipId[] {
  if (choice[0] !== 'gun' || !isSub(choice[1])) return [];
  return returnTargets(state, by as AlliedUnit, choice[1]).sort(
    (one, other) => warship(other).tons - warship(one).tons,
  );
}

/** PK-9.3.1  The Axis says at which warship the submarine fires back. */
function* returnFire(t: Table): Play<void> {
  const [, ship] = yield* ask(t, 'axis', 'PK-9.3.1', (list: List<'return-fire'>, state: Readonly<State>) => {
    const { unit, quarry } = actingOf(state);
    for (const id of returnTargets(state, unit as AlliedUnit, quarry as SubId)) list.open(['return-fire', id]);
  });
  const { unit, quarry } = actingOf(t.state);
  perform(t, unit, ['gun', quarry as SubId], ship);
  end(t.state);
}

/** The activation is over, and the other side is next. */
function end(state: State): void {
  const contact = contactOf(state);
  const { unit } = actingOf(state);
  const piece = pieceOf(contact, unit);
  if (piece) piece.activated = true;
  contact.turn = otherSide(sideOf(unit));
  contact.acting = null;
}
