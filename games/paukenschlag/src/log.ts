/** What can happen: one entry for each kind of event, told apart by `what`. A die that was thrown always stands in it. */
import type { PlaneId } from './data/aircraft.ts';
import type { ConvoyType } from './data/convoys.ts';
import type { EventId } from './data/events.ts';
import type { MarkerId } from './data/frogmen.ts';
import type { AreaId, BaseId, Destination, PortId, ShoreId } from './data/map.ts';
import type { Side } from './data/sides.ts';
import type { SubId } from './data/submarines.ts';
import type { TonnageColumn } from './data/tables.ts';
import type { ShipId } from './data/warships.ts';
import type {
  AirAction,
  AlliedUnit,
  ConvoyId,
  Course,
  Grade,
  Lookout,
  Mode,
  NavalUnit,
  OrderKind,
  OrderValue,
  Square,
  Status,
  Submarine,
} from './state.ts';

/** What a depth charge, a bomb or a shell did to a submarine. */
export type SubmarineHit = 'none' | 'forced-up' | 'damaged' | 'sunk';
/** What one side of a dogfight did to the other. */
export type DogfightResult = 'none' | 'aborted' | 'lost';

type Entry<W extends string, F = object> = { readonly what: W } & Readonly<F>;

type TurnLog =
  | Entry<'turn-begins', { turn: number }>
  | Entry<'event-drawn', { die: number; event: EventId }>
  /** Barbarigo will enter on this turn (PK-21.2). */
  | Entry<'barbarigo-due', { die: number; turn: number }>
  | Entry<'order-given', { side: Side; kind: OrderKind; value: OrderValue }>
  /** Finished for 5.3 or 5.4. */
  | Entry<'side-finished', { side: Side; phase: 'air' | 'naval' }>
  | Entry<'markers-removed'>
  | Entry<'game-over', { winner: Side; grade: Grade; balance: number; threshold: number }>;

type ArrivalLog =
  /** At the set-up. */
  | Entry<'status-declared', { sub: SubId; status: Status }>
  /** A submarine has come, or come back; where, says `submarine-placed` to those who may know. */
  | Entry<'submarine-arrives', { sub: SubId; returns: boolean }>
  | Entry<'submarine-placed', { sub: SubId; area: AreaId; status: Status }>
  | Entry<'north-atlantic-roll', { sub: SubId; die: number; result: 'enters' | 'waits' | 'struck-off' }>
  /** To the Axis alone; the second when the Allies learn it. */
  | Entry<'mode-chosen', { mode: Mode }>
  | Entry<'mode-revealed', { mode: Mode }>
  | Entry<'warship-arrives', { ship: ShipId; area: AreaId }>
  | Entry<'aircraft-arrives', { plane: PlaneId; base: BaseId }>
  | Entry<'bomber-ready', { plane: PlaneId; base: BaseId | 'home' }>
  /** No field of the Azores is open to it. */
  | Entry<'bomber-waits', { plane: PlaneId }>
  /** How many the die calls for, and how many there is room for. */
  | Entry<'convoys-rolled', { die: number; called: number; sailing: number }>
  | Entry<'convoy-sails', { die: number; convoy: ConvoyId; type: ConvoyType; from: Destination; to: Destination }>
  /** Its port is too badly damaged. */
  | Entry<'convoy-stays', { die: number; type: ConvoyType; from: Destination }>;

