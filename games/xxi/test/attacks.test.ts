/** XXI-9.7 … XXI-9.10  Attacks on convoys. A Type VII has 2 in everything; model A 3/2/2/3, B 3/3/3/3, D 4/4/4/4. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { battle } from '../src/battle.ts';
import { repair } from '../src/repair.ts';
import type { Xxi } from '../src/state.ts';
import { fight, isHome, meet, sail } from './missions.ts';
import { built, convoysIn, fresh } from './position.ts';
import { logged, ON_AND_ON, UNHARMED } from './questions.ts';

describe('XXI-9.7, 9.8, 9.9 in the area', () => {
  /** A 4, a 5 and the 6 of the option in the Atlantic; one attack, then home. */
  const attack = (convoy: string, dice: readonly [number, number]) =>
    meet(
      'AO',
      [...dice, 1, 1, 4, 1],
      [`attack ${convoy}`, 'go-home'],
      convoysIn(fresh({ convoySix: true }), 'AO', 'convoy-1', 'convoy-3', 'convoy-8'),
    );

  test.each([
    ['convoy-1', [4, 1], true],
    ['convoy-1', [3, 3], false],
    ['convoy-3', [1, 5], true],
    ['convoy-3', [4, 4], false],
    ['convoy-8', [6, 1], true],
    ['convoy-8', [5, 5], false],
  ] as const)('[XXI-9.7a] %s attacked with %j is sunk: %s', (convoy, dice, sunk) => {
    const { state } = attack(convoy, dice);
    expect(state.convoys.AO.includes(convoy)).toBe(!sunk);
    expect(state.scrap).toEqual(sunk ? [convoy] : []);
    expect(state.sunk).toBe(sunk ? 1 : 0);
  });

  test('[XXI-9.7a] the first attack is not optional, its target is', () => {
    const game = attack('convoy-3', [1, 1]);
    expect(game.asked[4]).toBe('XXI-9.7a');
    expect(game.offered[4]).toEqual(['attack convoy-1', 'attack convoy-3', 'attack convoy-8']);
    expect(game.barred[4]).toEqual({});
  });

  test('[XXI-9.7a] model B attacks with three dice, and the sinking is its own', () => {
    const game = fight(built(convoysIn(fresh(), 'AO', 'convoy-3'), 2), {
      dice: [4, 1, 1, 5, 1, 1, 4, 1, 1, 5, 1, 1, 1, 1, 5, 1, 1, 4, 1, 1],
      choices: ['send xxi-2 AO', ...ON_AND_ON, 'end-missions'],
    });
    expect(logged(game, 'convoy-attacked')).toMatchObject([{ dice: [1, 1, 5], need: 5, sunk: true }]);
    expect(game.state.tally.sunkBy).toEqual({ VII: 0, A: 0, B: 1, C: 0, D: 0 });
  });

  test('[XXI-9.7a] a sinking counts although the escorts sink the flotilla right after', () => {
    const found = [...UNHARMED.AO.slice(0, 6), 4, 4, 6, 6];
    const game = sail('AO', [...found, 5, 5, 2, 1], [...ON_AND_ON, 'go-on']);
    expect(game.state).toMatchObject({ sunk: 1, scrap: ['convoy-3', 'vii-1'], convoys: { AO: [], WA: ['convoy-4'] } });
  });

  test('[XXI-9.7b] missed, the convoy stays and nothing counts', () => {
    const game = attack('convoy-3', [4, 4]);
    expect(game.cited).toContain('XXI-9.7b convoy-attacked');
    expect(game.state.convoys.AO).toEqual(['convoy-1', 'convoy-3', 'convoy-8']);
    expect(game.state.sunk).toBe(0);
  });

  test.each([
    ['AO', 'after a miss', [1, 1], [1, 2], [4, 1]],
    ['AO', 'after the last convoy was sunk', [5, 1], [2, 1], [4, 1]],
    ['WA', 'after a miss', [1, 1], [1, 1, 2], [5, 1]],
    ['WA', 'after the last convoy was sunk', [5, 1], [2, 1, 1], [5, 1]],
  ] as const)('[XXI-9.8] the escorts in %s answer %s', (path, when, attacked, charges, home) => {
    const game = meet(path, [...attacked, ...charges, ...home], when === 'after a miss' ? ['go-home'] : []);
    expect(logged(game, 'depth-charges')).toEqual([
      { what: 'depth-charges', flotilla: 'vii-1', by: 'escorts', dice: charges, need: 2, hit: true },
    ]);
    expect(game.cited).toContain('XXI-9.8 depth-charges');
    expect(isHome(game.state, 'vii-1')).toBe('depleted');
  });

  test('[XXI-9.8] they answer every attack: the second hit sinks', () => {
    const game = meet('AO', [1, 1, 2, 1, 1, 1, 2, 1], ['attack-again']);
    expect(logged(game, 'depth-charges')).toHaveLength(2);
    expect(isHome(game.state, 'vii-1')).toBe('lost');
  });

  test('[XXI-9.9a] a survivor may attack again, the same convoy or another, or go home', () => {
    const twoConvoys = convoysIn(fresh(), 'AO', 'convoy-1', 'convoy-3');
    const fights = [/* miss */ 1, 1, 1, 1, /* the same */ 4, 1, 1, 1, /* the other */ 1, 1, 1, 1, /* home */ 4, 1];
    const choices = ['attack convoy-1', 'attack-again', 'attack convoy-1', 'attack-again', 'go-home'];
    const game = meet('AO', fights, choices, twoConvoys);
    expect(logged(game, 'convoy-attacked').map((entry) => entry.convoy)).toEqual(['convoy-1', 'convoy-1', 'convoy-3']);
    expect([game.asked[5], game.offered[5]]).toEqual(['XXI-9.9a', ['attack-again', 'go-home']]);
  });

  test('[XXI-9.9a] with no convoy left it has to go home', () => {
    const game = meet('AO', [5, 1, 1, 1, 4, 1]);
    expect(game.asked).not.toContain('XXI-9.9a');
    expect(logged(game, 'trip-home')).toHaveLength(1);
  });

  test('[XXI-9.9b] a flotilla in the Atlantic never attacks in the Western Approaches', () => {
    const state = convoysIn(convoysIn(fresh(), 'AO', 'convoy-1', 'convoy-3'), 'WA', 'convoy-2', 'convoy-4');
    const game = meet('AO', [4, 1, 1, 1, 5, 1, 1, 1, 4, 1], ['attack convoy-1', 'attack-again'], state);
    expect(game.offered[4]).toEqual(['attack convoy-1', 'attack convoy-3']);
    expect(game.state.convoys).toEqual({ AO: [], WA: ['convoy-2', 'convoy-4'] });
  });

  test('[XXI-9.9b] nor one in the Western Approaches in the Atlantic', () => {
    const state = convoysIn(convoysIn(fresh(), 'AO', 'convoy-1'), 'WA', 'convoy-2', 'convoy-4');
    const game = meet('WA', [4, 1, 1, 1, 1, 5, 1], ['attack convoy-2', 'go-home'], state);
    expect(game.offered[4]).toEqual(['attack convoy-2', 'attack convoy-4']);
    expect(game.state.convoys.AO).toEqual(['convoy-1']);
  });

  test('[XXI-9.9c] back in Valentin a flotilla has done its part, even at full strength', () => {
    const game = sail('AO', [4, 1, 4, 1], ['abort']);
    expect(isHome(game.state, 'vii-1')).toBe('full');
    expect(game.barred.at(-1)).toEqual({ 'send vii-1 AO': 'XXI-9.9c', 'send vii-1 WA': 'XXI-9.9c' });
  });

  test('[XXI-9.9c] the direct return is no way round it, and the next turn it sails again', () => {
    const { state, barred } = sail('AO', [1, 1, 2], ['return']);
    expect(barred.at(-1)).toMatchObject({ 'send vii-1 AO': 'XXI-9.9c' });
    const next = run<Xxi>(
      state,
      function* (t) {
        yield* repair(t);
        yield* battle(t);
      },
      { choices: ['end-missions'] },
    );
    expect(next.offered[0]).toContain('send vii-1 AO');
  });
});

