/** D14 to D20  Grids by hand are played as standing orders would play them (PK-16.5, PK-16.6). */
import { alliedActivation, alliedAttack, alliedTarget } from '../src/allied-orders.ts';
import type { Choice } from '../src/choices.ts';
import type { Side } from '../src/data/sides.ts';
import type { SubId } from '../src/data/submarines.ts';
import { type ShipId, warship } from '../src/data/warships.ts';
import { farthestEdge, nearestEdge, pieceOf } from '../src/grid.ts';
import type { OrderedActivation } from '../src/rounds.ts';
import type { Contact, Lookout, NavalUnit, State } from '../src/state.ts';
import { submarineActivation, submarineAttack, submarineTarget } from '../src/submarine-orders.ts';
import { isConvoy, isSub, sideOf, subOf } from '../src/units.ts';
import type { Doctrine } from './doctrine.ts';
import { hasEscorts, parting, turning } from './escorts.ts';
import { best } from './judgement.ts';
import { boatActivation, boatAttack, boatQuarry } from './stalking.ts';

type Known = Readonly<State>;
type Open = readonly Choice[];

const same = (open: Open, wanted: Choice): Choice | undefined =>
  open.find((choice) => choice.length === wanted.length && choice.every((word, i) => word === wanted[i]));

/** What the next unit by id would do by standing order. */
const nextActivation = (known: Known, contact: Readonly<Contact>): OrderedActivation | undefined =>
  contact.pieces.some((piece) => !piece.activated && sideOf(piece.unit) === contact.turn)
    ? contact.turn === 'axis'
      ? submarineActivation(known, contact)
      : alliedActivation(known, contact)
    : undefined;

/** PK-16.4  By standing order, but for boats where there is a convoy, and for the Allies where a convoy has escorts. */
export function chooseManner(
  known: Known,
  open: Open,
  { interposes, stalks }: Doctrine,
  side: Side,
): Choice | undefined {
  const { contact } = known;
  const units = contact?.toPlace ?? [];
  const isByHand = side === 'axis' ? stalks && units.some(isConvoy) : interposes && hasEscorts(known, units);
  return open.find(([verb]) => verb === (isByHand ? 'by-hand' : 'by-order'));
}

export function chooseActivation(known: Known, open: Open, { interposes, stalks }: Doctrine): Choice | undefined {
  const { contact } = known;
  if (stalks && contact?.turn === 'axis')
    return boatActivation(known, contact, open) ?? open.find(([verb]) => verb === 'pass');
  const next = contact && nextActivation(known, contact);
  if (!next) return open.find(([verb]) => verb === 'pass');
  const [detach = interposes && contact.level === 'osl' && parting(contact, open)] = next.detached;
  return (detach && same(open, detach)) || moved(known, contact, open, next, interposes);
}

/** A convoy that has let a warship go: the others follow who have reason to, then it moves. */
export function chooseParting(known: Known, open: Open, { interposes }: Doctrine): Choice | undefined {
  const { contact } = known;
  if (!contact) return undefined;
  const follows =
    interposes && contact.level === 'osl' ? parting(contact, open) : open.find(([verb]) => verb === 'detach');
  const next = alliedActivationOf(known, contact);
  return follows ?? (next && moved(known, contact, open, next, interposes));
}

/** As by standing order, but for a convoy that turns upon a boat. */
function moved(
  known: Known,
  contact: Readonly<Contact>,
  open: Open,
  { choice }: OrderedActivation,
  interposes: boolean,
): Choice | undefined {
  const turn = interposes && isConvoy(choice[1]) && turning(known, contact, choice[1]);
  return same(open, turn || choice);
}

/** The convoy being activated, as if nobody else were waiting. */
function alliedActivationOf(known: Known, contact: Readonly<Contact>): OrderedActivation | undefined {
  const unit = contact.acting?.unit;
  if (!unit) return undefined;
  const pieces = contact.pieces.map((piece) =>
    piece.unit === unit || isSub(piece.unit) ? piece : { ...piece, activated: true },
  );
  return alliedActivation(known, { ...contact, pieces });
}

/** Whom a unit that has moved went for: what its standing order would have named. */
export function quarryOf(known: Known, contact: Readonly<Contact>, unit: NavalUnit): NavalUnit | null {
  const pieces = contact.pieces.map((piece) => ({ ...piece, activated: piece.unit !== unit }));
  const alone = { ...contact, pieces };
  if (isSub(unit)) return submarineActivation(known, alone).quarry;
  return isConvoy(unit) ? null : alliedActivation(known, alone).quarry;
}

export function chooseDetection(known: Known, open: Open, { stalks }: Doctrine): Choice | undefined {
  const { contact } = known;
  const lookout = open[0]?.[1] as Lookout | undefined;
  if (!contact || !lookout) return undefined;
  if (stalks && isSub(lookout)) return sighting(known, contact, lookout, open);
  const target = isSub(lookout)
    ? submarineTarget(known, contact, lookout, quarryOf(known, contact, lookout))
    : alliedTarget(known, contact, lookout);
  return (target && same(open, ['detect', lookout, target])) ?? open.find(([verb]) => verb === 'look-away');
}

/** A boat looks for its quarry alone. */
function sighting(known: Known, contact: Readonly<Contact>, id: SubId, open: Open): Choice | undefined {
  const piece = pieceOf(contact, id);
  const quarry = piece && boatQuarry(known, contact, piece);
  return (quarry && same(open, ['detect', id, quarry.unit])) ?? open.find(([verb]) => verb === 'look-away');
}

export function chooseGridAttack(known: Known, open: Open, { stalks }: Doctrine): Choice | undefined {
  const { contact } = known;
  const { unit, hemmedIn = false } = contact?.acting ?? {};
  const piece = contact && unit && pieceOf(contact, unit);
  if (!contact || !piece) return undefined;
  if (stalks && isSub(unit)) return same(open, boatAttack(known, contact, piece));
  const quarry = quarryOf(known, contact, unit);
  const attack = isSub(unit)
    ? submarineAttack(known, contact, piece, { quarry: quarry ?? convoyBeside(contact, unit), hemmedIn })
    : alliedAttack(known, contact, piece, quarry);
  return same(open, attack);
}

/** A boat that would rather be gone still fires at what shares its square. */
function convoyBeside(contact: Readonly<Contact>, unit: NavalUnit): NavalUnit | null {
  const own = pieceOf(contact, unit);
  const beside = contact.pieces.find(
    (piece) => own && isConvoy(piece.unit) && piece.column === own.column && piece.row === own.row,
  );
  return beside?.unit ?? null;
}

/** PK-16.5  The warship with most tons. */
export const chooseReturnFire = (_known: Known, open: Open): Choice | undefined =>
  best(open, ([, ship]) => warship(ship as ShipId).tons);

/** PK-16.5, PK-16.6  The Allies steer for the nearest edge, the Axis sends them to the farthest. */
export function chooseCourse(known: Known, open: Open, side: Side): Choice | undefined {
  const unit = open[0]?.[1] as NavalUnit | undefined;
  const piece = known.contact && unit && pieceOf(known.contact, unit);
  if (!piece) return undefined;
  const course = side === 'axis' ? farthestEdge(piece) : nearestEdge(piece);
  return open.find(([, , to]) => to === course);
}

/** D16  A Detected submarine first, then by id. */
export function chooseBearing(known: Known, open: Open): Choice | undefined {
  const bearings = open.filter(([verb]) => verb === 'listen');
  return best(bearings, ([, , id]) => (subOf(known, id as SubId).detected ? 1 : 0)) ?? open[0];
}
