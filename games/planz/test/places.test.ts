/** WPZ-M.1  Where units are, and what is kept beside it. */
import { copyOf, FastDice, Match } from '@derby/kernel';
import { atRandom, playThrough } from '@derby/kernel/testing/play';
import { expect, test } from 'vitest';
import { planz } from '../src/game.ts';
import { put, standing, standingOf, traitsAt } from '../src/places.ts';
import { COASTAL, GROUND, MOBILE, NAVAL, SURFACE } from '../src/traits.ts';
import { bare } from './position.ts';

test('[WPZ-M.5] what a place holds is told apart by party, and anew when a power has joined a side', () => {
  const state = bare({ 'N-CD-2': 'AF-TRO', 'G-INF-1': 'AF-TRO', 'N-DD-1': 'AF' });
  expect(standing(state, 'AF-TRO')).toEqual(['G-INF-1', 'N-CD-2']);
  expect([standingOf(state, 'nobody', 'AF-TRO'), standingOf(state, 'allied', 'AF-TRO')]).toEqual([['N-CD-2'], []]);
  expect(traitsAt(state, 'nobody', 'AF') & (NAVAL | SURFACE)).toBe(NAVAL | SURFACE);
  state.powers.norway = 'allied';
  expect(standingOf(state, 'allied', 'AF-TRO')).toEqual(['N-CD-2']);
  expect(traitsAt(state, 'allied', 'AF-TRO')).toBe(GROUND | COASTAL);
  put(state, 'G-INF-1', 'pool');
  expect(traitsAt(state, 'german', 'AF-TRO')).toBe(0);
  expect(traitsAt(state, 'german', 'pool') & MOBILE).toBe(MOBILE);
});

test('what is kept of a position is what would be reckoned anew', () => {
  const match = Match.start(planz, { seed: 'kept', options: { defaultSetup: true } });
  let looks = 0;
  playThrough(match, atRandom(new FastDice('kept')), ({ steps, state, question }) => {
    const fork = steps.length % 5 === 0 ? match.fork() : undefined;
    if (!fork) return undefined;
    looks += 1;
    expect(JSON.stringify(fork.question)).toBe(JSON.stringify(question));
    const copy = copyOf(state);
    for (const viewer of ['german', 'allied', 'spectator'] as const)
      expect(JSON.stringify(planz.view(copy, viewer))).toBe(JSON.stringify(match.view(viewer)));
    return undefined;
  });
  expect(looks).toBeGreaterThan(100);
});
