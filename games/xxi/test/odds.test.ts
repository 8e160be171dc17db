/** The odds of missions against the figures of the rules contract, and against each other. */
import { describe, expect, test } from 'vitest';
import type { CommandId } from '../src/data/counters.ts';
import { AREAS, MODELS, type Ratings, TYPE_VII } from '../src/data/tracks.ts';
import { arrivalOdds, boxOdds, homeOdds, missionOdds, sinkingOdds } from '../src/odds.ts';
import { convoysIn, fresh } from './position.ts';

type Row = readonly [
  type: string,
  path: 'AO' | 'WA',
  full: number,
  depleted: number,
  sunk: number,
  sinksFour: number,
  sinksFive: number,
  escorts: number,
  home: number,
];

/** Percent, as printed in the contract's table of missions. */
const TABLE: readonly Row[] = [
  ['VII', 'AO', 22.4, 42.0, 35.6, 75.0, 55.6, 97.2, 75.0],
  ['VII', 'WA', 6.6, 27.6, 65.8, 75.0, 55.6, 99.5, 55.6],
  ['A', 'AO', 37.1, 44.1, 18.8, 75.0, 55.6, 88.9, 87.5],
  ['A', 'WA', 13.7, 39.3, 47.0, 75.0, 55.6, 96.3, 70.4],
  ['B', 'AO', 49.7, 39.0, 11.3, 87.5, 70.4, 88.9, 87.5],
  ['B', 'WA', 21.1, 42.7, 36.1, 87.5, 70.4, 96.3, 70.4],
  ['C', 'AO', 65.9, 29.4, 4.7, 87.5, 70.4, 75.0, 87.5],
  ['C', 'WA', 36.0, 43.2, 20.7, 87.5, 70.4, 87.5, 70.4],
  ['D', 'AO', 72.0, 25.1, 2.9, 93.8, 80.2, 75.0, 93.8],
  ['D', 'WA', 41.7, 42.7, 15.5, 93.8, 80.2, 87.5, 80.2],
];

const ratings = (type: string): Ratings => MODELS.find(({ model }) => model === type)?.ratings ?? TYPE_VII;

/** A flotilla of the type in Valentin, and convoys to meet. */
function promise([type, path]: Row, convoy: 'convoy-1' | 'convoy-3') {
  const state = convoysIn(fresh(), path, convoy);
  const built = MODELS.findIndex(({ model }) => model === type) + 1;
  state.commands = Array.from({ length: built }, (_, i): CommandId => `ibg-${i + 1}`);
  return missionOdds(state, built > 0 ? 'xxi-1' : 'vii-1', path);
}

/** Within 0.05 percent, which is what the table's rounding leaves open. */
const near = (chance: number | undefined, percent: number): void =>
  expect(Math.abs((chance ?? Number.NaN) * 100 - percent)).toBeLessThanOrEqual(0.05 + 1e-9);

