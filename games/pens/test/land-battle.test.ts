/** HOST-7  Order of combat and land battles. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { attackShots } from '../src/fire.ts';
import type { Pens, State } from '../src/state.ts';
import { bare, hold, idsAt, pen, put, putMany, unit } from './position.ts';

describe('HOST-7 order of combat and land battles', () => {
  test('[HOST-7.1] raids, then fleets, then hunts, then land battles', () => {
    const state = bare();
    put(state, 'UK', 'bomber', 'RUH', { task: 'raid' });
    put(state, 'UK', 'cruiser', 'S29');
    put(state, 'GER', 'transport', 'S29');
    put(state, 'UK', 'destroyer', 'S15');
    put(state, 'GER', 'uboat', 'S15');
    put(state, 'UK', 'infantry', 'NNO', { task: 'attack', from: 'SNO' });
    put(state, 'GER', 'infantry', 'NNO');
    const game = run<Pens>(state, combat, {
      choices: ['fight S29', 'hunt S15 1'],
      dice: [4, 2, 6, 6, 1, 1],
    });
    const order = game.cited.filter((line) => /raid-begins|battle-begins|hunted/.test(line));
    expect(order).toEqual([
      'HOST-8.2 raid-begins',
      'HOST-9.1 battle-begins',
      'HOST-9.10 hunted',
      'HOST-7.2 battle-begins',
    ]);
  });

  test('[HOST-7.2] who entered among enemy warships must fight, who lies there may let be', () => {
    const state = bare();
    put(state, 'UK', 'cruiser', 'S29', { from: 'S27', acted: 'moved' });
    put(state, 'GER', 'destroyer', 'S29');
    put(state, 'UK', 'cruiser', 'S28');
    put(state, 'GER', 'destroyer', 'S28');
    const game = run<Pens>(state, combat, { choices: ['let-be S28'], dice: [1, 6] });
    expect(game.barred[0]).toEqual({ 'let-be S29': 'HOST-7.2' });
  });

  test.each([
    ['a transport of one’s own is no reason to fight', (state: State) => put(state, 'UK', 'transport', 'S29')],
    ['nor is a friend', (state: State) => put(state, 'USA', 'cruiser', 'S29')],
    ['nor a ship in another zone', (state: State) => put(state, 'UK', 'cruiser', 'S28')],
    ['nor an aircraft that only passes', (state: State) => put(state, 'UK', 'fighter', 'S29', { task: 'home' })],
  ])('[HOST-7.2] %s', (_what, change) => {
    const state = bare();
    put(state, 'GER', 'transport', 'S29');
    change(state);
    expect(run<Pens>(state, combat).asked).toEqual([]);
  });

  test('[HOST-7.2] nor is an enemy aircraft, an ally’s ship, or a boat in its pen', () => {
    const state = bare();
    put(state, 'UK', 'cruiser', 'S18');
    put(state, 'USA', 'transport', 'S18');
    put(state, 'GER', 'fighter', 'S18');
    put(state, 'GER', 'uboat', 'S18', { inside: pen(state, 'BRI') });
    expect(run<Pens>(state, combat).asked).toEqual([]);
  });

  test('[HOST-7.2] who has lain there may let be, and so may who came where only transports are', () => {
    const state = bare();
    put(state, 'UK', 'cruiser', 'S29', { from: 'S27', acted: 'moved' });
    put(state, 'GER', 'transport', 'S29');
    const game = run<Pens>(state, combat, { choices: ['let-be S29'] });
    expect([game.offered, game.barred]).toEqual([[['fight S29', 'let-be S29']], [{}]]);
    expect([game.asked, game.seats]).toEqual([['HOST-7.1'], ['allies']]);
  });

  test('[HOST-7.1] of several battles the attacker says which comes first, in each group', () => {
    const state = bare();
    for (const at of ['RUH', 'NFR'] as const) {
      put(state, 'UK', 'bomber', at, { task: 'raid' });
      put(state, 'UK', 'infantry', at, { task: 'attack', from: 'LOW' });
    }
    put(state, 'USA', 'bomber', 'NWG', { task: 'raid' });
    put(state, 'USA', 'infantry', 'BRI', { task: 'attack', from: 'LOW' });
    const game = run<Pens>(state, combat, {
      choices: ['fight RUH', 'fight NFR'],
      dice: [6, 1, 6, 1],
    });
    expect(game.offered).toEqual([
      ['fight RUH', 'fight NFR'],
      ['fight RUH', 'fight NFR'],
    ]);
    expect([state.control.RUH, state.control.NFR, state.control.BRI]).toEqual(['UK', 'UK', 'GER']);
    expect(state.settled).toEqual({ raid: [], fleet: [], hunt: [], land: [] });
  });

  test('[HOST-7.3] bombardment: battleships first, no more ships than units landed, and no reply', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'NFR', from: 'S15', acted: 'moved' });
    put(state, 'UK', 'infantry', 'S17', { inside: transport, from: 'SEN', acted: 'moved' });
    const [battleship, cruiser] = putMany(state, 'UK', ['battleship', 'cruiser'], 'S17');
    put(state, 'GER', 'infantry', 'NFR');
    const game = run<Pens>(state, combat, { choices: [`bombard ${battleship}`], dice: [4] });
    expect(game.barred[0]).toEqual({ [`bombard ${cruiser}`]: 'HOST-7.3' });
    expect(state.control.NFR).toBe('UK');
    expect(unit(state, battleship!)?.acted).toBe('fought');
  });

  test('[HOST-7.3] battleships fire first in their own zone, not before the cruisers of another', () => {
    const state = bare();
    for (const zone of ['S17', 'S18'] as const) {
      const transport = put(state, 'UK', 'transport', zone, { task: 'land', goal: 'BRI', from: 'S15', acted: 'moved' });
      put(state, 'UK', 'infantry', zone, { inside: transport, from: 'SEN', acted: 'moved' });
    }
    const [battleship, waiting] = putMany(state, 'UK', ['battleship', 'cruiser'], 'S17');
    const cruiser = put(state, 'UK', 'cruiser', 'S18');
    putMany(state, 'GER', ['infantry', 'infantry'], 'BRI');
    const game = run<Pens>(state, combat, { choices: [`bombard ${cruiser}`, `bombard ${battleship}`], dice: [3, 4] });
    expect(game.barred[0]).toEqual({ [`bombard ${waiting}`]: 'HOST-7.3' });
    expect(state.control.BRI).toBe('UK');
  });

  test('[HOST-7.3] the attacker may cease fire; a ship that fought, or that nobody landed beside, keeps silent', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'NFR', from: 'S15', acted: 'moved' });
    putMany(state, 'UK', ['infantry', 'infantry'], 'S17', { inside: transport, from: 'SEN', acted: 'moved' });
    const cruiser = put(state, 'UK', 'cruiser', 'S17');
    put(state, 'UK', 'cruiser', 'S17', { acted: 'fought' });
    put(state, 'UK', 'cruiser', 'S18');
    put(state, 'UK', 'destroyer', 'S17');
    put(state, 'USA', 'cruiser', 'S17');
    put(state, 'GER', 'infantry', 'NFR');
    const again = structuredClone(state);
    const game = run<Pens>(state, combat, { choices: ['cease-fire'], dice: [1, 6, 6] });
    expect(game.offered).toEqual([['cease-fire', `bombard ${cruiser}`]]);
    expect([game.seats, game.asked]).toEqual([['allies'], ['HOST-7.3']]);
    expect(game.cited).not.toContain('HOST-7.3 bombardment');

    const missed = run<Pens>(again, combat, { choices: [`bombard ${cruiser}`], dice: [4, 1, 6, 6] });
    expect(missed.log.find(({ entry }) => entry.what === 'bombardment')).toEqual({
      rule: 'HOST-7.3',
      entry: { what: 'bombardment', unit: cruiser, die: 4, hit: false },
    });
  });

  test('[HOST-7.2] [HOST-7.4] [HOST-7.6] [HOST-7.7] a battle is told from its beginning to its end', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR');
    putMany(state, 'GER', ['armour', 'fighter'], 'NFR', { task: 'attack', from: 'RUH' });
    putMany(state, 'UK', ['infantry', 'infantry'], 'NFR');
    const game = run<Pens>(state, combat, { dice: [4, 4, 3, 3, 4, 4, 3, 3], choices: ['press-on', 'retreat RUH'] });
    const round = [
      {
        rule: 'HOST-7.4',
        entry: { what: 'volley', at: 'NFR', by: 'attacker', step: 'main', dice: [4, 4], needs: [3, 3], hits: 0 },
      },
      {
        rule: 'HOST-7.4',
        entry: { what: 'volley', at: 'NFR', by: 'defender', step: 'main', dice: [3, 3], needs: [2, 2], hits: 0 },
      },
    ];
    expect(game.log).toEqual([
      { rule: 'HOST-7.2', entry: { what: 'battle-begins', kind: 'land', at: 'NFR', attacker: 'GER' } },
      ...round,
      ...round,
      { rule: 'HOST-7.6', entry: { what: 'withdrew', at: 'NFR', to: 'RUH' } },
      { rule: 'HOST-7.7', entry: { what: 'battle-ends', at: 'NFR' } },
    ]);
    expect([game.asked, game.seats]).toEqual([
      ['HOST-7.6', 'HOST-7.6'],
      ['axis', 'axis'],
    ]);
  });

  test('[HOST-7.3] only those who land bring the guns of the ships', () => {
    const state = bare();
    hold(state, 'UK', 'BRI');
    put(state, 'UK', 'infantry', 'NFR', { task: 'attack', from: 'BRI', goal: 'S17' });
    put(state, 'UK', 'cruiser', 'S17');
    put(state, 'GER', 'infantry', 'NFR');
    expect(run<Pens>(state, combat, { dice: [1, 6] }).asked).toEqual([]);
  });

  test('[HOST-7.3] [HOST-7.5] two ships for two landed, no third; and the defender chooses what they hit', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'NFR', from: 'S15', acted: 'moved' });
    putMany(state, 'UK', ['infantry', 'infantry'], 'S17', { inside: transport, from: 'SEN', acted: 'moved' });
    put(state, 'UK', 'infantry', 'NFR', { task: 'attack', from: 'BRI' });
    const [one, two, three] = putMany(state, 'UK', ['cruiser', 'cruiser', 'cruiser'], 'S17');
    const [infantry] = putMany(state, 'GER', ['infantry', 'armour', 'armour'], 'NFR');
    const game = run<Pens>(state, combat, {
      choices: [`bombard ${one}`, `bombard ${two}`, `lose ${infantry}`],
      dice: [3, 6, 1, 1, 6, 6, 6],
    });
    expect([game.asked[2], game.seats[2]]).toEqual(['HOST-7.5', 'axis']);
    expect(unit(state, three!)?.acted).toBe('no');
    expect(state.control.NFR).toBe('UK');
    const british = state.units.filter(({ type, power }) => type === 'infantry' && power === 'UK');
    expect(british.map(({ acted, task }) => `${acted} ${task}`)).toEqual([
      'fought landed',
      'fought landed',
      'fought null',
    ]);
  });

  test('[HOST-7.5] the attacker chooses what he loses; landed troops alone have nobody to send home', () => {
    const state = bare();
    hold(state, 'UK', 'NFR');
    const infantry = put(state, 'UK', 'infantry', 'BRI', { task: 'attack', from: 'NFR' });
    const armour = put(state, 'UK', 'armour', 'BRI', { task: 'landed', goal: 'S17' });
    put(state, 'GER', 'infantry', 'BRI');
    const game = run<Pens>(state, combat, { dice: [6, 6, 1, 3, 6], choices: [`lose ${infantry}`] });
    expect([game.asked, game.seats]).toEqual([['HOST-7.5'], ['allies']]);
    expect(unit(state, armour)).toMatchObject({ at: 'BRI', acted: 'fought', task: 'landed' });
  });

  test('[HOST-7.6] aircraft that stop are told of; troops that came overland give them no such choice', () => {
    const state = bare();
    put(state, 'UK', 'bomber', 'BRI', { task: 'attack', used: 2 });
    put(state, 'GER', 'infantry', 'BRI');
    const game = run<Pens>(state, combat, { dice: [6, 6], choices: ['stop'] });
    expect(game.offered).toEqual([['press-on', 'stop']]);
    expect(game.log.at(-2)).toEqual({ rule: 'HOST-7.6', entry: { what: 'withdrew', at: 'BRI', to: null } });
    expect(state.units.find(({ type }) => type === 'bomber')?.task).toBe('home');
  });

  test('[HOST-7.6] nobody retreats to land that is not friendly, or that nobody came from', () => {
    const state = bare();
    hold(state, 'UK', 'NFR', 'LOW');
    putMany(state, 'UK', ['infantry', 'infantry'], 'RUH', { task: 'attack', from: 'LOW' });
    put(state, 'GER', 'infantry', 'RUH');
    const game = run<Pens>(state, combat, { dice: [6, 6, 6, 1, 6, 6], choices: ['press-on'] });
    expect(game.offered).toEqual([['press-on', 'retreat LOW']]);
  });

  test.each([
    [
      ['infantry', 'infantry', 'artillery', 'armour'],
      [2, 1, 2, 3],
    ],
    [
      ['infantry', 'artillery', 'artillery', 'armour'],
      [2, 2, 2, 3],
    ],
    [
      ['infantry', 'armour'],
      [1, 3],
    ],
  ] as const)('[HOST-4.2] [HOST-7.4] %j attack at %j: each artillery supports one infantry', (types, needs) => {
    const state = bare();
    putMany(state, 'GER', types, 'NFR');
    expect(attackShots(state.units).map(({ need }) => need)).toEqual(needs);
  });

  test('[HOST-7.5] the owner chooses freely', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR');
    const [infantry, armour] = putMany(state, 'GER', ['infantry', 'armour'], 'NFR', { task: 'attack', from: 'RUH' });
    put(state, 'UK', 'infantry', 'NFR');
    const game = run<Pens>(state, combat, { dice: [6, 1, 2], choices: [`lose ${armour}`] });
    expect(game.offered[0]).toEqual([`lose ${infantry}`, `lose ${armour}`]);
    expect(idsAt(state, 'NFR')).toEqual([infantry]);
  });

  test('[HOST-7.6] retreat by a way somebody came; landed troops stay, their aircraft may go', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR');
    const armour = putMany(state, 'GER', ['armour', 'armour'], 'NFR', { task: 'attack', from: 'RUH', acted: 'moved' });
    const plane = put(state, 'GER', 'fighter', 'NFR', { task: 'attack', from: 'RUH', used: 1 });
    putMany(state, 'UK', Array(4).fill('infantry'), 'NFR');
    const game = run<Pens>(state, combat, { dice: [6, 6, 6, 6, 6, 6, 6], choices: ['retreat RUH'] });
    expect(game.offered[0]).toEqual(['press-on', 'retreat RUH']);
    expect(armour.map((id) => unit(state, id)?.at)).toEqual(['RUH', 'RUH']);
    expect(armour.map((id) => unit(state, id)?.acted)).toEqual(['fought', 'fought']);
    expect(unit(state, plane)?.task).toBe('home');

    const beach = bare();
    put(beach, 'UK', 'infantry', 'BRI', { task: 'landed', goal: 'S17' });
    put(beach, 'UK', 'infantry', 'BRI', { task: 'attack', from: 'NFR' });
    const spitfire = put(beach, 'UK', 'fighter', 'BRI', { task: 'attack', used: 2 });
    hold(beach, 'UK', 'NFR');
    put(beach, 'GER', 'infantry', 'BRI');
    const stuck = run<Pens>(beach, combat, { dice: [6, 6, 6, 6, 1, 6, 6], choices: ['withdraw-aircraft'] });
    expect(stuck.barred[0]).toEqual({ 'retreat NFR': 'HOST-7.6' });
    expect(unit(beach, spitfire)?.task).toBe('home');
    expect(beach.control.BRI).toBe('UK');
  });

  test('[HOST-7.7] if both sides vanish together the defender keeps the territory', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR');
    put(state, 'GER', 'armour', 'NFR', { task: 'attack', from: 'RUH' });
    put(state, 'UK', 'infantry', 'NFR');
    run<Pens>(state, combat, { dice: [1, 1] });
    expect(idsAt(state, 'NFR')).toEqual([]);
    expect(state.control.NFR).toBe('UK');
  });

  test('[HOST-7.7] [HOST-7.9] nobody is told of the end of a battle that was not fought', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'NFR', from: 'S15', acted: 'moved' });
    put(state, 'UK', 'infantry', 'S17', { inside: transport, from: 'SEN', acted: 'moved' });
    const boat = put(state, 'GER', 'uboat', 'S17');
    const again = structuredClone(state);
    expect(run<Pens>(state, combat).cited).toEqual(['HOST-6.9 landing-cancelled']);
    again.units = again.units.filter((one) => one.id !== boat);
    expect(run<Pens>(again, combat).cited).toEqual(['HOST-6.9 landed', 'HOST-7.9 captured']);
  });

  test('[HOST-4.4] a battleship takes two hits at full value', () => {
    const state = bare({ turn: 'GER' });
    const ship = put(state, 'GER', 'battleship', 'S29');
    putMany(state, 'UK', ['cruiser', 'cruiser'], 'S29');
    const game = run<Pens>(state, combat, {
      choices: ['fight S29', 'press-on', 'press-on'],
      dice: [6, 3, 6, 4, 6, 6, 4, 1],
    });
    expect(unit(state, ship)).toBeUndefined();
    expect(game.cited).toContain('HOST-4.4 damaged');
  });

  test('[HOST-4.9] a heavy bomber attacks with two dice', () => {
    const state = bare();
    put(state, 'UK', 'heavyBomber', 'BRI', { task: 'attack', used: 2 });
    putMany(state, 'GER', ['infantry', 'infantry'], 'BRI');
    run<Pens>(state, combat, { dice: [4, 4, 6, 6] });
    expect(idsAt(state, 'BRI')).toEqual(['heavyBomber-1']);
  });
});
