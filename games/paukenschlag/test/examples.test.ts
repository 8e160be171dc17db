/** The worked examples, dice by dice. */
import { describe, expect, test } from 'vitest';
import { airMovement } from '../src/air-movement.ts';
import { airReturn, bombersReady } from '../src/air-return.ts';
import { callUp, canadiansDue, placeNorthAtlantic, rollNorthAtlantic } from '../src/arrivals.ts';
import { depthCharges } from '../src/asw.ts';
import { playContact } from '../src/contact.ts';
import { newConvoys } from '../src/convoys.ts';
import { drawFrogmen } from '../src/frogmen.ts';
import { shellSubmarine } from '../src/gunfire.ts';
import { navalMovement } from '../src/naval-movement.ts';
import { randomEvent } from '../src/random-event.ts';
import { repair } from '../src/repair.ts';
import { secondMove } from '../src/second-move.ts';
import type { State } from '../src/state.ts';
import { leaveMap } from '../src/submarine-moves.ts';
import { torpedoAttack } from '../src/torpedoes.ts';
import { turnEnd } from '../src/turn-end.ts';
import { convoyOf, planeOf, subOf } from '../src/units.ts';
import { balance, lengthOf, scoreGame, threshold } from '../src/victory.ts';
import { bare, convoy, grid, plane, play, scenario, ship, sub, until } from './position.ts';

const alliesDone = () => ({ toAct: 'axis', finished: { axis: false, allies: true } }) as const;
const axisDone = () => ({ toAct: 'allies', finished: { axis: true, allies: false } }) as const;

describe('V1 to V2: boats that come late', () => {
  test.each([
    [8, 9],
    [1, 2],
    [10, 11],
  ])('[PK-21.2] V1: a die of %i brings Barbarigo on turn %i', (die, turn) => {
    const state = scenario({ v21_2_barbarigo: true });
    play(state, randomEvent, { dice: [10, die] });
    expect(state.barbarigo.entry).toBe(turn);
  });

  test('[PK-21.1] [PK-21.4] V2: below the turn they enter, a 10 strikes off, anything else waits', () => {
    const state = bare({ v21_1_northAtlantic: true, v21_4_canadians: true }, { turn: 5 });
    play(state, rollNorthAtlantic, { dice: [3, 5, 10, 4, 8, 1] });
    expect(state.due).toEqual(['U-87', 'U-353', 'U-553']);
    expect(state.struckOff).toEqual(['U-135']);
    expect(canadiansDue(state)).toEqual([]);
    play(state, placeNorthAtlantic, {
      choices: ['arrive U-87 BD surfaced', 'arrive U-353 BE surfaced', 'arrive U-553 BD submerged'],
    });
    state.turn = 6;
    expect(canadiansDue(state)).toHaveLength(4);
    play(state, rollNorthAtlantic, { dice: [10, 5] });
    expect(state.due).toEqual(['U-552']);
    expect(state.struckOff).toEqual(['U-135', 'U-84']);
  });
});

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

