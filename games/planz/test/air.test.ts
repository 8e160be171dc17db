/** Aircraft: strikes, rebasing, lifts and drops. */

import { describe, expect, test } from 'vitest';
import { roomOn } from '../src/control.ts';
import { whereIs } from '../src/places.ts';
import type { State } from '../src/state.ts';
import { bare, offersNow, play, stand } from './position.ts';

const allied = { mover: 'allied' } as const satisfies Partial<State>;

describe('strikes', () => {
  test('[WPZ-9.2.1] no more than four fly', () => {
    const state = bare({
      'G-B-1': 'WILHELMSHAVEN',
      'G-B-2': 'WILHELMSHAVEN',
      'G-NB-1': 'WILHELMSHAVEN',
      'G-LR-1': 'WILHELMSHAVEN',
      'G-LR-2': 'WILHELMSHAVEN',
      'B-CL-1': 'AN2',
    });
    const four = ['G-B-1', 'G-B-2', 'G-NB-1', 'G-LR-1'].map((unit) => `name ${unit}`);
    const { log } = play(
      state,
      [
        'action airstrike-sea',
        ...four,
        ...['G-B-1', 'G-B-2', 'G-NB-1', 'G-LR-1', 'B-CL-1'].map((unit) => `hold ${unit}`),
      ],
      [6, 1],
    );
    expect(log.map(({ entry }) => entry).find(({ what }) => what === 'battle-begins')).toMatchObject({
      attackers: ['G-B-1', 'G-B-2', 'G-NB-1', 'G-LR-1'],
    });
  });

  test('[WPZ-10.2b] [WPZ-10.4a] the shortest range is the range of all', () => {
    const near = bare({ 'G-F-1': 'WILHELMSHAVEN', 'G-LR-1': 'WILHELMSHAVEN', 'B-CL-1': 'AN2', 'B-CL-2': 'AE' });
    expect(offersNow(near, ['action airstrike-sea', 'name G-F-1', 'ready'])).not.toContain('target AE');
    const far = bare({ 'G-F-1': 'WILHELMSHAVEN', 'G-LR-1': 'WILHELMSHAVEN', 'B-CL-1': 'AN2', 'B-CL-2': 'AE' });
    expect(offersNow(far, ['action airstrike-sea', 'name G-LR-1', 'ready'])).toContain('target AE');
  });

  test('[WPZ-23.3.2-AN] [WPZ-9.2e] [WPZ-11.1a] [WPZ-11.1f] a strike at sea meets every ship of the zone, and flies home', () => {
    const state = bare({ 'G-NB-1': 'WILHELMSHAVEN', 'B-CL-1': 'AN2', 'B-DD-1': 'AN2' });
    const { state: then } = play(
      state,
      ['action airstrike-sea', 'shoot G-NB-1', 'at B-CL-1', 'hold B-DD-1'],
      [6, 1, 3],
    );
    expect([whereIs(then, 'B-CL-1'), whereIs(then, 'G-NB-1')]).toEqual(['refit', 'WILHELMSHAVEN']);
  });

  test('[WPZ-23.3.2-AL] a strike on land meets the troops of one zone', () => {
    const state = stand(bare({ 'G-B-1': 'WILHELMSHAVEN', 'B-MAR-2': 'AN2-NOR', 'B-INF-1': 'AN2-DEN' }), {
      norway: 'allied',
      denmark: 'allied',
    });
    const { state: then } = play(state, ['action airstrike-land', 'target AN2-NOR', 'shoot G-B-1'], [6, 1, 3]);
    expect([whereIs(then, 'B-MAR-2'), then.reduced]).toEqual(['refit', []]);
  });

  test('[WPZ-10.4.2] a carrier strikes only in its own sea zone: it has no flights to order', () => {
    const { barred } = play(bare({ 'G-CV-1': 'BE', 'B-CL-1': 'BD' }), ['pass']);
    expect(barred[0]).toHaveProperty('action airstrike-sea', 'WPZ-M.11');
  });
});

