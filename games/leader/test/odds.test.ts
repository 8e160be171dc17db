/** UL-13.6, UL-14.4  Exact odds, against sums done by hand and against all dice there are. */
import { describe, expect, test } from 'vitest';
import { shipCard } from '../src/cards.ts';
import { evasionOf } from '../src/crew.ts';
import type { Level } from '../src/data/boats.ts';
import { ESCORT_DECK } from '../src/data/escorts.ts';
import { faceOf, HIT_COUNTERS, TACTICS_COUNTERS } from '../src/data/hits.ts';
import { MERCHANT_DECK, MISIDENTIFIED } from '../src/data/merchants.ts';
import { NAVAL_DECK } from '../src/data/naval.ts';
import { attackSize } from '../src/enemy-attacks.ts';
import { isLost } from '../src/hits.ts';
import { fatOdds, groupOdds, gunOdds, spreadOdds, torpedoOdds } from '../src/odds/attack.ts';
import { reactionOdds, sinkingOdds } from '../src/odds/reaction.ts';
import type { Afloat } from '../src/ships.ts';
import { boatOf, type EnemyAttack, type State } from '../src/state.ts';
import { inBattle, onlyShips, reveal, ship, withBoat, withOne } from './position.ts';

const FREIGHTER = [4, 7, 10] as const;
const WHOLE = { light: 0, heavy: 0 };
const percent = (chance: number): number => Math.round(chance * 100);

