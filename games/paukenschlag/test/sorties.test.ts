/** PK-5.3, PK-5.5.1, PK-7.1, PK-10.3, PK-12.4, PK-15.1  Sorties, contacts and losses: what each begins with, and under which rule. */
import { describe, expect, test } from 'vitest';
import { beginContact } from '../src/contact.ts';
import { losePlane, loseShip, loseSubmarine, sinkMerchants } from '../src/losses.ts';
import { beginSortie, playSortie } from '../src/sortie.ts';
import type { State } from '../src/state.ts';
import { planeOf, shipOf, subOf } from '../src/units.ts';
import { bare, convoy, grid, plane, play, ship, sub } from './position.ts';

describe('PK-5.3 a sortie', () => {
  test.each([
    ['VP-51', 'patrol', 'PK-5.3.2'],
    ['VP-51', 'attack', 'PK-5.3.3'],
    ['33PG', 'fight', 'PK-5.3.4'],
    ['2BG', 'bomb', 'PK-5.3.5'],
    ['Me109-1', 'fight', 'PK-5.3.7'],
    ['He177-1', 'bomb', 'PK-5.3.8'],
  ] as const)('[PK-5.3] %s goes on %s under %s', (id, action, rule) => {
    const state = bare();
    plane(state, id, 'home');
    const game = play(state, (t) => beginSortie(t, id, action, 'CA', null));
    expect(game.log).toEqual([{ rule, entry: { what: 'sortie', plane: id, action, area: 'CA' } }]);
    expect(planeOf(state, id)).toMatchObject({ state: 'flown', at: 'CA', support: null });
    expect(state.sortie).toEqual({
      ...{ plane: id, action, area: 'CA', step: 'target', target: null, escorts: [], aborted: false, pairs: [] },
    });
  });

  test('[PK-21.3] [PK-21.3.1] a floatplane shows its support, and the Z.511 what Barbarigo came for', () => {
    const state = bare({ v21_3_floatplanes: true, v21_2_barbarigo: true });
    plane(state, 'BV222', 'home');
    plane(state, 'Z511', 'home');
    sub(state, 'U-66', 'CA');
    sub(state, 'Barbarigo', 'CA');
    state.barbarigo.mode = 'frogman';
    const game = play(state, (t) => beginSortie(t, 'BV222', 'bomb', 'CA', 'U-66'));
    expect(game.cited).toEqual(['PK-21.3 sortie', 'PK-21.3.1 support-named']);
    expect(planeOf(state, 'BV222').support).toBe('U-66');
    expect(state.barbarigo.known).toBe(false);
    play(state, (t) => beginSortie(t, 'Z511', 'frogmen', 'CA', null));
    expect(planeOf(state, 'Z511').support).toBe('Barbarigo');
    expect(state.barbarigo.known).toBe(true);
  });

  test('[PK-12.4] where no fighter could go along nobody is asked, and nothing is told', () => {
    const state = bare();
    plane(state, 'He177-1', 'lajes', { state: 'flown', at: 'DT' });
    state.sortie = {
      ...{ plane: 'He177-1', action: 'bomb', area: 'DT', step: 'escorts', target: null },
      ...{ escorts: [], aborted: false, pairs: [] },
    };
    expect(play(state, playSortie)).toMatchObject({ cited: [], asked: [] });
    expect(state.sortie).toMatchObject({ step: 'intercept', escorts: [] });
  });
});

