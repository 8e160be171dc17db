/** PK-5.3, PK-5.5.1, PK-7.1, PK-10.3, PK-12.4, PK-15.1  Sorties, contacts and losses: what each begins with, and under which rule. */
import { describe, expect, test } from 'vitest';
import { beginContact } from '../src/contact.ts';
import { losePlane, loseShip, loseSubmarine, sinkMerchants } from '../src/losses.ts';
import { beginSortie, playSortie } from '../src/sortie.ts';
import type { Sortie, State } from '../src/state.ts';
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

describe('PK-5.3 what a sortie is aimed at', () => {
  type Begun = Pick<Sortie, 'plane' | 'action' | 'area'>;
  /** One step of a sortie that has begun. */
  const step = (state: State, sortie: Begun, over: Partial<Sortie> = {}, script = {}) => {
    Object.assign(planeOf(state, sortie.plane), { state: 'flown', at: sortie.area });
    state.sortie = { ...{ step: 'target', target: null, escorts: [], aborted: false, pairs: [] }, ...sortie, ...over };
    return play(state, playSortie, script);
  };

  test('[PK-5.3.2] a patrol has no target and takes nobody along', () => {
    const state = bare();
    plane(state, 'VP-51', 'langley');
    plane(state, '33PG', 'mitchel');
    const game = step(state, { plane: 'VP-51', action: 'patrol', area: 'CA' });
    expect(game.asked).toEqual([]);
    expect(state.sortie).toMatchObject({ step: 'intercept', target: null });
  });

  test.each([
    [false, 'PK-5.3.3', ['target U-66', 'target U-109'], 'target U-66', 'U-66'],
    [true, 'PK-18.5', ['target U-109', 'sweep'], 'target U-109', 'U-109'],
    [true, 'PK-18.5', ['target U-109', 'sweep'], 'sweep', null],
  ] as const)(
    '[PK-5.3.3] [PK-18.5] a hunt where boats hide %s is asked about under %s',
    (hiddenSubmarines, rule, offered, choice, target) => {
      const state = bare({ hiddenSubmarines });
      plane(state, 'VP-51', 'langley');
      sub(state, 'U-66', 'CA');
      sub(state, 'U-109', 'CA', { detected: true });
      const game = step(state, { plane: 'VP-51', action: 'attack', area: 'CA' }, {}, { choices: [choice] });
      expect([game.asked, game.seats, game.offered]).toEqual([[rule], ['allies'], [offered]]);
      expect(state.sortie).toMatchObject({ target, step: 'intercept' });
    },
  );

  test('[PK-12.8] a fighter picks one of those in flight; where CAP is up it must take what comes', () => {
    const over = (state: 'cap' | 'patrol') => {
      const here = bare();
      plane(here, 'Me110-1', 'lajes');
      plane(here, '14PG', 'mitchel', { state, at: 'CD' });
      plane(here, 'VP-82', 'argentia', { state: 'patrol', at: 'CD' });
      plane(here, 'VP-51', 'langley', { state: 'patrol', at: 'CA' });
      const choices = state === 'cap' ? [] : ['target VP-82'];
      return step(here, { plane: 'Me110-1', action: 'fight', area: 'CD' }, {}, { choices });
    };
    expect(over('patrol')).toMatchObject({ asked: ['PK-12.8'], offered: [['target 14PG', 'target VP-82']] });
    expect(over('patrol').state.sortie).toMatchObject({ target: 'VP-82', step: 'intercept' });
    expect(over('cap').asked).toEqual([]);
  });

  test('[PK-12.5] [PK-9.6] German bombers aim at shores and ships, Allied ones at shores alone', () => {
    const state = bare();
    plane(state, '2BG', 'langley');
    ship(state, 'DD-1', 'CE');
    const allied = step(state, { plane: '2BG', action: 'bomb', area: 'CE' }, {}, { choices: ['target lajes'] });
    expect(allied).toMatchObject({ asked: ['PK-12.5'] });
    expect(allied.offered).toEqual([['target pontadelgada', 'target lajes', 'target rabodepeixe']]);
    expect(state.sortie).toMatchObject({ target: 'lajes', step: 'escorts' });
  });

  test('[PK-21.3.2] the Z.511 carries its frogmen to the American ports of the area', () => {
    const state = bare({ v21_2_barbarigo: true, v21_3_floatplanes: true });
    plane(state, 'Z511', 'home');
    sub(state, 'Barbarigo', 'CA');
    const game = step(state, { plane: 'Z511', action: 'frogmen', area: 'CA' }, {}, { choices: ['target boston'] });
    expect(game).toMatchObject({ asked: ['PK-21.3.2'], seats: ['axis'] });
    expect(game.offered).toEqual([['target boston', 'target newyork', 'target norfolk']]);
  });

  const escorted = (choices: readonly string[], over: Partial<Sortie> = {}) => {
    const state = bare();
    plane(state, 'He177-1', 'lajes');
    for (const id of ['Me109-1', 'Me109-2', 'Me110-1'] as const) plane(state, id, 'lajes');
    return step(state, { plane: 'He177-1', action: 'bomb', area: 'CE' }, { step: 'escorts', ...over }, { choices });
  };

  test('[PK-12.4] up to two fighters in range go along, Flown over the target, and that is told', () => {
    const game = escorted(['escort Me109-2', 'escort Me110-1']);
    expect(game.offered).toEqual([
      ['done', 'escort Me109-1', 'escort Me109-2', 'escort Me110-1'],
      ['done', 'escort Me109-1', 'escort Me110-1'],
    ]);
    expect([game.asked, game.seats]).toEqual([Array(2).fill('PK-12.4'), Array(2).fill('axis')]);
    expect(game.log).toEqual([
      { rule: 'PK-12.4', entry: { what: 'escorts', plane: 'He177-1', escorts: ['Me109-2', 'Me110-1'] } },
    ]);
    expect(planeOf(game.state, 'Me110-1')).toMatchObject({ state: 'flown', at: 'CE' });
    expect(planeOf(game.state, 'Me109-1')).toMatchObject({ state: 'ready', at: null });
    expect(game.state.sortie).toMatchObject({ step: 'intercept', escorts: ['Me109-2', 'Me110-1'] });
  });

  test('[PK-12.4] or fewer', () => {
    expect(escorted(['escort Me109-1', 'done']).state.sortie?.escorts).toEqual(['Me109-1']);
    expect(escorted(['done'])).toMatchObject({ cited: [] });
  });

  test.each([
    ['its support beside it in the same area', 'U-66', 'CA', 4],
    ['its support in the next area', 'U-109', 'CA', 2],
    ['no support', null, 'CA', 2],
  ] as const)('[PK-21.3.1] %s: factor of the bombs', (_where, support, area, factor) => {
    const state = bare({ v21_3_floatplanes: true });
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CB');
    plane(state, 'BV222', 'home', { support });
    ship(state, 'DD-1', area);
    const game = step(
      state,
      { plane: 'BV222', action: 'bomb', area },
      { step: 'act', target: 'DD-1' },
      { dice: [1, 1] },
    );
    expect(game.log.at(-1)?.entry).toMatchObject({ what: 'ship-bombed', factor });
    expect(planeOf(state, 'BV222').doubled).toBe(factor === 4);
    expect([state.sortie, state.toAct]).toEqual([null, 'allies']);
  });

  test('[PK-9.4.2] who was driven off does nothing more', () => {
    const state = bare();
    plane(state, 'VP-51', 'langley');
    step(state, { plane: 'VP-51', action: 'patrol', area: 'CA' }, { step: 'act', aborted: true });
    expect(planeOf(state, 'VP-51').state).toBe('flown');
    step(state, { plane: 'VP-51', action: 'patrol', area: 'CA' }, { step: 'act' });
    expect(planeOf(state, 'VP-51').state).toBe('patrol');
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
