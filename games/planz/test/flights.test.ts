/** WPZ-10.4, WPZ-23.3.2  Aircraft: strikes and rebasing. */

import { describe, expect, test } from 'vitest';
import { SIDES } from '../src/data/powers.ts';
import { isFlight, rangeOf } from '../src/flights.ts';
import { whereIs } from '../src/places.ts';
import type { State } from '../src/state.ts';
import { bare, offersNow, play, stand } from './position.ts';

/** German aircraft in Norway, an Allied Iceland. */
const norway = (over = {}) =>
  stand(bare({ 'G-NB-1': 'TRONDHEIM', 'G-LR-1': 'TRONDHEIM', 'G-MTN-1': 'AF-TRO', 'B-INF-1': 'AD-ICE', ...over }), {
    norway: 'german',
    iceland: 'allied',
  });

/** Nobody is asked about shots and losses. */
function byTheBook(state: State): State {
  for (const side of SIDES) state.standing = { ...state.standing, [side]: { losses: 'cheapest', shots: 'book' } };
  return state;
}

describe('10.4 flights', () => {
  test('[WPZ-10.2b] the shortest range holds for all', () => {
    expect([rangeOf(['G-LR-2']), rangeOf(['G-LR-2', 'G-NB-1']), rangeOf(['G-LR-2', 'G-F-1'])]).toEqual([4, 2, 1]);
  });

  test('[WPZ-9.2.1] four units of one nationality at the most', () => {
    const state = bare();
    expect(isFlight(state, ['G-F-1', 'G-B-1', 'G-NB-1', 'G-LR-1'])).toBe(true);
    expect(isFlight(state, ['G-F-1', 'G-B-1', 'G-NB-1', 'G-LR-1', 'G-SP-1'])).toBe(false);
    expect(isFlight(state, ['B-F-1', 'F-F-1'])).toBe(false);
  });

  test('[WPZ-10.4a] [WPZ-23.3.2-AN] [WPZ-9.2e] a strike at sea, and back to the base it came from', () => {
    const { state } = play(
      byTheBook(norway({ 'B-CL-1': 'AE' })),
      ['action airstrike-sea', 'name G-NB-1', 'ready', 'to AE'],
      [5, 2, 3], // first fire for the Germans; AS 3 hits with a 3
    );
    expect([whereIs(state, 'G-NB-1'), whereIs(state, 'B-CL-1')]).toEqual(['TRONDHEIM', 'refit']);
  });

  test('[WPZ-23.3.2-AL] a strike on land attacks one zone, and the ground unit shoots back', () => {
    const { state } = play(
      byTheBook(norway()),
      ['action airstrike-land', 'name G-NB-1', 'ready'],
      [5, 2, 2, 6], // AG 2 hits with a 2; AA 1 misses with a 6
    );
    expect([whereIs(state, 'G-NB-1'), state.reduced]).toEqual(['TRONDHEIM', ['B-INF-1']]);
  });

  test('[WPZ-23.3.2-RB] [WPZ-9.2a] rebasing reaches twice the range, to bases of the side alone', () => {
    const state = stand(bare({ 'G-F-1': 'WILHELMSHAVEN' }), { norway: 'german', denmark: 'german' });
    expect(offersNow(state, ['action rebase'])).toEqual([
      'rebase G-F-1 BALTIC_PORTS',
      'rebase G-F-1 NARVIK',
      'rebase G-F-1 TRONDHEIM',
      'rebase G-F-1 BERGEN',
      'rebase G-F-1 COPENHAGEN',
    ]);
  });

  test('[WPZ-23.3.2-RC] one force may rebase to a contested base', () => {
    const state = stand(bare({ 'G-NB-1': 'WILHELMSHAVEN', 'G-INF-1': 'AF-NAR', 'B-INF-1': 'AF-NAR' }), {
      norway: 'occupied',
    });
    expect(offersNow(state, ['action rebase-contested'])).toContain('to NARVIK');
  });

  test('[WPZ-10.4.2] a carrier attacks in its own area only: no flight of its own is offered', () => {
    const { barred } = play(bare({ 'G-CV-1': 'BD', 'B-CL-1': 'BE' }), ['pass']);
    expect(barred[0]).toHaveProperty('action airstrike-sea');
  });
});
