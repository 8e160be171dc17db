/** UL-16, UL-17, UL-18  After the battle, the Refit Segment, the outcome. */
import { describe, expect, test } from 'vitest';
import { aftermath, decision } from '../src/aftermath.ts';
import { tactical } from '../src/contact.ts';
import { leader } from '../src/game.ts';
import { refit, reloading } from '../src/refit.ts';
import { roundEnd } from '../src/round.ts';
import { boatOf, type State } from '../src/state.ts';
import { gradeOf, judge, result, standing, thresholdsOf } from '../src/victory.ts';
import {
  boat,
  fresh,
  inBattle,
  logged,
  matchAt,
  playing,
  reveal,
  stack,
  taking,
  withBoat,
  withOne,
} from './position.ts';

const fought = (left = 1, card = 37): State =>
  inBattle(withOne('U-47', 'trained', 'iceland'), card, { 'U-47': { zone: 'L-S' } }, left);
const decided = (state: State): State => ({ ...state, battle: null });

describe('UL-16 after the battle', () => {
  test('[UL-16.1] another round while boats and ships are left; thirty rounds at most', () => {
    const next = (change: (state: State) => void) => {
      const state = fought();
      change(state);
      let phase = '';
      playing(state, function* (t) {
        phase = yield* roundEnd(t);
        return 'aftermath';
      });
      return [phase, state.battle!.round];
    };
    expect(next(() => {})).toEqual(['movement', 2]);
    expect(
      next((state) => {
        state.contact!.ships = [];
      }),
    ).toEqual(['aftermath', 1]);
    expect(
      next((state) => {
        state.battle!.fighters = [];
      }),
    ).toEqual(['aftermath', 2]);
    expect(
      next((state) => {
        state.battle!.round = 30;
      }),
    ).toEqual(['aftermath', 30]);
  });

  test('[UL-16.2] [UL-16.3] [UL-5.4] everyone who was there gains Stress and reloads, also who left', () => {
    const state = fought();
    state.battle!.fighters = [];
    boatOf(state, 'U-47').ready.normal = 1;
    const game = playing(state, aftermath);
    expect(boat(game, 'U-47')).toMatchObject({ stress: 1, ready: { normal: 5 }, stored: { normal: 5 } });
    expect(game.cited).toEqual(['UL-16.2 stress-changes', 'UL-16.3 boat-reloads', 'UL-16.1 battle-ends']);
  });

  test('[UL-16.3] the player chooses among types', () => {
    const state = fought();
    Object.assign(boatOf(state, 'U-47').ready, { normal: 4 });
    Object.assign(boatOf(state, 'U-47').stored, { normal: 5, t5: 2 });
    expect(boat(playing(state, aftermath, { choices: ['load t5'] }), 'U-47').ready).toMatchObject({ normal: 4, t5: 1 });
  });

  test('[UL-16.6] joiners go back with an Attacked marker and may act again', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
    const game = playing(inBattle(state, 37, { 'U-47': { zone: 'L-S' }, 'U-48': { zone: 'L-N' } }), aftermath);
    expect([boat(game, 'U-47').attacked, boat(game, 'U-48')]).toMatchObject([
      false,
      { attacked: true, searched: false },
    ]);
    boatOf(game.state, 'U-47').searched = true;
    expect(
      logged(playing(decided(game.state), tactical, { dice: [10], choices: ['roll'] }), 'contact-die'),
    ).toMatchObject([{ modifier: -1 }]);
  });

  test('[UL-16.7] no decision for a lost or Unfit boat, or without contacts', () => {
    for (const change of [{ fate: 'sunk' }, { stress: 8 }] as const) {
      const state = decided(fought());
      Object.assign(boatOf(state, 'U-47'), change);
      expect(playing(state, decision).asked).toEqual([]);
    }
    expect(playing(decided(fought(0)), decision).asked).toEqual([]);
  });

  test('[UL-16.8] to stop clears the display', () => {
    const game = playing(reveal(decided(fought()), 'M1', 60), decision, { choices: ['stop'] });
    expect(game.state.contact).toBeNull();
    expect(game.state.decks).toMatchObject({ merchant: { discard: [60] }, convoy: { discard: [37] } });
    expect(boat(game, 'U-47').searched).toBe(true);
  });

  test('[UL-16.9] a new contact lowers the counter once', () => {
    const match = taking(matchAt('decision', stack(decided(fought(2)), 'convoy', 1)), 'new-contact');
    expect(match.state.contact).toMatchObject({ left: 1, card: 1, ships: [] });
  });

  test('[UL-16.10] only a Merchant contact that was fought can be attacked again', () => {
    expect(playing(decided(fought(1, 1)), decision, { choices: ['stop'] }).barred[0]).toMatchObject({
      're-attack': 'UL-16.10',
    });
    expect(playing(decided(fought(1, 20)), decision, { choices: ['stop'] }).barred[0]).toMatchObject({
      're-attack': 'UL-16.10',
    });
  });

  test('[UL-16.11] a final shot takes no die; a warship takes a torpedo; the rest escape', () => {
    const state = reveal(reveal(decided(fought(2)), 'M1', 60, { heavy: 1 }), 'M2', 53, { heavy: 1, zone: null });
    const match = taking(matchAt('decision', state), 'final-shot', 'finish M2 stored');
    expect(match.state).toMatchObject({ vp: 2, contact: { left: 1, closed: true } });
    expect(match.question!.offers.flatMap((one) => one.barredBy ?? [])).toEqual(['UL-16.11', 'UL-16.11']);
    const naval = reveal(decided(fought(1, 16)), 'N1', 159, { heavy: 1 });
    expect(playing(naval, decision, { choices: ['final-shot', 'finish N1 ready'] }).offered[1]).toEqual([
      'finish N1 ready',
      'finish N1 stored',
    ]);
  });

  test('[UL-16.11] only ships with heavy damage that are still afloat can be finished', () => {
    const state = reveal(reveal(decided(fought()), 'M1', 60, { heavy: 1 }), 'M2', 61, {
      heavy: 1,
      sunk: true,
      zone: null,
    });
    const game = playing(reveal(state, 'M3', 62, { light: 1 }), decision, { choices: ['final-shot', 'finish M1 gun'] });
    expect(game.offered[1]).toEqual(['finish M1 ready', 'finish M1 stored', 'finish M1 gun']);
  });

  test('[UL-16.11] not without a cripple, nor with the gun broken and no normal torpedo', () => {
    const state = reveal(decided(fought()), 'M1', 60, { heavy: 1 });
    Object.assign(boatOf(state, 'U-47'), {
      ready: { normal: 0, fat: 0, t5: 3, mines: 0 },
      stored: { normal: 0, fat: 0, t5: 0, mines: 4 },
    });
    boatOf(state, 'U-47').temporary.gun = 1;
    expect(playing(state, decision, { choices: ['stop'] }).barred[0]).toMatchObject({ 'final-shot': 'UL-16.11' });
    expect(state.vp).toBe(0);
  });
});

