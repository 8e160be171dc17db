/** WPZ-10.5, WPZ-23.3.3, WPZ-23.3.4  Troops on foot, in the air, and with aircraft. */

import { describe, expect, test } from 'vitest';
import { controlOf } from '../src/control.ts';
import { SIDES } from '../src/data/powers.ts';
import { whereIs } from '../src/places.ts';
import type { State } from '../src/state.ts';
import { bare, offersNow, type Places, play, stand } from './position.ts';

/** Nobody is asked about shots and losses. */
function byTheBook(state: State): State {
  for (const side of SIDES) state.standing = { ...state.standing, [side]: { losses: 'cheapest', shots: 'book' } };
  return state;
}

/** British infantry in a Denmark that is nobody's. */
const denmark = (places: Places) =>
  byTheBook(stand(bare({ 'B-INF-1': 'AN2-DEN', ...places }), { denmark: 'occupied' }));

describe('10.5 and 23.3.3 troops', () => {
  test('[WPZ-10.5a] troops walk between neighbouring land zones, and over no strait', () => {
    const state = bare({ 'B-INF-1': 'AM-GBR' }, { mover: 'allied' });
    expect(offersNow(state, ['action ground-move'])).toEqual(['to AN1-GBR', 'to BF1-ENG']);
  });

  test('[WPZ-23.3.3-GM] [WPZ-5.0] [WPZ-5.1a] a battle on land, and the zone changes hands with its base', () => {
    const { state } = play(
      denmark({ 'G-INF-1': 'AO-GER', 'G-MEC-1': 'AO-GER', 'B-F-1': 'COPENHAGEN' }),
      ['action ground-move', 'all GER', 'attack'],
      [5, 2, 6, 1, 6, 1], // the fighters miss; a hit, a miss by the reduced corps, a hit: it is gone
    );
    expect([whereIs(state, 'B-INF-1'), controlOf(state, 'AN2-DEN')]).toEqual(['refit', 'german']);
    expect(whereIs(state, 'B-F-1')).toBe('refit');
  });

  test('[WPZ-10.5b] enemy aircraft alone do not stop troops, and are eliminated', () => {
    const state = stand(bare({ 'G-INF-1': 'AO-GER', 'B-F-1': 'COPENHAGEN' }), { denmark: 'allied' });
    const { state: then } = play(state, ['action ground-move']);
    expect([whereIs(then, 'G-INF-1'), whereIs(then, 'B-F-1')]).toEqual(['AN2-DEN', 'refit']);
  });

  test('[WPZ-11.1c] an attack by land is the attacker’s choice; without it the zone is contested', () => {
    const { state } = play(denmark({ 'G-INF-1': 'AO-GER' }), ['action ground-move', 'no-attack']);
    expect(controlOf(state, 'AN2-DEN')).toBe('contested');
  });

  test('[WPZ-23.3.3-RG] troops rebase between bases of their side', () => {
    const state = stand(bare({ 'G-INF-1': 'AO-GER', 'G-INF-2': 'AN2-DEN' }), { denmark: 'german' });
    expect(offersNow(state, ['action rebase-ground']).sort()).toEqual([
      'shift G-INF-1 AN2-DEN',
      'shift G-INF-2 AO-GER',
    ]);
  });

  test('[WPZ-23.3.4-AG] with aircraft the attack must be made, and they return', () => {
    const { state, log } = play(
      denmark({ 'G-INF-1': 'AO-GER', 'G-NB-1': 'WILHELMSHAVEN' }),
      ['action air-ground'],
      [5, 2, 1, 1], // step 2: AG 2 hits; step 5: AG 3 hits
    );
    expect(log.some(({ entry }) => entry.what === 'battle-begins' && entry.context === 'air-ground')).toBe(true);
    expect([whereIs(state, 'B-INF-1'), whereIs(state, 'G-NB-1'), state.ap.german]).toEqual([
      'refit',
      'WILHELMSHAVEN',
      4,
    ]);
  });

  test('[WPZ-23.3.4-AI] an air transport lifts a unit to a base of its side and returns', () => {
    const places = {
      'G-AT-1': 'WILHELMSHAVEN',
      'G-INF-1': 'AO-GER',
      'G-MEC-1': 'AO-GER',
      'G-INF-2': 'AO-GER',
    } as const;
    const ready = () => stand(bare(places), { denmark: 'german' });
    expect(offersNow(ready(), ['action airlift']).sort()).toEqual(['lift G-AT-1 G-INF-1', 'lift G-AT-1 G-INF-2']);
    const { state } = play(ready(), ['action airlift', 'lift G-AT-1 G-INF-1']);
    expect([whereIs(state, 'G-INF-1'), whereIs(state, 'G-AT-1')]).toEqual(['AN2-DEN', 'WILHELMSHAVEN']);
  });

  test('[WPZ-23.3.4-SA] seaplanes lift as well', () => {
    const state = stand(bare({ 'G-SPT-1': 'WILHELMSHAVEN', 'G-INF-1': 'AO-GER', 'G-INF-2': 'AO-GER' }), {
      denmark: 'german',
    });
    expect(offersNow(state, ['action seaplane-lift']).sort()).toEqual(['lift G-SPT-1 G-INF-1', 'lift G-SPT-1 G-INF-2']);
  });

  test('[WPZ-23.3.4-AB] [WPZ-17.2] only parachutists jump; where the enemy stands they must attack', () => {
    const { state } = play(
      denmark({ 'G-AT-1': 'WILHELMSHAVEN', 'G-ABN-1': 'AO-GER', 'G-INF-1': 'AO-GER' }),
      ['action airborne', 'target AN2-DEN'],
      [5, 2, 1, 6], // the corps is reduced and misses
    );
    expect([whereIs(state, 'G-ABN-1'), state.reduced, whereIs(state, 'G-AT-1')]).toEqual([
      'AN2-DEN',
      ['B-INF-1'],
      'WILHELMSHAVEN',
    ]);
    expect(controlOf(state, 'AN2-DEN')).toBe('contested');
  });
});
