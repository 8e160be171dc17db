/** XXI-1, XXI-2  The aim, and the counters. */
import { type Dice, Engine, FastDice } from '@derby/kernel';
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { construction } from '../src/construction.ts';
import {
  BLANKS,
  CONVOYS,
  COUNTERS,
  type ConvoyId,
  convoyValue,
  DEVASTATION_ICON,
  DEVASTATIONS,
  kindOf,
  letterOf,
  MARKERS_OUTSIDE_PLAY,
  RESOURCES,
} from '../src/data/counters.ts';
import { MODELS, TYPE_VII } from '../src/data/tracks.ts';
import { end } from '../src/end.ts';
import { ratingsOf } from '../src/flotillas.ts';
import { xxi } from '../src/game.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { movement, transport } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import { resourcesOnMap, type State, type Xxi } from '../src/state.ts';
import { afterRefill, attack, hitTimes } from './deeds.ts';
import {
  armiesAt,
  built,
  convoysIn,
  devastated,
  emptyMap,
  fresh,
  inBox,
  inScrap,
  inSquares,
  ofKind,
  onMap,
  placesOf,
} from './position.ts';

/** How many counters of a kind each letter has. */
function letters(kind: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const id of RESOURCES.filter((one) => kindOf(one) === kind)) {
    found[letterOf(id)] = (found[letterOf(id)] ?? 0) + 1;
  }
  return found;
}

/** The resources of a kind on the map, and how many of it are in the draw pile. */
const split = (kind: string) => {
  const state = fresh();
  return [ofKind(resourcesOnMap(state), kind), ofKind(state.drawPile, kind).length];
};

/** A whole game of random choices; what was rolled with, and who was asked. */
function randomGame(seed: string) {
  const chance = new FastDice(seed);
  const sides = new Set<number>();
  const seats = new Set<string>();
  const dice: Dice = {
    below: (n) => {
      sides.add(n);
      return chance.below(n);
    },
    shuffle: (pile) => chance.shuffle(pile),
  };
  const engine = new Engine<Xxi>(xxi, fresh(), dice);
  for (engine.start(); engine.asking; ) {
    seats.add(engine.asking.seat);
    engine.answer(engine.open[chance.below(engine.open.length)]!);
  }
  return { sides, seats, state: engine.state };
}

describe('XXI-1 introduction', () => {
  test('[XXI-1.0] there is one seat, and nobody else is ever asked', () => {
    expect(xxi.seats).toEqual(['player']);
    expect([...randomGame('aim').seats]).toEqual(['player']);
  });

  test('[XXI-1.0] the convoy balance is the measure: the same balance earns the same result', () => {
    const ended = (sunk: number, ...arrived: ConvoyId[]): State => ({
      ...convoysIn(fresh(), 'WA', ...arrived),
      sunk,
      ending: 'final',
    });
    expect(xxi.result(ended(9))?.grade).toBe('operational');
    expect(xxi.result(ended(10, 'convoy-1'))?.grade).toBe('operational');
    expect(xxi.result(ended(5))?.winner).toBe('nobody');
  });
});