describe('UL-17 refit', () => {
  test('[UL-17.1] one level a segment, and Aces none', () => {
    const rises = (level: 'green' | 'ace') =>
      boat(playing(withBoat(fresh(), 'U-47', level, { area: 'iceland', xp: 20 }), refit), 'U-47');
    expect(rises('green')).toMatchObject({ level: 'trained', xp: 17 });
    expect(rises('ace')).toMatchObject({ level: 'ace', xp: 20 });
  });

  test('[UL-17.2] [UL-17.3] a turn in port is no patrol; the last patrol is the end', () => {
    const state = withBoat(withOne('U-47', 'trained', 'germany'), 'U-48', 'trained', { patrols: 2 });
    const game = playing(state, refit);
    expect([boat(game, 'U-47').patrols, boat(game, 'U-48').fate]).toEqual([0, 'home']);
  });

  test('[UL-17.4] [UL-18.1] without boats the campaign ends at once', () => {
    const match = matchAt('refit', withBoat(fresh(), 'U-47', 'trained', { fate: 'sunk' }));
    expect(match.outcome?.grade).toBe('dismal');
    expect(match.log().some(({ entry }) => entry.what === 'sea-empty')).toBe(false);
  });

  test('[UL-17.5] [UL-2.6] port: the refit number, one more if Cool, and all damage', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained', { stress: 7 }), 'U-96', 'trained', { stress: 7 });
    boatOf(state, 'U-47').lasting.hull = 2;
    const game = playing(state, refit);
    expect([boat(game, 'U-47').stress, boat(game, 'U-96').stress, boat(game, 'U-47').lasting.hull]).toEqual([3, 2, 0]);
  });

  test('[UL-17.6] sea: Supply in any box, a cool head, temporary damage', () => {
    const state = withBoat(
      withBoat(fresh(), 'U-47', 'trained', { area: 'iceland', stress: 5, searched: true }),
      'U-96',
      'trained',
      { area: 'north-sea', stress: 5 },
    );
    state.supply = ['iceland'];
    boatOf(state, 'U-47').temporary.flooding = 1;
    boatOf(state, 'U-47').lasting.hull = 1;
    const game = playing(state, refit);
    expect([boat(game, 'U-47').stress, boat(game, 'U-96').stress]).toEqual([3, 4]);
    expect(boat(game, 'U-47')).toMatchObject({ temporary: { flooding: 0 }, lasting: { hull: 1 } });
  });

  test.each([
    ['keep', 'mine', 4],
    ['discard', null, 0],
  ])('[UL-17.8] a mission brought home: %s', (choice, mission, mines) => {
    const state = withBoat(fresh(), 'U-47', 'trained', { mission: 'mine', cameIn: true, ammunition: 1 });
    Object.assign(boatOf(state, 'U-47'), {
      ready: { normal: 0, fat: 0, t5: 1, mines: 0 },
      stored: { normal: 0, fat: 0, t5: 0, mines: 4 },
    });
    const game = playing(state, refit, { choices: [choice] });
    expect(boat(game, 'U-47')).toMatchObject({
      mission,
      ammunition: 6,
      ready: { normal: 4, t5: 1 },
      stored: { normal: 9 - mines, mines },
    });
  });

  test('[UL-17.9] [UL-17.10] boats at sea reload; markers go, boats leave their boxes', () => {
    const state = withBoat(fresh(), 'U-47', 'trained', {
      area: 'iceland',
      searched: true,
      attacked: true,
      contactBonus: 1,
    });
    boatOf(state, 'U-47').ready.normal = 0;
    Object.assign(state, {
      intel: ['iceland'],
      supply: ['iceland'],
      airSearch: ['iberian-coast'],
      warnings: { iceland: 2 },
      rested: true,
    });
    const game = playing(state, reloading);
    expect(boat(game, 'U-47')).toMatchObject({
      ready: { normal: 5 },
      searched: false,
      attacked: false,
      contactBonus: 0,
      area: 'iceland',
    });
    expect(game.state).toMatchObject({ intel: [], supply: [], airSearch: [], warnings: {}, rested: false, turn: 2 });
  });
});

