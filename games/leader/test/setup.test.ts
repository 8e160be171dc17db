/** UL-4, UL-5, UL-19  Set-up, the sequence of play, and the optional rules. */
import { copyOf, optionsFor } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { aftermath, decision } from '../src/aftermath.ts';
import { cautious } from '../src/boat-attacks.ts';
import { evasionOf, rowOf } from '../src/crew.ts';
import { CAMPAIGN_IDS } from '../src/data/campaigns.ts';
import { flotilla, ports } from '../src/flotilla.ts';
import { leader } from '../src/game.ts';
import { portsOf } from '../src/map.ts';
import { movement } from '../src/movement.ts';
import { deal } from '../src/random-boats.ts';
import { play } from '../src/sequence.ts';
import { setup } from '../src/setup.ts';
import { boatOf } from '../src/state.ts';
import { strategic } from '../src/strategic.ts';
import { outcome, result } from '../src/victory.ts';
import { boat, fresh, inBattle, logged, matchAt, playing, reveal, stack, taking, withBoat } from './position.ts';

describe('UL-4 set-up', () => {
  test('[UL-4.1] a campaign begins with the muster', () => {
    const { phase, turn, vp, boats } = setup(optionsFor(leader, {}));
    expect({ phase, turn, vp, boats }).toEqual({ phase: 'muster', turn: 1, vp: 0, boats: [] });
  });

  test('[UL-5.6] a campaign that was given up goes no further', () => {
    const state = fresh();
    state.phase = 'strategic';
    state.conceded = true;
    expect(playing(state, play)).toMatchObject({ asked: [], cited: [] });
  });

  test('[UL-4.1] [UL-4.3] the sheet gives the SO for campaign and length', () => {
    expect([fresh().so, fresh({ campaign: 'hunted', length: 'long' }).so]).toEqual([41, 64]);
  });

  test.each(CAMPAIGN_IDS)('[UL-4.2] %s: one, two or four patrols, and not one fewer', (campaign) => {
    for (const [length, most] of [
      ['short', 1],
      ['medium', 2],
      ['long', 4],
    ] as const) {
      const state = fresh({ campaign, length });
      const after = (patrols: number) =>
        taking(matchAt('refit', withBoat(copyOf(state), 'U-47', 'trained', { area: portsOf(state)[0]!, patrols })))
          .outcome;
      expect(after(most)).toBeDefined();
      expect(after(most - 1)).toBeUndefined();
    }
  });

  test('[UL-4.4] [UL-4.5] listed Convoy cards are left out, the other decks are whole', () => {
    const { decks } = fresh({ campaign: 'hunted' });
    expect(decks.convoy.draw).not.toContain(32);
    expect([
      decks.convoy.draw.length,
      decks.merchant.draw.length,
      decks.escort.draw.length,
      decks.event.draw.length,
    ]).toEqual([34, 60, 36, 36]);
  });

  test('[UL-4.9] at least one boat, none that cannot be paid, and no two under one captain', () => {
    const state = fresh({ campaign: 'happy-time' });
    const game = playing(state, flotilla, {
      choices: ['boat U-23', 'level ace', 'boat U-122', 'level veteran', 'boat U-103', 'level trained', 'done'],
    });
    expect(game.barred[0]).toMatchObject({ done: 'UL-4.9' });
    expect(game.barred[2]).toMatchObject({ 'boat U-99': 'UL-4.9' });
    expect(game.barred[5]).toMatchObject({ 'level ace': 'UL-4.3' });
    expect(game.barred[6]).toMatchObject({ 'boat U-47': 'UL-4.3', 'boat U-43': 'UL-4.3' });
    expect(game.state.so).toBe(4);
  });

  test('[UL-4.11] [UL-4.12] [UL-4.13] boats are berthed, full and fresh, and everything is logged', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained'), 'U-23', 'trained');
    const game = playing(state, ports, { choices: ['port france', 'port germany'] });
    expect(boat(game, 'U-47')).toMatchObject({
      area: 'france',
      ready: { normal: 5 },
      stored: { normal: 9 },
      ammunition: 6,
      stress: 0,
    });
    expect(boat(game, 'U-23')).toMatchObject({
      area: 'germany',
      ready: { normal: 3 },
      stored: { normal: 2 },
      ammunition: 0,
    });
    expect(game.cited).toEqual(['UL-4.11 boat-berthed', 'UL-4.11 boat-berthed', 'UL-5.1 turn-begins']);
  });
});

