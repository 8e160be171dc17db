/** XXI-2.4  The map sheet: spaces, lines, tracks and boxes. */
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allocation } from '../src/allocation.ts';
import { battle } from '../src/battle.ts';
import { bombing } from '../src/bombing.ts';
import { ARMIES, COMMANDS, CONVOYS, DEVASTATIONS, RESOURCES } from '../src/data/counters.ts';
import { HUBS, LETTERS, LINES, NEIGHBOURS, PLACES, SPACES, type Space, YARDS } from '../src/data/map.ts';
import { AREAS, FIRST_MONTH, GRINDING_WAR, MODELS, PATHS, TURNS } from '../src/data/tracks.ts';
import { draw } from '../src/draw.ts';
import { end } from '../src/end.ts';
import { grindingWar } from '../src/grinding-war.ts';
import { movement, transport } from '../src/movement.ts';
import { play } from '../src/sequence.ts';
import { resourcesAt, type Xxi } from '../src/state.ts';
import { remaining, view } from '../src/view.ts';
import { afterRefill, attack, hitTimes } from './deeds.ts';
import { armiesAt, built, convoysIn, emptyMap, fresh, inBox, inScrap, onMap, onTop } from './position.ts';

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
