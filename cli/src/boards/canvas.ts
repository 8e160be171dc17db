/** A page of characters on which a board is drawn. */
import { type Paint, plain, type Tint } from '../paint.ts';

interface Cell {
  readonly mark: string;
  readonly tint: Tint | undefined;
}

export class Canvas {
  readonly #rows: (Cell | undefined)[][];
  readonly #width: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#rows = Array.from({ length: height }, () => []);
  }

  /** A line of dots between two points, where nothing stands yet. */
  line([fromX, fromY]: Point, [toX, toY]: Point, tint: Tint): void {
    const steps = Math.max(Math.abs(toX - fromX), Math.abs(toY - fromY));
    const stride = steps > 2 * Math.abs(toY - fromY) ? 2 : 1;
    for (let i = 0; i <= steps; i++) {
      const x = Math.round(fromX + ((toX - fromX) * i) / steps);
      const y = Math.round(fromY + ((toY - fromY) * i) / steps);
      if (i % stride === 0) this.#put(x, y, { mark: '·', tint });
    }
  }

  /** Words from a point to the right, over whatever was there. */
  words([x, y]: Point, words: string, tint?: Tint): void {
    [...words].forEach((mark, i) => {
      this.#put(x + i, y, { mark, tint });
    });
  }

  lines(paint: Paint = plain): string[] {
    return this.#rows.map((row) => inked(row, paint));
  }

  #put(x: number, y: number, cell: Cell): void {
    const row = this.#rows[y];
    if (row && x >= 0 && x < this.#width) row[x] = cell;
  }
}

export type Point = readonly [x: number, y: number];

/** Neighbours of one colour are painted together. */
function inked(row: readonly (Cell | undefined)[], paint: Paint): string {
  let line = '';
  let run = '';
  let tint: Tint | undefined;
  const flush = (): void => {
    line += tint === undefined ? run : paint(tint, run);
    run = '';
  };
  for (let x = 0; x < row.length; x++) {
    const cell = row[x] ?? { mark: ' ', tint: undefined };
    if (cell.tint !== tint) flush();
    tint = cell.tint;
    run += cell.mark;
  }
  flush();
  return line.trimEnd();
}
