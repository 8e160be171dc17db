/** WPZ-16.0  Who may see what. A view is built up from what its viewer knows; nothing is cut out of the state. */

import { copyOf } from '@derby/kernel';
import { type Control, controlBy } from './control.ts';
import type { AreaId } from './data/areas.ts';
import type { PlanId } from './data/plans.ts';
import type { Side } from './data/powers.ts';
import { UNIT_IDS, type UnitId } from './data/units.ts';
import type { ZoneId } from './data/zones.ts';
import { PLACE_IDS } from './geography.ts';
import { isInSetup, isVeiled, justExamined, knownUnits, type Watcher } from './knowledge.ts';
import { byCounter, changesOf, counterNumber, keeper, whereIs } from './places.ts';

export { resample } from './resample.ts';

import { ALL_MARKERS, isOpen, markerArea, markerSide, type Pile, stacksOf } from './stacks.ts';
import type { Battle, Order, OrderStep, Place, Seen, State, TaskForce, Tops, Where } from './state.ts';
import { isFaceUp, sideOf } from './units.ts';

/** WPZ-16.3  A stack as everybody sees it. */
export interface Stack {
  readonly side: Side;
  readonly place: Place;
  readonly count: number;
  readonly top: UnitId;
}

interface PlansView {
  readonly pool: number;
  readonly display: number;
  /** The faces, for their owner. */
  readonly faces: readonly PlanId[] | null;
  /** Played this turn, and gone for good: open to all. */
  readonly out: readonly PlanId[];
  readonly removed: readonly PlanId[];
  readonly played: boolean;
  readonly mixed: boolean;
}

/** WPZ-16.7  An order as its enemy sees it, once it is announced. */
interface OrderView {
  readonly kind: Order['kind'];
  readonly origin: Place | null;
  readonly path: readonly Place[];
  /** Units of open stacks under way, and aircraft in flight. */
  readonly units: number;
  readonly aircraft: number;
  readonly top: UnitId | null;
  readonly taskForces: readonly TaskForce[];
  /** Whether the force has come to the end of its way. */
  readonly hasStopped: boolean;
  /** The whole order, for its owner; his alone while he composes it. */
  readonly own: Readonly<Order> | null;
}

export interface View
  extends Readonly<
    Pick<
      State,
      | 'options'
      | 'phase'
      | 'turn'
      | 'initiative'
      | 'mover'
      | 'segment'
      | 'passes'
      | 'incidents'
      | 'ap'
      | 'income'
      | 'arrived'
      | 'sunk'
      | 'fullArrivals'
      | 'us'
      | 'powers'
      | 'trondheimIsMajor'
      | 'spentConvoys'
      | 'taken'
      | 'last'
      | 'standing'
      | 'free'
      | 'armsRace'
      | 'lost'
      | 'ended'
    >
  > {
  readonly viewer: Watcher;
  /** Units with a step lost: as they are if the viewer sees them, or else as everybody saw them last. */
  readonly reduced: readonly UnitId[];
  /** Units whose place this viewer knows now. */
  readonly at: Readonly<Partial<Record<UnitId, Where>>>;
  readonly stacks: readonly Stack[];
  /** Markers on the map or under way; what is in them only for those who know. */
  readonly taskForces: Readonly<
    Partial<Record<TaskForce, { readonly area: AreaId | null; readonly units: readonly UnitId[] | null }>>
  >;
  readonly plans: Readonly<Record<Side, PlansView>>;
  readonly order: OrderView | null;
  /** `landing` is empty for the enemy until the troops are ashore. */
  readonly battle: Readonly<Battle> | null;
  /** Units that wait for a place: all of them for their owner, their number for the enemy. */
  readonly deploy: { readonly side: Side; readonly count: number; readonly units: readonly UnitId[] | null } | null;
  /** Set-up and arranging, for their owner. */
  readonly replaced: readonly UnitId[];
  readonly placing: UnitId | null;
  readonly arranged: readonly (Place | TaskForce)[];
  readonly forming: State['forming'];
  /** What this viewer has examined, each place as it was last seen. */
  readonly seen: readonly Seen[];
}

/** What advice is given: a view. A state of an imagined world is looked at through its seat's eyes first. */
export type Known = Readonly<View>;

/** A seat's view of a position, be it a view already or a state. */
export const knownTo = (position: Readonly<State> | Readonly<View>, seat: Side): Known =>
  'stacks' in position ? position : view(position, seat);