describe('UL-5 sequence of play', () => {
  test('[UL-5.1] [UL-5.5] [UL-5.6] segments follow one another, turn after turn, until nobody is left', () => {
    const state = withBoat(fresh({ length: 'short' }), 'U-47', 'trained', { area: 'north-sea' });
    state.so = 0;
    const match = matchAt('strategic', stack(state, 'event', 201, 202, 177), [1]);
    taking(match, 'stay', 'decline');
    expect(match.state).toMatchObject({ turn: 2, phase: 'operations' });
    taking(match, 'sail germany');
    expect(match.outcome).toMatchObject({ grade: 'dismal', rule: 'UL-18.3' });
  });
});

describe('UL-19 optional rules', () => {
  test('[UL-19.1] U-2511 is for sale only with the option, and reloads in battle once a round', () => {
    const sold = (typeXXI: boolean) =>
      matchAt('flotilla', fresh({ typeXXI, campaign: 'battle-begins' })).question!.offers.find(
        (one) => one.choice[1] === 'U-2511',
      )!.barredBy;
    expect([sold(false), sold(true)]).toEqual(['UL-19.1', undefined]);
    const state = withBoat(fresh({ typeXXI: true }), 'U-2511', 'trained', { area: 'iceland' });
    boatOf(state, 'U-2511').ready.normal = 2;
    const game = playing(inBattle(state, 1, { 'U-2511': { zone: 'L-N', side: 'submerged' } }), movement, {
      choices: ['reload', 'stay'],
    });
    expect(game.barred[1]).toMatchObject({ reload: 'UL-19.1' });
    expect(boat(game, 'U-2511').ready.normal).toBe(6);
    const full = withBoat(fresh({ typeXXI: true }), 'U-2511', 'trained', { area: 'iceland' });
    expect(
      playing(inBattle(full, 1, { 'U-2511': { zone: 'L-N' } }), movement, { choices: ['stay'] }).barred[0],
    ).toMatchObject({ reload: 'UL-19.1' });
  });

  test('[UL-19.2] [UL-6.9] a Snorkel gives two Evasion, and not to Type II', () => {
    const state = withBoat(withBoat(fresh({ snorkel: true }), 'U-23', 'trained'), 'U-47', 'trained');
    const game = playing(state, strategic, { choices: ['option snorkel', 'end'] });
    expect(boat(game, 'U-47').snorkel).toBe(true);
    expect(evasionOf(boat(game, 'U-47'))).toBe(rowOf(boat(game, 'U-47')).ev + 2);
    expect(game.state.so).toBe(40);
    expect(game.barred[1]).toMatchObject({ 'option snorkel': 'UL-6.9' });
  });

  test('[UL-19.3] late torpedoes fail less often, and advanced ones never', () => {
    const state = withBoat(fresh({ dudTorpedoes: true, campaign: 'hunted' }), 'U-96', 'trained', { area: 'azores' });
    Object.assign(boatOf(state, 'U-96').ready, { normal: 3, t5: 2 });
    inBattle(state, 30, { 'U-96': { zone: 'S-SE' } });
    const game = playing(reveal(reveal(state, 'M3', 60), 'E1', 111), cautious, {
      dice: [3, 1, 1, 1],
      choices: ['aim E1', 'torpedoes 0', 't5 2', 'aim M3', 'torpedoes 3', 'fire'],
    });
    expect(logged(game, 'dud-die')).toMatchObject([{ ship: 'M3', result: 'half', working: 1 }]);
    expect(logged(game, 'torpedoes-roll').map((one) => one.dice.length)).toEqual([2, 1]);
  });

  test('[UL-19.4] the deal ends when the purse is empty or the player stops, and then pays', () => {
    const state = fresh({ randomBoats: true, length: 'short' });
    const game = playing(
      state,
      function* (t) {
        t.shuffle = (pile) => pile.splice(0, pile.length, 2 * 6, 2 * 6 + 1, 2 * 7);
        return yield* deal(t);
      },
      { choices: ['take U-48 green', 'done'] },
    );
    expect(game.barred[0]).toMatchObject({ done: 'UL-19.4' });
    expect(game.state).toMatchObject({ so: 26 - 6 + 2, boats: [{ id: 'U-48', level: 'green' }] });
  });

  test.each([
    [8, ['take U-48 trained'], 'trained'],
    [7.5, [], 'green'],
  ])(
    '[UL-19.4] with %f SO the dearer level at 8 is within reach, or the cheaper is taken unasked',
    (so, choices, level) => {
      const game = playing(
        { ...fresh({ randomBoats: true }), so },
        function* (t) {
          t.shuffle = (pile) => pile.splice(0, pile.length, 2 * 7);
          return yield* deal(t);
        },
        { choices },
      );
      expect(boat(game, 'U-48').level).toBe(level);
    },
  );

  test('[UL-19.4] with the last SO spent no further card is dealt', () => {
    const game = playing({ ...fresh({ randomBoats: true }), so: 6 }, function* (t) {
      t.shuffle = (pile) => pile.splice(0, pile.length, 2 * 8, 2 * 7);
      return yield* deal(t);
    });
    expect(game.cited).toEqual(['UL-4.9 boat-bought', 'UL-19.4 deal-ends']);
  });

  test('[UL-19.5] linked campaigns keep the survivors and give up boats out of service', () => {
    const state = withBoat(fresh({ linkedCampaigns: true, campaign: 'hunted' }), 'U-43', 'veteran', {
      fate: 'home',
      xp: 4,
      stress: 3,
    });
    expect(state.campaign).toBe('battle-begins');
    withBoat(withBoat(state, 'U-29', 'trained', { fate: 'home' }), 'U-47', 'trained', { fate: 'sunk' });
    state.vp = 50;
    const next = playing(state, outcome).state;
    expect(next).toMatchObject({
      campaign: 'happy-time',
      vp: 0,
      so: 41 - 12 - 6,
      judgements: [{ vp: 47, losses: 1, grade: 'good' }],
    });
    expect(boatOf(next, 'U-43')).toMatchObject({ fate: 'in-play', xp: 4, stress: 0, level: 'veteran', patrols: 0 });
    next.campaign = 'drumbeat';
    boatOf(next, 'U-43').fate = 'home';
    const given = playing(next, outcome).state;
    expect(given.campaign).toBe('hunted');
    expect(
      result({
        ...playing({ ...given, boats: given.boats.map((one) => ({ ...one, fate: 'home' })) }, outcome).state,
        phase: 'over',
      }),
    ).toMatchObject({ rule: 'UL-18.3' });
  });

  test('[UL-19.5] with nothing to spend nothing can be bought', () => {
    const state = fresh({ linkedCampaigns: true });
    for (const id of ['U-43', 'U-38', 'U-37'] as const) withBoat(state, id, 'ace', { fate: 'home' });
    const next = playing(state, outcome).state;
    expect(next).toMatchObject({ so: 0, penniless: true });
    next.so = 5;
    expect(playing(next, strategic).barred).toEqual([]);
  });

  test('[UL-4.8] with the option sunk ships stay out', () => {
    const state = inBattle(withBoat(fresh({ sunkShipsStayOut: true }), 'U-47', 'trained', { area: 'iceland' }), 1, {
      'U-47': { zone: 'C-NW' },
    });
    const game = playing(reveal(state, 'L1', 60), cautious, {
      dice: [10, 1],
      choices: ['aim L1', 'torpedoes 2', 'fire'],
    });
    expect(game.state.decks.merchant).toMatchObject({ out: [60], discard: [] });
    expect(playing(game.state, aftermath).state.battle).toBeNull();
    expect(playing(game.state, decision, { choices: ['stop'] }).state.contact).toBeNull();
  });
});
