/** The worked examples of contacts and of what they do to submarines, dice by dice. */
import { describe, expect, test } from 'vitest';
import { callUp } from '../src/arrivals.ts';
import { depthCharges } from '../src/asw.ts';
import { shellSubmarine } from '../src/gunfire.ts';
import { navalMovement } from '../src/naval-movement.ts';
import { leaveMap } from '../src/submarine-moves.ts';
import { torpedoAttack } from '../src/torpedoes.ts';
import { convoyOf, subOf } from '../src/units.ts';
import { balance } from '../src/victory.ts';
import { bare, convoy, grid, play, ship, sub } from './position.ts';

const alliesDone = () => ({ toAct: 'axis', finished: { axis: false, allies: true } }) as const;

describe('V3 to V7: what hits do to submarines', () => {
  const attacked = (id: 'U-66' | 'U-701', damage: boolean, dice: number[]) => {
    const state = bare({ v21_5_damage: damage });
    sub(state, id, 'CA', { status: 'submerged', detected: true });
    ship(state, 'DD-1', 'CA');
    play(state, (t) => depthCharges(t, 'DD-1', id), { dice });
    return subOf(state, id);
  };

  test.each([
    [9, 'sunk', 0],
    [8, 'CA', 0],
    [7, 'CA', 1],
    [6, 'CA', 2],
    [5, 'CA', 0],
    [1, 'CA', 0],
  ])('[PK-21.5.1] V3: Must Surface 3, N = 8, second die %i', (die, place, damage) => {
    expect(attacked('U-66', true, [10, die])).toMatchObject({ place, damage });
  });

  test('[PK-16.1] V3: with no effect on the first die no second is rolled', () => {
    expect(attacked('U-66', true, [6])).toMatchObject({ place: 'CA', damage: 0 });
  });

  test.each([
    [9, 'sunk', 0],
    [8, 'CA', 1],
    [2, 'CA', 1],
    [1, 'CA', 0],
  ])(
    '[PK-21.5.1] [PK-1.4] V4: the note for boats with Must Surface 2 prevails, N = 8, second die %i',
    (die, place, damage) => {
      expect(attacked('U-701', true, [10, die])).toMatchObject({ place, damage });
    },
  );

  test.each([
    ['U-66', 10, { place: 'sunk' }],
    ['U-66', 9, { status: 'surfaced', detected: true, keptUp: true }],
    ['U-66', 3, { status: 'surfaced', detected: true, keptUp: true }],
    ['U-66', 2, { status: 'submerged', keptUp: false }],
    ['U-701', 2, { status: 'surfaced', keptUp: true }],
    ['U-701', 1, { status: 'submerged', keptUp: false }],
  ] as const)('[PK-9.2.1] [PK-9.2.2] V5: %s, N = 9, second die %i', (id, die, after) => {
    expect(attacked(id, false, [8, die])).toMatchObject(after);
  });

  test.each([
    ['U-571', 5, 'sunk', 0],
    ['U-571', 4, 'CA', 2],
    ['U-571', 3, 'CA', 1],
    ['U-571', 2, 'CA', 0],
    ['U-701', 5, 'sunk', 0],
    ['U-701', 4, 'CA', 2],
    ['U-701', 3, 'CA', 2],
    ['U-701', 2, 'CA', 1],
    ['U-701', 1, 'CA', 0],
    ['U-66', 6, 'sunk', 0],
    ['U-66', 5, 'CA', 2],
    ['U-66', 4, 'CA', 2],
    ['U-66', 3, 'CA', 1],
    ['U-66', 2, 'CA', 0],
  ] as const)('[PK-21.5.2] V6: %s hit by guns, second die %i', (id, die, place, damage) => {
    const state = bare({ v21_5_damage: true });
    sub(state, id, 'CA', { detected: true });
    ship(state, 'DD-1', 'CA');
    play(state, (t) => shellSubmarine(t, 'DD-1', id, 'DD-1'), { dice: [7, die, 1] });
    expect(subOf(state, id)).toMatchObject({ place, damage });
  });

  test.each([
    ['U-571', [10, 6, 7], { place: 'sunk' }, -15],
    ['U-571', [10, 6, 8], { place: 'CA', damage: 4, status: 'surfaced' }, 0],
    ['U-66', [10, 6], { place: 'CA', damage: 4, status: 'surfaced' }, 0],
  ] as const)('[PK-21.5.3] V7: %s from 2 points to 4, dice %j', (id, dice, after, total) => {
    const state = bare({ v21_5_damage: true });
    sub(state, id, 'CA', { status: 'submerged', detected: true, damage: 2 });
    ship(state, 'DD-1', 'CA');
    play(state, (t) => depthCharges(t, 'DD-1', id), { dice: [...dice] });
    expect(subOf(state, id)).toMatchObject(after);
    expect(balance(state)).toBe(total);
  });

  test.each([
    [4, 2, { place: 'home', back: 8 }, 0],
    [4, 3, { place: 'out' }, -5],
    [2, 3, { place: 'home', back: 8 }, 0],
    [2, 4, { place: 'out' }, -5],
  ] as const)('[PK-21.5.3] [PK-6.10] V7: home with %i points, die %i', (damage, die, after, total) => {
    const state = bare({ v21_5_damage: true }, { turn: 6 });
    const boat = sub(state, 'U-571', 'BE', { damage });
    play(state, (t) => leaveMap(t, boat), { dice: [die] });
    expect(subOf(state, 'U-571')).toMatchObject(after);
    expect(balance(state)).toBe(total);
    state.turn = 8;
    play(state, callUp);
    expect(state.due.includes('U-571')).toBe(after.place === 'home');
  });
});