describe('odds of an attack', () => {
  test.each([
    [3, 1, 55],
    [4, 1, 81],
    [5, 1, 95],
    [5, 3, 75],
    [2, 0, 39],
  ])('[UL-13.6] %i torpedoes at range %i sink a freighter in %i %%', (n, range, sunk) => {
    const odds = spreadOdds(FREIGHTER, WHOLE, n - 1 - range, n);
    expect(percent(odds.sunk)).toBe(sunk);
    expect(odds.miss + odds.light + odds.heavy + odds.sunk).toBeCloseTo(1, 12);
  });

  test('[UL-13.6] [UL-13.10] every pair of dice, counted out', () => {
    let sunk = 0;
    for (let a = 1; a <= 10; a++)
      for (let b = 1; b <= 10; b++) {
        const [normal, t5] = [a + 1, b + 3];
        const best = Math.max(normal, t5);
        if (best >= 8 || (normal === t5 && best >= 6)) sunk += 1;
      }
    expect(groupOdds([4, 6, 8], WHOLE, 1, { normal: 1, t5: 1 }).sunk).toBeCloseTo(sunk / 100, 12);
  });

  test('[UL-13.11] [UL-13.3] what the board shows before a shot; an unknown target is a mean', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'S-S' } });
    reveal(state, 'M3', 78);
    expect(gunOdds(state, 'U-47', ship({ state }, 'M3') as Afloat)).toEqual({
      miss: 0.4,
      light: 0.4,
      heavy: 0.2,
      sunk: 0,
    });
    expect(percent(torpedoOdds(state, 'U-47', ship({ state }, 'M3') as Afloat, { normal: 3, t5: 0 }).sunk)).toBe(55);
    const unknown = torpedoOdds(state, 'U-47', ship({ state }, 'M4') as Afloat, { normal: 3, t5: 0 });
    expect(unknown.miss + unknown.light + unknown.heavy + unknown.sunk).toBeCloseTo(1, 9);
  });

  test('[UL-3.4] one unknown merchant in ten is an escort in disguise, and counts as one', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'C-SE', side: 'surfaced' } });
    const sunk = (change: Partial<Afloat>) =>
      torpedoOdds(state, 'U-47', { ...ship({ state }, 'M4'), ...change } as Afloat, { normal: 1, t5: 0 }).sunk;
    const mean = (deck: readonly number[]) => deck.reduce((sum, card) => sum + sunk({ card }), 0) / deck.length;
    const merchants = MERCHANT_DECK.filter((card) => !MISIDENTIFIED.includes(card));
    expect(sunk({})).toBeCloseTo(0.9 * mean(merchants) + 0.1 * mean(ESCORT_DECK), 12);
  });

  test('[UL-13.6] what is kept of one group is never taken for another', () => {
    const numbers = [...MERCHANT_DECK, ...ESCORT_DECK, ...NAVAL_DECK].filter((card) => !MISIDENTIFIED.includes(card));
    const cards = numbers.map(shipCard);
    const printed = cards.flatMap(({ torpedo, gun }) => [torpedo, gun]);
    const different = [...new Map(printed.map((numbers) => [String(numbers), numbers])).values()];
    for (const numbers of [...different, [8, 12, null], [9, null, null], [null, null, null]] as const)
      for (const damage of [WHOLE, { light: 1, heavy: 0 }, { light: 0, heavy: 1 }, { light: 1, heavy: 1 }])
        for (const modifier of [-3, -1, 0, 1, 2, 3, 4])
          for (const torpedoes of [1, 2, 3])
            expect(spreadOdds(numbers, damage, modifier, torpedoes)).toEqual(
              groupOdds(numbers, damage, modifier, { normal: torpedoes, t5: 0 }),
            );
  });

  test('[UL-13.10] a group with T5: one spread, and every chance is in one of the results', () => {
    const state = inBattle(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' }), 30, {
      'U-96': { zone: 'S-S' },
    });
    const escort = { ...ship({ state }, 'E1'), card: 111, zone: 'S-S' } as Afloat;
    const mixed = torpedoOdds(state, 'U-96', escort, { normal: 1, t5: 1 });
    expect(mixed).toEqual(groupOdds(shipCard(111).torpedo, WHOLE, 1, { normal: 1, t5: 1 }));
    expect(mixed.miss + mixed.light + mixed.heavy + mixed.sunk).toBeCloseTo(1, 12);
  });

  test('[UL-19.3] [UL-13.10] T5 alone cannot fail', () => {
    const sound = inBattle(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' }), 30, {
      'U-96': { zone: 'S-S' },
    });
    const escort = { ...ship({ state: sound }, 'E1'), card: 111, zone: 'S-S' } as Afloat;
    const state = { ...sound, settings: { ...sound.settings, dudTorpedoes: true } };
    const lone = { normal: 0, t5: 2 };
    expect(torpedoOdds(state, 'U-96', escort, lone)).toEqual(torpedoOdds(sound, 'U-96', escort, lone));
  });

  test('[UL-13.9] a FAT: +1, whatever the range', () => {
    const state = inBattle(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' }), 30, {
      'U-96': { zone: 'L-S' },
    });
    reveal(state, 'M1', 78);
    expect(fatOdds(state, 'U-96', ship({ state }, 'M1'))).toEqual(
      groupOdds(shipCard(78).torpedo, WHOLE, 1, { normal: 1, t5: 0 }),
    );
  });
});

