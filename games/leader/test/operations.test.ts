/** UL-7, UL-8  The Operations Segment: voyages, Events and missions. */
import { describe, expect, test } from 'vitest';
import { placeWarning } from '../src/events.ts';
import { mission } from '../src/missions.ts';
import { operations } from '../src/operations.ts';
import { refit } from '../src/refit.ts';
import { boatOf } from '../src/state.ts';
import { boat, fresh, hit, logged, matchAt, playing, stack, taking, withBoat, withOne } from './position.ts';

const QUIET = [201, 202] as const;

describe('UL-8 voyages', () => {
  test('[UL-8.1] each boat finishes before the next; all finish before the Tactical Segment', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained');
    const game = playing(
      stack(state, 'event', ...QUIET),
      function* (t) {
        expect(yield* operations(t)).toBe('tactical');
        return 'tactical';
      },
      { choices: ['boat U-48', 'stay', 'stay'] },
    );
    expect(game.offered[0]).toEqual(['boat U-47', 'boat U-48']);
    expect(game.state.boats.every((one) => one.moved)).toBe(true);
  });

  test('[UL-8.2] [UL-1.6] every area entered costs its move number', () => {
    const game = playing(stack(withOne('U-47', 'trained', 'france'), 'event', 201, 202, 180), operations, {
      choices: ['sail south-west-approaches', 'end'],
    });
    expect(logged(game, 'event-drawn')).toHaveLength(2);
  });

  test('[UL-8.3] [UL-1.5] a boat that stays draws the patrol number, in port nothing', () => {
    const at = (area: 'iceland' | 'germany') =>
      logged(
        playing(stack(withOne('U-47', 'trained', area), 'event', ...QUIET), operations, { choices: ['stay'] }),
        'event-drawn',
      ).length;
    expect([at('iceland'), at('germany')]).toEqual([1, 0]);
  });

  test('[UL-8.4] [UL-8.9] a port ends the move and the patrol, even the same day', () => {
    const game = playing(stack(withOne('U-47', 'trained', 'france'), 'event', ...QUIET), operations, {
      choices: ['sail south-west-approaches', 'sail france'],
    });
    expect(boat(game, 'U-47')).toMatchObject({ patrols: 1, area: 'france', moved: true });
  });

  test('[UL-8.6] a crew that becomes Unfit stops; Events still due are dropped', () => {
    const state = withBoat(fresh(), 'U-47', 'trained', { area: 'france', stress: 7 });
    const game = playing(stack(state, 'event', 168, 169), operations, { choices: ['sail south-west-approaches'] });
    expect(logged(game, 'event-drawn')).toHaveLength(1);
    expect(boat(game, 'U-47')).toMatchObject({ searched: true, stress: 8 });
  });

  test('[UL-8.7] nobody ends a move in the Channel by choice, but an Unfit crew stops there', () => {
    const game = playing(stack(withOne('U-47', 'trained', 'north-sea'), 'event', ...QUIET, 203, 177), operations, {
      choices: ['sail english-channel', 'sail south-west-approaches', 'end'],
    });
    expect(game.barred[1]).toEqual({ end: 'UL-8.7' });
    const tired = withBoat(fresh(), 'U-47', 'trained', { area: 'north-sea', stress: 7 });
    expect(
      boat(playing(stack(tired, 'event', 168), operations, { choices: ['sail english-channel'] }), 'U-47'),
    ).toMatchObject({ area: 'english-channel', searched: true });
  });

  test('[UL-8.8] an Unfit boat at sea makes for the nearest port, whatever happens on the way', () => {
    const state = withBoat(fresh(), 'U-47', 'trained', { area: 'iceland', stress: 9 });
    const game = playing(stack(state, 'event', 168, 169), operations);
    expect(game.asked).toEqual([]);
    expect(boat(game, 'U-47')).toMatchObject({ area: 'germany', stress: 11, patrols: 1, searched: false });
    const even = withBoat(fresh(), 'U-43', 'trained', { area: 'mid-atlantic', stress: 11 });
    expect(boat(playing(stack(even, 'event', 201, 202), operations), 'U-43').area).toBe('france');
  });

  test('[UL-2.11] an Unfit crew may not leave port', () => {
    const game = playing(withBoat(fresh(), 'U-47', 'trained', { stress: 9 }), operations);
    expect(game.asked).toEqual([]);
    expect(boat(game, 'U-47').area).toBe('germany');
  });
});

