/** PK-16.2  The order of names, which is the order of lists. */
import { expect, test } from 'vitest';
import { byId, byName, insert } from '../src/ids.ts';

test.each([
  ['U-66', 'U-123'],
  ['C-2', 'C-10'],
  ['2BG', '13BG'],
  ['2BG', 'C-1'],
  ['CUT-9', 'DD-1'],
  ['VP-5', 'VP-51'],
  ['VS-1D1', 'VS-1D7'],
  ['VP-51', 'ZP-12'],
  ['C-09', 'C-10'],
  ['A1', 'A1B'],
  ['7', '7A'],
  ['a0', 'a9'],
  ['a/', 'a0'],
  ['a9', 'a:'],
])('[PK-16.2] %s stands before %s', (one, other) => {
  expect(byName(one, other)).toBeLessThan(0);
  expect(byName(other, one)).toBeGreaterThan(0);
  expect(byId({ id: one }, { id: other })).toBeLessThan(0);
});

test('[PK-16.2] a name is where it is', () => {
  expect(byName('U-66', 'U-66')).toBe(0);
});

test('[PK-16.2] whoever comes takes his place in the list', () => {
  const list = ['U-66', 'U-123'].map((id) => ({ id }));
  for (const id of ['U-109', 'U-9', 'U-500']) insert(list, { id });
  expect(list.map(({ id }) => id)).toEqual(['U-9', 'U-66', 'U-109', 'U-123', 'U-500']);
});
