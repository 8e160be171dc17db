/** PK-16.4 to PK-16.6: standing orders. */
import { describe, expect, test } from 'vitest';
import { alliedActivation, alliedAttack, alliedTarget } from '../src/allied-orders.ts';
import { playContact } from '../src/contact.ts';
import { navalMovement } from '../src/naval-movement.ts';
import type { State } from '../src/state.ts';
import { submarineActivation, submarineAttack, submarineTarget } from '../src/submarine-orders.ts';
import { convoyOf, subOf } from '../src/units.ts';
import { bare, convoy, grid, type Placed, ship, sub, until } from './position.ts';

const hunter = (
  placed: readonly Placed[],
  over: { boat?: object; contact?: object; type?: 'IND' | 'OCN' | 'TNK' } = {},
): State => {
  const state = bare();
  sub(state, 'U-66', 'CA', over.boat ?? {});
  for (const [unit] of placed) {
    if (unit.startsWith('C-'))
      convoy(state, unit as 'C-1', unit === 'C-2' ? 'TNK' : (over.type ?? 'IND'), 'CA', 'trinidad');
    else if (!unit.startsWith('U-')) ship(state, unit as 'DD-1', 'CA');
  }
  grid(state, 'CA', 'axis', placed, over.contact);
  return state;
};
const boatGoes = (state: State): string => submarineActivation(state, state.contact!).choice.join(' ');
const alliesGo = (state: State): string => alliedActivation(state, state.contact!).choice.join(' ');

