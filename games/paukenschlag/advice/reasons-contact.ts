/** Reasons in a contact: distances, and the chances of detecting, hitting and sinking. */
import { aswStrength } from '../src/asw.ts';
import type { Choice } from '../src/choices.ts';
import { model } from '../src/data/aircraft.ts';
import type { SubId } from '../src/data/submarines.ts';
import { distance, isTogether, pieceOf, spotOf, toEdge, toNearestEdge } from '../src/grid.ts';
import { aswOdds, counterDetectionChance, deckGunChance, detectionChance, gunOdds, searchChance } from '../src/odds.ts';
import type { DrumbeatReason } from '../src/reasons.ts';
import type { AlliedUnit, Contact, NavalUnit, Piece, State, Status } from '../src/state.ts';
import { isConvoy, isSub, subOf, unitOf } from '../src/units.ts';
import { quarryOf } from './grids.ts';
import { best } from './judgement.ts';
import type { Explainers } from './reasons.ts';
import { torpedoChance } from './reasons-sea.ts';

type Known = Readonly<State>;

export const contactReasons: Explainers = {
  'PK-7.1': (_known, choice) => [{ what: choice[0] === 'commit' ? 'commit-all' : 'commit-nobody' }],
  'PK-16.4': (_known, choice) => [{ what: choice[0] === 'by-hand' ? 'by-hand' : 'by-order' }],
  'PK-7.7': (known, choice) => {
    const piece = choice[0] === 'course' && known.contact && pieceOf(known.contact, choice[1]);
    return piece ? [{ what: 'course', course: choice[2] as never, squares: toEdge(piece, choice[2] as never) }] : [];
  },
  'PK-8.3': (known, choice) =>
    choice[0] === 'listen'
      ? [
          {
            ...{ what: 'bearing', plane: choice[1], sub: choice[2] },
            find: searchChance(known, choice[1], choice[2], 'huff-duff'),
            harm: aswOdds(known, model(choice[1]).asw, choice[2]),
          },
        ]
      : [],
  'PK-9.4.3': strikeReasons,
  'PK-5.5.7': moveReasons,
  'PK-7.13': moveReasons,
  'PK-8.1': (known, choice) =>
    choice[0] === 'detect' && known.contact
      ? [
          {
            ...{ what: 'detection', lookout: choice[1], target: choice[2] },
            chance: detectionChance(known, known.contact, choice[1], choice[2]),
          },
        ]
      : [],
  'PK-9.5': attackReasons,
  'PK-9.3.1': (known, choice) => {
    const sub = known.contact?.acting?.quarry;
    if (choice[0] !== 'return-fire' || !sub || !isSub(sub)) return [];
    return [{ what: 'return-fire', ship: choice[1], chance: deckGunChance(known, sub, choice[1]) }];
  },
};

/** The aircraft that has just found a boat: the last that took a bearing, over the boat that was found last. */
function strikeReasons(known: Known, choice: Choice): DrumbeatReason[] {
  const plane = known.contact?.listened.at(-1);
  const found = known.contact?.pieces
    .map(({ unit }) => unit)
    .filter((unit) => isSub(unit) && subOf(known, unit).detected);
  const sub = found?.at(-1);
  if (choice[0] !== 'strike' || !plane || !sub) return [];
  return [{ what: 'bombs', harm: aswOdds(known, model(plane).asw, sub as SubId) }];
}

function moveReasons(known: Known, choice: Choice): DrumbeatReason[] {
  const { contact } = known;
  const piece = contact && choice[1] && pieceOf(contact, choice[1] as NavalUnit);
  if (!contact || !piece) return [];
  if (choice[0] === 'detach') return [hunterOf(known, contact, piece, 'escorts-part') ?? boatToMeet(contact, piece)];
  if (isSub(piece.unit)) return boatMove(known, contact, piece, choice);
  return isConvoy(piece.unit) ? convoyMove(known, contact, piece, choice) : shipMove(known, contact, piece, choice);
}

const goalOf = (piece: Readonly<Piece>, choice: Choice): { column: number; row: number } =>
  choice[0] === 'go' ? spotOf(choice[2]) : piece;

function boatMove(known: Known, contact: Readonly<Contact>, piece: Readonly<Piece>, choice: Choice): DrumbeatReason[] {
  const quarry = quarryOf(known, contact, piece.unit);
  const target = quarry && pieceOf(contact, quarry);
  const status = (choice[0] === 'go' ? choice[3] : choice[2]) as Status | undefined;
  if (!target || choice[0] !== 'go')
    return [{ what: 'evades', squares: toNearestEdge(piece), detected: subOf(known, piece.unit as SubId).detected }];
  return [
    {
      what: 'closes-in',
      quarry: target.unit,
      before: distance(piece, target),
      after: distance(goalOf(piece, choice), target),
    },
    ...(status === 'submerged' ? [{ what: 'dives-beside-escort' } as const] : []),
    ...lookAfter(known, contact, piece, choice, target.unit),
  ];
}

