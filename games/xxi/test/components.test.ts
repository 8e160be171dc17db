/** XXI-1 … 3  The aim, the components, the terms and the sequence of play. */
import { type Dice, Engine, FastDice } from '@derby/kernel';
import { run } from '@derby/kernel/testing';
import { describe, expect, test, vi } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import { construction } from '../src/construction.ts';
import {
  ARMIES,
  BLANKS,
  COMMANDS,
  CONVOY_VALUE,
  CONVOYS,
  COUNTERS,
  type ConvoyId,
  DEVASTATION_ICON,
  DEVASTATIONS,
  kindOf,
  letterOf,
  MARKERS_OUTSIDE_PLAY,
  RESOURCES,
} from '../src/data/counters.ts';
import { HUBS, LETTERS, LINES, NEIGHBOURS, PLACES, SPACES, type Space, SQUARES, YARDS } from '../src/data/map.ts';
import { AREAS, FIRST_MONTH, GRINDING_WAR, MODELS, PATHS, TURNS, TYPE_VII } from '../src/data/tracks.ts';
import { chanceToReach, reaches } from '../src/dice.ts';
import { draw } from '../src/draw.ts';
import { end } from '../src/end.ts';
import { hit, ratingsOf } from '../src/flotillas.ts';
import { play, xxi } from '../src/game.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { movement, transport } from '../src/movement.ts';
import { repair } from '../src/repair.ts';
import { type Log, resourcesAt, resourcesOnMap, type State, type Xxi } from '../src/state.ts';
import { remaining, view } from '../src/view.ts';
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
  lift,
  ofKind,
  onMap,
  onTop,
  placesOf,
} from './fresh.ts';

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
    engine.answer(engine.open[chance.below(engine.open.length)]!.choice);
  }
  return { sides, seats, state: engine.state };
}

/** A Type VII stands in the Atlantic before one convoy, and goes home after one attack. */
function attack(convoy: ConvoyId, dice: readonly [number, number]) {
  const state = convoysIn(lift(fresh({ convoySix: true }), 'vii-1'), 'AO', convoy);
  state.mission = { flotilla: 'vii-1', path: 'AO', station: 'area' };
  const missed = Math.max(...dice) < CONVOY_VALUE[convoy]!;
  return run<Xxi>(state, (t) => battle(t), {
    dice: [...dice, 1, 1, 4, 1], // escorts, home
    choices: missed ? ['go-home', 'end-missions'] : ['end-missions'],
  });
}

/** A flotilla at sea is hit so many times. */
function hitTimes(state: State, flotilla: 'vii-1' | 'xxi-1', times: number): State {
  lift(state, flotilla).mission = { flotilla, path: 'AO', station: 1 };
  return run<Xxi>(state, (t) => {
    for (let i = 0; i < times; i++) hit(t, flotilla);
  }).state;
}

