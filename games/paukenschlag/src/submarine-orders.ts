/** PK-16.5  A submarine by standing order: it hunts convoys while it can, and evades otherwise. */
import { type Attack, gunBar } from './attack.ts';
import type { Say } from './choices.ts';
import type { SubId } from './data/submarines.ts';
import { targetsOf } from './detection.ts';
import {
  along,
  COURSES,
  distance,
  enemiesOf,
  gridAllowance,
  isTogether,
  pieceOf,
  squareOf,
  toEdge,
  towards,
} from './grid.ts';
import { byName } from './ids.ts';
import type { OrderedActivation } from './rounds.ts';
import type { Acting, Contact, Course, Lookout, NavalUnit, Piece, State, Status } from './state.ts';
import { torpedoBar } from './torpedoes.ts';
import {
  canSubmerge,
  carriesFrogmen,
  convoyOf,
  isConvoy,
  isEscorted,
  isShip,
  isSub,
  stackOf,
  subOf,
  unitOf,
} from './units.ts';

/** A tanker group counts half a square nearer. */
const TANKERS_NEARER = 0.5;
const BESIDE = 1;
const NEAR = 2;

/** The next submarine by id, and what it does. */
export function submarineActivation(state: Readonly<State>, contact: Readonly<Contact>): OrderedActivation {
  const waiting = contact.pieces.filter(({ unit, activated }) => isSub(unit) && !activated);
  const [piece] = waiting.sort((one, other) => byName(one.unit, other.unit));
  if (!piece) throw new Error('No submarine is left to activate.');
  const quarry = hunts(state, contact, piece) ? quarryOf(state, contact, piece) : null;
  const choice = quarry ? closeIn(state, contact, piece, quarry) : evade(state, contact, piece);
  return { detached: [], choice, quarry: quarry?.unit ?? null };
}

const convoysOn = (contact: Readonly<Contact>): Piece[] => contact.pieces.filter(({ unit }) => isConvoy(unit));

/** Warships and escorted convoys within so many squares. */
function isThreatened(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  within: number,
): boolean {
  return enemiesOf(contact, piece.unit).some(
    (enemy) =>
      distance(enemy, piece) <= within &&
      (isShip(enemy.unit) || (isConvoy(enemy.unit) && isEscorted(state, convoyOf(state, enemy.unit)))),
  );
}

/** It has torpedoes it may use and a convoy to use them on, and is not hard pressed. */
function hunts(state: Readonly<State>, contact: Readonly<Contact>, piece: Readonly<Piece>): boolean {
  const sub = subOf(state, piece.unit as SubId);
  if (sub.torpedoes === 0 || carriesFrogmen(state, sub.id) || convoysOn(contact).length === 0) return false;
  return !(contact.round >= 2 && sub.detected && isThreatened(state, contact, piece, BESIDE));
}

function quarryOf(state: Readonly<State>, contact: Readonly<Contact>, piece: Readonly<Piece>): Piece | null {
  const away = (convoy: Piece): number => distance(piece, convoy) - (isTanker(state, convoy.unit) ? TANKERS_NEARER : 0);
  const [best] = convoysOn(contact).sort((one, other) => away(one) - away(other) || byName(one.unit, other.unit));
  return best ?? null;
}

const isTanker = (state: Readonly<State>, unit: NavalUnit): boolean =>
  isConvoy(unit) && convoyOf(state, unit).type === 'TNK';

/** Straight at the target; Submerged only beside it and its escort. */
function closeIn(state: Readonly<State>, contact: Readonly<Contact>, piece: Readonly<Piece>, quarry: Piece): Say<'go'> {
  const id = piece.unit as SubId;
  const isClose = distance(piece, quarry) <= BESIDE && isThreatened(state, contact, piece, BESIDE);
  const status: Status = isClose && canSubmerge(subOf(state, id)) ? 'submerged' : 'surfaced';
  const goal = towards(piece, quarry, gridAllowance(state, id, status));
  return ['go', id, squareOf(goal), status];
}

/** To the nearest edge and over it; a way that would end in an enemy's square comes after all others. */
function evade(state: Readonly<State>, contact: Readonly<Contact>, piece: Readonly<Piece>): Say<'go' | 'leave'> {
  const id = piece.unit as SubId;
  const sub = subOf(state, id);
  const isHunted = sub.detected || isThreatened(state, contact, piece, NEAR);
  const status: Status = isHunted && canSubmerge(sub) ? 'submerged' : 'surfaced';
  const allowance = gridAllowance(state, id, status);
  const leaves = (edge: Course): boolean => toEdge(piece, edge) < allowance;
  const endsBadly = (edge: Course): boolean => {
    const goal = along(piece, edge, allowance);
    return !leaves(edge) && enemiesOf(contact, id).some((enemy) => isTogether(enemy, goal));
  };
  const cost = (edge: Course): number => toEdge(piece, edge) + (endsBadly(edge) ? 100 : 0);
  const edge = COURSES.reduce((best, next) => (cost(next) < cost(best) ? next : best));
  return leaves(edge) ? ['leave', id, status] : ['go', id, squareOf(along(piece, edge, allowance)), status];
}

/** A hunter tries for its target alone; whoever evades tries for nobody. */
export function submarineTarget(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  lookout: Lookout,
  quarry: NavalUnit | null,
): NavalUnit | null {
  return targetsOf(state, contact, lookout).some(({ unit }) => unit === quarry) ? quarry : null;
}

/** Whether a warship, single or in a stack, is within one square of this submarine. */
export function isHemmedIn(state: Readonly<State>, contact: Readonly<Contact>, unit: NavalUnit): boolean {
  const piece = isSub(unit) && pieceOf(contact, unit);
  if (!piece) return false;
  return enemiesOf(contact, unit).some(
    (enemy) =>
      distance(enemy, piece) <= BESIDE &&
      (isShip(enemy.unit) || (isConvoy(enemy.unit) && stackOf(state, enemy.unit).length > 0)),
  );
}

/** Torpedoes, or guns where no warship was near when its activation began, at the target it went for. */
export function submarineAttack(
  state: Readonly<State>,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  { quarry, hemmedIn }: Pick<Acting, 'quarry' | 'hemmedIn'>,
): Attack {
  const target = quarry && pieceOf(contact, quarry);
  if (!target || !isConvoy(target.unit) || !isTogether(target, piece) || !unitOf(state, target.unit).detected)
    return ['hold-fire'];
  if (!torpedoBar(state, contact, piece)) return ['torpedo', target.unit];
  return !hemmedIn && !gunBar(state, contact, piece, target.unit) ? ['gun', target.unit] : ['hold-fire'];
}
