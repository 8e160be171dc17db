/** Reinforcements, refit, rally, convoys, intelligence and plans. */

import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { incidents, turnRecord } from '../src/administration.ts';
import { scouted } from '../src/intelligence.ts';
import { eliminate } from '../src/losses.ts';
import { whereIs } from '../src/places.ts';
import { deployPlaces } from '../src/reinforcements.ts';
import { advance } from '../src/sequence.ts';
import type { PlanZ, State } from '../src/state.ts';
import { intervention, waitingAmericans } from '../src/united-states.ts';
import { unitsAt, usStatus } from '../src/units.ts';
import { view } from '../src/view.ts';
import { bare, hold, offersNow, play, stand } from './position.ts';

const allied = { mover: 'allied' } as const satisfies Partial<State>;
const us = (level: number): Pick<State, 'us'> => ({
  us: { level, risen: 0, attacked: false, invaded: false, floor: 1, toSend: 0 },
});

describe('reinforcements', () => {
  test('[WPZ-13.2b] [WPZ-13.4] [WPZ-13.0] troops and aircraft appear whole on major bases, or aboard a ship that came with them', () => {
    const state = bare({ 'B-TR-1': 'AM', 'B-INF-2': 'pool', 'B-NB-2': 'pool' }, allied);
    expect(deployPlaces(state, 'B-INF-2', [])).toContain('AM-GBR');
    expect(deployPlaces(state, 'B-INF-2', [])).not.toContain('BB-CAN');
    expect(deployPlaces(state, 'B-INF-2', ['B-TR-1'])).toContain('B-TR-1');
    expect(deployPlaces(state, 'B-NB-2', [])).toContain('HALIFAX');
    expect(deployPlaces(state, 'F-INF-1', [])).toEqual(['BF1-FRA', 'BF2-FRA']);
  });

  test('[WPZ-13.5] a unit without a place goes back to the pool', () => {
    const state = bare({ 'G-SS-7': 'pool', 'B-SS-1': 'AO' });
    expect(deployPlaces(state, 'G-SS-7', [])).toEqual([]);
    state.deploy = { side: 'german', units: ['G-SS-7', 'G-SS-8'], ships: [], mayReturn: true };
    const { state: then } = play(state, ['return G-SS-8', 'pass']);
    expect([whereIs(then, 'G-SS-7'), whereIs(then, 'G-SS-8'), then.deploy]).toEqual(['pool', 'pool', null]);
  });

  test('[WPZ-23.1-ET] a transport is chosen from the pool and deployed', () => {
    const { state } = play(bare(), ['action shipping', 'raise G-TR-3']);
    expect([whereIs(state, 'G-TR-3'), state.ap.german]).toEqual(['AO', 4]);
  });

  test('[WPZ-23.1-CD] [WPZ-13.2c] [WPZ-17.4] coastal guns need a base, a transport beside it, and on an island friends', () => {
    const state = stand(bare({ 'G-TR-1': 'CE', 'G-INF-1': 'CE-AZO' }), { azores: 'german' });
    expect(offersNow(state, ['action coastal-defense'])).toContain('emplace G-CD-1 AZORES');
    const alone = stand(bare({ 'G-TR-1': 'CE' }), { azores: 'german' });
    expect(play(alone, ['pass']).barred[0]).toHaveProperty('action coastal-defense', 'WPZ-M.11');
  });

  test('[WPZ-23.1-CD] [WPZ-21.1-1] [WPZ-13.2c] R-115: the American gun first comes through the pool, and once lost by this action', () => {
    const waiting = bare({ 'B-TR-1': 'BA', 'B-CD-1': 'special' }, { ...allied, ...us(8) });
    const isOffered = (state: State): boolean =>
      offersNow(state, ['action coastal-defense']).some((offer) => offer.startsWith('emplace U-CD-1'));
    expect([whereIs(waiting, 'U-CD-1'), isOffered(waiting)]).toEqual(['special', false]);
    const picked = bare({ 'B-TR-1': 'BA', 'U-CD-1': 'pool' }, { ...allied, ...us(8) });
    picked.deploy = { side: 'allied', units: ['U-CD-1'], ships: [], mayReturn: true };
    expect(deployPlaces(picked, 'U-CD-1', [])).toContain('BA-CAN');
    const { state: placed } = play(picked, ['deploy U-CD-1 BA-CAN', 'pass']);
    expect(whereIs(placed, 'U-CD-1')).toBe('BA-CAN');
    const standing = bare({ 'B-TR-1': 'BA', 'U-CD-1': 'BA-CAN' }, { ...allied, ...us(8) });
    const { state: lost } = run<PlanZ>(
      standing,
      function* (t) {
        yield* t.checkpoint();
        eliminate(t, 'U-CD-1');
      },
      { choices: [], dice: [] },
    );
    expect([whereIs(lost, 'U-CD-1'), isOffered(lost)]).toEqual(['special', true]);
  });

  test('[WPZ-17.6] the Italian submarines appear in CG alone', () => {
    const state = hold(bare(), 'german', 'GP-OKM');
    const { state: then } = play(state, ['play GP-OKM', 'decline']);
    expect([whereIs(then, 'I-SS-1'), then.plans.german.mixed, then.ap.german]).toEqual(['CG', true, 6]);
    const blocked = hold(bare({ 'B-DD-1': 'CG' }), 'german', 'GP-OKM');
    expect(whereIs(play(blocked, ['play GP-OKM', 'decline']).state, 'I-SS-1')).toBe('pool');
  });

  test('[WPZ-9.2c] a plan that brings ships may take room from a base: the excess goes before anything else is asked', () => {
    const aircraft = { 'B-NB-1': 'GIBRALTAR', 'B-LR-1': 'GIBRALTAR', 'B-SP-1': 'GIBRALTAR' } as const;
    const state = hold(
      bare({ ...aircraft, 'B-INF-1': 'CG-GIB' }, {}, { literalAreaControl: true }),
      'german',
      'GP-OKM',
    );
    const { state: then } = play(state, ['play GP-OKM', 'lose B-SP-1', 'decline']);
    expect(unitsAt(then, 'allied', 'GIBRALTAR')).toEqual(['B-NB-1', 'B-LR-1']);
  });

  test('[WPZ-9.2c] [WPZ-22.1] ships of the enemy’s set-up may take it too: the excess goes before the first segment', () => {
    const places = { 'B-F-1': 'BERMUDA', 'B-B-1': 'BERMUDA', 'B-INF-1': 'DC-BER', 'G-BP-2': 'DC' } as const;
    const beginning = bare(places, { stage: 'begin' }, { literalAreaControl: true });
    const { state: then } = play(beginning, ['lose B-F-1']);
    expect(unitsAt(then, 'allied', 'BERMUDA')).toEqual(['B-B-1']);
  });

  test('[WPZ-23.1-MC] convoys assemble in Canada, at the south edge, and in America once it helps', () => {
    const offers = offersNow(bare({}, allied), ['action convoys']);
    expect(offers).toContain('convoy A-FC-1 HALIFAX');
    expect(offers).toContain('convoy A-FC-1 DK');
    expect(offers).not.toContain('convoy A-FC-1 NEW_YORK');
    expect(offersNow(bare({}, { ...allied, ...us(5) }), ['action convoys'])).toContain('convoy A-FC-1 NEW_YORK');
    const atSea = bare({}, allied, { convoyInPort: false });
    expect(offersNow(atSea, ['action convoys'])).toContain('convoy A-FC-1 BA');
  });
});

