/** Orders: forces, movement on sea and land, and what stops it. */

import { describe, expect, test } from 'vitest';
import { controlOf } from '../src/control.ts';
import { KIND_IDS, KINDS } from '../src/data/kinds.ts';
import { whereIs } from '../src/places.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { at, bare, offersNow, play, stand } from './position.ts';

const allied = { mover: 'allied' } as const satisfies Partial<State>;

describe('announcing', () => {
  test('[WPZ-7.4] [WPZ-7.5] an order is its owner’s affair until it is announced, then its AP are paid', () => {
    const state = bare({ 'G-CL-1': 'AO', 'G-CL-2': 'AO', 'G-SS-1': 'AO' });
    const { state: then, log } = play(state, [
      'action naval-move',
      'name G-CL-2',
      'name G-SS-1',
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
      top: 'G-CL-2',
      taskForces: [],
    });
    expect([then.ap.german, whereIs(then, 'G-SS-1'), whereIs(then, 'G-CL-1')]).toEqual([4, 'AN2', 'AO']);
  });

  test('[WPZ-M.11] nothing is offered that leads nowhere: an empty map leaves scouting, reinforcements and plans', () => {
    const { offered, barred } = play(bare(), ['pass']);
    expect(offered[0]?.filter((one) => one.startsWith('action'))).toEqual([
      'action plan',
      'action reinforcements',
      'action shipping',
      'action aerial-scouting',
      'action naval-scouting',
      'action ground-scouting',
      'action signals',
    ]);
    expect(barred[0]).toMatchObject({ 'action naval-move': 'WPZ-M.11', 'action convoys': 'WPZ-7.4' });
  });

  test('[WPZ-7.3] [WPZ-7.1] four families; two kinds cost two AP and are barred with one', () => {
    expect(new Set(KIND_IDS.map((kind) => KINDS[kind].family))).toEqual(new Set(['G1', 'G2', 'G3', 'G4']));
    expect(KIND_IDS.filter((kind) => KINDS[kind].ap === 2)).toEqual(['combined-assault', 'air-naval']);
    const poor = bare({}, { ap: { german: 1, allied: 1 } });
    expect(play(poor, ['pass']).barred[0]).toHaveProperty('action air-naval', 'WPZ-7.1');
  });
});

describe('ships', () => {
  test('[WPZ-10.3a] [WPZ-10.0] [WPZ-10.2a] [WPZ-23.3.1-UM] one MF a zone; the slowest sets how far all go', () => {
    const state = bare({ 'B-BB-3': 'BE', 'B-CA-1': 'BE' }, allied);
    const { log, state: then } = play(state, ['action naval-move', 'all GBR', 'to BD', 'to BC', 'stop']);
    expect([whereIs(then, 'B-BB-3'), whereIs(then, 'B-CA-1')]).toEqual(['BC', 'BC']);
    expect(log[0]?.rule).toBe('WPZ-23.3.1-UM');
  });

  test('[WPZ-10.2c] slower units are dropped off and the others go on', () => {
    const state = bare({ 'B-BB-3': 'BE', 'B-CA-1': 'BE' }, allied);
    const way = ['action naval-move', 'all GBR', 'to BD', 'drop B-BB-3', 'to BC', 'to CC', 'stop'];
    const { state: then } = play(state, way);
    expect([whereIs(then, 'B-BB-3'), whereIs(then, 'B-CA-1')]).toEqual(['BD', 'CC']);
  });

  test('[WPZ-10.3.1] [WPZ-23.3.1-SM] six from the open sea, any number from beside a base', () => {
    const six = {
      'G-DD-1': 'BE',
      'G-DD-2': 'BE',
      'G-DD-3': 'BE',
      'G-CL-1': 'BE',
      'G-CL-2': 'BE',
      'G-CS-1': 'BE',
    } as const;
    expect(offersNow(bare({ ...six, 'G-CA-1': 'BE' }), ['action naval-move'])).not.toContain('all GER');
    const home = bare({
      'G-DD-1': 'AO',
      'G-DD-2': 'AO',
      'G-DD-3': 'AO',
      'G-CL-1': 'AO',
      'G-CL-2': 'AO',
      'G-CS-1': 'AO',
      'G-CA-1': 'AO',
    });
    const { log } = play(home, ['action naval-move', 'all GER', 'to AN2', 'stop']);
    expect(log[0]?.rule).toBe('WPZ-23.3.1-SM');
  });

  test('[WPZ-9.1a] [WPZ-9.0] any number of ships shares a sea zone, also with enemies', () => {
    const state = bare({ 'G-SS-1': 'BE', 'B-DD-1': 'BD', 'B-DD-2': 'BE', 'B-CL-1': 'BE' }, allied);
    const { state: then } = play(state, ['action naval-move', 'from BD', 'to BE', 'let-pass', 'stop', 'no-attack']);
    expect(whereIs(then, 'B-DD-1')).toBe('BE');
  });

  test('[WPZ-23.3.1-RD] a redeployment goes twice as far, past no enemy', () => {
    const free = bare({ 'G-CL-1': 'AO' });
    const way = ['action redeploy', 'to AN2', 'to AE', 'to AL', 'to BE', 'to CF', 'to DG'];
    expect(whereIs(play(free, way).state, 'G-CL-1')).toBe('DG');
    const barred = bare({ 'G-CL-1': 'AO', 'B-SS-1': 'AN2' });
    expect(offersNow(barred, ['action redeploy'])).not.toContain('to AN2');
  });

  test('[WPZ-10.3a] a force that only stays is no move (R-131)', () => {
    expect(offersNow(bare({ 'G-CL-1': 'BE' }), ['action naval-move'])).not.toContain('stop');
    expect(offersNow(bare({ 'G-CL-1': 'BE', 'B-CL-1': 'BE' }), ['action naval-move'])).toContain('stop');
  });

  test('[WPZ-12.3c] a loaded ship may enter an enemy home area, but lands nothing there', () => {
    const state = bare({ 'G-TR-1': 'AN2', 'G-INF-1': 'G-TR-1' });
    const { state: then, asked } = play(state, ['action amphibious', 'to AN1', 'stop']);
    expect([whereIs(then, 'G-TR-1'), whereIs(then, 'G-INF-1')]).toEqual(['AN1', 'G-TR-1']);
    expect(asked).not.toContain('WPZ-12.4a');
  });

  test('[WPZ-18.0] a convoy does not end by choice where another is', () => {
    const state = bare({ 'A-SC-1': 'BD', 'A-FC-1': 'BE' }, allied);
    expect(offersNow(state, ['action convoy-move', 'from BD', 'to BE'])).toEqual([
      'to AL',
      'to AM',
      'to BD',
      'to BF1',
      'to BF2',
      'to CE',
      'to CF',
    ]);
  });
});

