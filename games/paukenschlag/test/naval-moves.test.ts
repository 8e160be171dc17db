/** PK-6, PK-11.4, PK-21.2.1  What each naval unit may do in 5.4, offer by offer. */
import { describe, expect, test } from 'vitest';
import { hasNavalUnit, listNaval, mustMarch } from '../src/naval-moves.ts';
import type { Convoy, State, Submarine } from '../src/state.ts';
import { bare, convoy, listed, ship, sub } from './position.ts';

const offers = (state: State, side: 'axis' | 'allies') => listed(state, (list, now) => listNaval(list, now, side));
const verbs = (words: readonly string[]): string[] => [...new Set(words.map((one) => one.split(' ')[0]!))];

describe('PK-6.3, PK-6.8, PK-6.11 a submarine', () => {
  const boat = (over: Partial<Submarine> = {}, options = {}): State => {
    const state = bare(options);
    sub(state, 'U-66', 'DH', over);
    return state;
  };

  test('[PK-6.3] [PK-6.9] [PK-6.11] moves, stays or goes home, each in either status; not to where it is', () => {
    const { open, barred } = offers(boat({ fuel: 2 }), 'axis');
    expect(open.filter((one) => one.endsWith('submerged'))).toEqual([
      ...['CE', 'CF', 'DG', 'DS', 'DT'].map((to) => `move U-66 ${to} submerged`),
      ...['hold U-66 submerged', 'home U-66 submerged'],
    ]);
    expect(open).toContain('move U-66 DR surfaced'); // two areas away
    expect(barred).toEqual({
      'move U-66 DH surfaced': 'PK-6.11',
      'move U-66 DH submerged': 'PK-6.11',
      'seek U-66 surfaced': 'PK-6.8',
      'seek U-66 submerged': 'PK-6.8',
    });
  });

  test('[PK-6.8] it may seek whom it has not met', () => {
    const state = boat();
    ship(state, 'DD-1', 'DH');
    expect(offers(state, 'axis').open).toContain('seek U-66 submerged');
    state.subs[0]!.met = true;
    expect(offers(state, 'axis').barred).toMatchObject({ 'seek U-66 surfaced': 'PK-6.8' });
  });

  test.each([
    [{ keptUp: true }, 'PK-9.2.2'],
    [{ damage: 3 }, 'PK-21.5.3'],
  ])('[PK-9.2.2] [PK-21.5.3] with %j it stays up, by %s', (over, rule) => {
    const { open, barred } = offers(boat(over, { v21_5_damage: true }), 'axis');
    expect(open.some((one) => one.endsWith('submerged'))).toBe(false);
    expect(barred).toMatchObject({ 'hold U-66 submerged': rule });
  });

  test('[PK-6.9] without fuel it goes nowhere, and home only from an exit', () => {
    expect(verbs(offers(boat({ fuel: 0 }), 'axis').open)).toEqual(['hold', 'home']);
    expect(verbs(offers(boat({ fuel: 0, place: 'DG' }), 'axis').open)).toEqual(['hold']);
  });

  test('[PK-6.9] Submerged it leaves from an exit alone, on the surface from beside one', () => {
    const homes = (place: 'DH' | 'DG' | 'DF') =>
      offers(boat({ place }), 'axis').open.filter((one) => one.startsWith('home'));
    expect([homes('DH').length, homes('DG'), homes('DF')]).toEqual([2, ['home U-66 surfaced'], []]);
  });

  test('[PK-16.3] whoever has been activated, or is off the map, is offered nothing', () => {
    expect(offers(boat({ activated: true }), 'axis').open).toEqual([]);
    expect(offers(boat({ place: 'home' }), 'axis').open).toEqual([]);
    expect(hasNavalUnit(boat(), 'axis')).toBe(true);
    expect(hasNavalUnit(boat({ activated: true }), 'axis')).toBe(false);
    expect(hasNavalUnit(boat({ place: 'home' }), 'axis')).toBe(false);
  });

  test('[PK-11.2] fuel is offered on the surface, by boxes, here and where the Milch Cow is', () => {
    const fuels = (cow: 'DH' | 'DG', order: 'ask' | 'full' = 'ask', fuel = 4) => {
      const state = boat({ fuel });
      sub(state, 'MilchCow', cow, { supply: 9, activated: true });
      state.orders.axis.refuel = order;
      return offers(state, 'axis').open.filter((one) => one.startsWith('refuel'));
    };
    expect(fuels('DH')).toEqual(['refuel U-66 DH 1', 'refuel U-66 DH 2']);
    expect(fuels('DG')).toEqual([1, 2, 3].map((boxes) => `refuel U-66 DG ${boxes}`)); // one is spent on the way
    expect(fuels('DH', 'full')).toEqual([]);
    expect(fuels('DH', 'ask', 6)).toEqual([]);
  });

  test.each<[string, boolean, (state: State) => void]>([
    ['undamaged', true, () => {}],
    ['at level 1', true, (state) => Object.assign(state.damage, { pontadelgada: 1 })],
    ['at level 2', false, (state) => Object.assign(state.damage, { pontadelgada: 2 })],
    ['after two refits', false, (state) => Object.assign(state, { refits: 2 })],
    ['watched', false, (state) => ship(state, 'DD-1', 'CE')],
  ])('[PK-11.4] a refit at the Azores, %s: %s', (_how, open, change) => {
    const state = boat({ place: 'CE' });
    change(state);
    expect(offers(state, 'axis').open.includes('refit U-66')).toBe(open);
    if (!open) expect(offers(state, 'axis').barred).toMatchObject({ 'refit U-66': 'PK-11.4' });
  });

  test('[PK-11.4] [PK-12.6] nowhere else, and not where Germany does not hold the islands', () => {
    expect(verbs(offers(boat(), 'axis').open)).not.toContain('refit');
    expect(Object.keys(offers(boat(), 'axis').barred)).not.toContain('refit U-66');
    expect(offers(boat({ place: 'CE' }, { amerikaBombers: false }), 'axis').barred).toMatchObject({
      'refit U-66': 'PK-11.4',
    });
  });

  test('[PK-21.2.1] only Barbarigo raids, with frogmen, and only while it has attacks left', () => {
    const raids = (id: 'Barbarigo' | 'U-66', mode: 'torpedo' | 'frogman', attacks: number) => {
      const state = bare({ v21_2_barbarigo: true });
      sub(state, id, 'CA');
      state.barbarigo = { entry: 2, mode, known: true, attacks, flown: false };
      const { open, barred } = offers(state, 'axis');
      const isRaid = (one: string) => one.startsWith('raid');
      return [open.filter(isRaid).length, Object.keys(barred).filter(isRaid)];
    };
    expect(raids('Barbarigo', 'frogman', 0)).toEqual([2, ['raid Barbarigo CA']]);
    expect(raids('Barbarigo', 'frogman', 1)).toEqual([3, []]);
    expect(raids('Barbarigo', 'frogman', 2)).toEqual([0, []]);
    expect(raids('Barbarigo', 'torpedo', 0)).toEqual([0, []]);
    expect(raids('U-66', 'frogman', 0)).toEqual([0, []]);
  });
});

