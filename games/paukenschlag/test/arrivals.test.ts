/** PK-5.1, PK-13, PK-14: what happens at the start of a turn. */
import { describe, expect, test } from 'vitest';
import { bombersReady } from '../src/air-return.ts';
import {
  alliedArrivals,
  callUp,
  canadiansDue,
  declareStatus,
  enterBarbarigo,
  enterCanadians,
  openField,
  placeDue,
  rollNorthAtlantic,
} from '../src/arrivals.ts';
import { newConvoys } from '../src/convoys.ts';
import { randomEvent } from '../src/random-event.ts';
import { play as wholeGame } from '../src/sequence.ts';
import { planeOf, shipOf, subOf } from '../src/units.ts';
import { bare, plane, play, scenario, sub, until } from './position.ts';

describe('PK-14 the event', () => {
  test('[PK-5.1.1] [PK-14.1] one die on turn 1 only', () => {
    const state = scenario();
    play(state, randomEvent, { dice: [8] });
    expect(state.event).toBe('civilAirPatrol');
    state.turn = 2;
    play(state, randomEvent);
    expect(state.event).toBe('civilAirPatrol');
  });

  test('[PK-14.1] the Coast Guard mobilises: CUT-6 at once in CA', () => {
    const state = scenario();
    play(state, randomEvent, { dice: [4] });
    expect(shipOf(state, 'CUT-6').area).toBe('CA');
  });

  test.each([
    [3, []],
    [4, []],
    [5, ['U-108', 'U-203']],
    [6, ['MilchCow', 'U-103', 'U-106', 'U-128']],
  ])('[PK-14.1] [PK-13.3] the Norway scare: on turn %i come %j', (turn, due) => {
    const state = bare({}, { event: 'norway', turn });
    play(state, callUp);
    expect(state.due).toEqual(due);
  });
});

describe('PK-13 reinforcements', () => {
  test('[PK-13.1] [PK-5.1.2] [PK-6.10] [PK-11.5] scheduled boats first, then those back from home, with full boxes', () => {
    const state = bare({}, { turn: 4, phase: 'due' });
    sub(state, 'U-66', 'home', { back: 4, torpedoes: 1, fuel: 2, hasFired: true });
    sub(state, 'U-109', 'home', { back: 5 });
    play(state, callUp);
    expect(state.due).toEqual(['U-103', 'U-106', 'U-66']);
    const game = play(state, placeDue, {
      choices: ['arrive U-103 BE surfaced', 'arrive U-106 AL submerged', 'arrive U-66 DT surfaced'],
    });
    expect(game.offered[0]).toHaveLength(10);
    expect(subOf(state, 'U-66')).toMatchObject({ place: 'DT', torpedoes: 4, fuel: 6, back: 0, hasFired: true });
    expect(subOf(state, 'U-106')).toMatchObject({ place: 'AL', status: 'submerged', detected: false });
  });

  test('[PK-13.2] ships and air units come where they are listed', () => {
    const state = bare({ scenario: '17.2' }, { turn: 5 });
    play(state, alliedArrivals);
    expect(state.ships.map(({ id, area }) => `${id} ${area}`)).toEqual(['CUT-5 DA', 'TF-1 CA']);
    expect(state.planes.map(({ id, base }) => `${id} ${base}`)).toEqual(['17BG jaxnas', 'VS-1D7 miaminas']);
  });

  test('[PK-13.3] a ruined base sends them to the nearest that is whole, or else to the least damaged', () => {
    const state = bare();
    state.damage.jaxnas = 3;
    expect(openField(state, 'jaxnas')).toBe('charlestonfield');
    for (const id of Object.keys(state.damage) as (keyof typeof state.damage)[]) state.damage[id] = 2;
    state.damage.jaxnas = 3;
    state.damage.gtmo = 1;
    expect(openField(state, 'jaxnas')).toBe('gtmo');
    expect(openField(state, 'quonset')).toBe('quonset');
  });
});

