/**
 * What is printed on a counter, as a shape: the browser lays every text out and paints it in parts of its own, and there are
 * hundreds of counters. Their names say it to those who hear the sheet.
 */
import { EM, GLYPHS, type Glyph } from './glyphs.ts';
import { placed } from './shapes.ts';

interface LetteringProps {
  readonly text: string;
  /** The middle of the baseline. */
  readonly x?: number;
  readonly y: number;
  readonly size: number;
  readonly class: string;
}

export const Lettering = ({ text, x = 0, y, size, class: kind }: LetteringProps) => (
  <path class={kind} d={printed(text, x, y, size)} />
);

const known = new Map<string, string>();

/** Words as a shape. The same few are printed again and again. */
export function printed(text: string, x: number, y: number, size: number): string {
  const key = `${text} ${x} ${y} ${size}`;
  const shape = known.get(key) ?? lettered(text, x, y, size / EM);
  known.set(key, shape);
  return shape;
}

function lettered(text: string, x: number, y: number, scale: number): string {
  const glyphs = [...text].map(glyphOf);
  const width = glyphs.reduce((sum, [advance]) => sum + advance, 0) * scale;
  let at = x - width / 2;
  return glyphs
    .map(([advance, shape]) => {
      const from = at;
      at += advance * scale;
      return placed(shape, from, y, scale);
    })
    .join('');
}

function glyphOf(letter: string): Glyph {
  const glyph = GLYPHS[letter];
  if (!glyph) throw new Error(`Nothing is printed on a counter with "${letter}".`);
  return glyph;
}
