/** The worked examples, each with its dice and choices. */
import { describe, expect, test } from 'vitest';
import { aftermath, decision } from '../src/aftermath.ts';
import { aggressive, cautious } from '../src/boat-attacks.ts';
import { tactical } from '../src/contact.ts';
import { rowOf } from '../src/crew.ts';
import { range } from '../src/data/display.ts';
import { drift } from '../src/drift.ts';
import { attackSize, enemy, lessHeavy, lessLight } from '../src/enemy-attacks.ts';
import { escorts } from '../src/escorts.ts';
import { flotilla } from '../src/flotilla.ts';
import { drawHits } from '../src/hits.ts';
import { mission } from '../src/missions.ts';
import { movement } from '../src/movement.ts';
import { operations } from '../src/operations.ts';
import { judge } from '../src/outcome.ts';
import { deal } from '../src/random-boats.ts';
import { refit } from '../src/refit.ts';
import { afterHit, shipSpeed } from '../src/ships.ts';
import { battleOf, boatOf } from '../src/state.ts';
import { torpedoesOf } from '../src/torpedo-room.ts';
import { wolfpack } from '../src/wolfpack.ts';
import {
  boat,
  fighter,
  fresh,
  hit,
  inBattle,
  logged,
  matchAt,
  onlyShips,
  playing,
  reveal,
  ship,
  stack,
  taking,
  withBoat,
  withOne,
} from './fresh.ts';

const ROUGH_SEAS = 168;
const AIRCRAFT = 173;
const RADIO = 177;
const ULTRA = 180;
const FATAL_ERROR = 182;
const COUNTER_INTELLIGENCE = 183;
const CLEAR_WEATHER = 184;
const LONE_MERCHANT = 186;
const SUBMARINE = 189;
const QUIET = 201;