describe('UL-18 outcome', () => {
  test('[UL-18.2] three VP for each boat lost, and less than nothing is possible', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained', { fate: 'sunk' }), 'U-48', 'trained', { fate: 'sunk' });
    expect(judge({ ...state, vp: 4 })).toMatchObject({ vp: -2, losses: 2, grade: 'dismal' });
  });

  test('[UL-19.5] the points of linked campaigns are those of all of them, boats lost taken off once', () => {
    const first = { campaign: 'battle-begins' as const, vp: 20, losses: 1, grade: 'poor' as const };
    const linked = withBoat(fresh({ linkedCampaigns: true }), 'U-47', 'trained', { fate: 'sunk' });
    const second: State = { ...linked, campaign: 'happy-time', vp: 9, judgements: [first] };
    expect(standing(second)).toMatchObject({ campaign: 'happy-time', vp: 9, losses: 0 });
    withBoat(second, 'U-48', 'trained', { fate: 'sunk' });
    expect(standing(second)).toMatchObject({ vp: 6, losses: 1 });
    expect(leader.metrics(second)).toMatchObject({ vp: 26, losses: 2 });
    const over: State = { ...second, phase: 'over', judgements: [first, standing(second)] };
    expect(standing(over)).toMatchObject({ vp: 6, losses: 1 });
    expect(leader.metrics(over)).toMatchObject({ vp: 26, losses: 2 });
  });

  test('[UL-18.3] grades by the table', () => {
    const table = thresholdsOf(['happy-time'], 'medium');
    expect([36, 37, 47, 55, 63].map((vp) => gradeOf(vp, table))).toEqual([
      'dismal',
      'poor',
      'adequate',
      'good',
      'great',
    ]);
    const over = {
      ...fresh(),
      phase: 'over' as const,
      judgements: [{ campaign: 'happy-time' as const, vp: 47, losses: 0, grade: 'adequate' as const }],
    };
    expect(result(over)).toMatchObject({ winner: 'player', grade: 'adequate', worth: { player: 0.5 } });
  });

  test.each([
    ['battle-begins', 'short', [7, 11, 15, 19]],
    ['battle-begins', 'medium', [29, 38, 47, 55]],
    ['battle-begins', 'long', [95, 114, 131, 144]],
    ['happy-time', 'short', [10, 15, 19, 23]],
    ['happy-time', 'medium', [37, 47, 55, 63]],
    ['happy-time', 'long', [118, 145, 164, 179]],
    ['drumbeat', 'short', [9, 14, 18, 23]],
    ['drumbeat', 'medium', [37, 47, 56, 65]],
    ['drumbeat', 'long', [110, 137, 161, 184]],
    ['hunted', 'short', [4, 8, 12, 16]],
    ['hunted', 'medium', [13, 21, 28, 36]],
    ['hunted', 'long', [38, 54, 78, 95]],
  ] as const)('[UL-18.3] %s, %s: a grade from its number on, and not one point before', (campaign, length, least) => {
    const gradeAt = (vp: number) => judge({ ...fresh({ campaign, length }), vp }).grade;
    expect(least.map(gradeAt)).toEqual(['poor', 'adequate', 'good', 'great']);
    expect(least.map((vp) => gradeAt(vp - 1))).toEqual(['dismal', 'poor', 'adequate', 'good']);
  });

  test('[UL-18.1] whoever gives up is not judged', () => {
    const match = matchAt('strategic', withOne('U-47', 'trained', 'iceland'));
    match.take('concede player');
    expect(match.outcome).toMatchObject({ grade: 'conceded', winner: 'nobody' });
  });
});
