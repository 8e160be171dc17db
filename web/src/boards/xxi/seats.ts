/** Which counter lies where: one seat for each counter in play, made from the view alone. */

import {
  COUNTERS,
  type CounterId,
  faceOf,
  isFlotilla,
  kindOf,
  RESOURCES,
  type ResourceId,
  rankOf,
} from '@derby/xxi/data/counters';
import { HUBS, SPACES, type Space, YARDS } from '@derby/xxi/data/map';
import { AREAS } from '@derby/xxi/data/tracks';
import { originOf, spaceOf } from '@derby/xxi/state';
import type { View } from '@derby/xxi/view';
import { remaining } from '@derby/xxi/view';
import type { Many } from '../board.ts';
import type { Box, Spot } from '../kit/box.ts';
import { alike, type Seat as Lying, piled } from '../kit/stack.ts';
import * as at from './layout.ts';

export interface Seat extends Lying {
  /** Where: a space, or the name of a box. */
  readonly at: Space | Place;
}

export type Place =
  | 'allocation'
  | 'scrap'
  | 'pile'
  | 'pen'
  | 'valentin'
  | 'mission'
  | 'front'
  | 'month'
  | 'model'
  | 'yard'
  | 'AO'
  | 'WA';

export type Seats = ReadonlyMap<CounterId, Seat>;

const ON_MAP = 0.8;
const REACH = 46;
const EDGE = 20;
/** So many stacks lie in a row beside a city, fewer where the edge of the sheet is near. */
const IN_A_ROW = 4;

/** The lowest number lies on top: that is the one an offer names. */
const stacks = (counters: readonly CounterId[], keyOf = faceOf): CounterId[][] =>
  alike(
    [...counters].sort((a, b) => rankOf(a) - rankOf(b)),
    keyOf,
  );

/** Boats and convoys are wider than they are high. */
const isWide = (id: CounterId | undefined): boolean => id !== undefined && (isFlotilla(id) || kindOf(id) === 'convoy');

class Seating {
  readonly seats = new Map<CounterId, Seat>();

  stack(ids: readonly CounterId[], [x, y]: Spot, scale: number, place: Seat['at'], reach: Spot): void {
    for (const [id, seat] of piled(ids, { x, y, scale, reach })) this.seats.set(id, { ...seat, at: place });
  }

  /** Stacks in rows from the left. */
  rows(ids: readonly CounterId[][], [x, y, width]: Box, pitch: number, scale: number, place: Place): void {
    const columns = Math.max(1, Math.floor((width + 4) / pitch));
    ids.forEach((stack, i) => {
      const spot: Spot = [x + ((i % columns) + 0.5) * pitch, y + (Math.floor(i / columns) + 0.5) * pitch];
      this.stack(stack, spot, isWide(stack[0]) ? scale * 0.72 : scale, place, [pitch, pitch]);
    });
  }
}

export function seatsOf(view: View): Seats {
  const seating = new Seating();
  onSpaces(seating, view);
  onHubs(seating, view);
  inYards(seating, view);
  inBoxes(seating, view);
  onTracks(seating, view);
  atSea(seating, view);
  return seating.seats;
}

/** Beside each city, one stack for each face; those that have moved lie apart from those that have not. */
function onSpaces(seating: Seating, view: View): void {
  const standing = new Map<Space, CounterId[]>(SPACES.map((space) => [space, []]));
  RESOURCES.forEach((id, number) => {
    const space = view.spaces[number];
    if (space) standing.get(space)?.push(id);
  });
  const key = (id: CounterId): string => `${faceOf(id)} ${view.moved[rankOf(id)] === null}`;
  for (const [space, ids] of standing) {
    const groups = stacks(ids, key);
    const { dx, dy, along } = at.BERTHS[space];
    const [x, y] = at.spot(space);
    const columns = along < 0 ? Math.min(IN_A_ROW, 1 + Math.floor((x + dx - EDGE) / at.FINGER)) : IN_A_ROW;
    const inRow = Math.min(columns, groups.length);
    const away = dy < 0 ? -1 : 1;
    groups.forEach((stack, i) => {
      const column = i % columns;
      const row = Math.floor(i / columns);
      const step = along === 0 ? column - (inRow - 1) / 2 : column * along;
      const spot: Spot = [x + dx + step * at.FINGER, y + dy + row * REACH * away];
      seating.stack(stack, spot, ON_MAP, space, [groups.length > 1 ? at.FINGER : REACH, REACH]);
    });
  }
}

/** XXI-6.0b, XXI-16.1.6  A marker lies on its hub; heavy AA at its shoulder. */
function onHubs(seating: Seating, view: View): void {
  for (const hub of HUBS) {
    const [x, y] = at.spot(hub);
    const marker = view.devastation[hub];
    const flak = view.flak[hub];
    if (marker) seating.stack([marker], [x - 23, y - 23], 0.7, hub, [0, 0]);
    if (flak) seating.stack([flak], [x + 22, y - 22], 0.6, hub, [30, 30]);
  }
}

