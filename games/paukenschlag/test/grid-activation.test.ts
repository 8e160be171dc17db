/** PK-7.5, PK-7.8, PK-7.9, PK-8.1, PK-9.3.1  One activation on a grid, step by step. */
import { describe, expect, test } from 'vitest';
import { nearestTarget, performActivation, takeUp } from '../src/grid-activation.ts';
import type { Acting, Contact, State } from '../src/state.ts';
import { shipOf, subOf } from '../src/units.ts';
import { bare, convoy, grid, type Placed, play, playOn, ship, sub } from './position.ts';

function on(placed: readonly Placed[], over: Partial<Contact> = {}, options = {}): State {
  const state = bare(options);
  for (const [unit] of placed) {
    if (unit.startsWith('U-')) sub(state, unit as 'U-66', 'CA');
    else if (unit.startsWith('C-')) convoy(state, unit as 'C-1', 'IND', 'CA', 'trinidad');
    else ship(state, unit as 'DD-1', 'CA');
  }
  grid(state, 'CA', 'axis', placed, over);
  return state;
}
type Taken = Parameters<typeof takeUp>[1];
const taken = (state: State, choice: Taken) => play(state, (t) => takeUp(t, choice, null));

describe('PK-7.5 the move', () => {
  const apart: Placed[] = [
    ['U-66', 5, 5],
    ['DD-1', 9, 9],
  ];

  test('[PK-7.5] [PK-5.5.8] a boat says its status with its square; a warship has none to say', () => {
    const game = taken(on(apart), ['go', 'U-66', '6-6', 'submerged']);
    expect(game.log).toEqual([
      { rule: 'PK-7.5', entry: { what: 'grid-move', unit: 'U-66', from: '5-5', to: '6-6', status: 'submerged' } },
    ]);
    expect(subOf(game.state, 'U-66').status).toBe('submerged');
    expect(game.state.contact).toMatchObject({ stirred: true, acting: { step: 'detect', lookouts: ['U-66'] } });
    expect(taken(on(apart), ['go', 'DD-1', '8-8']).log[0]?.entry).toEqual({
      ...{ what: 'grid-move', unit: 'DD-1', from: '9-9', to: '8-8' },
    });
  });

  test('[PK-7.12] to stand still stirs nothing', () => {
    expect(taken(on(apart), ['go', 'U-66', '5-5', 'surfaced']).state.contact?.stirred).toBe(false);
    expect(taken(on(apart), ['go', 'U-66', '5-6', 'surfaced']).state.contact?.stirred).toBe(true);
  });

  test('[PK-7.8] whoever leaves takes no further part; it is told over which edge, and something has stirred', () => {
    const game = taken(on([['U-66', 1, 5], apart[1]!]), ['leave', 'U-66', 'submerged']);
    expect(game.log).toEqual([
      { rule: 'PK-7.8', entry: { what: 'grid-left', unit: 'U-66', from: '1-5', edge: 'W', status: 'submerged' } },
    ]);
    expect(game.state.contact).toMatchObject({
      stirred: true,
      acting: null,
      turn: 'allies',
      pieces: [{ unit: 'DD-1' }],
    });
    expect(subOf(game.state, 'U-66')).toMatchObject({ status: 'submerged', seenAt: 'CA', seenOn: 3 });
  });

  test('[PK-7.8] [PK-7.7] a convoy leaves over the edge of its course, though another is as near', () => {
    const left = (course: 'N' | 'W' | 'E') => {
      const state = on([
        ['C-1', 1, 1, { course }],
        ['U-66', 9, 9],
      ]);
      subOf(state, 'U-66').detected = true;
      return taken(state, ['leave', 'C-1']).log[0]?.entry;
    };
    expect([left('W'), left('N'), left('E')].map((entry) => (entry as { edge: string }).edge)).toEqual(['W', 'N', 'N']);
    expect(left('W')).not.toHaveProperty('status');
  });
});

