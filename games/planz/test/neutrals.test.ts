/** WPZ-20.3, WPZ-16.0  Invasions of neutrals; and what a side sees when it looks. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { examine, examineHere, look } from '../src/examine.ts';
import { hasHostileGround, hostileGround, invade, neutralPowerOf, powerOf } from '../src/neutrals.ts';
import type { PlanZ, State } from '../src/state.ts';
import { bare, norway, stand } from './position.ts';

describe('WPZ-20.3c an invasion', () => {
  const invaded = (state: State, by: 'german' | 'allied', dice: number[] = []) =>
    run<PlanZ>(state, (t) => invade(t, 'norway', by), { dice });

  test('[WPZ-20.3c] with forces on the map the neutral joins the other side', () => {
    const game = invaded(bare(norway), 'allied');
    expect(game.log).toEqual([
      { rule: 'WPZ-20.3c', entry: { what: 'invaded', power: 'norway', by: 'allied', stand: 'german' } },
    ]);
    expect(game.state.powers.norway).toBe('german');
    expect(invaded(bare(norway), 'german', [2]).state.powers.norway).toBe('allied');
  });

  test('[WPZ-20.3c] without any it is occupied, and nobody’s', () => {
    expect(invaded(bare(), 'allied').state.powers.norway).toBe('occupied');
    expect(invaded(bare({ 'N-DD-1': 'removed' }), 'allied').state.powers.norway).toBe('occupied');
  });

  test('[WPZ-21.2a] a German one is rolled for, an Allied one is not', () => {
    const game = invaded(bare(norway), 'german', [1]);
    expect(game.cited).toEqual(['WPZ-21.2a us-invasion-roll', 'WPZ-21.2b us-changed', 'WPZ-20.3c invaded']);
  });

  test('[WPZ-20.3c] who is neutral no more is not invaded again', () => {
    expect(invaded(stand(bare(norway), { norway: 'allied' }), 'german').cited).toEqual([]);
  });

  test('[WPZ-20.3] a land belongs to its power while that is neutral', () => {
    expect(neutralPowerOf(bare(), 'AF-NAR')).toBe('norway');
    expect(neutralPowerOf(bare(), 'AN2-DEN')).toBe('denmark');
    expect(neutralPowerOf(stand(bare(), { norway: 'occupied' }), 'AF-NAR')).toBeNull();
    expect(neutralPowerOf(bare(), 'AN1-GBR')).toBeNull();
    expect([powerOf('N-DD-1'), powerOf('B-DD-1')]).toEqual(['norway', undefined]);
  });

  test('[WPZ-20.3c] in its way stand the enemy’s ground units and a neutral’s, not its own', () => {
    const state = bare({ ...norway, 'G-INF-2': 'AF-NAR', 'B-INF-1': 'AF-NAR' });
    expect(hostileGround(state, 'german', 'AF-NAR')).toEqual(['B-INF-1', 'N-CD-1']);
    expect(hostileGround(state, 'allied', 'AF-NAR')).toEqual(['G-INF-2', 'N-CD-1']);
    const alone = bare({ 'B-INF-1': 'AF-NAR' });
    expect([hasHostileGround(alone, 'german', 'AF-NAR'), hasHostileGround(alone, 'allied', 'AF-NAR')]).toEqual([
      true,
      false,
    ]);
    const neutral = bare({ 'N-CD-1': 'AF-NAR' });
    expect([hasHostileGround(neutral, 'german', 'AF-NAR'), hasHostileGround(neutral, 'allied', 'AF-NAR')]).toEqual([
      true,
      true,
    ]);
    expect(hasHostileGround(bare({ 'N-DD-1': 'AF' }), 'german', 'AF-NAR')).toBe(false);
  });
});

describe('WPZ-16.0 examining', () => {
  const ships = { 'B-CL-1': 'BE', 'B-TR-1': 'BE', 'B-INF-1': 'B-TR-1', 'G-CL-2': 'BE', 'B-DD-1': 'BD' } as const;

  test('[WPZ-16.0] all enemies in the areas, cargo too, place by place and dated; never its own', () => {
    const state = bare(ships, { turn: 4, segment: 7, reduced: ['B-CL-1'] });
    expect(look(state, 'german', ['BE'])).toEqual([
      { place: 'BE', turn: 4, segment: 7, units: ['B-CL-1', 'B-TR-1', 'B-INF-1'], reduced: ['B-CL-1'] },
    ]);
    expect(look(state, 'german', ['BE', 'BD']).map(({ place }) => place)).toEqual(['BE', 'BD']);
    expect(look(state, 'german', ['BE', 'BD'], (place) => place === 'BD').map(({ place }) => place)).toEqual(['BD']);
    expect(look(state, 'allied', ['BE'])[0]?.units).toEqual(['G-CL-2']);
    expect(look(state, 'german', ['CG'])).toEqual([]);
  });

  test('[WPZ-16.0] what was seen elsewhere is kept, what was seen here is seen anew, and only the side is told', () => {
    const old = (place: 'BE' | 'BD' | 'CG') => ({ place, turn: 1, segment: 1, units: [], reduced: [] });
    const state = bare(ships, { seen: { german: [old('BE'), old('CG')], allied: [old('BD')] } });
    const game = run<PlanZ>(state, (t) => examine(t, 'german', ['BE', 'BD']));
    expect(state.seen.german.map(({ place, turn }) => [place, turn])).toEqual([
      ['CG', 1],
      ['BE', 3],
      ['BD', 3],
    ]);
    expect(state.seen.allied).toHaveLength(1);
    expect([game.revealed, game.whispered]).toEqual([['WPZ-16.0 examined'], ['WPZ-16.0 examined: german']]);
  });

  test('[WPZ-16.0] places that were not looked at keep what was seen of them', () => {
    const old = { place: 'BE', turn: 1, segment: 1, units: [], reduced: [] } as const;
    const state = bare(ships, { seen: { german: [old], allied: [] } });
    run<PlanZ>(state, (t) => examine(t, 'german', ['BE'], (place) => place !== 'BE'));
    expect(state.seen.german).toEqual([old]);
  });

  test('[WPZ-16.0] where nobody is, nothing is examined', () => {
    const beside = (area: 'BE' | 'CG') => run<PlanZ>(bare(ships), (t) => examineHere(t, 'german', area)).cited;
    expect([beside('BE'), beside('CG')]).toEqual([['WPZ-16.0 examined'], []]);
  });
});
