/** WPZ-10.3, WPZ-23.3.1  Ships under way. */

import { describe, expect, test } from 'vitest';
import { whereIs } from '../src/places.ts';
import { allied, bare, offersNow, play } from './position.ts';

const SIX = ['G-SS-1', 'G-SS-2', 'G-SS-3', 'G-SS-4', 'G-SS-5', 'G-SS-6'] as const;
const pack = () => bare({ ...Object.fromEntries(SIX.map((unit) => [unit, 'BD'])), 'G-SSC-1': 'BD' });

describe('10 movement at sea', () => {
  test('[WPZ-10.0] [WPZ-10.3a] each zone costs one, and nobody goes further than the movement factor', () => {
    const three = () => bare({ 'G-CL-1': 'AO' });
    expect(offersNow(three(), ['action naval-move'])).toEqual(['to AG', 'to AN2']);
    expect(offersNow(three(), ['action naval-move', 'to AN2', 'to AE'])).toContain('to AL');
    const { state } = play(three(), ['action naval-move', 'to AN2', 'to AE', 'to AL']);
    expect([whereIs(state, 'G-CL-1'), state.ap.german]).toEqual(['AL', 4]);
  });

  test('[WPZ-10.2a] ships are offered sea zones, troops land zones', () => {
    const state = bare({ 'G-CL-1': 'AO', 'G-INF-1': 'AO-GER' });
    for (const offer of offersNow(state, ['action naval-move'])) expect(offer).toMatch(/^to [A-Z]{2}\d?$/);
  });

  test('[WPZ-10.2c] slow ships may be left behind while fast ones go on', () => {
    const { state } = play(bare({ 'G-CL-1': 'AO', 'G-BC-1': 'AO' }), [
      'action naval-move',
      'all GER',
      'to AN2',
      'drop G-CL-1',
      'to AE',
      'to AL',
      'to BE',
    ]);
    expect([whereIs(state, 'G-CL-1'), whereIs(state, 'G-BC-1')]).toEqual(['AN2', 'BE']);
  });

  test('[WPZ-10.3.1] [WPZ-23.3.1-UM] without a base six ships are the most', () => {
    const six = ['action naval-move', ...SIX.map((unit) => `name ${unit}`)];
    expect(offersNow(pack(), six).filter((one) => one.startsWith('name'))).toEqual([]);
    expect(offersNow(pack(), six)).toContain('to BE');
    expect(offersNow(pack(), ['action naval-move'])).not.toContain('all GER');
  });

  test('[WPZ-23.3.1-SM] [WPZ-7.5] beside a base any number sails, all from one zone', () => {
    const home = () =>
      bare({ ...Object.fromEntries(SIX.map((unit) => [unit, 'AO'])), 'G-SSC-1': 'AO', 'G-CL-2': 'AG' });
    expect(offersNow(home(), ['action naval-move', 'from AO', 'all GER'])).toEqual(['to AG', 'to AN2']);
    expect(offersNow(home(), ['action naval-move', 'from AO'])).not.toContain('name G-CL-2');
    const { state } = play(home(), ['action naval-move', 'from AO', 'all GER', 'to AN2', 'stop']);
    expect(SIX.filter((unit) => whereIs(state, unit) !== 'AN2')).toEqual([]);
  });

  test('[WPZ-9.0] [WPZ-9.1a] friends may share a zone in any number, and enemies do not count', () => {
    const { state } = play(
      bare({ 'G-CL-1': 'AO', 'G-SS-1': 'AN2', 'G-SS-2': 'AN2', 'G-CL-2': 'AN2', 'B-SS-1': 'AN2', 'B-SS-2': 'AN2' }),
      ['action naval-move', 'from AO', 'to AN2', 'let-pass', 'stop', 'no-attack'],
    );
    expect(whereIs(state, 'G-CL-1')).toBe('AN2');
  });

  test('[WPZ-23.3.1-RD] redeployment goes twice as far, but through no zone with an enemy ship', () => {
    const fleet = () => bare({ 'B-CL-3': 'BA', 'G-SS-1': 'BC' }, allied);
    expect(offersNow(fleet(), ['action redeploy', 'to BB'])).toContain('to CC');
    expect(offersNow(fleet(), ['action redeploy', 'to BB'])).not.toContain('to BC');
    const { state } = play(fleet(), ['action redeploy', 'to CB', 'to CC', 'to CD', 'to CE', 'to CF', 'to CG']);
    expect([whereIs(state, 'B-CL-3'), state.battle]).toEqual(['CG', null]);
  });

  test('[WPZ-11.1a] enemies may lie in one zone without a shot', () => {
    const { state, log } = play(bare({ 'G-CL-1': 'AN2', 'B-CL-1': 'AE' }), ['action naval-move', 'to AE', 'no-attack']);
    expect([whereIs(state, 'G-CL-1'), whereIs(state, 'B-CL-1')]).toEqual(['AE', 'AE']);
    expect(log.some(({ entry }) => entry.what === 'battle-begins')).toBe(false);
  });

  test('[WPZ-7.4] an order tells its kind, its origin, its number and what lies on top', () => {
    const { log } = play(bare({ 'G-CL-1': 'AO', 'G-SS-1': 'AO', 'G-BB-1': 'AO' }), [
      'action naval-move',
      'name G-SS-1',
      'name G-CL-1',
      'ready',
      'to AN2',
      'stop',
    ]);
    expect(log.map(({ entry }) => entry)).toContainEqual({
      what: 'action-begins',
      side: 'german',
      kind: 'naval-move',
      ap: 1,
      origin: 'AO',
      units: 2,
      top: 'G-CL-1',
      taskForces: [],
    });
  });
});