describe('UL-8.10 Events', () => {
  const meets = (card: number, script = {}, change = {}, options = {}) =>
    playing(
      stack(
        withBoat(fresh(options), 'U-47', 'trained', {
          area: options && 'campaign' in options ? 'north-sea' : 'iceland',
          ...change,
        }),
        'event',
        card,
      ),
      operations,
      {
        ...script,
        choices: ['stay', ...((script as { choices?: string[] }).choices ?? [])],
      },
    );

  test.each([
    [168, { stress: 3 }],
    [182, { stress: 4 }],
    [177, { contactBonus: 1, stress: 2 }],
    [196, { contactBonus: -1 }],
    [198, { stress: 1 }],
    [200, { contactBonus: 2 }],
    [193, { stress: 3, temporary: { engines: 1 } }],
    [201, { stress: 2, contactBonus: 0 }],
  ])('[UL-8.10] card %i', (card, after) => {
    expect(boat(meets(card, {}, { stress: 2 }), 'U-47')).toMatchObject(after);
  });

  test('[UL-8.10] Enemy Aircraft: die plus Evasion, hits not reduced, Stunned without meaning', () => {
    const game = meets(173, { dice: [1, hit('heavy', 'stunned')] });
    expect(logged(game, 'event-die')).toMatchObject([{ die: 1, evasion: 3, total: 4 }]);
    expect(boat(game, 'U-47').stress).toBe(2);
  });

  test('[UL-8.10] the late half is harsher', () => {
    const state = stack(withBoat(fresh({ campaign: 'hunted' }), 'U-96', 'trained', { area: 'azores' }), 'event', 173);
    const game = playing(state, operations, {
      dice: [1, hit('heavy', 'none'), hit('heavy', 'none')],
      choices: ['stay'],
    });
    expect(logged(game, 'hit-drawn')).toHaveLength(2);
  });

  test('[UL-8.10] Mechanical Breakdown harms the engines for a time, and the log says so', () => {
    const game = meets(193);
    expect(boat(game, 'U-47')).toMatchObject({ stress: 1, temporary: { engines: 1 }, lasting: { engines: 0 } });
    expect(logged(game, 'boat-breaks-down')).toEqual([{ what: 'boat-breaks-down', boat: 'U-47', damage: 'engines' }]);
  });

  test('[UL-8.10] a boat sunk by an Event is lost with its mission', () => {
    const game = meets(195, { dice: [1, hit('heavy', 'sunk')] }, { mission: 'raid', xp: 3 });
    expect(boat(game, 'U-47')).toMatchObject({ fate: 'sunk', mission: null, xp: 0 });
    expect(game.state.voyage).toBeNull();
  });

  test('[UL-8.10] Lone Merchant: a normal torpedo for a VP; not without one', () => {
    const game = meets(186, { choices: ['spend ready'] });
    expect([game.state.vp, boat(game, 'U-47').ready.normal]).toEqual([1, 4]);
    const empty = { ready: { normal: 0, fat: 0, t5: 2, mines: 0 }, stored: { normal: 0, fat: 0, t5: 0, mines: 0 } };
    expect(meets(186, {}, empty).asked).toEqual(['UL-8.2']);
  });

  test('[UL-8.10] BdU Takes Notice of ten VP in a turn', () => {
    const state = meets(203).state;
    state.so = 0;
    expect(playing({ ...state, turnVp: 10 }, refit).state.so).toBe(2);
    expect(playing({ ...state, so: 0, turnVp: 9 }, refit).state.so).toBe(0);
  });

  test('[UL-8.11] Ultra marks the area; Counter Intelligence may lift a Warning anywhere', () => {
    expect(meets(180).state.warnings).toEqual({ iceland: 1 });
    const state = stack(withOne('U-47', 'trained', 'iceland'), 'event', 183);
    playing(state, (t) => placeWarning(t, 'west-africa', 'UL-9.5'));
    const game = playing(state, operations, { choices: ['stay', 'lift west-africa'] });
    expect(game.offered[1]).toEqual(['lift west-africa', 'pass']);
    expect(game.state.warnings).toEqual({ 'west-africa': 0 });
    const none = playing(stack(withOne('U-47', 'trained', 'iceland'), 'event', 183), operations, { choices: ['stay'] });
    expect(none.asked).toEqual(['UL-8.2']);
  });
});

