/** HOST-6  Movement into combat, and transports. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { combat } from '../src/combat.ts';
import { combatMovement } from '../src/combat-movement.ts';
import { nonCombatMovement } from '../src/non-combat-movement.ts';
import { linkBar, shipReach, submarineReach } from '../src/paths.ts';
import type { Pens } from '../src/state.ts';
import { bare, hold, idsAt, pen, put, putMany, unit } from './position.ts';

describe('HOST-6 movement', () => {
  test('[HOST-6.1] only moves that lead to combat are offered, and who moved there moves no more', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'BRI');
    put(state, 'UK', 'infantry', 'BRI');
    const infantry = put(state, 'GER', 'infantry', 'NFR');
    put(state, 'GER', 'cruiser', 'S30');
    const game = run<Pens>(state, combatMovement, { choices: [`move ${infantry} BRI`] });
    expect(game.offered[0]).toEqual(['done', `move ${infantry} BRI`, `move ${infantry} SFR`]);
    const after = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(after.offered[0]?.some((words) => words.includes(infantry))).toBe(false);
  });

  test('[HOST-6.1] ships go to a zone of sheltered boats only once bombers are on their way', () => {
    const state = bare({ round: 7 });
    const p1 = pen(state, 'AQU');
    put(state, 'GER', 'uboat', 'S18', { inside: p1 });
    const destroyer = put(state, 'UK', 'destroyer', 'S15');
    const bomber = put(state, 'UK', 'bomber', 'SEN');
    const game = run<Pens>(state, combatMovement, { choices: [`raid ${bomber} AQU`, `move ${destroyer} S18`] });
    expect(game.offered[0]).not.toContain(`move ${destroyer} S18`);
    expect(game.offered[1]).toContain(`move ${destroyer} S18`);
  });

  test('[HOST-6.2] infantry one territory, armour two, friendly ground only in phase 4', () => {
    const state = bare({ turn: 'GER' });
    put(state, 'GER', 'infantry', 'RUH');
    put(state, 'GER', 'armour', 'RUH');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    const to = (id: string) =>
      game.offered[0]
        ?.filter((words) => words.startsWith(`move ${id}`))
        .map((words) => words.split(' ')[2])
        .sort();
    expect(to('infantry-1')).toEqual(['BLN', 'LOW', 'NFR', 'NWG', 'SGE']);
    expect(to('armour-2')).toEqual(['AQU', 'BLN', 'BRI', 'DEN', 'LOW', 'NFR', 'NIT', 'NWG', 'POL', 'SGE']);
  });

  test('[HOST-4.3] [HOST-6.3] armour blitzes through an empty territory', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR', 'BRI');
    put(state, 'UK', 'infantry', 'BRI');
    const armour = put(state, 'GER', 'armour', 'RUH');
    run<Pens>(state, combatMovement, { choices: [`move ${armour} NFR`, `move ${armour} BRI`] });
    expect(state.control.NFR).toBe('GER');
    expect(unit(state, armour)).toMatchObject({ at: 'BRI', from: 'NFR', used: 2, task: 'attack' });
  });

  test('[HOST-6.2] [HOST-6.3] [HOST-6.4] [HOST-6.5] [HOST-6.7] [HOST-8.1] each move is told under its own rule', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'UK', 'NFR', 'BRI');
    put(state, 'UK', 'infantry', 'BRI');
    putMany(state, 'UK', ['transport'], 'S17');
    const armour = put(state, 'GER', 'armour', 'RUH');
    const [fighter, bomber] = putMany(state, 'GER', ['fighter', 'bomber'], 'RUH');
    const boat = put(state, 'GER', 'uboat', 'S18');
    const cruiser = put(state, 'GER', 'cruiser', 'S16');
    const game = run<Pens>(state, combatMovement, {
      choices: [
        `move ${armour} NFR`,
        `move ${armour} BRI`,
        `fly ${fighter} BRI`,
        `raid ${bomber} SEN`,
        `move ${boat} S17`,
        `move ${cruiser} S17`,
      ],
    });
    expect(game.log.filter(({ entry }) => entry.what === 'moved' || entry.what === 'flown')).toEqual([
      { rule: 'HOST-6.2', entry: { what: 'moved', unit: armour, from: 'RUH', to: 'NFR' } },
      { rule: 'HOST-6.3', entry: { what: 'moved', unit: armour, from: 'NFR', to: 'BRI' } },
      { rule: 'HOST-6.7', entry: { what: 'flown', unit: fighter, from: 'RUH', to: 'BRI', mission: 'attack' } },
      { rule: 'HOST-8.1', entry: { what: 'flown', unit: bomber, from: 'RUH', to: 'SEN', mission: 'raid' } },
      { rule: 'HOST-6.5', entry: { what: 'moved', unit: boat, from: 'S18', to: 'S17' } },
      { rule: 'HOST-6.4', entry: { what: 'moved', unit: cruiser, from: 'S16', to: 'S17' } },
    ]);
    expect(new Set(game.seats)).toEqual(new Set(['axis']));
  });

  test('[HOST-6.4] enemy warships stop ships, submarines and transports do not', () => {
    const state = bare({ turn: 'UK' });
    const cruiser = put(state, 'UK', 'cruiser', 'S15');
    put(state, 'GER', 'uboat', 'S18');
    put(state, 'GER', 'transport', 'S17');
    expect(shipReach(state, unit(state, cruiser)!, 'stop').has('S26')).toBe(true);
    put(state, 'GER', 'destroyer', 'S17');
    expect(shipReach(state, unit(state, cruiser)!, 'stop').has('S17')).toBe(true);
    expect(shipReach(state, unit(state, cruiser)!, 'stop').has('S26')).toBe(false);
    expect(shipReach(state, unit(state, cruiser)!, 'avoid').has('S17')).toBe(false);
    expect(shipReach(state, unit(state, cruiser)!, 'avoid').has('S18')).toBe(true);
  });

  test('[HOST-6.5] submarines: two zones, three from harbour for Germans, and nothing stops them', () => {
    const state = bare({ turn: 'GER' });
    const far = (id: ReturnType<typeof put>) =>
      Math.max(...[...submarineReach(state, unit(state, id)!).values()].map((leg) => leg.distance));
    expect(far(put(state, 'GER', 'uboat', 'S18'))).toBe(3);
    expect(far(put(state, 'GER', 'uboat', 'S10'))).toBe(2);
    expect(far(put(state, 'ITA', 'submarine', 'S25'))).toBe(2);
    putMany(state, 'UK', ['destroyer', 'battleship'], 'S15');
    const boat = put(state, 'GER', 'uboat', 'S18');
    expect(submarineReach(state, unit(state, boat)!).has('S10')).toBe(true);
    const spent = put(state, 'GER', 'uboat', 'S17', { condition: 'spent' });
    const game = run<Pens>(state, combatMovement, { choices: ['done'] });
    expect(game.barred[0]).toMatchObject({ [`move ${spent} S15`]: 'HOST-13.2' });
    expect(game.offered[0]).toContain('move uboat-1 S15');
  });

  test('[HOST-6.6] straits need their key', () => {
    const state = bare({ turn: 'ITA' });
    const battleship = unit(state, put(state, 'ITA', 'battleship', 'S23'))!;
    const submarine = unit(state, put(state, 'ITA', 'submarine', 'S23'))!;
    expect(linkBar(state, battleship, 'S23', 'S20')).toBe('HOST-6.6');
    expect(linkBar(state, submarine, 'S23', 'S20')).toBeUndefined();
    hold(state, 'ITA', 'GIB');
    expect(linkBar(state, battleship, 'S23', 'S20')).toBeUndefined();
    const british = unit(state, put(state, 'UK', 'destroyer', 'S29'))!;
    expect(linkBar(state, british, 'S29', 'S30')).toBe('HOST-6.6');
    expect(linkBar(state, british, 'S26', 'S17')).toBeUndefined();
    const boat = unit(state, put(state, 'GER', 'uboat', 'S29'))!;
    expect(linkBar(state, boat, 'S29', 'S30')).toBeUndefined();
    hold(state, 'UK', 'NWG');
    expect(linkBar(state, boat, 'S29', 'S30')).toBe('HOST-6.6');
    expect(shipReach(state, british, 'stop').has('S30')).toBe(true);
  });

  test('[HOST-6.7] an aircraft flies to combat only if it can come back', () => {
    const state = bare();
    const fighter = put(state, 'UK', 'fighter', 'SEN');
    putMany(state, 'GER', ['infantry', 'infantry'], 'AQU');
    put(state, 'GER', 'infantry', 'BRI');
    const game = run<Pens>(state, combatMovement, { choices: [`fly ${fighter} BRI`] });
    expect(game.offered[0]).toContain(`fly ${fighter} BRI`);
    expect(game.barred[0]).toMatchObject({ [`fly ${fighter} AQU`]: 'HOST-6.7' });
    run<Pens>(state, nonCombatMovement); // its two points left lead to one airfield only
    expect(unit(state, fighter)?.at).toBe('SEN');
  });

  test('[HOST-4.5] [HOST-6.8] loading and landing', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S16');
    const [one, two] = putMany(state, 'UK', ['infantry', 'armour'], 'SEN');
    const gun = put(state, 'UK', 'artillery', 'SEN');
    const game = run<Pens>(state, combatMovement, {
      choices: [`land ${transport} S17 BRI`, `load ${two}`, `load ${one}`],
    });
    expect(game.barred[2]).toEqual({ [`load ${gun}`]: 'HOST-4.5' });
    expect(unit(state, transport)).toMatchObject({ at: 'S17', used: 2, goal: 'BRI', from: 'S15' });
    run<Pens>(state, combat);
    expect(idsAt(state, 'BRI')).toEqual([one, two]);
    expect(state.control.BRI).toBe('UK');
  });

  test.each([
    ['S15', 'S17', 'NFR', { used: 1, from: 'S15' }],
    ['S15', 'S18', 'AQU', { used: 1, from: 'S15' }],
    ['S17', 'S17', 'NFR', { used: 0, from: null }],
    ['S15', 'S24', 'SFR', null],
  ] as const)(
    '[HOST-6.8] [HOST-9.9] from %s it loads in Brittany and comes to %s by the shortest way',
    (at, zone, shore, way) => {
      const state = bare();
      hold(state, 'UK', 'BRI');
      const transport = put(state, 'UK', 'transport', at);
      put(state, 'UK', 'infantry', 'BRI');
      const land = `land ${transport} ${zone} ${shore}`;
      const game = run<Pens>(state, combatMovement, { choices: [way ? land : 'done'] });
      expect(game.offered[0]!.includes(land)).toBe(way !== null);
      if (way) expect(unit(state, transport)).toMatchObject({ at: zone, ...way });
    },
  );

  test('[HOST-6.8] neither loading nor landing among enemy warships', () => {
    const state = bare();
    put(state, 'UK', 'transport', 'S17');
    put(state, 'UK', 'infantry', 'SEN');
    put(state, 'GER', 'destroyer', 'S17');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.offered[0]?.filter((words) => words.startsWith('ferry') && words.includes('S17 SEN'))).toEqual([]);
  });

  test('[HOST-6.8] [HOST-7.2] a transport that loads next door and comes back among warships has entered there', () => {
    const state = bare();
    const transport = put(state, 'UK', 'transport', 'S17');
    put(state, 'UK', 'infantry', 'SEN');
    put(state, 'GER', 'destroyer', 'S17');
    run<Pens>(state, combatMovement, { choices: [`land ${transport} S17 BRI`] });
    expect(unit(state, transport)).toMatchObject({ at: 'S17', from: 'S26', used: 2 });
    run<Pens>(state, combat);
    expect(unit(state, transport)).toBeUndefined();
  });

  test('[HOST-6.9] [HOST-9.9] cargo of a cancelled landing goes back', () => {
    const state = bare();
    put(state, 'GER', 'battleship', 'S17');
    const transport = put(state, 'UK', 'transport', 'S17', { task: 'land', goal: 'NFR', from: 'S15', acted: 'moved' });
    const destroyer = put(state, 'UK', 'destroyer', 'S17', { from: 'S15', acted: 'moved' });
    const cargo = put(state, 'UK', 'infantry', 'S17', { inside: transport, from: 'SEN', acted: 'moved' });
    const game = run<Pens>(state, combat, { dice: [6, 6], choices: ['retreat S15'] });
    expect(unit(state, cargo)).toMatchObject({ at: 'SEN', inside: null });
    expect(unit(state, destroyer)?.at).toBe('S15');
    expect(game.cited).toContain('HOST-6.9 landing-cancelled');
  });

  test('[HOST-6.10] a Ready submarine forbids an unescorted landing', () => {
    const landing = (escorted: boolean) => {
      const state = bare();
      put(state, 'GER', 'uboat', 'S17');
      const transport = put(state, 'UK', 'transport', 'S17', {
        task: 'land',
        goal: 'NFR',
        from: 'S15',
        acted: 'moved',
      });
      put(state, 'UK', 'infantry', 'S17', { inside: transport, from: 'SEN', acted: 'moved' });
      if (escorted) put(state, 'USA', 'cruiser', 'S17');
      run<Pens>(state, combat);
      return state.control.NFR;
    };
    expect(landing(false)).toBe('GER');
    expect(landing(true)).toBe('UK');
  });
});
