/** UL-3, UL-4, UL-17, UL-18, UL-19  Decks that run out, the deal of boats, refit, and what one campaign leaves to the next. */

import { optionsFor } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { discardShip, drawCard, shuffleFleet, vpOf } from '../src/cards.ts';
import { marker } from '../src/contact.ts';
import { BOAT_IDS, BOATS } from '../src/data/boats.ts';
import { barToService, muster } from '../src/flotilla.ts';
import { leader } from '../src/game.ts';
import { deal } from '../src/random-boats.ts';
import { refit, reloading } from '../src/refit.ts';
import { DECKS, type Ship, type State } from '../src/state.ts';
import { concede, outcome, result } from '../src/victory.ts';
import { boat, fresh, logged, playing, withBoat } from './position.ts';

describe('UL-3, UL-4 decks', () => {
  test('[UL-4.4] before the muster every deck, cup and list is empty', () => {
    const state = leader.setup(optionsFor(leader, {}));
    expect(state.decks).toEqual(Object.fromEntries(DECKS.map((deck) => [deck, { draw: [], discard: [], out: [] }])));
    expect(state).toMatchObject({ intel: [], airSearch: [], supply: [], tactics: [], judgements: [], boats: [] });
    expect(fresh().decks.boats).toEqual({ draw: [], discard: [], out: [] });
  });

  test('[UL-4.8] the discards make a new deck as soon as the last card is drawn', () => {
    const state = fresh();
    state.decks.event = { draw: [201], discard: [202, 203], out: [] };
    const game = playing(state, (t) => {
      expect(drawCard(t, 'event')).toBe(201);
    });
    expect(game.state.decks.event).toEqual({ draw: [202, 203], discard: [], out: [] });
    expect(game.cited).toEqual(['UL-4.8 deck-reshuffled']);
  });

  test('[UL-3.6] the three Fleet Escorts are there again for each Naval battle', () => {
    const state = fresh();
    state.decks.fleet = { draw: [148], discard: [147], out: [] };
    expect(playing(state, shuffleFleet).state.decks.fleet).toEqual({ draw: [147, 148, 149], discard: [], out: [] });
  });

  test.each([
    [false, true, 'discard'],
    [false, false, 'discard'],
    [true, true, 'out'],
    [true, false, 'discard'],
  ] as const)('[UL-4.8] sunk ships stay out: %s; a ship, sunk: %s, goes to %s', (sunkShipsStayOut, sunk, pile) => {
    const ship: Ship = { ...marker('M1', 'merchant', 'C-NW'), card: 60, sunk };
    const { merchant } = playing(fresh({ sunkShipsStayOut }), (t) => discardShip(t, ship)).state.decks;
    expect({ discard: merchant.discard, out: merchant.out }).toEqual({ discard: [], out: [], [pile]: [60] });
  });

  test('[UL-4.8] an unknown ship has no card to put away', () => {
    const game = playing(fresh(), (t) => discardShip(t, marker('M1', 'merchant', 'C-NW')));
    expect(DECKS.flatMap((deck) => game.state.decks[deck].discard)).toEqual([]);
  });

  test.each([
    [136, 1],
    [147, 1],
    [139, 0],
  ])('[UL-3.5] with the option escort card %i is worth %i', (card, vp) => {
    expect(vpOf(fresh({ escortVp: true }), card)).toBe(vp);
    expect(vpOf(fresh(), card)).toBe(0);
  });
});