describe('PK-16.5 a submarine by standing order', () => {
  test('[PK-16.5] it closes in Surfaced, column and row together, and stops on its target', () => {
    expect(
      boatGoes(
        hunter([
          ['U-66', 8, 6],
          ['C-1', 3, 3],
        ]),
      ),
    ).toBe('go U-66 6-4 surfaced');
    expect(
      boatGoes(
        hunter([
          ['U-66', 4, 3],
          ['C-1', 3, 3],
        ]),
      ),
    ).toBe('go U-66 3-3 surfaced');
  });

  test('[PK-16.5] Submerged beside an escort, if it may be', () => {
    const placed: Placed[] = [
      ['U-66', 4, 3],
      ['C-1', 3, 3],
      ['DD-1', 3, 4],
    ];
    expect(boatGoes(hunter(placed))).toBe('go U-66 3-3 submerged');
    expect(boatGoes(hunter(placed, { boat: { keptUp: true } }))).toBe('go U-66 3-3 surfaced');
    expect(
      boatGoes(
        hunter(
          [
            ['U-66', 4, 3],
            ['C-1', 3, 3],
          ],
          { type: 'OCN' },
        ),
      ),
    ).toBe('go U-66 3-3 submerged');
  });

  test('[PK-16.5] tankers count half a square nearer; ties by id', () => {
    expect(
      boatGoes(
        hunter([
          ['U-66', 5, 5],
          ['C-1', 2, 5],
          ['C-2', 8, 5],
        ]),
      ),
    ).toBe('go U-66 7-5 surfaced');
    expect(
      boatGoes(
        hunter([
          ['U-66', 5, 5],
          ['C-1', 2, 5],
          ['C-3', 8, 5],
        ]),
      ),
    ).toBe('go U-66 3-5 surfaced');
  });

  test('[PK-16.5] without torpedoes, or hard pressed from round 2 on, it makes for the nearest edge', () => {
    expect(
      boatGoes(
        hunter(
          [
            ['U-66', 5, 4],
            ['C-1', 9, 9],
          ],
          { boat: { torpedoes: 0 } },
        ),
      ),
    ).toBe('go U-66 5-2 surfaced');
    const pressed: Placed[] = [
      ['U-66', 5, 2],
      ['C-1', 6, 2],
      ['DD-1', 6, 3],
    ];
    expect(boatGoes(hunter(pressed, { boat: { detected: true }, contact: { round: 1 } }))).toBe(
      'go U-66 6-2 submerged',
    );
    expect(boatGoes(hunter(pressed, { boat: { detected: true }, contact: { round: 2 } }))).toBe(
      'go U-66 5-1 submerged',
    );
    const edge: Placed[] = [
      ['U-66', 5, 1],
      ['DD-1', 6, 3],
    ];
    expect(boatGoes(hunter(edge))).toBe('leave U-66 submerged');
  });

  test('[PK-16.5] ties north, east, south, west; a way into an enemy square comes last', () => {
    expect(
      boatGoes(
        hunter([
          ['U-66', 2, 2],
          ['DD-1', 9, 9],
        ]),
      ),
    ).toBe('leave U-66 surfaced');
    expect(
      boatGoes(
        hunter([
          ['U-66', 3, 3],
          ['DD-1', 9, 9],
        ]),
      ),
    ).toBe('go U-66 3-1 surfaced');
    expect(
      boatGoes(
        hunter(
          [
            ['U-66', 3, 3],
            ['DD-1', 3, 1],
          ],
          { boat: { keptUp: true } },
        ),
      ),
    ).toBe('go U-66 1-3 surfaced');
  });

  test('[PK-16.5] it tries for its target alone, and fires torpedoes, or guns where no warship is near', () => {
    const state = hunter([
      ['U-66', 3, 3],
      ['C-1', 3, 3],
      ['DD-1', 5, 5],
    ]);
    const { contact } = state;
    expect(submarineTarget(state, contact!, 'U-66', 'C-1')).toBe('C-1');
    expect(submarineTarget(state, contact!, 'U-66', null)).toBeNull();
    const fire = (hemmedIn = false): string =>
      submarineAttack(state, contact!, contact!.pieces[0]!, { quarry: 'C-1', hemmedIn }).join(' ');
    expect(fire()).toBe('hold-fire');
    convoyOf(state, 'C-1').detected = true;
    expect(fire()).toBe('torpedo C-1');
    Object.assign(contact!, { round: 2 });
    contact!.pieces[0]!.fired = 1;
    expect(fire()).toBe('gun C-1');
    expect(fire(true)).toBe('hold-fire');
  });

  test.each<[string, Placed, number, boolean]>([
    ['beside it', ['DD-1', 2, 3], 5, false],
    ['beside it in a stack', ['C-2', 2, 3, { course: 'N' }], 4, false],
    ['beside its target', ['DD-1', 6, 3], 5, true],
  ])('[PK-16.5] a warship %s when its activation began: whether it fires its gun', (_where, warship, target, fires) => {
    const state = bare();
    sub(state, 'U-66', 'DF', { keptUp: true });
    convoy(state, 'C-1', 'IND', 'DF', 'newyork', { detected: true });
    convoy(state, 'C-2', 'IND', 'DF', 'newyork');
    ship(state, 'DD-1', 'DF', { convoy: warship[0] === 'C-2' ? 'C-2' : null });
    const placed: Placed[] = [['U-66', 3, 3, { fired: 1 }], ['C-1', target, 3, { course: 'N' }], warship];
    const contact = grid(state, 'DF', 'axis', placed, { round: 2, manner: { axis: 'order', allies: 'hand' } });
    until(state, playContact, { dice: [1] });
    expect(contact.pieces[0]).toMatchObject({ column: target, row: 3, gunned: fires });
  });

  test('[PK-16.5] with B-Dienst the course goes to the farthest edge; return fire at most tons', () => {
    const state = bare({}, { event: 'bDienst', toAct: 'axis', finished: { axis: false, allies: true } });
    sub(state, 'U-66', 'DF');
    convoy(state, 'C-1', 'IND', 'DE', 'newyork');
    state.orders.axis.grids = 'auto';
    until(state, navalMovement, { choices: ['move U-66 DE surfaced'], dice: [9, 5, 1, 1, 9, 1] });
    expect(state.contact?.pieces[0]).toMatchObject({ unit: 'C-1', course: 'W' });
  });
});

