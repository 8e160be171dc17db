/** XXI-4  Draw Phase: how many, and what happens when the pile runs out. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { draw } from '../src/draw.ts';
import type { State, Xxi } from '../src/state.ts';
import { armiesAt, fresh, inBox, lift, onTop } from './position.ts';

const drawPhase = (state: State) => run<Xxi>(state, (t) => draw(t));

/** The pile holds just these counters, the first named on top; whatever it held before is off the table. */
function pileOf(state: State, ...counters: State['drawPile']): State {
  state.drawPile = [];
  return onTop(state, ...counters);
}

/** Turn 13 with five draws due: two counters in the pile, a Scrap Pile with a U-boat, three marked turns. */
function lateWar(): State {
  const state = armiesAt(fresh(), 3);
  state.turn = 13;
  lift(state, 'vii-1', 'xxi-1');
  pileOf(state, 'hull-A-2', 'ibg-3');
  state.scrap = ['dev-2', 'convoy-3', 'crew-F-2', 'xxi-1'];
  state.turnTrack = [...Array<null>(9).fill(null), 'hull-B-2', 'vii-1', 'sys-D-2'];
  return state;
}

describe('XXI-4 draw', () => {
  test('[XXI-4.1] with no army on the track, turn 1 draws six', () => {
    const game = drawPhase(fresh());
    expect(game.state.allocation).toHaveLength(6);
    expect(game.state.drawPile).toHaveLength(52);
  });

  test.each([
    [0, 6],
    [1, 6],
    [2, 5],
    [3, 5],
    [4, 4],
    [5, 4],
    [6, 3],
    [7, 3],
    [8, 2],
  ])('[XXI-4.1] with the armies in box %i, %i counters are drawn', (box, draws) => {
    const game = drawPhase(armiesAt(fresh(), box));
    expect(game.state.allocation).toHaveLength(draws);
  });

  test('[XXI-4.2] each counter is laid in the order drawn, beside what was there', () => {
    const state = armiesAt(inBox(fresh(), 'ibg-9'), 8);
    const game = drawPhase(onTop(state, 'dev-1', 'hull-A-2'));
    expect(game.state.allocation).toEqual(['ibg-9', 'dev-1', 'hull-A-2']);
    expect(game.cited).toEqual(['XXI-3.0 turn-begins', 'XXI-4.2 counter-drawn', 'XXI-4.2 counter-drawn']);
  });

  test('[XXI-4.3] a refill amid the draws empties Scrap Pile and turn track but for the latest marker', () => {
    const game = drawPhase(lateWar());
    expect(game.state.allocation).toHaveLength(5);
    expect(game.state.allocation.slice(0, 2)).toEqual(['hull-A-2', 'ibg-3']);
    const refilled = [...game.state.allocation.slice(2), ...game.state.drawPile];
    expect(refilled.toSorted()).toEqual(['convoy-3', 'crew-F-2', 'dev-2', 'hull-B-2']);
    expect(game.state.drawPile).toHaveLength(1);
    expect(game.state.turnTrack).toEqual([...Array<null>(11).fill(null), 'sys-D-2']);
    expect(game.cited.slice(2, 4)).toEqual(['XXI-4.2 counter-drawn', 'XXI-4.3 draw-pile-refilled']);
  });

  test('[XXI-4.3] U-boats never enter the draw pile: they stay in the Scrap Pile or go there', () => {
    const game = drawPhase(lateWar());
    expect(game.state.scrap.toSorted()).toEqual(['vii-1', 'xxi-1']);
  });

  test('[XXI-4.3] a U-boat in the latest box stays there, whatever it is', () => {
    const state = lateWar();
    state.turnTrack[11] = 'vii-1';
    state.turnTrack[10] = 'sys-D-2';
    const game = drawPhase(state);
    expect(game.state.turnTrack.at(-1)).toBe('vii-1');
    expect(game.state.scrap).toEqual(['xxi-1']);
  });

  test('[XXI-4.3] where the last turn went unmarked, the latest occupied box keeps its counter', () => {
    const state = lateWar();
    state.turnTrack[11] = null;
    const game = drawPhase(state);
    expect(game.state.turnTrack).toEqual([...Array<null>(10).fill(null), 'vii-1', null]);
  });

  test('[XXI-4.3] taking the last counter causes no refill yet', () => {
    const state = armiesAt(fresh(), 8);
    pileOf(state, 'hull-A-2', 'ibg-3');
    state.scrap = ['dev-2'];
    const game = drawPhase(state);
    expect(game.state.drawPile).toEqual([]);
    expect(game.state.scrap).toEqual(['dev-2']);
    expect(game.cited).not.toContain('XXI-4.3 draw-pile-refilled');
  });

  test('[XXI-4.3] a refill that brings too few counters ends the draws when they run out', () => {
    const state = pileOf(fresh(), 'hull-A-2');
    state.scrap = ['dev-2', 'vii-3'];
    const game = drawPhase(state);
    expect(game.state.allocation).toEqual(['hull-A-2', 'dev-2']);
    expect(game.state.scrap).toEqual(['vii-3']);
    expect(game.cited.at(-1)).toBe('XXI-4.3 draw-pile-empty');
  });

  test('[XXI-4.3] a refill of nothing ends the draws, although five are due', () => {
    const state = pileOf(fresh(), 'hull-A-2');
    state.turnTrack = ['ibg-1'];
    const game = drawPhase(state);
    expect(game.state.allocation).toEqual(['hull-A-2']);
    expect(game.state.turnTrack).toEqual(['ibg-1']);
    expect(game.cited.filter((line) => line === 'XXI-4.3 draw-pile-empty')).toHaveLength(1);
  });

  test('[XXI-4.3] what was collected is shuffled, and only that', () => {
    const piles: unknown[][] = [];
    run<Xxi>(lateWar(), (t) => {
      vi.spyOn(t, 'shuffle').mockImplementation((pile) => piles.push([...pile]));
      return draw(t);
    });
    expect(piles.map((pile) => pile.toSorted())).toEqual([['convoy-3', 'crew-F-2', 'dev-2', 'hull-B-2']]);
  });
});
