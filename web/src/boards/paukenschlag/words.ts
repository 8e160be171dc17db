/** The words on the sheet; names come from the game's own text. */
import type { PlaneId } from '@derby/paukenschlag/data/aircraft';
import type { ConvoyType } from '@derby/paukenschlag/data/convoys';
import type { EventId } from '@derby/paukenschlag/data/events';
import type { MarkerId } from '@derby/paukenschlag/data/frogmen';
import type { AreaId, Destination, ShoreId } from '@derby/paukenschlag/data/map';
import type { ShipId } from '@derby/paukenschlag/data/warships';
import type { OrderKind, OrderValue, Phase, Plane, Score, Status } from '@derby/paukenschlag/state';

/** What the game's text calls things. */
interface Names {
  readonly AREA_NAMES: Readonly<Record<AreaId, string>>;
  readonly SHORE_NAMES: Readonly<Record<ShoreId, string>>;
  readonly PLANE_NAMES: Readonly<Record<PlaneId, string>>;
  readonly SHIP_NAMES: Readonly<Record<ShipId, string>>;
  readonly CONVOY_KINDS: Readonly<Record<ConvoyType, string>>;
  readonly EVENT_NAMES: Readonly<Record<EventId, string>>;
  readonly EVENT_EFFECTS: Readonly<Record<EventId, string>>;
  destination(id: Destination): string;
}

export type RosterTab = 'boats' | 'ships' | 'aircraft' | 'places';

export interface Words {
  readonly names: Names;
  readonly milchCow: string;
  readonly marker: (id: MarkerId) => string;
  readonly status: Readonly<Record<Status, string>>;
  readonly marks: Readonly<Record<'detected' | 'activated' | 'coastal' | 'exit' | 'contact', string>>;
  readonly planeStates: Readonly<Record<Plane['state'], string>>;
  readonly places: Readonly<Record<'home' | 'out' | 'sunk' | 'unseen', string>>;
  readonly tabs: Readonly<Record<RosterTab, string>>;
  readonly roster: string;
  readonly port: string;
  readonly base: string;
  readonly torpedoes: (left: number) => string;
  readonly fuel: (left: number) => string;
  readonly damage: (level: number) => string;
  readonly supply: (left: number) => string;
  readonly steps: (left: number) => string;
  readonly bound: (to: string) => string;
  readonly escorts: (ships: string) => string;
  readonly back: (turn: number) => string;
  readonly seen: (area: string, turn: number) => string;
  readonly cover: (planes: number) => string;
  readonly flak: (flak: number) => string;
  readonly ready: (planes: number) => string;
  readonly turn: (turn: number, of: number) => string;
  readonly date: (year: number, month: number, day: number) => string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly event: string;
  readonly noEvent: string;
  readonly track: string;
  readonly due: (turn: number, boats: number, allied: number, planes: number) => string;
  readonly balance: string;
  readonly against: (balance: number, threshold: number) => string;
  readonly toGo: (margin: number) => string;
  readonly thousands: string;
  readonly thousandsShort: string;
  readonly score: Readonly<Record<keyof Score, string>>;
  readonly orders: string;
  readonly ordersWhen: string;
  readonly fold: string;
  readonly orderKinds: Readonly<Record<OrderKind, string>>;
  readonly orderValues: Readonly<Record<OrderValue, string>>;
  readonly contacts: (count: number) => string;
  readonly noContacts: string;
  /** What a choice does whose units and places have been said. */
  readonly verbs: Readonly<Record<string, string>>;
  readonly boxes: (count: number) => string;
  readonly with: (word: string) => string;
  readonly colon: string;
}
