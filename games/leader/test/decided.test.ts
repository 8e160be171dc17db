/** Cases on which two readings of the rules differed, and which are settled now. */
import { describe, expect, test } from 'vitest';
import { decision } from '../src/aftermath.ts';
import { aggressive } from '../src/boat-attacks.ts';
import { enemy } from '../src/enemy-attacks.ts';
import { attackHarbour } from '../src/harbour-attack.ts';
import { drawHits } from '../src/hits.ts';
import { mission } from '../src/missions.ts';
import { movement } from '../src/movement.ts';
import { raidOdds } from '../src/odds/attack.ts';
import { type Boat, boatOf, type State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
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

describe('[UL-11.7] Silent Running', () => {
  const detected = () =>
    inBattle(withOne('U-47', 'veteran', 'iceland'), 37, { 'U-47': { zone: 'S-S', detected: true } });

  test('a boat that dives may then run silent', () => {
    const game = playing(detected(), movement, { dice: [1], choices: ['dive', 'silent-running'] });
    expect(fighter(game, 'U-47')).toMatchObject({ side: 'submerged', silent: true, detected: false });
  });

  test('one that surfaces may not, nor one that moves after the dive', () => {
    const up = inBattle(withOne('U-47', 'veteran', 'iceland'), 37, {
      'U-47': { zone: 'S-S', side: 'submerged', detected: true },
    });
    expect(playing(up, movement, { choices: ['surface', 'stay'] }).barred[1]).toMatchObject({
      'silent-running': 'UL-11.7',
    });
    const moved = playing(detected(), movement, { choices: ['dive', 'move M-SSE'] });
    expect(fighter(moved, 'U-47')).toMatchObject({ zone: 'M-SSE', silent: false, detected: true });
  });
});

describe('[UL-11.5] an Unfit boat', () => {
  const unfit = (zone: 'L-S' | 'M-SSE' | 'C-NW', change: (boat: Boat) => void = () => {}) => {
    const state = inBattle(withOne('U-47', 'veteran', 'iceland'), 37, { 'U-47': { zone } });
    boatOf(state, 'U-47').stress = 10;
    change(boatOf(state, 'U-47'));
    return state;
  };

  test('may not dive where the dive keeps it from leaving, or leaves it further away', () => {
    expect(playing(unfit('M-SSE'), movement, { choices: ['move L-S'] }).barred[0]).toMatchObject({ dive: 'UL-11.5' });
    expect(playing(unfit('C-NW'), movement, { choices: ['move S-W', 'move M-WSW'] }).barred[0]).toMatchObject({
      dive: 'UL-11.5',
    });
  });

  test('may dive where it can leave all the same, or cannot move at all', () => {
    const edge = playing(unfit('L-S'), movement, { choices: ['dive'] });
    expect(edge.state.battle?.fighters).toEqual([]);
    const dead = unfit('C-NW', (boat) => {
      boat.temporary.engines = 3;
    });
    expect(fighter(playing(dead, movement, { choices: ['dive'] }), 'U-47').side).toBe('submerged');
  });
});

/** In the box of an Attack or a Raid, its Events drawn, with these torpedoes aboard. */
function inBox(kind: 'attack' | 'raid', load: Partial<Boat>, options = {}): State {
  const state = withBoat(fresh(options), 'U-47', 'trained', { area: 'iberian-coast', mission: kind, ...load });
  state.errand = { boat: 'U-47', kind, events: 0, attacks: 4, ships: [], salvo: [] };
  return stack(state, 'naval', 150, 162);
}

const NONE = { normal: 0, fat: 0, t5: 0, mines: 0 };

describe('[UL-13.9] FAT in an Attack mission', () => {
  test('each runs into one of the warships found, with +1, from tubes or racks', () => {
    const state = inBox('attack', { ready: { ...NONE, fat: 1 }, stored: { ...NONE, fat: 1 } });
    const game = playing(state, attackHarbour, { choices: ['fat', 'from-ready 0', 'fat'], dice: [2, 2, 1, 3] });
    expect(logged(game, 'torpedoes-roll')).toMatchObject([
      { ship: 'N2', dice: [2], modifier: 1, total: 3 },
      { ship: 'N1', dice: [3], modifier: 1, total: 4 },
    ]);
    expect(boat(game, 'U-47')).toMatchObject({ ready: { fat: 0 }, stored: { fat: 0 } });
  });

  test('not beyond the tubes', () => {
    const state = inBox('attack', { ready: { ...NONE, normal: 5 }, stored: { ...NONE, fat: 1 } });
    const game = playing(state, attackHarbour, { choices: ['aim N1', 'torpedoes 5', 'stop'], dice: [1, 1, 1, 1, 1] });
    expect(game.offered.at(-1)).toEqual(['fat', 'stop']);
    expect(boat(game, 'U-47').stored.fat).toBe(1);
  });

  test('not at a single warship', () => {
    const state = inBox('attack', { ready: { ...NONE, normal: 3, fat: 1 }, stored: { ...NONE, normal: 1 } });
    const game = playing(state, attackHarbour, {
      choices: ['aim N2', 'torpedoes 3', 'from-ready 3', 'fire', 'stop'],
      dice: [10, 1, 1],
    });
    expect(game.state.errand?.ships[1]?.sunk).toBe(true);
    expect(game.barred.at(-1)).toMatchObject({ fat: 'UL-13.9' });
  });
});

describe('[UL-19.3] dud torpedoes', () => {
  const options = { dudTorpedoes: true };

  test('fail in a Raid too: no die for what does not run', () => {
    const state = inBox('raid', { ready: { ...NONE, normal: 2, fat: 1 }, stored: NONE }, options);
    const game = playing(state, mission, {
      choices: ['raid ready normal', 'raid ready normal', 'raid ready fat', 'stop'],
      dice: [1, 10, 9, 1],
    });
    expect(game.cited.filter((one) => one.endsWith('-die'))).toEqual([
      'UL-19.3 dud-die',
      'UL-19.3 dud-die',
      'UL-7.8 raid-die',
      'UL-7.8 raid-die',
    ]);
    expect(game.state.vp).toBe(1);
  });

  test('and the chances shown for a Raid know it', () => {
    const sure = withOne('U-47', 'ace', 'iceland');
    const unsure = withOne('U-47', 'ace', 'iceland', options);
    expect(raidOdds(unsure, boatOf(unsure, 'U-47'), 'torpedo')).toBeCloseTo(
      0.8 * raidOdds(sure, boatOf(sure, 'U-47'), 'torpedo'),
    );
    expect(raidOdds(unsure, boatOf(unsure, 'U-47'), 'gun')).toBe(raidOdds(sure, boatOf(sure, 'U-47'), 'gun'));
  });

  test.each([
    [1, 60, 1],
    [2, null, 0],
  ])('a group whose die is %i reveals card %s and adds %i Alerts', (die, card, alerts) => {
    const state = stack(
      inBattle(withOne('U-47', 'ace', 'iceland', options), 37, { 'U-47': { zone: 'S-S', side: 'submerged' } }),
      'merchant',
      60,
    );
    const game = playing(state, aggressive, { choices: ['aim M3', 'torpedoes 1', 'fire'], dice: [die] });
    expect(ship(game, 'M3').card).toBe(card);
    expect(game.state.contact?.alerts).toBe(alerts);
  });
});

test('[UL-15.1] neither fog nor distance limits a carrier', () => {
  const state = inBattle(withOne('U-47', 'ace', 'iceland'), 20, { 'U-47': { zone: 'L-N' } });
  onlyShips(reveal(state, 'N1', 154, { zone: 'L-S' }), 'N1');
  for (const condition of ['fog', 'none'] as const) {
    state.battle!.condition = condition;
    expect(logged(playing(structuredClone(state), enemy, { choices: ['hold'], dice: [1] }), 'boat-targeted')).toEqual([
      { what: 'boat-targeted', ship: 'N1', boat: 'U-47' },
    ]);
  }
});

describe('[UL-16.10] a re-attack', () => {
  const after = (...merchants: readonly { sunk?: true; heavy?: number }[]) => {
    const state = inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'L-S' } }, 2);
    merchants.forEach((change, i) => {
      Object.assign(state.contact!.ships.find(({ id }) => id === `M${i + 1}`)!, { card: 60 + i, ...change });
    });
    state.battle = null;
    return playing(state, decision, { choices: ['stop'] });
  };

  test('needs a merchant that would be there: neither sunk nor crippled', () => {
    expect(after({ sunk: true }, { sunk: true }, { heavy: 1 }, { heavy: 1 }).barred[0]).toMatchObject({
      're-attack': 'UL-16.10',
    });
    expect(after({ sunk: true }, { sunk: true }, { heavy: 1 }).offered[0]).toContain('re-attack');
  });
});

describe('[UL-14.12] Stunned', () => {
  const stunned = (state: State) =>
    logged(
      playing(state, (t) => drawHits(t, 'U-47', { heavy: 0, light: 1 }), { dice: [hit('light', 'stunned')] }),
      'hit-drawn',
    )[0]!;

  test('the log says that it means nothing outside a battle', () => {
    const entry = stunned(withOne('U-47', 'trained', 'iceland'));
    expect(en.log['hit-drawn'](entry)).toBe('U-47, light hit: Stunned, which means nothing outside a battle.');
    expect(fr.log['hit-drawn'](entry)).toContain('sans effet hors d’une bataille');
  });

  test('and nothing of the kind in a battle', () => {
    const entry = stunned(inBattle(withOne('U-47', 'trained', 'iceland'), 37, { 'U-47': { zone: 'S-S' } }));
    expect(en.log['hit-drawn'](entry)).toBe('U-47, light hit: Stunned.');
  });
});