describe('UL-7 missions', () => {
  const boxed = (
    id: 'U-47' | 'U-43',
    kind: 'mine' | 'attack' | 'raid',
    area: 'british-isles' | 'iberian-coast' | 'mid-atlantic',
    change = {},
  ) => withBoat(fresh(), id, 'trained', { area, mission: kind, ...change });

  test('[UL-7.2] too few mines score nothing; between two rows the lower counts', () => {
    const laying = (mines: number) => {
      const state = boxed('U-47', 'mine', 'british-isles');
      Object.assign(boatOf(state, 'U-47').stored, { normal: 9 - mines, mines });
      return playing(
        stack(state, 'event', ...QUIET),
        function* (t) {
          yield* operations(t);
          return yield* mission(t);
        },
        { choices: ['stay', 'mission mine'] },
      ).state.vp;
    };
    expect([laying(2), laying(3), laying(5), laying(9)]).toEqual([0, 1, 1, 3]);
  });

  test('[UL-7.4] [UL-7.10] an Attack may be broken off before each card, keeping its marker', () => {
    const match = taking(
      matchAt('operations', stack(boxed('U-47', 'attack', 'iberian-coast'), 'event', ...QUIET)),
      'stay',
      'mission attack',
      'go-on',
      'break-off',
    );
    expect(match.state.boats[0]).toMatchObject({ mission: 'attack', moved: false, searched: false });
    expect(match.log().some(({ entry }) => entry.what === 'contact-die')).toBe(false);
    expect(match.log().some(({ entry }) => entry.what === 'mission-broken-off')).toBe(true);
  });

  test('[UL-7.5] [UL-7.6] salvo after salvo, one group a card, from tubes and racks; what floats scores nothing', () => {
    const state = stack(
      stack(boxed('U-47', 'attack', 'iberian-coast'), 'event', 201, 202, 177, 178),
      'naval',
      150,
      162,
    );
    const match = taking(
      matchAt('operations', state, [10, 1, 1, 1, 1, 1]),
      ...['stay', 'mission attack', 'go-on', 'go-on', 'go-on', 'aim N2', 'torpedoes 3', 'from-ready 1'],
    );
    expect(match.question!.offers.find((one) => one.choice[1] === 'N2')?.barredBy).toBe('UL-13.3');
    taking(match, 'fire', 'aim N1', 'torpedoes 3', 'from-ready 3', 'stop');
    expect(match.state).toMatchObject({ vp: 2, boats: [{ xp: 2, mission: null }] });
    expect(match.state.decks.naval.discard).toContain(150);
  });

  test('[UL-7.8] a Raid rolls for each shot, 8 or more scores, and the player may stop', () => {
    const match = taking(
      matchAt('operations', stack(boxed('U-43', 'raid', 'mid-atlantic'), 'event', 201, 202, 177), [8, 7]),
      ...['stay', 'mission raid', 'raid stored normal', 'raid gun', 'stop'],
    );
    expect(match.state).toMatchObject({ vp: 1, boats: [{ xp: 0, ammunition: 5, mission: null }] });
    const log = match.log().flatMap(({ entry }) => (entry.what === 'raid-die' ? [entry.hit] : []));
    expect(log).toEqual([true, false]);
  });

  test('[UL-7.8] a Raid ends with the last attack its box allows', () => {
    const dice = [8, 1, 1, 1, 1, 1, 1, 8];
    const match = taking(
      matchAt('operations', stack(boxed('U-43', 'raid', 'mid-atlantic'), 'event', 201, 202, 177), dice),
      ...['stay', 'mission raid', ...dice.map(() => 'raid ready normal').slice(0, 6), 'raid gun', 'raid gun'],
    );
    expect(match.state).toMatchObject({ vp: 2, errand: null, boats: [{ ammunition: 4, mission: null }] });
  });

  test('[UL-7.9] a crew made Unfit in the box keeps its marker', () => {
    const state = stack(boxed('U-43', 'raid', 'mid-atlantic', { stress: 10 }), 'event', 201, 168);
    const game = playing(
      state,
      function* (t) {
        yield* operations(t);
        return yield* mission(t);
      },
      { choices: ['stay', 'mission raid'] },
    );
    expect(boat(game, 'U-43')).toMatchObject({ mission: 'raid', searched: true, stress: 11 });
    expect(game.state.errand).toBeNull();
  });

  test('[UL-8.5] only a boat with the right marker may enter a box', () => {
    const match = taking(
      matchAt('operations', stack(boxed('U-47', 'raid', 'british-isles'), 'event', ...QUIET)),
      'stay',
    );
    expect(match.log().some(({ entry }) => entry.what === 'box-entered')).toBe(false);
  });
});
