/** PK-5.3 and PK-12: air units, action by action. */
import { describe, expect, test } from 'vitest';
import { airMovement } from '../src/air-movement.ts';
import type { State } from '../src/state.ts';
import { convoyOf, planeOf, shipOf, subOf } from '../src/units.ts';
import { balance } from '../src/victory.ts';
import { bare, convoy, plane, play, ship, sub, until } from './position.ts';

const air = (side: 'axis' | 'allies'): State =>
  bare({}, { phase: 'air', toAct: side, finished: { axis: side === 'allies', allies: side === 'axis' } });
const verbs = (open: string[], id: string): string[] => [
  ...new Set(open.filter((one) => one.includes(` ${id} `)).map((one) => one.split(' ')[0]!)),
];

describe('PK-5.3.1 taking turns', () => {
  test('[PK-5.3.1] the Allies begin, the sides alternate, and finished is final', () => {
    const state = bare({}, { phase: 'air' });
    plane(state, 'VS-1D1', 'quonset');
    plane(state, 'VS-1D3', 'mitchel');
    plane(state, 'FW200-1', 'lajes');
    const game = play(state, airMovement, { choices: ['patrol VS-1D1 CA', 'finish', 'patrol VS-1D3 CA'] });
    expect(game.log.flatMap(({ entry }) => (entry.what === 'side-finished' ? [entry.side] : []))).toEqual([
      ...['axis', 'allies'],
    ]);
    expect(planeOf(state, 'FW200-1').state).toBe('ready');
  });

  test('[PK-16.4] patrols are renewed by standing order, by id, where the area is in range', () => {
    const state = air('allies');
    plane(state, 'VP-51', 'langley', { patrolled: 'DB' });
    plane(state, 'VP-74', 'bermudanas', { patrolled: 'EL' });
    state.orders.allies.patrols = 'renew';
    play(state, airMovement, { choices: ['finish'] });
    expect(planeOf(state, 'VP-51')).toMatchObject({ state: 'patrol', at: 'DB', patrolled: 'DB' });
    expect(planeOf(state, 'VP-74')).toMatchObject({ state: 'ready', patrolled: null });
  });
});

describe('PK-16.4 patrols flown again', () => {
  const renewing = (change: (state: State) => void = () => {}): State => {
    const state = air('allies');
    plane(state, 'VP-51', 'langley', { patrolled: 'CB' });
    state.orders.allies.patrols = 'renew';
    change(state);
    return state;
  };
  const asked = (state: State) => until(structuredClone(state), airMovement).open.length > 0;

  test('[PK-16.4] without the order, from a base that launches nothing, or without a patrol to renew they are asked about', () => {
    expect(asked(renewing())).toBe(false);
    expect(asked(renewing((state) => void Object.assign(state.orders.allies, { patrols: 'ask' })))).toBe(true);
    expect(asked(renewing((state) => void Object.assign(state.planes[0]!, { patrolled: null })))).toBe(true);
    const barred = play(
      renewing((state) => void Object.assign(state.damage, { langley: 2 })),
      airMovement,
    );
    expect(barred.cited).toEqual(['PK-5.3.1 side-finished']);
  });

  test('[PK-16.4] it holds when the Allies are to act, not when the Axis is', () => {
    const state = renewing((now) => Object.assign(now, { toAct: 'axis', finished: { axis: false, allies: false } }));
    plane(state, 'FW200-1', 'lajes');
    expect(until(state, airMovement).open).toContain('bomb FW200-1 CA');
  });

  test('[PK-5.3.1] where each patrol was is remembered; of other missions nothing is', () => {
    const state = air('allies');
    plane(state, 'VP-51', 'langley');
    plane(state, 'VP-73', 'quonset', { state: 'flown', at: 'CA', patrolled: 'CA' });
    play(state, airMovement, { choices: ['patrol VP-51 CB'] });
    expect(state.planes.map(({ patrolled }) => patrolled)).toEqual(['CB', null]);
  });

  test('[PK-5.3.1] [PK-16.4] who is finished is told; an order is no action', () => {
    const state = air('allies');
    plane(state, 'VP-51', 'langley');
    const game = play(state, airMovement, { choices: ['order detect nearest', 'finish'] });
    expect(game.log).toEqual([
      { rule: 'PK-16.4', entry: { what: 'order-given', side: 'allies', kind: 'detect', value: 'nearest' } },
      { rule: 'PK-5.3.1', entry: { what: 'side-finished', side: 'allies', phase: 'air' } },
    ]);
  });
});

