/** XXI-16.2  The options that make it harder, one by one, each against the basic game. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battle } from '../src/battle.ts';
import { grindingWar } from '../src/grinding-war.ts';
import type { State, Xxi } from '../src/state.ts';
import { armiesAt, convoysIn, fresh } from './position.ts';
import { logged, ON_AND_ON, UNHARMED } from './questions.ts';

describe('XXI-16.2 what makes it harder', () => {
  test.each([
    ['AO', true, [1, 1, 2], [4, 1]],
    ['WA', true, [1, 1, 1, 2], [5, 1]],
    ['AO', false, [1, 2], [4, 1]],
    ['WA', false, [1, 1, 2], [5, 1]],
  ] as const)('[XXI-16.2.1] escorts in %s, reinforced %s, roll %j', (path, reinforcedEscorts, charges, home) => {
    const state = convoysIn(fresh({ reinforcedEscorts }), path, 'convoy-3');
    const game = run<Xxi>(state, battle, {
      dice: [...UNHARMED[path], 5, 1, ...charges, ...home],
      choices: [`send vii-1 ${path}`, ...ON_AND_ON, 'end-missions'],
    });
    expect(logged(game, 'depth-charges')).toMatchObject([{ by: 'escorts', dice: charges, hit: true }]);
  });

  test('[XXI-16.2.1] the boxes on the way are as before', () => {
    const game = run<Xxi>(convoysIn(fresh({ reinforcedEscorts: true }), 'AO', 'convoy-3'), battle, {
      dice: [1, 1, 2],
      choices: ['send vii-1 AO', 'return', 'end-missions'],
    });
    expect(logged(game, 'depth-charges')).toMatchObject([{ by: 'open-ocean', dice: [2] }]);
  });

  test.each([
    [9, true, 5, 3],
    [10, true, 5, 4],
    [10, true, 4, 3],
    [21, true, 6, 4],
    [10, false, 5, 3],
  ])('[XXI-16.2.2] turn %i, relentless %s: a die of %i leads to box %i', (turn, relentlessArmies, die, front) => {
    const game = run<Xxi>({ ...armiesAt(fresh({ relentlessArmies }), 3), turn }, grindingWar, { dice: [die] });
    expect(game.state.front).toBe(front);
  });

  test('[XXI-16.2.2] in the last box a 5 costs a crew as well', () => {
    const state = { ...armiesAt(fresh({ relentlessArmies: true }), 8), turn: 10 };
    expect(run<Xxi>(state, grindingWar, { dice: [5], choices: ['lose crew-F-1'] }).state.scrap).toEqual(['crew-F-1']);
  });

  test('[XXI-16.2.3] the eighth convoy is in the cup, beside the seven', () => {
    const convoys = (state: State) => state.drawPile.filter((id) => id.startsWith('convoy-'));
    expect(convoys(fresh({ convoySix: true }))).toHaveLength(8);
    expect(convoys(fresh({ convoySix: true }))).toContain('convoy-8');
    expect(convoys(fresh())).toHaveLength(7);
    expect(fresh({ convoySix: true }).drawPile).toHaveLength(59);
  });

  test.each([
    [6, 1],
    [5, 0],
  ])('[XXI-16.2.3] a die of %i sinks %i of it', (die, sunk) => {
    const game = run<Xxi>(convoysIn(fresh({ convoySix: true }), 'AO', 'convoy-8'), battle, {
      dice: [...UNHARMED.AO, die, 1, 1, 1, 4, 1],
      choices: ['send vii-1 AO', ...ON_AND_ON, ...(sunk ? [] : ['go-home']), 'end-missions'],
    });
    expect(game.state.sunk).toBe(sunk);
  });
});

describe('the single trip-home test', () => {
  const sail = (dice: readonly number[], choices: readonly string[]) =>
    run<Xxi>(convoysIn(fresh({ tripHomeSingleTest: true }), 'AO', 'convoy-3'), battle, {
      dice,
      choices: ['send vii-1 AO', ...choices, 'end-missions'],
    });

  test('[XXI-9.6c] with the option a full-strength flotilla that fails comes home depleted', () => {
    const game = sail([4, 1, 3, 3], ['abort']);
    expect(game.state).toMatchObject({ depleted: ['vii-1'], valentin: ['vii-2', 'vii-1'], mission: null });
    expect(logged(game, 'trip-home')).toHaveLength(1);
  });

  test('[XXI-9.6c] a depleted one that fails is lost all the same', () => {
    expect(sail([4, 1, 4, 4, 2, 3, 3], ['go-on', 'abort']).state.scrap).toEqual(['vii-1']);
  });

  test('[XXI-9.6c] one that passes comes home as it is', () => {
    expect(sail([4, 1, 4, 1], ['abort']).state).toMatchObject({ depleted: [], valentin: ['vii-2', 'vii-1'] });
  });
});
