/** PK-18.1 to PK-18.8, PK-21.2  What each seat is shown, field by field, and when a submarine counts as seen. */
import { describe, expect, test } from 'vitest';
import { isSeen, seenFirst } from '../src/sight.ts';
import type { State } from '../src/state.ts';
import { view } from '../src/view.ts';
import { bare, convoy, grid, plane, scenario, ship, sub } from './position.ts';

/** A table on which nothing is at its standard value. */
function lived(hiddenSubmarines: boolean): State {
  const state = scenario({ hiddenSubmarines });
  sub(state, 'Barbarigo', 'CA', { torpedoes: 2 });
  convoy(state, 'C-1', 'OCN', 'DF', 'newyork');
  Object.assign(state, {
    ...{ turn: 7, lost: ['DD-1'], due: ['U-106'], struckOff: ['U-107'], searched: ['VP-51'], refits: 2 },
    finished: { axis: true, allies: false },
    barbarigo: { entry: 4, mode: 'frogman', known: false, attacks: 1, flown: true },
  });
  Object.assign(state.score, { axis: 5 });
  return state;
}

describe('PK-18.3 who sees what', () => {
  test.each([true, false])('[PK-18.3] the Axis sees the table as it is; hidden submarines: %s', (hidden) => {
    const state = lived(hidden);
    expect(view(state, 'axis')).toEqual(state);
  });

  test('[PK-18.3] what is no submarine, the Allies see as it is', () => {
    const state = lived(true);
    const { subs, barbarigo, refits, ...rest } = view(state, 'allies');
    const { subs: _subs, barbarigo: _mode, refits: _refits, ...known } = state;
    expect(rest).toEqual(known);
    expect(subs.map(({ id }) => id)).toEqual(state.subs.map(({ id }) => id));
    expect({ barbarigo, refits }).toEqual({ barbarigo: { ...state.barbarigo, mode: null }, refits: 0 });
  });

  test('[PK-18.3] where submarines do not hide, refits are known', () => {
    expect(view(lived(false), 'allies').refits).toBe(2);
  });

  test('[PK-21.2] Barbarigo’s mode is everybody’s once it has come out, and its torpedoes with it', () => {
    const state = lived(false);
    const seen = () => view(state, 'allies').subs.find(({ id }) => id === 'Barbarigo')!.torpedoes;
    expect([view(state, 'allies').barbarigo.mode, seen()]).toEqual([null, 4]);
    state.barbarigo.known = true;
    expect([view(state, 'allies').barbarigo.mode, seen()]).toEqual(['frogman', 2]);
    expect(view(state, 'spectator').barbarigo.mode).toBe('frogman');
  });

  test('[PK-18.7] the support of a floatplane is secret only where submarines hide', () => {
    const supportFor = (hiddenSubmarines: boolean, viewer: 'axis' | 'allies') => {
      const state = bare({ hiddenSubmarines });
      plane(state, 'Z511', 'home', { support: 'Barbarigo' as never });
      return view(state, viewer).planes[0]!.support;
    };
    expect([supportFor(true, 'axis'), supportFor(true, 'allies'), supportFor(false, 'allies')]).toEqual([
      'Barbarigo',
      null,
      'Barbarigo',
    ]);
  });
});

describe('PK-18.1 when a submarine is seen', () => {
  /** U-66 and Barbarigo are at sea where a destroyer is on a grid. */
  function nearby() {
    const state = bare({ hiddenSubmarines: true });
    const boat = sub(state, 'U-66', 'CA');
    const raider = sub(state, 'Barbarigo', 'CA');
    ship(state, 'DD-1', 'CA');
    return { state, boat, raider };
  }

  test.each([
    ['osl', 1, [['U-66'], []], true],
    ['osl', 0, [[], ['U-66']], true],
    ['osl', 0, [['Barbarigo'], []], false],
    ['tsl', 0, [[], ['U-66']], true],
    ['tsl', 1, [[], ['U-66']], false],
    ['tsl', 1, [['U-66'], []], false],
    ['tsl', 0, [[], []], false],
  ] as const)('[PK-18.1] at %s level, box %i, with %j waiting: %s', (level, box, boxes, seen) => {
    const { state, boat } = nearby();
    grid(state, 'CA', 'allies', [['DD-1', 5, 5]], { level, box, boxes: boxes.map((units) => [...units]) });
    expect(isSeen(state, boat)).toBe(seen);
  });

  test('[PK-18.1] [PK-18.7] a frogman attack that is declared shows Barbarigo and nobody else', () => {
    const { state, boat, raider } = nearby();
    expect([isSeen(state, boat), isSeen(state, raider)]).toEqual([false, false]);
    state.activation = { unit: 'Barbarigo', step: 'declare' } as unknown as State['activation'];
    expect([isSeen(state, boat), isSeen(state, raider)]).toEqual([false, true]);
    state.activation = { unit: 'Barbarigo', step: 'move' } as unknown as State['activation'];
    expect(isSeen(state, raider)).toBe(false);
    state.activation = null;
    state.containers = [{} as State['containers'][number]];
    expect([isSeen(state, boat), isSeen(state, raider)]).toEqual([false, true]);
  });

  test('[PK-18.3] a boat that a view has made unseen stays so, hidden submarines or not', () => {
    const state = bare({ hiddenSubmarines: false });
    const boat = sub(state, 'U-66', 'CA');
    expect([isSeen(state, boat), isSeen(state, { ...boat, place: 'unseen' })]).toEqual([true, false]);
  });

  test('[PK-18.3] lists name the seen before the unseen, each once', () => {
    const { state } = nearby();
    sub(state, 'U-109', 'CB', { detected: true });
    expect(seenFirst(state)[0]?.id).toBe('U-109');
    expect(
      seenFirst(state)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(state.subs.map(({ id }) => id).toSorted());
    const open = bare({ hiddenSubmarines: false });
    sub(open, 'U-66', 'CA');
    expect(seenFirst(open).map(({ id }) => id)).toEqual(['U-66']);
  });
});