describe('refit and rally', () => {
  test('[WPZ-15.3] [WPZ-15.0] [WPZ-23.4-RN] two reduced carriers or transports beside a base return to full strength', () => {
    const state = bare({ 'G-CV-1': 'AO', 'G-TR-1': 'AO', 'G-IO-2': 'AG', 'G-LS-1': 'BE' });
    state.reduced.push('G-CV-1', 'G-TR-1', 'G-IO-2', 'G-LS-1');
    expect(offersNow(state, ['action rally-naval'])).not.toContain('rally G-LS-1');
    const again = bare({ 'G-CV-1': 'AO', 'G-IO-2': 'AG' });
    again.reduced.push('G-CV-1', 'G-IO-2');
    const { state: then } = play(again, ['action rally-naval', 'rally G-CV-1', 'rally G-IO-2']);
    expect(then.reduced).toEqual([]);
  });

  test('[WPZ-23.4-RG] reduced troops rally on a friendly base', () => {
    const state = bare({ 'G-INF-1': 'AO-GER', 'G-MTN-1': 'AC-GRL' });
    state.reduced.push('G-INF-1', 'G-MTN-1');
    const { state: then } = play(state, ['action rally-ground']);
    expect(then.reduced).toEqual(['G-MTN-1']);
  });
});

