/** HOST-8, PEN-1.19 … 1.29, PEN-2  Raids. */
import { type Played, run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { combatMovement } from '../src/combat-movement.ts';
import { isRaidTarget, targetsIn } from '../src/raid.ts';
import type { Pens } from '../src/state.ts';
import { bare, hold, idsAt, pen, penOf, put, putMany, unit } from './position.ts';

describe('HOST-8 raids', () => {
  test('[HOST-8.1] factories for all, pens and ports for the Allies; fighters escort', () => {
    const state = bare();
    const bomber = put(state, 'UK', 'bomber', 'SEN');
    const fighter = put(state, 'UK', 'fighter', 'SEN');
    pen(state, 'BRI');
    const game = run<Pens>(state, combatMovement, { choices: [`raid ${bomber} BRI`, `escort ${fighter} BRI`] });
    const raids = game.offered[0]
      ?.filter((words) => words.startsWith('raid'))
      .map((words) => words.split(' ')[2])
      .sort();
    expect(raids).toEqual(['BRI', 'NFR', 'NWG', 'RUH']);
    expect(game.offered[0]?.some((words) => words.startsWith('escort'))).toBe(false);
    expect(isRaidTarget(state, 'GER', 'SEN')).toBe(true);
    expect(isRaidTarget(state, 'GER', 'BRI')).toBe(false);
    expect(isRaidTarget(state, 'UK', 'AQU')).toBe(false);
    put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    expect(isRaidTarget(state, 'UK', 'AQU')).toBe(true);
  });

  test('[HOST-8.2] the raid and the land battle of a territory keep apart', () => {
    const state = bare();
    put(state, 'UK', 'bomber', 'NFR', { task: 'raid' });
    put(state, 'UK', 'bomber', 'NFR', { task: 'attack', used: 2 });
    put(state, 'GER', 'infantry', 'NFR');
    const game = run<Pens>(state, combat, { dice: [3, 5, 1, 6] });
    expect(game.log.find(({ entry }) => entry.what === 'raid-begins')?.entry).toMatchObject({ bombers: 1, escorts: 0 });
    expect(state.factoryDamage.NFR).toBe(4);
    expect(idsAt(state, 'NFR')).toHaveLength(2);
  });

  test.each([
    ['none', 0, []],
    ['three', 3, [6, 6, 6, 6]],
    ['all', 4, [6, 6, 6, 6, 6]],
  ] as const)('[HOST-8.3] standing order %s sends up %i of four', (order, rising, dice) => {
    const state = bare();
    state.orders.axis.intercept = order;
    putMany(state, 'GER', Array(4).fill('fighter'), 'NFR');
    put(state, 'UK', 'bomber', 'NFR', { task: 'raid' });
    const game = run<Pens>(state, combat, { dice: [...dice, 5, 5] });
    expect(game.log.find(({ entry }) => entry.what === 'intercepted')?.entry).toMatchObject({ fighters: rising });
  });

  test('[HOST-8.4] an interceptor shot at still counts, and may defend afterwards', () => {
    const state = bare();
    const messerschmitt = put(state, 'GER', 'fighter', 'NFR');
    const bomber = put(state, 'UK', 'bomber', 'NFR', { task: 'raid' });
    const escort = put(state, 'UK', 'fighter', 'NFR', { task: 'escort' });
    run<Pens>(state, combat, { choices: ['intercept 1', `lose ${escort}`], dice: [1, 6, 1, 4, 2] });
    expect(unit(state, messerschmitt)).toBeUndefined();
    expect(unit(state, bomber)).toBeDefined();
  });

  test('[HOST-8.5] each bomber has one target: the factory, a pen or a harbour zone', () => {
    const state = bare();
    pen(state, 'NFR');
    put(state, 'GER', 'uboat', 'S17', { condition: 'spent' });
    expect(targetsIn(state, 'UK', 'NFR')).toEqual(['factory', 'pen-1', 'S17']);
    Object.assign(state.options, { harbourRaids: false });
    expect(targetsIn(state, 'UK', 'NFR')).toEqual(['factory', 'pen-1']);
  });

  test('[HOST-8.6] flak: factory, pens, harbours; bombers before heavy bombers', () => {
    const state = bare();
    const p1 = pen(state, 'NFR');
    const moored = put(state, 'GER', 'uboat', 'S17', { condition: 'spent' });
    state.factoryDamage.NFR = 4;
    const heavy = put(state, 'UK', 'heavyBomber', 'NFR', { task: 'raid', goal: p1 });
    const light = put(state, 'UK', 'bomber', 'NFR', { task: 'raid', goal: p1 });
    const other = put(state, 'UK', 'bomber', 'NFR', { task: 'raid', goal: 'S17' });
    const third = put(state, 'UK', 'bomber', 'NFR', { task: 'raid', goal: 'factory' });
    const game = run<Pens>(state, combat, { dice: [1, 1, 6, 6, 2, 3, 3] });
    expect(game.log.flatMap(({ entry }) => (entry.what === 'flak' ? [entry.target] : []))).toEqual([
      'factory',
      p1,
      'S17',
    ]);
    expect([heavy, light, other, third].map((id) => unit(state, id) !== undefined)).toEqual([true, false, true, false]);
    expect(penOf(state, p1)?.damage).toBe(5);
    expect(unit(state, moored)).toBeUndefined();
  });

  test('[HOST-8.4] [HOST-8.6] [HOST-8.9] [PEN-1.20] every loss is told under the rule that dealt it', () => {
    const state = bare();
    const p1 = pen(state, 'NFR');
    const [atFactory, atPen, atHarbour] = putMany(state, 'UK', ['bomber', 'bomber', 'bomber'], 'NFR', { task: 'raid' });
    const fighter = put(state, 'GER', 'fighter', 'NFR');
    const moored = put(state, 'GER', 'uboat', 'S17', { condition: 'spent' });
    const choices = ['intercept 1', `target ${atFactory} factory`, `target ${atPen} ${p1}`, `target ${atHarbour} S17`];
    const game = run<Pens>(state, combat, { choices, dice: [1, 6, 6, 6, 1, 1, 6, 3] });
    const lost = game.log.flatMap(({ rule, entry }) => (entry.what === 'lost' ? [`${rule} ${entry.unit}`] : []));
    expect(lost).toEqual([`HOST-8.4 ${fighter}`, `HOST-8.6 ${atFactory}`, `PEN-1.20 ${atPen}`, `HOST-8.9 ${moored}`]);
  });

  test('[HOST-8.7] damage to a factory stops at twice its capacity', () => {
    const state = bare();
    putMany(state, 'UK', ['bomber', 'bomber'], 'NFR', { task: 'raid' });
    run<Pens>(state, combat, { dice: [2, 2, 6, 6] });
    expect(state.factoryDamage.NFR).toBe(4);
  });

  test('[HOST-8.8] [HOST-8.9] boats ejected by the same raid can be struck in harbour', () => {
    const state = bare();
    const p1 = pen(state, 'BRI', { damage: 9 });
    const boat = put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: p1 });
    const [x, y] = putMany(state, 'UK', ['bomber', 'bomber'], 'BRI', { task: 'raid' });
    run<Pens>(state, combat, { choices: [`target ${x} ${p1}`, `target ${y} S18`], dice: [6, 6, 1, 3] });
    expect(unit(state, boat)).toBeUndefined();
  });

  test('[HOST-8.10] only harbour dice disturb a zone', () => {
    const state = bare();
    const p1 = pen(state, 'BRI');
    put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: p1 });
    const bomber = put(state, 'UK', 'bomber', 'BRI', { task: 'raid' });
    run<Pens>(state, combat, { choices: [`target ${bomber} S18`], dice: [5] });
    expect(state.disturbed).toEqual([]);
    put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    Object.assign(unit(state, bomber)!, { goal: null });
    run<Pens>(state, combat, { choices: [`target ${bomber} S18`], dice: [5, 6] });
    expect(state.disturbed).toEqual(['S18']);
  });
});

