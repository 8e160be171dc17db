/** The outlines of places, put together from the lines of the map when the board is loaded. */
import { outlined } from '../kit/outlines.ts';

// A file of its own: the lines are most of the board's weight, and change least.
export const {
  outlines: OUTLINES,
  coasts: COASTS,
  landBorders: LAND_BORDERS,
  seaBorders: SEA_BORDERS,
} = outlined(await import('./map-paths.ts'));
