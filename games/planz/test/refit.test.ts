/** WPZ-15  Refit and rally. */
import { describe, expect, test } from 'vitest';
import type { UnitId } from '../src/data/units.ts';
import { refitResult } from '../src/refit.ts';
import type { State } from '../src/state.ts';
import { bare, offersNow, type Places, play, stand } from './position.ts';

const reduced = (places: Places, over: Partial<State> = {}): State =>
  bare(places, { reduced: Object.keys(places) as UnitId[], ...over });

describe('15 refit and rally', () => {
  test('[WPZ-15.4] [WPZ-15.0] units of one refit are of one nationality', () => {
    const lost = () => bare({ 'B-BB-1': 'refit', 'B-DD-1': 'refit', 'F-BB-1': 'refit' }, { mover: 'allied' });
    expect(offersNow(lost(), ['action refit'])).toEqual(['refit B-BB-1', 'refit B-DD-1', 'refit F-BB-1']);
    expect(offersNow(lost(), ['action refit', 'refit B-BB-1'])).toEqual(['ready', 'refit B-DD-1']);
  });

  test.each([
    ['german', 'G-BB-1', 1, 'refit'],
    ['german', 'G-BB-1', 5, 'destroy'],
    ['german', 'G-SS-1', 3, 'refit'],
    ['allied', 'B-SS-1', 3, 'damage'],
    ['german', 'G-DD-1', 3, 'damage'],
    ['allied', 'B-DD-1', 3, 'refit'],
  ] as const)('[WPZ-15.1] %s %s on a %i: %s', (side, unit, die, result) => {
    expect(refitResult(side, unit, die)).toBe(result);
  });

  test('[WPZ-23.4-RN] [WPZ-15.3] two ships beside a base; ore needs none, ships at sea are left out', () => {
    const damaged = () => reduced({ 'G-CV-1': 'AO', 'G-TR-1': 'AO', 'G-CV-2': 'BD', 'G-IO-2': 'AG' });
    expect(offersNow(damaged(), ['action rally-naval']).sort()).toEqual([
      'rally G-CV-1',
      'rally G-IO-2',
      'rally G-TR-1',
    ]);
    const { state } = play(damaged(), ['action rally-naval', 'rally G-CV-1', 'rally G-IO-2']);
    expect([state.reduced, state.ap.german]).toEqual([['G-TR-1', 'G-CV-2'], 4]);
  });

  test('[WPZ-23.4-RG] troops on a base of their side', () => {
    const state = reduced({ 'G-INF-1': 'AN2-DEN', 'G-MTN-1': 'AC-GRL', 'G-INF-2': 'AO-GER' });
    stand(state, { denmark: 'german', greenland: 'occupied' });
    expect(offersNow(state, ['action rally-ground']).sort()).toEqual(['rally G-INF-1', 'rally G-INF-2']);
  });

  test('[WPZ-17.4] coastal guns are never refitted: they wait in the reserve', () => {
    const state = bare({ 'G-CD-1': 'special', 'G-SS-1': 'refit', 'G-SS-2': 'refit' });
    expect(offersNow(state, ['action refit'])).toEqual(['refit G-SS-1', 'refit G-SS-2']);
  });
});
