/** PK-5.4, PK-6 and PK-11: on the map. */
import { describe, expect, test } from 'vitest';
import { navalMovement } from '../src/naval-movement.ts';
import { overhead, secondMove } from '../src/second-move.ts';
import type { State } from '../src/state.ts';
import { planeOf, shipOf, subOf } from '../src/units.ts';
import { bare, convoy, plane, play, ship, sub, until } from './position.ts';

const naval = (side: 'axis' | 'allies', options = {}): State =>
  bare(options, { toAct: side, finished: { axis: side === 'allies', allies: side === 'axis' } });
const movesOf = (open: string[], id: string): string[] =>
  open.filter((one) => one.startsWith(`move ${id} `)).map((one) => one.split(' ').slice(2).join(' '));

describe('PK-5.4.1 and PK-6.1 taking turns', () => {
  test('[PK-5.4.1] [PK-6.1] one unit each, the Allies first, until both are finished', () => {
    const state = bare({}, { toAct: 'allies', finished: { axis: false, allies: false } });
    ship(state, 'DD-1', 'CA');
    ship(state, 'DD-2', 'BB');
    sub(state, 'U-66', 'DG');
    const game = play(state, navalMovement, { choices: ['hold DD-1', 'hold U-66 surfaced', 'finish'] });
    expect(game.log.flatMap(({ entry }) => (entry.what === 'held' ? [entry.unit] : []))).toEqual(['DD-1', 'U-66']);
    expect(shipOf(state, 'DD-2').activated).toBe(false);
  });

  test('[PK-16.3] a unit that has been activated is offered nothing more', () => {
    const state = naval('allies');
    ship(state, 'DD-1', 'CA', { activated: true });
    ship(state, 'DD-2', 'BB');
    const { open } = until(state, navalMovement);
    expect(open.some((one) => one.includes('DD-1'))).toBe(false);
  });
});

describe('PK-6.1 to finish', () => {
  const bound = (side: 'axis' | 'allies', over: object): Record<string, string> => {
    const state = naval(side);
    convoy(state, 'C-1', 'OCN', 'BB', 'UK', over);
    ship(state, 'DD-1', 'CA');
    sub(state, 'U-66', 'DG');
    return play(state, navalMovement, {
      choices: side === 'axis' ? ['finish'] : ['order detect nearest', 'move C-1 BC', 'finish'],
    }).barred[0]!;
  };

  test('[PK-6.1] the Allies may not while a convoy must march; the Axis may', () => {
    expect(bound('allies', { lagged: true })).toMatchObject({ finish: 'PK-6.1' });
    expect(bound('allies', {})).not.toHaveProperty('finish');
    expect(bound('axis', { lagged: true })).not.toHaveProperty('finish');
  });

  test('[PK-6.1] [PK-16.4] who has finished is told, and an order is no move', () => {
    const state = naval('allies');
    ship(state, 'DD-1', 'CA');
    const game = play(state, navalMovement, { choices: ['order detect nearest', 'finish'] });
    expect(game.log).toEqual([
      { rule: 'PK-16.4', entry: { what: 'order-given', side: 'allies', kind: 'detect', value: 'nearest' } },
      { rule: 'PK-6.1', entry: { what: 'side-finished', side: 'allies', phase: 'naval' } },
    ]);
  });

  test('[PK-6.7] a convoy takes in its warships before it is activated', () => {
    const state = naval('allies');
    convoy(state, 'C-1', 'OCN', 'BB', 'UK');
    ship(state, 'DD-1', 'BB');
    until(state, navalMovement, { choices: ['form C-1'] });
    expect(state.activation).toEqual({ unit: 'C-1', step: 'form', waiting: [], meets: false });
  });
});

