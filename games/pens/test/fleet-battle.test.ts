/** HOST-9.1 … 9.9  Fleet battles. */
import { type Played, run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { combatMovement } from '../src/combat-movement.ts';
import type { UnitType } from '../src/data/units.ts';
import { strikable } from '../src/fleet-battle.ts';
import type { Pens, State } from '../src/state.ts';
import { bare, idsAt, pen, put, putMany, unit } from './position.ts';

const attacking = { task: 'attack', acted: 'moved' } as const;
const units = (state: State, ids: readonly string[]) => state.units.filter((one) => ids.includes(one.id));

describe('HOST-9 combat at sea', () => {
  test('[HOST-9.1] ships beside submarines make a fleet battle, submarines alone a hunt', () => {
    const state = bare();
    put(state, 'UK', 'destroyer', 'S29');
    put(state, 'GER', 'uboat', 'S29');
    const transport = put(state, 'GER', 'transport', 'S29');
    expect(run<Pens>(state, combat, { choices: ['let-be S29'] }).asked).toEqual(['HOST-7.1']);
    state.units = state.units.filter((one) => one.id !== transport);
    expect(run<Pens>(state, combat, { choices: ['let-be S29'] }).asked).toEqual(['HOST-9.10']);
  });

  test('[HOST-9.2] aircraft attack ships, but those on land never defend a zone', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'bomber', 'S17', { task: 'attack', used: 1 });
    put(state, 'UK', 'transport', 'S17');
    putMany(state, 'UK', ['fighter', 'fighter'], 'SEN');
    const game = run<Pens>(state, combat, { choices: ['fight S17'] });
    expect(game.cited).not.toContain('HOST-9.5 volley');
    expect(state.tonnage).toBe(4);
  });

  test('[HOST-9.3] a Ready submarine without a destroyer against it may submerge', () => {
    const state = bare();
    put(state, 'UK', 'cruiser', 'S29');
    put(state, 'GER', 'transport', 'S29');
    const boat = put(state, 'GER', 'uboat', 'S29');
    const spent = put(state, 'GER', 'uboat', 'S29', { condition: 'spent' });
    const game = run<Pens>(state, combat, { choices: ['fight S29', `submerge ${boat}`], dice: [1, 6] });
    expect(game.offered[1]).toEqual(['stay-up', `submerge ${boat}`]);
    expect(unit(state, boat)).toBeDefined();
    expect(unit(state, spent)).toBeUndefined();
    const escorted = bare();
    putMany(escorted, 'UK', ['cruiser', 'destroyer'], 'S29');
    putMany(escorted, 'GER', ['transport', 'uboat'], 'S29');
    expect(run<Pens>(escorted, combat, { choices: ['fight S29'], dice: [1, 1, 6] }).asked).not.toContain('HOST-9.3');
  });

  test('[HOST-9.3] nobody dives from transports alone, whatever the standing order', () => {
    for (const order of ['ask', 'always'] as const) {
      const state = bare({ turn: 'GER' });
      state.orders.axis.submerge = order;
      put(state, 'UK', 'transport', 'S29');
      const boat = put(state, 'GER', 'uboat', 'S29', { task: 'attack', from: 'S15' });
      const game = run<Pens>(state, combat, { choices: ['fight S29'] });
      expect(game.asked).not.toContain('HOST-9.3');
      expect(game.cited).not.toContain('HOST-9.3 submerged');
      expect(unit(state, boat)).toBeDefined();
    }
  });

  test.each([
    ['always', true],
    ['never', false],
  ] as const)('[HOST-9.3] standing order: %s', (order, survives) => {
    const state = bare();
    state.orders.axis.submerge = order;
    put(state, 'UK', 'cruiser', 'S29');
    put(state, 'GER', 'transport', 'S29');
    const boat = put(state, 'GER', 'uboat', 'S29');
    run<Pens>(state, combat, { choices: ['fight S29'], dice: survives ? [] : [6, 1] });
    expect(unit(state, boat) !== undefined).toBe(survives);
  });

  test.each(['always', 'never'] as const)(
    '[HOST-1.10] standing order "%s": who attacks is asked all the same',
    (order) => {
      const state = bare({ turn: 'GER' });
      state.orders.axis.submerge = order;
      put(state, 'UK', 'cruiser', 'S29');
      const boat = put(state, 'GER', 'uboat', 'S29', attacking);
      const game = run<Pens>(state, combat, { choices: ['fight S29', 'stay-up'], dice: [1] });
      expect(game.offered[1]).toEqual(['stay-up', `submerge ${boat}`]);
      expect(unit(state, boat)).toBeDefined();
    },
  );

  test('[HOST-9.5] Spent submarines roll in the main fire', () => {
    const state = bare();
    put(state, 'UK', 'cruiser', 'S29');
    put(state, 'GER', 'transport', 'S29');
    put(state, 'GER', 'uboat', 'S29', { condition: 'spent' });
    const game = run<Pens>(state, combat, { choices: ['fight S29'], dice: [3, 1] });
    expect(game.log.filter(({ entry }) => entry.what === 'volley').map(({ entry }) => entry)).toMatchObject([
      { by: 'attacker', step: 'main', needs: [3] },
      { by: 'defender', step: 'main', needs: [1] },
    ]);
    expect(state.units.map((one) => one.type)).toEqual(['transport']);
  });

  test('[HOST-4.6] [HOST-9.6] what a hit may strike', () => {
    const state = bare();
    const plane = put(state, 'UK', 'fighter', 'S15');
    const boat = put(state, 'GER', 'uboat', 'S15');
    const ship = put(state, 'UK', 'cruiser', 'S15');
    expect(strikable(units(state, [plane, ship]), 'uboat', false).map((one) => one.id)).toEqual([ship]);
    expect(strikable(units(state, [boat]), 'fighter', false)).toEqual([]);
    expect(strikable(units(state, [boat]), 'fighter', true).map((one) => one.id)).toEqual([boat]);
    expect(strikable(units(state, [plane, ship]), 'cruiser', false)).toHaveLength(2);
  });

  test('[HOST-9.7] transports last, and their cargo goes with them', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'uboat', 'S17', attacking);
    const transport = put(state, 'UK', 'transport', 'S17');
    put(state, 'UK', 'infantry', 'S17', { inside: transport, from: 'SEN' });
    const cruiser = put(state, 'UK', 'cruiser', 'S17');
    expect(strikable(units(state, [transport, cruiser]), 'uboat', false).map((one) => one.id)).toEqual([cruiser]);
    run<Pens>(state, combat, { choices: ['fight S17', 'stay-up'], dice: [1] });
    expect(state.units.map((one) => one.type)).toEqual(['uboat']);
  });

  test('[HOST-9.6] [HOST-9.7] transports with different cargo are not alike, and the cargo lost is told', () => {
    const state = bare();
    const landing = { task: 'land', from: 'S15', acted: 'moved' } as const;
    const full = put(state, 'UK', 'transport', 'S17', { ...landing, goal: 'NFR' });
    putMany(state, 'UK', ['infantry', 'armour'], 'S17', { inside: full, from: 'SEN', acted: 'moved' });
    const half = put(state, 'UK', 'transport', 'S17', { ...landing, goal: 'NFR' });
    const infantry = put(state, 'UK', 'infantry', 'S17', { inside: half, from: 'SEN', acted: 'moved' });
    put(state, 'UK', 'bomber', 'S17', { task: 'attack', used: 1 });
    putMany(state, 'GER', ['uboat', 'cruiser'], 'S17');
    const game = run<Pens>(state, combat, { choices: ['stay-up', `lose ${half}`, 'retreat S15'], dice: [1, 6, 6] });
    expect(game.offered[1]).toEqual([`lose ${full}`, `lose ${half}`]);
    const lost = game.log.flatMap(({ rule, entry }) => (entry.what === 'lost' ? [`${rule} ${entry.unit}`] : []));
    expect(lost).toEqual([`HOST-9.6 ${half}`, `HOST-9.7 ${infantry}`]);
    expect(state.tonnage).toBe(4);
  });

  test('[HOST-9.8] aircraft and submarines that cannot touch each other part', () => {
    const state = bare();
    put(state, 'UK', 'fighter', 'S29', { task: 'attack', used: 2 });
    put(state, 'GER', 'destroyer', 'S29');
    put(state, 'GER', 'uboat', 'S29', { condition: 'spent' });
    run<Pens>(state, combat, { choices: ['fight S29'], dice: [3, 6, 6] });
    expect(idsAt(state, 'S29')).toHaveLength(2);
  });

  test('[HOST-9.9] ships break off to the zone they came from, submarines stay', () => {
    const state = bare({ turn: 'GER' });
    const cruiser = put(state, 'GER', 'cruiser', 'S14', { from: 'S27', acted: 'moved' });
    const boat = put(state, 'GER', 'uboat', 'S14', attacking);
    put(state, 'UK', 'battleship', 'S14');
    const game = run<Pens>(state, combat, { choices: ['stay-up', 'retreat S27'], dice: [6, 6, 6] });
    expect(game.offered.at(-1)).toEqual(['press-on', 'retreat S27']);
    expect(unit(state, cruiser)?.at).toBe('S27');
    expect(unit(state, boat)).toMatchObject({ at: 'S14', condition: 'patrolled' });
    const alone = bare({ turn: 'GER' });
    const lone = put(alone, 'GER', 'uboat', 'S14', attacking);
    put(alone, 'UK', 'battleship', 'S14');
    run<Pens>(alone, combat, { choices: ['fight S14', 'stay-up', 'stop'], dice: [6, 6] });
    expect(unit(alone, lone)?.at).toBe('S14');
  });

  /** What was fired: by whom, when, what each die needed. */
  const volleys = ({ log }: Played<Pens>) =>
    log.flatMap(({ rule, entry }) =>
      entry.what === 'volley' ? [`${rule} ${entry.by} ${entry.step} ${entry.needs.join(' ')}`] : [],
    );

  test('[HOST-9.1] [HOST-9.9] [HOST-9.14] a battle is told from its beginning to its end', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'cruiser', 'S14', { from: 'S27', acted: 'moved' });
    const boat = put(state, 'GER', 'uboat', 'S14', attacking);
    put(state, 'UK', 'battleship', 'S14');
    const choices = ['stay-up', 'press-on', `submerge ${boat}`, 'retreat S27'];
    const game = run<Pens>(state, combat, { choices, dice: [6, 6, 6, 6, 6] });
    expect(game.log.filter(({ entry }) => entry.what !== 'volley')).toEqual([
      { rule: 'HOST-9.1', entry: { what: 'battle-begins', kind: 'fleet', at: 'S14', attacker: 'GER' } },
      { rule: 'HOST-9.3', entry: { what: 'submerged', unit: boat } },
      { rule: 'HOST-9.9', entry: { what: 'withdrew', at: 'S14', to: 'S27' } },
      { rule: 'HOST-9.14', entry: { what: 'battle-ends', at: 'S14' } },
    ]);
    expect(volleys(game)).toEqual([
      'HOST-9.4 attacker surprise 2',
      'HOST-9.5 attacker main 3',
      'HOST-9.5 defender main 4',
      'HOST-9.5 attacker main 3',
      'HOST-9.5 defender main 4',
    ]);
    expect(game.asked).toEqual(['HOST-9.3', 'HOST-9.9', 'HOST-9.3', 'HOST-9.9']);
    expect(new Set(game.seats)).toEqual(new Set(['axis']));
    expect(state.units.map(({ acted }) => acted)).toEqual(['fought', 'fought', 'no']);
  });

  test('[HOST-4.6] [HOST-4.7] [HOST-4.8] a destroyer weakens U-boats and takes their surprise; a Type XXI keeps its first', () => {
    const state = bare({ turn: 'GER' });
    putMany(state, 'GER', ['uboat', 'typeXXI'], 'S14', attacking);
    put(state, 'UK', 'destroyer', 'S14');
    const game = run<Pens>(state, combat, {
      choices: ['fight S14', 'press-on', 'stop'],
      dice: [6, 6, 6, 6, 6, 6],
    });
    expect(volleys(game)).toEqual([
      'HOST-9.4 attacker surprise 3',
      'HOST-9.5 attacker main 1',
      'HOST-9.5 defender main 2',
      'HOST-9.5 attacker main 1 3',
      'HOST-9.5 defender main 2',
    ]);
  });

  test.each([
    ['two boats', ['uboat', 'uboat'], 'HOST-9.4 attacker surprise 2 2'],
    ['three, one of them a Type XXI', ['uboat', 'uboat', 'typeXXI'], 'HOST-9.4 attacker surprise 2 2 3'],
  ] as const)('[HOST-4.7] %s are no wolfpack', (_who, boats, volley) => {
    const state = bare({ turn: 'GER' });
    Object.assign(state.options, { wolfpack: true });
    putMany(state, 'GER', boats, 'S14', attacking);
    put(state, 'UK', 'battleship', 'S14');
    const dice = [...boats.map(() => 6), 6];
    const game = run<Pens>(state, combat, { choices: ['fight S14', 'stay-up', 'stop'], dice });
    expect(volleys(game)[0]).toBe(volley);
  });

  test('[HOST-4.7] the second round of a wolfpack is like any other', () => {
    const state = bare({ turn: 'GER' });
    Object.assign(state.options, { wolfpack: true });
    putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S14', attacking);
    put(state, 'UK', 'battleship', 'S14');
    const game = run<Pens>(state, combat, {
      choices: ['fight S14', 'stay-up', 'press-on', 'stay-up', 'stop'],
      dice: [6, 6, 6, 6, 6, 6, 6, 6],
    });
    expect(volleys(game).filter((line) => line.includes('surprise'))).toEqual([
      'HOST-9.4 attacker surprise 3 3 3',
      'HOST-9.4 attacker surprise 2 2 2',
    ]);
  });

  test('[HOST-9.6] hits of aircraft strike submarines only beside a destroyer of their own', () => {
    const struck = (own: readonly UnitType[], choices: readonly string[], dice: readonly number[]) => {
      const state = bare();
      putMany(state, 'UK', own, 'S29', { task: 'attack', used: 2 });
      putMany(state, 'GER', ['uboat', 'battleship'], 'S29', { condition: 'spent' });
      return run<Pens>(state, combat, { choices: ['fight S29', ...choices], dice }).offered[1];
    };
    expect(struck(['fighter'], ['stop'], [3, 6, 6])).toEqual(['press-on', 'stop']); // only the battleship can take it
    expect(struck(['fighter', 'fighter'], [], [3, 3, 6, 6])).toBeUndefined(); // and once it is sunk a hit is lost
    const both = struck(['destroyer', 'fighter'], ['lose uboat-3', 'retreat S26'], [6, 3, 6, 6]);
    expect(both).toEqual(['lose uboat-3', 'lose battleship-4']);
  });

  test('[HOST-9.6] who is hit is asked, attacker or defender', () => {
    const state = bare({ turn: 'GER' });
    const [cruiser] = putMany(state, 'GER', ['cruiser', 'destroyer'], 'S14', { from: 'S27', acted: 'moved' });
    const [british] = putMany(state, 'UK', ['cruiser', 'destroyer'], 'S14');
    const game = run<Pens>(state, combat, {
      choices: [`lose ${british}`, `lose ${cruiser}`, 'retreat S27'],
      dice: [6, 3, 6, 3],
    });
    expect(game.asked).toEqual(['HOST-9.6', 'HOST-9.6', 'HOST-9.9']);
    expect(game.seats).toEqual(['allies', 'axis', 'axis']);
  });

  test('[HOST-4.8] a destroyer weakens Italian submarines too', () => {
    const state = bare({ turn: 'ITA' });
    put(state, 'ITA', 'submarine', 'S14', attacking);
    put(state, 'UK', 'destroyer', 'S14');
    const game = run<Pens>(state, combat, { choices: ['fight S14', 'stop'], dice: [6, 6] });
    expect(volleys(game)[0]).toBe('HOST-9.5 attacker main 1');
  });

  test('[HOST-4.7] [HOST-4.9] beside a wolfpack others are as strong as ever; a heavy bomber has two dice at sea as well', () => {
    const state = bare({ turn: 'GER' });
    Object.assign(state.options, { wolfpack: true });
    putMany(state, 'GER', ['uboat', 'uboat', 'uboat', 'typeXXI'], 'S14', attacking);
    put(state, 'UK', 'battleship', 'S14');
    const dice = [6, 6, 6, 6, 6];
    const game = run<Pens>(state, combat, { choices: ['fight S14', 'stay-up', 'stop'], dice });
    expect(volleys(game)[0]).toBe('HOST-9.4 attacker surprise 3 3 3 3');
    const air = bare();
    put(air, 'UK', 'heavyBomber', 'S29', { task: 'attack', used: 2 });
    put(air, 'GER', 'battleship', 'S29');
    const bombed = run<Pens>(air, combat, { choices: ['fight S29', 'stop'], dice: [6, 6, 6] });
    expect(volleys(bombed)[0]).toBe('HOST-9.5 attacker main 4 4');
    expect(bombed.log).toContainEqual({ rule: 'HOST-9.9', entry: { what: 'withdrew', at: 'S29', to: null } });
    expect(air.units[0]).toMatchObject({ task: 'home', acted: 'no' });
  });

  test('[HOST-9.8] with a ship beside the aircraft the battle against submarines goes on', () => {
    const state = bare();
    putMany(state, 'UK', ['cruiser', 'fighter'], 'S29', { task: 'attack', used: 2 });
    putMany(state, 'GER', ['destroyer', 'uboat'], 'S29', { condition: 'spent' });
    const choices = ['fight S29', 'lose destroyer-3', 'retreat S26'];
    const game = run<Pens>(state, combat, { choices, dice: [3, 6, 6, 6] });
    expect(game.asked.at(-1)).toBe('HOST-9.9');
    expect(state.units.map(({ type, at, task }) => `${type} ${at} ${task}`)).toEqual([
      'cruiser S26 attack',
      'fighter S29 home',
      'uboat S29 null',
    ]);
  });

  test('[HOST-13.3] [HOST-9.14] only submarines are on patrol; aircraft fly home when a battle is over', () => {
    const state = bare();
    putMany(state, 'UK', ['cruiser', 'fighter'], 'S29', { task: 'attack', used: 2 });
    put(state, 'GER', 'destroyer', 'S29');
    run<Pens>(state, combat, { choices: ['fight S29'], dice: [3, 6, 6] });
    expect(state.units.map(({ type, condition, task }) => `${type} ${condition} ${task}`)).toEqual([
      'cruiser sound attack',
      'fighter sound home',
    ]);
  });

  test('[HOST-9.9] a transport that breaks off gives up its landing, and that is told first', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'NFR', from: 'S15', acted: 'moved' });
    const infantry = put(state, 'UK', 'infantry', 'S17', { inside: transport, from: 'SEN', acted: 'moved' });
    put(state, 'UK', 'cruiser', 'S17', { from: 'S15', acted: 'moved' });
    put(state, 'GER', 'battleship', 'S17');
    const game = run<Pens>(state, combat, { choices: ['retreat S15'], dice: [6, 6] });
    expect(game.cited.slice(-3)).toEqual(['HOST-6.9 landing-cancelled', 'HOST-9.9 withdrew', 'HOST-9.14 battle-ends']);
    expect([unit(state, transport)?.at, unit(state, infantry)?.at]).toEqual(['S15', 'SEN']);
  });

  test('[HOST-9.8] transports left without protection are sunk, the attacker’s too', () => {
    const state = bare();
    const [cruiser, transport] = putMany(state, 'UK', ['cruiser', 'transport'], 'S29');
    put(state, 'GER', 'cruiser', 'S29');
    const game = run<Pens>(state, combat, { choices: ['fight S29'], dice: [6, 3] });
    const lost = game.log.flatMap(({ rule, entry }) => (entry.what === 'lost' ? [`${rule} ${entry.unit}`] : []));
    expect(lost).toEqual([`HOST-9.6 ${cruiser}`, `HOST-9.8 ${transport}`]);
  });

  test('[HOST-9.14] survivors of both sides remain together', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'uboat', 'S14', attacking);
    put(state, 'UK', 'destroyer', 'S14');
    run<Pens>(state, combat, { choices: ['fight S14', 'stop'], dice: [6, 6] });
    expect(idsAt(state, 'S14')).toHaveLength(2);
  });

  test('[HOST-4.7] a wolfpack of three is stronger in the first round', () => {
    const state = bare({ turn: 'GER' });
    Object.assign(state.options, { wolfpack: true });
    putMany(state, 'GER', ['uboat', 'uboat', 'uboat'], 'S14', attacking);
    put(state, 'UK', 'battleship', 'S14');
    const game = run<Pens>(state, combat, { choices: ['fight S14', 'stay-up', 'stop'], dice: [3, 6, 6, 6] });
    expect(game.log.find(({ entry }) => entry.what === 'volley')?.entry).toMatchObject({ needs: [3, 3, 3], hits: 1 });
  });

  test('[PEN-1.12] [PEN-1.14] a boat in a pen has no part in the battle outside', () => {
    const state = bare();
    const p1 = pen(state, 'BRI');
    const boat = put(state, 'GER', 'uboat', 'S18', { inside: p1 });
    put(state, 'UK', 'destroyer', 'S18');
    put(state, 'GER', 'transport', 'S18');
    run<Pens>(state, combat, { choices: ['fight S18'] });
    expect(unit(state, boat)?.inside).toBe(p1);
    expect(idsAt(state, 'S18')).toHaveLength(2);
  });

  test('[PEN-1.13] [HOST-13.2] a Spent boat cannot sortie', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'BRI');
    const boat = put(state, 'GER', 'uboat', 'S18', { inside: p1, condition: 'spent' });
    put(state, 'UK', 'transport', 'S18');
    put(state, 'GER', 'uboat', 'S18');
    const game = run<Pens>(state, combatMovement, { choices: ['done'] });
    expect(game.barred[0]).toEqual({ [`move ${boat} S18`]: 'HOST-13.2' });
  });

  test('[PEN-1.13] a boat that comes out to fight off its pen has not moved from a zone to itself', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'BRI');
    const boat = put(state, 'GER', 'uboat', 'S18', { inside: p1 });
    put(state, 'UK', 'transport', 'S18');
    const game = run<Pens>(state, combatMovement, { choices: [`move ${boat} S18`] });
    expect(game.log).toEqual([{ rule: 'PEN-1.13', entry: { what: 'left-pen', unit: boat, zone: 'S18' } }]);
    expect(unit(state, boat)).toMatchObject({ at: 'S18', inside: null, task: 'attack', used: 0 });
  });

  test('[HOST-13.3] attacking marks a submarine as patrolled, defending does not', () => {
    const state = bare();
    put(state, 'UK', 'destroyer', 'S29');
    put(state, 'GER', 'transport', 'S29');
    const boat = put(state, 'GER', 'uboat', 'S29');
    run<Pens>(state, combat, { choices: ['fight S29', 'retreat S26'], dice: [6, 6] });
    expect(unit(state, boat)?.condition).toBe('ready');
  });
});
