/** PK-18.3, PK-21.2  What a viewer imagines of what it cannot know: only that, and only what could be. */
import { FastDice } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { MARKERS } from '../src/data/frogmen.ts';
import { BARBARIGO_ENTRY, FUEL_BOXES, NORTH_ATLANTIC, SUPPLY_BOXES, TORPEDO_BOXES } from '../src/data/submarines.ts';
import { EXITS, seaDistance } from '../src/geography.ts';
import type { State } from '../src/state.ts';
import { planeOf, subOf } from '../src/units.ts';
import { resample } from '../src/view.ts';
import { bare, plane, sub } from './position.ts';

/** Many worlds of one viewer. */
const worldsOf = (state: State, viewer: 'axis' | 'allies' | 'spectator', count: number): State[] =>
  Array.from({ length: count }, (_, i) => {
    const world = structuredClone(state);
    resample(world, viewer, new FastDice(`world ${i}`));
    return world;
  });

/** What many worlds have at the place that is asked about. */
const worlds = <T>(
  state: State,
  viewer: 'axis' | 'allies' | 'spectator',
  of: (world: State) => T,
  count = 60,
): Set<T> => new Set(worldsOf(state, viewer, count).map(of));

const hidden = (over: Partial<State> = {}): State =>
  bare({ hiddenSubmarines: true }, { turn: 3, phase: 'air', ...over });
const sorted = <T>(found: Set<T>): T[] =>
  [...found].sort((one, other) =>
    typeof one === 'number' ? one - Number(other) : String(one) < String(other) ? -1 : 1,
  );
const numbers = (most: number): number[] => Array.from({ length: most + 1 }, (_, i) => i);

describe('PK-18.3 boats that nobody sees', () => {
  test('[PK-18.3] anywhere it can have reached since, four areas a turn, and no further', () => {
    const distances = (over: Partial<State>): number => {
      const state = hidden(over);
      sub(state, 'U-66', 'CA', { seenAt: 'CC', seenOn: 2 });
      const places = worlds(state, 'allies', (world) => subOf(world, 'U-66').place);
      return Math.max(...[...places].map((place) => seaDistance(place as 'CA', 'CC')));
    };
    expect(distances({ turn: 2 })).toBe(0);
    expect(distances({ turn: 3 })).toBe(4);
    expect(distances({ turn: 2, phase: 'naval' })).toBe(4);
    for (const phase of ['frogmen', 'bombardment', 'second-move', 'overhead', 'return', 'turn-end'] as const)
      expect(distances({ turn: 2, phase })).toBe(4);
  });

  test('[PK-18.3] status and boxes are free within what a boat can have; what was seen of it stays', () => {
    const state = hidden({ phase: 'naval' });
    sub(state, 'U-66', 'CA', { seenAt: 'CC', seenOn: 2, hasFired: true });
    sub(state, 'MilchCow', 'CA', { seenAt: 'CC', seenOn: 2 });
    const all = worldsOf(state, 'allies', 200);
    const of = <T>(pick: (world: State) => T): T[] => sorted(new Set(all.map(pick)));
    expect(of((world) => subOf(world, 'U-66').status)).toEqual(['submerged', 'surfaced']);
    expect(of((world) => subOf(world, 'U-66').torpedoes)).toEqual(numbers(TORPEDO_BOXES));
    expect(of((world) => subOf(world, 'U-66').fuel)).toEqual(numbers(FUEL_BOXES));
    expect(of((world) => subOf(world, 'U-66').supply)).toEqual([0]);
    expect(of((world) => subOf(world, 'U-66').activated)).toEqual([false, true]);
    expect(of((world) => subOf(world, 'MilchCow').torpedoes)).toEqual([0]);
    expect(of((world) => subOf(world, 'MilchCow').supply)).toEqual(numbers(SUPPLY_BOXES));
    expect(of((world) => [subOf(world, 'U-66').seenAt, subOf(world, 'U-66').hasFired].join())).toEqual(['CC,true']);
    expect(of((world) => world.refits)).toEqual([0, 1]);
  });

  test('[PK-18.3] a boat is rather up than down', () => {
    const state = hidden();
    sub(state, 'U-66', 'CA', { seenAt: 'CC', seenOn: 2 });
    const up = worldsOf(state, 'allies', 200).filter((world) => subOf(world, 'U-66').status === 'surfaced').length;
    expect(Math.abs(up / 200 - 3 / 4)).toBeLessThan(0.1);
  });

  test('[PK-18.3] nobody has been activated before submarines sail', () => {
    const state = hidden({ phase: 'air' });
    sub(state, 'U-66', 'CA', { seenAt: 'CC', seenOn: 2 });
    expect([...worlds(state, 'allies', (world) => subOf(world, 'U-66').activated)]).toEqual([false]);
  });

  test('[PK-18.3] one that has only just come came in by an entry of its own', () => {
    const state = hidden({ turn: 3 });
    const north = NORTH_ATLANTIC.boats[0]!;
    for (const id of ['U-66', north, 'Barbarigo'] as const) sub(state, id, 'CA', { seenAt: null, seenOn: 3 });
    const found = worldsOf(state, 'allies', 120);
    const entries = (id: 'U-66' | typeof north | 'Barbarigo') =>
      sorted(new Set(found.map((world) => subOf(world, id).place as string)));
    const all = (...areas: readonly (readonly string[])[]): string[] => [...new Set(areas.flat())].sort();
    expect(entries('U-66')).toEqual(all(EXITS));
    expect(entries(north)).toEqual(all(EXITS, NORTH_ATLANTIC.entry));
    expect(entries('Barbarigo')).toEqual(all(EXITS, BARBARIGO_ENTRY));
  });

  test('[PK-18.3] the Axis, and everybody where submarines are open, imagine nothing of them', () => {
    const state = hidden({ phase: 'naval' });
    sub(state, 'U-66', 'CA', { seenAt: 'CC', seenOn: 1 });
    const open = bare({}, { phase: 'naval' });
    sub(open, 'U-66', 'CA', { seenAt: 'CC', seenOn: 1 });
    for (const [known, viewer] of [
      [state, 'axis'],
      [open, 'allies'],
      [open, 'spectator'],
    ] as const)
      expect([...worlds(known, viewer, (world) => JSON.stringify(world), 20)]).toEqual([JSON.stringify(known)]);
  });

  test('[PK-21.3.1] [PK-18.7] a floatplane that has flown may belong to any boat out there, the Z.511 to Barbarigo alone', () => {
    const state = hidden();
    for (const id of ['U-66', 'U-109', 'Barbarigo'] as const) sub(state, id, 'CA', { seenAt: 'CC', seenOn: 2 });
    sub(state, 'U-123', 'home');
    sub(state, 'U-125', 'sunk');
    sub(state, 'U-128', 'out');
    plane(state, 'BV222', 'home', { support: 'U-66' });
    plane(state, 'Z511', 'home', { support: 'Barbarigo' });
    plane(state, 'He177-1', 'home');
    const supports = (id: 'BV222' | 'Z511' | 'He177-1') =>
      sorted(worlds(state, 'allies', (world) => planeOf(world, id).support));
    expect(supports('BV222')).toEqual(['U-109', 'U-66']);
    expect(supports('Z511')).toEqual(['Barbarigo']);
    expect(supports('He177-1')).toEqual([null]);
  });
});