describe('odds of a reaction', () => {
  test('[UL-14.6] a Deep Dive at EV 3 after the Stress: Flooding 60, Hull 10', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 14, {
      'U-47': { zone: 'L-S', side: 'submerged', detected: true },
    });
    expect(reactionOdds(state, 'U-47').dive).toMatchObject({
      hull: expect.closeTo(0.1, 12),
      flooding: expect.closeTo(0.6, 12),
      sunk: 0,
    });
  });

  test('[UL-14.6] with a die for each attacker the chances of a Deep Dive add up', () => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland', { deepDivePerAttacker: true }), 37, {
      'U-47': { zone: 'L-S', side: 'submerged', detected: true },
    });
    state.battle!.attacks = ['E1', 'E2'].map((id) => ({ ship: id, boat: 'U-47', side: 'submerged' }));
    const { hull, flooding, sunk } = reactionOdds(state, 'U-47').dive;
    expect([hull, flooding, sunk]).toEqual([1 - 0.9 ** 2, 0.9 ** 2 - 0.3 ** 2, 0].map((n) => expect.closeTo(n, 12)));
    boatOf(state, 'U-47').lasting.hull = 1;
    expect(reactionOdds(state, 'U-47').dive.sunk).toBeCloseTo(0.7 ** 2, 12);
    boatOf(state, 'U-47').lasting.hull = 2;
    expect(reactionOdds(state, 'U-47').dive.sunk).toBeCloseTo(1 - 0.3 ** 2, 12);
  });

  test('[UL-14.5] a Crash Dive evades by the new Evasion', () => {
    const state = onlyShips(
      inBattle(withOne('U-47', 'trained', 'iceland'), 14, { 'U-47': { zone: 'L-S', detected: true } }),
      'E1',
    );
    reveal(state, 'E1', 128, { zone: 'L-S' });
    state.battle!.attacks = [{ ship: 'E1', boat: 'U-47', side: 'surfaced' }];
    const { hold, dive } = reactionOdds(state, 'U-47');
    expect(hold.size).toEqual({ heavy: 2, light: 2 });
    expect(dive.evaded).toBe(0.3);
    expect(dive.sunk).toBeCloseTo(0.7 * hold.sunk, 12);
  });

  test('[UL-14.10] a single Heavy sinks a sound boat in 2.5 %, one with a last hull box in 40 %', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    const oneHeavy = { heavy: 1, light: 0 };
    expect(sinkingOdds(state, boatOf(state, 'U-47'), oneHeavy)).toBeCloseTo(0.025, 12);
    boatOf(state, 'U-47').lasting.hull = 2;
    expect(sinkingOdds(state, boatOf(state, 'U-47'), oneHeavy)).toBeCloseTo(0.4, 12);
  });
});

describe('odds of a boat that is hurt already', () => {
  type Weight = 'heavy' | 'light';
  const share = (weight: Weight, ...faces: readonly string[]): number =>
    HIT_COUNTERS.filter((counter) => faces.includes(counter[weight])).length / HIT_COUNTERS.length;
  /** Two escorts off Iceland, HMS Arbutus and another, before U-47; each attack draws what its card says, less the Evasion. */
  const beset = (options = {}) => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland', options), 37, {
      'U-47': { zone: 'L-S', detected: true },
    });
    reveal(onlyShips(state, 'E1', 'E2'), 'E1', 111, { zone: 'M-SSE' });
    reveal(state, 'E2', 142, { zone: 'L-S' });
    return state;
  };
  const attacks = (...ships: readonly string[]): EnemyAttack[] =>
    ships.map((id) => ({ ship: id, boat: 'U-47', side: 'surfaced' }));

  test('[UL-14.14] one lasting Engines damage more sinks it; two of a fresh boat do', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    const boat = boatOf(state, 'U-47');
    const lost = () => sinkingOdds(state, boat, { heavy: 1, light: 0 });
    boat.lasting.engines = 1;
    expect(lost()).toBeCloseTo(share('heavy', 'sunk', 'engines'), 12);
    boat.lasting.engines = 0;
    const [sunk, engines] = [share('heavy', 'sunk'), share('heavy', 'engines')];
    expect(sinkingOdds(state, boat, { heavy: 2, light: 0 })).toBeCloseTo(sunk + (1 - sunk) * sunk + engines ** 2, 12);
  });

  test('[UL-14.10] a Light counter is drawn from the light side', () => {
    const state = withOne('U-47', 'trained', 'iceland');
    boatOf(state, 'U-47').lasting.hull = 2;
    expect(sinkingOdds(state, boatOf(state, 'U-47'), { heavy: 0, light: 1 })).toBeCloseTo(
      share('light', 'sunk', 'hull', 'flooding'),
      12,
    );
  });

  test('[UL-14.4] only the attacks on this boat count, and only its own Stress', () => {
    const state = withBoat(beset(), 'U-48', 'trained', { area: 'iceland', stress: 5 });
    state.battle!.attacks = attacks('E2');
    const alone = reactionOdds(state, 'U-47');
    state.battle!.attacks.unshift({ ship: 'E1', boat: 'U-48', side: 'surfaced' });
    state.boats.reverse();
    expect(reactionOdds(state, 'U-47')).toEqual(alone);
    expect(alone.hold.sunk).toBeGreaterThan(0);
  });

  test('[UL-14.6] a Deep Dive meets no counters at all', () => {
    const state = beset();
    state.battle!.fighters[0]!.side = 'submerged';
    state.battle!.attacks = attacks('E1', 'E2');
    expect(reactionOdds(state, 'U-47').dive).toMatchObject({ size: { heavy: 0, light: 0 }, evaded: 1 });
  });

  test('[UL-14.5] [UL-2.10] a crew that its dive makes Shaken evades by the Shaken row', () => {
    const state = beset();
    const boat = boatOf(state, 'U-47');
    state.battle!.attacks = attacks('E1');
    const evaded = (stress: number) => {
      boat.stress = stress;
      return reactionOdds(state, 'U-47').dive.evaded;
    };
    expect([evaded(3), evaded(4)]).toEqual([3, 2].map((ev) => ev / 10));
  });
});