describe('PK-5.3.2 to PK-5.3.6 Allied actions', () => {
  test('[PK-5.3.2] [PK-12.2] a patrol stays un-flown in an area within range; a wrecked base launches nothing', () => {
    const state = air('allies');
    plane(state, 'VP-82', 'argentia');
    plane(state, 'VS-1D1', 'quonset');
    state.damage.quonset = 2;
    const game = play(state, airMovement, { choices: ['patrol VP-82 CB'] });
    expect(game.offered[0]).not.toContain('patrol VP-82 CA');
    expect(game.barred[0]).toMatchObject({ 'patrol VS-1D1 CA': 'PK-12.2' });
    expect(planeOf(state, 'VP-82')).toMatchObject({ state: 'patrol', at: 'CB' });
  });

  test('[PK-5.3.3] [PK-8.4] a search that fails uses the aircraft up all the same', () => {
    const state = air('allies');
    plane(state, 'VP-51', 'langley');
    sub(state, 'U-85', 'CA');
    sub(state, 'U-66', 'CA', { status: 'submerged' });
    const game = play(state, airMovement, { dice: [4], choices: ['attack VP-51 CA'] });
    expect(game.offered[0]!.filter((one) => one.startsWith('attack'))).toEqual(['attack VP-51 CA']);
    expect(planeOf(state, 'VP-51').state).toBe('flown');
    expect(subOf(state, 'U-85').detected).toBe(false);
  });

  test('[PK-8.4] a Detected submarine is found on three more, but never on a 10', () => {
    const found = (die: number): boolean => {
      const state = air('allies');
      plane(state, 'ZP-12', 'lakehurst');
      sub(state, 'U-85', 'CA', { detected: true });
      const dice = die <= 7 ? [die, 1] : [die];
      return play(state, airMovement, { dice, choices: ['attack ZP-12 CA'] }).cited.includes('PK-9.4.3 asw-attack');
    };
    expect([found(7), found(8), found(10)]).toEqual([true, false, false]);
  });

  test('[PK-5.3.4] [PK-12.8] a fighter attacks a bomber that has bombed and is still over the area', () => {
    const state = air('allies');
    plane(state, '8PG', 'langley');
    plane(state, 'FW200-1', 'lajes', { state: 'flown', at: 'CA' });
    play(state, airMovement, { dice: [8, 1], choices: ['fight 8PG CA'] });
    expect(state.planes.map((one) => one.id)).toEqual(['8PG']); // 8 + 2 - 1 = 9
    expect(planeOf(state, '8PG').state).toBe('flown');
  });

  test('[PK-12.8] nobody fights what stands on the ground', () => {
    const state = air('allies');
    plane(state, '14PG', 'mitchel');
    plane(state, 'FW200-1', 'lajes', { state: 'ready' });
    expect(verbs(until(state, airMovement).open, '14PG')).toEqual(['patrol', 'rebase']);
  });

  test('[PK-5.3.5] B-17s reach the Azores and bomb a field there', () => {
    const state = air('allies');
    plane(state, '2BG', 'langley');
    play(state, airMovement, { dice: [3, 8], choices: ['bomb 2BG CE', 'target lajes'] });
    expect(state.damage.lajes).toBe(1); // 8 + 3 = 11
    expect(balance(state)).toBe(-2);
    expect(planeOf(state, '2BG')).toMatchObject({ state: 'flown', at: 'CE' });
  });

  test('[PK-5.3.6] to another base up to three areas away that is not ruined, and Flown', () => {
    const state = air('allies');
    plane(state, '33PG', 'mitchel');
    state.damage.langley = 3;
    const game = play(state, airMovement, { choices: ['rebase 33PG argentia'] });
    expect(game.barred[0]).toMatchObject({ 'rebase 33PG langley': 'PK-5.3.6' });
    expect(game.offered[0]).not.toContain('rebase 33PG waller');
    expect(planeOf(state, '33PG')).toMatchObject({ state: 'flown', base: 'argentia', at: null });
  });
});

