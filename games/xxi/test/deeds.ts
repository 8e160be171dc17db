/** Small deeds by which several chapters are proved. */
import { run } from '@derby/kernel/testing';
import { battle } from '../src/battle.ts';
import { type ConvoyId, convoyValue } from '../src/data/counters.ts';
import { draw } from '../src/draw.ts';
import { hit } from '../src/flotillas.ts';
import type { State, Xxi } from '../src/state.ts';
import { convoysIn, fresh, lift } from './position.ts';

/** A Type VII stands in the Atlantic before one convoy, and goes home after one attack. */
export function attack(convoy: ConvoyId, dice: readonly [number, number]) {
  const state = convoysIn(lift(fresh({ convoySix: true }), 'vii-1'), 'AO', convoy);
  state.mission = { flotilla: 'vii-1', path: 'AO', station: 'area', tested: false };
  const missed = Math.max(...dice) < convoyValue(convoy);
  return run<Xxi>(state, (t) => battle(t), {
    dice: [...dice, 1, 1, 4, 1], // escorts, home
    choices: missed ? ['go-home', 'end-missions'] : ['end-missions'],
  });
}

/** A flotilla at sea is hit so many times. */
export function hitTimes(state: State, flotilla: 'vii-1' | 'xxi-1', times: number): State {
  lift(state, flotilla).mission = { flotilla, path: 'AO', station: 1, tested: false };
  return run<Xxi>(state, (t) => {
    for (let i = 0; i < times; i++) hit(t, flotilla);
  }).state;
}

/** Draws with an empty pile, so that everything that can come back does. */
export function afterRefill(state: State): State {
  state.drawPile = [];
  return run<Xxi>(state, (t) => draw(t)).state;
}