describe('odds of several attacks, against every die of the rules', () => {
  /** Counters of one side by their face, with their share. */
  const facesOf = (weight: 'heavy' | 'light') =>
    [...new Set(HIT_COUNTERS.map((counter) => counter[weight]))].map((id) => ({
      ...faceOf(id),
      share: HIT_COUNTERS.filter((counter) => counter[weight] === id).length / HIT_COUNTERS.length,
    }));
  const FACES = { heavy: facesOf('heavy'), light: facesOf('light') };

  /** The chance that the attacks sink U-47, counter by counter: each one is drawn, applied, and changes what comes after. */
  function lossBy(state: State, attacks: readonly EnemyAttack[], dives: boolean): number {
    const [attack, ...rest] = attacks;
    const boat = boatOf(state, 'U-47');
    if (isLost(boat)) return 1;
    if (!attack) return 0;
    const { tactics } = ship({ state }, attack.ship);
    if (tactics === null && state.tactics.length > 0) {
      const taken = state.tactics.map((counter) => {
        const ships = state.contact!.ships.map((one) => (one.id === attack.ship ? { ...one, tactics: counter } : one));
        const left = state.tactics.filter((one) => one !== counter);
        return lossBy({ ...state, tactics: left, contact: { ...state.contact!, ships } }, attacks, dives);
      });
      return taken.reduce((sum, chance) => sum + chance, 0) / taken.length;
    }
    const evaded = dives ? evasionOf(boat) / 10 : 0;
    const { heavy, light } = attackSize(state, attack);
    const struck = (left: number, now: State): number => {
      if (isLost(boatOf(now, 'U-47'))) return 1;
      if (left === 0) return lossBy(now, rest, dives);
      const weight = left > light ? 'heavy' : 'light';
      return FACES[weight].reduce((sum, { share, sunk, stress = 0, damage, amount = 1 }) => {
        if (sunk) return sum + share;
        const then = boatOf(now, 'U-47');
        const [temporary, lasting] = [{ ...then.temporary }, { ...then.lasting }];
        if (damage) (weight === 'heavy' && damage !== 'flooding' ? lasting : temporary)[damage] += amount;
        const hurt = { ...then, stress: then.stress + stress, temporary, lasting };
        return sum + share * struck(left - 1, { ...now, boats: [hurt] });
      }, 0);
    };
    return evaded * lossBy(state, rest, dives) + (1 - evaded) * struck(heavy + light, state);
  }

  /** U-47 with a last hull box, its crew near the end of its calm, before two escorts that draw one or two counters each. */
  function before(
    stress: number,
    tactics: readonly number[] = [],
    level: Level = 'trained',
  ): { state: State; attacks: EnemyAttack[] } {
    const state = inBattle(withOne('U-47', level, 'iceland'), 37, { 'U-47': { zone: 'L-S', detected: true } });
    reveal(onlyShips(state, 'E1', 'E2'), 'E1', 111, { zone: 'M-SSE', light: 1 });
    reveal(state, 'E2', 112, { zone: 'M-SSE', light: 1 });
    Object.assign(boatOf(state, 'U-47'), { stress });
    boatOf(state, 'U-47').lasting.hull = 2;
    state.tactics = [...tactics];
    const attacks = ['E1', 'E2'].map((id) => ({ ship: id, boat: 'U-47', side: 'surfaced' }) as const);
    state.battle!.attacks = attacks;
    return { state, attacks };
  }

  test.each<[number, Level]>([
    [0, 'trained'],
    [3, 'trained'],
    [4, 'trained'],
    [4, 'veteran'], // Shaken it evades so much less that an attack draws one counter more (UL-14.7)
    [5, 'veteran'],
  ])(
    '[UL-14.8] [UL-2.10] from Stress %i, %s: what one attack does to the crew counts against the next',
    (stress, level) => {
      const { state, attacks } = before(stress, [], level);
      withBoat(state, 'U-48', 'ace', { area: 'iceland' });
      const odds = reactionOdds(state, 'U-47');
      expect(odds.hold.sunk).toBeCloseTo(lossBy(state, attacks, false), 9);
      const dived = structuredClone(state);
      boatOf(dived, 'U-47').stress += 1;
      expect(odds.dive.sunk).toBeCloseTo(lossBy(dived, attacks, true), 9);
    },
  );

  test('[UL-15.3] a Tactics counter that one escort has taken is not in the cup for the next', () => {
    const { state, attacks } = before(4, [0, 5]);
    for (const id of ['E1', 'E2']) ship({ state }, id).heavy = 1;
    expect(reactionOdds(state, 'U-47').hold.sunk).toBeGreaterThan(0);
    expect(reactionOdds(state, 'U-47').hold.sunk).toBeCloseTo(lossBy(state, attacks, false), 9);
  });
});

