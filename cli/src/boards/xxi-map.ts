/** The transport map of XXI, as characters. */

import { DEVASTATION_ICON, letterOf, RESOURCES, rankOf } from '@derby/xxi/data/counters';
import { isYard, LINES, NEIGHBOURS, PLACES, SPACES, type Space } from '@derby/xxi/data/map';
import type { View } from '@derby/xxi/view';
import { type Paint, padded, type Tint } from '../paint.ts';
import { Canvas, type Point } from './canvas.ts';
import type { XxiWords } from './xxi-text.ts';

const WIDTH = 80;
const HEIGHT = 21;

/** Where the name of each space begins: close to its place on the printed map, moved where names would touch. */
const SPOTS: Readonly<Record<Space, Point>> = {
  A: [6, 18],
  B: [40, 10],
  C: [66, 13],
  D: [28, 16],
  E: [53, 15],
  F: [52, 5],
  G: [1, 14],
  3: [70, 8],
  4: [26, 2],
  5: [40, 1],
  6: [9, 8],
  7: [29, 8],
  8: [6, 5],
  9: [19, 10],
  10: [43, 7],
  11: [1, 11],
  12: [17, 4],
  13: [16, 14],
  14: [32, 19],
  15: [38, 13],
  16: [59, 10],
  17: [58, 1],
  18: [71, 2],
};

const nameOf = (space: Space): string => `${space} ${PLACES[space].name.replace('Frankfurt (Oder)', 'Frankfurt/O.')}`;

/** Lines run to the middle of the name. */
const anchor = (space: Space): Point => {
  const [x, y] = SPOTS[space];
  return [x + Math.floor(nameOf(space).length / 2), y];
};

/** Drawn where there is room for it; otherwise space by space, each with where its lines lead. */
export function transportMap(view: View, words: XxiWords, paint: Paint, width: number): string[] {
  if (width < WIDTH) return SPACES.map((space) => spaceLine(space, view, words, paint));
  const canvas = new Canvas(WIDTH, HEIGHT);
  for (const [from, to] of LINES) canvas.line(anchor(from), anchor(to), 'dim');
  for (const space of SPACES) drawSpace(canvas, space, view, words);
  return canvas.lines(paint);
}

/** The name, and below it what lies there. */
function drawSpace(canvas: Canvas, space: Space, view: View, words: XxiWords): void {
  const [x, y] = SPOTS[space];
  const marker = markerAt(view, space);
  canvas.words([x - 1, y], ` ${nameOf(space)} `, tintOf(view, space));
  const below = contentsOf(view, space, words);
  if (below !== '') canvas.words([x - 1, y + 1], ` ${below} `, marker ? 'red' : 'bold');
}

function spaceLine(space: Space, view: View, words: XxiWords, paint: Paint): string {
  const name = paint(tintOf(view, space), padded(nameOf(space), NAME));
  return `${name} ${padded(contentsOf(view, space, words), CONTENTS)} ${paint('dim', `→ ${NEIGHBOURS[space].join(' ')}`)}`;
}

const NAME = 16;
const CONTENTS = 18;

const markerAt = (view: View, space: Space) =>
  space in view.devastation ? view.devastation[space as keyof View['devastation']] : undefined;

const tintOf = (view: View, space: Space): Tint => (markerAt(view, space) ? 'red' : isYard(space) ? 'yellow' : 'cyan');

/** What lies there: resources by letter, a devastation by the resource that clears it. */
function contentsOf(view: View, space: Space, words: XxiWords): string {
  const marker = markerAt(view, space);
  const flak = space in view.flak ? [words.flak] : [];
  const wreck = marker ? [`${words.wrecked}(${words.kinds[DEVASTATION_ICON[marker] ?? 'hull']})`] : [];
  return [...stacks(view, space), ...flak, ...wreck].join(' ');
}

/** `A A D` where few lie, `A×3` where many do. */
function stacks(view: View, space: Space): string[] {
  return counted(RESOURCES.filter((id) => view.spaces[rankOf(id)] === space).map(letterOf));
}

/** Equal words with their number. */
function counted(list: readonly string[]): string[] {
  return [...new Set(list)].sort().map((word) => {
    const count = list.filter((one) => one === word).length;
    return count > 1 ? `${word}×${count}` : word;
  });
}
