/** UL-13, UL-14, UL-15  Steps D to F of a round: boats attack, ships attack, boats are hurt. */
import { describe, expect, test } from 'vitest';
import { aggressive, canAttack, cautious } from '../src/boat-attacks.ts';
import { attackSize, enemy, targetsOf } from '../src/enemy-attacks.ts';
import { escorts } from '../src/escorts.ts';
import { drawHits } from '../src/hits.ts';
import { returnTactics } from '../src/reveal.ts';
import { roundEnd } from '../src/round.ts';
import type { Afloat } from '../src/ships.ts';
import { boatOf, type State } from '../src/state.ts';
import { readyCapacity } from '../src/torpedo-room.ts';
import { lossesOf } from '../src/victory.ts';
import {
  boat,
  fighter,
  fresh,
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

const facing = (
  id: 'U-47' | 'U-98' | 'U-96',
  level: 'trained' | 'veteran' | 'ace',
  zone: 'S-S' | 'M-SSE' | 'C-NW' | 'L-S',
  side: 'surfaced' | 'submerged' = 'surfaced',
  card = 37,
  options = {},
) =>
  inBattle(withOne(id, level, 'campaign' in options ? 'azores' : 'iceland', options), card, { [id]: { zone, side } });

const struck = (
  weight: 'heavy' | 'light',
  face: Parameters<typeof hit>[1],
  state: State = facing('U-47', 'trained', 'L-S'),
) =>
  playing(state, (t) => drawHits(t, 'U-47', { heavy: 0, light: 0, [weight]: 1 }), {
    dice: [hit(weight, face)],
  });

describe('UL-13 boat attacks', () => {
  test('[UL-13.1] Aggressive boats before the enemy, Cautious after; once a round', () => {
    const state = reveal(facing('U-47', 'ace', 'S-S'), 'M3', 60);
    const game = playing(state, aggressive, { choices: ['hold-fire'] });
    expect(game.cited).toEqual(['UL-13.1 attack-held']);
    boatOf(game.state, 'U-47').stress = 9;
    expect(playing(game.state, cautious).asked).toEqual([]);
    expect(playing(reveal(facing('U-47', 'trained', 'S-S'), 'M3', 60), aggressive).asked).toEqual([]);
  });

  test('[UL-13.2] [UL-2.11] [UL-14.17] who may not attack', () => {
    const may = (change: (state: State) => void, side: 'surfaced' | 'submerged' = 'surfaced') => {
      const state = facing('U-47', 'trained', 'S-S', side);
      change(state);
      return canAttack(state, state.battle!.fighters[0]!);
    };
    expect(may(() => {})).toBe(true);
    expect(
      may((state) => {
        boatOf(state, 'U-47').stress = 8;
      }),
    ).toBe(false);
    expect(
      may((state) => {
        state.battle!.fighters[0]!.stunned = 1;
      }),
    ).toBe(false);
    expect(
      may((state) => {
        state.battle!.fighters[0]!.silent = true;
      }),
    ).toBe(false);
    expect(
      may((state) => {
        state.battle!.fighters[0]!.deep = true;
      }),
    ).toBe(false);
    expect(
      may((state) => {
        boatOf(state, 'U-47').temporary.periscope = 1;
      }, 'submerged'),
    ).toBe(false);
    expect(
      may((state) => {
        boatOf(state, 'U-47').temporary.periscope = 1;
      }),
    ).toBe(true);
  });

  test('[UL-13.3] range three, one group for each target, unknown targets are revealed', () => {
    const state = stack(facing('U-47', 'trained', 'M-SSE'), 'merchant', 60);
    const game = playing(state, cautious, { dice: [1], choices: ['aim M1', 'torpedoes 1', 'fire'] });
    expect(game.barred[0]).toMatchObject({ 'aim E1': 'UL-13.3', 'gun M1': 'UL-13.11' });
    expect(game.barred[2]).toMatchObject({ 'aim M1': 'UL-13.3' });
    expect(ship(game, 'M1').card).toBe(60);
  });

  test('[UL-13.3] an attack goes on against an escort in disguise', () => {
    const state = stack(stack(facing('U-47', 'trained', 'M-SSE'), 'merchant', 105), 'escort', 111);
    const game = playing(state, cautious, { dice: [10], choices: ['aim M1', 'torpedoes 1', 'fire'] });
    expect(game.cited.slice(0, 2)).toEqual(['UL-3.4 escort-in-disguise', 'UL-13.6 torpedoes-roll']);
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ total: 7, result: 'heavy' }]);
  });

  test.each([
    [3, 2],
    [5, 4],
  ])('EX-12 [UL-13.4] %i torpedoes: +%i on every die', (torpedoes, spread) => {
    const state = reveal(facing('U-47', 'trained', 'C-NW'), 'M1', 60);
    const game = playing(state, cautious, {
      dice: Array(torpedoes).fill(1),
      choices: ['aim M1', `torpedoes ${torpedoes}`, ...(torpedoes < 5 ? ['fire'] : ['fire'])],
    });
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ modifier: spread }]);
  });

  test('[UL-13.5] [UL-13.8] [UL-16.4] [UL-16.5] a crippled target is easier; VP to the campaign, XP to the boat', () => {
    const state = reveal(facing('U-47', 'veteran', 'S-S'), 'M3', 51, { heavy: 1 });
    const game = playing(state, aggressive, { dice: [6], choices: ['aim M3', 'torpedoes 1', 'fire'] });
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ modifier: 1, total: 7, result: 'heavy' }]);
    expect(ship(game, 'M3')).toMatchObject({ sunk: true, zone: null });
    expect([game.state.vp, boat(game, 'U-47').xp]).toEqual([3, 2]);
  });

  test('[UL-13.5] the log names what changes the die, and nothing else', () => {
    const state = reveal(facing('U-47', 'veteran', 'S-S'), 'M3', 60);
    const game = playing(state, aggressive, { dice: [1], choices: ['aim M3', 'torpedoes 1', 'fire'] });
    expect(logged(game, 'torpedoes-roll')[0]!.parts).toEqual([
      ['range', -1],
      ['skill', 1],
    ]);
  });

  test('[UL-13.7] shots at a ship that the salvo has sunk already are wasted, and heard', () => {
    const state = facing('U-96', 'trained', 'S-S', 'surfaced', 30, { campaign: 'hunted' });
    reveal(reveal(onlyShips(state, 'M1', 'M2'), 'M1', 60, { zone: 'S-S' }), 'M2', 61, { zone: 'S-S' });
    Object.assign(boatOf(state, 'U-96').ready, { normal: 3, fat: 1 });
    const game = playing(state, cautious, {
      dice: [10, 9, 10],
      choices: ['aim M1', 'torpedoes 2', 'aim M2', 'fat', 'gun M1'],
    });
    expect(logged(game, 'torpedoes-wasted')).toEqual([
      { what: 'torpedoes-wasted', boat: 'U-96', torpedoes: 1 },
      { what: 'torpedoes-wasted', boat: 'U-96', torpedoes: 0 },
    ]);
    expect(game.cited.filter((one) => one.startsWith('UL-13.7'))).toHaveLength(2);
    expect(boat(game, 'U-96').ready).toMatchObject({ normal: 0, fat: 0 });
    expect(game.cited.at(-1)).toBe('UL-13.13 alert');
  });

  test('[UL-13.9] FAT need a herd of two, and never a lone ship', () => {
    const bars = (card: number, ...ships: string[]) => {
      const state = onlyShips(facing('U-96', 'trained', 'S-S', 'surfaced', card, { campaign: 'hunted' }), ...ships);
      boatOf(state, 'U-96').ready.fat = 1;
      return playing(state, cautious, { choices: ['hold-fire'] }).barred[0]!.fat;
    };
    expect([bars(30, 'M1'), bars(30, 'M1', 'M2'), bars(11, 'L1')]).toEqual(['UL-13.9', undefined, 'UL-13.9']);
  });

  test.each([
    ['S-N', undefined],
    ['M-NNE', 'UL-13.9'],
  ] as const)('[UL-13.9] a second ship in %s, three or four zones off', (zone, bar) => {
    const state = onlyShips(facing('U-96', 'trained', 'S-S', 'surfaced', 30, { campaign: 'hunted' }), 'M1', 'M2');
    boatOf(state, 'U-96').ready.fat = 1;
    reveal(reveal(state, 'M1', 60), 'M2', 61, { zone });
    expect(playing(state, cautious, { choices: ['hold-fire'] }).barred[0]!.fat).toBe(bar);
  });

  test('[UL-13.3] [UL-13.10] a group without normal torpedoes holds at least one T5', () => {
    const state = onlyShips(facing('U-96', 'trained', 'S-S', 'surfaced', 30, { campaign: 'hunted' }), 'E1');
    Object.assign(boatOf(state, 'U-96').ready, { normal: 1, t5: 2 });
    const game = playing(reveal(state, 'E1', 111, { zone: 'S-S' }), cautious, {
      dice: [1],
      choices: ['aim E1', 'torpedoes 0', 't5 1', 'fire'],
    });
    expect(game.offered[2]).toEqual(['t5 1', 't5 2']);
  });

  test('[UL-13.10] T5 against escorts only; they count for the spread and gain two', () => {
    const state = onlyShips(facing('U-96', 'trained', 'S-S', 'surfaced', 30, { campaign: 'hunted' }), 'M3', 'E1');
    Object.assign(boatOf(state, 'U-96').ready, { normal: 1, t5: 2 });
    reveal(reveal(state, 'E1', 111, { zone: 'S-S' }), 'M3', 60);
    const game = playing(state, cautious, { dice: [5, 3, 2], choices: ['aim E1', 'torpedoes 1', 't5 2', 'fire'] });
    expect(logged(game, 'torpedoes-roll')).toMatchObject([{ modifier: 2, t5: 2, total: 7, hits: 2, result: 'heavy' }]);
    expect(ship(game, 'E1').sunk).toBe(true);
    const only = onlyShips(facing('U-96', 'trained', 'S-S', 'surfaced', 30, { campaign: 'hunted' }), 'M3');
    Object.assign(boatOf(only, 'U-96').ready, { normal: 0, t5: 2 });
    expect(playing(only, cautious, { choices: ['hold-fire'] }).barred[0]).toMatchObject({ 'aim M3': 'UL-13.10' });
  });

  test('[UL-13.11] [UL-13.12] [UL-9.10] the gun: surfaced, in range two, working, with ammunition, in fair weather', () => {
    const bar = (
      change: (state: State) => void,
      zone: 'S-S' | 'L-S' = 'S-S',
      side: 'surfaced' | 'submerged' = 'surfaced',
    ) => {
      const state = reveal(onlyShips(facing('U-47', 'trained', zone, side), 'M3'), 'M3', 60);
      change(state);
      return playing(state, cautious, { choices: ['hold-fire'] }).barred[0]!['gun M3'];
    };
    expect([bar(() => {}), bar(() => {}, 'L-S'), bar(() => {}, 'S-S', 'submerged')]).toEqual([
      undefined,
      'UL-13.11',
      'UL-13.11',
    ]);
    expect(
      bar((state) => {
        boatOf(state, 'U-47').ammunition = 0;
      }),
    ).toBe('UL-13.12');
    expect(
      bar((state) => {
        boatOf(state, 'U-47').temporary.gun = 1;
      }),
    ).toBe('UL-14.17');
    expect(
      bar((state) => {
        state.battle!.condition = 'rough';
      }),
    ).toBe('UL-10.5');
  });

  test('[UL-13.16] damage to one ship leaves the others alone', () => {
    const state = reveal(reveal(facing('U-47', 'trained', 'S-S'), 'M3', 60), 'M4', 61);
    const game = playing(state, cautious, { dice: [8], choices: ['aim M3', 'torpedoes 1', 'fire'] });
    expect([ship(game, 'M3').heavy, ship(game, 'M4').heavy, ship(game, 'M4').light]).toEqual([1, 0, 0]);
  });
});