describe('odds of an attack by who knows whom', () => {
  const hunter = (card: number | null, tactics: number | null = null) => {
    const state = inBattle(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' }), 28, {
      'U-96': { zone: 'L-S', detected: true },
    });
    boatOf(state, 'U-96').lasting.hull = 2;
    Object.assign(onlyShips(state, 'E1').contact!.ships[0]!, { zone: 'M-SSE', card, tactics });
    state.battle!.attacks = [{ ship: 'E1', boat: 'U-96', side: 'surfaced' }];
    return state;
  };
  const lost = (state: State) => reactionOdds(state, 'U-96').hold.sunk;
  const mean = (chances: readonly number[]) => chances.reduce((sum, chance) => sum + chance, 0) / chances.length;

  test('[UL-15.3] an escort that has yet to take its Tactics counter may take any of the cup', () => {
    const each = TACTICS_COUNTERS.map((_, counter) => lost(hunter(111, counter)));
    expect(lost(hunter(111))).toBeCloseTo(mean(each), 12);
    expect(Math.max(...each)).toBeGreaterThan(lost(hunter(111)));
  });

  test('[UL-11.6] an escort unseen in the fog may be any of its deck', () => {
    const state = { ...hunter(null), tactics: [] };
    const each = ESCORT_DECK.map((card) => lost({ ...hunter(card), tactics: [] }));
    expect(lost(state)).toBeCloseTo(mean(each), 12);
    expect(lost(state)).toBeGreaterThan(0);
  });

  test('[UL-11.6] [UL-15.3] unseen, it may be any of its deck with any counter of the cup', () => {
    const each = ESCORT_DECK.flatMap((card) => TACTICS_COUNTERS.map((_, counter) => lost(hunter(card, counter))));
    expect(lost(hunter(null))).toBeCloseTo(mean(each), 12);
  });
});