describe('PK-6.2 to PK-6.5 how far', () => {
  test('[PK-6.2] three areas for destroyers, two for small craft', () => {
    const state = naval('allies');
    ship(state, 'DD-1', 'CA');
    ship(state, 'CUT-1', 'CA');
    const { open } = until(state, navalMovement);
    expect(movesOf(open, 'DD-1')).toContain('BC');
    expect(movesOf(open, 'CUT-1')).not.toContain('EC');
    expect(movesOf(open, 'CUT-1')).toContain('DN');
  });

  test('[PK-6.5] small craft stay in coastal areas all the way', () => {
    const state = naval('allies');
    ship(state, 'CUT-1', 'CA');
    const game = play(state, navalMovement, { choices: ['move CUT-1 BB'] });
    expect(game.barred[0]).toMatchObject({ 'move CUT-1 CB': 'PK-6.5', 'move CUT-1 CC': 'PK-6.5' });
  });

  test('[PK-6.5] they leave a stack before it goes out to sea, not activated', () => {
    const state = naval('allies');
    convoy(state, 'C-1', 'OCN', 'BB', 'UK');
    ship(state, 'CUT-1', 'BB', { convoy: 'C-1' });
    ship(state, 'DD-1', 'BB', { convoy: 'C-1' });
    play(state, navalMovement, { choices: ['move C-1 BC', 'finish'] });
    expect(shipOf(state, 'CUT-1')).toMatchObject({ area: 'BB', convoy: null, activated: false });
    expect(shipOf(state, 'DD-1')).toMatchObject({ area: 'BC', convoy: 'C-1', activated: true });
  });

  test.each([
    [{}, ['surfaced 2', 'submerged 1']],
    [{ damage: 3 }, ['surfaced 1']],
    [{ fuel: 0 }, []],
  ])('[PK-6.3] [PK-5.4.2] a submarine with %j may go %j', (over, reach) => {
    const state = naval('axis', { v21_5_damage: true });
    sub(state, 'U-66', 'DF', over);
    const far = (status: string): number =>
      Math.max(
        0,
        ...movesOf(until(structuredClone(state), navalMovement).open, 'U-66')
          .filter((one) => one.endsWith(status))
          .map((one) => (one.startsWith('DD') || one.startsWith('CB') ? 2 : 1)),
      );
    expect(
      ['surfaced', 'submerged'].flatMap((status) => (far(status) > 0 ? [`${status} ${far(status)}`] : [])),
    ).toEqual(reach);
  });

  test('[PK-6.4] a destroyer passes an area full of submarines without a contact', () => {
    const state = naval('allies');
    ship(state, 'DD-1', 'CA');
    sub(state, 'U-66', 'CB');
    const game = play(state, navalMovement, { choices: ['move DD-1 CC'] });
    expect(game.cited).not.toContain('PK-5.5.1 contact-begins');
  });
});

describe('PK-6.7 stacks', () => {
  test('[PK-6.7] [PK-4.6] warships join and part at the start of the activation, three at most, and go with it', () => {
    const state = naval('allies');
    convoy(state, 'C-1', 'TNK', 'DB', 'newyork');
    for (const id of ['DD-1', 'DD-2', 'CUT-1', 'CUT-2'] as const) ship(state, id, 'DB');
    const game = play(state, navalMovement, {
      choices: [
        ...['form C-1', 'join C-1 CUT-1', 'join C-1 DD-1', 'join C-1 DD-2', 'part C-1 CUT-1', 'join C-1 CUT-2'],
        ...['move C-1 CA', 'hold CUT-1'],
      ],
    });
    expect(game.offered[4]!.filter((one) => one.startsWith('join'))).toEqual([]);
    expect(state.ships.map(({ id, area, convoy: stack }) => `${id} ${area} ${stack}`)).toEqual([
      ...['CUT-1 DB null', 'CUT-2 CA C-1', 'DD-1 CA C-1', 'DD-2 CA C-1'],
    ]);
    expect(state.ships.every((one) => one.activated)).toBe(true);
  });

  test('[PK-8.5] whoever joins a Detected unit is Detected with it, and keeps the marker on parting', () => {
    const state = naval('allies');
    convoy(state, 'C-1', 'TNK', 'DB', 'newyork', { detected: true });
    ship(state, 'DD-1', 'DB');
    play(state, navalMovement, { choices: ['form C-1', 'join C-1 DD-1', 'part C-1 DD-1', 'hold C-1', 'hold DD-1'] });
    expect(shipOf(state, 'DD-1')).toMatchObject({ detected: true, convoy: null });
  });
});