describe('UL-14 enemy attacks', () => {
  const escorted = (side: 'surfaced' | 'submerged', detected: boolean, zone: 'M-SSE' | 'L-S' = 'L-S', change = {}) => {
    const state = inBattle(withBoat(fresh(), 'U-47', 'veteran', { area: 'iceland' }), 14, {
      'U-47': { zone: 'L-S', side, detected },
    });
    return reveal(onlyShips(state, 'E1'), 'E1', 111, { zone, ...change });
  };
  const prey = (state: State, id: string) =>
    targetsOf(state, ship({ state }, id) as Afloat, state.battle!.fighters).map((one) => one.id);

  test('[UL-14.1] [UL-14.2] escorts attack Detected boats: surfaced within two, submerged in the zone', () => {
    expect(prey(escorted('surfaced', false), 'E1')).toEqual([]);
    expect(prey(escorted('surfaced', true, 'M-SSE'), 'E1')).toEqual(['U-47']);
    expect(prey(escorted('submerged', true, 'M-SSE'), 'E1')).toEqual([]);
    expect(prey(escorted('submerged', true), 'E1')).toEqual(['U-47']);
  });

  test('[UL-14.2] the nearest, and among equals by lot', () => {
    const state = withBoat(withOne('U-47', 'trained', 'iceland'), 'U-48', 'trained', { area: 'iceland' });
    inBattle(state, 14, { 'U-47': { zone: 'M-SSE', detected: true }, 'U-48': { zone: 'M-SSW', detected: true } });
    reveal(onlyShips(state, 'E1'), 'E1', 142, { zone: 'L-S' });
    const game = playing(state, enemy, { dice: [2, 1, 1], choices: ['hold'] });
    expect(logged(game, 'boat-targeted')).toEqual([{ what: 'boat-targeted', ship: 'E1', boat: 'U-48' }]);
  });

  test('[UL-14.3] revealed merchants and warships attack surfaced boats within one; in fog at none', () => {
    const state = reveal(facing('U-47', 'trained', 'S-S'), 'M3', 51);
    expect(prey(state, 'M3')).toEqual(['U-47']);
    expect(prey(state, 'M4')).toEqual([]);
    state.battle!.condition = 'fog';
    expect(prey(state, 'M3')).toEqual([]);
    expect(prey(reveal(facing('U-47', 'trained', 'S-S', 'submerged'), 'M3', 51), 'M3')).toEqual([]);
  });

  test('[UL-14.4] one reaction for all attacks; surfaced boats crash-dive, submerged ones go deep', () => {
    expect(playing(escorted('surfaced', true), enemy, { dice: [1, 1, 1], choices: ['hold'] }).barred[0]).toEqual({
      'deep-dive': 'UL-14.6',
    });
    expect(playing(escorted('submerged', true), enemy, { dice: [1], choices: ['hold'] }).barred[0]).toEqual({
      'crash-dive': 'UL-14.5',
    });
  });

  test('[UL-14.5] [UL-14.7] a Crash Dive that fails is struck with the surface size', () => {
    const game = playing(escorted('surfaced', true, 'M-SSE'), enemy, { dice: [9, 1, 1], choices: ['crash-dive'] });
    expect(logged(game, 'boat-attacked')).toMatchObject([{ heavy: 0, light: 2 }]);
    expect(fighter(game, 'U-47').side).toBe('submerged');
  });

  test('[UL-14.6] under a Deep Dive nothing harms and nothing is fired; with the option every attacker rolls', () => {
    const game = playing(escorted('submerged', true), enemy, { dice: [1], choices: ['deep-dive'] });
    expect(logged(game, 'boat-attacked')).toEqual([]);
    expect(canAttack(game.state, fighter(game, 'U-47'))).toBe(false);
    expect(fighter(playing(game.state, roundEnd), 'U-47').deep).toBe(false);
    const state = inBattle(withBoat(fresh({ deepDivePerAttacker: true }), 'U-47', 'veteran', { area: 'iceland' }), 37, {
      'U-47': { zone: 'L-S', side: 'submerged', detected: true },
    });
    reveal(reveal(onlyShips(state, 'E1', 'E2'), 'E1', 111, { zone: 'L-S' }), 'E2', 112, { zone: 'L-S' });
    expect(
      logged(playing(state, enemy, { dice: [1, 9], choices: ['deep-dive'] }), 'deep-dive-die').map((one) => one.result),
    ).toEqual(['none', 'flooding']);
  });

  test('[UL-14.8] [UL-13.15] modifiers in their order: zone, tactics, damage, Evasion', () => {
    const size = (change: object, zone: 'L-S' | 'M-SSE') =>
      attackSize(escorted('surfaced', true, zone, change), { ship: 'E1', boat: 'U-47', side: 'surfaced' });
    expect(size({}, 'M-SSE')).toEqual({ heavy: 0, light: 2 });
    expect(size({}, 'L-S')).toEqual({ heavy: 1, light: 2 });
    expect(size({ tactics: 11 }, 'M-SSE')).toEqual({ heavy: 0, light: 4 });
    expect(size({ heavy: 1, light: 1 }, 'L-S')).toEqual({ heavy: 0, light: 1 });
  });

  test('[UL-14.10] Heavy counters first, each on its own face', () => {
    const state = facing('U-47', 'trained', 'L-S');
    const game = playing(state, (t) => drawHits(t, 'U-47', { heavy: 1, light: 1 }) as never, {
      dice: [hit('heavy', 'gun'), hit('light', 'gun')],
    });
    expect(logged(game, 'hit-drawn').map((one) => one.weight)).toEqual(['heavy', 'light']);
  });

  test('[UL-14.11] [UL-14.17] red lasts, yellow does not, Flooding never', () => {
    expect(boat(struck('heavy', 'periscope'), 'U-47')).toMatchObject({
      lasting: { periscope: 1 },
      temporary: { periscope: 0 },
    });
    expect(boat(struck('light', 'gun'), 'U-47').temporary.gun).toBe(1);
    expect(boat(struck('heavy', 'flooding'), 'U-47')).toMatchObject({
      lasting: { flooding: 0 },
      temporary: { flooding: 1 },
    });
  });

  test('[UL-14.12] no effect, Stress, Stunned for two rounds, Sunk', () => {
    expect(struck('light', 'none').cited).toEqual(['UL-14.10 hit-drawn']);
    expect(boat(struck('heavy', 'stress3'), 'U-47').stress).toBe(3);
    const stunned = struck('light', 'stunned');
    expect(fighter(stunned, 'U-47').stunned).toBe(2);
    const later = playing(stunned.state, roundEnd);
    expect(fighter(later, 'U-47').stunned).toBe(1);
    expect(fighter(playing(later.state, roundEnd), 'U-47').stunned).toBe(0);
    expect(boat(struck('heavy', 'sunk'), 'U-47').fate).toBe('sunk');
  });

  test('[UL-14.13] [UL-14.16] electronics fall silent; every oil leak raises an Alert each round', () => {
    expect(boat(struck('light', 'electronics'), 'U-47').temporary.electronics).toBe(1);
    const leaking = struck('light', 'oil', struck('heavy', 'oil').state);
    expect(playing(leaking.state, roundEnd).state.contact?.alerts).toBe(2);
  });

  test('[UL-14.18] unlike torpedoes in a broken tube: the player chooses', () => {
    const state = facing('U-47', 'trained', 'L-S');
    Object.assign(boatOf(state, 'U-47').ready, { normal: 4, t5: 1 });
    const game = playing(state, (t) => drawHits(t, 'U-47', { heavy: 0, light: 1 }) as never, {
      dice: [hit('light', 'tubes1')],
      choices: ['lose normal'],
    });
    expect(boat(game, 'U-47').ready).toMatchObject({ normal: 3, t5: 1 });
    expect(readyCapacity(boat(game, 'U-47'))).toBe(4);
  });

  test('[UL-14.19] a sunk boat leaves the display with its XP, and is counted', () => {
    const game = struck('heavy', 'sunk');
    expect(game.state.battle!.fighters).toEqual([]);
    expect([boat(game, 'U-47').xp, lossesOf(game.state)]).toEqual([0, 1]);
  });
});