describe('XXI-2 counters', () => {
  test('[XXI-2.0a] 80 counters have a function, 8 are blank: 88 in all', () => {
    expect(new Set(COUNTERS).size).toBe(COUNTERS.length);
    expect(COUNTERS.length + MARKERS_OUTSIDE_PLAY).toBe(80);
    expect(COUNTERS.length + MARKERS_OUTSIDE_PLAY + BLANKS).toBe(88);
  });

  test.each([
    ['seven', 3],
    ['twenty-one', 5],
    ['convoy', 8],
    ['army', 8],
    ['hull', 16],
    ['system', 8],
    ['crew', 8],
    ['command', 10],
    ['devastation', 8],
    ['flak', 2],
    ['priority', 3],
  ])('[XXI-2.0a] of the kind %s there are %i', (kind, count) => {
    expect(ofKind(COUNTERS, kind)).toHaveLength(count);
  });

  test('[XXI-2.0b] a whole game is rolled with six-sided dice only', () => {
    expect([...randomGame('dice').sides]).toEqual([6]);
  });

  test('[XXI-2.1.1a] two Type VIIs are in play, the third only by its option', () => {
    expect(fresh().valentin).toEqual(['vii-1', 'vii-2']);
    expect(fresh({ thirdTypeVII: true }).valentin).toEqual(['vii-1', 'vii-2', 'vii-3']);
  });

  test('[XXI-2.1.1b] a Type VII has 2 of everything, depleted or not, whatever was built', () => {
    const twos = { engine: 2, silence: 2, attack: 2, defense: 2 };
    expect(TYPE_VII).toEqual(twos);
    expect(ratingsOf({ ...fresh(), depleted: ['vii-1'] }, 'vii-1')).toEqual(twos);
    expect(ratingsOf(built(fresh(), 4), 'vii-2')).toEqual(twos);
  });

  test('[XXI-2.1.1c] the first hit depletes a Type VII, the second puts it into the Scrap Pile', () => {
    expect(hitTimes(fresh(), 'vii-1', 1)).toMatchObject({ depleted: ['vii-1'], scrap: [] });
    const state = hitTimes(fresh(), 'vii-1', 2);
    expect(state).toMatchObject({ depleted: [], scrap: ['vii-1'], valentin: ['vii-2'] });
  });

  test('[XXI-2.1.1d] an eliminated Type VII stays out of the draw pile', () => {
    const state = afterRefill(inScrap(fresh(), 'vii-1', 'dev-1'));
    expect(state.scrap).toEqual(['vii-1']);
    expect(state.allocation).toEqual(['dev-1']);
  });

  test('[XXI-2.1.1d] it can still mark a turn', () => {
    const game = run<Xxi>(inScrap(fresh(), 'vii-1', 'dev-1'), (t) => end(t), { choices: ['mark vii-1'] });
    expect(game.state.turnTrack).toEqual(['vii-1']);
  });

  test('[XXI-2.1.2a] all five Type XXIs share the ratings of the newest model', () => {
    expect(fresh().pen).toHaveLength(5);
    for (const [index, { ratings }] of MODELS.entries()) {
      const state = built(fresh(), index + 1);
      for (const flotilla of state.valentin.slice(2)) expect(ratingsOf(state, flotilla)).toEqual(ratings);
    }
  });

  test('[XXI-2.1.2b] a Type XXI is depleted, then lost, and may mark a turn but not be drawn', () => {
    expect(hitTimes(built(fresh(), 1), 'xxi-1', 1)).toMatchObject({ depleted: ['xxi-1'], scrap: [] });
    const lost = hitTimes(built(fresh(), 1), 'xxi-1', 2);
    expect(lost).toMatchObject({ depleted: [], scrap: ['xxi-1'], valentin: ['vii-1', 'vii-2'] });
    expect(afterRefill(structuredClone(lost))).toMatchObject({ allocation: [], scrap: ['xxi-1'] });
    expect(run<Xxi>(lost, (t) => end(t)).state.turnTrack).toEqual(['xxi-1']);
  });

  test('[XXI-2.1.3] seven convoys begin in the pile: two of value 4, five of value 5; the 6 is an option', () => {
    const values = (state: State) => CONVOYS.filter((id) => state.drawPile.includes(id)).map((id) => convoyValue(id));
    expect(values(fresh())).toEqual([4, 4, 5, 5, 5, 5, 5]);
    expect(values(fresh({ convoySix: true }))).toEqual([4, 4, 5, 5, 5, 5, 5, 6]);
  });

  test.each([
    ['convoy-1', 4],
    ['convoy-3', 5],
    ['convoy-8', 6],
  ] as const)('[XXI-2.1.3] %s is sunk by a die of %i and by none lower', (convoy, value) => {
    expect(attack(convoy, [1, value]).state).toMatchObject({ sunk: 1, scrap: [convoy], convoys: { AO: [] } });
    expect(attack(convoy, [value - 1, value - 1]).state).toMatchObject({ sunk: 0, convoys: { AO: [convoy] } });
  });

  test('[XXI-2.1.4] eight armies begin in the pile; each on the track rolls a die', () => {
    expect(ofKind(fresh().drawPile, 'army')).toHaveLength(8);
    const game = run<Xxi>(armiesAt(fresh(), 2, 8), (t) => grindingWar(t), { dice: [5, 5, 5, 5, 5, 5, 5, 5] });
    expect(game.state.front).toBe(2);
  });

  test('[XXI-2.1.4] one 6 moves the whole stack one box, and so do three', () => {
    const grind = (dice: number[]) => run<Xxi>(armiesAt(fresh(), 2, 3), (t) => grindingWar(t), { dice }).state.front;
    expect(grind([1, 6, 1])).toBe(3);
    expect(grind([6, 6, 6])).toBe(3);
  });

  test('[XXI-2.2.1] sixteen hulls: three on the map, thirteen in the pile', () => {
    expect(letters('hull')).toEqual({ A: 6, B: 5, C: 5 });
    expect(split('hull')).toEqual([['hull-A-1', 'hull-B-1', 'hull-C-1'], 13]);
  });

  test('[XXI-2.2.2] eight systems: two on the map, six in the pile', () => {
    expect(letters('system')).toEqual({ D: 4, E: 4 });
    expect(split('system')).toEqual([['sys-D-1', 'sys-E-1'], 6]);
  });

  test('[XXI-2.2.3] eight crews: two on the map, six in the pile', () => {
    expect(letters('crew')).toEqual({ F: 4, G: 4 });
    expect(split('crew')).toEqual([['crew-F-1', 'crew-G-1'], 6]);
  });

  test('[XXI-2.2.4] ten commands begin in the pile', () => {
    expect(ofKind(fresh().drawPile, 'command')).toHaveLength(10);
  });

  test('[XXI-2.2.4] a command pays for a repair of any icon, but is no part of a flotilla', () => {
    const ruins = devastated(emptyMap(fresh()), { '7': 'dev-1', '9': 'dev-5', '10': 'dev-7' });
    const game = run<Xxi>(inBox(ruins, 'ibg-1'), (t) => repair(t), { choices: ['clear 9 ibg-1'] });
    expect(game.offered).toEqual([['clear 7 ibg-1', 'clear 9 ibg-1', 'clear 10 ibg-1', 'no-repair']]);
    const parts = inSquares(fresh(), '12', 'hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1');
    expect(run<Xxi>(inBox(parts, 'ibg-2', 'ibg-3'), (t) => construction(t)).asked).toEqual([]);
  });

  test('[XXI-2.2.5] the two heavy AA counters are in play with their option only', () => {
    expect(ofKind(fresh().drawPile, 'flak')).toHaveLength(0);
    expect(ofKind(fresh({ heavyAA: true }).drawPile, 'flak')).toHaveLength(2);
  });

  test('[XXI-2.2.6] the three priority transports are in play with their option only', () => {
    expect(ofKind(fresh().drawPile, 'priority')).toHaveLength(0);
    expect(ofKind(fresh({ priorityTransport: true }).drawPile, 'priority')).toHaveLength(3);
  });

  test('[XXI-2.3.1] the transport marker shows what can still be spent', () => {
    const game = run<Xxi>(
      fresh(),
      function* (t) {
        yield* transport(t);
        yield* movement(t);
      },
      { dice: [2], choices: ['move hull-A-1 13', 'move hull-B-1 7', 'end-movement'] },
    );
    const left = game.log.flatMap(({ entry }) =>
      'left' in entry ? [entry.left] : 'points' in entry ? [entry.points] : [],
    );
    expect(left).toEqual([8, 7, 6, 6]); // rolled, two moves, lost
  });

  test('[XXI-2.3.2] eight markers in the pile: four with a hull, two with a system, two with a crew', () => {
    expect(ofKind(fresh().drawPile, 'devastation')).toHaveLength(8);
    const icons = DEVASTATIONS.map((id) => DEVASTATION_ICON[id]);
    expect(icons).toEqual(['hull', 'hull', 'hull', 'hull', 'system', 'system', 'crew', 'crew']);
  });

  test('[XXI-2.3.2] a devastated hub is closed until its marker is paid for', () => {
    const state = devastated(onMap(emptyMap(fresh()), { 'hull-A-1': 'A', 'hull-B-1': 'B' }), { '7': 'dev-1' });
    const game = run<Xxi>(
      { ...state, points: 1 },
      function* (t) {
        yield* movement(t);
        yield* repair(t);
        yield* transport(t);
        yield* movement(t);
      },
      { dice: [1], choices: ['end-movement', 'clear 7 hull-A-1', 'move hull-B-1 7', 'end-movement'] },
    );
    expect(game.barred[0]).toMatchObject({ 'move hull-B-1 7': 'XXI-7.2d' });
    expect(placesOf(game.state)).toEqual({ 'hull-B-1': '7' });
  });
});