describe('PK-6.2, PK-6.5, PK-6.8 a warship', () => {
  test('[PK-6.5] [PK-6.11] small craft are barred from the open sea, and everybody from where it is', () => {
    const state = bare();
    ship(state, 'CUT-1', 'BA');
    const { open, barred } = offers(state, 'allies');
    expect(open).toEqual(['move CUT-1 BB', 'move CUT-1 CA', 'move CUT-1 DB', 'move CUT-1 DC', 'hold CUT-1']);
    expect(barred).toMatchObject({ 'move CUT-1 BA': 'PK-6.11', 'move CUT-1 CB': 'PK-6.5', 'seek CUT-1': 'PK-6.8' });
  });

  test('[PK-6.8] [PK-18.6] it may seek where a boat is, or anywhere where they hide, but only once', () => {
    const seeks = (hiddenSubmarines: boolean, isThere: boolean, met = false) => {
      const state = bare({ hiddenSubmarines });
      ship(state, 'DD-1', 'CA', { met });
      if (isThere) sub(state, 'U-66', 'CA');
      return offers(state, 'allies').open.includes('seek DD-1');
    };
    expect([seeks(false, false), seeks(false, true), seeks(true, false)]).toEqual([false, true, true]);
    expect([seeks(false, true, true), seeks(true, true, true)]).toEqual([false, false]);
  });

  test('[PK-6.7] one in a stack is activated with its convoy', () => {
    const state = bare();
    convoy(state, 'C-1', 'OCN', 'BB', 'UK', { activated: true });
    ship(state, 'DD-1', 'BB', { convoy: 'C-1' });
    expect(offers(state, 'allies').open).toEqual([]);
    expect(hasNavalUnit(state, 'allies')).toBe(false);
    state.ships[0]!.convoy = null;
    expect(hasNavalUnit(state, 'allies')).toBe(true);
    state.ships[0]!.activated = true;
    expect(hasNavalUnit(state, 'allies')).toBe(false);
    state.convoys[0]!.activated = false;
    expect(hasNavalUnit(state, 'allies')).toBe(true);
  });
});