describe('UL-19.4 random boats', () => {
  const dealing = (state: State, first?: readonly number[]) => {
    let shuffled: number[] = [];
    let phase = '';
    const game = playing(state, function* (t) {
      t.shuffle = (pile) => {
        shuffled = [...(pile as number[])];
        if (first) pile.splice(0, pile.length, ...(first as never[]));
        else pile.length = 0;
      };
      phase = yield* deal(t);
    });
    return { ...game, shuffled, phase };
  };

  test('[UL-19.4] [UL-2.2] two cards of each boat that may serve, and no other', () => {
    const state = fresh({ randomBoats: true });
    const may = BOAT_IDS.filter((id) => !barToService(state, id));
    expect(may.length).toBeGreaterThan(10);
    expect(may.length).toBeLessThan(BOAT_IDS.length);
    const { shuffled, phase } = dealing(state);
    expect(shuffled).toHaveLength(2 * may.length);
    expect(new Set(shuffled).size).toBe(2 * may.length);
    expect([...new Set(shuffled.map((number) => BOAT_IDS[number >> 1]))]).toEqual(may);
    expect(phase).toBe('ports');
  });

  test('[UL-19.4] a card that cannot be paid for ends the deal', () => {
    const number = 2 * BOAT_IDS.indexOf('U-48');
    const game = dealing({ ...fresh({ randomBoats: true }), so: 5 }, [number, number]);
    expect(game.cited).toEqual(['UL-19.4 card-passed-over', 'UL-19.4 deal-ends']);
    expect(game.state).toMatchObject({ boats: [], decks: { boats: { draw: [] } } });
  });
});

describe('UL-17 refit', () => {
  test('[UL-17.1] an Ace stays what it is, whatever its XP', () => {
    const game = playing(withBoat(fresh(), 'U-47', 'ace', { area: 'iceland', xp: 99 }), refit);
    expect(boat(game, 'U-47')).toMatchObject({ level: 'ace', xp: 99 });
    expect(logged(game, 'crew-promoted')).toEqual([]);
  });

  test.each([
    [0, 30, 0],
    [1, 10, 1],
    [2, 10, 2],
    [2, 9, 0],
  ])('[UL-8.10] noticed %i times after %i VP: %i times the reward', (praises, turnVp, times) => {
    const reward = (count: number, vp: number): number => {
      const state = withBoat(fresh(), 'U-47', 'trained', { area: 'iceland' });
      const { so } = state;
      return playing(Object.assign(state, { praises: count, turnVp: vp }), refit).state.so - so;
    };
    expect(reward(praises, turnVp)).toBe(times * reward(1, 10));
    expect(reward(1, 10)).toBeGreaterThan(0);
  });

  test('[UL-17.7] one boat at sea is enough', () => {
    const state = withBoat(withBoat(fresh(), 'U-47', 'trained'), 'U-48', 'trained', { area: 'iceland' });
    expect(logged(playing(state, refit), 'sea-empty')).toEqual([]);
  });

  test('[UL-17.8] only a mission brought home is asked about', () => {
    const asked = (change: object) => playing(withBoat(fresh(), 'U-47', 'trained', change), refit).asked;
    expect(asked({ mission: 'raid', cameIn: false })).toEqual([]);
    expect(asked({ mission: null, cameIn: true })).toEqual([]);
    const given = playing(withBoat(fresh(), 'U-47', 'trained', { mission: 'raid', cameIn: true }), refit, {
      choices: ['discard'],
    });
    expect(logged(given, 'mission-given-up')).toEqual([{ what: 'mission-given-up', boat: 'U-47', mission: 'raid' }]);
  });

  test('[UL-17.10] every boat and every marker begins the next turn afresh', () => {
    const acted = { searched: true, attacked: true, warned: true, moved: true, cameIn: true, contactBonus: 2 };
    const state = withBoat(fresh(), 'U-47', 'trained', acted);
    Object.assign(state, { rested: true, turnVp: 7, praises: 1, turn: 4, warnings: { iceland: 2 } });
    Object.assign(state, { intel: ['iceland'], airSearch: ['iceland'], supply: ['iceland'] });
    const next = playing(state, reloading).state;
    expect(next.boats[0]).toMatchObject({
      ...{ searched: false, attacked: false, warned: false, moved: false, cameIn: false, contactBonus: 0 },
    });
    expect(next).toMatchObject({ rested: false, turnVp: 0, praises: 0, turn: 5, warnings: {} });
    expect([next.intel, next.airSearch, next.supply]).toEqual([[], [], []]);
  });
});