describe('HOST-8 interceptors and targets, one by one', () => {
  test('[HOST-8.3] [HOST-8.4] only fighters that rose can be shot down, and only those on the spot rise', () => {
    const state = bare();
    const [first, second] = putMany(state, 'GER', ['fighter', 'fighter'], 'NFR');
    put(state, 'GER', 'fighter', 'RUH');
    const [bomber, escort] = putMany(state, 'UK', ['bomber', 'fighter'], 'NFR', { task: 'raid' });
    Object.assign(unit(state, escort!)!, { task: 'escort' });
    const game = run<Pens>(state, combat, { choices: ['intercept 1', `lose ${bomber}`], dice: [1, 1, 1] });
    expect(game.offered[0]).toEqual(['intercept 0', 'intercept 1', 'intercept 2']);
    expect([game.asked[1], game.seats[1]]).toEqual(['HOST-8.4', 'allies']);
    expect([unit(state, first!), unit(state, second!)?.id]).toEqual([undefined, second]);
  });

  test('[HOST-8.3] fighters sent up by a standing order are shot at too; without any, nothing is told', () => {
    const state = bare();
    state.orders.axis.intercept = 'all';
    put(state, 'GER', 'fighter', 'NFR');
    put(state, 'UK', 'bomber', 'NFR', { task: 'raid' });
    run<Pens>(state, combat, { dice: [1, 6, 6, 1] });
    expect(state.units.map(({ type }) => type)).toEqual(['bomber']);
    const none = bare();
    put(none, 'UK', 'bomber', 'NFR', { task: 'raid' });
    expect(run<Pens>(none, combat, { dice: [6, 1] }).cited).not.toContain('HOST-8.3 intercepted');
  });

  test('[HOST-8.1] nothing in Vichy is a target', () => {
    const state = bare();
    pen(state, 'SFR');
    expect(isRaidTarget(state, 'UK', 'SFR')).toBe(false);
    hold(state, 'GER', 'SFR');
    expect(isRaidTarget(state, 'UK', 'SFR')).toBe(true);
  });

  test('[PEN-2.1] [PEN-2.2] only a heavy bomber pierces, only a pen below it, and that is told', () => {
    const state = bare({ round: 9 });
    Object.assign(state.options, { heavyBombers: true, heavyBomberSpecialAttack: true });
    const [here, alsoHere] = [pen(state, 'BRI'), pen(state, 'BRI')];
    pen(state, 'AQU');
    const [light, heavy] = putMany(state, 'UK', ['bomber', 'heavyBomber'], 'BRI', { task: 'raid' });
    const game = run<Pens>(state, combat, {
      choices: [`target ${light} ${here}`, `pierce ${heavy} ${here}`],
      dice: [6, 6, 1, 1],
    });
    expect(game.offered).toEqual([
      [`target ${light} ${here}`, `target ${light} ${alsoHere}`],
      [here, alsoHere]
        .flatMap((id) => [`target ${heavy} ${id}`])
        .concat([here, alsoHere].map((id) => `pierce ${heavy} ${id}`)),
    ]);
    expect(game.log).toContainEqual({
      rule: 'PEN-2.2',
      entry: { what: 'targeted', unit: heavy, target: here, special: true },
    });
    expect(game.cited.filter((line) => line.endsWith(' flak'))).toEqual(['PEN-1.20 flak']);
  });

  test('[PEN-2.1] without heavy bombers in use nobody pierces', () => {
    const state = bare({ round: 9 });
    Object.assign(state.options, { heavyBombers: false, heavyBomberSpecialAttack: true });
    pen(state, 'BRI');
    put(state, 'UK', 'heavyBomber', 'BRI', { task: 'raid' });
    expect(run<Pens>(state, combat, { dice: [6, 1, 1] }).asked).toEqual([]);
  });
});

