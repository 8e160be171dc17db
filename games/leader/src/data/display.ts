/** UL-1.10, UL-1.11  The Tactical Display: twenty-eight zones in canonical order, and the ranges between them. */

export type Ring = 'convoy' | 'short' | 'medium' | 'long';

interface Zone {
  readonly ring: Ring;
  /** Where the zone is drawn, in a frame of 1000 by 700. */
  readonly x: number;
  readonly y: number;
  /** Steps of drift to the wake. */
  readonly toWake: number;
  readonly touches: readonly string[];
}

// biome-ignore format: one row for each zone
export const ZONES = {
  'C-NW': { ring: 'convoy', x: 470, y: 320, toWake: 4, touches: ['C-NE', 'C-SW', 'S-N', 'S-W', 'S-NW'] },
  'C-NE': { ring: 'convoy', x: 530, y: 320, toWake: 4, touches: ['C-NW', 'C-SE', 'S-N', 'S-NE', 'S-E'] },
  'C-SW': { ring: 'convoy', x: 470, y: 380, toWake: 3, touches: ['C-NW', 'C-SE', 'S-S', 'S-SW', 'S-W'] },
  'C-SE': { ring: 'convoy', x: 530, y: 380, toWake: 3, touches: ['C-NE', 'C-SW', 'S-E', 'S-SE', 'S-S'] },
  'S-N': { ring: 'short', x: 500, y: 225, toWake: 5, touches: ['C-NW', 'C-NE', 'S-NE', 'S-NW', 'M-NNE', 'M-NNW'] },
  'S-NE': { ring: 'short', x: 588, y: 262, toWake: 4, touches: ['C-NE', 'S-N', 'S-E', 'M-NNE', 'M-ENE'] },
  'S-E': { ring: 'short', x: 625, y: 350, toWake: 3, touches: ['C-NE', 'C-SE', 'S-NE', 'S-SE', 'M-ENE', 'M-ESE'] },
  'S-SE': { ring: 'short', x: 588, y: 438, toWake: 2, touches: ['C-SE', 'S-E', 'S-S', 'M-ESE', 'M-SSE'] },
  'S-S': { ring: 'short', x: 500, y: 475, toWake: 2, touches: ['C-SW', 'C-SE', 'S-SE', 'S-SW', 'M-SSE', 'M-SSW'] },
  'S-SW': { ring: 'short', x: 412, y: 438, toWake: 2, touches: ['C-SW', 'S-S', 'S-W', 'M-SSW', 'M-WSW'] },
  'S-W': { ring: 'short', x: 375, y: 350, toWake: 3, touches: ['C-NW', 'C-SW', 'S-SW', 'S-NW', 'M-WSW', 'M-WNW'] },
  'S-NW': { ring: 'short', x: 412, y: 262, toWake: 4, touches: ['C-NW', 'S-N', 'S-W', 'M-WNW', 'M-NNW'] },
  'M-NNE': { ring: 'medium', x: 578, y: 161, toWake: 4, touches: ['S-N', 'S-NE', 'M-ENE', 'M-NNW', 'L-N', 'L-NE'] },
  'M-ENE': { ring: 'medium', x: 689, y: 272, toWake: 3, touches: ['S-NE', 'S-E', 'M-NNE', 'M-ESE', 'L-NE', 'L-E'] },
  'M-ESE': { ring: 'medium', x: 689, y: 428, toWake: 2, touches: ['S-E', 'S-SE', 'M-ENE', 'M-SSE', 'L-E', 'L-SE'] },
  'M-SSE': { ring: 'medium', x: 578, y: 539, toWake: 1, touches: ['S-SE', 'S-S', 'M-ESE', 'M-SSW', 'L-SE', 'L-S'] },
  'M-SSW': { ring: 'medium', x: 422, y: 539, toWake: 1, touches: ['S-S', 'S-SW', 'M-SSE', 'M-WSW', 'L-S', 'L-SW'] },
  'M-WSW': { ring: 'medium', x: 311, y: 428, toWake: 2, touches: ['S-SW', 'S-W', 'M-SSW', 'M-WNW', 'L-SW', 'L-W'] },
  'M-WNW': { ring: 'medium', x: 311, y: 272, toWake: 3, touches: ['S-W', 'S-NW', 'M-WSW', 'M-NNW', 'L-W', 'L-NW'] },
  'M-NNW': { ring: 'medium', x: 422, y: 161, toWake: 4, touches: ['S-N', 'S-NW', 'M-NNE', 'M-WNW', 'L-N', 'L-NW'] },
  'L-N': { ring: 'long', x: 500, y: 65, toWake: 4, touches: ['M-NNE', 'M-NNW', 'L-NE', 'L-NW'] },
  'L-NE': { ring: 'long', x: 702, y: 148, toWake: 3, touches: ['M-NNE', 'M-ENE', 'L-N', 'L-E'] },
  'L-E': { ring: 'long', x: 785, y: 350, toWake: 2, touches: ['M-ENE', 'M-ESE', 'L-NE', 'L-SE'] },
  'L-SE': { ring: 'long', x: 702, y: 552, toWake: 1, touches: ['M-ESE', 'M-SSE', 'L-E', 'L-S'] },
  'L-S': { ring: 'long', x: 500, y: 635, toWake: 0, touches: ['M-SSE', 'M-SSW', 'L-SE', 'L-SW'] },
  'L-SW': { ring: 'long', x: 298, y: 552, toWake: 1, touches: ['M-SSW', 'M-WSW', 'L-S', 'L-W'] },
  'L-W': { ring: 'long', x: 215, y: 350, toWake: 2, touches: ['M-WSW', 'M-WNW', 'L-SW', 'L-NW'] },
  'L-NW': { ring: 'long', x: 298, y: 148, toWake: 3, touches: ['M-WNW', 'M-NNW', 'L-N', 'L-W'] },
} as const satisfies Record<string, Zone>;

