/** The projection of the map: plate carrée, fitted to the frame in which the rules give the cities. */

const WEST = 6.261;
const NORTH = 55.0544;
const PER_LONGITUDE = 74.18;
const PER_LATITUDE = 112.75;

/** Where the frame of the map lies on the sheet. */
export const MAP_TOP = 44;

export type Degrees = readonly [longitude: number, latitude: number];

/** From degrees to the units of the sheet. */
export const project = ([longitude, latitude]: Degrees): [number, number] => [
  (longitude - WEST) * PER_LONGITUDE,
  (NORTH - latitude) * PER_LATITUDE + MAP_TOP,
];

/** What of the world the frame shows, generously. */
export const FRAME = { width: 1240, height: 956 } as const;

export const degreesAt = (x: number, y: number): Degrees => [
  x / PER_LONGITUDE + WEST,
  NORTH - (y - MAP_TOP) / PER_LATITUDE,
];
