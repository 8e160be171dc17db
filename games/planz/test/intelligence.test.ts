/** WPZ-23.2  Scouting and signals: where each looks, and what it finds. */
import { describe, expect, test } from 'vitest';
import type { AreaId } from '../src/data/areas.ts';
import { scouted } from '../src/intelligence.ts';
import type { Seen, State } from '../src/state.ts';
import { bare, hold, play, stand } from './position.ts';

const found = (state: State, choices: string[], dice: number[] = []): readonly Seen[] =>
  play(state, choices, dice)
    .log.map(({ entry }) => entry)
    .flatMap((entry) => (entry.what === 'examined' ? entry.seen : []));

describe('23.2 intelligence', () => {
  test('[WPZ-23.2-AS] from the air: two areas around a base, one around a full carrier, no enemy home', () => {
    const state = bare({ 'G-CV-1': 'BD', 'G-DD-1': 'BD' });
    const seen = scouted(state, 'german', 'aerial-scouting');
    expect(seen).toEqual(expect.arrayContaining<AreaId>(['AO', 'AG', 'AN2', 'AE', 'AF', 'BD', 'BC', 'BE', 'CE']));
    for (const home of ['AN1', 'AM', 'BF1'] as const) expect(seen).not.toContain(home);
    expect(seen).not.toContain('AD');
    state.reduced.push('G-CV-1');
    expect(scouted(state, 'german', 'aerial-scouting')).not.toContain('BD');
  });

  test('[WPZ-23.2-AS] from the air neither side looks into the homes of the other', () => {
    const german = scouted(bare({ 'G-CV-1': 'CB' }), 'german', 'aerial-scouting');
    expect(german).toContain('CB');
    for (const home of ['CA', 'BA'] as const) expect(german).not.toContain(home);
    const allied = scouted(bare({ 'B-CV-1': 'AF' }), 'allied', 'aerial-scouting');
    expect(allied).toEqual(expect.arrayContaining<AreaId>(['AN1', 'AM', 'BF1', 'AN2', 'AF']));
    for (const home of ['AO', 'AG'] as const) expect(allied).not.toContain(home);
  });

  test('[WPZ-23.2-NS] at sea: one area around each ship, and the water only', () => {
    const state = bare({ 'G-CL-2': 'AE', 'B-CL-1': 'AN1', 'B-DD-1': 'AN1', 'B-INF-1': 'AN1-GBR', 'B-CA-1': 'AM' });
    expect(scouted(state, 'german', 'naval-scouting').sort()).toEqual(['AD', 'AE', 'AF', 'AL', 'AN1', 'AN2']);
    expect(found(state, ['action naval-scouting']).map(({ place, units }) => [place, units])).toEqual([
      ['AN1', ['B-CL-1', 'B-DD-1']],
    ]);
  });

  test('[WPZ-23.2-GS] on land: areas with land, one away from each ground unit', () => {
    const state = stand(bare({ 'G-INF-1': 'AN2-DEN' }), { denmark: 'german' });
    expect(scouted(state, 'german', 'ground-scouting').sort()).toEqual(['AF', 'AN1', 'AN2', 'AO']);
  });

  test('[WPZ-23.2-GS] and there whoever is ashore and whoever lies off the coast', () => {
    const state = stand(bare({ 'G-INF-1': 'AN2-DEN', 'B-INF-1': 'AN1-GBR', 'B-CL-1': 'AN1' }), { denmark: 'german' });
    expect(found(state, ['action ground-scouting']).map(({ place }) => place)).toEqual(['AN1', 'AN1-GBR']);
  });

  test('[WPZ-7.3] everybody is told that somebody looked, and that it needed no luck', () => {
    const { log } = play(bare({ 'G-CL-2': 'AE' }), ['action naval-scouting']);
    expect(log.map(({ entry }) => entry)).toContainEqual({
      what: 'scouted',
      side: 'german',
      die: null,
      success: true,
    });
  });

  test('[WPZ-23.2-SI] signals: Germans need a 4, Allies a 3; then forces or plans', () => {
    const enemy = { 'B-CL-1': 'BE', 'B-BB-2': 'pool' } as const;
    expect(found(bare(enemy), ['action signals'], [3])).toEqual([]);
    const seen = found(bare(enemy), ['action signals', 'examine forces'], [4]);
    expect(seen.map(({ place, units }) => [place, units])).toEqual([['BE', ['B-CL-1']]]);
    const state = hold(bare({}, { mover: 'allied' }), 'german', 'GP-RUDEL', 'GP-TAC');
    const { log, whispered } = play(state, ['action signals', 'examine plans'], [3]);
    expect(whispered).toContain('WPZ-23.2-SI plans-examined: allied');
    expect(log.map(({ entry }) => entry)).toContainEqual({
      what: 'plans-examined',
      side: 'allied',
      plans: ['GP-RUDEL', 'GP-TAC'],
    });
  });
});
