/** WPZ-13, WPZ-17  Reinforcements: where they come from and where they may appear. */

import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { eliminate } from '../src/losses.ts';
import { whereIs } from '../src/places.ts';
import { deployPlaces } from '../src/reinforcements.ts';
import type { PlanZ } from '../src/state.ts';
import { bare, offersNow, play } from './position.ts';

describe('13 reinforcements', () => {
  test('[WPZ-13.0] [WPZ-13.5] what is drawn comes from the pool, and may go back to it', () => {
    const state = bare();
    const before = Object.values(state.at).filter((where) => where === 'pool').length;
    const { state: then } = play(state, ['action reinforcements', 'return G-ABN-1'], [1, 1]);
    expect(Object.values(then.at).filter((where) => where === 'pool')).toHaveLength(before);
    expect(then.ap.german).toBe(4);
  });

  test('[WPZ-13.2b] aircraft come on major bases, troops beside them or aboard a transport that came along', () => {
    const state = bare({ 'G-TR-3': 'AO' });
    expect(deployPlaces(state, 'G-F-2', [])).toEqual(['WILHELMSHAVEN', 'BALTIC_PORTS']);
    expect(deployPlaces(state, 'G-INF-3', ['G-TR-3'])).toEqual(['AO-GER', 'G-TR-3']);
    expect(deployPlaces(state, 'F-F-1', [])).toEqual(['CHANNEL_PORTS', 'BISCAY']);
  });

  test('[WPZ-13.4] a unit that was reduced when it was lost comes back full', () => {
    const { state } = run<PlanZ>(
      bare({ 'G-TR-1': 'AN2' }, { reduced: ['G-TR-1'] }),
      function* (t) {
        eliminate(t, 'G-TR-1');
      },
      {},
    );
    expect(whereIs(state, 'G-TR-1')).toBe('refit');
    const { state: then } = play(state, ['action refit'], [1]);
    expect([whereIs(then, 'G-TR-1'), then.reduced]).toEqual(['AO', []]);
  });

  test('[WPZ-17.6] the Italian submarines come in the waters of CG alone, and only if no Allied ship is there', () => {
    expect(deployPlaces(bare(), 'I-SS-1', [])).toEqual(['CG']);
    expect(deployPlaces(bare({ 'B-DD-4': 'CG' }), 'I-SS-1', [])).toEqual([]);
  });

  test('[WPZ-13.1] coastal guns and Americans do not come by the draw while they wait in the reserve', () => {
    const open = offersNow(bare(), ['action shipping']);
    expect(open.some((one) => one.includes('-CD-') || one.includes('U-'))).toBe(false);
  });
});
