/** Transport and landings. */

import { describe, expect, test } from 'vitest';
import { controlOf } from '../src/control.ts';
import { whereIs } from '../src/places.ts';
import type { State } from '../src/state.ts';
import { bare, offersNow, play, stand } from './position.ts';

const allied = { mover: 'allied' } as const satisfies Partial<State>;

describe('boarding and landing', () => {
  test('[WPZ-12.2a] [WPZ-12.2b] [WPZ-12.0] [WPZ-23.3.4-AM] troops board beside a base, sail, and land beside the ships', () => {
    const state = bare({ 'B-TR-1': 'AM', 'B-INF-1': 'AM-GBR', 'B-MAR-1': 'AM-GBR' }, allied);
    stand(state, { iceland: 'allied' });
    const { state: then } = play(state, [
      'action amphibious',
      'board B-INF-1 B-TR-1',
      'board B-MAR-1 B-TR-1',
      'to AL',
      'to AD',
      'stop',
      'land-at AD-ICE',
      'land B-INF-1 AD-ICE',
      'go-ashore',
    ]);
    expect([whereIs(then, 'B-INF-1'), whereIs(then, 'B-MAR-1')]).toEqual(['AD-ICE', 'B-TR-1']);
    expect(controlOf(then, 'AD-ICE')).toBe('allied');
  });

  test('[WPZ-12.2c] neither under the guns of enemy surface ships; submarines do not matter', () => {
    const guns = bare({ 'B-TR-1': 'AM', 'B-INF-1': 'AM-GBR', 'G-CL-1': 'AM' }, allied);
    expect(offersNow(guns, ['action amphibious']).some((one) => one.startsWith('board'))).toBe(false);
    const boats = bare({ 'B-TR-1': 'AM', 'B-INF-1': 'AM-GBR', 'G-SS-1': 'AM' }, allied);
    expect(offersNow(boats, ['action amphibious'])).toContain('board B-INF-1 B-TR-1');
  });

  test('[WPZ-12.3a] cargo takes no part in a battle and sinks with its ship', () => {
    const state = bare({ 'B-TR-1': 'BE', 'B-INF-1': 'B-TR-1', 'G-SS-8': 'BE', 'G-SS-9': 'BE' });
    const { state: then, log } = play(
      state,
      ['action naval-move', 'all GER', 'stop', 'shoot G-SS-8', 'shoot G-SS-9'],
      [6, 1, 1, 1],
    );
    expect(log.map(({ entry }) => entry).find(({ what }) => what === 'battle-begins')).toMatchObject({
      defenders: ['B-TR-1'],
    });
    expect([whereIs(then, 'B-TR-1'), whereIs(then, 'B-INF-1')]).toEqual(['refit', 'refit']);
  });

  test('[WPZ-12.4c] [WPZ-23.3.4-CA] aircraft and guns fire at the ships of an assault; in a combined one the ships fire back', () => {
    const state = bare({
      'G-TR-1': 'CE',
      'G-MAR-1': 'G-TR-1',
      'G-BB-1': 'CE',
      'B-SP-1': 'AZORES',
      'B-INF-4': 'CE-AZO',
    });
    stand(state, { azores: 'allied' });
    const { state: then, log } = play(
      state,
      [
        'action combined-assault',
        'stop',
        'support G-BB-1',
        'shoot B-SP-1',
        'at G-TR-1',
        'shoot G-BB-1',
        'at ground',
        'hold G-MAR-1',
      ],
      [1, 6, 1, 1],
    );
    expect(log.map(({ entry }) => entry).find(({ what }) => what === 'battle-begins')).toMatchObject({
      context: 'combined-assault',
      attackers: ['G-TR-1', 'G-BB-1'],
    });
    expect([whereIs(then, 'B-INF-4'), then.reduced, controlOf(then, 'CE-AZO'), then.ap.german]).toEqual([
      'refit',
      ['G-TR-1'],
      'german',
      3,
    ]);
    expect(whereIs(then, 'B-SP-1')).toBe('refit');
  });

  test('[WPZ-9.1c] whoever has three on an island loses one', () => {
    const state = bare({ 'B-TR-1': 'DC', 'B-INF-1': 'B-TR-1', 'B-MAR-1': 'B-TR-1', 'B-CD-2': 'DC-BER' }, allied);
    const { state: then } = play(state, [
      'action amphibious',
      'stop',
      'land-at DC-BER',
      'land B-INF-1 DC-BER',
      'land B-MAR-1 DC-BER',
      'lose B-INF-1',
    ]);
    expect([whereIs(then, 'B-INF-1'), whereIs(then, 'B-MAR-1'), whereIs(then, 'B-CD-2')]).toEqual([
      'refit',
      'DC-BER',
      'DC-BER',
    ]);
  });
});

describe('control', () => {
  test('[WPZ-5.0] [WPZ-5.1a] a zone is whose troops alone stand there, at once', () => {
    const state = stand(bare({ 'G-INF-1': 'AD-ICE' }), { iceland: 'occupied' });
    expect(controlOf(state, 'AD-ICE')).toBe('german');
    expect(controlOf(stand(bare(), { iceland: 'occupied' }), 'AD-ICE')).toBe('nobody');
    expect(
      controlOf(stand(bare({ 'G-INF-1': 'AD-ICE', 'B-INF-1': 'AD-ICE' }), { iceland: 'occupied' }), 'AD-ICE'),
    ).toBe('contested');
  });

  test('[WPZ-5.1a] by option an enemy ship off the coast breaks control', () => {
    const state = bare({ 'G-SS-1': 'DC' }, {}, { literalAreaControl: true });
    expect([controlOf(state, 'DC-BER'), controlOf(bare({ 'G-SS-1': 'DC' }), 'DC-BER')]).toEqual([
      'contested',
      'allied',
    ]);
  });

  test('[WPZ-14.1a] a base outlasts its defenders', () => {
    const state = bare({ 'B-CD-2': 'special' });
    expect(controlOf(state, 'DC-BER')).toBe('allied');
  });

  test('[WPZ-23.3.4-TA] aircraft land on a contested base and assault nobody, not even where a landing of troops must', () => {
    const state = stand(
      bare({ 'G-LS-1': 'AF', 'G-F-1': 'G-LS-1', 'G-INF-1': 'AF-NAR', 'B-INF-1': 'AF-NAR', 'N-CD-1': 'AF-NAR' }),
      { norway: 'allied' },
    );
    // Nothing but to go ashore is left then.
    const { state: then, log } = play(state, ['action sealift-air', 'stop', 'land-at AF-NAR']);
    expect(whereIs(then, 'G-F-1')).toBe('NARVIK');
    expect(log.map(({ entry }) => entry.what)).not.toContain('battle-begins');
  });
});