describe('what bombs do is told, with their dice', () => {
  const told = (game: Played<Pens>, what: string) => game.log.filter(({ entry }) => entry.what === what);

  test('[HOST-8.7] [HOST-8.11] on a factory, with two for a bomber’s die and one for each of a heavy bomber', () => {
    const state = bare({ round: 9 });
    Object.assign(state.options, { raidBonus: true });
    putMany(state, 'UK', ['bomber', 'heavyBomber'], 'RUH', { task: 'raid', goal: 'factory' });
    const game = run<Pens>(state, combat, { dice: [6, 6, 1, 1, 1] });
    expect(told(game, 'factory-bombed')).toEqual([
      {
        rule: 'HOST-8.7',
        entry: { what: 'factory-bombed', territory: 'RUH', dice: [1, 1, 1], bonus: 4, damage: 7 },
      },
    ]);
    expect(state.factoryDamage.RUH).toBe(7);
  });

  test('[PEN-1.23] [PEN-1.27] on a pen, and Germany says who comes out for want of room', () => {
    const state = bare();
    const p1 = pen(state, 'BRI', { damage: 5 });
    const ready = putMany(state, 'GER', ['uboat', 'uboat'], 'S18', { inside: p1 });
    const spent = put(state, 'GER', 'uboat', 'S18', { inside: p1, condition: 'spent' });
    put(state, 'UK', 'bomber', 'BRI', { task: 'raid', goal: p1 });
    const game = run<Pens>(state, combat, { choices: [`eject ${spent}`], dice: [4, 4] });
    expect(told(game, 'pen-bombed')).toEqual([
      { rule: 'PEN-1.23', entry: { what: 'pen-bombed', pen: p1, dice: [4], bonus: 0, damage: 9 } },
    ]);
    expect([game.asked[0], game.seats[0]]).toEqual(['PEN-1.27', 'axis']);
    expect(game.offered[0]).toEqual([`eject ${ready[0]}`, `eject ${spent}`]);
    expect(told(game, 'boat-ejected')[0]).toEqual({
      rule: 'PEN-1.27',
      entry: { what: 'boat-ejected', unit: spent, pen: p1, zone: 'S18' },
    });
  });

  test('[PEN-2.3] a die for each boat inside: up to 3 it is lost, above it comes out', () => {
    const state = bare({ round: 9 });
    Object.assign(state.options, { heavyBombers: true, heavyBomberSpecialAttack: true });
    const p1 = pen(state, 'BRI', { damage: 8 });
    const [lost, saved] = putMany(state, 'GER', ['uboat', 'uboat'], 'S18', { inside: p1 });
    const heavy = put(state, 'UK', 'heavyBomber', 'BRI', { task: 'raid' });
    const game = run<Pens>(state, combat, { choices: [`pierce ${heavy} ${p1}`], dice: [5, 6, 3, 4] });
    expect(told(game, 'boat-pierced')).toEqual([
      { rule: 'PEN-2.3', entry: { what: 'boat-pierced', unit: lost, die: 3, lost: true } },
      { rule: 'PEN-2.3', entry: { what: 'boat-pierced', unit: saved, die: 4, lost: false } },
    ]);
    expect(unit(state, lost!)).toBeUndefined();
    expect(unit(state, saved!)?.inside).toBeNull();
  });

  test('[HOST-8.9] [HOST-8.10] on a harbour: only what is moored there, and the zone is noted once', () => {
    const state = bare({ disturbed: ['S17'] });
    const here = put(state, 'GER', 'uboat', 'S17', { condition: 'spent' });
    const elsewhere = put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    put(state, 'UK', 'bomber', 'NFR', { task: 'raid', goal: 'S17' });
    const game = run<Pens>(state, combat, { dice: [6, 3] });
    expect(told(game, 'harbour-bombed')).toEqual([
      { rule: 'HOST-8.9', entry: { what: 'harbour-bombed', zone: 'S17', dice: [3], hits: 1 } },
    ]);
    expect([unit(state, here), unit(state, elsewhere)?.id]).toEqual([undefined, elsewhere]);
    expect(state.disturbed).toEqual(['S17']);
  });

  test('[HOST-8.2] [HOST-8.3] [HOST-8.4] [HOST-8.5] [HOST-8.6] the raid before them', () => {
    const state = bare();
    const p1 = pen(state, 'NFR');
    put(state, 'GER', 'fighter', 'NFR');
    const bomber = put(state, 'UK', 'bomber', 'NFR', { task: 'raid' });
    put(state, 'UK', 'fighter', 'NFR', { task: 'escort' });
    const game = run<Pens>(state, combat, {
      choices: ['intercept 1', `target ${bomber} ${p1}`],
      dice: [6, 5, 4, 2, 1],
    });
    expect(game.log.slice(0, 5)).toEqual([
      { rule: 'HOST-8.2', entry: { what: 'raid-begins', power: 'UK', territory: 'NFR', bombers: 1, escorts: 1 } },
      { rule: 'HOST-8.3', entry: { what: 'intercepted', territory: 'NFR', fighters: 1 } },
      { rule: 'HOST-8.4', entry: { what: 'air-battle', territory: 'NFR', attack: [6, 5], defence: [4] } },
      { rule: 'HOST-8.5', entry: { what: 'targeted', unit: bomber, target: p1, special: false } },
      { rule: 'PEN-1.20', entry: { what: 'flak', target: p1, dice: [2], lost: 0 } },
    ]);
    expect([game.asked, game.seats]).toEqual([
      ['HOST-8.3', 'HOST-8.5'],
      ['axis', 'allies'],
    ]);
    expect(game.offered[0]).toEqual(['intercept 0', 'intercept 1']);
  });
});

