/** Battles: who takes part, who fires at whom, and what a hit does. */

import { describe, expect, test } from 'vitest';
import { beginBattle, type Clash } from '../src/battle.ts';
import { firstFireChance, hitChance, shotChance } from '../src/odds.ts';
import { whereIs } from '../src/places.ts';
import type { State } from '../src/state.ts';
import { bare, hold, play, runBattle, stand } from './position.ts';

const allied = { mover: 'allied' } as const satisfies Partial<State>;

const clash = (over: Partial<Clash> & Pick<Clash, 'attackers' | 'defenders'>): Clash => ({
  context: 'naval',
  attacker: 'german',
  begunBy: 'german',
  area: 'BE',
  zone: null,
  ...over,
});

const fight = (state: State, over: Parameters<typeof clash>[0], dice: number[], choices: string[]) =>
  runBattle(state, (t) => beginBattle(t, clash(over)), { dice, choices });

describe('standing orders', () => {
  test('[WPZ-M.10] ships of a plain assault cannot fire: the cheapest suffers, whatever factor it has against land', () => {
    const state = bare({
      'G-DD-1': 'CE',
      'G-MAR-1': 'G-DD-1',
      'G-TR-1': 'CE',
      'G-INF-1': 'G-TR-1',
      'B-CD-3': 'CE-AZO',
    });
    state.standing = { ...state.standing, german: { losses: 'cheapest', shots: 'ask' } };
    const assault = { context: 'amphibious', area: 'CE', zone: 'CE-AZO', landing: ['G-MAR-1', 'G-INF-1'] } as const;
    const { log } = fight(
      state,
      { ...assault, attackers: ['G-DD-1', 'G-TR-1'], defenders: ['B-CD-3'] },
      [1, 6, 1],
      ['shoot B-CD-3', 'hold G-INF-1'],
    );
    expect(log.map(({ entry }) => entry)).toContainEqual({ what: 'eliminated', unit: 'G-DD-1', to: 'refit' });
  });

  test('[WPZ-M.10] whoever is asked in a battle may change them first, each once', () => {
    const state = hold(bare({ 'G-SS-1': 'BE', 'B-DD-1': 'BE', 'B-CA-1': 'BE' }), 'allied', 'AP-ULTRA');
    const { offered, state: then } = fight(
      state,
      { attackers: ['G-SS-1'], defenders: ['B-DD-1', 'B-CA-1'] },
      [6, 1, 6, 6],
      ['standing shots book', 'standing losses cheapest', 'keep-plan', 'hold G-SS-1'],
    );
    expect(offered.slice(0, 3)).toEqual([
      ['keep-plan', 'standing losses cheapest', 'standing shots book'],
      ['keep-plan', 'standing losses cheapest'],
      ['keep-plan'],
    ]);
    expect(then.standing.allied).toEqual({ losses: 'cheapest', shots: 'book' });
  });
});

describe('who takes part', () => {
  test('[WPZ-11.1d] [WPZ-11.1b] submarines that came with ships may stay out of the attack; whoever acts attacks', () => {
    const state = bare({ 'G-CL-1': 'BE', 'G-SS-1': 'BE', 'B-DD-1': 'BE', 'B-SS-1': 'BE' });
    const { log } = play(
      state,
      ['action naval-move', 'all GER', 'stop', 'without-submarines', 'hold B-SS-1', 'hold G-CL-1', 'hold B-DD-1'],
      [6, 1],
    );
    expect(log.map(({ entry }) => entry).find(({ what }) => what === 'battle-begins')).toMatchObject({
      attacker: 'german',
      attackers: ['G-CL-1'],
      defenders: ['B-DD-1', 'B-SS-1'],
    });
  });

  test('[WPZ-11.2a] [WPZ-23.3.1-CB] carriers bombard alone, and are shot at with anti-air factors only', () => {
    const state = bare({ 'G-CV-1': 'DC', 'G-BB-1': 'DC', 'B-CD-2': 'DC-BER' });
    const { log } = play(state, ['action carrier-bombardment', 'shoot G-CV-1', 'shoot B-CD-2'], [6, 1, 6, 6]);
    const entries = log.map(({ entry }) => entry);
    expect(entries.find(({ what }) => what === 'battle-begins')).toMatchObject({ attackers: ['G-CV-1'] });
    expect(entries.filter(({ what }) => what === 'shot')[1]).toMatchObject({ unit: 'B-CD-2', factor: 1 });
  });

  test('[WPZ-23.3.4-AN] ships and aircraft together against one coast', () => {
    const state = stand(bare({ 'G-BB-1': 'AN2', 'G-B-1': 'WILHELMSHAVEN', 'N-CD-3': 'AN2-NOR' }), { norway: 'allied' });
    const { state: then } = play(state, ['action air-naval', 'shoot G-B-1', 'hold G-BB-1'].slice(0, 2), [6, 1, 3]);
    expect([whereIs(then, 'N-CD-3'), then.ap.german]).toEqual(['removed', 3]);
  });

  test('[WPZ-E.3] at home the Germans roll one better', () => {
    const state = bare({ 'B-SS-1': 'AO', 'G-CL-1': 'AO' }, allied);
    const { log } = play(state, ['action naval-move', 'stop', 'hold B-SS-1', 'hold G-CL-1'], [3, 3]);
    expect(log.map(({ entry }) => entry).find(({ what }) => what === 'superiority')).toMatchObject({
      bonus: { attacker: 0, defender: 1 },
      first: 'german',
    });
  });
});

