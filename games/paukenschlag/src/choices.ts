/** PK-16.3  What a player may say, and under which rules it is asked. Section by section in the order of play. */
import type { PlaneId } from './data/aircraft.ts';
import type { MarkerId } from './data/frogmen.ts';
import type { AreaId, BaseId, PortId, ShoreId } from './data/map.ts';
import type { BARBARIGO, SubId } from './data/submarines.ts';
import type { ShipId } from './data/warships.ts';
import type {
  AirTarget,
  AlliedUnit,
  ConvoyId,
  Course,
  Lookout,
  Mode,
  NavalUnit,
  OrderKind,
  OrderValue,
  Square,
  Status,
} from './state.ts';

export type Choice =
  // ── Everywhere ──
  /** Enough: no more submarines to submerge, fighters, escorts, friends, aircraft, attacks. */
  | readonly ['done']
  /** Finished for the phase (5.3, 5.4, 5.6). */
  | readonly ['finish']
  /** PK-16.4  A standing order and its value. */
  | readonly ['order', OrderKind, OrderValue]

  // ── Set-up and 5.1 ──
  /** PK-3.1  This submarine begins Submerged. */
  | readonly ['submerge', SubId]
  /** A submarine is placed with its status; Barbarigo with its mode too; a Canadian warship in its area. */
  | readonly ['arrive', SubId, AreaId, Status]
  | readonly ['arrive', typeof BARBARIGO, AreaId, Status, Mode]
  | readonly ['arrive', ShipId, AreaId]
  /** A bomber off the track (5.1), or an air unit coming home (5.7), to this base. */
  | readonly ['base', PlaneId, BaseId]

  // ── 5.2 and 5.3 ──
  | readonly ['cap', PlaneId]
  | readonly ['patrol', PlaneId, AreaId]
  /** PK-5.3.3  To hunt a submarine in this area. */
  | readonly ['attack', PlaneId, AreaId]
  /** PK-5.3.4, PK-5.3.7  A fighter goes for enemy air units in this area. */
  | readonly ['fight', PlaneId, AreaId]
  /** PK-5.3.5, PK-5.3.8; the BV 222 names the boat that supports it. */
  | readonly ['bomb', PlaneId, AreaId]
  | readonly ['bomb', PlaneId, AreaId, SubId]
  /** PK-21.3.2  The Z.511 carries frogmen to a port of this area. */
  | readonly ['frogmen', PlaneId, AreaId]
  | readonly ['rebase', PlaneId, BaseId]
  /** What the sortie is aimed at. */
  | readonly ['target', AirTarget]
  /** PK-18.5  Nobody by name: search the area. */
  | readonly ['sweep']
  /** PK-12.4  A fighter goes along. */
  | readonly ['escort', PlaneId]
  /** PK-9.4.1  This CAP fighter goes for that unit. */
  | readonly ['intercept', PlaneId, PlaneId]

  // ── 5.4 ──
  /** A warship or convoy goes to an area; a submarine says its status too. */
  | readonly ['move', AlliedUnit, AreaId]
  | readonly ['move', SubId, AreaId, Status]
  /** PK-6.8  Stays without seeking contact. */
  | readonly ['hold', AlliedUnit]
  | readonly ['hold', SubId, Status]
  /** PK-6.8  Stays and seeks contact. */
  | readonly ['seek', AlliedUnit]
  | readonly ['seek', SubId, Status]
  /** PK-11.2  Goes Surfaced to this area, or stays there, and takes so many fuel boxes from the Milch Cow. */
  | readonly ['refuel', SubId, AreaId, number]
  /** PK-11.4 */
  | readonly ['refit', SubId]
  /** PK-6.9  Leaves the map. In 5.6 always Surfaced. */
  | readonly ['home', SubId, Status]
  /** PK-21.2.1  Barbarigo goes Surfaced to this area, or stays there, and its frogmen attack. */
  | readonly ['raid', typeof BARBARIGO, AreaId]
  /** PK-6.7  The convoy's activation begins with its warships; then they join and part. */
  | readonly ['form', ConvoyId]
  | readonly ['join', ConvoyId, ShipId]
  | readonly ['part', ConvoyId, ShipId]
  /** PK-11.2  Fuel boxes that a submarine takes when the Milch Cow is activated. */
  | readonly ['fuel', SubId, number]
  /** PK-21.2.1  A frogman attack on this port; the marker that stays out of its container. */
  | readonly ['declare', PortId]
  | readonly ['leave-out', MarkerId]

  // ── 5.5 ──
  /** PK-7.1  A friend takes part. */
  | readonly ['commit', SubId | ShipId]
  /** PK-16.4  This grid by hand, or by standing order. */
  | readonly ['by-hand']
  | readonly ['by-order']
  | readonly ['course', ConvoyId, Course]
  /** PK-8.3  An aircraft takes a bearing on a submarine; then it strikes or holds back. */
  | readonly ['listen', PlaneId, SubId]
  | readonly ['strike']
  | readonly ['hold-back']
  /** Goes to a square (its own: it stands); a submarine says its status too. */
  | readonly ['go', AlliedUnit, Square]
  | readonly ['go', SubId, Square, Status]
  /** PK-7.8  Leaves the grid in this activation. */
  | readonly ['leave', AlliedUnit]
  | readonly ['leave', SubId, Status]
  /** PK-7.13  The convoy's activation begins, or goes on, with a warship parting from it. */
  | readonly ['detach', ConvoyId, ShipId]
  /** PK-5.5.7  Finished for the round. */
  | readonly ['pass']
  /** PK-8.1  The lookout tries to detect this unit, or nobody. */
  | readonly ['detect', Lookout, NavalUnit]
  | readonly ['look-away', Lookout]
  | readonly ['torpedo', AlliedUnit]
  | readonly ['gun', NavalUnit]
  | readonly ['depth-charge', SubId]
  | readonly ['hold-fire']
  | readonly ['return-fire', ShipId]
  /** PK-12.7  Shell this place, and the warship that the batteries hit. */
  | readonly ['bombard', ShoreId]
  | readonly ['hit', ShipId]

  // ── 5.6 ──
  /** PK-5.6.2  An aircraft looks for this submarine. */
  | readonly ['search', PlaneId, SubId];

