/** The rulebook's worked examples, whole; those of pens are in examples-pens. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { combatMovement } from '../src/combat-movement.ts';
import { easternFront } from '../src/eastern-front.ts';
import { income } from '../src/income.ts';
import { nonCombatMovement } from '../src/non-combat-movement.ts';
import { submarineReach } from '../src/paths.ts';
import { openPens } from '../src/pens.ts';
import { placement } from '../src/placement.ts';
import { refit } from '../src/readiness.ts';
import type { Pens } from '../src/state.ts';
import { victoryCheck } from '../src/victory.ts';
import { bare, hold, idsAt, pen, penOf, put, putMany, unit } from './position.ts';

describe('worked examples', () => {
  test('[HOST-8.3] [HOST-8.4] [PEN-1.27] interception, and a boat too many', () => {
    const state = bare({ turn: 'USA' });
    const p3 = pen(state, 'BRI', { damage: 3 });
    const [a, b] = putMany(state, 'GER', ['uboat', 'uboat'], 'S18', { condition: 'spent', inside: p3 });
    Object.assign(unit(state, b!)!, { condition: 'ready' });
    putMany(state, 'GER', ['fighter', 'fighter'], 'BRI');
    const escort = put(state, 'USA', 'fighter', 'BRI', { task: 'escort' });
    const [x, y] = putMany(state, 'USA', ['bomber', 'bomber'], 'BRI', { task: 'raid' });
    run<Pens>(state, combat, {
      choices: ['intercept 2', `lose ${escort}`, `target ${x} ${p3}`, `target ${y} ${p3}`, `eject ${a}`],
      dice: [1, 5, 1, 1, 6, 3, 1, 6],
    });
    expect(idsAt(state, 'BRI')).toEqual([x]);
    expect(penOf(state, p3)?.damage).toBe(9);
    expect(unit(state, a!)?.inside).toBeNull();
    expect(unit(state, b!)?.inside).toBe(p3);
  });

  test('[HOST-12.2] [HOST-12.3] [HOST-12.4] [HOST-12.5] convoy disruption', () => {
    const state = bare({ round: 5 });
    const abc = putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S15');
    const d = put(state, 'GER', 'uboat', 'S14', { condition: 'spent' });
    const e = put(state, 'ITA', 'submarine', 'S10');
    const before = { UK: state.treasury.UK, USA: state.treasury.USA };
    run<Pens>(state, income, { dice: [5, 6, 5, 4] });
    expect(state.treasury.UK - before.UK).toBe(17); // 20 printed, 10 imports, 13 lost
    expect(state.tonnage).toBe(13);
    state.turn = 'USA';
    run<Pens>(state, income, { dice: [6, 1, 1, 1] });
    expect(state.treasury.USA - before.USA).toBe(12); // 20 printed, 1 less, 7 lost
    expect(state.tonnage).toBe(20);
    run<Pens>(state, refit);
    for (const id of [...abc, d, e]) expect(unit(state, id)?.condition).toBe('spent');
  });

  test('[HOST-9.10] [HOST-9.11] a hunt at sea', () => {
    const state = bare({ round: 6 });
    const destroyers = putMany(state, 'UK', ['destroyer', 'destroyer'], 'S14');
    put(state, 'UK', 'fighter', 'S14', { task: 'attack', used: 1 });
    const [a, b] = putMany(state, 'GER', ['uboat', 'uboat'], 'S14');
    run<Pens>(state, combat, { choices: ['hunt S14 2'], dice: [3, 1] });
    expect(unit(state, a!)).toBeUndefined();
    expect(unit(state, destroyers[0]!)).toBeUndefined();
    expect(unit(state, destroyers[1]!)).toBeDefined();
    expect(state.disturbed).toEqual(['S14']);
    const last = run<Pens>(state, income, { dice: [4] });
    expect(last.cited).toContain('HOST-12.2 zone-disrupted');
    expect(unit(state, b!)?.condition).toBe('patrolled');
  });

  test('[PEN-1.14] a hunt in a harbour', () => {
    const state = bare({ round: 8, turn: 'USA' });
    const p1 = pen(state, 'BRI');
    put(state, 'USA', 'destroyer', 'S18');
    put(state, 'USA', 'bomber', 'S18', { task: 'attack', used: 2 });
    const m = put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    const r = put(state, 'GER', 'uboat', 'S18');
    const p = put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: p1 });
    const game = run<Pens>(state, combat, { choices: ['hunt S18 1'], dice: [4, 2] });
    expect(game.log.find(({ entry }) => entry.what === 'hunted')?.entry).toMatchObject({
      number: 4,
      die: 4,
      hit: true,
    });
    expect(unit(state, m)).toBeUndefined();
    expect(unit(state, r)).toBeDefined();
    expect(unit(state, p)?.inside).toBe(p1);
    expect(state.disturbed).toEqual(['S18']);
  });

  test('[HOST-4.7] [HOST-9.8] U-boats against an escort', () => {
    const state = bare({ round: 5, turn: 'GER', phase: 'combat-movement' });
    const p1 = pen(state, 'BRI');
    const boats = putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', { inside: p1 });
    put(state, 'UK', 'destroyer', 'S15');
    putMany(state, 'UK', ['transport', 'transport'], 'S15');
    run<Pens>(state, combatMovement, { choices: boats.map((id) => `move ${id} S15`) });
    const game = run<Pens>(state, combat, { choices: ['fight S15'], dice: [1, 2, 5, 2] });
    expect(game.cited).not.toContain('HOST-9.4 volley');
    expect(state.tonnage).toBe(8);
    expect(idsAt(state, 'S15')).toEqual([boats[1], boats[2]]);
    expect(state.units.every((one) => one.condition === 'patrolled')).toBe(true);
  });

  test('[HOST-9.4] surprise', () => {
    const state = bare({ round: 3, turn: 'GER' });
    putMany(state, 'GER', ['uboat', 'uboat'], 'S15', { task: 'attack', acted: 'moved' });
    putMany(state, 'UK', ['cruiser', 'transport'], 'S15');
    run<Pens>(state, combat, { choices: ['fight S15', 'stay-up'], dice: [2, 3] });
    expect(state.tonnage).toBe(4);
    expect(state.units.filter((one) => one.power === 'UK')).toEqual([]);
  });

  test('[HOST-4.8] the Type XXI', () => {
    const state = bare({ round: 10, turn: 'GER' });
    const boat = put(state, 'GER', 'uboat', 'S15', { task: 'attack' });
    const x = put(state, 'GER', 'typeXXI', 'S15', { task: 'attack' });
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S15');
    run<Pens>(state, combat, { choices: ['fight S15', `lose ${boat}`], dice: [3, 1, 2] });
    expect(state.units.map((one) => `${one.id} ${one.condition}`)).toEqual([`${x} patrolled`]);
  });

  test('[HOST-6.1] [HOST-8.9] bombs first, destroyers after', () => {
    const state = bare({ round: 7, phase: 'combat-movement' });
    const p1 = pen(state, 'AQU', { damage: 5 });
    const boats = putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S18', { condition: 'spent', inside: p1 });
    const bombers = putMany(state, 'UK', ['bomber', 'bomber'], 'SEN');
    const destroyers = putMany(state, 'UK', ['destroyer', 'destroyer'], 'S15');
    run<Pens>(state, combatMovement, {
      choices: [
        `raid ${bombers[0]} AQU`,
        `raid ${bombers[1]} AQU`,
        `move ${destroyers[0]} S18`,
        `move ${destroyers[1]} S18`,
      ],
    });
    run<Pens>(state, combat, {
      choices: [`target ${bombers[0]} ${p1}`, `target ${bombers[1]} ${p1}`, 'hunt S18 2'],
      dice: [2, 6, 3, 4, 4],
    });
    expect(unit(state, boats[0]!)).toBeUndefined();
    expect(state.disturbed).toEqual(['S18']);

    state.turn = 'USA';
    const raiders = putMany(state, 'USA', ['bomber', 'bomber'], 'BRI', { task: 'raid', used: 3 });
    run<Pens>(state, combat, { dice: [4, 4, 3, 5] });
    expect(unit(state, boats[1]!)).toBeUndefined();
    expect(raiders.every((id) => unit(state, id))).toBe(true);
    run<Pens>(state, refit);
    expect(unit(state, boats[2]!)?.condition).toBe('spent');
  });

  test('[PEN-2.3] the special attack of a heavy bomber', () => {
    const pierced = (flak: number, dice: number[]) => {
      const state = bare({ round: 9 });
      Object.assign(state.options, { heavyBombers: true, heavyBomberSpecialAttack: true });
      const p1 = pen(state, 'BRI', { damage: 3 });
      const boats = [
        ...putMany(state, 'GER', ['uboat', 'uboat'], 'S18', { inside: p1, condition: 'spent' }),
        put(state, 'GER', 'typeXXI', 'S18', { inside: p1, condition: 'spent' }),
      ];
      const [x, y] = putMany(state, 'UK', ['bomber', 'bomber'], 'BRI', { task: 'raid' });
      const heavy = put(state, 'UK', 'heavyBomber', 'BRI', { task: 'raid' });
      run<Pens>(state, combat, {
        choices: [`target ${x} ${p1}`, `target ${y} ${p1}`, `pierce ${heavy} ${p1}`],
        dice: [4, 2, flak, ...dice],
      });
      expect(penOf(state, p1)?.damage).toBe(10);
      return boats.map((id) => unit(state, id)?.inside);
    };
    expect(pierced(3, [5, 2, 4, 2, 5, 3])).toEqual([undefined, null, undefined]);
    expect(pierced(1, [5, 2])).toEqual([null, null, null]);
  });

  test('[PEN-1.31] [PEN-1.32] free pens', () => {
    const state = bare({ round: 8, turn: 'GER', phase: 'placement' });
    state.treasury.GER = 0;
    run<Pens>(state, placement, { choices: ['build free-pen SNO'] });
    state.round = 9;
    run<Pens>(state, placement, { choices: ['forfeit'] });
    state.round = 10;
    run<Pens>(state, placement, { choices: ['build free-pen BRI'] });
    expect(state.pens.map((one) => one.at)).toEqual(['SNO', 'BRI']);
    state.round = 11;
    run<Pens>(state, openPens);
    run<Pens>(state, placement, {});
    expect(state.pens.every((one) => one.state === 'usable')).toBe(true);
  });

  test('[HOST-10.3] [HOST-10.4] a troop convoy', () => {
    const state = bare({ round: 8, turn: 'USA', phase: 'non-combat-movement' });
    const troops = [
      ...putMany(state, 'USA', ['infantry', 'infantry', 'infantry', 'infantry'], 'NEU'),
      put(state, 'USA', 'armour', 'NEU'),
    ];
    const boats = [...putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S10'), put(state, 'GER', 'uboat', 'S14')];
    put(state, 'UK', 'destroyer', 'S10');
    putMany(state, 'UK', ['destroyer', 'destroyer'], 'S14');
    run<Pens>(state, nonCombatMovement, {
      choices: [...troops.map((id) => `ship ${id} NORTH NEN`), `lose ${troops[0]}`],
      dice: [1, 4],
    });
    expect(idsAt(state, 'NEN')).toEqual(troops.slice(1));
    expect(state.tonnage).toBe(3);
    expect(boats.every((id) => unit(state, id)?.condition === 'ready')).toBe(true);
  });

  test('[HOST-4.2] [HOST-7.4] a land battle', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR');
    const [one, two] = putMany(state, 'GER', ['infantry', 'infantry'], 'NFR', { task: 'attack', from: 'RUH' });
    const [artillery, armour] = putMany(state, 'GER', ['artillery', 'armour'], 'NFR', { task: 'attack', from: 'RUH' });
    putMany(state, 'UK', ['infantry', 'infantry', 'infantry'], 'NFR');
    run<Pens>(state, combat, {
      dice: [2, 3, 5, 3, 1, 2, 6, 2, 6, 4],
      choices: [`lose ${one}`, `lose ${two}`, 'press-on'],
    });
    expect(idsAt(state, 'NFR')).toEqual([artillery, armour]);
    expect(state.control.NFR).toBe('GER');
  });

  test('[HOST-13.5] [HOST-13.6] refit', () => {
    const state = bare();
    const p1 = pen(state, 'BRI');
    const outside = put(state, 'GER', 'uboat', 'S18', { condition: 'spent' });
    run<Pens>(state, refit);
    expect(unit(state, outside)?.condition).toBe('ready');
    Object.assign(unit(state, outside)!, { condition: 'spent' });
    put(state, 'UK', 'destroyer', 'S18');
    const inside = put(state, 'GER', 'uboat', 'S18', { condition: 'spent', inside: p1 });
    const patrolled = put(state, 'GER', 'uboat', 'S27', { condition: 'patrolled' });
    run<Pens>(state, refit);
    expect(unit(state, outside)?.condition).toBe('spent');
    expect(unit(state, inside)?.condition).toBe('ready');
    expect(unit(state, patrolled)?.condition).toBe('spent');
  });

  test('[HOST-14.1] tonnage is tested before Berlin', () => {
    const state = bare({ tonnage: 171 });
    hold(state, 'UK', 'BLN');
    run<Pens>(state, (t) => victoryCheck(t, false));
    expect(state.ended).toEqual({ winner: 'axis', test: 'tonnage' });
  });

  test('[HOST-5.10] the Eastern Front', () => {
    const state = bare({ round: 4, turn: 'GER', phase: 'eastern-front' });
    const fighters = putMany(state, 'GER', ['fighter', 'fighter', 'fighter'], 'BLN');
    const armour = putMany(state, 'GER', Array(4).fill('armour'), 'BLN');
    const artillery = putMany(state, 'GER', Array(3).fill('artillery'), 'BLN');
    const infantry = putMany(state, 'GER', Array(12).fill('infantry'), 'BLN');
    const sent = [...fighters.slice(0, 2), ...armour, ...artillery];
    // From here on only infantry may go, so nobody is asked any more.
    const game = run<Pens>(state, easternFront, { choices: sent.map((id) => `send ${id}`) });
    expect(state.east.sent).toBe(80);
    expect(idsAt(state, 'BLN')).toEqual([fighters[2], ...infantry.slice(10)]);
    expect(game.barred[2]).toMatchObject({ [`send ${fighters[2]}`]: 'HOST-5.10' });
  });

  test('[HOST-6.6] movement through the barrages', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'NWG');
    const inside = put(state, 'GER', 'uboat', 'S29', { inside: p1 });
    const reach = submarineReach(state, unit(state, inside)!);
    const within = (far: number): string[] =>
      [...reach]
        .filter(([, leg]) => leg.distance === far)
        .map(([zone]) => zone)
        .sort();
    expect(within(1)).toEqual(['S26', 'S27', 'S30']);
    expect(within(2)).toEqual(['S13', 'S14', 'S28']);
    expect(within(3)).toEqual(['S09', 'S10', 'S15']);
    const outside = put(state, 'GER', 'uboat', 'S26');
    expect(submarineReach(state, unit(state, outside)!).has('S17')).toBe(false);
  });
});