describe('PK-5.3.7 to PK-5.3.9 German actions', () => {
  test('[PK-5.3.7] a German fighter attacks a patrol within its range', () => {
    const state = air('axis');
    plane(state, 'Me110-1', 'lajes');
    plane(state, 'VP-82', 'argentia', { state: 'patrol', at: 'CD' });
    play(state, airMovement, { dice: [5, 1], choices: ['fight Me110-1 CD'] }); // 5 + 3 - 1 = 7
    expect(planeOf(state, 'VP-82').state).toBe('flown');
    expect(planeOf(state, 'Me110-1').state).toBe('flown');
  });

  test('[PK-5.3.8] [PK-12.5.1] bombs on a convoy that is found: one ship for each hit', () => {
    const state = air('axis');
    plane(state, 'Me264-1', 'lajes');
    convoy(state, 'C-1', 'OCN', 'CC', 'UK');
    play(state, airMovement, { dice: [6, 9, 1, 2], choices: ['bomb Me264-1 CC'] }); // 9 + 3 = 12: two hits
    expect(convoyOf(state, 'C-1')).toMatchObject({ steps: 4, detected: true });
    expect(balance(state)).toBe(2 + 3);
  });

  test('[PK-12.5.1] on a warship one die for each hit until it sinks', () => {
    const state = air('axis');
    plane(state, 'He177-1', 'lajes');
    ship(state, 'DD-1', 'CD');
    play(state, airMovement, { dice: [1, 10, 7, 8], choices: ['bomb He177-1 CD'] });
    expect(state.ships).toEqual([]);
  });

  test('[PK-12.5.1] nothing found, nothing bombed', () => {
    const state = air('axis');
    plane(state, 'He177-1', 'lajes');
    ship(state, 'DD-1', 'CD');
    play(state, airMovement, { dice: [7], choices: ['bomb He177-1 CD'] });
    expect(shipOf(state, 'DD-1').detected).toBe(false);
  });

  test('[PK-9.6] a warship in a stack is no target of its own', () => {
    const state = air('axis');
    plane(state, 'He177-1', 'lajes');
    convoy(state, 'C-1', 'OCN', 'CC', 'UK');
    ship(state, 'DD-1', 'CC', { convoy: 'C-1' });
    ship(state, 'DD-2', 'CC');
    const { open } = until(state, airMovement, { choices: ['bomb He177-1 CC'] });
    expect(open).toEqual(['target C-1', 'target DD-2']);
  });

  test('[PK-5.3.9] German units are never offered another base', () => {
    const state = air('axis');
    plane(state, 'FW200-1', 'lajes');
    plane(state, 'Me110-1', 'lajes');
    convoy(state, 'C-1', 'OCN', 'CC', 'UK');
    expect(until(state, airMovement).open.filter((one) => one.startsWith('rebase'))).toEqual([]);
  });
});

describe('PK-9.4 and PK-12.4 fighters', () => {
  test('[PK-12.4] [PK-9.4.1] [PK-9.4.2] an escort is met before its bomber, and all of them end Flown', () => {
    const state = air('axis');
    plane(state, 'He177-1', 'lajes');
    plane(state, 'Me110-1', 'lajes');
    plane(state, '14PG', 'mitchel', { state: 'cap', at: 'CD' });
    plane(state, '33PG', 'mitchel', { state: 'cap', at: 'CD' });
    convoy(state, 'C-1', 'OCN', 'CD', 'UK');
    const game = play(state, airMovement, {
      // 14PG against its escort: 4 + 4 - 3 = 5 and 4 - 1 = 3; 33PG against the bomber: 6 + 1 = 7, it aborts.
      dice: [4, 4, 6, 1],
      choices: ['bomb He177-1 CD', 'escort Me110-1', 'intercept 14PG Me110-1', 'intercept 33PG He177-1'],
    });
    expect(game.offered[2]).toEqual(['done', 'intercept 14PG Me110-1', 'intercept 33PG Me110-1']);
    expect(game.offered[3]).toEqual(['done', 'intercept 33PG He177-1']);
    expect(state.planes.map((one) => one.state)).toEqual(['flown', 'flown', 'flown', 'flown']);
    expect(convoyOf(state, 'C-1').steps).toBe(6);
  });

  test('[PK-9.4] [PK-9.4.1] a fighter that comes to fight must be met where there is CAP', () => {
    const state = air('axis');
    plane(state, 'Me110-1', 'lajes');
    plane(state, '14PG', 'mitchel', { state: 'cap', at: 'CD' });
    plane(state, 'VP-82', 'argentia', { state: 'patrol', at: 'CD' });
    const game = play(state, airMovement, { dice: [9, 1], choices: ['fight Me110-1 CD'] });
    expect(game.cited).toContain('PK-9.4.1 interception');
    expect(state.planes.map((one) => one.id)).toEqual(['14PG', 'VP-82']); // 9 + 4 - 3 = 10
  });

  test('[PK-16.4] by standing order the two best go up, or nobody', () => {
    const raid = (order: 'all' | 'none'): string[] => {
      const state = air('axis');
      plane(state, 'FW200-1', 'lajes');
      for (const id of ['8PG', '33PG', '14PG'] as const) plane(state, id, 'mitchel', { state: 'cap', at: 'CA' });
      state.orders.allies.intercept = order;
      const dice = order === 'all' ? [1, 1, 1, 1, 2] : [2];
      const game = play(state, airMovement, { dice, choices: ['bomb FW200-1 CA', 'target newyork'] });
      return game.log.flatMap(({ entry }) => (entry.what === 'interception' ? [entry.fighter] : []));
    };
    expect(raid('all')).toEqual(['14PG', '33PG']);
    expect(raid('none')).toEqual([]);
  });
});