describe('PEN-1 pens under attack', () => {
  test('[PEN-1.19] [PEN-1.20] pens can be raided and fire in every state but captured', () => {
    for (const state of ['construction', 'usable', 'reopening'] as const) {
      const game = bare();
      const p1 = pen(game, 'BRI', { state, damage: 10 });
      put(game, 'UK', 'bomber', 'BRI', { task: 'raid' });
      put(game, 'UK', 'fighter', 'BRI', { task: 'escort' });
      run<Pens>(game, combat, { dice: [1] });
      expect(idsAt(game, 'BRI')).toEqual(['fighter-2']);
      expect(penOf(game, p1)?.damage).toBe(10);
    }
    const captured = bare({ turn: 'UK' });
    pen(captured, 'BRI', { state: 'captured' });
    hold(captured, 'UK', 'BRI');
    expect(targetsIn(captured, 'UK', 'BRI')).toEqual([]);
  });

  test('[PEN-1.21] the attacker names a pen for each bomber', () => {
    const state = bare();
    pen(state, 'BRI');
    pen(state, 'BRI');
    const bomber = put(state, 'UK', 'bomber', 'BRI', { task: 'raid' });
    const game = run<Pens>(state, combat, { choices: [`target ${bomber} pen-2`], dice: [4, 3] });
    expect(game.offered[0]).toEqual([`target ${bomber} pen-1`, `target ${bomber} pen-2`]);
    expect(state.pens.map((one) => one.damage)).toEqual([0, 3]);
  });

  test('[PEN-1.27] [PEN-1.28] without excess ejection boats stay until 10, and none is sunk', () => {
    const state = bare();
    Object.assign(state.options, { excessEjection: false });
    const p1 = pen(state, 'BRI', { damage: 5 });
    const boats = putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', { inside: p1 });
    put(state, 'UK', 'bomber', 'BRI', { task: 'raid' });
    run<Pens>(state, combat, { dice: [4, 4] });
    expect(penOf(state, p1)?.damage).toBe(9);
    expect(boats.every((id) => unit(state, id)?.inside === p1)).toBe(true);
    Object.assign(unit(state, 'bomber-4')!, { goal: null });
    run<Pens>(state, combat, { dice: [4, 1] });
    expect(boats.every((id) => unit(state, id)?.inside === null)).toBe(true);
    expect(state.units.filter((one) => one.type === 'uboat')).toHaveLength(3);
  });

  test('[PEN-1.29] [PEN-2.1] [PEN-2.2] the special attack needs both options, and one die', () => {
    const offers = (special: boolean) => {
      const state = bare({ round: 9 });
      Object.assign(state.options, { heavyBombers: true, heavyBomberSpecialAttack: special });
      const p1 = pen(state, 'BRI');
      const boat = put(state, 'GER', 'uboat', 'S18', { inside: p1 });
      const heavy = put(state, 'UK', 'heavyBomber', 'BRI', { task: 'raid' });
      const game = run<Pens>(
        state,
        combat,
        special ? { choices: [`pierce ${heavy} ${p1}`], dice: [5, 6] } : { dice: [5, 6, 3] },
      );
      expect(unit(state, boat)).toBeDefined();
      return [game.offered[0], penOf(state, p1)?.damage];
    };
    expect(offers(false)).toEqual([undefined, 9]);
    expect(offers(true)).toEqual([[`target heavyBomber-2 pen-1`, `pierce heavyBomber-2 pen-1`], 6]);
  });

  test('[PEN-2.4] against a pen already at 10 the special attack finds nobody', () => {
    const state = bare({ round: 9 });
    Object.assign(state.options, { heavyBombers: true, heavyBomberSpecialAttack: true });
    const p1 = pen(state, 'BRI', { damage: 10 });
    const heavy = put(state, 'UK', 'heavyBomber', 'BRI', { task: 'raid' });
    const game = run<Pens>(state, combat, { choices: [`pierce ${heavy} ${p1}`], dice: [5, 6] });
    expect(game.cited).not.toContain('PEN-2.3 boat-pierced');
  });
});