describe('V9 to V11, V22, V23: combat on the TSL grid', () => {
  test('[PK-9.1] [PK-9.1.1] [PK-10.3] [PK-15.2] V9: two hits on independents', () => {
    const state = bare();
    sub(state, 'U-123', 'CA');
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { detected: true });
    const contact = grid(state, 'CA', 'axis', [
      ['U-123', 4, 4],
      ['C-1', 4, 4, { course: 'N' }],
    ]);
    play(state, (t) => torpedoAttack(t, 'U-123', 'C-1'), { dice: [7, 10, 3] });
    expect(balance(state)).toBe(14);
    expect(convoyOf(state, 'C-1').steps).toBe(3);
    expect(subOf(state, 'U-123').torpedoes).toBe(3);
    expect(contact.pieces[0]?.fired).toBe(1);
  });

  test('[PK-9.1.1] [PK-9.1.4] V10: Detected and against an escort; nobody looks for a boat that is Detected', () => {
    const state = bare();
    sub(state, 'U-571', 'BB', { status: 'submerged', detected: true });
    convoy(state, 'C-2', 'OCN', 'BB', 'UK', { detected: true });
    grid(state, 'BB', 'axis', [
      ['U-571', 4, 4],
      ['C-2', 4, 4, { course: 'N' }],
    ]);
    play(state, (t) => torpedoAttack(t, 'U-571', 'C-2'), { dice: [8, 4] });
    expect(convoyOf(state, 'C-2').steps).toBe(5);
    expect(balance(state)).toBe(5);
  });

  test('[PK-9.1.4] [PK-10.5] V11: the inherent escort of a troop convoy finds the firer', () => {
    const state = bare();
    sub(state, 'U-66', 'BB', { status: 'submerged' });
    convoy(state, 'C-3', 'TRP', 'BB', 'UK', { detected: true });
    grid(state, 'BB', 'axis', [
      ['U-66', 4, 4],
      ['C-3', 4, 4, { course: 'N' }],
    ]);
    play(state, (t) => torpedoAttack(t, 'U-66', 'C-3'), { dice: [7, 9, 6] });
    expect(balance(state)).toBe(23);
    expect(subOf(state, 'U-66').detected).toBe(true);
  });

  test('[PK-9.1.4] V22: warships look by id, and the first success ends it', () => {
    const state = bare();
    sub(state, 'U-130', 'BB', { status: 'submerged' });
    convoy(state, 'C-9', 'OCN', 'BB', 'UK', { detected: true });
    ship(state, 'DD-2', 'BB', { convoy: 'C-9', detected: true });
    ship(state, 'CUT-2', 'BB', { convoy: 'C-9', detected: true });
    grid(state, 'BB', 'axis', [
      ['U-130', 4, 4],
      ['C-9', 4, 4, { course: 'N' }],
    ]);
    const game = play(state, (t) => torpedoAttack(t, 'U-130', 'C-9'), { dice: [9, 7, 6, 6] });
    expect(balance(state)).toBe(7);
    expect(game.log.flatMap(({ entry }) => (entry.what === 'detection' ? [[entry.lookout, entry.found]] : []))).toEqual(
      [
        ['CUT-2', false],
        ['DD-2', true],
      ],
    );
  });

  test('[PK-9.3.1] [PK-21.5.3] V23: both are hit, and the check of the hull comes last', () => {
    const state = bare({ v21_5_damage: true });
    sub(state, 'U-571', 'CA', { detected: true, damage: 2 });
    ship(state, 'DD-2', 'CA');
    play(state, (t) => shellSubmarine(t, 'DD-2', 'U-571', 'DD-2'), { dice: [7, 4, 9, 8, 3] });
    expect(state.ships).toEqual([]);
    expect(subOf(state, 'U-571').place).toBe('sunk');
    expect(balance(state)).toBe(2 - 15);
  });
});

