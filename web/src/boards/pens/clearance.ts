/** How counters are set so that the names of other places stay readable. */
import type { Language } from '@derby/kernel';
import type { PlaceId } from '@derby/pens/data/map';
import { VICTORY } from '@derby/pens/data/victory';
import { PLACE_IDS } from '@derby/pens/geography';
import { rows } from '../kit/box.ts';
import { ANCHORS, TOKEN } from './layout.ts';
import { NAMES } from './names.ts';

export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** How wide the font sets a letter in the names of the map, measured and rounded. */
function widthOfLetter(letter: string): number {
  if (/[iljtfrI.’ -]/.test(letter)) return 5.1;
  if (/[mwMW]/.test(letter)) return 14.6;
  return letter === letter.toLowerCase() ? 9 : 10.6;
}

const OBJECTIVES: readonly PlaceId[] = VICTORY.objectives;
export const isObjective = (id: PlaceId): boolean => OBJECTIVES.includes(id);
/** Before the name of an objective stands a star. */
const STAR = 17.4;

/** Where a name stands, within five units. */
export function nameBox(id: PlaceId, language: Language): Edges {
  const { x, y } = ANCHORS[id];
  const letters = [...NAMES[language].place(id)].reduce((sum, letter) => sum + widthOfLetter(letter), 0);
  const half = (letters + (isObjective(id) ? STAR : 0)) / 2;
  return [x - half, y - 13, x + half, y + 3.5];
}

const LANGUAGES = Object.keys(NAMES) as Language[];
const NAME_BOXES: readonly (readonly [PlaceId, Edges])[] = PLACE_IDS.flatMap((id) =>
  LANGUAGES.map((language) => [id, nameBox(id, language)] as const),
);

const doMeet = (a: Edges, b: Edges): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** The upper left corner of the i-th of so many counters; rows stand in the middle, the last may be shorter. */
export function cornerOf(
  id: PlaceId,
  count: number,
  top: number,
  columns: number,
  i: number,
): { x: number; y: number } {
  const { x, size } = ANCHORS[id];
  const [across, down] = rows(count, columns, [TOKEN.pitchX, TOKEN.pitchY])[i] ?? [0, 0];
  return { x: x + size * (across - TOKEN.width / 2), y: top + size * down };
}

/** How many names of other places these counters would touch. */
function touchedBy(id: PlaceId, count: number, top: number, columns: number): number {
  const { size } = ANCHORS[id];
  const boxes = Array.from({ length: count }, (_, i): Edges => {
    const { x, y } = cornerOf(id, count, top, columns, i);
    return [x, y, x + TOKEN.width * size, y + TOKEN.height * size];
  });
  return NAME_BOXES.filter(([other, name]) => other !== id && boxes.some((box) => doMeet(box, name))).length;
}

const known = new Map<string, number>();

/** As many abreast as its anchor says; if that would touch a name, the next width that touches fewer. */
export function abreast(id: PlaceId, count: number, top: number): number {
  const key = `${id} ${count} ${top}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const { columns } = ANCHORS[id];
  const widths = [columns, columns + 1, columns + 2, columns + 3, columns - 1].filter((width) => width > 0);
  const touched = widths.map((width) => touchedBy(id, count, top, width));
  const found = widths[touched.indexOf(Math.min(...touched))] ?? columns;
  known.set(key, found);
  return found;
}