describe('the examples of the rulebook', () => {
  test('EX-1 class restrictions [UL-2.2]', () => {
    const state = withOne('U-56', 'ace', 'british-isles', { campaign: 'battle-begins' });
    const game = playing(stack(state, 'event', QUIET), operations, { choices: ['sail north-sea', 'end'] });
    expect(game.offered[0]).toEqual(['sail north-sea', 'stay']);
    expect(game.barred[0]).toEqual({ 'sail western-approaches': 'UL-2.2' });
    const drumbeat = playing(fresh({ campaign: 'drumbeat' }), flotilla, {
      choices: ['boat U-96', 'level trained', 'boat U-43', 'level trained', 'done'],
    });
    expect(drumbeat.barred[0]).toMatchObject({ 'boat U-47': 'UL-2.2' });
  });

  test('EX-2 service [UL-2.3]', () => {
    const sold = (campaign: string) =>
      matchAt('flotilla', fresh({ campaign }))
        .question!.offers.filter((one) => one.choice[1] === 'U-23')
        .map((one) => one.barredBy);
    expect(['battle-begins', 'happy-time', 'drumbeat', 'hunted'].map(sold)).toEqual([
      [undefined],
      [undefined],
      ['UL-2.2'],
      ['UL-2.2'],
    ]);
    const offers = matchAt('flotilla', fresh({ campaign: 'battle-begins' })).question!.offers;
    expect(offers.find((one) => one.choice[1] === 'U-99')?.barredBy).toBe('UL-2.3');
  });

  test('EX-3 one boat, one level [UL-4.9]', () => {
    const game = playing(fresh(), flotilla, { choices: ['boat U-47', 'level green', 'done'] });
    expect(game.barred[2]).toMatchObject({ 'boat U-47': 'UL-4.9' });
  });

  test('EX-4 a flotilla of four [UL-4.9] [UL-4.10] [UL-2.12]', () => {
    const game = playing(fresh({ campaign: 'battle-begins' }), flotilla, {
      choices: [
        'boat U-43',
        'level trained',
        'boat U-47',
        'level trained',
        'boat U-51',
        'level trained',
        'boat U-56',
        'level ace',
        'done',
      ],
    });
    expect(game.state.so).toBe(3);
    expect(logged(game, 'boat-bought').map((one) => one.cost)).toEqual([8, 7, 6, 8]);
  });

  test('EX-5 mines [UL-7.1] [UL-7.2]', () => {
    const state = stack(withBoat(fresh({ campaign: 'battle-begins' }), 'U-47', 'trained'), 'event', QUIET, 202, 203);
    state.so = 3;
    const match = taking(
      matchAt('strategic', state),
      ...['option mine', 'mines stored normal 8', 'mines ready normal 0', 'end'],
      ...['sail north-sea', 'sail british-isles', 'mission mine'],
    );
    expect(match.state).toMatchObject({ vp: 4, boats: [{ mission: null, searched: false, area: 'british-isles' }] });
    expect(torpedoesOf(match.state.boats[0]!)).toBe(6);
    expect(match.log().map(({ entry }) => entry.what)).toContain('mines-laid');
  });

  test('EX-6 an Attack mission [UL-7.4] [UL-7.5] [UL-7.6]', () => {
    const state = withBoat(fresh({ campaign: 'battle-begins' }), 'U-47', 'veteran', { mission: 'attack' });
    stack(stack(state, 'event', ROUGH_SEAS, AIRCRAFT, SUBMARINE, RADIO), 'naval', 150, 159, 162);
    const match = taking(
      matchAt('operations', state, [4, 2, 8, 5, 3, 5]),
      ...['sail north-sea', 'mission attack', 'go-on', 'go-on', 'go-on'],
      ...['aim N1', 'torpedoes 4', 'from-ready 4', 'aim N3', 'from-ready 1'],
    );
    expect(match.state.boats[0]).toMatchObject({ stress: 5, xp: 3, mission: 'attack' }); // the last tube fires the salvo
    taking(match, 'stop');
    expect(match.state).toMatchObject({
      vp: 4,
      errand: null,
      boats: [{ xp: 3, mission: null, ready: { normal: 5 }, stored: { normal: 4 } }],
    });
  });

  test('EX-7 moving [UL-8.2] [UL-8.5]', () => {
    const state = withBoat(withBoat(fresh({ campaign: 'battle-begins' }), 'U-51', 'trained'), 'U-20', 'trained', {
      mission: 'mine',
    });
    Object.assign(boatOf(state, 'U-20').stored, { normal: 0, mines: 2 });
    const game = playing(
      stack(state, 'event', 201, 202, 203, 168, 169, 170),
      function* (t) {
        expect(yield* operations(t)).toBe('mission');
        expect(yield* mission(t)).toBe('operations');
        return yield* operations(t);
      },
      {
        choices: [
          'boat U-51',
          'sail north-sea',
          'sail british-isles',
          'sail western-approaches',
          'end',
          'sail north-sea',
          'sail british-isles',
          'mission mine',
        ],
      },
    );
    expect(logged(game, 'event-drawn').map((one) => one.boat)).toEqual([
      'U-51',
      'U-51',
      'U-51',
      'U-20',
      'U-20',
      'U-20',
    ]);
    expect(boat(game, 'U-20')).toMatchObject({ area: 'british-isles', searched: true, mission: null });
  });

  test('EX-8 a patrol ends in port [UL-8.9] [UL-8.4]', () => {
    const game = playing(withOne('U-47', 'trained', 'north-sea'), operations, { choices: ['sail germany'] });
    expect(boat(game, 'U-47')).toMatchObject({ patrols: 1, area: 'germany', cameIn: true });
    expect(logged(game, 'event-drawn')).toEqual([]);
  });

  test('EX-9 revealing [UL-11.6]', () => {
    const state = inBattle(withOne('U-98', 'veteran', 'north-west-approaches'), 37, { 'U-98': { zone: 'L-S' } });
    const game = playing(stack(state, 'merchant', 78, 56), movement, { choices: ['move M-SSE', 'stay'] });
    expect(logged(game, 'ship-revealed').map(({ ship: id, card }) => [id, card])).toEqual([
      ['M3', 78],
      ['M4', 56],
    ]);
  });

  test('EX-10 drift [UL-11.9] [UL-11.10]', () => {
    const state = withBoat(withBoat(fresh(), 'U-201', 'trained', { area: 'iceland' }), 'U-20', 'trained', {
      area: 'iceland',
    });
    inBattle(state, 37, { 'U-201': { zone: 'S-E', side: 'submerged' }, 'U-20': { zone: 'L-N' } });
    reveal(state, 'M1', 60, { light: 1 });
    for (const id of ['M2', 'M3', 'M4', 'E1', 'E2'])
      reveal(state, id, { M2: 61, M3: 62, M4: 63, E1: 111, E2: 112 }[id]!);
    const game = playing(state, drift, { choices: ['drift 2', 'drift-to U-201 S-SE', 'drift 0', 'drift-to M1 S-W'] });
    expect(game.offered[0]).toEqual(['drift 1', 'drift 2']);
    expect(game.offered[1]).toEqual(['drift-to U-201 S-SE', 'drift-to U-201 M-ESE']);
    expect(game.offered[2]).toEqual(['drift 0', 'drift 1', 'drift 2']);
    expect(fighter(game, 'U-201').zone).toBe('M-SSE');
    expect(shipSpeed(ship(game, 'M1'))).toBe(1);
  });

  test.each([
    [4, true],
    [3, false],
  ])('EX-11 detection: a die of %i [UL-12.2] [UL-12.3]', (die, detected) => {
    const state = onlyShips(
      inBattle(withOne('U-98', 'veteran', 'north-west-approaches'), 37, { 'U-98': { zone: 'M-SSE' } }),
      'E2',
    );
    state.contact!.alerts = 1;
    const game = playing(stack(state, 'escort', 111), escorts, { dice: detected ? [die] : [die, 5] });
    expect(logged(game, 'detection-die')).toMatchObject([{ total: die + 1, need: 5, detected }]);
    expect(fighter(game, 'U-98').detected).toBe(detected);
  });

  test('EX-13 torpedoes at a tanker [UL-13.5] [UL-13.6] [UL-13.13]', () => {
    const state = inBattle(withOne('U-98', 'veteran', 'north-west-approaches'), 37, { 'U-98': { zone: 'M-SSE' } });
    const game = playing(reveal(state, 'M4', 56), aggressive, {
      dice: [5, 7],
      choices: ['aim M4', 'torpedoes 2', 'fire'],
    });
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ modifier: -1, total: 6, result: 'heavy' }]);
    expect(boat(game, 'U-98').ready.normal).toBe(3);
    expect(game.state.contact?.alerts).toBe(1);
  });

  test('EX-14 the gun [UL-13.11]', () => {
    const state = inBattle(withOne('U-98', 'veteran', 'north-west-approaches'), 37, { 'U-98': { zone: 'S-S' } });
    boatOf(state, 'U-98').ammunition = 5;
    const game = playing(reveal(state, 'M3', 78), aggressive, { dice: [7], choices: ['gun M3', 'fire'] });
    expect(logged(game, 'gun-rolls')).toMatchObject([{ total: 4, result: 'light' }]);
    expect(boat(game, 'U-98').ammunition).toBe(4);
  });

  test('EX-15 one Alert for each attacking boat [UL-13.13]', () => {
    const state = withBoat(withOne('U-98', 'veteran', 'iceland'), 'U-46', 'veteran', { area: 'iceland' });
    inBattle(state, 37, { 'U-98': { zone: 'S-S' }, 'U-46': { zone: 'S-N' } });
    reveal(reveal(reveal(reveal(state, 'M1', 60), 'M2', 61), 'M3', 62), 'M4', 63);
    const game = playing(state, aggressive, {
      dice: [1, 1, 1, 1, 1],
      choices: [
        'boat U-98',
        'aim M1',
        'torpedoes 1',
        'aim M2',
        'torpedoes 1',
        'aim M3',
        'torpedoes 1',
        'gun M4',
        'fire',
        'aim M1',
        'torpedoes 1',
        'fire',
      ],
    });
    expect(game.state.contact?.alerts).toBe(2);
  });

  test('EX-16 attack size [UL-14.8] [UL-14.15]', () => {
    const state = inBattle(withOne('U-47', 'veteran', 'iceland'), 1, { 'U-47': { zone: 'C-NW' } });
    reveal(state, 'L1', 51);
    const game = playing(state, enemy, { dice: [hit('heavy', 'hull')], choices: ['hold'] });
    expect(logged(game, 'boat-attacked')).toMatchObject([{ heavy: 1, light: 0 }]);
    expect(boat(game, 'U-47').lasting.hull).toBe(1);
  });

  test('EX-17 promotion [UL-17.1]', () => {
    const state = withBoat(fresh(), 'U-47', 'trained', { area: 'iceland', xp: 7 });
    expect(boat(playing(state, refit), 'U-47')).toMatchObject({ level: 'veteran', xp: 2 });
  });

  test('EX-18 the outcome is read in the column of the length [UL-18.3]', () => {
    const graded = (length: string, vp: number) => judge({ ...fresh({ length }), vp }).grade;
    expect([graded('short', 15), graded('medium', 15), graded('long', 179)]).toEqual(['adequate', 'dismal', 'great']);
  });

  test('EX-19 random boats [UL-19.4]', () => {
    const state = fresh({ campaign: 'battle-begins', randomBoats: true });
    const game = playing(
      state,
      function* (t) {
        t.shuffle = (pile) => pile.splice(0, pile.length, 2 * 3, 2 * 6 + 1, 2 * 6);
        return yield* deal(t);
      },
      { choices: ['take U-47 trained', 'take U-29 trained'] },
    );
    expect(game.state.boats.map((one) => one.id)).toEqual(['U-47', 'U-29']);
    expect(game.state.so).toBe(32 - 7 - 6 + 4);
  });
});

