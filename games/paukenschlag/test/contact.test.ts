/** PK-5.5 and PK-7: contacts, from the marker to the last box. */
import { describe, expect, test } from 'vitest';
import { playContact } from '../src/contact.ts';
import { navalMovement } from '../src/naval-movement.ts';
import type { State } from '../src/state.ts';
import { convoyOf, shipOf, subOf } from '../src/units.ts';
import { bare, convoy, grid, play, playOn, ship, sub, until } from './position.ts';

const naval = (side: 'axis' | 'allies', options = {}): State =>
  bare(options, { toAct: side, finished: { axis: side === 'allies', allies: side === 'axis' } });

describe('PK-7.1 who takes part', () => {
  const crowd = (side: 'axis' | 'allies'): State => {
    const state = naval(side);
    for (const [id, activated] of [
      ['U-66', false],
      ['U-109', false],
      ['U-123', true],
    ] as const)
      sub(state, id, 'CA', { activated });
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { activated: true });
    ship(state, 'DD-1', 'CA', { activated: true });
    ship(state, 'DD-2', 'CA');
    ship(state, 'DD-3', 'CA', { convoy: 'C-1' });
    return state;
  };

  test('[PK-7.1] [PK-5.5.1] [PK-5.5.2] a submarine meets every Allied unit; friends not yet activated may join and lose their move', () => {
    const state = crowd('axis');
    const { state: now, open } = until(state, navalMovement, { choices: ['seek U-66 surfaced'] });
    expect(open).toEqual(['done', 'commit U-109']);
    expect(now.contact).toMatchObject({ area: 'CA', toPlace: ['U-66', 'C-1', 'DD-1', 'DD-2'] });
    const { state: later } = until(crowd('axis'), navalMovement, {
      choices: ['seek U-66 surfaced', 'commit U-109'],
      dice: [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 1, 9],
    });
    expect(later.contact?.pieces.map((piece) => piece.unit)).toEqual(['C-1', 'DD-1', 'DD-2', 'U-66', 'U-109']);
    expect(subOf(later, 'U-109').activated).toBe(true);
  });

  test('[PK-7.1] an Allied unit meets every submarine; only single warships may be committed', () => {
    const state = crowd('allies');
    shipOf(state, 'DD-1').activated = false;
    const asked = until(state, navalMovement, { choices: ['seek DD-2'] });
    expect(asked.open).toEqual(['done', 'commit DD-1']);
    expect(asked.state.contact?.toPlace).toEqual(['DD-2', 'U-66', 'U-109', 'U-123']);
  });

  test('[PK-16.4] by standing order all friends join, or none', () => {
    const placed = (order: 'all' | 'none'): number => {
      const state = crowd('axis');
      state.orders.axis.commit = order;
      const dice = [1, 1, 1, 2, 2, 3, 3, 4, 4, ...(order === 'all' ? [5, 5] : []), 1, 9];
      return until(state, navalMovement, { choices: ['seek U-66 surfaced'], dice }).state.contact!.pieces.length;
    };
    expect([placed('all'), placed('none')]).toEqual([5, 4]);
  });
});

describe('PK-7.2 and PK-7.7 deployment', () => {
  const approach = (): State => {
    const state = naval('axis');
    convoy(state, 'C-1', 'IND', 'DE', 'newyork');
    ship(state, 'DD-1', 'DE', { activated: true });
    sub(state, 'U-66', 'DF');
    return state;
  };

  test('[PK-5.5.3] [PK-7.2] [PK-5.5.4] [PK-5.4.2] convoys, warships, submarines; two dice each, and the status declared for the move', () => {
    const { state } = until(approach(), navalMovement, {
      choices: ['move U-66 DE submerged'],
      dice: [5, 6, 1, 7, 8, 9, 10, 1, 2],
    });
    expect(state.contact?.pieces.map(({ unit, column, row, course }) => [unit, column, row, course])).toEqual([
      ['C-1', 5, 6, 'N'],
      ['DD-1', 7, 8, null],
      ['U-66', 9, 10, null],
    ]);
    expect(subOf(state, 'U-66')).toMatchObject({ status: 'submerged', met: true });
  });

  test('[PK-7.15] [PK-7.7] a course of 9 or 10 is chosen before the next unit is placed', () => {
    const { state, open } = until(approach(), navalMovement, {
      choices: ['move U-66 DE surfaced'],
      dice: [5, 6, 9],
    });
    expect(open).toEqual(['course C-1 N', 'course C-1 E', 'course C-1 S', 'course C-1 W']);
    expect(state.contact?.pieces).toHaveLength(1);
  });

  test('[PK-14.1] with B-Dienst the Axis sets the course and no die is rolled', () => {
    const state = approach();
    state.event = 'bDienst';
    const game = until(state, navalMovement, {
      choices: ['move U-66 DE surfaced', 'course C-1 S'],
      dice: [5, 6, 1, 1, 2, 2, 1, 2],
    });
    expect(game.state.contact?.pieces[0]).toMatchObject({ unit: 'C-1', course: 'S' });
  });

  test('[PK-7.2] [PK-7.14] placed on top of each other, nothing happens until somebody is activated there', () => {
    const { state } = until(approach(), navalMovement, {
      choices: ['move U-66 DE surfaced'],
      dice: [5, 6, 1, 5, 6, 5, 6, 1, 9],
    });
    expect(state.contact?.boxes).toEqual([]);
    const met = until(state, playContact, {
      choices: ['go U-66 5-6 surfaced'],
      dice: [1, 1, 1, 2, 2, 3, 3, 1, 2],
    }).state;
    expect(met.contact).toMatchObject({ level: 'tsl', boxes: [['C-1', 'DD-1', 'U-66']] });
  });
});

