/** WPZ-21  The United States: how its level moves, and what it sends. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/data/units.ts';
import type { PlanZ, State } from '../src/state.ts';
import { changeUs, germanAttack, germanInvasion, intervention, waitingAmericans } from '../src/united-states.ts';
import { bare } from './position.ts';

const at = (over: Partial<State['us']>): State => {
  const state = bare({}, { phase: 'intervention', stage: 'begin' });
  Object.assign(state.us, over);
  return state;
};

describe('WPZ-21.2 the level', () => {
  test.each([
    ['two up, into limited intervention, which it never leaves', { level: 3 }, 2, { level: 5, risen: 2, floor: 5 }],
    ['three up at most in a turn', { level: 1 }, 5, { level: 4, risen: 3, floor: 1 }],
    ['what it has risen this turn counts', { level: 2, risen: 2 }, 2, { level: 3, risen: 3, floor: 1 }],
    ['to the end of the track', { level: 9, floor: 8 }, 3, { level: 10, risen: 1, floor: 8 }],
    ['into full intervention', { level: 7, floor: 5 }, 1, { level: 8, risen: 1, floor: 8 }],
    ['down, but not out of a status', { level: 6, floor: 5 }, -3, { level: 5, risen: 0, floor: 5 }],
    ['down, which does not make room for a rise', { level: 4, risen: 3 }, -1, { level: 3, risen: 3, floor: 1 }],
  ] as const)('[WPZ-21.2b] %s', (_what, before, by, after) => {
    const game = run<PlanZ>(at({ risen: 0, floor: 1, ...before }), (t) => changeUs(t, by, 4));
    expect(game.state.us).toMatchObject(after);
    const status = after.level >= 8 ? 'full' : after.level >= 5 ? 'limited' : 'neutral';
    expect(game.log).toEqual([
      { rule: 'WPZ-21.2b', entry: { what: 'us-changed', die: 4, level: after.level, status } },
    ]);
  });

  test('[WPZ-21.2a] [WPZ-21.2c] the first German attack on Americans in a turn, and nobody else’s', () => {
    const attacked = (by: 'german' | 'allied', unit: 'U-DD-1' | 'B-DD-1', before = false) => {
      const state = at({ level: 2, risen: 0, attacked: before });
      run<PlanZ>(state, (t) => germanAttack(t, by, ['B-CL-1', unit]));
      return [state.us.level, state.us.attacked];
    };
    expect(attacked('german', 'U-DD-1')).toEqual([3, true]);
    expect(attacked('german', 'U-DD-1', true)).toEqual([2, true]);
    expect(attacked('allied', 'U-DD-1')).toEqual([2, false]);
    expect(attacked('german', 'B-DD-1')).toEqual([2, false]);
  });

  test('[WPZ-21.2a] the first German invasion of a neutral: an odd die raises the level', () => {
    const invaded = (die: number) => {
      const game = run<PlanZ>(at({ level: 2, risen: 0, invaded: false }), germanInvasion, { dice: [die] });
      return [game.state.us.level, game.state.us.invaded, game.cited];
    };
    expect(invaded(3)).toEqual([3, true, ['WPZ-21.2a us-invasion-roll', 'WPZ-21.2b us-changed']]);
    expect(invaded(4)).toEqual([2, true, ['WPZ-21.2a us-invasion-roll']]);
    expect(run<PlanZ>(at({ invaded: true }), germanInvasion).cited).toEqual([]);
  });
});

describe('WPZ-21.1 the intervention phase', () => {
  /** Through the phase, whatever it asks. */
  const through = (state: State, script = {}) =>
    run<PlanZ>(
      state,
      function* (t) {
        while (t.state.phase === 'intervention') yield* intervention(t);
      },
      script,
    );

  test('[WPZ-21.1-1] a neutral America sends nothing', () => {
    const game = through(at({ level: 1 }));
    expect(game.cited).toEqual([]);
    expect(game.state).toMatchObject({ phase: 'turn-record', stage: 'begin', mover: 'allied' });
  });

  test('[WPZ-21.1-2] at limited intervention the die says how many, and the Allies which', () => {
    const state = at({ level: 5 });
    const [first, second] = waitingAmericans(state);
    const game = through(state, { dice: [2], choices: [`send ${second}`, `send ${first}`] });
    expect([game.asked, game.seats]).toEqual([
      ['WPZ-21.1-2', 'WPZ-21.1-2'],
      ['allied', 'allied'],
    ]);
    expect(game.log.map(({ entry }) => entry)).toEqual([
      { what: 'us-units-roll', die: 2 },
      { what: 'us-units-sent', units: [second] },
      { what: 'us-units-sent', units: [first] },
    ]);
    expect(game.whispered).toEqual(Array(2).fill('WPZ-21.1-2 us-units-sent: allied'));
    expect(waitingAmericans(state)).not.toContain(first);
  });

  test('[WPZ-21.1-3] at full intervention all that wait come at once, and nothing is told where nobody waits', () => {
    const state = at({ level: 8 });
    const waiting = waitingAmericans(state);
    expect(waiting.length).toBeGreaterThan(3);
    expect(through(state)).toMatchObject({ whispered: ['WPZ-21.1-3 us-units-all-sent: allied'], asked: [] });
    expect(waitingAmericans(state)).toEqual([]);
    Object.assign(state, { phase: 'intervention', stage: 'begin' });
    expect(through(state).cited).toEqual([]);
  });

  test('[WPZ-21.1-2] no more are selected than wait', () => {
    const state = at({ level: 8 });
    through(state);
    Object.assign(state, { phase: 'intervention', stage: 'begin' });
    Object.assign(state.us, { level: 5 });
    expect(through(state, { dice: [6] }).asked).toEqual([]);
  });

  test('[WPZ-17.4] American coastal guns that were lost wait no more', () => {
    const state = at({ level: 8 });
    const guns = waitingAmericans(state).filter((unit) => UNITS[unit].type === 'CD');
    const ships = waitingAmericans(state).filter((unit) => UNITS[unit].type !== 'CD');
    expect(guns.length).toBeGreaterThan(0);
    state.lost = [...guns.slice(0, 1), ...ships.slice(0, 1)];
    expect(waitingAmericans(state)).not.toContain(guns[0]);
    expect(waitingAmericans(state)).toContain(ships[0]);
  });
});