describe('V12, V21: whole contacts', () => {
  test('[PK-5.5.1] [PK-5.5.10] [PK-5.5.14] [PK-7.2] [PK-7.7] V12: a tanker group met by one boat', () => {
    const state = bare({}, alliesDone());
    convoy(state, 'C-4', 'TNK', 'DE', 'newyork');
    sub(state, 'U-203', 'DF');
    const game = play(state, navalMovement, {
      dice: [5, 5, 3, 8, 6, 4, 9, 7, 2, 9, 9, 4, 9, 6, 6, 2, 5, 8, 4, 1, 2, 8, 1],
      choices: [
        'move U-203 DE surfaced',
        ...['go U-203 6-5 surfaced', 'detect U-203 C-4', 'go C-4 6-5'],
        ...['course C-4 W', 'go U-203 2-9 surfaced', 'detect U-203 C-4', 'torpedo C-4'],
        ...['go C-4 1-9', 'detect C-4 U-203', 'leave C-4'],
      ],
    });
    expect(balance(state)).toBe(5);
    expect(convoyOf(state, 'C-4')).toMatchObject({ steps: 4, area: 'DE', detected: true });
    expect(subOf(state, 'U-203')).toMatchObject({ place: 'DE', torpedoes: 3, fuel: 5, detected: false });
    expect(state.contact).toBeNull();
    expect(game.cited.filter((one) => one.includes('grid'))).toEqual([
      'PK-5.5.3 grid-begins',
      'PK-7.5 grid-move',
      'PK-7.5 grid-move',
      'PK-5.5.11 grid-ends',
      'PK-5.5.14 grid-begins',
      'PK-7.5 grid-move',
      'PK-7.5 grid-move',
      'PK-7.8 grid-left',
      'PK-5.5.19 grid-ends',
    ]);
  });

  test('[PK-16.4] [PK-16.5] [PK-16.6] V21: the same by standing order on both sides, and no question is put', () => {
    const state = bare({}, alliesDone());
    convoy(state, 'C-8', 'IND', 'DE', 'newyork');
    sub(state, 'U-108', 'DF');
    state.orders.axis.grids = 'auto';
    state.orders.allies.grids = 'auto';
    const game = play(state, navalMovement, {
      dice: [3, 3, 5, 7, 7, 2, 7, 4, 6, 1, 9, 2, 10, 9, 4, 5, 9, 8, 6, 2, 1, 7, 3],
      choices: ['move U-108 DE surfaced'],
    });
    expect(game.asked).toEqual(['PK-5.4.1']);
    expect(balance(state)).toBe(9);
    expect(convoyOf(state, 'C-8').steps).toBe(3);
    expect(subOf(state, 'U-108')).toMatchObject({ torpedoes: 3, detected: true });
  });
});