type AirLog =
  | Entry<'repair', { place: ShoreId; die: number; mended: boolean; level: number }>
  | Entry<'cap', { plane: PlaneId }>
  | Entry<'sortie', { plane: PlaneId; action: AirAction; area: AreaId }>
  /** To those who may know (PK-18.7). */
  | Entry<'support-named', { plane: PlaneId; sub: SubId }>
  | Entry<'escorts', { plane: PlaneId; escorts: readonly PlaneId[] }>
  | Entry<'rebased', { plane: PlaneId; base: BaseId }>
  | Entry<'interception', { fighter: PlaneId; against: PlaneId }>
  /** Dice and totals of the first-named and of the second; results are what each suffers. */
  | Entry<
      'dogfight',
      {
        first: PlaneId;
        second: PlaneId;
        dice: readonly [number, number];
        totals: readonly [number, number];
        firstSuffers: DogfightResult;
        secondSuffers: DogfightResult;
      }
    >
  | Entry<'aircraft-lost', { plane: PlaneId; side: Side }>
  /** `sub` is none where nobody was named and nobody found (PK-18.5). */
  | Entry<
      'air-search',
      { plane: PlaneId; area: AreaId; sub: SubId | null; die: number; number: number; found: boolean }
    >
  | Entry<
      'flak',
      { plane: PlaneId; place: ShoreId; die: number; flak: number; result: 'lost' | 'driven-off' | 'through' }
    >
  /** Bombs from a plane, or the guns of warships (`plane` is none). Levels inflicted, and the level now. */
  | Entry<
      'shore-hit',
      {
        plane: PlaneId | null;
        place: ShoreId;
        die: number;
        factor: number;
        total: number;
        inflicted: number;
        level: number;
      }
    >
  | Entry<'port-tonnage', { port: PortId; die: number; modifier: number; tons: number }>
  /** An air unit on the ground when its base reaches level 3. */
  | Entry<'parked', { plane: PlaneId; die: number; lost: boolean }>
  | Entry<'ship-sought', { plane: PlaneId; target: AlliedUnit; die: number; found: boolean }>
  | Entry<
      'ship-bombed',
      { plane: PlaneId; target: AlliedUnit; die: number; factor: number; total: number; hits: number }
    >
  | Entry<'returned', { plane: PlaneId; base: BaseId }>
  /** Nowhere to land. */
  | Entry<'no-base', { plane: PlaneId }>
  | Entry<'on-track', { plane: PlaneId; slot: number }>
  /** PK-21.3  Without its support a floatplane is Lost; `sub` only to those who may know. */
  | Entry<'floatplane-check', { plane: PlaneId; lost: boolean }>;

type NavalLog =
  /** PK-18.4  All that the Allies are told of an unseen submarine. */
  | Entry<'submarine-activated'>
  /** Status is given for submarines. */
  | Entry<'moved', { unit: NavalUnit; from: AreaId; to: AreaId; status?: Status }>
  /** PK-5.6.1 */
  | Entry<'moved-again', { sub: SubId; from: AreaId; to: AreaId }>
  /** Stays, quietly or seeking contact. */
  | Entry<'held', { unit: NavalUnit; area: AreaId; seeks: boolean; status?: Status }>
  /** PK-18.6  Nobody is there. */
  | Entry<'nobody-found', { unit: AlliedUnit; area: AreaId }>
  | Entry<'fuel-spent', { sub: SubId; left: number }>
  | Entry<'refuelled', { sub: SubId; boxes: number; fuel: number; supply: number }>
  | Entry<'refitted', { sub: SubId; fuel: number; torpedoes: number; supply: number }>
  | Entry<'left-map', { sub: SubId }>
  | Entry<'repair-at-home', { sub: SubId; die: number; bonus: number; need: number; repaired: boolean }>
  | Entry<'joined', { convoy: ConvoyId; ship: ShipId }>
  | Entry<'parted', { convoy: ConvoyId; ship: ShipId }>
  | Entry<'convoy-arrives', { convoy: ConvoyId; steps: number }>
  | Entry<'frogmen-declared', { port: PortId; filledBy: Side }>
  /** To whoever filled the container. */
  | Entry<'container-filled', { port: PortId; leftOut: MarkerId }>
  /** `by` is Barbarigo or the Z.511. */
  | Entry<'frogmen-drawn', { port: PortId; marker: MarkerId; by: SubId | PlaneId }>
  | Entry<'frogmen-fail', { port: PortId }>
  | Entry<'barbarigo-retires'>
  | Entry<'batteries', { die: number; hit: boolean }>;