describe('UL-18, UL-19.5 the end', () => {
  /** The Happy Time is over: U-96 goes on to Drumbeat, U-47 is out of service by then, U-48 was sunk. */
  function over(change: Partial<State> = {}): State {
    const state = fresh({ linkedCampaigns: true });
    state.campaign = 'happy-time';
    withBoat(state, 'U-47', 'trained', { fate: 'home' });
    withBoat(state, 'U-96', 'trained', { fate: 'home', xp: 2, stress: 4, patrols: 2 });
    withBoat(state, 'U-48', 'trained', { fate: 'sunk' });
    return Object.assign(state, change);
  }

  test('[UL-19.5] who serves goes on rested, who does not is given up for its worth, who was sunk stays lost', () => {
    let phase = '';
    const game = playing(over(), function* (t) {
      phase = yield* outcome(t);
    });
    expect(phase).toBe('muster');
    expect(game.state).toMatchObject({ campaign: 'drumbeat', penniless: false, so: 45 - 7 - 8 + 7, vp: 0, turn: 1 });
    expect(game.state.boats.map(({ id, fate }) => `${id} ${fate}`)).toEqual(['U-96 in-play', 'U-48 sunk']);
    expect(game.state.boats[0]).toMatchObject({ level: 'trained', xp: 2, stress: 0, patrols: 0 });
    expect(game.log.at(-1)).toEqual({
      rule: 'UL-19.5',
      entry: { what: 'boat-given-up', boat: 'U-47', value: 7 },
    });
    expect(BOATS['U-47'].campaigns).not.toContain('drumbeat');
  });

  test('[UL-19.5] the map is cleared', () => {
    const state = over({ warnings: { iceland: 2 }, intel: ['iceland'], airSearch: ['iceland'], supply: ['iceland'] });
    Object.assign(state, { rested: true, bought: { supply: 2 }, praises: 1, turnVp: 5, turn: 6 });
    const next = playing(state, outcome).state;
    expect([next.warnings, next.intel, next.airSearch, next.supply, next.bought]).toEqual([{}, [], [], [], {}]);
    expect(next).toMatchObject({ rested: false, praises: 0, turnVp: 0, turn: 1 });
  });

  test('[UL-4.3] [UL-19.5] the next campaign keeps its SO; only the first takes them from the sheet', () => {
    const phaseOf = (state: State) => {
      let phase = '';
      const game = playing(state, function* (t) {
        phase = yield* muster(t);
      });
      return { phase, so: game.state.so };
    };
    const next = playing(over(), outcome).state;
    expect(phaseOf(next)).toEqual({ phase: 'flotilla', so: 37 });
    expect(phaseOf({ ...next, penniless: true })).toEqual({ phase: 'ports', so: 37 });
    expect(phaseOf({ ...next, judgements: [] })).toEqual({ phase: 'flotilla', so: 45 });
  });

  test.each([
    [46, 'poor', 'nobody'],
    [47, 'adequate', 'player'],
    [36, 'dismal', 'nobody'],
  ] as const)('[UL-18.3] %i VP in The Happy Time: %s, won by %s', (vp, grade, winner) => {
    const state = { ...fresh(), vp };
    state.phase = 'over';
    state.judgements = [{ campaign: 'happy-time', vp, losses: 0, grade }];
    expect(result(state)).toMatchObject({ rule: 'UL-18.3', grade, winner });
  });

  test('[UL-18.1] whoever gives up has nothing, and the log says so', () => {
    const game = playing(fresh(), concede);
    expect(game.cited).toEqual(['UL-18.1 conceded']);
    expect(result(game.state)).toEqual({
      ...{ rule: 'UL-18.1', winner: 'nobody', grade: 'conceded', worth: { player: 0 } },
    });
  });
});
