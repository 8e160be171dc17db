/** HOST-6  Where each unit may go to fight, how far it comes, and who may board a transport. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { landingBar } from '../src/amphibious.ts';
import { combatMovement } from '../src/combat-movement.ts';
import { exitsOf, flightReach, quietWaters, shipReach } from '../src/paths.ts';
import type { Pens } from '../src/state.ts';
import { bare, hold, pen, put, putMany, unit } from './position.ts';

/** What is offered about one unit, without its name. */
const of = (offered: readonly string[] | undefined, id: string): string[] =>
  (offered ?? [])
    .filter((words) => words.split(' ')[1] === id)
    .map((words) => words.replace(` ${id}`, ''))
    .sort();

describe('HOST-6 who may go where', () => {
  test.each([
    ['USA', false, false],
    ['USA', true, true],
    ['UK', false, true],
  ] as const)('[HOST-5.2] turn of %s, USA at war %s: combat moves %s', (turn, usaAtWar, moves) => {
    const state = bare({ turn, usaAtWar });
    hold(state, 'UK', 'ALG');
    const infantry = put(state, turn, 'infantry', 'ALG');
    const game = run<Pens>(state, combatMovement, { choices: moves ? ['done'] : [] });
    expect(game.asked).toEqual(moves ? ['HOST-6.1'] : []);
    if (moves) expect(of(game.offered[0], infantry)).toEqual(['move MOR', 'move TUN']);
  });

  test('[HOST-6.1] a destroyer sails against submarines too, any warship to a landing of its own power', () => {
    const state = bare();
    const [destroyer = '', cruiser = ''] = putMany(state, 'UK', ['destroyer', 'cruiser'], 'S15');
    putMany(state, 'GER', ['uboat'], 'S15');
    put(state, 'GER', 'uboat', 'S18');
    put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'BRI', acted: 'moved' });
    put(state, 'USA', 'transport', 'S19', { task: 'land', goal: 'MOR', acted: 'moved' });
    put(state, 'UK', 'transport', 'S14', { acted: 'moved' });
    const game = run<Pens>(state, combatMovement, { choices: ['done'] });
    expect(of(game.offered[0], destroyer)).toEqual(['move S17', 'move S18']);
    expect(of(game.offered[0], cruiser)).toEqual(['move S17']);
  });

  test('[HOST-6.1] only the berths of the pen that is raided are worth the voyage', () => {
    const state = bare({ round: 7 });
    const [raided, spared] = [pen(state, 'AQU'), pen(state, 'BRI')];
    put(state, 'GER', 'uboat', 'S18', { inside: raided });
    put(state, 'GER', 'uboat', 'S17', { inside: spared });
    put(state, 'UK', 'bomber', 'AQU', { task: 'raid' });
    put(state, 'UK', 'fighter', 'BRI', { task: 'attack' });
    const cruiser = put(state, 'UK', 'cruiser', 'S15');
    const game = run<Pens>(state, combatMovement, { choices: ['done'] });
    expect(of(game.offered[0], cruiser)).toEqual(['move S18']);
  });

  test('[HOST-6.2] infantry attacks next door only; armour two steps away, through friendly land', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'AQU');
    putMany(state, 'UK', ['infantry'], 'AQU');
    put(state, 'VIC', 'infantry', 'SFR');
    const infantry = put(state, 'GER', 'infantry', 'BRI');
    const armour = put(state, 'GER', 'armour', 'BRI');
    const far = put(state, 'GER', 'armour', 'LOW');
    const tooFar = put(state, 'GER', 'armour', 'BLN');
    const game = run<Pens>(state, combatMovement, { choices: [`move ${armour} SFR`, 'done'] });
    expect(of(game.offered[0], infantry)).toEqual(['move AQU']);
    expect(of(game.offered[0], armour)).toEqual(['move AQU', 'move SFR']);
    expect(of(game.offered[0], far)).toEqual(['move AQU', 'move SFR']);
    expect(of(game.offered[0], tooFar)).toEqual([]);
    expect(unit(state, armour)).toMatchObject({ at: 'SFR', from: 'NFR', used: 2, task: 'attack', acted: 'moved' });
  });

  test('[HOST-6.3] armour that has blitzed may go on into friendly land, and then stops', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR', 'NIT');
    hold(state, 'ITA', 'LOW');
    put(state, 'UK', 'infantry', 'NIT');
    const armour = put(state, 'GER', 'armour', 'RUH');
    const infantry = put(state, 'GER', 'infantry', 'BLN');
    const game = run<Pens>(state, combatMovement, { choices: [`move ${armour} NFR`, `move ${armour} LOW`] });
    expect(of(game.offered[0], armour)).toEqual(['move NFR', 'move NIT']);
    expect(of(game.offered[1], armour)).toEqual(
      ['AQU', 'BRI', 'LOW', 'RUH', 'SFR', 'SGE'].map((land) => `move ${land}`),
    );
    expect(of(game.offered[1], infantry)).toEqual([]);
    expect(unit(state, armour)).toMatchObject({ at: 'LOW', from: 'NFR', used: 2, task: null, acted: 'moved' });
    expect(state.control).toMatchObject({ NFR: 'GER', LOW: 'ITA' });
    expect(game.log.at(-1)).toEqual({
      rule: 'HOST-6.3',
      entry: { what: 'moved', unit: armour, from: 'NFR', to: 'LOW' },
    });
  });

  test.each([
    ['move armour-3 SFR', true],
    ['fly fighter-4 SFR', true],
    ['move armour-3 AQU', false],
    ['fly fighter-4 AQU', false],
    ['fly fighter-4 S24', false],
  ])('[HOST-5.4] "%s" is an attack on Vichy: %s', (choice, attack) => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'AQU');
    put(state, 'UK', 'infantry', 'AQU');
    put(state, 'VIC', 'infantry', 'SFR');
    putMany(state, 'GER', ['armour', 'fighter'], 'NFR');
    put(state, 'UK', 'cruiser', 'S24');
    run<Pens>(state, combatMovement, { choices: [choice, 'done'] });
    expect(state.vichyAttackedBy).toEqual({ axis: attack, allies: false });
  });

  test.each([
    ['an empty sea', 5, [], []],
    ['ships', 5, [['GER', 'cruiser']], ['fly S17']],
    ['a submarine alone, before radar', 2, [['GER', 'uboat']], []],
    [
      'a submarine, and a destroyer to hunt it',
      2,
      [
        ['GER', 'uboat'],
        ['UK', 'destroyer'],
      ],
      ['fly S17'],
    ],
    [
      'a submarine, and an American destroyer',
      2,
      [
        ['GER', 'uboat'],
        ['USA', 'destroyer'],
      ],
      [],
    ],
    [
      'a submarine, and a cruiser',
      2,
      [
        ['GER', 'uboat'],
        ['UK', 'cruiser'],
      ],
      [],
    ],
    ['a submarine alone, once aircraft hunt alone', 9, [['GER', 'uboat']], ['fly S17']],
  ] as const)('[HOST-9.1] [HOST-9.10] aircraft against %s in round %i', (_sea, round, there, flights) => {
    const state = bare({ round });
    const fighter = put(state, 'UK', 'fighter', 'SEN');
    for (const [power, type] of there) put(state, power, type, 'S17');
    put(state, 'GER', 'infantry', 'LOW'); // another target, so that the question is put in any case
    const game = run<Pens>(state, combatMovement, { choices: ['done'] });
    expect(of(game.offered[0], fighter)).toEqual(['fly LOW', ...flights]);
  });

  test('[HOST-9.10] one aircraft is enough for a hunt', () => {
    const state = bare({ round: 9 });
    const [first, second = ''] = putMany(state, 'UK', ['fighter', 'bomber'], 'SEN');
    putMany(state, 'UK', ['destroyer'], 'S17', { task: 'attack' });
    put(state, 'GER', 'uboat', 'S17');
    put(state, 'GER', 'uboat', 'S26');
    const game = run<Pens>(state, combatMovement, { choices: [`fly ${first} S17`, 'done'] });
    expect(of(game.offered[0], second)).toContain('fly S17');
    expect(of(game.offered[1], second)).not.toContain('fly S17');
    expect(of(game.offered[1], second)).toContain('fly S26');
  });

  test('[HOST-8.1] fighters escort bombers to where they raid, and only there; empty land is no target', () => {
    const state = bare();
    const [raider, other = '', fighter = ''] = putMany(state, 'UK', ['bomber', 'heavyBomber', 'fighter'], 'SEN');
    put(state, 'UK', 'fighter', 'LOW', { task: 'attack' });
    put(state, 'GER', 'infantry', 'LOW');
    const game = run<Pens>(state, combatMovement, {
      choices: [`raid ${raider} NFR`, `escort ${fighter} NFR`, 'done'],
    });
    expect(of(game.offered[0], fighter)).toEqual(['fly LOW']);
    expect(of(game.offered[1], fighter)).toEqual(['escort NFR', 'fly LOW']);
    expect(of(game.offered[1], other).filter((words) => words.startsWith('escort'))).toEqual([]);
    expect(of(game.offered[1], other).filter((words) => words.startsWith('fly'))).toEqual(['fly LOW']);
    expect(unit(state, fighter as 'fighter-3')).toMatchObject({ at: 'NFR', from: 'SEN', task: 'escort' });
    expect(game.cited.at(-1)).toBe('HOST-8.1 flown');
  });

  test('[HOST-6.5] [PEN-1.13] out of the pen, further out, or on the spot: each told as it was', () => {
    const state = bare({ turn: 'GER' });
    const p1 = pen(state, 'AQU');
    const [berthed, leaving] = putMany(state, 'GER', ['uboat', 'typeXXI'], 'S18', { inside: p1 });
    const lurking = put(state, 'GER', 'uboat', 'S17');
    put(state, 'UK', 'transport', 'S18');
    put(state, 'UK', 'transport', 'S17');
    const game = run<Pens>(state, combatMovement, {
      choices: [`move ${berthed} S18`, `move ${leaving} S17`, `move ${lurking} S17`],
    });
    expect(game.log).toEqual([
      { rule: 'PEN-1.13', entry: { what: 'left-pen', unit: berthed, zone: 'S18' } },
      { rule: 'PEN-1.13', entry: { what: 'moved', unit: leaving, from: 'S18', to: 'S17' } },
      { rule: 'HOST-6.5', entry: { what: 'moved', unit: lurking, from: 'S17', to: 'S17' } },
    ]);
    const attacked = { inside: null, acted: 'moved', task: 'attack' };
    expect(unit(state, berthed!)).toMatchObject({ ...attacked, at: 'S18', from: null, used: 0 });
    expect(unit(state, leaving!)).toMatchObject({ ...attacked, at: 'S17', from: 'S18', used: 1 });
    expect(unit(state, lurking)).toMatchObject({ ...attacked, at: 'S17', from: null, used: 0 });
  });
});