describe('UL-15 carriers and tactics', () => {
  test('[UL-15.1] [UL-15.2] with no boat surfaced a carrier attacks a Detected one, at any range', () => {
    const state = inBattle(withOne('U-47', 'veteran', 'iceland'), 16, {
      'U-47': { zone: 'L-S', side: 'submerged', detected: true },
    });
    reveal(state, 'N1', 154);
    expect(attackSize(state, { ship: 'N1', boat: 'U-47', side: 'submerged' })).toEqual({ heavy: 0, light: 1 });
    reveal(state, 'N1', 154, { zone: 'L-S' });
    expect(attackSize(state, { ship: 'N1', boat: 'U-47', side: 'surfaced' })).toEqual({ heavy: 2, light: 0 });
    expect(logged(playing(state, enemy, { dice: [1], choices: ['hold'] }), 'boat-targeted')).toHaveLength(1);
  });

  test('[UL-15.3] an escort’s first die of a battle draws its tactics; they go back to the cup', () => {
    const state = onlyShips(
      inBattle(withOne('U-96', 'trained', 'azores', { campaign: 'hunted' }), 37, { 'U-96': { zone: 'S-NW' } }),
      'E1',
    );
    const game = playing(stack(state, 'escort', 111), escorts, { dice: [12, 1, 5] });
    expect(logged(game, 'tactics-drawn')).toMatchObject([{ detect: 2, light: 2 }]);
    expect(logged(game, 'detection-die')).toMatchObject([{ modifier: 2 }]);
    expect(game.state.tactics).toHaveLength(11);
    playing(game.state, (t) => returnTactics(t, t.state.contact!.ships));
    expect(game.state.tactics).toHaveLength(12);
  });
});