export type Verb = Choice[0];
/** The choices with these verbs. */
export type Say<V extends Verb> = Extract<Choice, readonly [V, ...unknown[]]>;

/** The rules under which questions are asked, and whom they are put to. */
export type Asks =
  /** Axis: which submarines begin Submerged (`submerge`, `done`). */
  | 'PK-3.1'
  /** Axis: where a submarine arrives and how (`arrive`). */
  | 'PK-5.1.2'
  /** Axis: the same for a boat of the North Atlantic, for Barbarigo. */
  | 'PK-21.1'
  | 'PK-21.2'
  /** Allies: which Canadians enter (`arrive`, `done`). */
  | 'PK-21.4'
  /** Axis: which base a bomber off the track takes (`base`). */
  | 'PK-5.1.3'
  /** Each: fighters on CAP (`cap`, `done`). */
  | 'PK-5.2.2'
  /** Each: the next air unit and what it does, an order, or finished. */
  | 'PK-5.3.1'
  /** Allies: which submarine the aircraft hunts (`target`); with hidden submarines a Detected one or none by name (`target`, `sweep`). */
  | 'PK-5.3.3'
  | 'PK-18.5'
  /** Each: which air unit a fighter goes for (`target`). */
  | 'PK-12.8'
  /** Each: what is bombed (`target`). */
  | 'PK-12.5'
  /** Axis: the port the frogmen of the Z.511 go to (`target`). */
  | 'PK-21.3.2'
  /** Each: fighters to go along with a bomber (`escort`, `done`). */
  | 'PK-12.4'
  /** Whoever has CAP fighters there: who intercepts whom (`intercept`, `done`). */
  | 'PK-9.4.1'
  /** Each: the next naval unit and what it does, an order, or finished. */
  | 'PK-5.4.1'
  /** Allies: the stack of the convoy being activated, then its move (`join`, `part`, `move`, `hold`, `seek`). */
  | 'PK-6.7'
  /** Axis: fuel for one boat beside the Milch Cow (`fuel`). */
  | 'PK-11.2'
  /** Axis: ports for the frogmen (`declare`, `done`); whoever fills the container: the marker left out (`leave-out`). */
  | 'PK-21.2.1'
  /** The active side: friends that take part in the contact (`commit`, `done`). */
  | 'PK-7.1'
  /** Each: this grid by hand or by order. */
  | 'PK-16.4'
  /** Allies, or with B-Dienst the Axis: the course of a convoy. */
  | 'PK-7.7'
  /** Allies: Huff-Duff (`listen`, `done`), and whether to attack what was found (`strike`, `hold-back`). */
  | 'PK-8.3'
  | 'PK-9.4.3'
  /** Each: the next unit on the grid and where it goes, an order, or finished for the round. */
  | 'PK-5.5.7'
  /** Allies: a convoy whose escorts are parting, and where it goes (`detach`, `go`, `leave`). */
  | 'PK-7.13'
  /** Each: what a lookout tries to detect (`detect`, `look-away`). */
  | 'PK-8.1'
  /** Each: the attack (`torpedo`, `gun`, `depth-charge`, `hold-fire`). */
  | 'PK-9.5'
  /** Axis: the target of its return fire (`return-fire`). */
  | 'PK-9.3.1'
  /** Allies: what is shelled (`bombard`, `done`). Axis: which ship the batteries hit (`hit`). */
  | 'PK-5.5.21'
  | 'PK-12.7'
  /** Axis: the second move (`move`, `home`, `finish`). */
  | 'PK-5.6.1'
  /** Allies: aircraft overhead (`search`, `done`). */
  | 'PK-5.6.2'
  /** Each: the base an air unit returns to (`base`). */
  | 'PK-5.7.1';