type GridLog =
  | Entry<'contact-begins', { area: AreaId; unit: NavalUnit }>
  | Entry<'committed', { unit: SubId | ShipId }>
  /** PK-18.3  An unseen boat is Detected or comes on a grid, and is seen in full; its torpedo boxes as a view shows them (PK-21.2). */
  | Entry<'sighted', { sub: SubId } & Pick<Submarine, 'status' | 'torpedoes' | 'fuel' | 'supply' | 'damage' | 'keptUp'>>
  /** `box` is its letter on the TSL grid. */
  | Entry<'grid-begins', { level: 'osl' | 'tsl'; area: AreaId; box: string | null }>
  | Entry<'manner', { side: Side; manner: 'hand' | 'order' }>
  | Entry<'deployed', { unit: NavalUnit; square: Square }>
  /** No course: it is for the Allies to choose. */
  | Entry<'course-rolled', { convoy: ConvoyId; die: number; course: Course | null }>
  | Entry<'course-chosen', { convoy: ConvoyId; course: Course; by: Side }>
  /** Allied die, then the Axis'; equal ones were thrown again. */
  | Entry<'round-begins', { round: number; dice: readonly (readonly [number, number])[]; first: Side }>
  | Entry<'round-finished', { side: Side }>
  | Entry<'status-changed', { sub: SubId; status: Status }>
  /** Equal squares: it stands. */
  | Entry<'grid-move', { unit: NavalUnit; from: Square; to: Square; status?: Status }>
  | Entry<'grid-left', { unit: NavalUnit; from: Square; edge: Course; status?: Status }>
  | Entry<'detached', { convoy: ConvoyId; ship: ShipId }>
  | Entry<'met', { square: Square; box: string; units: readonly NavalUnit[] }>
  | Entry<
      'detection',
      { lookout: Lookout; target: NavalUnit; distance: number; number: number; die: number; found: boolean }
    >
  | Entry<'shaken-off', { sub: SubId }>
  | Entry<'grid-ends', { level: 'osl' | 'tsl'; why: 'one-side' | 'nothing-stirs' | 'round-cap' }>
  | Entry<'contact-ends', { area: AreaId }>;

type CombatLog =
  | Entry<
      'torpedoes',
      { sub: SubId; target: AlliedUnit; die: number; modifier: number; score: number; hits: number; left: number }
    >
  /** A warship hit by torpedo or bomb, and whether it sinks. */
  | Entry<'warship-hit', { ship: ShipId; die: number; sunkAbove: number; sunk: boolean }>
  /** Ships together (`by` is the acting unit or stack), or an aircraft. `result` is N, 0 for no effect; the second die only then. */
  | Entry<
      'asw-attack',
      {
        by: AlliedUnit | PlaneId;
        sub: SubId;
        strength: number;
        die: number;
        result: number;
        second: number | null;
        effect: SubmarineHit;
        points: number;
      }
    >
  /** Fire at a submarine, a warship or merchants; `second` only after a hit. */
  | Entry<
      'gunfire',
      {
        by: NavalUnit;
        target: NavalUnit;
        isReturn: boolean;
        strength: number;
        die: number;
        bonus: number;
        need: number;
        hit: boolean;
        second: number | null;
        sunkAbove: number;
        effect: SubmarineHit;
        points: number;
      }
    >
  | Entry<'forced-up', { sub: SubId }>
  | Entry<'damaged', { sub: SubId; points: number; total: number }>
  /** At 4 points: odd destroys. */
  | Entry<'damage-check', { sub: SubId; die: number; destroyed: boolean }>
  | Entry<'detected', { unit: NavalUnit }>
  | Entry<'merchant-sunk', { convoy: ConvoyId; die: number; column: TonnageColumn; tons: number; steps: number }>
  | Entry<'convoy-destroyed', { convoy: ConvoyId }>
  | Entry<'warship-lost', { ship: ShipId; tons: number }>
  | Entry<'submarine-lost', { sub: SubId }>;

export type Log = TurnLog | ArrivalLog | AirLog | NavalLog | GridLog | CombatLog;
export type LogOf<W extends Log['what']> = Extract<Log, { readonly what: W }>;
