/** Which boat and which ship lies where: one seat for each, made from the view alone. */

import type { BoatId } from '@derby/leader/data/boats';
import { ZONE_IDS } from '@derby/leader/data/display';
import { areasOf } from '@derby/leader/map';
import type { Boat } from '@derby/leader/state';
import type { View } from '@derby/leader/view';
import { pack, type Size, type Spot } from '../kit/box.ts';
import type { Seat } from '../kit/stack.ts';
import { berthSpot, MAP, roomOf } from './layout.ts';
import { areaSpot, placeOf } from './places.ts';
import type { Stage } from './scene.ts';

interface Dock {
  readonly x: number;
  readonly y: number;
  readonly boats: number;
  readonly pitch: number;
}

/** A counter and the room around it. */
const PIECE = [64, 40] as const;
const PITCH = 54;
/** How long a row of boats may be, and the least from one to the next: a finger must find each of them. */
const [WIDEST, CLOSEST] = [144, 36];
const ON_MAP = 0.8;
/** On the map there is room for a finger; on the display others may lie close by. */
const ON_MAP_REACH: Size = [53, 53];

const seatAt = ([x, y]: Spot, scale: number, reach: Size): Seat => ({ x, y, scale, count: 1, depth: 0, reach });
/** From the middle of an area to its boats, and from row to row. */
const BERTH = { below: [0, 50], above: [0, -66], left: [-64, 12], right: [64, 12] } as const;
const ROW = 36;

const [MARGIN_X, MARGIN_Y] = [30, 22];

/** Kept inside the frame, however near its edge the area lies. */
const held = (at: number, from: number, length: number, margin: number, span: number): number =>
  Math.min(Math.max(at, from + margin), from + length - margin - span);

export interface Seats {
  readonly boats: ReadonlyMap<BoatId, Seat>;
  readonly ships: ReadonlyMap<string, Seat>;
  /** UL-1.8  Docks for the boats in Searched boxes. */
  readonly docks: readonly Dock[];
}

const NONE: Seats = { boats: new Map(), ships: new Map(), docks: [] };

export function seatsOf(view: View, stage: Stage): Seats {
  if (stage === 'cards') return NONE;
  return stage === 'map' ? onMap(view) : onDisplay(view);
}

const inRows = (boats: readonly Boat[], most: number): Boat[][] =>
  Array.from({ length: Math.ceil(boats.length / most) }, (_, i) => boats.slice(i * most, (i + 1) * most));

/** The room for a row between an area and the edge of the map. */
const eastOf = (x: number): number => Math.max(0, MAP[0] + MAP[2] - MARGIN_X - x - BERTH.right[0]);

/** Beside each area in rows; those that have searched lie in their docks, further out. */
function onMap(view: View): Seats {
  const boats = new Map<BoatId, Seat>();
  const docks: Dock[] = [];
  for (const area of areasOf(view)) {
    const [x, y] = areaSpot(view.campaign, area);
    const side = placeOf(view.campaign, area).boats ?? 'below';
    const here = view.boats.filter((boat) => boat.fate === 'in-play' && boat.area === area);
    const wide = side === 'right' ? Math.min(WIDEST, eastOf(x)) : WIDEST;
    const most = 1 + Math.floor(wide / CLOSEST);
    const rows = [
      ...inRows(
        here.filter(({ searched }) => !searched),
        most,
      ),
      ...inRows(
        here.filter(({ searched }) => searched),
        most,
      ),
    ];
    for (const [row, ids] of rows.entries()) {
      const pitch = Math.min(PITCH, ids.length > 1 ? wide / (ids.length - 1) : PITCH);
      const [dx, dy] = BERTH[side];
      const start =
        side === 'left' ? -(ids.length - 1) * pitch : side === 'right' ? 0 : -((ids.length - 1) * pitch) / 2;
      const middle = held(y + dy + row * (side === 'above' ? -ROW : ROW), MAP[1], MAP[3], MARGIN_Y, 0);
      const left = held(x + dx + start, MAP[0], MAP[2], MARGIN_X, (ids.length - 1) * pitch);
      for (const [i, { id }] of ids.entries()) boats.set(id, seatAt([left + i * pitch, middle], ON_MAP, ON_MAP_REACH));
      if (ids[0]?.searched) docks.push({ x: left, y: middle, boats: ids.length, pitch });
    }
  }
  return { boats, ships: new Map(), docks };
}

/** In each zone ships first, then boats, as large as the zone allows. */
function onDisplay(view: View): Seats {
  const boats = new Map<BoatId, Seat>();
  const ships = new Map<string, Seat>();
  for (const zone of ZONE_IDS) {
    const afloat = view.contact?.ships.filter((ship) => ship.zone === zone) ?? [];
    const fighters = view.battle?.fighters.filter((fighter) => fighter.zone === zone) ?? [];
    const { scale, spots } = pack(afloat.length + fighters.length, roomOf(zone), PIECE);
    const [x, y] = berthSpot(zone);
    const seat = (i: number): Seat => {
      const [dx, dy]: Spot = spots[i] ?? [0, 0];
      return seatAt([x + dx, y + dy], scale, [66 * scale, 46 * scale]);
    };
    for (const [i, { id }] of afloat.entries()) ships.set(id, seat(i));
    for (const [i, { id }] of fighters.entries()) boats.set(id, seat(afloat.length + i));
  }
  return { boats, ships, docks: [] };
}
