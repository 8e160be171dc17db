/** PK-5.3.2 to PK-5.3.8, PK-12.4, PK-12.6, PK-21.3  What each air unit may do, and where. */
import { describe, expect, test } from 'vitest';
import { escortsFor, hasAirAction, isSecretive, listAirActions } from '../src/air-actions.ts';
import type { PlaneId } from '../src/data/aircraft.ts';
import type { BaseId } from '../src/data/map.ts';
import type { State } from '../src/state.ts';
import { bare, convoy, listed, plane, ship, sub } from './position.ts';

const actions = (state: State, side: 'axis' | 'allies') =>
  listed(state, (list, now) => listAirActions(list, now, side));
/** `verb area` of everything open to a side, rebasing apart. */
const missions = (state: State, side: 'axis' | 'allies'): string[] =>
  actions(state, side)
    .open.filter((words) => !words.startsWith('rebase'))
    .map((words) => words.split(' '))
    .map(([verb, , ...rest]) => [verb, ...rest].join(' '));
const at = (id: PlaneId, base: BaseId | 'home', options = {}): State => {
  const state = bare(options);
  plane(state, id, base);
  return state;
};

describe('PK-5.3.2 to PK-5.3.5 Allied missions', () => {
  test('[PK-5.3.2] a patrol over every area in range, and nothing else where nobody is', () => {
    expect(missions(at('VS-1D1', 'quonset'), 'allies')).toEqual(['patrol CA']);
    expect(missions(at('VP-82', 'argentia'), 'allies')).toEqual(
      ['AH', 'AJ', 'BA', 'BB', 'BC', 'CB', 'CC'].map((one) => `patrol ${one}`),
    );
  });

  test('[PK-5.3.3] only what can search and bomb hunts, and only a boat on the surface', () => {
    const hunts = (id: PlaneId, base: BaseId, status: 'surfaced' | 'submerged', hiddenSubmarines = false) => {
      const state = at(id, base, { hiddenSubmarines });
      sub(state, 'U-66', 'CA', { status });
      return missions(state, 'allies').includes('attack CA');
    };
    expect(hunts('VS-1D1', 'quonset', 'surfaced')).toBe(true);
    expect(hunts('VS-1D1', 'quonset', 'submerged')).toBe(false);
    expect(hunts('33PG', 'mitchel', 'surfaced')).toBe(false);
    expect(hunts('VS-1D1', 'quonset', 'submerged', true)).toBe(true);
  });

  test('[PK-5.3.4] only fighters attack what is in flight', () => {
    const fights = (id: PlaneId, base: BaseId) => {
      const state = at(id, base);
      plane(state, 'FW200-1', 'lajes', { state: 'flown', at: 'CA' });
      return missions(state, 'allies').includes('fight CA');
    };
    expect([fights('33PG', 'mitchel'), fights('VS-1D1', 'quonset')]).toEqual([true, false]);
    expect(missions(at('33PG', 'mitchel'), 'allies')).toEqual(['patrol CA']);
  });

  test('[PK-5.3.5] [PK-12.6] bombs fall on the Azores alone, where Germany holds them', () => {
    const bombs = (id: PlaneId, base: BaseId, options = {}) =>
      missions(at(id, base, options), 'allies').filter((one) => one.startsWith('bomb'));
    expect(bombs('2BG', 'langley')).toEqual(['bomb CE']);
    expect(bombs('2BG', 'langley', { amerikaBombers: false })).toEqual([]);
    expect(bombs('VS-1D1', 'quonset')).toEqual([]);
  });

  test('[PK-5.3.6] to any other base up to three areas away, unless it is ruined', () => {
    const state = at('33PG', 'mitchel');
    state.damage.langley = 3;
    const { open, barred } = actions(state, 'allies');
    const bases = open.filter((words) => words.startsWith('rebase')).map((words) => words.split(' ')[2]);
    expect(bases).toEqual(expect.arrayContaining(['quonset', 'argentia', 'hato'])); // Hato is three areas away
    for (const id of ['mitchel', 'waller', 'cocosolo']) expect(bases).not.toContain(id);
    expect(barred).toEqual({ 'rebase 33PG langley': 'PK-5.3.6' });
  });

  test('[PK-12.2] from a base at level 2 nothing flies', () => {
    const state = at('33PG', 'mitchel');
    state.damage.mitchel = 2;
    expect(actions(state, 'allies')).toEqual({ open: [], barred: { 'patrol 33PG CA': 'PK-12.2' } });
    expect(hasAirAction(state, 'allies')).toBe(false);
    state.damage.mitchel = 1;
    expect(hasAirAction(state, 'allies')).toBe(true);
  });

  test('[PK-5.3.1] a side acts with its own, Ready units alone', () => {
    const state = at('33PG', 'mitchel');
    expect(actions(state, 'axis').open).toEqual([]);
    state.planes[0]!.state = 'flown';
    expect(actions(state, 'allies').open).toEqual([]);
  });
});