describe('V8: frogmen', () => {
  const raider = (detected: boolean): State => {
    const state = bare({ v21_2_barbarigo: true }, alliesDone());
    sub(state, 'Barbarigo', 'CB', { torpedoes: 0, detected });
    state.barbarigo = { entry: 2, mode: 'frogman', known: false, attacks: 0, flown: false };
    ship(state, 'DD-1', 'CA');
    return state;
  };
  const DECLARED = ['raid Barbarigo CA', 'declare newyork', 'declare norfolk'];
  const LEAVES = [...['go DD-1 10-10', 'leave Barbarigo surfaced']];
  const GRID = [10, 10, 1, 1, 9, 1];

  test('[PK-21.2.1] [PK-5.5.21] V8: two attacks are declared, a contact follows, then both are drawn', () => {
    const state = raider(false);
    play(state, navalMovement, { dice: GRID, choices: [...DECLARED, 'leave-out F5', 'leave-out F5', ...LEAVES] });
    expect(state.containers).toMatchObject([{ port: 'newyork' }, { port: 'norfolk' }]);
    play(state, drawFrogmen, { dice: [3, 6, 4] }); // F3, tonnage 6 + 2 = 8; then F4
    expect(balance(state)).toBe(8);
    expect(subOf(state, 'Barbarigo').place).toBe('out');
  });

  test('[PK-21.2.1] V8: Detected at the declaration, the Allies fill the containers', () => {
    const { open, state } = until(raider(true), navalMovement, { choices: DECLARED });
    expect(state.containers.map((one) => one.filledBy)).toEqual(['allies', 'allies']);
    expect(open).toEqual(['leave-out F1', 'leave-out F2', 'leave-out F3', 'leave-out F4', 'leave-out F5']);
  });

  test('[PK-21.2.1] V8: sunk first, nothing is drawn', () => {
    const state = raider(false);
    until(state, navalMovement, { choices: [...DECLARED, 'leave-out F5', 'leave-out F5'], dice: GRID });
    subOf(state, 'Barbarigo').place = 'sunk';
    state.score.submarines += 15;
    play(state, drawFrogmen);
    expect(balance(state)).toBe(-15);
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
      'PK-5.5.11 grid-ends',
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

describe('V13 to V15, V19, V26: on the map', () => {
  test('[PK-11.1] [PK-5.6.1] V13: two moves on the surface cost two boxes; without fuel nobody moves', () => {
    const state = bare({}, alliesDone());
    sub(state, 'U-125', 'CC', { fuel: 2 });
    play(state, navalMovement, { choices: ['move U-125 CA surfaced'] });
    expect(subOf(state, 'U-125')).toMatchObject({ place: 'CA', fuel: 1 });
    state.phase = 'second-move';
    play(state, secondMove, { choices: ['move U-125 DN surfaced'] });
    expect(subOf(state, 'U-125')).toMatchObject({ place: 'DN', fuel: 0 });
    Object.assign(subOf(state, 'U-125'), { activated: false, movedAgain: false });
    Object.assign(state, alliesDone());
    const { open } = until(state, navalMovement);
    expect(open.filter((one) => one.startsWith('move'))).toEqual([]);
  });

  test('[PK-5.6.1] V13: a boat that has submerged keeps its box and stays', () => {
    const state = bare();
    sub(state, 'U-125', 'CA', { fuel: 1, status: 'submerged' });
    expect(play(state, secondMove).asked).toEqual([]);
    expect(subOf(state, 'U-125')).toMatchObject({ place: 'CA', fuel: 1 });
  });

  test('[PK-11.2] [PK-5.4.3] V14: fuel from the Milch Cow, as long as it lasts', () => {
    const state = bare({}, alliesDone());
    sub(state, 'MilchCow', 'DE', { supply: 7, activated: true });
    sub(state, 'U-66', 'DD', { fuel: 1 });
    sub(state, 'U-109', 'DD', { fuel: 2 });
    const game = play(state, navalMovement, {
      choices: ['refuel U-66 DE 6', 'refuel U-109 DE 1'],
    });
    expect(subOf(state, 'U-66').fuel).toBe(6);
    expect(subOf(state, 'U-109').fuel).toBe(2);
    expect(subOf(state, 'MilchCow').supply).toBe(0);
    expect(game.offered[1]).not.toContain('refuel U-109 DE 2');
  });

  test('[PK-11.2] V14: not under the eyes of a convoy', () => {
    const state = bare({}, alliesDone());
    sub(state, 'MilchCow', 'DE', { supply: 7, activated: true });
    sub(state, 'U-66', 'DD', { fuel: 1 });
    convoy(state, 'C-5', 'IND', 'DE', 'newyork');
    const { open } = until(state, navalMovement);
    expect(open).toContain('move U-66 DE surfaced');
    expect(open).not.toContain('refuel U-66 DE 1');
  });

  test('[PK-10.1] [PK-5.1.4] V15: never more than ten, and none from a port at level 2', () => {
    const nine = (): State => {
      const state = bare();
      for (let i = 1; i <= 9; i++) convoy(state, `C-${i}`, 'IND', 'CA', 'trinidad');
      return state;
    };
    const state = nine();
    play(state, newConvoys, { dice: [10, 3] });
    expect(convoyOf(state, 'C-10')).toMatchObject({ type: 'TNK', area: 'EC', to: 'newyork' });
    play(state, newConvoys);
    const closed = nine();
    closed.damage.aruba = 2;
    expect(play(closed, newConvoys, { dice: [10, 3] }).cited).toContain('PK-10.1 convoy-stays');
    expect(closed.convoys).toHaveLength(9);
  });

  test('[PK-6.6] V19: a convoy that held must march; nobody ever goes back', () => {
    const state = bare({}, axisDone());
    convoy(state, 'C-6', 'TNK', 'DB', 'newyork');
    play(state, navalMovement, { choices: ['hold C-6'] });
    expect(convoyOf(state, 'C-6').lagged).toBe(true);
    Object.assign(convoyOf(state, 'C-6'), { activated: false });
    Object.assign(state, { toAct: 'allies', finished: { axis: true, allies: false } });
    const game = play(state, navalMovement, { choices: ['move C-6 CA'] });
    expect(game.barred[0]).toMatchObject({ 'hold C-6': 'PK-6.6', 'move C-6 DC': 'PK-6.6', finish: 'PK-6.1' });
    expect(convoyOf(state, 'C-6').lagged).toBe(false);
  });

  test('[PK-6.6] V19: equal distance only after gaining ground', () => {
    const offers = (lagged: boolean) => {
      const state = bare({}, axisDone());
      convoy(state, 'C-7', 'OCN', 'CC', 'UK', { lagged });
      return until(state, navalMovement).open.filter((one) => one.startsWith('move'));
    };
    expect(offers(true)).toEqual(['move C-7 BC']);
    expect(offers(false).sort()).toEqual(['move C-7 BB', 'move C-7 BC', 'move C-7 CD']);
  });

  test('[PK-6.8] [PK-6.11] V26: a boat that has met somebody may hold or go, but not seek, nor end where it began', () => {
    const state = bare({}, alliesDone());
    sub(state, 'U-123', 'CA', { met: true });
    ship(state, 'DD-1', 'CA', { activated: true });
    const game = play(state, navalMovement, { choices: ['hold U-123 surfaced'] });
    expect(game.barred[0]).toMatchObject({ 'seek U-123 surfaced': 'PK-6.8', 'move U-123 CA surfaced': 'PK-6.11' });
    expect(game.cited).not.toContain('PK-5.5.1 contact-begins');
  });
});

describe('V16 to V18, V24: in the air', () => {
  test('[PK-12.5] [PK-12.5.2] [PK-12.5.3] [PK-9.4.2] V16: He 177s over New York', () => {
    const state = bare({}, { ...alliesDone(), phase: 'air' });
    plane(state, 'He177-1', 'lajes');
    plane(state, '33PG', 'mitchel', { state: 'cap', at: 'CA' });
    play(state, airMovement, {
      dice: [4, 8, 4, 9, 5],
      choices: ['bomb He177-1 CA', 'target newyork', 'intercept 33PG He177-1'],
    });
    expect(state.damage.newyork).toBe(2);
    expect(balance(state)).toBe(4 + 6);
    expect(planeOf(state, '33PG').state).toBe('flown');
    play(state, airReturn, { choices: ['base 33PG mitchel'] });
    expect(planeOf(state, 'He177-1')).toMatchObject({ state: 'track', slot: 5 });
  });

  const flyingBoat = (support: 'DM' | 'DB'): State => {
    const state = bare({ v21_3_floatplanes: true }, { ...alliesDone(), phase: 'air' });
    plane(state, 'BV222', 'home');
    sub(state, 'U-504', support);
    return state;
  };

  test('[PK-21.3.1] V17: doubled over its support; Lost if the support submerges, not if it is Detected', () => {
    const state = flyingBoat('DM');
    play(state, airMovement, { dice: [2, 5, 2], choices: ['bomb BV222 DM U-504', 'target miami'] });
    expect(balance(state)).toBe(2 + 3);
    const submerged = structuredClone(state);
    subOf(submerged, 'U-504').status = 'submerged';
    play(submerged, turnEnd);
    expect(submerged.planes).toEqual([]);
    expect(balance(submerged)).toBe(5 - 3);
    subOf(state, 'U-504').detected = true;
    play(state, turnEnd);
    expect(planeOf(state, 'BV222')).toMatchObject({ state: 'track', slot: 5 });
  });

  test('[PK-21.3.1] V17: from next door the factor is 2', () => {
    const state = flyingBoat('DB');
    play(state, airMovement, { dice: [2, 5], choices: ['bomb BV222 DM U-504', 'target miami'] });
    expect(balance(state)).toBe(0);
  });

  test.each([
    [false, { keptUp: true, damage: 0 }],
    [true, { keptUp: false, damage: 1 }],
  ])('[PK-8.3] [PK-5.5.5] [PK-5.5.16] [PK-9.4.3] V18: Huff-Duff on both grids, damage %s', (damage, after) => {
    const state = bare({ v21_5_damage: damage });
    sub(state, 'U-85', 'CA');
    ship(state, 'DD-1', 'CA');
    plane(state, 'VP-51', 'langley', { state: 'patrol', at: 'CA' });
    grid(
      state,
      'CA',
      'axis',
      [
        ['U-85', 5, 5],
        ['DD-1', 6, 5],
      ],
      { step: 'listen', level: 'osl', box: -1, boxes: [], round: 0 },
    );
    until(state, playContact, { dice: [4, 9, 1], choices: ['listen VP-51 U-85'] });
    expect(planeOf(state, 'VP-51').state).toBe('patrol');
    grid(
      state,
      'CA',
      'axis',
      [
        ['U-85', 5, 5],
        ['DD-1', 6, 5],
      ],
      { step: 'listen', round: 0 },
    );
    until(state, playContact, { dice: [3, 8, 9, 9, 1], choices: ['listen VP-51 U-85', 'strike'] });
    expect(subOf(state, 'U-85')).toMatchObject({ detected: true, ...after });
    expect(planeOf(state, 'VP-51').state).toBe('flown');
  });

  test('[PK-5.7.1] [PK-12.6] [PK-12.5.4] V24: no field open in the Azores', () => {
    const state = bare({}, { turn: 5 });
    Object.assign(state.damage, { lajes: 3, rabodepeixe: 3 });
    plane(state, 'FW200-1', 'lajes', { state: 'flown', at: 'CA' });
    plane(state, 'FW200-2', 'rabodepeixe', { state: 'track', slot: 6 });
    play(state, airReturn);
    expect(balance(state)).toBe(-3);
    state.turn = 6;
    expect(play(state, bombersReady).cited).toEqual(['PK-12.6 bomber-waits']);
    play(state, repair, { dice: [6, 5] });
    expect(state.damage).toMatchObject({ lajes: 2, rabodepeixe: 3 });
    state.turn = 7;
    expect(play(state, bombersReady).asked).toEqual([]);
    expect(planeOf(state, 'FW200-2')).toMatchObject({ state: 'ready', base: 'lajes' });
    Object.assign(state, { phase: 'air', ...alliesDone() });
    expect(play(state, airMovement).asked).toEqual([]);
  });
});

describe('V20, V27: scores', () => {
  test('[PK-15.1] [PK-15.3] V20: the parts of the balance', () => {
    const state = scenario();
    Object.assign(state.score, {
      ...{ merchants: 214, warships: 3, submarines: 30, arrived: 41 },
      ...{ alliedShore: 6, axisShore: 8, alliedAircraft: 2, axisAircraft: 6 },
    });
    expect(balance(state)).toBe(140);
    play(state, scoreGame);
    expect(state.ended).toEqual({ winner: 'allies', grade: 'marginal' });
  });

  test('[PK-15.4] [PK-18.2] [PK-18.9] V27: a short game with two variants and a handicap', () => {
    const options = { shortGame: true, v21_1_northAtlantic: true, v21_4_canadians: true, handicap: 10 };
    const state = scenario(options);
    expect(threshold(state.options)).toBe(102);
    expect(lengthOf(state.options).turns).toBe(6);
    state.score.merchants = 132;
    play(state, scoreGame);
    expect(state.ended).toEqual({ winner: 'axis', grade: 'decisive' });
  });
});

test('[PK-15.4] [PK-18.1] hidden submarines help the Axis, and the threshold says so', () => {
  const of = (options: Parameters<typeof scenario>[0]): number => threshold(scenario(options).options);
  expect(of({ hiddenSubmarines: true })).toBe(of({}) + 14);
  expect(of({ scenario: '17.2', hiddenSubmarines: true })).toBe(250 + 28);
  expect(of({ scenario: '17.2', shortGame: true, hiddenSubmarines: true })).toBe(196 + 14);
});

describe('V25: searching where nobody is seen', () => {
  const hidden = (status: 'surfaced' | 'submerged'): State => {
    const state = bare({ hiddenSubmarines: true }, { ...axisDone(), phase: 'air' });
    plane(state, 'VP-51', 'langley');
    sub(state, 'U-123', 'CB', { status });
    sub(state, 'U-125', 'CB', { status: 'submerged' });
    return state;
  };

  test('[PK-18.5] V25: the one on the surface is found and attacked', () => {
    const state = hidden('surfaced');
    play(state, airMovement, { dice: [3, 9, 4], choices: ['attack VP-51 CB'] });
    expect(subOf(state, 'U-123')).toMatchObject({ detected: true, keptUp: true });
    expect(planeOf(state, 'VP-51').state).toBe('flown');
  });

  test('[PK-18.5] V25: with nobody up, the same die finds nothing and names nobody', () => {
    const state = hidden('submerged');
    const game = play(state, airMovement, { dice: [3], choices: ['attack VP-51 CB'] });
    expect(game.log.map(({ entry }) => entry)).toContainEqual({
      ...{ what: 'air-search', plane: 'VP-51', area: 'CB', sub: null, die: 3, number: 3, found: false },
    });
    expect(planeOf(state, 'VP-51').state).toBe('flown');
  });
});