describe('XXI-9 the odds of a mission', () => {
  test.each(TABLE)('[XXI-9.1c] %s on the path %s', (...row) => {
    const [, , full, depleted, sunk, four, five, escorts, home] = row;
    const odds = promise(row, 'convoy-1');
    near(odds.arrival.full, full);
    near(odds.arrival.depleted, depleted);
    near(odds.arrival.sunk, sunk);
    near(odds.sinks, four);
    near(promise(row, 'convoy-3').sinks, five);
    near(odds.escortsHit, escorts);
    near(odds.homeTest, home);
  });

  test('[XXI-9.4b] every outcome of a box, and of the trip home, adds up to one', () => {
    for (const type of ['VII', 'A', 'B', 'C', 'D']) {
      for (const path of AREAS) {
        for (const depleted of [false, true]) {
          for (const step of [1, 2, 3, 4] as const) {
            const { pass, missed, hit, sunk } = boxOdds(ratings(type), path, step, depleted);
            expect(pass + missed + hit + sunk).toBeCloseTo(1, 12);
            expect(depleted ? hit : sunk).toBe(0);
          }
          for (const single of [false, true]) {
            const home = homeOdds(ratings(type), path, depleted, single);
            expect(home.full + home.depleted + home.sunk).toBeCloseTo(1, 12);
          }
        }
      }
    }
  });

  test('[XXI-9.6c] two failed tests sink a full-strength flotilla; with a single test none is lost that way', () => {
    expect(homeOdds(TYPE_VII, 'AO', false, false)).toEqual({ full: 0.75, depleted: 0.1875, sunk: 0.0625 });
    expect(homeOdds(TYPE_VII, 'AO', false, true)).toEqual({ full: 0.75, depleted: 0.25, sunk: 0 });
    expect(homeOdds(TYPE_VII, 'AO', true, true)).toEqual({ full: 0, depleted: 0.75, sunk: 0.25 });
  });

  test('[XXI-9.1c] on the way only the boxes ahead count, in the condition of the moment', () => {
    const state = convoysIn(fresh(), 'AO', 'convoy-3');
    state.valentin = ['vii-2'];
    state.depleted = ['vii-1'];
    state.mission = { flotilla: 'vii-1', path: 'AO', station: 4, tested: false };
    const { boxes, arrival } = missionOdds(state, 'vii-1', 'AO');
    expect(boxes.map(({ step }) => step)).toEqual([4]);
    expect(arrival.full).toBe(0);
    expect(arrival.sunk).toBeCloseTo(boxes[0]!.sunk, 12);
    expect(arrivalOdds(TYPE_VII, 'AO', 'area', true)).toEqual({ full: 0, depleted: 1, sunk: 0 });
  });

  test('[XXI-9.1c] a mission on one path says nothing of the other, nor of another flotilla', () => {
    const state = convoysIn(fresh(), 'AO', 'convoy-3');
    state.mission = { flotilla: 'vii-1', path: 'AO', station: 3, tested: false };
    const steps = (flotilla: 'vii-1' | 'vii-2', path: 'AO' | 'WA'): number[] =>
      missionOdds(state, flotilla, path).boxes.map(({ step }) => step);
    expect([steps('vii-1', 'AO'), steps('vii-1', 'WA'), steps('vii-2', 'AO')]).toEqual([
      [3, 4],
      [1, 2, 3, 4],
      [1, 2, 3, 4],
    ]);
  });

  test.each(['area', 'home'] as const)('[XXI-9.1c] at the station %s no box lies ahead', (station) => {
    const state = convoysIn(fresh(), 'AO', 'convoy-3');
    state.mission = { flotilla: 'vii-1', path: 'AO', station, tested: false };
    const { boxes, arrival } = missionOdds(state, 'vii-1', 'AO');
    expect(boxes).toEqual([]);
    expect(arrival).toEqual({ full: 1, depleted: 0, sunk: 0 });
  });

  test.each([
    [['convoy-3', 'convoy-8', 'convoy-1']],
    [['convoy-1', 'convoy-3', 'convoy-8']],
    [['convoy-8', 'convoy-3', 'convoy-1']],
  ] as const)('[XXI-9.7a] of several convoys the easiest comes first: %j', (convoys) => {
    const state = convoysIn(fresh(), 'AO', ...convoys);
    const chances = sinkingOdds(state, TYPE_VII, 'AO');
    expect(chances.map((chance) => Math.round(1000 * chance))).toEqual([750, 556, 306]);
    expect(missionOdds(state, 'vii-1', 'AO').sinks).toBe(chances[0]);
  });

  test('[XXI-16.2.1] reinforced escorts roll one die more; without a convoy there is nothing to sink', () => {
    const state = fresh({ reinforcedEscorts: true });
    const { escortsHit, sinks } = missionOdds(state, 'vii-1', 'AO');
    expect(escortsHit).toBeCloseTo(1 - (1 / 6) ** 3, 12);
    expect(sinks).toBeUndefined();
  });
});