describe('PK-5.3.7, PK-5.3.8 German missions', () => {
  test('[PK-5.3.7] a fighter goes for what is in flight, and bombs nothing', () => {
    const state = at('Me110-1', 'lajes');
    convoy(state, 'C-1', 'OCN', 'CE', 'UK');
    expect(missions(state, 'axis')).toEqual([]);
    plane(state, 'VP-82', 'argentia', { state: 'patrol', at: 'CD' });
    expect(missions(state, 'axis')).toEqual(['fight CD']);
  });

  test('[PK-5.3.8] a bomber goes for shores and ships in range, and fights nobody', () => {
    const state = at('FW200-1', 'lajes', { amerikaBombers: true });
    plane(state, 'VP-82', 'argentia', { state: 'patrol', at: 'CD' });
    const shores = missions(state, 'axis');
    expect(shores).not.toContain('bomb CD');
    expect(shores.every((one) => one.startsWith('bomb'))).toBe(true);
    ship(state, 'DD-1', 'CD');
    expect(missions(state, 'axis')).toContain('bomb CD');
  });
});

describe('PK-21.3 floatplanes', () => {
  const flyingBoat = (): State => {
    const state = at('BV222', 'home', { v21_3_floatplanes: true });
    sub(state, 'U-66', 'DG');
    sub(state, 'Barbarigo', 'DF');
    return state;
  };

  test('[PK-21.3.1] the BV 222 bombs one area from a German boat that supports it, not from Barbarigo', () => {
    const state = flyingBoat();
    expect(missions(state, 'axis')).toEqual([]);
    for (const area of ['CD', 'CC'] as const) convoy(state, area === 'CD' ? 'C-1' : 'C-2', 'OCN', area, 'UK');
    expect(missions(state, 'axis')).toEqual(['bomb CD U-66']);
    state.subs.find(({ id }) => id === 'U-66')!.place = 'home';
    expect(missions(state, 'axis')).toEqual([]);
  });

  const seaplane = (over = {}, options = {}): State => {
    const state = at('Z511', 'home', { v21_3_floatplanes: true, v21_2_barbarigo: true, ...options });
    state.barbarigo = { entry: 2, mode: 'torpedo', known: true, attacks: 0, flown: false };
    sub(state, 'Barbarigo', 'CB', over);
    return state;
  };

  test('[PK-21.3.2] the Z.511 bombs one area from Barbarigo, and carries frogmen where it lies off an American port', () => {
    expect(missions(seaplane(), 'axis')).toEqual(['BA', 'BB', 'CA', 'DD'].map((area) => `bomb ${area}`));
    const off = seaplane({ place: 'DM' });
    expect(missions(off, 'axis')).toContain('frogmen DM');
    off.barbarigo.flown = true;
    expect(actions(off, 'axis').barred).toEqual({ 'frogmen Z511 DM': 'PK-21.3.2' });
  });

  test.each([{ place: 'home' }, { status: 'submerged' }, { detected: true }, { damage: 1 }] as const)(
    '[PK-21.3.1] not from a boat with %j',
    (over) => {
      expect(missions(seaplane(over), 'axis')).toEqual([]);
    },
  );

  test('[PK-16.3] what floatplanes may do comes last, because it is secret', () => {
    const state = seaplane();
    plane(state, 'FW200-1', 'lajes');
    const planes = actions(state, 'axis').open.map((words) => words.split(' ')[1]);
    expect(planes.indexOf('Z511')).toBeGreaterThan(planes.lastIndexOf('FW200-1'));
  });

  test.each<[string, boolean, (state: State) => void]>([
    ['Barbarigo is off the map', false, (state) => void state.subs.splice(0)],
    ['its mode is known', false, (state) => void Object.assign(state.barbarigo, { known: true })],
    ['its mode is unknown', true, () => {}],
    ['the Z.511 is lost', false, (state) => void state.planes.splice(0)],
  ])('[PK-16.3] [PK-21.2] where %s the question is secret: %s', (_why, secret, change) => {
    const state = seaplane();
    state.barbarigo.known = false;
    change(state);
    expect([isSecretive(state, 'axis'), isSecretive(state, 'allies')]).toEqual([secret, false]);
  });

  test('[PK-16.3] [PK-18.4] where boats hide, it is as long as a floatplane is in play', () => {
    const state = at('BV222', 'home', { v21_3_floatplanes: true, hiddenSubmarines: true });
    expect(isSecretive(state, 'axis')).toBe(true);
    state.planes = [];
    expect(isSecretive(state, 'axis')).toBe(false);
    expect(isSecretive(seaplane({}, { hiddenSubmarines: true }), 'axis')).toBe(true);
  });
});

describe('PK-12.4 escorts', () => {
  test('[PK-12.4] Ready fighters of the side, from a base that launches, within their range', () => {
    const state = bare();
    plane(state, 'Me109-1', 'lajes');
    plane(state, 'Me110-1', 'rabodepeixe');
    plane(state, 'He177-1', 'lajes');
    plane(state, '33PG', 'mitchel');
    plane(state, 'Me109-2', 'lajes', { state: 'cap', at: 'CE' });
    const ids = (area: 'CE' | 'CC' | 'CB') => escortsFor(state, 'axis', area).map(({ id }) => id);
    expect(ids('CE')).toEqual(['Me109-1', 'Me110-1']);
    expect(ids('CC')).toEqual(['Me110-1']);
    expect(ids('CB')).toEqual([]);
    state.damage.rabodepeixe = 2;
    expect(ids('CC')).toEqual([]);
    state.damage.rabodepeixe = 1;
    expect(ids('CC')).toEqual(['Me110-1']);
  });
});