describe('fire', () => {
  test('[WPZ-11.7a] [WPZ-11.4b] [WPZ-11.1e] sides take turns, whoever is left fires on, nobody twice, and one round is all', () => {
    const state = bare({ 'G-DD-1': 'BE', 'G-DD-2': 'BE', 'G-DD-3': 'BE', 'B-DD-1': 'BE' });
    const { log, state: then } = fight(
      state,
      { attackers: ['G-DD-1', 'G-DD-2', 'G-DD-3'], defenders: ['B-DD-1'] },
      [6, 1, 6, 6, 6, 6],
      ['shoot G-DD-1', 'shoot B-DD-1', 'shoot G-DD-2', 'shoot G-DD-3'],
    );
    const shots = log.map(({ entry }) => entry).flatMap((entry) => (entry.what === 'shot' ? [entry.unit] : []));
    expect(shots).toEqual(['G-DD-1', 'B-DD-1', 'G-DD-2', 'G-DD-3']);
    expect(then.battle).toBe(null);
  });

  test('[WPZ-11.7b] a unit without a target for its factors is not asked; one may hold its fire', () => {
    const state = bare({ 'G-SS-1': 'BE', 'B-CL-3': 'BE', 'A-FC-1': 'BE' });
    const { offered } = fight(
      state,
      { attackers: ['G-SS-1'], defenders: ['B-CL-3', 'A-FC-1'] },
      [6, 1],
      ['hold G-SS-1', 'hold B-CL-3', 'hold A-FC-1'],
    );
    expect(offered[0]).toEqual(['shoot G-SS-1', 'hold G-SS-1', 'standing losses cheapest', 'standing shots book']);
  });

  test('[WPZ-11.8b] a reduced unit fires with its reduced factors, an eliminated one not at all', () => {
    const state = bare({ 'G-NB-1': 'BISCAY', 'B-CV-2': 'BE', 'G-CL-1': 'BE' });
    expect(shotChance(state, 'B-CV-2', 'as')).toBeCloseTo(3 / 6);
    state.reduced.push('B-CV-2');
    expect(shotChance(state, 'B-CV-2', 'as')).toBeCloseTo(2 / 6);
    const { asked, state: then } = fight(
      state,
      { attackers: ['G-NB-1', 'G-CL-1'], defenders: ['B-CV-2'] },
      [6, 1, 1],
      ['shoot G-NB-1'],
    );
    expect(whereIs(then, 'B-CV-2')).toBe('refit');
    expect(asked).toHaveLength(1);
  });

  test('[WPZ-11.9c] coastal guns fire in step 4, or wait for step 5', () => {
    const state = stand(bare({ 'B-TR-1': 'AF', 'B-INF-1': 'B-TR-1', 'G-CD-1': 'AF-TRO' }, allied), {
      norway: 'german',
    });
    const { log, state: then } = play(
      state,
      ['action amphibious', 'stop', 'land-at AF-TRO', 'wait G-CD-1', 'shoot G-CD-1', 'at ground', 'shoot B-INF-1'],
      [1, 6, 2, 1],
    );
    expect(log.map(({ entry }) => entry)).toContainEqual({ what: 'waits', unit: 'G-CD-1' });
    expect([then.reduced, whereIs(then, 'G-CD-1')]).toEqual([['B-INF-1'], 'special']);
  });

  test('[WPZ-11.9d] [WPZ-11.7c] hits to spare do nothing, and the sunk go to refit', () => {
    const state = bare({ 'G-DD-1': 'BE', 'G-DD-2': 'BE', 'B-DD-1': 'BE' });
    const { state: then, asked } = fight(
      state,
      { attackers: ['G-DD-1', 'G-DD-2'], defenders: ['B-DD-1'] },
      [6, 1, 1],
      ['shoot G-DD-1'],
    );
    expect([whereIs(then, 'B-DD-1'), asked.length]).toEqual(['refit', 1]);
  });

  test('[WPZ-11.8a] chances follow the rules’ own figures', () => {
    expect([hitChance(0), hitChance(3), hitChance(6)]).toEqual([0, 0.5, 1]);
    expect(firstFireChance(0, true)).toBeCloseTo(21 / 36);
    expect(firstFireChance(0, false)).toBeCloseTo(15 / 36);
    expect(firstFireChance(6, false)).toBe(1);
  });
});