describe('HOST-6 how far', () => {
  test('[HOST-6.4] [HOST-6.6] what has been sailed counts, and a closed strait is no way out', () => {
    const state = bare();
    const cruiser = unit(state, put(state, 'UK', 'cruiser', 'S29', { used: 1 }))!;
    expect([...shipReach(state, cruiser, 'stop').keys()].sort()).toEqual(['S26', 'S27', 'S29']);
    expect(quietWaters(state, cruiser)).toEqual(['S26', 'S27']);
  });

  test('[PEN-1.9] with any exit a boat comes out beside its own pen', () => {
    const state = bare({ turn: 'GER' });
    Object.assign(state.options, { penAnyExit: true });
    const [aquitaine, brittany] = [pen(state, 'AQU'), pen(state, 'BRI')];
    const boats = [aquitaine, brittany].map((inside) => unit(state, put(state, 'GER', 'uboat', 'S18', { inside }))!);
    expect(boats.map((boat) => exitsOf(state, boat))).toEqual([['S18'], ['S17', 'S18']]);
  });

  test('[HOST-5.2] [HOST-6.7] a neutral USA is closed to Axis aircraft alone, and its own stay at home', () => {
    const state = bare({ usaAtWar: false });
    const over = (power: 'GER' | 'UK' | 'USA', at: 'NFL' | 'NEU') =>
      flightReach(state, unit(state, put(state, power, 'bomber', at))!);
    expect(over('GER', 'NFL').has('NEU')).toBe(false);
    expect(over('UK', 'NFL').has('NEU')).toBe(true);
    const home = over('USA', 'NEU');
    expect(['SEU', 'MID', 'S01', 'S02', 'S03'].every((place) => home.has(place as 'SEU'))).toBe(true);
    expect(['CAN', 'NSC', 'S05', 'S06', 'S07'].some((place) => home.has(place as 'CAN'))).toBe(false);
    state.usaAtWar = true;
    expect(over('GER', 'NFL').has('NEU')).toBe(true);
    expect(over('USA', 'NEU').has('CAN')).toBe(true);
  });

  test('[HOST-5.4] [HOST-6.7] aircraft fly to Vichy land, not over it', () => {
    const state = bare({ turn: 'GER' });
    const reach = flightReach(state, unit(state, put(state, 'GER', 'fighter', 'AQU'))!);
    expect(reach.get('SFR')?.distance).toBe(1);
    expect(reach.get('S24')?.distance).toBe(4); // round by northern Italy
  });
});