describe('PK-7.9 a meeting on the OSL grid', () => {
  test('[PK-5.5.10] [PK-7.9] everybody in the square goes into the first empty box', () => {
    const placed: Placed[] = [
      ['U-66', 5, 5],
      ['DD-1', 6, 6],
      ['C-1', 6, 6, { course: 'N' }],
      ['DD-2', 9, 9],
    ];
    const game = taken(on(placed, { level: 'osl', boxes: [['C-2', 'U-109']], box: -1 }), [
      'go',
      'U-66',
      '6-6',
      'surfaced',
    ]);
    expect(game.log.at(-1)).toEqual({
      ...{ rule: 'PK-5.5.10' },
      entry: { what: 'met', square: '6-6', box: 'B', units: ['U-66', 'DD-1', 'C-1'] },
    });
    expect(game.state.contact).toMatchObject({
      ...{ stirred: true, acting: null, turn: 'allies', pieces: [{ unit: 'DD-2' }] },
      boxes: [
        ['C-2', 'U-109'],
        ['U-66', 'DD-1', 'C-1'],
      ],
    });
  });

  test('[PK-7.10] on the TSL grid they only share the square', () => {
    const placed: Placed[] = [
      ['U-66', 5, 5],
      ['DD-1', 6, 6],
    ];
    expect(taken(on(placed), ['go', 'U-66', '6-6', 'surfaced']).state.contact?.pieces).toHaveLength(2);
  });
});

describe('PK-7.13 a convoy lets warships go', () => {
  test('[PK-7.13] one after another, in its own square, each free to act', () => {
    const state = on([
      ['C-1', 5, 5, { course: 'E', fired: 0 }],
      ['U-66', 9, 9],
    ]);
    for (const id of ['DD-1', 'DD-2'] as const) ship(state, id, 'CA', { convoy: 'C-1' });
    state.contact!.turn = 'allies';
    const game = taken(state, ['detach', 'C-1', 'DD-1']);
    expect(game.log).toEqual([{ rule: 'PK-7.13', entry: { what: 'detached', convoy: 'C-1', ship: 'DD-1' } }]);
    expect(state.contact!.pieces.at(-1)).toMatchObject({
      unit: 'DD-1',
      column: 5,
      row: 5,
      course: null,
      activated: false,
    });
    expect(shipOf(state, 'DD-1').convoy).toBeNull();
    const next = play(state, performActivation, { choices: ['detach C-1 DD-2'] });
    expect([next.asked, next.seats, next.offered]).toEqual([
      ['PK-7.13'],
      ['allies'],
      [['go C-1 6-5', 'detach C-1 DD-2']],
    ]);
    expect(play(state, performActivation).log[0]?.entry).toMatchObject({ what: 'grid-move', unit: 'C-1', to: '6-5' });
  });
});

describe('PK-8.1 the lookouts', () => {
  const looking = (over: Partial<Contact> = {}, acting: Partial<Acting> = {}): State => {
    const state = on(
      [
        ['U-66', 5, 5],
        ['C-1', 6, 5, { course: 'N' }],
        ['DD-1', 6, 5],
      ],
      over,
    );
    state.contact!.acting = {
      ...{ unit: 'U-66', step: 'detect', lookouts: ['U-66'], quarry: null, hemmedIn: false },
      ...acting,
    };
    return state;
  };

  test('[PK-8.1] by hand one target or none', () => {
    const game = play(looking(), performActivation, { choices: ['detect U-66 DD-1'], dice: [9] });
    expect([game.asked, game.seats]).toEqual([['PK-8.1'], ['axis']]);
    expect(game.offered).toEqual([['detect U-66 C-1', 'detect U-66 DD-1', 'look-away U-66']]);
    expect(game.log[0]).toMatchObject({ rule: 'PK-8.1', entry: { lookout: 'U-66', target: 'DD-1' } });
    expect(play(looking(), performActivation, { choices: ['look-away U-66'] }).cited).toEqual([]);
  });

  test('[PK-16.4] by the order nearest nobody is asked', () => {
    const state = looking();
    state.orders.axis.detect = 'nearest';
    const game = play(state, performActivation, { dice: [9] });
    expect(game.asked).toEqual([]);
    expect(game.log[0]?.entry).toMatchObject({ target: 'C-1' });
  });

  test('[PK-16.4] the nearest; convoys before warships, whatever their names, then by id', () => {
    const state = on([
      ['U-66', 5, 5],
      ['ASW-1', 6, 5],
      ['C-2', 6, 5],
      ['C-1', 7, 5],
      ['DD-1', 6, 5],
    ]);
    const nearest = () => nearestTarget(state, state.contact!, 'U-66');
    expect(nearest()).toBe('C-2');
    state.contact!.pieces.splice(2, 1);
    expect(nearest()).toBe('ASW-1');
    state.contact!.pieces = state.contact!.pieces.slice(0, 1);
    expect(nearest()).toBeNull();
  });

  test('[PK-5.5.9] after the last one the activation ends on the OSL grid; on the TSL grid an attack follows', () => {
    const after = (level: 'osl' | 'tsl') => play(looking({ level }, { lookouts: [] }), performActivation).state.contact;
    expect(after('osl')).toMatchObject({
      acting: null,
      turn: 'allies',
      pieces: [{ unit: 'U-66', activated: true }, {}, {}],
    });
    expect(after('tsl')).toMatchObject({ acting: { step: 'attack' } });
  });
});