describe('PK-21 who comes with the variants', () => {
  test('[PK-21.2] Barbarigo comes on its turn, with its mode', () => {
    const state = bare({ v21_2_barbarigo: true });
    state.barbarigo.entry = 3;
    const game = play(state, enterBarbarigo, { choices: ['arrive Barbarigo DH surfaced frogman'] });
    expect(game.offered[0]).toHaveLength(8);
    expect(state.barbarigo.mode).toBe('frogman');
    expect(subOf(state, 'Barbarigo')).toMatchObject({ place: 'DH', torpedoes: 0 });
  });

  test('[PK-21.4] without the North Atlantic boats the Canadians come on turn 2 or never', () => {
    const state = bare({ v21_4_canadians: true }, { turn: 2 });
    play(state, enterCanadians, { choices: ['arrive CDD-1 BB', 'arrive CCU-2 BD', 'done'] });
    expect(state.ships.map(({ id, area }) => `${id} ${area}`)).toEqual(['CCU-2 BD', 'CDD-1 BB']);
    state.turn = 3;
    expect(play(state, enterCanadians).asked).toEqual([]);
  });
});

describe('PK-5.1.3 bombers, PK-5.1.4 convoys', () => {
  test('[PK-5.1.3] [PK-12.1.1] a bomber off the track takes either field of the Azores', () => {
    const state = bare({}, { turn: 6 });
    plane(state, 'He177-1', 'lajes', { state: 'track', slot: 6 });
    plane(state, 'FW200-1', 'lajes', { state: 'track', slot: 7 });
    const game = play(state, bombersReady, { choices: ['base He177-1 rabodepeixe'] });
    expect(game.offered[0]).toEqual(['base He177-1 lajes', 'base He177-1 rabodepeixe']);
    expect(planeOf(state, 'He177-1')).toMatchObject({ state: 'ready', base: 'rabodepeixe', slot: 0 });
    expect(planeOf(state, 'FW200-1').state).toBe('track');
  });

  test('[PK-5.1.4] [PK-10.1] a die for how many, and one for each route', () => {
    const state = bare();
    play(state, newConvoys, { dice: [5, 7, 8] });
    expect(state.convoys.map(({ type, area, to }) => [type, area, to].join(' '))).toEqual([
      'OCN BA UK',
      'OCN AL halifax',
    ]);
  });

  test('[PK-5.1.2] a turn goes through its steps in the printed order', () => {
    const state = scenario();
    const { state: now } = until(state, wholeGame, { dice: [10, 1, 1], choices: ['done'] });
    expect(now.phase).toBe('allied-cap');
    expect(now.convoys).toHaveLength(6);
  });
});

describe('PK-3.1, PK-13.1 boats, one by one', () => {
  test('[PK-3.1] only a boat that is up may be declared below', () => {
    const state = bare();
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CA', { status: 'submerged' });
    const game = play(state, declareStatus, { choices: ['submerge U-66'] });
    expect(game.offered).toEqual([['done', 'submerge U-66']]);
    expect(game.log).toEqual([
      { rule: 'PK-3.1', entry: { what: 'status-declared', sub: 'U-66', status: 'submerged' } },
    ]);
  });

  test('[PK-6.10] [PK-13.1] who returns is told apart from who is new, and is in the list once', () => {
    const state = bare({}, { due: ['U-66', 'U-109'] });
    sub(state, 'U-66', 'home', { back: 3 });
    const game = play(state, placeDue, { choices: ['arrive U-66 BE surfaced', 'arrive U-109 AL submerged'] });
    expect(game.log.filter(({ entry }) => entry.what === 'submarine-arrives')).toEqual([
      { rule: 'PK-6.10', entry: { what: 'submarine-arrives', sub: 'U-66', returns: true } },
      { rule: 'PK-13.1', entry: { what: 'submarine-arrives', sub: 'U-109', returns: false } },
    ]);
    expect(state.subs.map(({ id }) => id)).toEqual(['U-66', 'U-109']);
  });

  test.each([
    ['frogman', 0],
    ['torpedo', 4],
  ] as const)('[PK-6.10] [PK-21.2.1] back from home for %s, Barbarigo has %i torpedo boxes', (mode, torpedoes) => {
    const state = bare({ v21_2_barbarigo: true }, { due: ['Barbarigo'] });
    state.barbarigo.mode = mode;
    sub(state, 'Barbarigo', 'home', { back: 3, torpedoes: 0 });
    play(state, placeDue, { choices: ['arrive Barbarigo BE surfaced'] });
    expect(subOf(state, 'Barbarigo').torpedoes).toBe(torpedoes);
  });
});

