/** Cases on which two readings of the rules differed, and which are settled now. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { combatMovement } from '../src/combat-movement.ts';
import type { TerritoryId } from '../src/data/map.ts';
import type { UnitType } from '../src/data/units.ts';
import { cheapest, losses } from '../src/losses.ts';
import type { Pens, State } from '../src/state.ts';
import { bare, fresh, pen, penOf, put, putMany, unit } from './position.ts';

describe('[HOST-7.2] [HOST-9.9] ships that broke off', () => {
  test('fight no second battle, though the enemy is where they went', () => {
    const state = bare();
    const cruiser = put(state, 'UK', 'cruiser', 'S15', { from: 'S14' });
    put(state, 'GER', 'cruiser', 'S15');
    put(state, 'GER', 'uboat', 'S14'); // a submarine does not bar the way out
    const game = run<Pens>(state, combat, { dice: [6, 6], choices: ['retreat S14'] });
    expect(unit(state, cruiser)?.at).toBe('S14');
    expect(game.log.filter(({ entry }) => entry.what === 'battle-begins')).toHaveLength(1);
    expect(state.brokeOff).toEqual([]);
  });
});

describe('[HOST-8.3] fighters of two powers', () => {
  function raided() {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'bomber', 'SEN', { task: 'raid' });
    const [british = 'fighter-0'] = putMany(state, 'UK', ['fighter', 'fighter'], 'SEN');
    const american = put(state, 'USA', 'fighter', 'SEN');
    return { state, british, american };
  }

  test('their owner says how many of each rise', () => {
    const { state } = raided();
    const game = run<Pens>(state, combat, {
      dice: [6, 6, 6, 6, 3],
      choices: ['intercept 1 UK', 'intercept 1 USA'],
    });
    expect(game.offered.slice(0, 2)).toEqual([
      ['intercept 0 UK', 'intercept 1 UK', 'intercept 2 UK'],
      ['intercept 0 USA', 'intercept 1 USA'],
    ]);
    expect(game.log.find(({ entry }) => entry.what === 'air-battle')?.entry).toMatchObject({ defence: [6, 6] });
  });

  test('and which of them falls; one that stayed on the ground does not', () => {
    const { state, british, american } = raided();
    const game = run<Pens>(state, combat, {
      dice: [1, 6, 6, 6, 3],
      choices: ['intercept 1 UK', 'intercept 1 USA', `lose ${american}`],
    });
    expect(game.asked[2]).toBe('HOST-8.4');
    expect(game.offered[2]).toEqual([`lose ${british}`, `lose ${american}`]);
    expect(state.units.some(({ id }) => id === american)).toBe(false);
    expect(state.units.filter(({ type }) => type === 'fighter')).toHaveLength(2);
  });

  test('of one power alone only the number is asked', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'bomber', 'SEN', { task: 'raid' });
    put(state, 'UK', 'fighter', 'SEN');
    const game = run<Pens>(state, combat, { dice: [6, 6, 6, 3], choices: ['intercept 1'] });
    expect(game.offered).toEqual([['intercept 0', 'intercept 1']]);
  });
});

describe('[HOST-6.3] armour', () => {
  test('that enters an empty Vichy territory takes it and stops there', () => {
    const state = bare({ turn: 'GER', phase: 'combat-movement' });
    const armour = put(state, 'GER', 'armour', 'AQU');
    const game = run<Pens>(state, combatMovement, { choices: [`move ${armour} SFR`] });
    expect(state.control.SFR).not.toBe('VIC');
    expect(unit(state, armour)?.acted).toBe('moved');
    expect(game.asked).toHaveLength(1); // and nobody else can move
  });
});

describe('[HOST-9.9] aircraft', () => {
  test('may leave where the ships have no zone to go to', () => {
    const state = bare();
    put(state, 'UK', 'cruiser', 'S15', { from: 'S14' });
    const plane = put(state, 'UK', 'fighter', 'S15', { task: 'attack', used: 1 });
    put(state, 'GER', 'battleship', 'S15');
    put(state, 'GER', 'battleship', 'S14'); // the way back is shut
    const game = run<Pens>(state, combat, { dice: [6, 6, 6, 6, 6, 6, 1], choices: ['withdraw-aircraft'] });
    expect(game.offered[0]).toEqual(['press-on', 'withdraw-aircraft']);
    expect(unit(state, plane)?.task).toBe('home');
  });

  test('leave with the ships where those have a way', () => {
    const state = bare();
    put(state, 'UK', 'cruiser', 'S15', { from: 'S14' });
    put(state, 'UK', 'fighter', 'S15', { task: 'attack', used: 1 });
    put(state, 'GER', 'battleship', 'S15');
    const game = run<Pens>(state, combat, { dice: [6, 6, 6], choices: ['retreat S14'] });
    expect(game.offered[0]).toEqual(['press-on', 'retreat S14']);
  });
});

describe('[HOST-8.11] the raid bonus', () => {
  const bombed = (raidBonus: boolean, type: 'bomber' | 'heavyBomber', dice: readonly number[]) => {
    const state = { ...bare(), options: fresh({ raidBonus, heavyBombers: true }).options };
    const bunker = pen(state, 'BRI');
    put(state, 'UK', type, 'BRI', { task: 'raid' });
    run<Pens>(state, combat, { dice: [6, ...dice], choices: [] });
    return penOf(state, bunker)?.damage;
  };

  test.each([
    [false, 'bomber', [3], 3],
    [true, 'bomber', [3], 5],
    [false, 'heavyBomber', [3, 1], 4],
    [true, 'heavyBomber', [3, 1], 6],
    [true, 'heavyBomber', [6, 6], 10],
  ] as const)('with the option %s, a %s that rolls %j does %i', (raidBonus, type, dice, damage) => {
    expect(bombed(raidBonus, type, dice)).toBe(damage);
  });
});

test('[HOST-1.10] [HOST-4.4] a sound battleship takes the first hit, then the least money goes', () => {
  const state = bare();
  const armour = put(state, 'GER', 'armour', 'NFR');
  const infantry = put(state, 'GER', 'infantry', 'NFR');
  put(state, 'GER', 'infantry', 'NFR');
  expect(cheapest(state.units)).toBe(infantry);
  const battleship = put(state, 'GER', 'battleship', 'S17');
  expect(cheapest(state.units)).toBe(battleship);
  Object.assign(state.units.at(-1)!, { condition: 'damaged' });
  expect(cheapest(state.units)).toBe(infantry);
  expect(cheapest(state.units.filter(({ type }) => type !== 'infantry'))).toBe(armour);
});

test('[HOST-7.5] where the hits suffice for everything nobody is asked; one fewer, and the owner is', () => {
  const struck = (hits: number, choices: readonly string[]) => {
    const state = bare();
    putMany(state, 'GER', ['infantry', 'armour'], 'NFR');
    const game = run<Pens>(state, (t) => losses(t, 'axis', 'HOST-7.5', hits, () => t.state.units), { choices });
    return [game.asked, state.units.map(({ type }) => type)];
  };
  expect(struck(2, [])).toEqual([[], []]);
  expect(struck(3, [])).toEqual([[], []]);
  expect(struck(1, ['lose armour-2'])).toEqual([['HOST-7.5'], ['infantry']]);
});

test('[HOST-9.7] transports are alike if their cargo is, and came from the same place', () => {
  const offers = (first: readonly [UnitType, TerritoryId][], second: readonly [UnitType, TerritoryId][]) => {
    const state = bare();
    for (const cargo of [first, second]) {
      const transport = put(state, 'UK', 'transport', 'S17', { goal: 'NFR' });
      for (const [type, from] of cargo) put(state, 'UK', type, 'S17', { inside: transport, from });
    }
    const ships = (now: State) => now.units.filter(({ type }) => type === 'transport');
    const chosen = state.units.find(({ type }) => type === 'transport')?.id;
    const game = run<Pens>(state, (t) => losses(t, 'allies', 'HOST-9.6', 1, () => ships(t.state)), {
      choices: [`lose ${chosen}`],
    });
    return game.offered[0]?.length;
  };
  const alike = () =>
    offers(
      [
        ['infantry', 'SEN'],
        ['armour', 'SEN'],
      ],
      [
        ['armour', 'SEN'],
        ['infantry', 'SEN'],
      ],
    );
  expect(alike).toThrow('left over');
  expect(offers([['infantry', 'SEN']], [['artillery', 'SEN']])).toBe(2);
  expect(offers([['infantry', 'SEN']], [['infantry', 'NEN']])).toBe(2);
});

test('[HOST-1.10] the cheapest loss is a Spent boat before a Ready one', () => {
  const state = bare();
  const ready = put(state, 'GER', 'uboat', 'S15');
  const spent = put(state, 'GER', 'uboat', 'S15', { condition: 'spent' });
  expect(cheapest(state.units)).toBe(spent);
  expect(cheapest(state.units.filter(({ id }) => id === ready))).toBe(ready);
});

test('[HOST-9.3] nobody is asked to dive from transports alone', () => {
  const state = bare({ turn: 'GER' });
  put(state, 'GER', 'uboat', 'S15', { task: 'attack', from: 'S16' });
  put(state, 'UK', 'transport', 'S15');
  const game = run<Pens>(state, combat, { choices: ['fight S15'] });
  expect(game.asked).not.toContain('HOST-9.3');
});