describe('troops', () => {
  const denmark = (places: Parameters<typeof bare>[0]): State => stand(bare(places), { denmark: 'occupied' });

  test('[WPZ-10.5a] [WPZ-23.3.3-GM] troops walk from zone to zone and take what they enter', () => {
    const { state } = play(denmark({ 'G-INF-1': 'AO-GER' }), ['action ground-move', 'to AN2-DEN'].slice(0, 1));
    expect([whereIs(state, 'G-INF-1'), controlOf(state, 'AN2-DEN')]).toEqual(['AN2-DEN', 'german']);
  });

  test('[WPZ-10.5b] troops stop at enemy troops; aircraft alone they overrun', () => {
    const state = denmark({ 'G-MEC-1': 'AO-GER', 'B-F-1': 'COPENHAGEN' });
    stand(state, { denmark: 'allied' });
    const { state: then } = play(state, ['action ground-move', 'stop']);
    expect([whereIs(then, 'G-MEC-1'), whereIs(then, 'B-F-1')]).toEqual(['AN2-DEN', 'refit']);
  });

  test('[WPZ-23.3.3-RG] [WPZ-15.4] troops rebase between friendly bases, one nationality at a time', () => {
    const state = bare({ 'B-INF-1': 'AM-GBR', 'B-MAR-1': 'AM-GBR', 'F-MTN-1': 'BF2-FRA' }, allied);
    const { state: then, offered } = play(state, ['action rebase-ground', 'shift B-INF-1 BF1-ENG', 'ready']);
    expect(whereIs(then, 'B-INF-1')).toBe('BF1-ENG');
    expect(offered[2]).not.toContain('shift F-MTN-1 BF1-FRA');
  });

  test('[WPZ-23.3.4-AG] with aircraft the attack is mandatory, and they fight beside the troops', () => {
    const state = denmark({ 'G-INF-1': 'AO-GER', 'G-B-1': 'WILHELMSHAVEN', 'B-MAR-2': 'AN2-DEN' });
    const { state: then, log } = play(state, ['action air-ground', 'shoot G-B-1', 'shoot G-INF-1'], [6, 1, 6, 1]);
    expect(log.map(({ entry }) => entry).find(({ what }) => what === 'battle-begins')).toMatchObject({
      context: 'air-ground',
    });
    expect([whereIs(then, 'B-MAR-2'), whereIs(then, 'G-B-1'), controlOf(then, 'AN2-DEN')]).toEqual([
      'refit',
      'WILHELMSHAVEN',
      'german',
    ]);
  });
});

describe('what the enemy sees of an order', () => {
  test('[WPZ-16.7] nothing while it is composed', () => {
    const state = bare({ 'G-CL-1': 'AO', 'G-CL-2': 'AO' });
    state.order = null;
    at(state, {});
    const before = JSON.stringify(view(state, 'allied'));
    const composing = bare({ 'G-CL-1': 'AO', 'G-CL-2': 'AO' });
    try {
      play(composing, ['action naval-move', 'name G-CL-2', 'ready', 'to AN2']);
    } catch {
      // The script ends here on purpose: the order is not announced yet.
    }
    expect(composing.order?.path).toEqual(['AN2']);
    expect(JSON.stringify(view(composing, 'allied'))).toBe(before);
  });
});
