/** What the app weighs. */
import { expect, test } from 'vitest';
import { partsOf, tooLarge } from '../../scripts/size-table.ts';
import { built } from './page.ts';

test('shell and games are no larger than they may be', () => {
  const parts = partsOf(built());
  expect(parts.filter(({ limit }) => limit).length).toBeGreaterThan(1);
  expect(parts.filter(({ size }) => size === 0)).toEqual([]);
  expect(tooLarge(parts)).toEqual([]);
});