describe('intelligence', () => {
  test('[WPZ-23.2-AS] [WPZ-23.2-NS] [WPZ-23.2-GS] [WPZ-16.0] scouting looks around bases and carriers, ships, or troops', () => {
    const state = stand(bare({ 'G-CV-1': 'BE', 'G-SS-1': 'DK', 'G-INF-1': 'AF-TRO', 'B-CL-1': 'DL' }), {
      norway: 'german',
    });
    expect(scouted(state, 'german', 'aerial-scouting')).toEqual(expect.arrayContaining(['AE', 'AL', 'BE', 'CE']));
    expect(scouted(state, 'german', 'aerial-scouting')).not.toContain('AM');
    expect(scouted(state, 'german', 'naval-scouting')).toEqual(expect.arrayContaining(['DK', 'DL', 'AM']));
    expect(scouted(state, 'german', 'ground-scouting')).toEqual(['AF', 'AN2']);
    const { state: then } = play(state, ['action naval-scouting']);
    expect(then.seen.german).toEqual([{ place: 'DL', turn: 3, segment: 1, units: ['B-CL-1'], reduced: [] }]);
  });

  test('[WPZ-23.2-SI] signals intelligence: Germans from 4, Allies from 3; forces or plans', () => {
    expect(play(bare(), ['action signals'], [3]).state.seen.german).toEqual([]);
    const state = hold(bare({ 'G-CL-1': 'BE' }, allied), 'german', 'GP-RUDEL');
    const { log } = play(state, ['action signals', 'examine plans'], [3]);
    expect(log.map(({ entry }) => entry)).toContainEqual({
      what: 'plans-examined',
      side: 'allied',
      plans: ['GP-RUDEL'],
    });
  });

  test('[WPZ-16.4] convoys, guns and third powers are seen by everybody', () => {
    const state = bare({ 'A-SC-1': 'BD', 'B-CD-1': 'CG-GIB', 'N-DD-1': 'AF', 'B-DD-1': 'BD', 'B-DD-2': 'BD' });
    const seen = view(state, 'german');
    expect(seen.at).toMatchObject({ 'A-SC-1': 'BD', 'B-CD-1': 'CG-GIB', 'N-DD-1': 'AF', 'B-DD-1': 'BD' });
    expect(seen.at).not.toHaveProperty('B-DD-2');
    expect(seen.stacks).toEqual([{ side: 'allied', place: 'BD', count: 2, top: 'B-DD-1' }]);
  });
});

describe('plans and turns', () => {
  test('[WPZ-7.7] [WPZ-7.7.1] [WPZ-23.1-MP] a plan is picked once a turn and lies face down', () => {
    const { state } = play(bare(), ['action plan'], [1]);
    expect([state.plans.german.display.length, view(state, 'allied').plans.german]).toMatchObject([
      1,
      { display: 1, faces: null },
    ]);
    Object.assign(state, { stage: 'choose', mover: 'german' });
    expect(play(state, ['pass']).barred[0]).toHaveProperty('action plan', 'WPZ-23.1-MP');
  });

  test('[WPZ-6.1f] played plans return, counts start again, and the turn goes on', () => {
    const state = bare({}, { phase: 'turn-record', fullArrivals: { now: 2, before: 0 } });
    Object.assign(state.plans.german, { out: ['GP-TAC'], pool: [], played: true });
    const { state: then } = run<PlanZ>(state, turnRecord);
    expect([then.turn, then.phase, then.plans.german.pool, then.fullArrivals.before]).toEqual([
      4,
      'determination',
      ['GP-TAC'],
      2,
    ]);
  });

  test('[WPZ-6.1d] [WPZ-6.3a] the sides alternate, one thing a segment', () => {
    const { state } = play(bare(), ['action naval-scouting']);
    const { state: then } = run<PlanZ>(state, function* (t) {
      for (let i = 0; i < 2; i++) {
        const asking = advance(t);
        if (asking) yield* asking;
      }
    });
    expect([then.mover, then.stage]).toEqual(['allied', 'choose']);
  });

  test.each([
    ['allied', 1, 4],
    ['allied', 3, 6],
    ['german', 4, 6],
  ] as const)('[WPZ-8.0] [WPZ-E.4] incident of the %s: die %i leaves %i AP', (mover, die, ap) => {
    const state = bare(
      { 'A-SC-1': 'BD', 'A-SC-2': 'BE' },
      { mover, initiative: mover, phase: 'incidents', stage: 'begin' },
    );
    const { state: then } = run<PlanZ>(state, incidents, { dice: [die] });
    expect(then.ap[mover]).toBe(ap);
  });

  test('[WPZ-21.0] [WPZ-6.1e] [WPZ-21.1-3] the United States: status by level, and at full all its units go to the pool', () => {
    expect([1, 4, 5, 7, 8, 10].map((level) => usStatus(us(level)))).toEqual([
      'neutral',
      'neutral',
      'limited',
      'limited',
      'full',
      'full',
    ]);
    const state = bare({}, { phase: 'intervention', stage: 'begin', ...us(8) });
    expect(waitingAmericans(state).length).toBe(30);
    const { state: then } = run<PlanZ>(state, intervention);
    expect([waitingAmericans(then).length, whereIs(then, 'U-BB-1'), then.phase]).toEqual([0, 'pool', 'turn-record']);
  });

  test('[WPZ-21.1-2] at limited intervention a die says how many are selected', () => {
    const state = bare({}, { phase: 'intervention', stage: 'begin', ...us(5) });
    const { state: then } = run<PlanZ>(
      state,
      function* (t) {
        while (t.state.phase === 'intervention') yield* intervention(t);
      },
      { dice: [2], choices: ['send U-CVE-1', 'send U-CSG-1'] },
    );
    expect([whereIs(then, 'U-CVE-1'), whereIs(then, 'U-CSG-1'), whereIs(then, 'U-BB-1')]).toEqual([
      'pool',
      'pool',
      'special',
    ]);
  });
});