describe('PK-6.6, PK-6.7 a convoy', () => {
  const sailing = (over: Partial<Convoy> = {}, area: 'BB' | 'AL' = 'BB'): State => {
    const state = bare();
    convoy(state, 'C-1', 'OCN', area, 'UK', over);
    return state;
  };

  test('[PK-6.6] it gains ground or keeps its distance; never back', () => {
    const { open, barred } = offers(sailing(), 'allies');
    expect(open).toEqual(['move C-1 AH', 'move C-1 AJ', 'move C-1 BC', 'move C-1 CC', 'hold C-1']);
    expect(barred).toMatchObject({ 'move C-1 BA': 'PK-6.6', 'seek C-1': 'PK-6.8' });
  });

  test('[PK-6.6] after a turn without ground it must gain some', () => {
    const { open, barred } = offers(sailing({ lagged: true }), 'allies');
    expect(open).toEqual(['move C-1 AJ', 'move C-1 BC']);
    expect(barred).toMatchObject({ 'move C-1 CC': 'PK-6.6', 'hold C-1': 'PK-6.6', 'seek C-1': 'PK-6.6' });
  });

  test('[PK-6.6] where it is bound for it need not march, and goes nowhere', () => {
    const state = sailing({ lagged: true }, 'AL');
    expect(offers(state, 'allies')).toEqual({ open: ['hold C-1'], barred: { 'seek C-1': 'PK-6.8' } });
    expect(mustMarch(state.convoys[0]!)).toBe(false);
    expect(mustMarch(sailing({ lagged: true }).convoys[0]!)).toBe(true);
    expect(mustMarch(sailing().convoys[0]!)).toBe(false);
  });

  test('[PK-6.8] it may seek contact as a warship may', () => {
    const state = sailing();
    sub(state, 'U-66', 'BB');
    expect(offers(state, 'allies').open).toContain('seek C-1');
    state.convoys[0]!.met = true;
    expect(offers(state, 'allies').barred).toMatchObject({ 'seek C-1': 'PK-6.8' });
  });

  test('[PK-6.7] a stack is formed where a warship is with it, or beside it and not yet activated', () => {
    const forms = (over: object | null) => {
      const state = sailing();
      if (over) ship(state, 'DD-1', 'BB', over);
      return offers(state, 'allies').open.includes('form C-1');
    };
    expect(forms(null)).toBe(false);
    expect(forms({})).toBe(true);
    expect(forms({ activated: true })).toBe(false);
    expect(forms({ convoy: 'C-1', activated: true })).toBe(true);
    expect(forms({ area: 'CA' })).toBe(false);
  });

  test('[PK-16.3] a convoy that has been activated is offered nothing', () => {
    const state = sailing({ activated: true });
    ship(state, 'DD-1', 'BB', { activated: true });
    expect(offers(state, 'allies')).toEqual({ open: [], barred: {} });
  });
});