describe('HOST-6.8 who comes aboard', () => {
  const landing = (over: Parameters<typeof put>[4], at: 'SEN' | 'NFL' = 'SEN') => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S16');
    put(state, 'UK', 'infantry', at, over);
    put(state, 'UK', 'cruiser', 'S15');
    put(state, 'GER', 'cruiser', 'S17'); // something for the cruiser to do
    const game = run<Pens>(state, combatMovement, { choices: ['done'] });
    return of(game.offered[0], transport);
  };

  test('[HOST-6.8] troops beside the way that have not moved', () => {
    expect(landing({})).toEqual([
      'land S17 BRI',
      'land S17 NFR',
      'land S18 AQU',
      'land S18 BRI',
      'land S27 DEN',
      'land S27 SNO',
    ]);
    expect(landing({ acted: 'moved' })).toEqual([]);
    expect(landing({ used: 1 })).toEqual([]);
    expect(landing({}, 'NFL')).toEqual([]);
  });

  test('[HOST-4.5] two units and no third; after infantry a heavy unit may still come', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S16');
    const [one, two] = putMany(state, 'UK', ['infantry', 'armour', 'infantry'], 'SEN');
    const game = run<Pens>(state, combatMovement, {
      choices: [`land ${transport} S17 BRI`, `load ${one}`, `load ${two}`],
    });
    expect(game.offered[2]).toContain(`load ${two}`);
    expect(game.barred[2]).toEqual({});
    expect(state.units.filter(({ inside }) => inside === transport).map(({ id }) => id)).toEqual([one, two]);
    expect(game.asked).toEqual(['HOST-6.1', 'HOST-6.8', 'HOST-6.8']);
  });

  test('[HOST-6.10] their own submarines do not keep the Axis from landing', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'uboat', 'S17');
    expect(landingBar(state, 'GER', 'S17')).toBeUndefined();
    expect(landingBar(state, 'UK', 'S17')).toBe('HOST-6.10');
  });
});