describe('PK-7.4 to PK-7.8 rounds', () => {
  const duel = (over = {}): State => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    ship(state, 'DD-1', 'CA');
    grid(
      state,
      'CA',
      'axis',
      [
        ['U-66', 1, 1],
        ['DD-1', 9, 9],
      ],
      { step: 'round', round: 0, ...over },
    );
    return state;
  };

  test('[PK-7.4] [PK-5.5.6] equal dice are thrown again; the higher moves first', () => {
    const { state } = until(duel(), playContact, { dice: [5, 5, 3, 2] });
    expect(state.contact).toMatchObject({ turn: 'allies', round: 1 });
  });

  test('[PK-5.5.7] [PK-7.5] sides alternate and each unit is activated once a round', () => {
    const { state } = until(duel(), playContact, {
      dice: [9, 1, 5, 4],
      choices: ['go DD-1 8-8', 'go U-66 2-2 surfaced'],
    });
    expect(state.contact).toMatchObject({ round: 2, turn: 'allies' });
  });

  test('[PK-5.5.7] finished for the round leaves the rest to the other side; a bound convoy must move first', () => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
    grid(state, 'CA', 'allies', [
      ['U-66', 1, 1],
      ['C-1', 5, 5, { course: 'E' }],
    ]);
    const game = until(state, playContact);
    expect(game.open).not.toContain('pass');
    expect(game.open.filter((one) => !one.startsWith('order'))).toEqual(['go C-1 6-5']);
    subOf(state, 'U-66').detected = true;
    expect(until(state, playContact).open).toContain('pass');
  });

  test('[PK-7.6] [PK-7.3] [PK-5.5.8] squares by status: 25 Surfaced, 9 Submerged, fewer without fuel', () => {
    const count = (over: object): number[] => {
      const state = bare();
      sub(state, 'U-66', 'CA', over);
      ship(state, 'DD-1', 'CA');
      grid(state, 'CA', 'axis', [
        ['U-66', 5, 5],
        ['DD-1', 9, 9],
      ]);
      const { open } = until(state, playContact);
      return ['surfaced', 'submerged'].map((s) => open.filter((one) => one.startsWith('go') && one.endsWith(s)).length);
    };
    expect(count({})).toEqual([25, 9]);
    expect(count({ fuel: 0 })).toEqual([9, 9]);
    expect(count({ keptUp: true })).toEqual([25, 0]);
  });

  test('[PK-7.8] [PK-5.5.11] [PK-5.5.19] leaving costs a point from an edge square, and a grid with one side ends at once', () => {
    const state = duel({ step: 'play', round: 1 });
    const { open } = until(structuredClone(state), playContact);
    expect(open).toContain('leave U-66 submerged');
    const game = playOn(state, { choices: ['leave U-66 surfaced'] });
    expect(game.cited).toEqual(['PK-7.8 grid-left', 'PK-5.5.19 grid-ends', 'PK-5.5.20 contact-ends']);
    expect(state.contact).toBeNull();
  });

  test('[PK-9.2.2] the bar on submerging is gone after one activation', () => {
    const state = duel({ step: 'play', round: 1 });
    subOf(state, 'U-66').keptUp = true;
    until(state, playContact, { choices: ['go U-66 2-2 surfaced'] });
    expect(subOf(state, 'U-66').keptUp).toBe(false);
  });

  test('[PK-7.12] a round in which nobody stirs ends the grid', () => {
    const state = duel();
    const game = playOn(state, { dice: [9, 1], choices: ['go DD-1 9-9', 'go U-66 1-1 surfaced'] });
    expect(game.log.at(-2)?.entry).toMatchObject({ what: 'grid-ends', why: 'nothing-stirs' });
  });

  test('[PK-7.12] so does the last round of the cap', () => {
    const state = duel({ round: 20, step: 'play' });
    const game = playOn(state, { choices: ['go U-66 2-2 surfaced', 'go DD-1 8-8'] });
    expect(game.log.at(-2)?.entry).toMatchObject({ what: 'grid-ends', why: 'round-cap' });
  });
});

