/** The map as procedures read it: every place is land or sea, and convoys of both powers count together. */
import { expect, test } from 'vitest';
import { SEA_ZONES } from '../src/data/map.ts';
import { convoyValue, isTerritory, isZone, PLACE_IDS, TERRITORY_IDS, ZONE_IDS } from '../src/geography.ts';

test('every place is either a territory or a zone, whatever its letters', () => {
  expect(PLACE_IDS.filter(isTerritory)).toEqual(TERRITORY_IDS);
  expect(PLACE_IDS.filter(isZone)).toEqual(ZONE_IDS);
});

test('[HOST-12.2] a zone is worth its British and its American convoys together', () => {
  const both = ZONE_IDS.filter((zone) => SEA_ZONES[zone].convoy.UK > 0 || SEA_ZONES[zone].convoy.USA > 0);
  expect(both.length).toBeGreaterThan(0);
  const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0);
  expect(sum(both.map(convoyValue))).toBe(
    sum(both.map((zone) => SEA_ZONES[zone].convoy.UK)) + sum(both.map((zone) => SEA_ZONES[zone].convoy.USA)),
  );
  expect(both.some((zone) => SEA_ZONES[zone].convoy.USA > 0)).toBe(true);
});
