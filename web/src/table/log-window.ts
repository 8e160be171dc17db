/** Which lines of a long log are on the screen. */

/** So many at once, unless someone asks for all: a long game has thousands, and to draw them takes a second. */
export const SHOWN = 80;

interface LogWindow {
  readonly first: number;
  /** The line after the last. */
  readonly end: number;
  /** The last line of the moment that is looked at. */
  readonly at: number;
}

/** The last lines, or those around the moment that is looked at. */
export function windowOf(steps: readonly { readonly step: number }[], looking: number | undefined): LogWindow {
  const all = steps.length;
  const at = looking === undefined ? all - 1 : steps.findLastIndex(({ step }) => step <= looking);
  const end = Math.min(all, Math.max(SHOWN, at + 1 + SHOWN / 2));
  return { first: Math.max(0, end - SHOWN), end, at };
}
