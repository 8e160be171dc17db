/** XXI-13  Setup: what lies where, and the shuffle. */

import { Match, optionsFor } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { COUNTERS, type CounterId } from '../src/data/counters.ts';
import { xxi } from '../src/game.ts';
import { setAside, setup } from '../src/setup.ts';
import type { State } from '../src/state.ts';
import { resourcesOnMap } from '../src/state.ts';
import { ofKind, placesOf } from './position.ts';

/** The setup as the rules make it, before the shuffle. */
const begun = (options = {}): State => setup(optionsFor(xxi, options));

/** The counters that the first turn of a match draws. */
function firstDraws(seed: string): CounterId[] {
  return Match.start(xxi, { seed })
    .log()
    .flatMap(({ entry }) => (entry.what === 'counter-drawn' ? [entry.counter] : []));
}

describe('XXI-13 setup', () => {
  test('[XXI-13.0a] one resource of each letter stands on the city that bears it', () => {
    expect(placesOf(begun())).toEqual({
      'hull-A-1': 'A',
      'hull-B-1': 'B',
      'hull-C-1': 'C',
      'sys-D-1': 'D',
      'sys-E-1': 'E',
      'crew-F-1': 'F',
      'crew-G-1': 'G',
    });
  });

  test('[XXI-13.0b] two Type VIIs lie in Valentin at full strength, five Type XXIs in the Prototype Pen', () => {
    const state = begun();
    expect(state.valentin).toEqual(['vii-1', 'vii-2']);
    expect(state.depleted).toEqual([]);
    expect(state.pen).toEqual(['xxi-1', 'xxi-2', 'xxi-3', 'xxi-4', 'xxi-5']);
  });

  test('[XXI-13.0c] the transport marker stands on 0', () => {
    expect(begun().points).toBe(0);
  });

  const SET_ASIDE = ['vii-3', 'convoy-8', 'prio-1', 'prio-2', 'prio-3', 'aa-1', 'aa-2'] as const;

  test('[XXI-13.0d] seven counters of the options are set aside', () => {
    const state = begun();
    const inPlay = JSON.stringify([state, resourcesOnMap(state)]);
    expect(COUNTERS.filter((id) => !inPlay.includes(`"${id}"`))).toEqual(expect.arrayContaining([...SET_ASIDE]));
    expect(COUNTERS.filter((id) => !inPlay.includes(`"${id}"`))).toHaveLength(SET_ASIDE.length);
  });

  test('[XXI-13.0d] with all of those options nothing is', () => {
    const all = { thirdTypeVII: true, convoySix: true, priorityTransport: true, heavyAA: true };
    expect(setAside(begun(all).options)).toEqual([]);
  });

  test.each([
    ['thirdTypeVII', ['vii-3'], 58],
    ['convoySix', ['convoy-8'], 59],
    ['priorityTransport', ['prio-1', 'prio-2', 'prio-3'], 61],
    ['heavyAA', ['aa-1', 'aa-2'], 60],
  ])('[XXI-13.0d] the option %s brings its own counters in and no other', (option, own, pile) => {
    const state = begun({ [option]: true });
    const inPlay = JSON.stringify(state);
    expect(SET_ASIDE.filter((id) => inPlay.includes(`"${id}"`)).toSorted()).toEqual(own);
    expect(state.drawPile).toHaveLength(pile);
  });

  test('[XXI-13.0e] all other 58 counters are in the draw pile', () => {
    const { drawPile } = begun();
    expect(drawPile).toHaveLength(58);
    expect(new Set(drawPile).size).toBe(58);
    const kinds = ['hull', 'system', 'crew', 'command', 'convoy', 'army', 'devastation'];
    expect(kinds.map((kind) => ofKind(drawPile, kind).length)).toEqual([13, 6, 6, 10, 7, 8, 8]);
  });

  test('[XXI-13.0e] everything else is empty, and it is turn 1', () => {
    const state = begun();
    expect([state.devastation, state.flak]).toEqual([{}, {}]);
    expect(state).toMatchObject({
      turn: 1,
      scrap: [],
      turnTrack: [],
      allocation: [],
      squares: { '8': [], '12': [], '18': [] },
      convoys: { AO: [], WA: [] },
      sunk: 0,
      depleted: [],
      sailed: [],
      armies: [],
      front: 0,
      commands: [],
      mission: null,
      ending: null,
    });
  });

  test('[XXI-13.0e] the pile is shuffled before the first draw, by the seed of the match', () => {
    const inOrder = begun().drawPile.toReversed().slice(0, 6);
    expect(firstDraws('one')).toHaveLength(6);
    expect(firstDraws('one')).toEqual(firstDraws('one'));
    expect(firstDraws('one')).not.toEqual(firstDraws('two'));
    expect(firstDraws('one')).not.toEqual(inOrder);
  });

  test('[XXI-13.0e] the shuffle adds nothing and loses nothing', () => {
    const before = begun().drawPile;
    const { state } = Match.start(xxi, { seed: 'one' });
    const drawn = firstDraws('one');
    expect(state.drawPile).toHaveLength(before.length - drawn.length);
    expect(state.drawPile).not.toEqual(before.filter((id) => !drawn.includes(id)));
    expect([...state.drawPile, ...drawn].toSorted()).toEqual(before.toSorted());
  });
});
