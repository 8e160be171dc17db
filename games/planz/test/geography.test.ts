/** The map: its figures, its neighbours and its distances. */
import { describe, expect, test } from 'vitest';
import { AREA_IDS, CLOSED_EDGES, SEA_EDGES } from '../src/data/areas.ts';
import { MORE_POINTS, OUTSIDE } from '../src/data/drawing.ts';
import { BASE_IDS, ZONE_IDS } from '../src/data/zones.ts';
import { distance, neighboursOf, zonesOf } from '../src/geography.ts';

describe('the map', () => {
  test('[WPZ-M.1] [WPZ-M.2] [WPZ-M.3] 41 areas, 24 land zones, 24 bases, 85 borders', () => {
    expect([AREA_IDS.length, ZONE_IDS.length, BASE_IDS.length, SEA_EDGES.length]).toEqual([41, 24, 24, 85]);
    expect(zonesOf('BF1')).toEqual(['BF1-ENG', 'BF1-FRA']);
  });

  test('[WPZ-M.6] [WPZ-10.2d] borders go both ways, and closed ones nowhere', () => {
    for (const [a, b] of SEA_EDGES)
      expect([neighboursOf(a).includes(b), neighboursOf(b).includes(a)]).toEqual([true, true]);
    for (const [a, b] of CLOSED_EDGES) expect(neighboursOf(a).includes(b)).toBe(false);
  });

  test('[WPZ-M.7] Halifax to Britain is five areas, Wilhelmshaven to the Azores five', () => {
    expect([distance('BA', 'AM'), distance('AO', 'CE'), distance('BE', 'BE')]).toEqual([5, 5, 0]);
  });

  test('every point of the drawing lies on the board', () => {
    const points = [...Object.values(MORE_POINTS).flat(), ...OUTSIDE];
    expect(points.every(([x, y]) => x >= 0 && x <= 1000 && y >= 0 && y <= 730)).toBe(true);
  });
});