describe('PK-21.2 Barbarigo', () => {
  const afloat = (known: boolean, mode: 'frogman' | 'torpedo'): State => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'CA', { torpedoes: mode === 'frogman' ? 0 : TORPEDO_BOXES });
    Object.assign(state.barbarigo, { known, mode });
    return state;
  };
  const modes = (state: State, viewer: 'axis' | 'allies') =>
    sorted(worlds(state, viewer, (world) => `${world.barbarigo.mode} ${subOf(world, 'Barbarigo').torpedoes}`));

  test('[PK-21.2] until its mode is known it may be either; with frogmen it has no torpedoes', () => {
    const either = ['frogman 0', `torpedo ${TORPEDO_BOXES}`];
    expect(modes(afloat(false, 'torpedo'), 'allies')).toEqual(either);
    expect(modes(afloat(false, 'torpedo'), 'axis')).toEqual(either.slice(1));
    expect(modes(afloat(true, 'frogman'), 'allies')).toEqual(either.slice(0, 1));
    expect(modes(afloat(true, 'torpedo'), 'allies')).toEqual(either.slice(1));
  });

  test('[PK-21.2.1] the marker left out is the secret of whoever filled, until it is drawn', () => {
    const state = afloat(true, 'frogman');
    const container = { port: 'newyork', filledBy: 'axis', leftOut: 'F1', filled: true, drawn: false } as const;
    const left = (over: object, viewer: 'axis' | 'allies') => {
      state.containers = [{ ...container, ...over }];
      return sorted(worlds(state, viewer, (world) => world.containers[0]!.leftOut));
    };
    expect(left({}, 'allies')).toEqual([...MARKERS].sort());
    expect(left({}, 'axis')).toEqual(['F1']);
    expect(left({ filledBy: 'allies' }, 'allies')).toEqual(['F1']);
    expect(left({ filledBy: 'allies' }, 'axis')).toEqual([...MARKERS].sort());
    expect(left({ drawn: true }, 'allies')).toEqual(['F1']);
    expect(left({ filled: false, leftOut: null }, 'allies')).toEqual([null]);
  });
});