function inYards(seating: Seating, view: View): void {
  for (const yard of YARDS)
    view.squares[yard].forEach((id, i) => {
      seating.stack([id], at.squareSpot(yard, i), ON_MAP, 'yard', [at.SQUARE, at.SQUARE]);
    });
}

function inBoxes(seating: Seating, view: View): void {
  const below = ([x, y, width]: Box): Box => [x + 5, y + 27, width - 8, 0];
  seating.rows(stacks(view.allocation), below(at.ALLOCATION), 46, 0.95, 'allocation');
  const [left, top, width] = below(at.SCRAP);
  seating.rows(stacks(view.scrap), [left - 5, top, width, 0], at.FINGER, 0.72, 'scrap');
  const [x, y] = at.PILE;
  for (const id of remaining(view))
    seating.seats.set(id, { x: x + 34, y: y + 58, scale: 0.8, count: 1, depth: 0, reach: [0, 0], at: 'pile' });
  view.pen.forEach((id, i) => {
    seating.stack([id], [at.PEN[0] + 30 + i * 50.5, at.PEN[1] + 52], 0.8, 'pen', [50, 46]);
  });
  const pitch = Math.min(66, 372 / Math.max(1, view.valentin.length));
  [...view.valentin]
    .sort((a, b) => rankOf(a) - rankOf(b))
    .forEach((id, i) => {
      const scale = Math.min(1, pitch / 60);
      seating.stack([id], [at.VALENTIN[0] + 4 + (i + 0.5) * pitch, at.VALENTIN[1] + 48], scale, 'valentin', [
        pitch,
        54,
      ]);
    });
}

function onTracks(seating: Seating, view: View): void {
  const [x, y] = at.rungBox(view.front);
  if (view.armies.length > 0)
    seating.stack(
      [...view.armies].sort((a, b) => rankOf(a) - rankOf(b)),
      [x + 14, y + 30],
      0.6,
      'front',
      [32, 40],
    );
  view.turnTrack.forEach((id, i) => {
    const [boxX, boxY] = at.monthBox(i + 1);
    if (id) seating.stack([id], [boxX + 23, boxY + 32], isWide(id) ? 0.64 : 0.78, 'month', [0, 0]);
  });
  view.commands.forEach((id, i) => {
    const column = Math.min(i, 3) + 1;
    seating.stack([id], [at.modelColumn(column) + Math.max(0, i - 3) * 9, at.COMMAND_ROW], 0.78, 'model', [0, 0]);
  });
}

/** Convoys lie side by side, in the order in which Tab comes to them. */
function atSea(seating: Seating, view: View): void {
  for (const area of AREAS) {
    const [x, y] = at.areaBox(area);
    const convoys = [...view.convoys[area]].sort((a, b) => DRAWN.indexOf(a) - DRAWN.indexOf(b));
    const isTight = convoys.length > 6;
    const columns = isTight ? 4 : 3;
    const pitch = isTight ? 46 : 61;
    convoys.forEach((id, i) => {
      const spot: Spot = [x + 2 + ((i % columns) + 0.5) * pitch, y + 46 + Math.floor(i / columns) * REACH];
      seating.stack([id], spot, isTight ? 0.84 : 1, area, [pitch, REACH]);
    });
  }
  if (view.mission) seating.stack([view.mission.flotilla], missionSpot(view), 0.92, 'mission', [56, 48]);
}

function missionSpot({ mission }: View): Spot {
  if (!mission) return [0, 0];
  const { station, path } = mission;
  const [x, y, width, height] =
    station === 'area' ? at.areaBox(path) : station === 'home' ? at.homeBox(path) : at.stepBox(path, station);
  return station === 'area' ? [x + width / 2, y - 22] : [x + width - 32, y + height / 2];
}

/**
 * The order in which counters are drawn: always the same, so that each stays the same element and glides; of equal
 * counters the lowest number last, so that it lies on top.
 */
export const DRAWN: readonly CounterId[] = stacks(COUNTERS).flatMap((stack) => stack.toReversed());

const RESOURCE: ReadonlySet<string> = new Set(RESOURCES);

const isResource = (word: string): word is ResourceId => RESOURCE.has(word);

/** Resources of one face in one space are alike; those in one space can be sent together. */
export const MANY: Many<View> = {
  pieces: () => RESOURCES,
  kindOf: (view, word) =>
    isResource(word) ? `${faceOf(word)} ${spaceOf(view, word)} ${originOf(view, word)}` : undefined,
  siteOf: (view, word) => (isResource(word) ? `${spaceOf(view, word)} ${originOf(view, word)}` : undefined),
  inOrder: ['transfer'],
};
