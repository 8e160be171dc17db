/** HOST-1.5  10 May 1940: who holds what, and that nothing has been done yet. */
import { expect, test } from 'vitest';
import { TERRITORIES } from '../src/data/map.ts';
import { TERRITORY_IDS } from '../src/geography.ts';
import { fresh } from './position.ts';

test('[HOST-1.5] every territory has its original owner, now and as it was noted', () => {
  const state = fresh();
  for (const id of TERRITORY_IDS)
    expect([state.control[id], state.noted[id]]).toEqual(Array(2).fill(TERRITORIES[id].start));
  expect(state.control).not.toBe(state.noted);
});

test('[HOST-2.1] nothing is settled, disturbed, bought or broken off before the first turn', () => {
  expect(fresh()).toMatchObject({
    ...{ round: 1, turn: 'GER', phase: 'round-start', pens: [], disturbed: [], brokeOff: [], bought: {}, placed: {} },
    ...{ settled: { raid: [], fleet: [], hunt: [], land: [] }, battle: null, ended: null, factoryDamage: {} },
  });
});