describe('PK-21.1 the North Atlantic', () => {
  const rolled = (turn: number, dice: number[], v21_1_northAtlantic = true) =>
    play(bare({ v21_1_northAtlantic }, { turn }), rollNorthAtlantic, { dice });

  test('[PK-21.1] from turn 2 to 9, and only with the variant', () => {
    expect(rolled(1, []).cited).toEqual([]);
    expect(rolled(2, [9, 9, 9, 9, 9, 9]).cited).toHaveLength(6);
    expect(rolled(9, [9, 9, 9, 9, 9, 9]).cited).toHaveLength(6);
    expect(rolled(10, []).cited).toEqual([]);
    expect(rolled(5, [], false).cited).toEqual([]);
  });

  test('[PK-21.1] each die says what becomes of its boat; those in play or struck off roll no more', () => {
    const state = bare({ v21_1_northAtlantic: true }, { turn: 5, struckOff: ['U-84'] });
    sub(state, 'U-87', 'BD');
    const game = play(state, rollNorthAtlantic, { dice: [4, 5, 10, 9] });
    expect(game.log.map(({ entry }) => entry)).toEqual([
      { what: 'north-atlantic-roll', sub: 'U-135', die: 4, result: 'enters' },
      { what: 'north-atlantic-roll', sub: 'U-353', die: 5, result: 'waits' },
      { what: 'north-atlantic-roll', sub: 'U-552', die: 10, result: 'struck-off' },
      { what: 'north-atlantic-roll', sub: 'U-553', die: 9, result: 'waits' },
    ]);
  });

  test('[PK-21.1] [PK-21.4] the turn of the first boat is noted once, and the Canadians come after it', () => {
    const first = (dice: number[], firstBoat: number) => {
      const state = bare({ v21_1_northAtlantic: true, v21_4_canadians: true }, { turn: 5, firstBoat });
      play(state, rollNorthAtlantic, { dice });
      return state.firstBoat;
    };
    expect(first([9, 9, 9, 9, 9, 9], 0)).toBe(0);
    expect(first([1, 9, 9, 9, 9, 9], 0)).toBe(5);
    expect(first([1, 9, 9, 9, 9, 9], 3)).toBe(3);
    const due = (firstBoat: number) =>
      canadiansDue(bare({ v21_1_northAtlantic: true, v21_4_canadians: true }, { turn: 5, firstBoat })).length;
    expect([due(0), due(4), due(5)]).toEqual([0, 4, 0]);
  });
});

describe('PK-21.2, PK-21.4 variants', () => {
  const entering = (entry: number, v21_2_barbarigo: boolean, choices: readonly string[] = []) => {
    const state = bare({ v21_2_barbarigo }, { turn: 3 });
    state.barbarigo.entry = entry;
    return play(state, enterBarbarigo, { choices });
  };

  test('[PK-21.2] Barbarigo comes on its turn alone, and only with the variant', () => {
    expect(entering(4, true).asked).toEqual([]);
    expect(entering(3, false).asked).toEqual([]);
  });

  test('[PK-21.2] what it came for is told to the Axis alone; for torpedoes its boxes are full', () => {
    const game = entering(3, true, ['arrive Barbarigo DT submerged torpedo']);
    expect(game.whispered).toEqual(['PK-21.2 mode-chosen: axis']);
    expect(subOf(game.state, 'Barbarigo')).toMatchObject({ place: 'DT', torpedoes: 4, status: 'submerged' });
  });

  test('[PK-21.4] who is in play or lost does not come again', () => {
    const state = bare({ v21_4_canadians: true }, { turn: 2, lost: ['CCU-1'] });
    play(state, enterCanadians, { choices: ['arrive CDD-1 BB', 'done'] });
    expect(canadiansDue(state)).toEqual(['CCU-2', 'CCU-3']);
  });
});