describe('PK-12.5 flak and ruined bases', () => {
  test.each([
    [1, 'lost'],
    [3, 'driven-off'],
    [4, 'through'],
  ])('[PK-12.5.2] over New York a die of %i: %s', (die, result) => {
    const state = air('axis');
    plane(state, 'FW200-1', 'lajes');
    const dice = result === 'through' ? [die, 1] : [die];
    const game = play(state, airMovement, { dice, choices: ['bomb FW200-1 CA', 'target newyork'] });
    expect(game.log.map(({ entry }) => entry)).toContainEqual(expect.objectContaining({ what: 'flak', result }));
    expect(state.planes).toHaveLength(result === 'lost' ? 0 : 1);
  });

  test('[PK-12.5.3] at level 3 Ready aircraft are lost on 3 or less, and no level counts above it', () => {
    const state = air('allies');
    plane(state, '2BG', 'langley');
    plane(state, 'FW200-1', 'lajes');
    plane(state, 'Me109-1', 'lajes');
    state.damage.lajes = 2;
    play(state, airMovement, { dice: [3, 10, 3, 4], choices: ['bomb 2BG CE', 'target lajes'] });
    expect(state.damage.lajes).toBe(3);
    expect(state.planes.map((one) => one.id)).toEqual(['2BG', 'Me109-1']);
    expect(balance(state)).toBe(-2 - 3);
  });

  test('[PK-12.5.3] a port at 3 takes no more damage, but its ships still burn', () => {
    const state = air('axis');
    plane(state, 'He177-1', 'lajes');
    state.damage.newyork = 3;
    play(state, airMovement, { dice: [4, 6, 10], choices: ['bomb He177-1 CA', 'target newyork'] });
    expect(balance(state)).toBe(14);
  });
});

describe('PK-21.3 floatplanes', () => {
  const torpedoMode = (): State => {
    const state = bare(
      { v21_2_barbarigo: true, v21_3_floatplanes: true },
      { phase: 'air', toAct: 'axis', finished: { axis: false, allies: true } },
    );
    state.barbarigo = { entry: 2, mode: 'torpedo', known: false, attacks: 0, flown: false };
    sub(state, 'Barbarigo', 'CA');
    plane(state, 'Z511', 'home');
    return state;
  };

  test('[PK-21.3] [PK-21.3.2] [PK-16.7] the Z.511 carries frogmen once a game, by lot from all five markers', () => {
    const state = torpedoMode();
    play(state, airMovement, { dice: [3, 8], choices: ['frogmen Z511 CA', 'target boston', 'finish'].slice(0, 2) });
    expect(balance(state)).toBe(14); // F3: 8 + 2 = 10
    expect(state.barbarigo).toMatchObject({ flown: true, known: true });
    Object.assign(planeOf(state, 'Z511'), { state: 'ready', at: null });
    Object.assign(state, { toAct: 'axis', finished: { axis: false, allies: true } });
    expect(until(state, airMovement).open).not.toContain('frogmen Z511 CA');
  });

  test('[PK-21.3] not with Barbarigo in frogman mode', () => {
    const state = torpedoMode();
    state.barbarigo.mode = 'frogman';
    expect(until(state, airMovement).open.filter((one) => one.includes('Z511'))).toEqual([]);
  });

  test('[PK-21.3.1] the BV 222 needs a German boat that is up, unseen and whole', () => {
    const offered = (over: object): number => {
      const state = bare(
        { v21_3_floatplanes: true },
        { phase: 'air', toAct: 'axis', finished: { axis: false, allies: true } },
      );
      plane(state, 'BV222', 'home');
      sub(state, 'U-66', 'CA', over);
      convoy(state, 'C-1', 'IND', 'CB', 'newyork');
      return until(state, airMovement).open.filter((one) => one.startsWith('bomb BV222 CB')).length;
    };
    expect([
      offered({}),
      offered({ detected: true }),
      offered({ status: 'submerged' }),
      offered({ damage: 1 }),
    ]).toEqual([...[1, 0, 0, 0]]);
  });
});
