/** Further worked positions, each with its dice and choices. */
import { describe, expect, test } from 'vitest';
import { aftermath, decision } from '../src/aftermath.ts';
import { aggressive, cautious } from '../src/boat-attacks.ts';
import { tactical } from '../src/contact.ts';
import { rowOf } from '../src/crew.ts';
import { range } from '../src/data/display.ts';
import { drift } from '../src/drift.ts';
import { attackSize, enemy, lessHeavy, lessLight } from '../src/enemy-attacks.ts';
import { escorts } from '../src/escorts.ts';
import { drawHits } from '../src/hits.ts';
import { refit } from '../src/refit.ts';
import { afterHit, shipSpeed } from '../src/ships.ts';
import { boatOf } from '../src/state.ts';
import { wolfpack } from '../src/wolfpack.ts';
import { boat, fresh, hit, inBattle, logged, onlyShips, playing, reveal, ship, withBoat, withOne } from './position.ts';

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
    // Of the cards on the table only that of the escort left afloat is discarded now.
    expect([game.state.decks.merchant.discard, game.state.decks.escort.discard]).toEqual([[], [112]]);
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