/** EX-20  The example turn, from the first Event to the Refit Segment, with every die of it. */
describe('the example turn', () => {
  test('EX-20 The Happy Time, one turn of four boats [UL-5.1] [UL-5.2] [UL-5.3] [UL-5.4] [UL-5.5]', () => {
    const state = fresh();
    state.so = 1;
    withBoat(state, 'U-23', 'ace', { area: 'germany' });
    withBoat(state, 'U-47', 'trained', { area: 'france' });
    withBoat(state, 'U-96', 'trained', { area: 'germany' });
    withBoat(state, 'U-122', 'veteran', { area: 'france' });
    stack(
      state,
      'event',
      ULTRA,
      ROUGH_SEAS,
      FATAL_ERROR,
      AIRCRAFT,
      COUNTER_INTELLIGENCE,
      CLEAR_WEATHER,
      169,
      RADIO,
      170,
      LONE_MERCHANT,
    );
    stack(state, 'convoy', 37, 31);
    stack(stack(state, 'merchant', 52, 54, 51, 53), 'escort', 139, 111);
    const dice = [6, 5, 5, 8, 1, 2, 5, 6, 5, 3, 7, 9, 7, 6];
    const match = matchAt('strategic', state, dice);
    taking(match, 'end', 'boat U-96', 'sail north-sea', 'sail british-isles', 'end');
    expect(boatOf(match.state, 'U-96').stress).toBe(3);
    taking(match, 'boat U-23', 'sail north-sea', 'pass', 'sail british-isles', 'end');
    expect(boatOf(match.state, 'U-23')).toMatchObject({ stress: 1, contactBonus: 1 });
    taking(
      match,
      'boat U-47',
      'sail south-west-approaches',
      'end',
      'sail south-west-approaches',
      'spend stored',
      'end',
    );
    expect(boatOf(match.state, 'U-122')).toMatchObject({ stress: 1, stored: { normal: 15 } });
    expect(match.state.vp).toBe(1);
    taking(match, 'boat U-122', 'roll', 'attack', 'zone L-S', 'surfaced', 'enough');
    expect(match.state.contact).toMatchObject({ left: 1, card: 37 });
    expect(match.state.warnings['south-west-approaches']).toBe(1);
    expect(battleOf(match.state).condition).toBe('firing-solution');
    taking(match, 'move M-SSE', 'move S-S', 'drift 0', 'escort E1');
    expect(match.state.contact!.ships.map((one) => one.card)).toEqual([52, 54, 51, 53, null, 139]);
    taking(match, 'hold', 'aim M3', 'torpedoes 4', 'aim M4', 'torpedoes 2', 'gun M2');
    expect(match.state.contact!.ships.slice(0, 4)).toMatchObject([
      { light: 0 },
      { light: 1 },
      { sunk: true },
      { heavy: 1 },
    ]);
    expect(boatOf(match.state, 'U-122')).toMatchObject({ ready: { normal: 0 }, ammunition: 5, xp: 2 });
    taking(
      match,
      'dive',
      'stay',
      'drift 1',
      'drift-to U-122 M-SSE',
      'drift-to M2 C-SE',
      'drift-to M4 S-S',
      'drift-to M4 M-SSE',
      'escort E1',
    );
    expect(match.state.contact!.ships.slice(4)).toMatchObject([{ zone: 'S-N' }, { zone: 'M-SSE' }]);
    taking(match, 'deep-dive');
    expect(boatOf(match.state, 'U-122')).toMatchObject({ stress: 3, temporary: { flooding: 1 } });
    taking(match, 'move L-S', 'drift 1');
    expect(boatOf(match.state, 'U-122')).toMatchObject({ stress: 4, ready: { normal: 6 }, stored: { normal: 9 } });
    taking(match, 'final-shot', 'finish M4 gun');
    expect(match.state).toMatchObject({ vp: 6, contact: null });
    expect(boatOf(match.state, 'U-122')).toMatchObject({ xp: 3, ammunition: 4, searched: true });
    taking(match, 'boat U-47', 'decline', 'boat U-23', 'decline', 'decline');
    expect(match.state).toMatchObject({ turn: 2, phase: 'operations', warnings: {} });
    expect(boatOf(match.state, 'U-96').stress).toBe(2);
    expect(boatOf(match.state, 'U-122')).toMatchObject({
      level: 'veteran',
      stress: 4,
      temporary: { flooding: 0 },
      searched: false,
    });
  });
});