export type ZoneId = keyof typeof ZONES;

/** Ties between zones are broken by this order. */
export const ZONE_IDS = Object.keys(ZONES) as readonly ZoneId[];

export const WAKE: ZoneId = 'L-S';

/** The short ring in clockwise order, for escorts that search (UL-12.7). */
export const SHORT_RING: readonly ZoneId[] = ['S-N', 'S-NE', 'S-E', 'S-SE', 'S-S', 'S-SW', 'S-W', 'S-NW'];

export const neighbours = (zone: ZoneId): readonly ZoneId[] => ZONES[zone].touches;

export const zonesOf = (...rings: readonly Ring[]): readonly ZoneId[] =>
  ZONE_IDS.filter((zone) => rings.includes(ZONES[zone].ring));

/** Steps from one zone to every other. */
function distancesFrom(start: ZoneId): Record<ZoneId, number> {
  const steps = { [start]: 0 } as Record<ZoneId, number>;
  const queue = [start];
  for (const zone of queue) {
    for (const next of neighbours(zone)) {
      if (steps[next] !== undefined) continue;
      steps[next] = steps[zone] + 1;
      queue.push(next);
    }
  }
  return steps;
}

const RANGES = Object.fromEntries(ZONE_IDS.map((zone) => [zone, distancesFrom(zone)])) as Record<
  ZoneId,
  Record<ZoneId, number>
>;

/** UL-1.11  The length of the shortest path; the same zone is 0. */
export const range = (from: ZoneId, to: ZoneId): number => RANGES[from][to];

const LONG_ZONES = zonesOf('long');

/** UL-11.5  Movement points from a zone to off the display. */
const EXITS = Object.fromEntries(
  ZONE_IDS.map((zone) => [zone, 1 + Math.min(...LONG_ZONES.map((long) => range(zone, long)))]),
) as Record<ZoneId, number>;

export const stepsToLeave = (zone: ZoneId): number => EXITS[zone];
