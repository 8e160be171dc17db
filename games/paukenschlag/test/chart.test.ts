/** PK-4  Where areas, ports and airbases lie on the globe. */
import { expect, test } from 'vitest';
import { AREA_BOUNDS, SHORE_PLACES } from '../src/data/chart.ts';
import { AREAS, type AreaId, BASES, PORTS, type ShoreId } from '../src/data/map.ts';

const areaOf = (id: ShoreId): AreaId => ({ ...PORTS, ...BASES })[id].area;
/** Shores lie at the edge of the sea, a little inland of an area's frame at most. */
const INLAND = 4;

test('[PK-4.1] every area has its edges, west of its east and south of its north', () => {
  expect(Object.keys(AREA_BOUNDS).sort()).toEqual(Object.keys(AREAS).sort());
  for (const { west, east, north, south } of Object.values(AREA_BOUNDS))
    expect(west < east && south < north).toBe(true);
});

test('[PK-4.5] every port and airbase lies in its area, or on its shore', () => {
  for (const id of Object.keys(SHORE_PLACES) as ShoreId[]) {
    const { west, east, north, south } = AREA_BOUNDS[areaOf(id)];
    const { latitude, longitude } = SHORE_PLACES[id];
    const isNear =
      latitude > south - INLAND && latitude < north + INLAND && longitude > west - INLAND && longitude < east + INLAND;
    expect(isNear, id).toBe(true);
  }
});
