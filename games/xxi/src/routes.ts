/** Ways across the map: what a planner measures before moving anything. */
import { HUBS, isHub, NEIGHBOURS, SPACES, type Space, type Yard } from './data/map.ts';
import type { Known } from './state.ts';

export type Distances = Readonly<Record<Space, number>>;

/** Lines from every space to a yard without entering a devastated space; a devastated yard cannot be reached at all. */
export function distancesTo(yard: Yard, devastation: Readonly<Known['devastation']>): Distances {
  const key = `${yard} ${HUBS.filter((hub) => devastation[hub]).join(' ')}`;
  const known = CACHE.get(key);
  if (known) return known;
  const found = search(yard, devastation);
  if (CACHE.size >= CACHE_LIMIT) CACHE.clear();
  CACHE.set(key, found);
  return found;
}

/** The same few maps are measured over and over in a playout; a pure function may remember them. */
const CACHE = new Map<string, Distances>();
const CACHE_LIMIT = 20_000;

function search(yard: Yard, devastation: Readonly<Known['devastation']>): Distances {
  const distance = Object.fromEntries(SPACES.map((space) => [space, Number.POSITIVE_INFINITY])) as Record<
    Space,
    number
  >;
  if (devastation[yard]) return distance;
  distance[yard] = 0;
  const queue: Space[] = [yard];
  for (const space of queue) {
    for (const from of NEIGHBOURS[space]) {
      if (distance[from] !== Number.POSITIVE_INFINITY) continue;
      distance[from] = distance[space] + 1;
      if (!(isHub(from) && devastation[from])) queue.push(from);
    }
  }
  return distance;
}