/** The chance to detect the quarry once the move is made. */
function lookAfter(
  known: Known,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  choice: Choice,
  target: NavalUnit,
): DrumbeatReason[] {
  if (unitOf(known, target).detected) return [];
  const status = isSub(piece.unit) && choice[0] === 'go' ? (choice[3] as Status) : undefined;
  const pieces = contact.pieces.map((one) => (one.unit === piece.unit ? { ...one, ...goalOf(piece, choice) } : one));
  const subs = known.subs.map((sub) => (sub.id === piece.unit && status ? { ...sub, status } : sub));
  const chance = detectionChance({ ...known, subs }, { ...contact, pieces }, piece.unit, target);
  return chance > 0 ? [{ what: 'detection', lookout: piece.unit, target, chance }] : [];
}

/** The nearest Detected submarine. */
function hunterOf(
  known: Known,
  contact: Readonly<Contact>,
  piece: Readonly<Piece>,
  what: 'runs-from' | 'escorts-part',
): DrumbeatReason | undefined {
  const hunters = contact.pieces.filter(({ unit }) => isSub(unit) && subOf(known, unit).detected);
  const hunter = best(hunters, (one) => -distance(one, piece));
  return hunter && { what, sub: hunter.unit as SubId, squares: distance(hunter, piece) };
}

/** PK-5.5.10  The nearest boat, which a warship may take into a box without the convoy. */
function boatToMeet(contact: Readonly<Contact>, piece: Readonly<Piece>): DrumbeatReason {
  const boat = best(
    contact.pieces.filter(({ unit }) => isSub(unit)),
    (one) => -distance(one, piece),
  );
  return boat ? { what: 'escorts-meet', sub: boat.unit as SubId, squares: distance(boat, piece) } : { what: 'routine' };
}

/** Onto a boat that was found, away from one, or on its course. */
function convoyMove(known: Known, contact: Readonly<Contact>, piece: Piece, choice: Choice): DrumbeatReason[] {
  const goal = goalOf(piece, choice);
  const prey =
    choice[0] === 'go' &&
    contact.pieces.find((one) => isSub(one.unit) && subOf(known, one.unit).detected && isTogether(one, goal));
  if (prey) return [{ what: 'closes-in', quarry: prey.unit, before: distance(piece, prey), after: 0 }];
  return [hunterOf(known, contact, piece, 'runs-from') ?? { what: 'follows-course' }];
}

function shipMove(known: Known, contact: Readonly<Contact>, piece: Readonly<Piece>, choice: Choice): DrumbeatReason[] {
  const quarry = quarryOf(known, contact, piece.unit);
  const target = quarry && pieceOf(contact, quarry);
  if (!target || choice[0] !== 'go') return [];
  return [
    {
      what: 'closes-in',
      quarry: target.unit,
      before: distance(piece, target),
      after: distance(goalOf(piece, choice), target),
    },
    ...lookAfter(known, contact, piece, choice, target.unit),
  ];
}

function attackReasons(known: Known, choice: Choice): DrumbeatReason[] {
  const { contact } = known;
  const unit = contact?.acting?.unit;
  if (!contact || !unit) return [];
  if (choice[0] === 'hold-fire') return [{ what: 'no-shot' }];
  if (isSub(unit)) return boatAttack(known, contact, unit, choice);
  if (choice[0] === 'gun')
    return [{ what: 'gunfire', sub: choice[1] as SubId, harm: gunOdds(known, unit, choice[1] as SubId) }];
  if (choice[0] !== 'depth-charge') return [];
  const strength = aswStrength(known, unit);
  return [{ what: 'depth-charges', sub: choice[1], strength, harm: aswOdds(known, strength, choice[1]) }];
}

function boatAttack(known: Known, contact: Readonly<Contact>, sub: SubId, choice: Choice): DrumbeatReason[] {
  if (choice[0] === 'gun')
    return [
      {
        what: 'gun-on-ship',
        target: choice[1] as AlliedUnit,
        chance: deckGunChance(known, sub, choice[1] as AlliedUnit),
      },
    ];
  if (choice[0] !== 'torpedo') return [];
  const seen = counterDetectionChance(known, contact, sub);
  return [torpedoChance(known, sub, choice[1]), ...(seen > 0 ? [{ what: 'seen-after', chance: seen } as const] : [])];
}
