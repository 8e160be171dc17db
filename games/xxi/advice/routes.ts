/** Ways across the map: what a planner measures before moving anything. */
import { HUBS, isHub, LETTERS, NEIGHBOURS, SPACES, type Space, YARDS, type Yard } from '../src/data/map.ts';
import type { Known } from '../src/view.ts';

/** Lines from every space to a yard. */
export type Distances = Readonly<Record<Space, number>>;

/** The ways to one yard, and how well the production cities are connected to it. */
export interface Ways {
  readonly distances: Distances;
  /** The ways of all lettered spaces together, none counted as longer than `FAR`. */
  readonly fromCities: number;
}

/** Beyond this it does not matter how far. */
export const FAR = 8;

/** Lines from every space to a yard without entering a devastated space; a devastated yard cannot be reached at all. */
export const distancesTo = (yard: Yard, devastation: Readonly<Known['devastation']>): Distances =>
  waysTo(burning(devastation))[yard].distances;

/** Which hubs are devastated: one bit for each, so that a set of them is a number. */
export function burning(devastation: Readonly<Known['devastation']>): number {
  let hubs = 0;
  for (let i = 0; i < HUBS.length; i++) if (devastation[HUBS[i] as keyof typeof devastation]) hubs |= 1 << i;
  return hubs;
}

/** The ways to all three yards past the burning hubs. */
export function waysTo(hubs: number): Readonly<Record<Yard, Ways>> {
  const known = CACHE.get(hubs);
  if (known) return known;
  if (CACHE.size >= CACHE_LIMIT) CACHE.clear();
  const found = Object.fromEntries(YARDS.map((yard) => [yard, search(yard, hubs)])) as Record<Yard, Ways>;
  CACHE.set(hubs, found);
  return found;
}

/** The same few maps are measured over and over in a playout; a pure function may remember them. */
const CACHE = new Map<number, Readonly<Record<Yard, Ways>>>();
const CACHE_LIMIT = 8_000;

function search(yard: Yard, hubs: number): Ways {
  const distances = Object.fromEntries(SPACES.map((space) => [space, Number.POSITIVE_INFINITY])) as Record<
    Space,
    number
  >;
  const isBurning = (space: Space): boolean => isHub(space) && (hubs & (1 << HUBS.indexOf(space))) !== 0;
  const queue: Space[] = [];
  if (!isBurning(yard)) {
    distances[yard] = 0;
    queue.push(yard);
  }
  for (const space of queue) {
    for (const from of NEIGHBOURS[space]) {
      if (distances[from] !== Number.POSITIVE_INFINITY) continue;
      distances[from] = distances[space] + 1;
      if (!isBurning(from)) queue.push(from);
    }
  }
  return { distances, fromCities: LETTERS.reduce((sum, letter) => sum + Math.min(distances[letter], FAR), 0) };
}
