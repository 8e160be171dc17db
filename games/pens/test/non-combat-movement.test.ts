/** HOST-10, PEN-1.8 … 1.12, PEN-3  Non-combat movement, troop convoys, and pens. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { income } from '../src/income.ts';
import { nonCombatMovement } from '../src/non-combat-movement.ts';
import { openPens } from '../src/pens.ts';
import type { Pens, State } from '../src/state.ts';
import { bare, hold, idsAt, pen, penOf, put, putMany, unit } from './position.ts';

describe('HOST-10 non-combat movement', () => {
  test('[HOST-10.1] [HOST-10.1a] aircraft must land, and those that cannot are lost', () => {
    const state = bare();
    const near = put(state, 'UK', 'fighter', 'S17', { task: 'attack', used: 2 });
    const far = put(state, 'UK', 'fighter', 'S10', { task: 'attack', used: 4 });
    const game = run<Pens>(state, nonCombatMovement, { choices: [`fly ${near} SEN`] });
    expect(game.barred[0]).toEqual({ done: 'HOST-10.1a' });
    expect(unit(state, near)?.at).toBe('SEN');
    expect(unit(state, far)).toBeUndefined();
  });

  test('[HOST-6.7] [HOST-10.1] who moves, who lands and who is lost is told', () => {
    const state = bare();
    const infantry = put(state, 'UK', 'infantry', 'SEN');
    const plane = put(state, 'UK', 'fighter', 'S17', { task: 'attack', used: 2 });
    const lost = put(state, 'UK', 'fighter', 'S10', { task: 'attack', used: 4 });
    const game = run<Pens>(state, nonCombatMovement, {
      choices: [`move ${infantry} NEN`, `fly ${plane} SEN`],
    });
    expect(game.log).toEqual([
      { rule: 'HOST-10.1', entry: { what: 'moved', unit: infantry, from: 'SEN', to: 'NEN' } },
      { rule: 'HOST-6.7', entry: { what: 'flown', unit: plane, from: 'S17', to: 'SEN', mission: 'land' } },
      { rule: 'HOST-10.1', entry: { what: 'lost', unit: lost, power: 'UK', type: 'fighter', at: 'S10' } },
    ]);
    expect(unit(state, infantry)).toMatchObject({ at: 'NEN', acted: 'moved' });
    expect(unit(state, plane)).toMatchObject({ at: 'SEN', acted: 'moved', task: null });
  });

  test('[HOST-10.2] transports ferry between friendly shores', () => {
    const state = bare();
    hold(state, 'UK', 'BRI');
    const transport = put(state, 'UK', 'transport', 'S16');
    putMany(state, 'UK', ['infantry', 'infantry'], 'SEN');
    run<Pens>(state, nonCombatMovement, {
      choices: [`ferry ${transport} S17 BRI`, 'load infantry-3'],
    });
    expect(idsAt(state, 'BRI')).toEqual(['infantry-2', 'infantry-3']);
    expect(unit(state, transport)).toMatchObject({ at: 'S17', acted: 'moved' });
  });

  test('[HOST-10.2] nobody is ferried to the shore on which he waits', () => {
    const state = bare();
    put(state, 'UK', 'transport', 'S14');
    put(state, 'UK', 'infantry', 'SCO');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    const shores = game.offered[0]!.filter((words) => words.startsWith('ferry')).map((words) => words.split(' ')[3]);
    expect(shores).toContain('NIR');
    expect(shores).not.toContain('SCO');
  });

  test('[HOST-4.5] [HOST-6.8] two fresh units of one’s own come aboard, one of them heavy at most, and that is told', () => {
    const state = bare();
    hold(state, 'UK', 'BRI');
    const transport = put(state, 'UK', 'transport', 'S16');
    const [infantry, armour, artillery] = putMany(state, 'UK', ['infantry', 'armour', 'artillery'], 'SEN');
    put(state, 'UK', 'infantry', 'SEN', { acted: 'moved' });
    put(state, 'UK', 'armour', 'SEN', { used: 1 });
    put(state, 'UK', 'fighter', 'SEN');
    put(state, 'USA', 'infantry', 'SEN');
    put(state, 'UK', 'infantry', 'BRI');
    put(state, 'UK', 'infantry', 'CAN');
    const game = run<Pens>(state, nonCombatMovement, {
      choices: [`ferry ${transport} S17 BRI`, `load ${armour}`, `load ${infantry}`, 'done'],
    });
    expect(game.offered.slice(1, 3)).toEqual([
      [`load ${infantry}`, `load ${armour}`, `load ${artillery}`],
      ['done', `load ${infantry}`],
    ]);
    expect(game.barred[2]).toEqual({ [`load ${artillery}`]: 'HOST-4.5' });
    expect([game.asked[1], game.seats[1]]).toEqual(['HOST-6.8', 'allies']);
    expect(game.log.filter(({ entry }) => entry.what === 'loaded' || entry.what === 'landed')).toEqual([
      { rule: 'HOST-6.8', entry: { what: 'loaded', unit: armour, transport, bound: 'BRI' } },
      { rule: 'HOST-6.8', entry: { what: 'loaded', unit: infantry, transport, bound: 'BRI' } },
      { rule: 'HOST-6.9', entry: { what: 'landed', units: [infantry, armour], zone: 'S17', territory: 'BRI' } },
    ]);
    expect(unit(state, armour!)).toMatchObject({ at: 'BRI', inside: null, acted: 'moved' });
  });

  test('[HOST-6.8] [HOST-6.10] no ferry lands among enemy warships, or unescorted beside a Ready submarine', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S14');
    put(state, 'UK', 'infantry', 'NIR');
    put(state, 'UK', 'infantry', 'NEN');
    const boat = put(state, 'GER', 'uboat', 'S14');
    const barred = () => run<Pens>(structuredClone(state), nonCombatMovement, { choices: ['done'] }).barred[0];
    expect(barred()).toEqual({
      [`ferry ${transport} S14 SCO`]: 'HOST-6.10',
      [`ferry ${transport} S14 NIR`]: 'HOST-6.10',
    });
    Object.assign(unit(state, boat)!, { condition: 'spent' });
    expect(barred()).toEqual({});
    Object.assign(unit(state, boat)!, { condition: 'ready' });
    put(state, 'UK', 'destroyer', 'S14');
    expect(barred()).toEqual({});
    put(state, 'GER', 'cruiser', 'S14');
    expect(barred()).toEqual({
      [`ferry ${transport} S14 NIR`]: 'HOST-6.8',
      [`ferry ${transport} S14 SCO`]: 'HOST-6.8',
    });
  });

  test('[HOST-10.4] troops are lost in the zone where the submarines were, not where they were bound', () => {
    const state = bare({ turn: 'USA', round: 8 });
    const infantry = put(state, 'USA', 'infantry', 'NEU');
    put(state, 'GER', 'uboat', 'S10');
    const game = run<Pens>(state, nonCombatMovement, { choices: [`ship ${infantry} NORTH NEN`], dice: [1] });
    expect(game.log.at(-1)).toEqual({
      rule: 'HOST-10.4',
      entry: { what: 'lost', unit: infantry, power: 'USA', type: 'infantry', at: 'S10' },
    });
    expect(state.tonnage).toBe(3);
  });

  test('[HOST-10.3] [HOST-10.4] troops are shipped and attacked, zone by zone, and the owner says who is lost', () => {
    const state = bare({ turn: 'USA', round: 8 });
    const [infantry, armour] = putMany(state, 'USA', ['infantry', 'armour'], 'NEU');
    putMany(state, 'GER', ['uboat', 'uboat'], 'S10');
    put(state, 'UK', 'destroyer', 'S10');
    put(state, 'GER', 'uboat', 'S10', { condition: 'spent' });
    const game = run<Pens>(state, nonCombatMovement, {
      choices: [`ship ${infantry} NORTH NEN`, `ship ${armour} NORTH NEN`, `lose ${armour}`],
      dice: [1],
    });
    expect(game.log.slice(0, 3)).toEqual([
      { rule: 'HOST-10.3', entry: { what: 'shipped', unit: infantry, route: 'NORTH', to: 'NEN' } },
      { rule: 'HOST-10.3', entry: { what: 'shipped', unit: armour, route: 'NORTH', to: 'NEN' } },
      { rule: 'HOST-10.4', entry: { what: 'convoy-attacked', route: 'NORTH', zone: 'S10', dice: [1], hits: 1 } },
    ]);
    expect([game.asked.at(-1), game.seats.at(-1)]).toEqual(['HOST-10.4', 'allies']);
    expect(unit(state, infantry!)).toMatchObject({ at: 'NEN', acted: 'moved' });
    expect(unit(state, armour!)).toBeUndefined();
  });

  test.each([
    ['a USA that is not at war', { usaAtWar: false }, {}],
    ['the Axis', { turn: 'GER' }, {}],
    ['who has moved', {}, { acted: 'moved' }],
    ['who has spent a step', {}, { used: 1 }],
    ['who is not in port', {}, { at: 'MID' }],
  ] as const)('[HOST-10.3] no troop convoy for %s', (_who, over, change) => {
    const state = bare({ turn: 'USA', round: 8, ...over });
    put(state, state.turn, 'infantry', 'NEU', change);
    put(state, state.turn, 'fighter', state.turn === 'GER' ? 'BLN' : 'MID');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.offered[0]?.filter((words) => words.startsWith('ship'))).toEqual([]);
  });

  test('[HOST-10.3] only one’s own land units go by convoy, and none before the round allows it', () => {
    const state = bare({ turn: 'USA', round: 8 });
    const infantry = put(state, 'USA', 'infantry', 'NEU');
    put(state, 'USA', 'fighter', 'NEU');
    put(state, 'UK', 'armour', 'NEU');
    const offered = (at: State) =>
      new Set(
        run<Pens>(at, nonCombatMovement, { choices: ['done'] })
          .offered[0]?.filter((words) => words.startsWith('ship'))
          .map((words) => words.split(' ')[1]),
      );
    expect(offered(structuredClone(state))).toEqual(new Set([infantry]));
    expect(offered({ ...structuredClone(state), round: 3 })).toEqual(new Set());
  });

  test('[HOST-10.4] each route has its own losses; only destroyers of the Allies keep boats away', () => {
    const state = bare({ turn: 'USA', round: 8 });
    const [infantry, armour] = putMany(state, 'USA', ['infantry', 'armour'], 'NEU');
    putMany(state, 'GER', ['uboat', 'uboat'], 'S10');
    put(state, 'UK', 'cruiser', 'S10');
    put(state, 'GER', 'destroyer', 'S10');
    run<Pens>(state, nonCombatMovement, {
      choices: [`ship ${infantry} SOUTH GIB`, `ship ${armour} NORTH NEN`],
      dice: [1, 1],
    });
    expect([unit(state, infantry!)?.at, unit(state, armour!)]).toEqual(['GIB', undefined]);
  });

  test('[HOST-10.3] limits, ports and destinations of troop convoys', () => {
    const state = bare({ round: 5, turn: 'UK' });
    putMany(state, 'UK', ['infantry', 'infantry', 'infantry'], 'CAN');
    put(state, 'UK', 'infantry', 'SEN');
    const game = run<Pens>(state, nonCombatMovement, {
      choices: ['ship infantry-1 NORTH NIR', 'ship infantry-2 SOUTH GIB', 'done'],
    });
    const ships = (at: number) => game.offered[at]?.filter((words) => words.startsWith('ship'));
    expect(ships(0)).toEqual(['NORTH NEN', 'NORTH NIR', 'NORTH SCO', 'SOUTH GIB'].map((to) => `ship infantry-1 ${to}`));
    expect(ships(2)).toEqual([]);
    Object.assign(state.options, { troopConvoys: false });
    const off = bare({ round: 5, turn: 'UK' });
    Object.assign(off.options, { troopConvoys: false });
    put(off, 'UK', 'infantry', 'CAN');
    expect(
      run<Pens>(off, nonCombatMovement, { choices: ['done'] }).offered[0]?.some((words) => words.startsWith('ship')),
    ).toBe(false);
  });
});

describe('PEN-1 going in and out', () => {
  test('[PEN-1.7] [PEN-1.10] [PEN-1.11] a boat is inside only when its player says so, and everybody sees it', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'BRI');
    const boat = put(state, 'GER', 'uboat', 'S18');
    run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(unit(state, boat)?.inside).toBeNull();
    run<Pens>(state, nonCombatMovement, { choices: [`enter ${boat} ${p1}`] });
    expect(unit(state, boat)).toMatchObject({ inside: p1, at: 'S18', acted: 'moved' });
  });

  test('[PEN-1.9] [PEN-1.10] going in and coming out are told; in takes the move, out does not', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'BRI');
    const inward = put(state, 'GER', 'uboat', 'S18');
    const outward = put(state, 'GER', 'typeXXI', 'S18', { inside: p1 });
    const game = run<Pens>(state, nonCombatMovement, {
      choices: [`enter ${inward} ${p1}`, `leave ${outward} S18`, 'done'],
    });
    expect(game.log).toEqual([
      { rule: 'PEN-1.10', entry: { what: 'entered-pen', unit: inward, pen: p1 } },
      { rule: 'PEN-1.9', entry: { what: 'left-pen', unit: outward, zone: 'S18' } },
    ]);
    expect(unit(state, inward)).toMatchObject({ inside: p1, acted: 'moved' });
    expect(unit(state, outward)).toMatchObject({ inside: null, at: 'S18', acted: 'no' });
  });

  test.each([
    ['construction', 'PEN-1.6'],
    ['captured', 'PEN-1.16'],
    ['reopening', 'PEN-1.17'],
  ] as const)('[PEN-1.6] [PEN-1.16] [PEN-1.17] nobody goes into a pen under %s', (condition, rule) => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'BRI', { state: condition });
    const boat = put(state, 'GER', 'uboat', 'S18');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.barred[0]).toMatchObject({ [`enter ${boat} ${p1}`]: rule });
  });

  test('[PEN-1.8] who moved or fought in phases 2 and 3 cannot go in', () => {
    const state = bare({ turn: 'GER' });
    pen(state, 'BRI');
    put(state, 'GER', 'uboat', 'S18', { acted: 'fought' });
    expect(run<Pens>(state, nonCombatMovement).asked).toEqual([]);
  });

  test('[PEN-1.9] out by the berth zone, or by any zone with the option', () => {
    const exits = (any: boolean) => {
      const state = bare({ turn: 'GER' });
      Object.assign(state.options, { penAnyExit: any });
      const p1 = pen(state, 'BRI');
      put(state, 'GER', 'uboat', 'S18', { inside: p1 });
      return run<Pens>(state, nonCombatMovement, { choices: ['done'] }).offered[0]?.filter((words) =>
        words.startsWith('leave'),
      );
    };
    expect(exits(false)).toEqual(['leave uboat-1 S18']);
    expect(exits(true)).toEqual(['leave uboat-1 S17', 'leave uboat-1 S18']);
  });

  test('[PEN-1.12] a boat inside disrupts nothing', () => {
    const state = bare();
    const p1 = pen(state, 'BRI');
    put(state, 'GER', 'uboat', 'S17', { inside: p1 });
    run<Pens>(state, income);
    expect(state.tonnage).toBe(0);
  });

  test('[PEN-1.18] three boats of either type, and no fourth', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'BRI');
    putMany(state, 'GER', ['uboat', 'typeXXI', 'uboat'], 'S18', { inside: p1 });
    const boat = put(state, 'GER', 'uboat', 'S18');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.barred[0]).toEqual({ [`enter ${boat} ${p1}`]: 'PEN-1.18' });
  });

  test('[PEN-1.30] Italian submarines stay outside', () => {
    const state = bare({ turn: 'ITA' });
    const p1 = pen(state, 'BRI');
    const boat = put(state, 'ITA', 'submarine', 'S18');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.barred[0]).toEqual({ [`enter ${boat} ${p1}`]: 'PEN-1.30' });
  });

  test('[PEN-3.1] the four states, and damage apart from them', () => {
    const state = bare({ turn: 'GER' });
    const states = (['construction', 'usable', 'captured', 'reopening'] as const).map((one) =>
      pen(state, 'BRI', { state: one, damage: 10 }),
    );
    run<Pens>(state, openPens);
    expect(states.map((id) => penOf(state, id)?.state)).toEqual(['usable', 'usable', 'captured', 'usable']);
    expect(states.map((id) => penOf(state, id)?.damage)).toEqual([10, 10, 10, 10]);
    const boat = put(state, 'GER', 'uboat', 'S18');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.barred[0]).toMatchObject({ [`enter ${boat} pen-1`]: 'PEN-1.24', [`enter ${boat} pen-3`]: 'PEN-1.16' });
  });

  test('[PEN-3.2] out of one pen and into another in one movement', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'BRI');
    const p2 = pen(state, 'SNO');
    const boat = put(state, 'GER', 'uboat', 'S18', { inside: p1 });
    const p3 = pen(state, 'AQU');
    const near = put(state, 'GER', 'uboat', 'S18', { inside: p1, condition: 'spent' });
    run<Pens>(state, nonCombatMovement, { choices: [`move ${boat} S14`, `enter ${near} ${p3}`] });
    expect(unit(state, boat)).toMatchObject({ at: 'S14', inside: null });
    expect(unit(state, near)?.inside).toBe(p3);
    expect(p2).toBe('pen-2');
  });
});