describe('PK-9.5, PK-9.3.1 the attack', () => {
  /** DD-1 and CUT-1 in a stack with C-1, U-66 among them. */
  const fight = (axis: 'hand' | 'order', detected = true): State => {
    const state = on(
      [
        ['C-1', 5, 5, { course: 'N' }],
        ['U-66', 5, 5],
      ],
      { turn: 'allies', manner: { axis, allies: 'hand' } },
    );
    subOf(state, 'U-66').detected = detected;
    for (const id of ['CUT-1', 'DD-1'] as const) ship(state, id, 'CA', { convoy: 'C-1' });
    state.contact!.acting = { unit: 'C-1', step: 'attack', lookouts: [], quarry: null, hemmedIn: false };
    return state;
  };

  test('[PK-9.5] whom nobody has detected nobody attacks', () => {
    const game = play(fight('hand', false), performActivation);
    expect(game.asked).toEqual([]);
    expect(game.state.contact).toMatchObject({ acting: null, turn: 'axis' });
  });

  test('[PK-9.3.1] under fire from a stack, the Axis says whom it answers', () => {
    const state = fight('hand');
    const fired = play(state, performActivation, { choices: ['gun U-66'] });
    expect([fired.asked, fired.seats]).toEqual([['PK-9.5'], ['allies']]);
    expect(state.contact?.acting).toMatchObject({ step: 'return-fire', quarry: 'U-66' });
    const answered = play(state, performActivation, { choices: ['return-fire CUT-1'], dice: [1, 1] });
    expect([answered.asked, answered.seats, answered.offered]).toEqual([
      ['PK-9.3.1'],
      ['axis'],
      [['return-fire CUT-1', 'return-fire DD-1']],
    ]);
    expect(answered.log.map(({ entry }) => (entry.what === 'gunfire' ? [entry.by, entry.target] : []))).toEqual([
      ['C-1', 'U-66'],
      ['U-66', 'CUT-1'],
    ]);
    expect(state.contact).toMatchObject({ acting: null, turn: 'axis', stirred: true });
  });

  test('[PK-16.5] by standing order it answers the warship with most tons', () => {
    const game = play(fight('order'), performActivation, { choices: ['gun U-66'], dice: [1, 1] });
    expect(game.asked).toEqual(['PK-9.5']);
    expect(game.log[1]?.entry).toMatchObject({ by: 'U-66', target: 'DD-1', isReturn: true });
  });

  test('[PK-5.5.18] fire may be held, and nothing stirs', () => {
    const game = play(fight('hand'), performActivation, { choices: ['hold-fire'] });
    expect(game.cited).toEqual([]);
    expect(game.state.contact).toMatchObject({ acting: null, stirred: false });
  });

  test('[PK-21.2] while its mode is unknown Barbarigo is asked even where it has nothing to fire', () => {
    const asked = (known: boolean) => {
      const state = bare({ v21_2_barbarigo: true });
      sub(state, 'Barbarigo', 'CA', { torpedoes: 0 });
      state.barbarigo = { entry: 2, mode: 'frogman', known, attacks: 0, flown: false };
      convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { detected: true });
      grid(state, 'CA', 'axis', [
        ['Barbarigo', 5, 5],
        ['C-1', 5, 5, { course: 'N' }],
      ]);
      state.contact!.acting = { unit: 'Barbarigo', step: 'attack', lookouts: [], quarry: null, hemmedIn: false };
      return play(state, performActivation, { choices: known ? [] : ['hold-fire'] }).asked;
    };
    expect([asked(true), asked(false)]).toEqual([[], ['PK-9.5']]);
  });
});

test('[PK-7.12] a grid that one leaves is not idle: a next round begins for the others', () => {
  const state = on([
    ['U-66', 1, 5],
    ['U-109', 5, 5],
    ['DD-1', 9, 9],
  ]);
  const choices = ['leave U-66 surfaced', 'go DD-1 9-9', 'go U-109 5-5 surfaced', 'leave DD-1'];
  const game = playOn(state, { choices, dice: [9, 1] });
  expect(game.cited).toContain('PK-7.4 round-begins');
});