describe('PK-5.5.1 a contact', () => {
  test.each([
    [true, 'U-66', 'axis'],
    [false, 'DD-1', 'allies'],
  ] as const)('[PK-5.5.1] [PK-7.1] hidden submarines %s: sought by %s', (hiddenSubmarines, unit, side) => {
    const state = bare({ hiddenSubmarines });
    sub(state, 'U-66', 'CA');
    ship(state, 'DD-1', 'CA');
    const game = play(state, (t) => beginContact(t, unit, 'CA'));
    expect(state.contact).toEqual({
      ...{ area: 'CA', unit, side, step: 'commit', level: 'osl', boxes: [], box: -1, listened: [], round: 0 },
      ...{ toPlace: side === 'axis' ? ['U-66', 'DD-1'] : ['DD-1', 'U-66'], manner: { axis: null, allies: null } },
      ...{ turn: 'allies', finished: { axis: false, allies: false }, stirred: false, pieces: [], acting: null },
    });
    expect(game.cited.at(-1)).toBe('PK-5.5.1 contact-begins');
  });
});

describe('PK-15.1 losses', () => {
  const meeting = (): State => {
    const state = bare();
    sub(state, 'U-66', 'CA', { detected: true });
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { steps: 1 });
    ship(state, 'DD-1', 'CA', { convoy: 'C-1' });
    ship(state, 'DD-2', 'CA');
    grid(state, 'CA', 'axis', [
      ['U-66', 1, 1],
      ['C-1', 5, 6, { course: 'n' as never }],
      ['DD-2', 9, 9],
    ]);
    return state;
  };
  const onGrid = (state: State): string[] => state.contact!.pieces.map(({ unit }) => unit);

  test('[PK-10.3] [PK-7.13] the marker of a convoy goes with its last ship; its warships stay in the square, alone', () => {
    const state = meeting();
    const game = play(state, (t) => sinkMerchants(t, 'C-1', 3), { dice: [5] });
    expect(game.cited).toEqual(['PK-10.3 merchant-sunk', 'PK-10.3 convoy-destroyed']);
    expect(onGrid(state)).toEqual(['U-66', 'DD-2', 'DD-1']);
    expect(state.contact!.pieces.at(-1)).toMatchObject({ column: 5, row: 6, course: null });
    expect(shipOf(state, 'DD-1').convoy).toBeNull();
    expect([state.convoys, state.lost]).toEqual([[], ['C-1']]);
    expect(state.score.merchants).toBeGreaterThan(0);
  });

  test('[PK-10.3] at sea, outside a contact, no piece is laid', () => {
    const state = meeting();
    state.contact = null;
    play(state, (t) => sinkMerchants(t, 'C-1', 1), { dice: [5] });
    expect(state.contact).toBeNull();
    expect(shipOf(state, 'DD-1').convoy).toBeNull();
  });

  test('[PK-15.1] a warship counts its tons, a submarine 15, the Milch Cow 25', () => {
    const state = meeting();
    sub(state, 'MilchCow', 'CC');
    play(state, (t) => loseShip(t, 'DD-2'));
    expect(onGrid(state)).toEqual(['U-66', 'C-1']);
    expect(state.lost).toEqual(['DD-2']);
    expect(state.score.warships).toBeGreaterThan(0);
    play(state, (t) => loseSubmarine(t, 'U-66'));
    expect(state.score.submarines).toBe(15);
    expect(subOf(state, 'U-66')).toMatchObject({ place: 'sunk', detected: false });
    expect(onGrid(state)).toEqual(['C-1']);
    play(state, (t) => loseSubmarine(t, 'MilchCow'));
    expect(state.score.submarines).toBe(40);
    expect(onGrid(state)).toEqual(['C-1']);
  });

  test('[PK-15.1] an Allied aircraft counts 2, one of the Axis 3', () => {
    const state = bare();
    plane(state, 'VP-51', 'home');
    plane(state, 'He177-1', 'home');
    expect(play(state, (t) => losePlane(t, 'VP-51')).cited).toEqual(['PK-15.1 aircraft-lost']);
    expect(state.score).toMatchObject({ alliedAircraft: 2, axisAircraft: 0 });
    play(state, (t) => losePlane(t, 'He177-1'));
    expect(state.score).toMatchObject({ alliedAircraft: 2, axisAircraft: 3 });
    expect([state.planes, state.lost]).toEqual([[], ['VP-51', 'He177-1']]);
  });
});