describe('PK-7.9 to PK-7.13 boxes and stacks', () => {
  test('[PK-5.5.10] [PK-7.9] [PK-7.11] [PK-5.5.12] [PK-5.5.14] [PK-5.5.15] boxes are played in order of their letters, everybody as they went in', () => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CA');
    sub(state, 'U-123', 'CA');
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
    convoy(state, 'C-2', 'IND', 'CA', 'trinidad');
    grid(
      state,
      'CA',
      'axis',
      [
        ['C-1', 2, 2, { course: 'E', activated: true }],
        ['C-2', 8, 8, { course: 'E', activated: true }],
        ...(['U-66', 'U-109', 'U-123'] as const).map((id, i) => [id, [3, 7, 5][i]!, [3, 7, 1][i]!] as const),
      ],
      { level: 'osl', boxes: [], box: -1 },
    );
    const { state: now } = until(state, playContact, {
      choices: ['go U-109 8-8 submerged', 'go U-66 2-2 surfaced'],
      dice: [1, 1, 1, 9, 9, 1, 2],
    });
    expect(now.contact).toMatchObject({
      level: 'tsl',
      box: 0,
      boxes: [
        ['C-2', 'U-109'],
        ['C-1', 'U-66'],
      ],
    });
    expect(now.contact?.pieces.map((piece) => piece.unit)).toEqual(['C-2', 'U-109']);
    expect(subOf(now, 'U-109').status).toBe('submerged');
    expect(subOf(now, 'U-123').place).toBe('CA');
  });

  test('[PK-7.10] on the OSL grid nobody is asked about an attack', () => {
    const state = bare();
    sub(state, 'U-66', 'CA', { detected: true });
    ship(state, 'DD-1', 'CA');
    grid(
      state,
      'CA',
      'allies',
      [
        ['U-66', 5, 5],
        ['DD-1', 3, 5],
      ],
      { level: 'osl', boxes: [], box: -1 },
    );
    const { open } = until(state, playContact, { choices: ['go DD-1 4-5'] });
    expect(open.some((one) => one.startsWith('gun') || one.startsWith('depth'))).toBe(false);
  });

  test('[PK-7.13] a convoy lets a warship go and then follows its course; the warship may act later in the round', () => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
    ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
    grid(state, 'CA', 'allies', [
      ['U-66', 1, 1],
      ['C-1', 5, 5, { course: 'E' }],
    ]);
    const { state: now, open } = until(state, playContact, { choices: ['detach C-1 DD-1', 'pass'] });
    expect(now.contact?.pieces.map(({ unit, column, activated }) => [unit, column, activated])).toEqual([
      ['U-66', 1, false],
      ['C-1', 6, true],
      ['DD-1', 5, false],
    ]);
    expect(open).toContain('go DD-1 5-5');
  });

  test('[PK-7.7] while a submarine here is Detected a convoy goes where it likes, or stands', () => {
    const state = bare();
    sub(state, 'U-66', 'CA', { detected: true });
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad');
    grid(state, 'CA', 'allies', [
      ['U-66', 1, 1],
      ['C-1', 5, 5, { course: 'E' }],
    ]);
    expect(until(state, playContact).open.filter((one) => one.startsWith('go'))).toHaveLength(9);
  });

  test('[PK-5.5.13] [PK-5.5.20] survivors go back to the area, and there may be another contact there', () => {
    const state = naval('axis');
    sub(state, 'U-66', 'DF');
    sub(state, 'U-109', 'DF');
    convoy(state, 'C-1', 'IND', 'DE', 'newyork');
    const game = play(state, navalMovement, {
      choices: ['move U-66 DE surfaced', 'leave C-1', 'move U-109 DE surfaced', 'leave C-1'],
      dice: [1, 1, 1, 9, 9, 9, 1, 1, 1, 1, 9, 9, 9, 1],
    });
    expect(game.cited.filter((one) => one.endsWith('contact-begins'))).toHaveLength(2);
    expect(convoyOf(state, 'C-1').area).toBe('DE');
  });
});
