/** UL-10.5, UL-12, UL-13, UL-14  Conditions that change the display, and modifiers named one by one. */
import { describe, expect, test } from 'vitest';
import { condition } from '../src/condition.ts';
import { tactical } from '../src/contact.ts';
import type { ConditionId } from '../src/data/conditions.ts';
import { CONVOYS } from '../src/data/convoys.ts';
import { targetsOf } from '../src/enemy-attacks.ts';
import { drawHits } from '../src/hits.ts';
import { sinkShip } from '../src/score.ts';
import { shipsAfloat } from '../src/ships.ts';
import { boatOf, type State } from '../src/state.ts';
import { fireGun, launchFat, launchTorpedoes, resultOf } from '../src/torpedoes.ts';
import {
  boat,
  fighter,
  hit,
  inBattle,
  logged,
  onlyShips,
  playing,
  reveal,
  ship,
  stack,
  withBoat,
  withOne,
} from './position.ts';

const battle = (card = 37, level: 'trained' | 'ace' = 'trained'): State =>
  inBattle(withOne('U-47', level, 'iceland'), card, { 'U-47': { zone: 'L-S' } });

describe('UL-10.5 conditions that change the display', () => {
  const cardWith = (id: ConditionId): number =>
    Number(Object.keys(CONVOYS).find((n) => CONVOYS[Number(n)]!.condition === id && ![37, 1, 20].includes(Number(n))));
  const drawn = (state: State, id: ConditionId, script = {}) =>
    playing(stack(state, 'convoy', cardWith(id)), condition, script);
  const afloat = (state: State) => shipsAfloat(state).map(({ id, zone }) => `${id} ${zone}`);

  test('[UL-10.5] Straggler: the ship with the highest number falls behind, escorts aside; a single one does not', () => {
    const two = onlyShips(battle(), 'M1', 'M2', 'E1', 'E2');
    two.contact!.ships.reverse();
    const others = afloat(two).filter((words) => !words.startsWith('M2'));
    const after = afloat(drawn(two, 'straggler').state);
    expect(after).toContain('M2 M-SSE');
    expect(after.filter((words) => !words.startsWith('M2'))).toEqual(others);
    const one = onlyShips(battle(), 'M1', 'E1', 'E2');
    const before = afloat(one);
    expect(afloat(drawn(one, 'straggler').state)).toEqual(before);
  });

  test('[UL-10.5] Thin Escort: the escort with the highest number is gone, in whatever order they lie', () => {
    const state = onlyShips(battle(), 'M1', 'E1', 'E2');
    state.contact!.ships.reverse();
    expect(drawn(state, 'thin').state.contact!.ships.map(({ id }) => id)).toEqual(['E1', 'M1']);
    const alone = onlyShips(battle(), 'M1');
    expect(drawn(alone, 'thin').state.contact!.ships.map(({ id }) => id)).toEqual(['M1']);
  });

  test.each([
    [37, ['M1'], 'E1 escort'],
    [37, ['M1', 'E1', 'E2'], 'E3 escort'],
    [20, ['N1', 'E1', 'E2'], 'E3 fleetEscort'],
    [1, ['L1'], undefined],
  ])('[UL-10.5] Escort Reinforced, card %i with %j: %s', (card, ids, added) => {
    const state = onlyShips(battle(card), ...ids);
    const now = drawn(state, 'reinforced').state.contact!.ships.filter(({ id }) => !ids.includes(id));
    expect(now.map(({ id, kind, zone }) => `${id} ${kind} ${zone}`)).toEqual(added ? [`${added} S-S`] : []);
  });

  test('[UL-10.5] Air Cover: only surfaced boats dive and pay Stress for it', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
    inBattle(state, 37, { 'U-47': { zone: 'L-S' }, 'U-48': { zone: 'L-N', side: 'submerged' } });
    const game = drawn(state, 'air');
    expect([fighter(game, 'U-47').side, fighter(game, 'U-48').side]).toEqual(['submerged', 'submerged']);
    expect([boat(game, 'U-47').stress, boat(game, 'U-48').stress]).toEqual([1, 0]);
  });

  test.each([
    ['merchant', 37, 'M1', 60, true],
    ['lone', 1, 'L1', 60, true],
    ['naval', 20, 'N1', 159, false],
  ] as const)('[UL-10.5] Valuable Cargo: the first %s sunk is worth more, or not', (_kind, card, id, number, more) => {
    const sunk = (under: ConditionId): number => {
      const state = reveal(battle(card), id, number);
      state.battle!.condition = under;
      const game = playing(state, (t) => sinkShip(t, t.state.contact!.ships.find((one) => one.id === id)!, 'U-47'));
      expect(game.state.turnVp).toBe(game.state.vp);
      return game.state.vp;
    };
    expect(sunk('prize') > sunk('none')).toBe(more);
  });
});

