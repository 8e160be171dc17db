/** XXI-2.4.6  What is shown, and what is not: the order of the draw pile is nobody's to know. */
import { copyOf, FastDice, SPECTATOR } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { COUNTERS, rankOf } from '../src/data/counters.ts';
import { xxi } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { remaining, resample, view } from '../src/view.ts';
import { built, convoysIn, devastated, fresh, inBox, inScrap, inSquares, onTop } from './position.ts';
import { matchAt } from './questions.ts';

/** A position with something in most places. */
function midGame(): State {
  const state = built(fresh({ heavyAA: true }), 2);
  convoysIn(inScrap(inBox(state, 'ibg-1'), 'hull-A-2'), 'WA', 'convoy-1');
  return inSquares(devastated(state, { '7': 'dev-1' }), '12', 'sys-D-1');
}

describe('XXI-2.4.6 the view', () => {
  test('[XXI-2.4.6] two orders of the draw pile look the same, to everyone', () => {
    const [one, other] = [midGame(), midGame()];
    other.drawPile.reverse();
    expect(other.drawPile).not.toEqual(one.drawPile);
    for (const viewer of ['player', SPECTATOR] as const)
      expect(JSON.stringify(xxi.view(one, viewer))).toBe(JSON.stringify(xxi.view(other, viewer)));
  });

  test('[XXI-2.4.6] all the rest is shown as it lies, in lists of its own', () => {
    const state = midGame();
    Object.assign(state, {
      turnTrack: ['convoy-7', null],
      depleted: ['vii-1'],
      sailed: ['vii-2'],
      mission: { flotilla: 'vii-2', path: 'AO', station: 2, tested: true },
      armies: ['army-1'],
      flak: { '9': 'aa-1' },
    });
    state.squares['8'] = ['hull-B-2'];
    state.squares['18'] = ['crew-F-2'];
    state.convoys.AO = ['convoy-2'];
    const { drawPile, tally: _, ...open } = copyOf(state);
    const { left, ...shown } = view(state);
    expect(shown).toEqual(open);
    expect(left).toBe(drawPile.length);
    shown.convoys.AO.pop();
    expect(state.convoys.AO).toEqual(['convoy-2']);
  });

  test('[XXI-2.4.6] what is left is shown in the order of the countersheet', () => {
    const state = onTop(midGame(), 'dev-8', 'hull-A-3', 'convoy-5');
    const left = remaining(view(state));
    expect(view(state).left).toBe(state.drawPile.length);
    expect(left).toEqual(COUNTERS.filter((id) => state.drawPile.includes(id)));
    expect(left.map(rankOf)).toEqual(left.map(rankOf).toSorted((a, b) => a - b));
    expect(view(state)).not.toHaveProperty('drawPile');
  });

  test('[XXI-2.4.6] everything else is open', () => {
    const { drawPile: _hidden, tally: _forTheSimulator, ...open } = midGame();
    const { left: _left, ...shown } = view(midGame());
    expect(shown).toEqual(open);
  });

  test('a view is a fresh object: whoever scribbles on it changes nothing', () => {
    const state = midGame();
    const before = copyOf(state);
    const shown = view(state);
    shown.scrap.push('ibg-5');
    shown.squares['12'].length = 0;
    shown.convoys.WA.length = 0;
    expect(state).toEqual(before);
  });

  test('[XXI-2.4.6] nothing a player is sent names the next counters', () => {
    const first = matchAt('movement', onTop(midGame(), 'hull-A-3', 'dev-8'));
    const second = matchAt('movement', onTop(midGame(), 'dev-8', 'hull-A-3'));
    const sent = (match: typeof first) =>
      JSON.stringify([match.view('player'), match.questionFor('player'), match.log('player')]);
    expect(sent(first)).toBe(sent(second));
  });
});

describe('XXI-2.4.6 resampling', () => {
  test('[XXI-2.4.6] the pile is put in another order and keeps its contents', () => {
    const [state, before] = [midGame(), midGame()];
    resample(state, new FastDice('another world'));
    expect(state.drawPile).not.toEqual(before.drawPile);
    expect(state.drawPile.toSorted()).toEqual(before.drawPile.toSorted());
  });

  test('[XXI-2.4.6] nothing else is touched, so nobody could tell', () => {
    const [state, before] = [midGame(), midGame()];
    resample(state, new FastDice('another world'));
    expect({ ...state, drawPile: [] }).toEqual({ ...before, drawPile: [] });
    expect(view(state)).toEqual(view(before));
  });

  test('[XXI-2.4.6] any counter of the pile may come next', () => {
    const dice = new FastDice('many worlds');
    const next = new Set<string | undefined>();
    for (let i = 0; i < 1000; i++) {
      const state = onTop(fresh(), 'dev-8');
      resample(state, dice);
      next.add(state.drawPile.at(-1));
    }
    expect(next.size).toBe(58);
  });
});
