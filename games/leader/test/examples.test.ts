/** The worked examples, each with its dice and choices. */
import { describe, expect, test } from 'vitest';
import { aggressive } from '../src/boat-attacks.ts';
import { drift } from '../src/drift.ts';
import { enemy } from '../src/enemy-attacks.ts';
import { escorts } from '../src/escorts.ts';
import { flotilla } from '../src/flotilla.ts';
import { mission } from '../src/missions.ts';
import { movement } from '../src/movement.ts';
import { operations } from '../src/operations.ts';
import { deal } from '../src/random-boats.ts';
import { refit } from '../src/refit.ts';
import { shipSpeed } from '../src/ships.ts';
import { boatOf } from '../src/state.ts';
import { torpedoesOf } from '../src/torpedo-room.ts';
import { judge } from '../src/victory.ts';
import {
  AIRCRAFT,
  boat,
  fighter,
  fresh,
  hit,
  inBattle,
  logged,
  matchAt,
  onlyShips,
  playing,
  QUIET,
  RADIO,
  ROUGH_SEAS,
  reveal,
  SUBMARINE,
  ship,
  stack,
  taking,
  withBoat,
  withOne,
} from './position.ts';

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
