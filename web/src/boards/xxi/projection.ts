/** The projection of the map: plate carrée, fitted to the frame in which the rules give the cities. */
import { flat } from '../kit/projection.ts';

const WEST = 6.261;
const NORTH = 55.0544;
const PER_LONGITUDE = 74.18;
const PER_LATITUDE = 112.75;

/** Where the frame of the map lies on the sheet. */
export const MAP_TOP = 44;

/** From degrees to the units of the sheet. */
export const project = flat({
  corner: [WEST, NORTH + MAP_TOP / PER_LATITUDE],
  scale: [PER_LONGITUDE, PER_LATITUDE],
});

/** What of the world the frame shows, generously. */
export const FRAME = { width: 1240, height: 956 } as const;

/** The whole degrees that the frame shows. */
export const DEGREES = {
  west: Math.floor(WEST),
  east: Math.ceil(WEST + FRAME.width / PER_LONGITUDE),
  south: Math.floor(NORTH - (FRAME.height - MAP_TOP) / PER_LATITUDE),
  north: Math.ceil(NORTH + MAP_TOP / PER_LATITUDE),
} as const;
