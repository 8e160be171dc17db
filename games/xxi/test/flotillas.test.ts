/** XXI-2.1.1, XXI-2.1.2  What a hit does to a flotilla, and which ratings it has. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { FlotillaId } from '../src/data/counters.ts';
import { draw } from '../src/draw.ts';
import { end } from '../src/end.ts';
import { hit, modelInForce, ratingsOf } from '../src/flotillas.ts';
import type { Xxi } from '../src/state.ts';
import { built, fresh, inScrap } from './position.ts';

/** A flotilla at sea is hit so many times. */
function strike(flotilla: FlotillaId, times: number, options = {}) {
  const state = built(fresh(options), 1);
  state.valentin = state.valentin.filter((id) => id !== flotilla);
  state.mission = { flotilla, path: 'AO', station: 2, tested: false };
  return run<Xxi>(state, (t) => {
    for (let i = 0; i < times; i++) hit(t, flotilla);
  });
}

describe('XXI-2.1.1, 2.1.2 hits', () => {
  test.each([
    ['[XXI-2.1.1c]', 'vii-1'],
    ['[XXI-2.1.2b]', 'xxi-1'],
  ] as const)('%s one hit depletes %s, and it stays at sea', (_rule, flotilla) => {
    const { state } = strike(flotilla, 1);
    expect(state).toMatchObject({ depleted: [flotilla], scrap: [], mission: { flotilla, station: 2, tested: false } });
  });

  test.each([
    ['[XXI-2.1.1c]', 'vii-1', { sevensLost: 1, twentyOnesLost: 0 }],
    ['[XXI-2.1.2b]', 'xxi-1', { sevensLost: 0, twentyOnesLost: 1 }],
  ] as const)('%s the second hit puts %s into the Scrap Pile', (_rule, flotilla, tally) => {
    const { state } = strike(flotilla, 2);
    expect(state).toMatchObject({ depleted: [], scrap: [flotilla], mission: null, tally });
  });

  test.each([
    ['[XXI-2.1.1d]', 'vii-1'],
    ['[XXI-2.1.2b]', 'xxi-1'],
  ] as const)('%s the lost %s stays out of a refill, but may mark a turn', (_rule, flotilla) => {
    const state = inScrap(fresh(), 'hull-A-2', flotilla);
    state.drawPile = [];
    const drawn = run<Xxi>(state, draw);
    expect(drawn.state).toMatchObject({ allocation: ['hull-A-2'], drawPile: [], scrap: [flotilla] });
    expect(run<Xxi>(drawn.state, end).state.turnTrack).toEqual([flotilla]);
  });
});

describe('XXI-2.1.1b, 2.1.2a ratings', () => {
  const VII = { engine: 2, silence: 2, attack: 2, defense: 2 };

  test.each([
    [1, 'A', { engine: 3, silence: 2, attack: 2, defense: 3 }],
    [2, 'B', { engine: 3, silence: 3, attack: 3, defense: 3 }],
    [3, 'C', { engine: 3, silence: 4, attack: 3, defense: 4 }],
    [4, 'D', { engine: 4, silence: 4, attack: 4, defense: 4 }],
    [5, 'D', { engine: 4, silence: 4, attack: 4, defense: 4 }],
  ] as const)('[XXI-2.1.2a] after %i builds every Type XXI is a %s', (builds, model, ratings) => {
    const state = built(fresh(), builds);
    state.depleted.push('xxi-1'); // a depleted face changes nothing
    expect(modelInForce(state)).toBe(model);
    for (const id of state.pen.concat('xxi-1')) expect(ratingsOf(state, id)).toEqual(ratings);
    expect(ratingsOf(state, 'vii-1')).toEqual(VII);
  });

  test('[XXI-2.1.1b] a Type VII has 2 in everything, depleted or not', () => {
    const state = fresh();
    state.depleted.push('vii-2');
    expect([ratingsOf(state, 'vii-1'), ratingsOf(state, 'vii-2')]).toEqual([VII, VII]);
    expect(modelInForce(state)).toBeUndefined();
  });
});
