/** HOST-5  Politics and timetable. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { capture } from '../src/capture.ts';
import { combat } from '../src/combat.ts';
import { combatMovement } from '../src/combat-movement.ts';
import { easternFront } from '../src/eastern-front.ts';
import { income } from '../src/income.ts';
import { nonCombatMovement } from '../src/non-combat-movement.ts';
import { flightReach } from '../src/paths.ts';
import { penBar } from '../src/placement.ts';
import { dueEvents, vichyResponds } from '../src/politics.ts';
import { play } from '../src/sequence.ts';
import type { Pens, State } from '../src/state.ts';
import { bare, fresh, hold, idsAt, note, put, putMany, unit } from './position.ts';

describe('HOST-5 politics', () => {
  test('[HOST-5.2] the USA enters in its turn of round 4, or when British soil falls', () => {
    const state = bare({ usaAtWar: false, turn: 'USA', round: 3 });
    run<Pens>(state, dueEvents);
    expect(state.usaAtWar).toBe(false);
    state.round = 4;
    run<Pens>(state, dueEvents);
    expect(state.usaAtWar).toBe(true);
    const early = bare({ usaAtWar: false, turn: 'ITA', round: 2 });
    run<Pens>(early, (t) => capture(t, 'ITA', 'GIB'));
    expect(early.usaAtWar).toBe(true);
  });

  test('[HOST-5.2] while neutral it stays at home and nobody may touch it', () => {
    const state = bare({ usaAtWar: false, turn: 'USA', round: 2 });
    put(state, 'USA', 'destroyer', 'S01');
    put(state, 'USA', 'infantry', 'NEU');
    put(state, 'GER', 'uboat', 'S01');
    expect(run<Pens>(state, combatMovement).asked).toEqual([]);
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.offered[0]?.filter((words) => words.startsWith('move destroyer')).sort()).toEqual([
      'move destroyer-1 S02',
      'move destroyer-1 S03',
    ]);
    expect(game.offered[0]?.filter((words) => words.startsWith('move infantry')).sort()).toEqual([
      'move infantry-2 MID',
      'move infantry-2 SEU',
    ]);
    const german = bare({ usaAtWar: false, turn: 'GER', round: 2 });
    put(german, 'GER', 'uboat', 'S01');
    put(german, 'USA', 'transport', 'S01');
    expect(run<Pens>(german, combatMovement).asked).toEqual([]);
    german.turn = 'USA';
    run<Pens>(german, income);
    expect(german.tonnage).toBe(0);
  });

  test('[HOST-5.3] the armistice', () => {
    const state = fresh();
    put(state, 'UK', 'infantry', 'AQU');
    const spitfire = put(state, 'UK', 'fighter', 'BRI');
    run<Pens>(state, (t) => capture(t, 'GER', 'NFR'));
    expect(state.armistice).toBe(true);
    expect([state.control.LOW, state.control.BRI, state.control.AQU]).toEqual(['GER', 'GER', 'UK']);
    expect([state.control.SFR, state.control.TUN, state.control.ALG, state.control.MOR]).toEqual([
      'VIC',
      'VIC',
      'VIC',
      'VIC',
    ]);
    expect(state.units.filter((one) => one.power === 'FRA')).toEqual([]);
    expect(
      state.units
        .filter((one) => one.power === 'VIC')
        .map((one) => one.at)
        .sort(),
    ).toEqual(['ALG', 'MOR', 'SFR', 'TUN']);
    expect(unit(state, spitfire)?.at).toBe('AQU');
    expect(penBar({ ...state, turn: 'GER' }, 'LOW')).toBe('PEN-1.3');
  });

  test('[HOST-5.3] American troops keep a territory, American aircraft fly home or are lost', () => {
    const state = Object.assign(fresh(), { usaAtWar: true });
    put(state, 'USA', 'armour', 'MOR');
    const stranded = put(state, 'USA', 'fighter', 'TUN');
    run<Pens>(state, (t) => capture(t, 'ITA', 'NFR'));
    expect([state.control.MOR, state.control.TUN]).toEqual(['USA', 'VIC']);
    expect(unit(state, stranded)?.at).toBe('MOR');
    expect(state.units.filter((one) => one.at === 'MOR').map((one) => one.power)).toEqual(['USA', 'USA']);
  });

  test('[HOST-5.3] an aircraft that finds no refuge is lost, and the log tells it', () => {
    const state = Object.assign(fresh(), { usaAtWar: true });
    const stranded = put(state, 'USA', 'fighter', 'BRI');
    const game = run<Pens>(state, (t) => capture(t, 'GER', 'NFR'));
    expect(unit(state, stranded)).toBeUndefined();
    expect(game.log).toContainEqual({
      rule: 'HOST-5.3',
      entry: { what: 'lost', unit: stranded, power: 'USA', type: 'fighter', at: 'BRI' },
    });
  });

  test('[HOST-5.3] the French of a territory under attack vanish, and the attackers stay', () => {
    const state = fresh();
    Object.assign(state, { phase: 'combat' });
    for (const one of state.units)
      if (one.at === 'RUH' && one.type === 'infantry')
        Object.assign(one, { at: 'LOW', from: 'RUH', task: 'attack', acted: 'moved' });
    run<Pens>(state, (t) => capture(t, 'GER', 'NFR'));
    run<Pens>(state, combat);
    expect(state.control.LOW).toBe('GER');
    expect(state.units.filter((one) => one.at === 'LOW').map((one) => one.power)).toEqual(['GER', 'GER', 'GER', 'GER']);
  });

  test('[HOST-5.4] Vichy is closed to all but its attackers, and an Axis attack drives the rest to the Allies', () => {
    const state = bare({ turn: 'GER', phase: 'combat-movement' });
    put(state, 'VIC', 'infantry', 'SFR');
    put(state, 'VIC', 'infantry', 'MOR');
    const armour = putMany(state, 'GER', ['armour', 'armour', 'armour'], 'AQU');
    run<Pens>(state, combatMovement, { choices: [...armour.map((id) => `move ${id} SFR`)] });
    run<Pens>(state, combat, { dice: [1, 6, 6, 6] });
    expect(state.control.SFR).toBe('GER');
    expect([state.control.MOR, state.control.ALG]).toEqual(['UK', 'UK']);
    expect(state.units.find((one) => one.at === 'MOR')?.power).toBe('UK');
    const neutral = bare({ turn: 'UK' });
    const bomber = put(neutral, 'UK', 'bomber', 'GIB');
    expect(flightReach(neutral, unit(neutral, bomber)!).get('TUN')?.distance).toBe(3); // by S23 and S25, not through ALG
    neutral.treasury.UK = 0;
    run<Pens>(neutral, nonCombatMovement, { choices: ['done'] });
  });

  test('[HOST-5.4] what the Axis attacked in vain stays Vichy; every other territory joins the Allies', () => {
    const state = bare({ turn: 'GER', phase: 'combat-movement' });
    put(state, 'VIC', 'infantry', 'SFR');
    put(state, 'VIC', 'infantry', 'TUN');
    const infantry = put(state, 'GER', 'infantry', 'AQU');
    run<Pens>(state, combatMovement, { choices: [`move ${infantry} SFR`] });
    run<Pens>(state, combat, { dice: [6, 2] });
    expect([state.control.SFR, state.control.TUN]).toEqual(['VIC', 'UK']);
    expect(state.units.map((one) => `${one.power} ${one.at}`)).toEqual(['VIC SFR', 'UK TUN']);
    run<Pens>(Object.assign(state, { turn: 'ITA' }), combat);
    expect(state.control.SFR).toBe('VIC');
  });

  test('[HOST-5.4] a landing that was called off is no attack', () => {
    const state = bare({ turn: 'ITA' });
    const transport = put(state, 'ITA', 'transport', 'S25', { task: 'land', goal: 'TUN', acted: 'moved' });
    put(state, 'ITA', 'infantry', 'S25', { inside: transport, from: 'SIT', acted: 'moved' });
    put(state, 'UK', 'cruiser', 'S25');
    put(state, 'ITA', 'infantry', 'SFR', { task: 'attack', from: 'NIT', acted: 'moved' });
    put(state, 'VIC', 'infantry', 'SFR');
    put(state, 'VIC', 'infantry', 'TUN');
    const game = run<Pens>(state, combat, { choices: ['let-be S25', 'fight TUN'], dice: [6, 2] });
    expect(game.cited).toContain('HOST-6.9 landing-cancelled');
    expect([state.control.SFR, state.control.TUN]).toEqual(['VIC', 'UK']);
  });

  test('[HOST-5.5] Case Anton after an Allied attack on Vichy', () => {
    const state = bare({ turn: 'USA', phase: 'combat' });
    put(state, 'VIC', 'infantry', 'SFR');
    run<Pens>(state, (t) => capture(t, 'USA', 'MOR'));
    state.turn = 'GER';
    run<Pens>(state, dueEvents);
    expect(state.control.SFR).toBe('GER');
    expect(idsAt(state, 'SFR')).toEqual([]);
    note(state);
    expect(penBar(state, 'SFR')).toBeUndefined();
  });

  test('[HOST-5.6] the Azores open in round 8', () => {
    const state = bare({ round: 8, turn: 'GER', phase: 'round-start' });
    const plane = put(state, 'UK', 'bomber', 'GIB');
    expect(flightReach(state, unit(state, plane)!).has('AZO')).toBe(false);
    run<Pens>(state, function* (t) {
      const game = play(t);
      game.next();
      game.next();
    });
    expect(state.control.AZO).toBe('UK');
    expect(flightReach(state, unit(state, plane)!).has('AZO')).toBe(true);
  });

  test('[HOST-5.7] Italy surrenders with Rome', () => {
    const state = bare({ turn: 'USA' });
    putMany(state, 'ITA', ['infantry', 'fighter'], 'NIT');
    put(state, 'ITA', 'submarine', 'S25');
    run<Pens>(state, (t) => capture(t, 'USA', 'SIT'));
    expect(state.italySurrendered).toBe(true);
    expect(state.units).toEqual([]);
    expect(state.treasury.ITA).toBe(0);
    expect([state.control.SIT, state.control.NIT]).toEqual(['USA', 'GER']);
  });

  test('[HOST-5.2] [HOST-5.7] [HOST-5.8] what the fall of a city brings is told, once', () => {
    const london = bare({ turn: 'GER', usaAtWar: false });
    london.treasury.UK = 17;
    const fall = run<Pens>(london, (t) => capture(t, 'GER', 'SEN'));
    expect(fall.log.slice(1)).toEqual([
      { rule: 'HOST-5.2', entry: { what: 'usa-enters' } },
      { rule: 'HOST-5.8', entry: { what: 'london-looted', by: 'GER', ipc: 17 } },
    ]);
    expect(run<Pens>(london, (t) => capture(t, 'GER', 'GIB')).cited).toEqual(['HOST-7.9 captured']);

    const rome = bare({ turn: 'USA' });
    const taken = run<Pens>(rome, (t) => capture(t, 'USA', 'SIT'));
    expect(taken.log[1]).toEqual({ rule: 'HOST-5.7', entry: { what: 'italy-surrenders' } });
    expect(taken.log).toContainEqual({
      rule: 'HOST-5.7',
      entry: { what: 'control-changes', territory: 'NIT', to: 'GER' },
    });
    expect(run<Pens>(rome, (t) => capture(t, 'USA', 'SIT')).cited).toEqual(['HOST-7.9 captured']);
  });

  test('[HOST-5.5] Case Anton is told; without an Allied attack, or with nothing left of Vichy, there is none', () => {
    const anton = (over: Partial<State>, control: 'VIC' | 'UK' = 'VIC') => {
      const state = bare({ turn: 'GER', ...over });
      state.control.SFR = control;
      return run<Pens>(state, dueEvents).cited;
    };
    const attacked = { vichyAttackedBy: { axis: false, allies: true } };
    expect(anton(attacked)).toEqual(['HOST-5.5 case-anton', 'HOST-5.5 control-changes']);
    expect(anton({})).toEqual([]);
    expect(anton(attacked, 'UK')).toEqual([]);
    expect(anton({ ...attacked, turn: 'UK' })).toEqual([]);
  });

  test('[HOST-5.4] Vichy joins the Allies once, after an attack of the Axis, and that is told', () => {
    const state = bare({ turn: 'GER', vichyAttackedBy: { axis: true, allies: false } });
    const troops = put(state, 'VIC', 'infantry', 'TUN');
    const kept = put(state, 'VIC', 'infantry', 'ALG');
    const game = run<Pens>(state, (t) => vichyResponds(t, ['ALG']));
    expect(game.cited).toEqual(['HOST-5.4 vichy-joins-allies', ...Array(3).fill('HOST-5.4 control-changes')]);
    expect([state.control.TUN, state.control.ALG]).toEqual(['UK', 'VIC']);
    expect([unit(state, troops)?.power, unit(state, kept)?.power]).toEqual(['UK', 'VIC']);
    expect(run<Pens>(state, (t) => vichyResponds(t, [])).cited).toEqual([]);
  });

  test('[HOST-5.8] London pays, and its liberation gives it back', () => {
    const state = bare({ turn: 'GER' });
    state.treasury.UK = 17;
    state.treasury.GER = 3;
    run<Pens>(state, (t) => capture(t, 'GER', 'SEN'));
    expect([state.treasury.GER, state.treasury.UK]).toEqual([20, 0]);
    run<Pens>(state, (t) => capture(t, 'USA', 'SEN'));
    expect(state.control.SEN).toBe('UK');
    expect(state.treasury.UK).toBe(0);
  });

  test('[HOST-5.9] five lands are closed to everyone', () => {
    const state = bare({ turn: 'GER' });
    const plane = put(state, 'GER', 'bomber', 'NFR');
    const reach = flightReach(state, unit(state, plane)!);
    for (const land of ['EIR', 'POR', 'SPA', 'SWE', 'SWI'] as const) expect(reach.has(land)).toBe(false);
    put(state, 'GER', 'infantry', 'SNO');
    const game = run<Pens>(state, nonCombatMovement, { choices: ['done'] });
    expect(game.offered[0]).not.toContain('move infantry-2 SWE');
  });

  test('[HOST-5.10] land units and two fighters go east, in Late 1941 and in Germany’s turn alone', () => {
    const state = bare({ round: 4, turn: 'GER', phase: 'eastern-front' });
    putMany(state, 'GER', ['fighter', 'fighter', 'fighter'], 'BLN');
    const defender = put(state, 'GER', 'infantry', 'SNO');
    putMany(state, 'UK', ['infantry', 'fighter'], 'SEN');
    const again = structuredClone(state);
    const game = run<Pens>(state, easternFront, {
      choices: ['send fighter-1', 'send fighter-2', 'stand-fast'],
    });
    expect(game.offered.at(0)).toEqual([`send ${defender}`, 'send fighter-1']);
    expect(game.barred).toEqual([
      { 'stand-fast': 'HOST-5.10' },
      { 'stand-fast': 'HOST-5.10' },
      { 'send fighter-3': 'HOST-5.10' },
    ]);
    expect([new Set(game.asked), new Set(game.seats)]).toEqual([new Set(['HOST-5.10']), new Set(['axis'])]);
    expect(game.log.slice(0, 2)).toEqual([
      { rule: 'HOST-5.10', entry: { what: 'sent-east', unit: 'fighter-1', total: 9 } },
      { rule: 'HOST-5.10', entry: { what: 'sent-east', unit: 'fighter-2', total: 18 } },
    ]);
    for (const over of [{ round: 3 }, { turn: 'UK' }] as const)
      expect(run<Pens>({ ...again, ...over }, easternFront).asked).toEqual([]);
  });

  test('[HOST-5.10] Germany may not stand fast while anyone can go who is not the last on a coast', () => {
    const state = bare({ round: 4, turn: 'GER', phase: 'eastern-front' });
    put(state, 'GER', 'infantry', 'SNO');
    const inland = put(state, 'GER', 'infantry', 'RUH');
    const game = run<Pens>(state, easternFront, { choices: [`send ${inland}`, 'stand-fast'] });
    expect(game.barred).toEqual([{ 'stand-fast': 'HOST-5.10' }, {}]);
    expect(state.east).toMatchObject({ sent: 3, fighters: 0 });
  });

  test('[HOST-5.10] what is paid and what is levied is told', () => {
    const state = bare({ round: 4, turn: 'GER', phase: 'eastern-front' });
    put(state, 'GER', 'infantry', 'SNO');
    state.treasury.GER = 90;
    const game = run<Pens>(state, easternFront, { choices: ['stand-fast'] });
    expect(game.log).toEqual([{ rule: 'HOST-5.10', entry: { what: 'east-shortfall', paid: 80, levied: 0 } }]);
    expect(state.treasury.GER).toBe(10);
  });

  test('[HOST-5.10] the treasury pays what units do not, and the levy the rest', () => {
    const state = bare({ round: 4, turn: 'GER', phase: 'eastern-front' });
    putMany(state, 'GER', ['infantry', 'infantry'], 'BLN');
    put(state, 'GER', 'infantry', 'SNO');
    state.treasury.GER = 20;
    run<Pens>(state, easternFront, { choices: ['send infantry-1', 'stand-fast'] });
    expect(state.treasury.GER).toBe(0);
    expect(state.east.extraLevy).toBe(80 - 3 - 20);
    expect(idsAt(state, 'SNO')).toHaveLength(1);
    hold(state, 'GER', 'NFR');
    run<Pens>(state, income);
    expect(state.treasury.GER).toBe(0);
    state.round = 5;
    run<Pens>(state, easternFront);
    expect(state.east.extraLevy).toBe(0);
  });

  test('[HOST-5.7] only the Italians leave with Italy, and only its own lands pass to Germany', () => {
    const state = bare({ turn: 'UK' });
    hold(state, 'ITA', 'NIT', 'SIT');
    putMany(state, 'ITA', ['infantry', 'infantry'], 'NIT');
    const german = put(state, 'GER', 'infantry', 'NIT');
    const british = put(state, 'UK', 'infantry', 'SEN');
    run<Pens>(state, (t) => capture(t, 'UK', 'SIT'));
    expect(state.units.map(({ id }) => id)).toEqual([german, british]);
    expect([state.control.NIT, state.control.SIT, state.control.SEN]).toEqual(['GER', 'UK', 'UK']);
  });

  test('[HOST-5.2] the USA enters in its own turn, not in that of another', () => {
    const state = bare({ usaAtWar: false, turn: 'UK', round: 4 });
    run<Pens>(state, dueEvents);
    expect(state.usaAtWar).toBe(false);
  });

  test('[HOST-5.2] [HOST-5.3] what was not British brings nobody into the war, what is not Paris no armistice', () => {
    const state = fresh();
    run<Pens>(state, (t) => capture(t, 'GER', 'BRI'));
    expect(state).toMatchObject({ usaAtWar: false, armistice: false });
  });

  test('[HOST-5.3] there is one armistice, and what is no longer French keeps its master', () => {
    const state = fresh();
    hold(state, 'UK', 'BRI', 'ALG');
    const game = run<Pens>(state, (t) => capture(t, 'GER', 'NFR'));
    expect([state.control.BRI, state.control.ALG]).toEqual(['UK', 'UK']);
    expect(game.cited).toContain('HOST-5.3 armistice');
    hold(state, 'UK', 'NFR');
    const soldier = put(state, 'FRA', 'infantry', 'SEN');
    const again = run<Pens>(state, (t) => capture(t, 'GER', 'NFR'));
    expect(again.cited).not.toContain('HOST-5.3 armistice');
    expect(unit(state, soldier)).toBeDefined();
  });

  test('[HOST-5.3] only British and American aircraft on lost ground fly out', () => {
    const state = fresh();
    const [german, british, troops] = [
      put(state, 'GER', 'fighter', 'LOW'),
      put(state, 'UK', 'fighter', 'SEN'),
      put(state, 'UK', 'infantry', 'BRI'),
    ];
    run<Pens>(state, (t) => capture(t, 'GER', 'NFR'));
    expect([german, british, troops].map((id) => unit(state, id)?.at)).toEqual(['LOW', 'SEN', 'BRI']);
  });

  test('[HOST-5.4] those of other powers in Vichy land do not change sides with it', () => {
    const state = bare({ turn: 'GER' });
    const [vichy, american] = [put(state, 'VIC', 'infantry', 'ALG'), put(state, 'USA', 'infantry', 'ALG')];
    state.vichyAttackedBy.axis = true;
    run<Pens>(state, (t) => vichyResponds(t, ['SFR']));
    expect([vichy, american].map((id) => unit(state, id)?.power)).toEqual(['UK', 'USA']);
  });

  test('[HOST-5.4] where nothing is left to join, nothing is told', () => {
    const state = bare({ turn: 'GER' });
    hold(state, 'GER', 'SFR', 'TUN', 'ALG', 'MOR');
    state.vichyAttackedBy.axis = true;
    expect(run<Pens>(state, (t) => vichyResponds(t, [])).cited).toEqual([]);
  });
});