describe('further vectors', () => {
  const freighter = { light: 0, heavy: 0 };
  test.each([
    [[7, 7, 3], { sunk: true }],
    [[5, 5, 2], { heavy: 1, light: 0 }],
    [[4, 4, 4], { heavy: 1, light: 1 }],
  ])('VX-1 equal highest dice %j [UL-13.6] [UL-13.15]', (dice, after) => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 1, { 'U-47': { zone: 'M-WNW' } });
    const game = playing(reveal(state, 'L1', 60), cautious, { dice, choices: ['aim L1', 'torpedoes 3', 'fire'] });
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ modifier: 0 }]);
    expect(ship(game, 'L1')).toMatchObject(after);
  });

  test('VX-2 light plus heavy [UL-13.15] [UL-11.8]', () => {
    const hurt = afterHit(afterHit(freighter, 'light'), 'heavy');
    expect(hurt).toEqual({ light: 1, heavy: 1, sunk: false });
    expect(afterHit(hurt, 'light').sunk).toBe(true);
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 1, { 'U-47': { zone: 'L-N' } });
    expect(shipSpeed(ship({ state: reveal(state, 'L1', 60, hurt) }, 'L1'))).toBe(0);
  });

  test('VX-3 torpedoes at a ship already sunk [UL-13.7]', () => {
    const state = inBattle(withOne('U-47', 'veteran', 'iceland'), 28, { 'U-47': { zone: 'C-NW' } });
    reveal(reveal(state, 'M1', 95), 'M2', 96);
    const game = playing(state, aggressive, {
      dice: [10, 1, 1, 1],
      choices: ['gun M1', 'aim M1', 'torpedoes 2', 'aim M2', 'torpedoes 3'],
    });
    expect(game.cited).toContain('UL-13.7 torpedoes-wasted');
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ ship: 'M2', modifier: 2 + 1 - range('C-NW', 'C-SE') }]);
    expect(boat(game, 'U-47').ready.normal).toBe(0);
  });

  test('VX-4 a negative attack [UL-14.9]', () => {
    expect(lessLight(lessHeavy({ heavy: 0, light: 4 }), 2)).toEqual({ heavy: 0, light: 0 });
  });

  test('VX-5 breaking a Heavy [UL-14.9]', () => {
    expect(lessLight({ heavy: 1, light: 3 }, 1)).toEqual({ heavy: 1, light: 2 });
    expect(lessLight({ heavy: 1, light: 2 }, 4)).toEqual({ heavy: 0, light: 0 });
    expect(lessLight({ heavy: 2, light: 0 }, 1)).toEqual({ heavy: 1, light: 1 });
  });

  test('VX-6 a Crash Dive strains the crew [UL-14.5] [UL-2.8]', () => {
    const state = withBoat(fresh(), 'U-47', 'veteran', { area: 'iceland', stress: 5 });
    inBattle(state, 37, { 'U-47': { zone: 'L-S', detected: true } });
    onlyShips(state, 'E1', 'E2');
    reveal(reveal(state, 'E1', 111, { zone: 'M-SSE' }), 'E2', 112, { zone: 'M-SSE' });
    const game = playing(state, enemy, { dice: [4, 1, 1, 1, 3], choices: ['crash-dive'] });
    expect(logged(game, 'crash-dive-die')).toMatchObject([
      { evasion: 3, evaded: false },
      { evasion: 3, evaded: true },
    ]);
    expect(logged(game, 'boat-attacked')).toMatchObject([{ heavy: 0, light: 3 }]);
  });

  test.each([
    [10, { lasting: { hull: 1 }, temporary: { flooding: 0 } }],
    [5, { lasting: { hull: 0 }, temporary: { flooding: 0 } }],
    [6, { lasting: { hull: 0 }, temporary: { flooding: 1 } }],
  ])('VX-7 a Deep Dive with a die of %i [UL-14.6]', (die, after) => {
    const state = inBattle(withOne('U-122', 'veteran', 'iceland'), 14, {
      'U-122': { zone: 'L-S', side: 'submerged', detected: true },
    });
    const game = playing(reveal(state, 'E1', 111, { zone: 'L-S' }), enemy, { dice: [die], choices: ['deep-dive'] });
    expect(boat(game, 'U-122')).toMatchObject({ stress: 2, ...after });
  });

  test('VX-7 a Type II with Flooding does not survive a 10 [UL-14.6] [UL-14.15]', () => {
    const state = inBattle(withOne('U-23', 'ace', 'british-isles'), 14, {
      'U-23': { zone: 'L-S', side: 'submerged', detected: true },
    });
    boatOf(state, 'U-23').temporary.flooding = 1;
    const game = playing(reveal(state, 'E1', 111, { zone: 'L-S' }), enemy, { dice: [10], choices: ['deep-dive'] });
    expect(boat(game, 'U-23').fate).toBe('sunk');
  });

  test('VX-8 two lasting Engines damages [UL-14.14]', () => {
    const struck = (weight: 'heavy' | 'light', times: number, before = 0) => {
      const state = withOne('U-47', 'trained', 'iceland');
      boatOf(state, 'U-47').lasting.engines = before;
      const size = { heavy: 0, light: 0, [weight]: times };
      return boat(
        playing(state, (t) => drawHits(t, 'U-47', size), { dice: Array(times).fill(hit(weight, 'engines')) }),
        'U-47',
      ).fate;
    };
    expect([struck('light', 2), struck('light', 1, 1), struck('heavy', 2)]).toEqual(['in-play', 'in-play', 'sunk']);
  });

  test('VX-9 drift ahead of a cruiser [UL-11.10]', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 16, { 'U-47': { zone: 'S-N' } });
    const game = playing(reveal(state, 'N1', 159), drift, { choices: ['drift 1', 'drift-to U-47 M-NNW'] });
    expect(game.offered[1]).toEqual(
      ['C-NW', 'C-NE', 'S-NE', 'S-NW', 'M-NNE', 'M-NNW'].map((zone) => `drift-to U-47 ${zone}`),
    );
  });

  test.each([
    [60, 'L-S'],
    [159, null],
  ])('VX-10 out through the wake, reference of card %i [UL-11.10]', (card, zone) => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), card === 60 ? 25 : 20, { 'U-47': { zone: 'L-N' } });
    const [fast, slow] = state.contact!.ships;
    onlyShips(state, fast!.id, slow!.id);
    reveal(reveal(state, fast!.id, card, { light: 1 }), slow!.id, card === 60 ? 61 : 160, {
      heavy: 1,
      light: 1,
      zone: 'M-SSW',
    });
    const game = playing(state, drift, { choices: ['drift 0'] });
    expect(ship(game, slow!.id).zone).toBe(zone);
  });

  test.each([
    ['happy-time', true, 6, 0, 0],
    ['happy-time', false, 2, 1, 1],
    ['hunted', false, 4, 1, 1],
  ])('VX-11 join die in %s [UL-10.2] [UL-10.3]', (campaign, attacked, die, stress, alerts) => {
    const area = campaign === 'hunted' ? 'azores' : 'iceland';
    const state = withBoat(withOne('U-96', 'trained', area, { campaign }), 'U-98', 'trained', { area, attacked });
    inBattle(state, 37, { 'U-96': { zone: 'L-S' } });
    const joins = campaign === 'hunted';
    const game = playing(state, wolfpack, {
      dice: [die],
      choices: ['call U-98', ...(joins ? ['zone L-E', 'surfaced'] : [])],
    });
    expect(logged(game, 'join-die')).toMatchObject([{ joins, modifier: attacked ? -2 : 0 }]);
    expect([boat(game, 'U-96').stress, game.state.contact?.alerts]).toEqual([stress, alerts]);
  });

  test('VX-12 contact modifiers [UL-9.2]', () => {
    const state = withBoat(fresh(), 'U-48', 'trained', { area: 'iceland', attacked: true });
    Object.assign(state, { warnings: { iceland: 2 }, intel: ['iceland'] });
    const game = playing(state, tactical, { dice: [10], choices: ['roll'] });
    expect(logged(game, 'contact-die')).toMatchObject([{ modifier: -3, total: 7, contacts: 1 }]);
  });

  test('VX-13 re-attack [UL-16.10]', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-S' } });
    state.battle = null;
    state.contact!.alerts = 2;
    reveal(state, 'M2', 60, { light: 1, zone: null });
    reveal(state, 'M3', 61, { heavy: 1 });
    reveal(state, 'M4', 62, { sunk: true, zone: null });
    reveal(state, 'E1', 111, { sunk: true, zone: null });
    reveal(state, 'E2', 112, { heavy: 1 });
    const game = playing(state, decision, { choices: ['re-attack'] });
    expect(game.state.contact).toMatchObject({ left: 0, alerts: 2 });
    expect(game.state.contact!.ships.map(({ id, card, zone, light }) => [id, card, zone, light])).toEqual([
      ['M1', null, 'C-NW', 0],
      ['M2', 60, 'C-NE', 1],
      ['M3', 61, null, 0],
      ['E1', null, 'S-NW', 0],
      ['E2', null, 'S-NE', 0],
    ]);
  });

  test('VX-14 the sea check [UL-17.7] [UL-17.3] [UL-17.4]', () => {
    const after = (...boats: [string, number][]) => {
      const state = fresh();
      (['U-47', 'U-48'] as const).forEach((id, i) => {
        withBoat(state, id, 'trained', { area: boats[i]![0] as never, patrols: boats[i]![1] });
      });
      const game = playing(state, refit);
      return [game.state.vp, game.state.phase === 'outcome' || game.cited.includes('UL-17.7 sea-empty')];
    };
    expect(after(['germany', 0], ['france', 0])).toEqual([-2, true]);
    expect(after(['germany', 2], ['iceland', 0])).toEqual([0, false]);
    expect(after(['germany', 2], ['france', 2])).toEqual([0, false]);
  });

  test.each([
    [6, [1, 1], 1, 1],
    [1, [], undefined, 1],
    [2, [], undefined, 0],
  ])('VX-15 dud die of %i [UL-19.3]', (die, dice, modifier, alerts) => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland', { dudTorpedoes: true }), 1, {
      'U-47': { zone: 'C-NW' },
    });
    const game = playing(reveal(state, 'L1', 60), cautious, {
      dice: [die, ...dice],
      choices: ['aim L1', 'torpedoes 5', 'fire'],
    });
    expect(logged(game, 'torpedoes-roll')[0]?.modifier).toBe(modifier);
    expect([boat(game, 'U-47').ready.normal, game.state.contact?.alerts]).toEqual([0, alerts]);
  });

  test('VX-16 FAT [UL-13.9]', () => {
    const state = withBoat(fresh({ campaign: 'hunted' }), 'U-96', 'trained', { area: 'azores' });
    Object.assign(boatOf(state, 'U-96').ready, { normal: 3, fat: 2 });
    inBattle(state, 30, { 'U-96': { zone: 'S-S' } });
    reveal(reveal(reveal(state, 'M1', 60), 'M2', 61), 'M3', 62);
    const game = playing(state, cautious, { dice: [2, 1, 3, 1], choices: ['fat', 'fat', 'fire'] });
    expect(logged(game, 'torpedoes-roll')).toMatchObject([
      { ship: 'M2', modifier: 1 },
      { ship: 'M3', modifier: 1 },
    ]);
    expect(boat(game, 'U-96').ready).toMatchObject({ normal: 3, fat: 0 });
  });

  test('VX-17 a carrier [UL-15.1]', () => {
    const at = (side: 'surfaced' | 'submerged') =>
      reveal(inBattle(withOne('U-47', 'veteran', 'iceland'), 16, { 'U-47': { zone: 'L-S', side } }), 'N1', 154);
    const state = at('surfaced');
    expect(attackSize(state, { ship: 'N1', boat: 'U-47', side: 'surfaced' })).toEqual({ heavy: 1, light: 0 });
    expect(
      logged(playing(state, enemy, { dice: [hit('heavy', 'none')], choices: ['hold'] }), 'boat-attacked'),
    ).toHaveLength(1);
    expect(playing(at('submerged'), enemy).cited).toEqual([]);
  });

  test('VX-18 a searching escort [UL-12.7]', () => {
    const state = onlyShips(
      inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-W', side: 'submerged' } }),
      'E1',
      'E2',
    );
    reveal(reveal(state, 'E1', 111, { zone: 'C-NE' }), 'E2', 112, { zone: 'L-S' });
    const game = playing(state, escorts, { dice: [2, 1], choices: ['escort E1'] });
    expect([ship(game, 'E1').zone, ship(game, 'E2').zone]).toEqual(['S-NE', 'M-SSE']);
  });

  test('VX-19 tubes [UL-14.18] [UL-16.3]', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 1, { 'U-47': { zone: 'L-S' } });
    const struck = playing(state, (t) => drawHits(t, 'U-47', { heavy: 1, light: 0 }) as never, {
      dice: [hit('heavy', 'tubes2')],
    });
    expect(boat(struck, 'U-47').ready.normal).toBe(3);
    boat(struck, 'U-47').ready.normal = 0;
    expect(boat(playing(struck.state, aftermath), 'U-47')).toMatchObject({
      ready: { normal: 3 },
      stored: { normal: 6 },
    });
  });

  test('VX-20 promotion and Stress [UL-17.1] [UL-2.9]', () => {
    const state = withBoat(fresh(), 'U-69', 'trained', { area: 'iceland', stress: 6, xp: 5 });
    expect(rowOf(boatOf(state, 'U-69')).ts).toBe(-1);
    expect(rowOf(boat(playing(state, refit), 'U-69')).ts).toBe(1);
  });
});