describe('what a die is made of is told part by part', () => {
  test('[UL-9.2] the contact die: Intel, Search, Event, Attacked, Warnings', () => {
    const state = withBoat(withOne('U-48', 'trained', 'iceland'), 'U-47', 'trained', {
      searched: true,
      area: 'iceland',
    });
    Object.assign(boatOf(state, 'U-48'), { contactBonus: 2, attacked: true });
    state.intel = ['iceland'];
    state.warnings = { iceland: 2 };
    const game = playing(state, tactical, { dice: [1], choices: ['roll'] });
    const [die] = logged(game, 'contact-die');
    expect(die?.parts.map(([part]) => part)).toEqual(['intel', 'search', 'event', 'attacked', 'warnings']);
    expect(die?.modifier).toBe(die?.parts.reduce((sum, [, by]) => sum + by, 0));
    expect(game.state.contact).toBeNull();
    expect(game.cited).toEqual(['UL-9.3 contact-die', 'UL-9.3 boat-searched']);
  });

  const against = (
    shoot: (t: Parameters<typeof fireGun>[0], target: Parameters<typeof fireGun>[2]) => void,
    dice: number[],
  ) => {
    const state = reveal(battle(37, 'ace'), 'M1', 60, { heavy: 1 });
    state.battle!.condition = 'firing-solution';
    return playing(state, (t) => shoot(t, ship({ state: t.state }, 'M1')), { dice });
  };

  test('[UL-13.4] [UL-13.5] torpedoes: range, spread, skill, a crippled target, the condition', () => {
    const game = against((t, target) => launchTorpedoes(t, 'U-47', target, { normal: 3, t5: 0 }, 2), [1, 1, 1]);
    const [roll] = logged(game, 'torpedoes-roll');
    expect(roll?.parts.map(([part]) => part)).toEqual(['range', 'spread', 'skill', 'crippled', 'condition']);
    expect(Object.fromEntries(roll!.parts)).toMatchObject({ range: -2, spread: 2, skill: 2, condition: 1 });
  });

  test('[UL-13.9] a FAT: its own bonus instead of range and spread', () => {
    const [roll] = logged(
      against((t, target) => launchFat(t, 'U-47', target), [1]),
      'torpedoes-roll',
    );
    expect(roll?.parts.map(([part]) => part)).toEqual(['fat', 'skill', 'crippled', 'condition']);
  });

  test('[UL-13.11] the gun: range, gunnery, a crippled target, and night', () => {
    const state = reveal(battle(37, 'ace'), 'M1', 60, { heavy: 1 });
    state.battle!.condition = 'night';
    const game = playing(state, (t) => fireGun(t, 'U-47', ship({ state: t.state }, 'M1'), 1), { dice: [1] });
    const [roll] = logged(game, 'gun-rolls');
    expect(roll?.parts.map(([part]) => part)).toEqual(['range', 'gunnery', 'crippled', 'condition']);
    expect(game.cited[0]).toBe('UL-13.11 gun-rolls');
  });

  test.each([
    [9, [null, null, 10], 'miss'],
    [10, [null, null, 10], 'sunk'],
    [9, [5, null, 10], 'light'],
    [4, [5, null, 10], 'miss'],
    [9, [5, 8, null], 'heavy'],
  ] as const)('[UL-3.8] [UL-13.6] a total of %i against %j: %s', (total, numbers, result) => {
    expect(resultOf(total, numbers)).toBe(result);
  });
});

describe('UL-14 who is attacked', () => {
  test('[UL-14.2] of several boats in reach only the nearest, and all that are equally near', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    withBoat(withBoat(state, 'U-48', 'trained', { area: 'iceland' }), 'U-46', 'trained', { area: 'iceland' });
    inBattle(state, 37, {
      'U-47': { zone: 'S-N', detected: true },
      'U-48': { zone: 'S-S', detected: true },
      'U-46': { zone: 'S-S', detected: true },
    });
    const escort = shipsAfloat(reveal(state, 'E1', 110, { zone: 'S-S' })).find(({ id }) => id === 'E1')!;
    const ids = (boats: State) => targetsOf(boats, escort, boats.battle!.fighters).map(({ id }) => id);
    expect(ids(state)).toEqual(['U-48', 'U-46']);
    state.battle!.fighters.pop();
    expect(ids(state)).toEqual(['U-48']);
  });

  test('[UL-14.19] the boat that is sunk leaves, the others fight on', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
    inBattle(state, 37, { 'U-47': { zone: 'L-S' }, 'U-48': { zone: 'L-N' } });
    const game = playing(state, (t) => drawHits(t, 'U-47', { heavy: 1, light: 0 }), { dice: [hit('heavy', 'sunk')] });
    expect(game.state.battle!.fighters.map(({ id }) => id)).toEqual(['U-48']);
  });
});
