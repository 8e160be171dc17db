/** The worked examples on the map and of scores, dice by dice; contacts and the air have files of their own. */
import { describe, expect, test } from 'vitest';
import { canadiansDue, placeNorthAtlantic, rollNorthAtlantic } from '../src/arrivals.ts';
import { newConvoys } from '../src/convoys.ts';
import { navalMovement } from '../src/naval-movement.ts';
import { randomEvent } from '../src/random-event.ts';
import { secondMove } from '../src/second-move.ts';
import type { State } from '../src/state.ts';
import { convoyOf, subOf } from '../src/units.ts';
import { balance, lengthOf, scoreGame, threshold } from '../src/victory.ts';
import { bare, convoy, play, scenario, ship, sub, until } from './position.ts';

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
  expect(of({ scenario: '17.2', hiddenSubmarines: true })).toBe(250 + 16);
  expect(of({ scenario: '17.2', shortGame: true, hiddenSubmarines: true })).toBe(196 + 6);
});