describe('PK-16.6 Allied units by standing order', () => {
  test('[PK-16.6] a warship runs at the nearest submarine, a Detected one counting three squares nearer', () => {
    const placed: Placed[] = [
      ['DD-1', 5, 5],
      ['U-66', 7, 5],
      ['U-109', 1, 5],
    ];
    const state = hunter(placed);
    sub(state, 'U-109', 'CA');
    expect(alliesGo(state)).toBe('go DD-1 7-5');
    subOf(state, 'U-109').detected = true;
    expect(alliesGo(state)).toBe('go DD-1 2-5');
  });

  test('[PK-16.6] warships by id before convoys by id', () => {
    const state = hunter([
      ['C-1', 2, 2, { course: 'S' }],
      ['DD-2', 5, 5],
      ['CUT-1', 6, 6],
      ['U-66', 9, 9],
    ]);
    expect(alliesGo(state)).toMatch(/^go CUT-1/);
    state.contact!.pieces[2]!.activated = true;
    expect(alliesGo(state)).toMatch(/^go DD-2/);
    state.contact!.pieces[1]!.activated = true;
    expect(alliesGo(state)).toBe('go C-1 2-3');
  });

  test('[PK-16.6] a convoy bound to its course follows it, off the grid too', () => {
    expect(
      alliesGo(
        hunter([
          ['C-1', 10, 4, { course: 'E' }],
          ['U-66', 9, 9],
        ]),
      ),
    ).toBe('leave C-1');
  });

  test('[PK-16.6] free of it, it leaves from an edge or goes where the Detected boat is farthest', () => {
    const boat = { detected: true };
    expect(
      alliesGo(
        hunter(
          [
            ['C-1', 1, 4, { course: 'E' }],
            ['U-66', 9, 9],
          ],
          { boat },
        ),
      ),
    ).toBe('leave C-1');
    expect(
      alliesGo(
        hunter(
          [
            ['C-1', 4, 4, { course: 'E' }],
            ['U-66', 6, 4],
          ],
          { boat },
        ),
      ),
    ).toBe('go C-1 3-5');
    expect(
      alliesGo(
        hunter(
          [
            ['C-1', 2, 6, { course: 'E' }],
            ['U-66', 6, 6],
          ],
          { boat },
        ),
      ),
    ).toBe('go C-1 1-7');
  });

  test('[PK-16.6] on the TSL grid it lets its warships go when a Detected boat is within two squares', () => {
    const detached = (level: 'osl' | 'tsl', column: number): number => {
      const state = hunter(
        [
          ['C-1', 5, 5, { course: 'E' }],
          ['U-66', column, 5],
        ],
        { boat: { detected: true }, contact: { level } },
      );
      ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
      return alliedActivation(state, state.contact!).detached.length;
    };
    expect([detached('tsl', 7), detached('tsl', 8), detached('osl', 7)]).toEqual([1, 0, 0]);
  });

  test('[PK-16.6] attempts go to the nearest; attacks first to the one it went for', () => {
    const state = hunter([
      ['DD-1', 5, 5],
      ['U-66', 5, 5],
      ['U-109', 5, 5],
    ]);
    sub(state, 'U-109', 'CA', { status: 'submerged' });
    expect(alliedTarget(state, state.contact!, 'DD-1')).toBe('U-66');
    Object.assign(subOf(state, 'U-66'), { detected: true });
    Object.assign(subOf(state, 'U-109'), { detected: true });
    const attack = (quarry: 'U-66' | 'U-109' | null): string =>
      alliedAttack(state, state.contact!, state.contact!.pieces[0]!, quarry).join(' ');
    expect([attack('U-109'), attack(null)]).toEqual(['depth-charge U-109', 'gun U-66']);
  });
});

describe('PK-16.4 giving orders', () => {
  test('[PK-16.4] [PK-5.5.17] asked for each grid, both say by hand or by order before anybody is placed', () => {
    const state = bare({}, { toAct: 'axis', finished: { axis: false, allies: true } });
    sub(state, 'U-66', 'DF');
    convoy(state, 'C-1', 'IND', 'DE', 'newyork');
    state.orders.axis.grids = 'each';
    state.orders.allies.grids = 'each';
    const first = until(state, navalMovement, { choices: ['move U-66 DE surfaced'] });
    expect(first.open).toEqual(['by-order', 'by-hand']);
    until(state, playContact, { choices: ['by-hand', 'by-order'], dice: [5, 5, 1, 5, 9, 9, 1] });
    expect(state.contact?.manner).toEqual({ allies: 'hand', axis: 'order' });
    expect(state.contact?.pieces).toHaveLength(2);
  });

  test('[PK-16.4] an order may be given and withdrawn in the midst of a grid', () => {
    const state = hunter([
      ['U-66', 5, 5],
      ['C-1', 9, 9, { course: 'N' }],
    ]);
    const { open } = until(state, playContact, { choices: ['order detect nearest', 'order commit all'] });
    expect(state.orders.axis).toMatchObject({ detect: 'nearest', commit: 'all' });
    expect(open).toContain('order detect ask');
    expect(open).not.toContain('order huffDuff always');
  });

  test('[PK-16.4] the order to play grids by itself holds from the moment it is given', () => {
    const state = hunter([
      ['U-66', 5, 5],
      ['C-1', 9, 9, { course: 'N' }],
    ]);
    until(state, playContact, { choices: ['order grids auto'], dice: [9] });
    expect(state.contact?.manner.axis).toBe('order');
    expect(state.contact?.pieces[0]).toMatchObject({ column: 7, row: 7 });
  });
});
