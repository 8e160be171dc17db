/** What speaks for a choice, as data: the figures by which the planner chose it. The sentences are in text/. */
import type { PlaneId } from './data/aircraft.ts';
import type { MarkerId } from './data/frogmen.ts';
import type { AreaId, BaseId, Destination, PortId, ShoreId } from './data/map.ts';
import type { SubId } from './data/submarines.ts';
import type { ShipId } from './data/warships.ts';
import type { AlliedUnit, ConvoyId, Course, Lookout, Mode, NavalUnit, OrderKind, OrderValue } from './state.ts';

/** What the staff of either side may be about. */
export type OperationName =
  // Axis
  | 'drumbeat'
  | 'stalking'
  | 'lying-in-wait'
  | 'homeward'
  | 'refuelling'
  | 'supply-station'
  | 'frogmen'
  | 'arrival'
  // Allies
  | 'convoy-run'
  | 'escort'
  | 'convoy-defence'
  | 'hunting-group'
  | 'shore-raid'
  // The air
  | 'air-watch'
  | 'air-hunt'
  | 'air-raid'
  | 'air-cover';

/** What a boat wants at home. */
export type Want = 'torpedoes' | 'fuel' | 'repairs' | 'supply';

/** Chances of an attack on a submarine. */
export interface Harm {
  readonly sunk: number;
  readonly harmed: number;
}

export type DrumbeatReason =
  /** The planner would do something else, or it is routine. */
  | { what: 'not-advised' }
  | { what: 'routine' }
  | { what: 'standing-order'; kind: OrderKind; value: OrderValue }
  // Set-up and arrivals
  | { what: 'begins-surfaced' }
  | { what: 'entry'; area: AreaId; prey: AreaId | null; away: number }
  | { what: 'mode'; mode: Mode }
  | { what: 'canadians-now' }
  // The air
  | { what: 'same-base'; base: BaseId }
  | { what: 'cap'; area: AreaId }
  | { what: 'patrol'; area: AreaId; submarines: number; tons: number; others: number }
  | { what: 'air-hunt'; plane: PlaneId; sub: SubId; find: number; harm: Harm }
  | { what: 'air-sweep'; plane: PlaneId; area: AreaId; find: number; sightings: number }
  | { what: 'raid-shore'; place: ShoreId; through: number; shot: number; levels: number; cap: number }
  | { what: 'raid-convoy'; unit: AlliedUnit; find: number; hits: number; cap: number }
  | { what: 'doubled'; support: SubId }
  | { what: 'frogmen-chance'; port: PortId | null; chance: number; tons: number }
  | { what: 'escort-draws' }
  | { what: 'dogfight'; first: PlaneId; second: PlaneId; aborts: number; shot: number }
  | { what: 'no-flight-left' }
  // Submarines on the map
  | { what: 'ground'; area: AreaId; tons: number; threat: number; others: number; away: number }
  | { what: 'torpedo-chance'; sub: SubId; target: AlliedUnit; any: number; hits: number }
  | { what: 'stalk'; area: AreaId; tons: number; away: number }
  | { what: 'creeps' }
  | { what: 'heads-home'; want: Want; to: AreaId; leaves: boolean; away: number }
  | { what: 'refit'; torpedoes: number; fuel: number }
  | { what: 'to-the-cow'; area: AreaId; fuel: number }
  | { what: 'cow-station'; area: AreaId }
  | { what: 'frogmen-coast'; area: AreaId; away: number }
  | { what: 'waits'; watched: boolean }
  | { what: 'nobody-left-to-move' }
  // Convoys and warships
  | { what: 'gains-ground'; to: Destination; left: number; armed: number; beside: number }
  | { what: 'lies-still'; next: AreaId; armed: number; beside: number }
  | { what: 'in-port' }
  | { what: 'escort-wanted'; convoy: ConvoyId; ship: ShipId }
  | { what: 'hunting-ship'; area: AreaId; submarines: number; away: number; tons: number }
  | { what: 'ship-against'; ship: ShipId; sub: SubId; surfaced: number; submerged: number; harm: Harm }
  | { what: 'task-force'; away: number }
  | { what: 'shelling'; place: ShoreId; levels: number; damage: number }
  | { what: 'ship-hit'; ship: ShipId; tons: number; sunk: number }
  // Contacts
  | { what: 'commit-all' }
  | { what: 'commit-nobody' }
  | { what: 'by-order' }
  | { what: 'by-hand' }
  | { what: 'course'; course: Course; squares: number }
  | { what: 'bearing'; plane: PlaneId; sub: SubId; find: number; harm: Harm }
  | { what: 'bombs'; harm: Harm }
  | { what: 'closes-in'; quarry: NavalUnit; before: number; after: number }
  | { what: 'evades'; squares: number; detected: boolean }
  | { what: 'dives-beside-escort' }
  | { what: 'follows-course' }
  | { what: 'runs-from'; sub: SubId; squares: number }
  | { what: 'escorts-part'; sub: SubId; squares: number }
  | { what: 'escorts-meet'; sub: SubId; squares: number }
  | { what: 'detection'; lookout: Lookout; target: NavalUnit; chance: number }
  | { what: 'seen-after'; chance: number }
  | { what: 'gun-on-ship'; target: AlliedUnit; chance: number }
  | { what: 'gunfire'; sub: SubId; harm: Harm }
  | { what: 'depth-charges'; sub: SubId; strength: number; harm: Harm }
  | { what: 'no-shot' }
  | { what: 'return-fire'; ship: ShipId; chance: number }
  // Frogmen
  | { what: 'leave-out'; marker: MarkerId };
