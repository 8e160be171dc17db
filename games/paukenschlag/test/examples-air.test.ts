/** The worked examples in the air, of frogmen and of boats that nobody sees, dice by dice. */
import { describe, expect, test } from 'vitest';
import { airMovement } from '../src/air-movement.ts';
import { airReturn, bombersReady } from '../src/air-return.ts';
import { playContact } from '../src/contact.ts';
import { drawFrogmen } from '../src/frogmen.ts';
import { navalMovement } from '../src/naval-movement.ts';
import { repair } from '../src/repair.ts';
import type { Contact, State } from '../src/state.ts';
import { turnEnd } from '../src/turn-end.ts';
import { planeOf, subOf } from '../src/units.ts';
import { balance } from '../src/victory.ts';
import { bare, grid, plane, play, ship, sub, until } from './position.ts';

const alliesDone = () => ({ toAct: 'axis', finished: { axis: false, allies: true } }) as const;
const axisDone = () => ({ toAct: 'allies', finished: { axis: true, allies: false } }) as const;

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
    const listening = (over: Partial<Contact>) =>
      grid(
        state,
        'CA',
        'axis',
        [
          ['U-85', 5, 5],
          ['DD-1', 6, 5],
        ],
        { step: 'listen', round: 0, ...over },
      );
    listening({ level: 'osl', box: -1, boxes: [] });
    until(state, playContact, { dice: [4, 9, 1], choices: ['listen VP-51 U-85'] });
    expect(planeOf(state, 'VP-51').state).toBe('patrol');
    listening({});
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
