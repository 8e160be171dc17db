/** From longitude and latitude to the units of a sheet. */
import type { Spot } from './box.ts';

export type Degrees = readonly [longitude: number, latitude: number];
type Projection = (at: Degrees) => Spot;

interface Flat {
  /** The longitude and the latitude of the sheet's upper left corner. */
  readonly corner: Degrees;
  /** Units to one degree. */
  readonly scale: readonly [across: number, down: number];
}

/** Plate carrée: degrees as they are, for a part of the world that is small. */
export const flat =
  ({ corner: [west, north], scale: [across, down] }: Flat): Projection =>
  ([longitude, latitude]) => [(longitude - west) * across, (north - latitude) * down];

interface Round {
  /** What lies in the middle of the frame. */
  readonly middle: Degrees;
  /** Units to one radian at the middle. */
  readonly scale: number;
  readonly frame: { readonly width: number; readonly height: number };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Lambert's azimuthal equal-area projection, for an ocean. */
export const round =
  ({ middle, scale, frame }: Round): Projection =>
  ([longitude, latitude]) => {
    const east = radians(longitude - middle[0]);
    const [north, origin] = [radians(latitude), radians(middle[1])];
    const depth = Math.sin(origin) * Math.sin(north) + Math.cos(origin) * Math.cos(north) * Math.cos(east);
    const stretch = scale * Math.sqrt(2 / (1 + depth));
    const rise = Math.cos(origin) * Math.sin(north) - Math.sin(origin) * Math.cos(north) * Math.cos(east);
    return [frame.width / 2 + stretch * Math.cos(north) * Math.sin(east), frame.height / 2 - stretch * rise];
  };

interface Net {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
  /** Degrees from line to line. */
  readonly step: number;
}

/** Degrees between two points of a line, where lines are bent. */
const BEND = 5;

/** Meridians and parallels as one path. */
export function graticule(project: Projection, { west, east, south, north, step }: Net): string {
  const line = (points: readonly Degrees[]): string =>
    `M${points.map((point) => project(point).map(Math.round).join(' ')).join('L')}`;
  const meridians = along(west, east, step).map((at) => line(along(south, north, BEND).map((y) => [at, y])));
  const parallels = along(south, north, step).map((at) => line(along(west, east, BEND).map((x) => [x, at])));
  return [...meridians, ...parallels].join('');
}

const along = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
