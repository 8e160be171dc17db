/** The ocean of Drumbeat: every area by its code where it lies, and how many of each kind are there. */
import { AREA_BOUNDS } from '@derby/paukenschlag/data/chart';
import type { AreaId } from '@derby/paukenschlag/data/map';
import { AREA_IDS, isExit } from '@derby/paukenschlag/geography';
import type { State } from '@derby/paukenschlag/state';
import type { Tint } from '../paint.ts';
import { Canvas } from './canvas.ts';
import type { Easel } from './index.ts';

const WIDTH = 60;
const CELL = 6;
/** Lines of a row of areas: codes, submarines and convoys, warships and patrols. */
const LINES = 3;
const [WEST, EAST] = [-97, -13] as const;

/** Rows of the naval grid from north to south. */
const ROWS = [...new Set(AREA_IDS.map((id) => AREA_BOUNDS[id].north))].sort((one, other) => other - one);

function placeOf(id: AreaId): readonly [number, number] {
  const { west, east, north } = AREA_BOUNDS[id];
  const middle = (west + east) / 2;
  const x = Math.round(((middle - WEST) / (EAST - WEST)) * WIDTH - CELL / 2);
  return [Math.max(0, Math.min(WIDTH - CELL, x)), ROWS.indexOf(north) * LINES];
}

/** Empty lines of a row are left out. */
export function oceanLines(view: State, { paint }: Easel): string[] {
  const canvas = new Canvas(WIDTH, ROWS.length * LINES);
  for (const id of AREA_IDS) {
    const [x, y] = placeOf(id);
    canvas.words([x, y], view.contact?.area === id ? `[${id}]` : isExit(id) ? `${id}›` : id, 'dim');
    marks(view, id).forEach(([words, tint], i) => {
      canvas.words([x + 3 * (i % 2), y + 1 + Math.floor(i / 2)], words, tint);
    });
  }
  return canvas.lines(paint).filter((line) => line !== '');
}

/** Submarines, convoys, warships and patrols, in this order; a blank keeps the place of what is not there. */
function marks(view: State, area: AreaId): readonly (readonly [string, Tint])[] {
  const counted = (count: number, letter: string): string => (count > 0 ? `${letter}${count > 9 ? '+' : count}` : '');
  const subs = view.subs.filter((sub) => sub.place === area).length;
  const convoys = view.convoys.filter((convoy) => convoy.area === area).length;
  const ships = view.ships.filter((ship) => ship.area === area).length;
  const patrols = view.planes.filter((plane) => plane.state === 'patrol' && plane.at === area).length;
  return [
    [counted(subs, 'u'), 'yellow'],
    [counted(convoys, 'c'), 'green'],
    [counted(ships, 'w'), 'cyan'],
    [counted(patrols, 'p'), 'cyan'],
  ];
}