export function view(state: Readonly<State>, viewer: Watcher): View {
  const known = knownUnits(state, viewer);
  const isMover = viewer === state.mover;
  return {
    viewer,
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    initiative: state.initiative,
    mover: state.mover,
    segment: state.segment,
    passes: state.passes,
    incidents: state.incidents,
    ap: { ...state.ap },
    income: { ...state.income },
    arrived: state.arrived,
    sunk: state.sunk,
    fullArrivals: { ...state.fullArrivals },
    us: { ...state.us, toSend: viewer === 'allied' ? state.us.toSend : 0 },
    powers: { ...state.powers },
    trondheimIsMajor: state.trondheimIsMajor,
    reduced: reducedSeen(state, known),
    spentConvoys: [...state.spentConvoys],
    taken: copyOf(state.taken),
    last: copyOf(state.last),
    standing: copyOf(state.standing),
    free: copyOf(state.free),
    armsRace: { ...state.armsRace },
    lost: [...state.lost],
    ended: copyOf(state.ended),
    at: placesSeen(state, viewer, known),
    stacks: stacksSeen(state, viewer),
    taskForces: markersSeen(state, viewer),
    plans: { german: plansSeen(state, viewer, 'german'), allied: plansSeen(state, viewer, 'allied') },
    order: orderSeen(state, viewer),
    battle: battleSeen(state, viewer),
    deploy: deploySeen(state, viewer),
    replaced: isMover ? [...state.replaced] : [],
    placing: isMover ? state.placing : null,
    arranged: isMover ? [...state.arranged] : [],
    forming: isMover ? copyOf(state.forming) : null,
    seen: viewer === 'spectator' ? [] : copyOf(state.seen[viewer]),
  };
}

/** WPZ-5.0, WPZ-16.3  Who controls a land zone, as everybody can see: whose stacks and face-up units are where. */
export const controlSeen = (known: Known, zone: ZoneId): Control =>
  controlBy(
    known,
    zone,
    (side, place) =>
      known.stacks.some((stack) => stack.place === place && stack.side === side) ||
      ALL_MARKERS.some((marker) => known.taskForces[marker]?.area === place && markerSide(marker) === side) ||
      FACE_UP.some((unit) => known.at[unit] === place && sideOf(known, unit) === side),
  );

const FACE_UP: readonly UnitId[] = UNIT_IDS.filter(isFaceUp);

/** The last record of places that was made for a viewer of a game: as long as all it tells stays true it is handed out again. */
interface Told {
  readonly known: Readonly<Uint8Array>;
  /** How much had changed on the map. */
  changes: number;
  readonly places: readonly Where[];
  readonly at: View['at'];
}
const toldIn = keeper<Partial<Record<Watcher, Told>>>(() => ({}));

function placesSeen(state: Readonly<State>, viewer: Watcher, known: Readonly<Uint8Array>): View['at'] {
  const told = toldIn(state);
  const changes = changesOf(state).length;
  const before = told[viewer];
  if (before && isStillTrue(before, state.at, known, changes)) {
    before.changes = changes;
    return before.at;
  }
  const at: Partial<Record<UnitId, Where>> = {};
  for (let number = 0; number < known.length; number++)
    if (known[number]) at[UNIT_IDS[number] as UnitId] = state.at[number] as Where;
  told[viewer] = { known, changes, places: state.at.slice(), at: Object.freeze(at) };
  return at;
}

function isStillTrue(told: Told, at: State['at'], known: Readonly<Uint8Array>, changes: number): boolean {
  if (told.changes === changes && told.known === known) return true;
  const { places } = told;
  for (let number = 0; number < known.length; number++)
    if (told.known[number] !== known[number] || (known[number] && places[number] !== at[number])) return false;
  return true;
}

function reducedSeen(state: Readonly<State>, known: Readonly<Uint8Array>): UnitId[] {
  const units = state.reduced.filter((unit) => known[counterNumber(unit)]);
  for (const unit of state.damaged) if (!known[counterNumber(unit)]) units.push(unit);
  return units.sort(byCounter);
}

/** Stacks as they were last shown, and what they were made of. */
interface Shown {
  readonly german: readonly Pile[];
  readonly allied: readonly Pile[];
  readonly tops: readonly [german: Tops, allied: Tops];
  readonly stacks: readonly Stack[];
}
const shownIn = keeper<{ last: Shown | undefined }>(() => ({ last: undefined }));
const NO_PILES: readonly Pile[] = [];