describe('PK-6.9 to PK-6.11 off the map and back', () => {
  test('[PK-6.9] from beside an exit on the surface, from it Submerged, and without fuel as the whole move', () => {
    const homes = (place: 'BE' | 'BD' | 'BC', over: object): string[] => {
      const state = naval('axis');
      sub(state, 'U-66', place, over);
      return until(state, navalMovement).open.filter((one) => one.startsWith('home'));
    };
    expect(homes('BE', {})).toEqual(['home U-66 surfaced', 'home U-66 submerged']);
    expect(homes('BD', {})).toEqual(['home U-66 surfaced']);
    expect(homes('BC', {})).toEqual([]);
    expect(homes('BE', { fuel: 0 })).toHaveLength(2);
    expect(homes('BD', { fuel: 0 })).toEqual([]);
  });

  test('[PK-6.9] [PK-6.10] it goes home and is due back two turns later', () => {
    const state = naval('axis');
    sub(state, 'U-66', 'BE', { detected: true, torpedoes: 0 });
    play(state, navalMovement, { choices: ['home U-66 surfaced'] });
    expect(subOf(state, 'U-66')).toMatchObject({ place: 'home', back: 5, detected: false });
  });
});

describe('PK-11 fuel', () => {
  test('[PK-11.1] Submerged or without a movement nothing is spent', () => {
    const state = naval('axis');
    sub(state, 'U-66', 'DF');
    sub(state, 'U-109', 'DF');
    play(state, navalMovement, { choices: ['move U-66 DE submerged', 'hold U-109 surfaced'] });
    expect(state.subs.map((one) => one.fuel)).toEqual([6, 6]);
  });

  test('[PK-11.2] when the Milch Cow is activated every boat beside it is asked, by id', () => {
    const state = naval('axis');
    sub(state, 'MilchCow', 'DF', { supply: 5 });
    sub(state, 'U-109', 'DE', { fuel: 3, activated: true });
    sub(state, 'U-66', 'DE', { fuel: 4, activated: true });
    sub(state, 'U-123', 'DE', { fuel: 1, activated: true, status: 'submerged' });
    const game = play(state, navalMovement, { choices: ['move MilchCow DE surfaced', 'fuel U-66 2', 'fuel U-109 3'] });
    expect(game.offered[1]).toEqual(['fuel U-66 0', 'fuel U-66 1', 'fuel U-66 2']);
    expect(state.subs.map((one) => one.fuel)).toEqual([5, 6, 6, 1]);
    expect(subOf(state, 'MilchCow').supply).toBe(0);
  });

  test('[PK-11.2] [PK-11.4] a Milch Cow that refits gives fuel to those beside it too', () => {
    const state = naval('axis');
    sub(state, 'MilchCow', 'CE', { supply: 0 });
    sub(state, 'U-66', 'CE', { fuel: 4, activated: true });
    play(state, navalMovement, { choices: ['refit MilchCow', 'fuel U-66 2'] });
    expect(subOf(state, 'U-66').fuel).toBe(6);
    expect(subOf(state, 'MilchCow').supply).toBe(22);
  });

  test('[PK-11.2] [PK-21.2.1] Barbarigo on a raid takes fuel from the Milch Cow before its frogmen go', () => {
    const state = naval('axis', { v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'DC', { fuel: 3, torpedoes: 0 });
    sub(state, 'MilchCow', 'DB', { activated: true });
    state.barbarigo = { entry: 2, mode: 'frogman', known: false, attacks: 0, flown: false };
    const choices = ['raid Barbarigo DB', 'fuel Barbarigo 4', 'declare charleston', 'done', 'leave-out F5'];
    play(state, navalMovement, { choices });
    expect(subOf(state, 'Barbarigo')).toMatchObject({ place: 'DB', fuel: 6 });
    expect(state.containers).toMatchObject([{ port: 'charleston', leftOut: 'F5' }]);
  });

  test('[PK-11.2] [PK-16.4] by standing order as much as can be had', () => {
    const state = naval('axis');
    sub(state, 'MilchCow', 'DE', { supply: 24, activated: true });
    sub(state, 'U-66', 'DF', { fuel: 2 });
    state.orders.axis.refuel = 'full';
    const game = play(state, navalMovement, { choices: ['move U-66 DE surfaced'] });
    expect(game.offered[0]!.some((one) => one.startsWith('refuel'))).toBe(false);
    expect(subOf(state, 'U-66').fuel).toBe(6);
  });

  test('[PK-11.4] a refit at the Azores: fuel, two torpedo boxes, two boats a turn, and no Allied unit in sight', () => {
    const state = naval('axis');
    for (const id of ['U-66', 'U-109', 'U-123'] as const) sub(state, id, 'CE', { fuel: 1, torpedoes: 0 });
    const game = play(state, navalMovement, { choices: ['refit U-66', 'refit U-109', 'hold U-123 surfaced'] });
    expect(subOf(state, 'U-66')).toMatchObject({ fuel: 6, torpedoes: 2, status: 'surfaced' });
    expect(game.barred[2]).toMatchObject({ 'refit U-123': 'PK-11.4' });
    const watched = naval('axis');
    sub(watched, 'U-66', 'CE', { fuel: 1 });
    ship(watched, 'DD-1', 'CE', { activated: true });
    expect(play(watched, navalMovement, { choices: ['hold U-66 surfaced'] }).barred[0]).toMatchObject({
      'refit U-66': 'PK-11.4',
    });
    const shut = naval('axis');
    sub(shut, 'U-66', 'CE', { fuel: 1 });
    shut.damage.pontadelgada = 2;
    expect(until(shut, navalMovement).open).not.toContain('refit U-66');
  });
});

describe('PK-5.6 the second move', () => {
  test('[PK-5.6.1] [PK-5.6.3] up to two areas more, in any order, and into a convoy without a contact', () => {
    const state = bare({}, { phase: 'second-move' });
    sub(state, 'U-66', 'DF');
    sub(state, 'U-109', 'BE');
    sub(state, 'U-123', 'DF', { status: 'submerged' });
    convoy(state, 'C-1', 'IND', 'DD', 'newyork');
    const game = play(state, secondMove, { choices: ['home U-109 surfaced', 'move U-66 DD surfaced'] });
    expect(game.barred[0]).toMatchObject({ 'home U-123 surfaced': 'PK-5.6.1' });
    expect(subOf(state, 'U-66')).toMatchObject({ place: 'DD', fuel: 5 });
    expect(state.contact).toBeNull();
  });

  test('[PK-5.6.2] [PK-12.3] un-flown aircraft search once each, from a patrol or from a base that is fit', () => {
    const state = bare({}, { phase: 'overhead' });
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CA', { status: 'submerged' });
    plane(state, 'VP-51', 'langley');
    plane(state, 'VP-73', 'quonset', { state: 'patrol', at: 'CA' });
    plane(state, 'VS-1D1', 'mitchel');
    plane(state, 'ZP-12', 'lakehurst', { state: 'flown', at: 'CA' });
    plane(state, '33PG', 'lakehurst');
    state.damage.mitchel = 2;
    const game = play(state, overhead, { dice: [9, 3, 1], choices: ['search VP-51 U-66', 'search VP-73 U-66'] });
    expect(game.offered[0]).toEqual(['done', 'search VP-51 U-66', 'search VP-73 U-66']);
    expect(planeOf(state, 'VP-51').state).toBe('ready');
    expect(planeOf(state, 'VP-73').state).toBe('flown');
    expect(subOf(state, 'U-66').detected).toBe(true);
  });
});

describe('PK-6.8 holding', () => {
  test('[PK-6.8] seeking contact plays one; holding does not', () => {
    const state = naval('allies');
    ship(state, 'DD-1', 'CA');
    sub(state, 'U-66', 'CA');
    const { state: now } = until(state, navalMovement, { dice: [1, 1, 9, 9, 5, 1], choices: ['seek DD-1'] });
    expect(now.contact).toMatchObject({ area: 'CA', unit: 'DD-1', level: 'osl', round: 1 });
  });
});