test('[XXI-9.10] the example of the rulebook, as the log tells it', () => {
  const game = fight(convoysIn(fresh(), 'AO', 'convoy-3'), {
    dice: [
      ...[3, 4, 2, 4, 5, 4, 5], // the first flotilla: passed, found, hit, home
      ...[1, 6, 3, 5, 5, 6, 4, 4, 3, 6, 4, 5, 1, 4], // the second: passed three times, found, hit, sunk, hit again
    ],
    choices: ['send vii-1 AO', 'go-on', 'abort', 'send vii-2 AO', ...ON_AND_ON, 'go-on', 'end-missions'],
  });
  expect(game.cited).toEqual([
    'XXI-9.1b flotilla-sails',
    'XXI-9.2b box-tested',
    'XXI-9.2c box-tested',
    'XXI-9.4a depth-charges',
    'XXI-9.4b flotilla-depleted',
    'XXI-9.6a flotilla-turns-back',
    'XXI-9.6a trip-home',
    'XXI-9.6a flotilla-home',
    'XXI-9.1b flotilla-sails',
    'XXI-9.2b box-tested',
    'XXI-9.2b box-tested',
    'XXI-9.2b box-tested',
    'XXI-9.2c box-tested',
    'XXI-9.4a depth-charges',
    'XXI-9.4b flotilla-depleted',
    'XXI-9.5 flotilla-in-area',
    'XXI-9.7a convoy-attacked',
    'XXI-9.8 depth-charges',
    'XXI-9.4b flotilla-eliminated',
  ]);
});