/** Draws with an empty pile, so that everything that can come back does. */
function afterRefill(state: State): State {
  state.drawPile = [];
  return run<Xxi>(state, (t) => draw(t)).state;
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
    const values = (state: State) => CONVOYS.filter((id) => state.drawPile.includes(id)).map((id) => CONVOY_VALUE[id]);
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

/** The table of the rulebook: each space and the spaces it is joined to. */
const JOINED: Readonly<Record<Space, string>> = {
  A: 'G 13 14 D',
  B: 'E 7 10 15',
  C: 'E 16',
  D: 'A 13 14 15',
  E: 'B C 15',
  F: '5 10 16 17',
  G: 'A 11 13',
  3: '16 18',
  4: '5 12',
  5: 'F 4',
  6: '8 9 11',
  7: 'B 9 10 12 15',
  8: '6 12',
  9: '6 7 13',
  10: 'B F 7 16',
  11: 'G 6',
  12: '4 7 8',
  13: 'A D G 9',
  14: 'A D 15',
  15: 'B D E 7 14',
  16: 'C F 3 10',
  17: 'F 18',
  18: '3 17',
};

describe('XXI-2.4 the map sheet', () => {
  test('[XXI-2.4.0] where no limit is named, a place holds any number of counters', () => {
    const state = fresh({ convoySix: true });
    const game = run<Xxi>(inBox(state, ...CONVOYS, ...ARMIES, ...COMMANDS, ...RESOURCES), (t) => allocation(t));
    expect(game.state.convoys.AO).toHaveLength(8);
    expect(game.state.armies).toHaveLength(8);
    expect(game.state.allocation).toHaveLength(10);
    expect(resourcesAt(game.state, 'A')).toHaveLength(6);
    const arrived = run<Xxi>(game.state, (t) => end(t), { choices: ['mark hull-A-1'] }).state;
    expect(arrived.convoys).toMatchObject({ AO: [], WA: CONVOYS });
  });

  test('[XXI-2.4.1a] the map has 23 spaces, seven lettered and sixteen numbered, and 36 lines', () => {
    expect(SPACES).toHaveLength(23);
    expect(LETTERS).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G']);
    expect(HUBS).toEqual(Array.from({ length: 16 }, (_, i) => String(i + 3)));
    expect(new Set(LINES.map(([a, b]) => [a, b].toSorted().join('-'))).size).toBe(36);
    expect(LINES).toHaveLength(36);
  });

  test.each(SPACES.map((space) => [space]))('[XXI-2.4.1a] space %s has the lines of the table', (space) => {
    expect(NEIGHBOURS[space].toSorted()).toEqual(JOINED[space].split(' ').toSorted());
  });

  test('[XXI-2.4.1a] the shipyard cities are Bremen, Hamburg and Danzig', () => {
    expect(YARDS.map((yard) => [yard, PLACES[yard].name])).toEqual([
      ['12', 'Hamburg'],
      ['8', 'Bremen'],
      ['18', 'Danzig'],
    ]);
  });

  test('[XXI-2.4.1b] eight raids find eight hubs and leave the lettered spaces alone', () => {
    const sums = [3, 4, 5, 6, 15, 16, 17, 18];
    const dice = sums.flatMap((sum) => {
      const first = Math.min(6, sum - 2);
      const second = Math.min(6, sum - first - 1);
      return [first, second, sum - first - second];
    });
    const game = run<Xxi>(inBox(fresh(), ...DEVASTATIONS), (t) => bombing(t), { dice });
    expect(Object.keys(game.state.devastation).map(Number)).toEqual(sums);
    expect(game.state.spaces).toEqual(fresh().spaces);
  });

  test('[XXI-2.4.2] the display ends at 12, and shows 0 outside the Movement Phase', () => {
    const game = run<Xxi>(
      fresh({ extraTransport: true }),
      function* (t) {
        yield* transport(t);
        expect(t.state.points).toBe(12); // 6 + 6 + 2 would be 14
        yield* movement(t);
      },
      { dice: [6], choices: ['end-movement'] },
    );
    expect(game.state.points).toBe(0);
  });

  test('[XXI-2.4.3] a Type XXI waits in the pen until it is built, and does not come back', () => {
    expect(hitTimes(built(fresh(), 1), 'xxi-1', 2).pen).toEqual(['xxi-2', 'xxi-3', 'xxi-4', 'xxi-5']);
    const more = hitTimes(built(fresh({ moreXXI: true }), 1), 'xxi-1', 2);
    expect(more.pen.toSorted()).toEqual(['xxi-1', 'xxi-2', 'xxi-3', 'xxi-4', 'xxi-5']);
    expect(more.scrap).toEqual([]);
  });

  test('[XXI-2.4.4] 21 months, from September 1943 to May 1945, the tenth being June 1944', () => {
    const month = (turn: number) => new Date(Date.UTC(FIRST_MONTH.year, FIRST_MONTH.month - 2 + turn)).toISOString();
    expect([1, 10, TURNS].map((turn) => month(turn).slice(0, 7))).toEqual(['1943-09', '1944-06', '1945-05']);
    expect(TURNS).toBe(21);
  });

  test('[XXI-2.4.4] each End Phase marks the turn just played with some other counter', () => {
    const state = { ...inScrap(fresh(), 'dev-1', 'convoy-2'), turn: 2, turnTrack: ['ibg-4' as const] };
    const game = run<Xxi>(state, (t) => end(t), { choices: ['mark convoy-2'] });
    expect(game.state.turnTrack).toEqual(['ibg-4', 'convoy-2']);
    expect(game.state.scrap).toEqual(['dev-1']);
  });

  test('[XXI-2.4.5] what is destroyed, sunk or eliminated is scrap until a refill; U-boats remain', () => {
    const bombed = run<Xxi>(onMap(inBox(fresh(), 'dev-1'), { 'hull-A-1': '10' }), (t) => bombing(t), {
      dice: [2, 3, 5],
    }).state;
    expect(bombed.scrap).toEqual(['hull-A-1']);
    expect(attack('convoy-3', [5, 1]).state.scrap).toEqual(['convoy-3']);
    const lost = hitTimes(bombed, 'vii-1', 2);
    expect(lost.scrap).toEqual(['hull-A-1', 'vii-1']);
    expect(afterRefill(lost)).toMatchObject({ allocation: ['hull-A-1'], scrap: ['vii-1'] });
  });

  test('[XXI-2.4.6] a draw takes the top counter, as many as the box of the armies says', () => {
    const game = run<Xxi>(onTop(armiesAt(fresh(), 8), 'ibg-7', 'dev-3', 'army-8'), (t) => draw(t));
    expect(game.state.allocation).toEqual(['ibg-7', 'dev-3']);
    expect(game.state.drawPile.at(-1)).toBe('army-8');
  });

  test('[XXI-2.4.6] the order of the pile is nowhere in what a player sees; its contents are', () => {
    const state = fresh();
    const turned = { ...state, drawPile: state.drawPile.toReversed() };
    expect(view(turned)).toEqual(view(state));
    expect(Object.keys(view(state))).not.toContain('drawPile');
    expect(remaining(view(state)).toSorted()).toEqual(state.drawPile.toSorted());
  });

  test('[XXI-2.4.7] commands and priority transports wait in the box over the turn, in any number', () => {
    const state = { ...fresh({ priorityTransport: true }), turn: 20, front: 8 };
    onTop(inBox(state, ...COMMANDS, 'prio-1', 'prio-2', 'prio-3'), 'hull-A-2', 'sys-D-2', 'hull-A-3', 'sys-D-3');
    const quiet = ['end-movement', 'end-missions', 'mark hull-A-1'];
    const game = run<Xxi>(state, (t) => play(t), {
      dice: [1, 1],
      choices: [...quiet, ...quiet.with(2, 'mark hull-B-1')],
    });
    expect(game.state.ending).toBe('final');
    expect(game.state.allocation).toEqual([...COMMANDS, 'prio-1', 'prio-2', 'prio-3']);
  });

  test('[XXI-2.4.8] the Grinding War Track has nine boxes, whose draws and points never rise', () => {
    expect(GRINDING_WAR.map(({ draws, transport: fixed }) => [draws, fixed])).toEqual([
      [6, 6],
      [6, 5],
      [5, 4],
      [5, 3],
      [4, 3],
      [4, 2],
      [3, 2],
      [3, 1],
      [2, 0],
    ]);
    expect(GRINDING_WAR[0].name).toBe('stable-fronts');
    expect(GRINDING_WAR[8].name).toBe('constant-retreat');
  });

  test('[XXI-2.4.8] the armies never move back: no roll takes them down a box', () => {
    for (const front of GRINDING_WAR.keys()) {
      const game = run<Xxi>(emptyMap(armiesAt(fresh(), front, 2)), (t) => grindingWar(t), { dice: [1, 1] });
      expect(game.state.front).toBe(front);
    }
  });

  test('[XXI-2.4.9] the models have the ratings and costs of the track', () => {
    const table = MODELS.map(({ model, ratings: r, cost: c }) =>
      [model, r.engine, r.silence, r.attack, r.defense, c.hull, c.system, c.crew].join(' '),
    );
    expect(table).toEqual(['A 3 2 2 3 2 2 2', 'B 3 3 3 3 2 2 1', 'C 3 4 3 4 2 1 1', 'D 4 4 4 4 1 1 1']);
  });

  test('[XXI-2.4.9] each model costs one resource less than the one before', () => {
    expect(MODELS.map(({ cost }) => cost.hull + cost.system + cost.crew)).toEqual([6, 5, 4, 3]);
  });

  test('[XXI-2.4.10] two paths of four boxes, with their tests, numbers and depth charges', () => {
    const boxes = AREAS.map((area) =>
      PATHS[area].boxes.map(({ name, test: rating, need, charges }) => [name, rating, need, charges].join(' ')),
    );
    expect(boxes).toEqual([
      ['open-ocean engine 4 1', 'pby-searchers engine 5 1', 'scout-bomber silence 4 1', 'destroyer-screen silence 5 2'],
      [
        'northern-passage engine 5 1',
        'coastal-command silence 5 2',
        'support-group engine 5 2',
        'inshore-escorts silence 6 2',
      ],
    ]);
    expect(AREAS.map((area) => [PATHS[area].escortDice, PATHS[area].homeNeed])).toEqual([
      [2, 4],
      [3, 5],
    ]);
  });

  test('[XXI-2.4.10] a mission leaves Valentin, and comes back to it', () => {
    const state = convoysIn(fresh(), 'AO', 'convoy-3');
    const game = run<Xxi>(state, (t) => battle(t), {
      dice: [4, 1, 4, 1], // Open Ocean, home
      choices: ['send vii-1 AO', 'abort', 'end-missions'],
    });
    expect(game.state.valentin.toSorted()).toEqual(['vii-1', 'vii-2']);
    expect(game.state.mission).toBeNull();
  });
});

describe('XXI-2.5 terms', () => {
  test('[XXI-2.5a] only the highest die counts; dice are not added', () => {
    expect(reaches([4, 1], 4)).toBe(true);
    expect(reaches([1, 4], 4)).toBe(true);
    expect(reaches([3, 3], 4)).toBe(false);
    expect(reaches([6], 5)).toBe(true);
  });

  test('[XXI-2.5a] the chances are those of the table', () => {
    const table = [1, 2, 3, 4].map((dice) =>
      [2, 3, 4, 5, 6].map((need) => (chanceToReach(dice, need) * 100).toFixed(1)).join(' '),
    );
    expect(table).toEqual([
      '83.3 66.7 50.0 33.3 16.7',
      '97.2 88.9 75.0 55.6 30.6',
      '99.5 96.3 87.5 70.4 42.1',
      '99.9 98.8 93.8 80.2 51.8',
    ]);
  });

  test('[XXI-2.5b] Danzig has 4 squares, Bremen 6, Hamburg 8', () => {
    expect(SQUARES).toEqual({ '18': 4, '8': 6, '12': 8 });
  });

  test.each(YARDS.map((yard) => [yard]))(
    '[XXI-2.5b] when the squares of %s are full, the rest stay outside',
    (yard) => {
      const hulls = RESOURCES.slice(0, SQUARES[yard]);
      const state = onMap(inSquares(emptyMap(fresh()), yard, ...hulls), { 'crew-F-1': yard });
      const full = run<Xxi>(state, (t) => movement(t), { choices: ['end-movement'] });
      expect(full.barred[0]).toMatchObject({ 'transfer crew-F-1': 'XXI-2.5b' });
      expect(placesOf(full.state)).toEqual({ 'crew-F-1': yard });
      lift(state, hulls[0]!);
      const free = run<Xxi>(state, (t) => movement(t), { choices: ['transfer crew-F-1', 'end-movement'] });
      expect(free.state.squares[yard]).toHaveLength(SQUARES[yard]);
    },
  );

  test('[XXI-2.5c] a devastated yard has nothing left to build with, and nothing comes in', () => {
    const parts = ['hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1'] as const;
    const state = inSquares(onMap(fresh(), { 'hull-C-1': '12', 'hull-C-2': '7' }), '12', ...parts);
    const game = run<Xxi>(
      inBox(state, 'ibg-1', 'dev-1'),
      function* (t) {
        yield* bombing(t);
        yield* transport(t);
        yield* movement(t);
        yield* construction(t);
      },
      { dice: [4, 4, 4, 6], choices: ['end-movement'] },
    );
    expect(game.state.scrap.toSorted()).toEqual([...parts, 'hull-C-1'].toSorted());
    expect(game.barred[0]).toMatchObject({ 'move hull-C-2 12': 'XXI-7.2d' });
    expect(game.state.commands).toEqual([]);
  });

  test('[XXI-2.5d] eight encounter boxes, each with a name of its own', () => {
    const names = AREAS.flatMap((area) => PATHS[area].boxes.map(({ name }) => name as string));
    expect(new Set(names).size).toBe(8);
  });

  test('[XXI-2.5d] resources appear on the seven lettered spaces only', () => {
    const game = run<Xxi>(inBox(emptyMap(fresh()), ...RESOURCES), (t) => allocation(t));
    expect([...new Set(Object.values(placesOf(game.state)))].toSorted()).toEqual(LETTERS);
  });

  test('[XXI-2.5d] flotillas are built in hubs 8, 12 and 18 only', () => {
    const state = inBox(inSquares(built(fresh(), 3), '18', 'hull-A-1', 'sys-D-1', 'crew-F-1'), 'ibg-1');
    const game = run<Xxi>(state, (t) => construction(t), { choices: ['no-build'] });
    const named = [...game.offered[0]!, ...Object.keys(game.barred[0]!)].filter((words) => words.startsWith('build '));
    expect(named.toSorted()).toEqual(['build 12', 'build 18', 'build 8']);
  });
});

/** The last turn with something to do in every phase. */
function busyTurn(): State {
  const state = armiesAt({ ...emptyMap(fresh()), turn: 21 }, 8, 2);
  inSquares(state, '12', 'hull-A-1', 'hull-A-2', 'sys-D-1', 'sys-D-2', 'crew-F-1', 'crew-F-2');
  onMap(state, { 'hull-B-1': 'B', 'crew-G-1': 'G' });
  inBox(state, 'ibg-1');
  return onTop(state, 'dev-1', 'convoy-3');
}

/** A roll of the log: what it was for, and its dice. */
const rolls = (log: readonly { readonly entry: Log }[]): string[] =>
  log.flatMap(({ entry }) => ('dice' in entry ? [`${entry.what} ${entry.dice.join(' ')}`] : []));

const BUSY = {
  dice: [1, 1, 2, 3, 1, 2, 5, 1, 6],
  choices: [
    ...['move hull-B-1 7', 'end-movement', 'build 12', 'send vii-1 AO', 'return', 'end-missions'],
    ...['clear 4 hull-B-1', 'mark dev-1'],
  ],
};

describe('XXI-3 sequence of play', () => {
  test('[XXI-3.0] the nine phases follow each other in order', () => {
    const game = run<Xxi>(busyTurn(), (t) => play(t), BUSY);
    expect(game.cited).toEqual([
      'XXI-3.0 turn-begins',
      'XXI-4.2 counter-drawn',
      'XXI-4.2 counter-drawn',
      'XXI-5.1b counter-placed',
      'XXI-6.0b raid',
      'XXI-6.0c hub-devastated',
      'XXI-7.1a transport-rolled',
      'XXI-7.2a resource-moves',
      'XXI-7.1b points-lost',
      'XXI-8.4a flotilla-built',
      'XXI-9.1b flotilla-sails',
      'XXI-9.2c box-tested',
      'XXI-9.4a depth-charges',
      'XXI-9.4b flotilla-depleted',
      'XXI-9.6a flotilla-home',
      'XXI-10.1 armies-roll',
      'XXI-10.3b retreat-costs',
      'XXI-11.1 flotillas-refitted',
      'XXI-11.2 hub-repaired',
      'XXI-12.1 convoys-arrive',
      'XXI-12.2a turn-marked',
      'XXI-14.4 game-ends',
    ]);
  });

  test('[XXI-3.0] after the End Phase a new turn begins, until the game is over', () => {
    const state = onTop({ ...fresh(), turn: 20, front: 8 }, 'ibg-1', 'ibg-2', 'ibg-3', 'ibg-4');
    const game = run<Xxi>(state, (t) => play(t), {
      dice: [1, 1],
      choices: ['end-movement', 'end-missions', 'mark hull-A-1', 'end-movement', 'end-missions', 'mark hull-B-1'],
    });
    const turns = game.log.flatMap(({ entry }) => (entry.what === 'turn-begins' ? [entry.turn] : []));
    expect(turns).toEqual([20, 21]);
    expect(game.state).toMatchObject({ turn: 21, ending: 'final' });
  });

  test('[XXI-3.1] dice fall in the order of the phases, all dice of one roll together', () => {
    const game = run<Xxi>(busyTurn(), (t) => play(t), BUSY);
    expect(rolls(game.log)).toEqual([
      'raid 1 1 2',
      'transport-rolled 3',
      'box-tested 1 2',
      'depth-charges 5',
      'armies-roll 1 6',
    ]);
  });

  test('[XXI-3.1] in a raid: three dice, three for each reroll, then the die of the heavy AA, marker by marker', () => {
    const state = { ...devastated(fresh({ heavyAA: true }), { '4': 'dev-8' }), flak: { '12': 'aa-1' as const } };
    const game = run<Xxi>(inBox(state, 'dev-1', 'dev-2'), (t) => bombing(t), {
      dice: [1, 1, 2, 4, 4, 4, 6, 1, 1, 3],
    });
    expect(rolls(game.log)).toEqual(['raid 1 1 2', 'raid 4 4 4', 'flak-fires 6', 'raid 1 1 3']);
  });

  test('[XXI-3.1] in a mission: each box and its depth charges, each attack and its escorts, home', () => {
    const game = run<Xxi>(convoysIn(fresh(), 'AO', 'convoy-3', 'convoy-4'), (t) => battle(t), {
      dice: [4, 2, 4, 3, 1, 4, 1, 5, 3, 5, 1, 1, 1, 2, 3, 1, 2, 5, 4],
      choices: [
        ...['send vii-1 AO', 'go-on', 'go-on', 'go-on', 'attack convoy-3'],
        ...['attack-again', 'go-home', 'end-missions'],
      ],
    });
    expect(rolls(game.log)).toEqual([
      'box-tested 4 2',
      'box-tested 4 3',
      'depth-charges 1',
      'box-tested 4 1',
      'box-tested 5 3',
      'convoy-attacked 5 1',
      'depth-charges 1 1',
      'convoy-attacked 2 3',
      'depth-charges 1 2',
      'trip-home 5 4',
    ]);
  });

  test('[XXI-3.1] the pile is shuffled at setup and at a refill, in the middle of the draws', () => {
    const state: State = { ...armiesAt(fresh(), 7), phase: 'setup', turn: 21 };
    state.drawPile = ['dev-1', 'ibg-1'];
    state.scrap = ['ibg-2', 'ibg-3', 'ibg-4'];
    const shuffles: string[] = [];
    run<Xxi>(
      state,
      (t) => {
        vi.spyOn(t, 'shuffle').mockImplementation((pile) => {
          shuffles.push(`${pile.length} after ${t.state.allocation.length} draws`);
        });
        return play(t);
      },
      { dice: [1, 1, 1, 4, 2], choices: ['end-movement', 'end-missions', 'no-repair', 'mark hull-A-1'] },
    );
    expect(shuffles).toEqual(['2 after 0 draws', '3 after 2 draws']);
  });
});
