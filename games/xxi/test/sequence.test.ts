/** XXI-3  The sequence of play. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import type { Log } from '../src/log.ts';
import { play } from '../src/sequence.ts';
import type { State, Xxi } from '../src/state.ts';
import { armiesAt, convoysIn, devastated, emptyMap, fresh, inBox, inSquares, onMap, onTop } from './position.ts';

/** The last turn with something to do in every phase. */
function busyTurn(): State {
  const state = armiesAt({ ...emptyMap(fresh()), turn: 21 }, 8, 2);
  inSquares(state, '12', 'hull-A-1', 'hull-A-2', 'sys-D-1', 'sys-D-2', 'crew-F-1', 'crew-F-2');
  onMap(state, { 'hull-B-1': 'B', 'crew-G-1': 'G' });
  inBox(state, 'ibg-1');
  return onTop(state, 'dev-1', 'convoy-3');
}

/** A roll of the log: what it was for, and its dice. */
const rolls = (log: readonly { readonly entry: Log }[]): string[] =>
  log.flatMap(({ entry }) => ('dice' in entry ? [`${entry.what} ${entry.dice.join(' ')}`] : []));

const BUSY = {
  dice: [1, 1, 2, 3, 1, 2, 5, 1, 6],
  choices: [
    ...['move hull-B-1 7', 'end-movement', 'build 12', 'send vii-1 AO', 'return', 'end-missions'],
    ...['clear 4 hull-B-1', 'mark dev-1'],
  ],
};

describe('XXI-3 sequence of play', () => {
  test('[XXI-3.0] the nine phases follow each other in order', () => {
    const game = run<Xxi>(busyTurn(), (t) => play(t), BUSY);
    expect(game.cited).toEqual([
      'XXI-3.0 turn-begins',
      'XXI-4.2 counter-drawn',
      'XXI-4.2 counter-drawn',
      'XXI-5.1b counter-placed',
      'XXI-6.0b raid',
      'XXI-6.0c hub-devastated',
      'XXI-7.1a transport-rolled',
      'XXI-7.2a resource-moves',
      'XXI-7.1b points-lost',
      'XXI-8.4a flotilla-built',
      'XXI-9.1b flotilla-sails',
      'XXI-9.2c box-tested',
      'XXI-9.4a depth-charges',
      'XXI-9.4b flotilla-depleted',
      'XXI-9.3 flotilla-home',
      'XXI-10.1 armies-roll',
      'XXI-10.3b retreat-costs',
      'XXI-11.1 flotillas-refitted',
      'XXI-11.2 hub-repaired',
      'XXI-12.1 convoys-arrive',
      'XXI-12.2a turn-marked',
      'XXI-14.4 game-ends',
    ]);
  });

  test('[XXI-3.0] after the End Phase a new turn begins, until the game is over', () => {
    const state = onTop({ ...fresh(), turn: 20, front: 8 }, 'ibg-1', 'ibg-2', 'ibg-3', 'ibg-4');
    const game = run<Xxi>(state, (t) => play(t), {
      dice: [1, 1],
      choices: ['end-movement', 'end-missions', 'mark hull-A-1', 'end-movement', 'end-missions', 'mark hull-B-1'],
    });
    const turns = game.log.flatMap(({ entry }) => (entry.what === 'turn-begins' ? [entry.turn] : []));
    expect(turns).toEqual([20, 21]);
    expect(game.state).toMatchObject({ turn: 21, ending: 'final' });
  });

  test('[XXI-3.1] dice fall in the order of the phases, all dice of one roll together', () => {
    const game = run<Xxi>(busyTurn(), (t) => play(t), BUSY);
    expect(rolls(game.log)).toEqual([
      'raid 1 1 2',
      'transport-rolled 3',
      'box-tested 1 2',
      'depth-charges 5',
      'armies-roll 1 6',
    ]);
  });

  test('[XXI-3.1] in a raid: three dice, three for each reroll, then the die of the heavy AA, marker by marker', () => {
    const state = { ...devastated(fresh({ heavyAA: true }), { '4': 'dev-8' }), flak: { '12': 'aa-1' as const } };
    const game = run<Xxi>(inBox(state, 'dev-1', 'dev-2'), (t) => bombing(t), {
      dice: [1, 1, 2, 4, 4, 4, 6, 1, 1, 3],
    });
    expect(rolls(game.log)).toEqual(['raid 1 1 2', 'raid 4 4 4', 'flak-fires 6', 'raid 1 1 3']);
  });

  test('[XXI-3.1] in a mission: each box and its depth charges, each attack and its escorts, home', () => {
    const game = run<Xxi>(convoysIn(fresh(), 'AO', 'convoy-3', 'convoy-4'), (t) => battle(t), {
      dice: [4, 2, 4, 3, 1, 4, 1, 5, 3, 5, 1, 1, 1, 2, 3, 1, 2, 5, 4],
      choices: [
        ...['send vii-1 AO', 'go-on', 'go-on', 'go-on', 'attack convoy-3'],
        ...['attack-again', 'go-home', 'end-missions'],
      ],
    });
    expect(rolls(game.log)).toEqual([
      'box-tested 4 2',
      'box-tested 4 3',
      'depth-charges 1',
      'box-tested 4 1',
      'box-tested 5 3',
      'convoy-attacked 5 1',
      'depth-charges 1 1',
      'convoy-attacked 2 3',
      'depth-charges 1 2',
      'trip-home 5 4',
    ]);
  });

  test('[XXI-3.1] the pile is shuffled at setup and at a refill, in the middle of the draws', () => {
    const state: State = { ...armiesAt(fresh(), 7), phase: 'setup', turn: 21 };
    state.drawPile = ['dev-1', 'ibg-1'];
    state.scrap = ['ibg-2', 'ibg-3', 'ibg-4'];
    const shuffles: string[] = [];
    run<Xxi>(
      state,
      (t) => {
        vi.spyOn(t, 'shuffle').mockImplementation((pile) => {
          shuffles.push(`${pile.length} after ${t.state.allocation.length} draws`);
        });
        return play(t);
      },
      { dice: [1, 1, 1, 4, 2], choices: ['end-movement', 'end-missions', 'no-repair', 'mark hull-A-1'] },
    );
    expect(shuffles).toEqual(['2 after 0 draws', '3 after 2 draws']);
  });
});