function stacksSeen(state: Readonly<State>, viewer: Watcher): readonly Stack[] {
  const german = pilesSeen(state, viewer, 'german');
  const allied = pilesSeen(state, viewer, 'allied');
  const { tops } = state;
  const shown = shownIn(state);
  const { last } = shown;
  if (last?.german === german && last.allied === allied && last.tops[0] === tops.german && last.tops[1] === tops.allied)
    return last.stacks;
  const piles: Pile[] = [];
  for (const pile of german) piles[2 * (ALPHABETICAL.get(pile.place) as number) + 1] = pile;
  for (const pile of allied) piles[2 * (ALPHABETICAL.get(pile.place) as number)] = pile;
  const stacks: Stack[] = [];
  for (const pile of piles) if (pile) stacks.push(stackOf(pile, tops));
  shown.last = { german, allied, tops: [tops.german, tops.allied], stacks: Object.freeze(stacks) };
  return stacks;
}

/** A pile never changes: as long as the same unit lies on top, it is shown as it was. */
const STACKS = new WeakMap<Pile, Stack>();

function stackOf(pile: Pile, tops: State['tops']): Stack {
  const { side, place, units } = pile;
  const top = tops[side][place] ?? (units[0] as UnitId);
  const before = STACKS.get(pile);
  if (before?.top === top) return before;
  const stack = Object.freeze({ side, place, count: units.length, top });
  STACKS.set(pile, stack);
  return stack;
}

const pilesSeen = (state: Readonly<State>, viewer: Watcher, side: Side): readonly Pile[] =>
  viewer === side || !isInSetup(state, side) ? stacksOf(state, side) : NO_PILES;

const ALPHABETICAL: ReadonlyMap<Place, number> = new Map([...PLACE_IDS].sort().map((place, index) => [place, index]));

const NO_MARKERS: View['taskForces'] = Object.freeze({});

function markersSeen(state: Readonly<State>, viewer: Watcher): View['taskForces'] {
  if (ALL_MARKERS.every((marker) => state.taskForces[marker].length === 0)) return NO_MARKERS;
  const examined = justExamined(state, viewer);
  const markers: Partial<Record<TaskForce, { area: AreaId | null; units: readonly UnitId[] | null }>> = {};
  for (const marker of ALL_MARKERS) {
    if (state.taskForces[marker].length === 0) continue;
    const area = markerArea(state, marker);
    const isHidden = isVeiled(state, viewer, markerSide(marker)) && !examined.some(({ place }) => place === area);
    markers[marker] = { area, units: isHidden ? null : state.taskForces[marker].slice() };
  }
  return markers;
}

function plansSeen(state: Readonly<State>, viewer: Watcher, side: Side): PlansView {
  const { pool, display, out, removed, played, mixed } = state.plans[side];
  const faces = viewer === side || state.ended ? [...display] : null;
  return { pool: pool.length, display: display.length, faces, out: [...out], removed: [...removed], played, mixed };
}

const isUnderWay = (state: Readonly<State>, marker: TaskForce): boolean =>
  state.taskForces[marker].length > 0 && markerArea(state, marker) === null;

const UNDER_WAY: readonly OrderStep[] = ['path', 'meet', 'submarines'];

/** WPZ-16.7  An order that is not announced is nobody's business but its owner's. */
function orderSeen(state: Readonly<State>, viewer: Watcher): OrderView | null {
  const { order, mover } = state;
  if (!order || (viewer !== mover && !order.announced)) return null;
  return {
    kind: order.kind,
    origin: order.origin,
    path: [...order.path],
    units: order.force.filter((unit) => whereIs(state, unit) === 'force' && isOpen(state, unit)).length,
    aircraft: order.flight.filter((unit) => whereIs(state, unit) === 'flight').length,
    top: order.top,
    taskForces: ALL_MARKERS.filter((marker) => isUnderWay(state, marker)),
    hasStopped: order.path.length > 0 && !UNDER_WAY.includes(order.step),
    own: viewer === mover ? copyOf(order) : null,
  };
}

function battleSeen(state: Readonly<State>, viewer: Watcher): Battle | null {
  const { battle } = state;
  if (!battle) return null;
  const isAshore = battle.step === 5 || battle.step === 'over';
  const mayKnow = viewer === battle.attacker || isAshore || state.ended !== null || !state.options.fogOfWar;
  return { ...copyOf(battle), landing: mayKnow ? [...battle.landing] : [] };
}

function deploySeen(state: Readonly<State>, viewer: Watcher): View['deploy'] {
  const { deploy } = state;
  if (!deploy) return null;
  const { side, units } = deploy;
  return { side, count: units.length, units: viewer === side ? [...units] : null };
}
