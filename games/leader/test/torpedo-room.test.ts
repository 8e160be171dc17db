/** UL-2.15, UL-4.9, UL-10.6, UL-11.6, UL-15.3, UL-16.3  What a boat carries and can pay, and what comes to light in a battle. */
import { describe, expect, test } from 'vitest';
import { flotilla } from '../src/flotilla.ts';
import { returnTactics, revealNearby, takeTactics } from '../src/reveal.ts';
import { boatOf, type State } from '../src/state.ts';
import { canLoad, reload, stowedIn, torpedoesIn } from '../src/torpedo-room.ts';
import { wolfpack } from '../src/wolfpack.ts';
import { fresh, inBattle, playing, ship, withBoat, withOne } from './position.ts';

const load = (normal: number, fat = 0, t5 = 0, mines = 0) => ({ normal, fat, t5, mines });
const two = (): State => withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });

describe('the torpedo room', () => {
  test('[UL-2.15] every type takes a place; mines are no torpedoes', () => {
    expect([torpedoesIn(load(1, 2, 3, 4)), stowedIn(load(1, 2, 3, 4))]).toEqual([6, 10]);
  });

  test('[UL-16.3] nothing stored, nothing loaded, and nothing told', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    Object.assign(boatOf(state, 'U-47'), { ready: load(1), stored: load(0, 0, 0, 4) });
    expect(canLoad(boatOf(state, 'U-47'))).toBe(false);
    const game = playing(state, (t) => reload(t, 'UL-16.3', 'U-47'));
    expect(game).toMatchObject({ asked: [], cited: [] });
    expect(boatOf(game.state, 'U-47').ready).toEqual(load(1));
  });

  test('[UL-4.3] [UL-4.9] the last SO buys what costs exactly so much', () => {
    const game = playing({ ...fresh(), so: 2 }, flotilla, { choices: ['boat U-20'] });
    expect(game.barred[0]).toMatchObject({ 'boat U-23': 'UL-4.3' });
    expect(game.state).toMatchObject({ so: 0, boats: [{ id: 'U-20', level: 'green' }] });
  });
});

describe('in battle', () => {
  test('[UL-10.6] boats stand in the order in which they were bought, whoever called them', () => {
    const state = inBattle(two(), 37, { 'U-48': { zone: 'L-S' } });
    const game = playing(state, wolfpack, { dice: [1], choices: ['call U-47'] });
    expect(game.state.battle!.party).toEqual(['U-48']);
    const joined = playing(inBattle(two(), 37, { 'U-48': { zone: 'L-S' } }), wolfpack, {
      dice: [5],
      choices: ['call U-47', 'zone L-E', 'submerged'],
    });
    expect(joined.state.battle!.fighters.map(({ id }) => id)).toEqual(['U-47', 'U-48']);
    expect(joined.state.battle!.party).toEqual(['U-48', 'U-47']);
    expect(joined.state.battle!.fighters[0]).toMatchObject({ detected: false, silent: false, deep: false, stunned: 0 });
  });

  test('[UL-11.6] one boat near enough shows what a ship is', () => {
    const state = inBattle(two(), 37, { 'U-47': { zone: 'L-N' }, 'U-48': { zone: 'L-S' } });
    const { zone } = ship({ state }, 'M1');
    state.battle!.fighters[0]!.zone = zone!;
    expect(ship(playing(state, revealNearby), 'M1').card).not.toBeNull();
  });

  test('[UL-15.3] one Tactics counter for each escort; afterwards all lie in the cup, in order', () => {
    const state = inBattle(two(), 37, { 'U-47': { zone: 'L-N' } });
    state.tactics = [0, 3];
    ship({ state }, 'E1').tactics = 2;
    const kept = playing(state, (t) => takeTactics(t, ship({ state: t.state }, 'E1')));
    expect([ship(kept, 'E1').tactics, kept.state.tactics]).toEqual([2, [0, 3]]);
    const back = playing(kept.state, (t) => returnTactics(t, t.state.contact!.ships)).state;
    expect(back.tactics).toEqual([0, 2, 3]);
    expect(back.contact!.ships.every(({ tactics }) => tactics === null)).toBe(true);
  });
});