describe('rebasing', () => {
  test('[WPZ-23.3.2-RB] [WPZ-9.2a] twice the range, to bases that are held', () => {
    const state = stand(bare({ 'G-F-1': 'WILHELMSHAVEN' }), { denmark: 'german', norway: 'german' });
    const offers = offersNow(state, ['action rebase']);
    expect(offers).toContain('rebase G-F-1 NARVIK');
    expect(offers).not.toContain('rebase G-F-1 ICELAND');
    const { state: then } = play(state, ['rebase G-F-1 BERGEN', 'ready'].slice(0, 1));
    expect(whereIs(then, 'G-F-1')).toBe('BERGEN');
  });

  test('[WPZ-23.3.2-RC] one force may fly from or to a contested base', () => {
    const state = stand(bare({ 'G-F-1': 'WILHELMSHAVEN', 'G-INF-1': 'AN2-DEN', 'B-INF-1': 'AN2-DEN' }), {
      denmark: 'occupied',
    });
    expect(roomOn(state, 'german', 'COPENHAGEN')).toBe(1);
    const { state: then } = play(state, ['action rebase-contested', 'to COPENHAGEN']);
    expect(whereIs(then, 'G-F-1')).toBe('COPENHAGEN');
  });
});

describe('lifts and drops', () => {
  test('[WPZ-23.3.4-AI] transports carry troops from base to base and come back', () => {
    const state = stand(bare({ 'G-AT-1': 'WILHELMSHAVEN', 'G-INF-1': 'AO-GER', 'G-MEC-1': 'AO-GER' }), {
      denmark: 'german',
      norway: 'german',
    });
    const offers = offersNow(state, ['action airlift']);
    expect(offers.some((one) => one.includes('G-MEC-1'))).toBe(false);
    const flown = stand(bare({ 'G-AT-1': 'WILHELMSHAVEN', 'G-INF-1': 'AO-GER' }), {
      denmark: 'german',
      norway: 'german',
    });
    const { state: then } = play(flown, ['action airlift', 'target AN2-NOR']);
    expect([whereIs(then, 'G-INF-1'), whereIs(then, 'G-AT-1')]).toEqual(['AN2-NOR', 'WILHELMSHAVEN']);
  });

  test('[WPZ-23.3.4-SA] seaplanes lift too', () => {
    const state = stand(bare({ 'G-SPT-1': 'WILHELMSHAVEN', 'G-INF-1': 'AO-GER' }), { denmark: 'german' });
    const { state: then } = play(state, ['action seaplane-lift', 'to AN2']);
    expect(whereIs(then, 'G-INF-1')).toBe('AN2-DEN');
  });

  test('[WPZ-23.3.4-AB] [WPZ-17.2] parachutists jump into any zone in range and fight whoever is there', () => {
    const state = stand(bare({ 'G-AT-1': 'WILHELMSHAVEN', 'G-ABN-1': 'AO-GER', 'B-MAR-2': 'AN2-NOR' }), {
      norway: 'occupied',
      denmark: 'occupied',
    });
    const { state: then } = play(state, ['action airborne', 'target AN2-NOR', 'shoot G-ABN-1'], [6, 1, 3]);
    expect([whereIs(then, 'G-ABN-1'), whereIs(then, 'B-MAR-2'), whereIs(then, 'G-AT-1')]).toEqual([
      'AN2-NOR',
      'refit',
      'WILHELMSHAVEN',
    ]);
  });

  test('[WPZ-23.3.4-TA] aircraft go by sea, and never with troops', () => {
    const state = bare({ 'B-TR-1': 'AM', 'B-F-1': 'WESTERN_APPROACHES', 'B-INF-1': 'AM-GBR' }, allied);
    const { state: then } = play(state, ['action sealift-air', 'to BF1', 'stop', 'land-at BF1-ENG']);
    expect(whereIs(then, 'B-F-1')).toBe('PORTSMOUTH');
    expect(whereIs(then, 'B-INF-1')).toBe('AM-GBR');
  });
});
