/** PK-5.4.2, PK-6.3, PK-6.8 to PK-6.11  A submarine is activated: what it does, and what follows from it. */
import { describe, expect, test } from 'vitest';
import type { State, Submarine } from '../src/state.ts';
import { leaveMap, moveSubmarine, moveTo } from '../src/submarine-moves.ts';
import { subOf } from '../src/units.ts';
import { bare, play, sub } from './position.ts';

type Order = Parameters<typeof moveSubmarine>[1];

function at(over: Partial<Submarine> = {}, options = {}): State {
  const state = bare(options);
  sub(state, 'U-66', 'DE', { fuel: 4, keptUp: true, ...over });
  return state;
}
const ordered = (state: State, order: Order) => {
  const game = play(state, (t) => moveSubmarine(t, order));
  return { ...game, boat: subOf(game.state, order[1] as 'U-66'), entries: game.log.map(({ entry }) => entry) };
};

describe('PK-5.4.2 the order', () => {
  test('[PK-6.3] [PK-11.1] it moves in its new status, pays, and meets whoever is there', () => {
    const { boat, log, state } = ordered(at({ status: 'submerged' }), ['move', 'U-66', 'DD', 'surfaced']);
    expect(log).toEqual([
      { rule: 'PK-6.3', entry: { what: 'moved', unit: 'U-66', from: 'DE', to: 'DD', status: 'surfaced' } },
      { rule: 'PK-11.1', entry: { what: 'fuel-spent', sub: 'U-66', left: 3 } },
    ]);
    expect(boat).toMatchObject({ place: 'DD', status: 'surfaced', activated: true, keptUp: false });
    expect(state.activation).toEqual({ unit: 'U-66', step: 'contact', waiting: [], meets: true });
  });

  test.each([
    ['hold', false],
    ['seek', true],
  ] as const)('[PK-6.8] to %s costs nothing; contact is sought: %s', (verb, seeks) => {
    const { boat, log, state } = ordered(at(), [verb, 'U-66', 'submerged']);
    expect(log).toEqual([
      { rule: 'PK-6.8', entry: { what: 'held', unit: 'U-66', area: 'DE', seeks, status: 'submerged' } },
    ]);
    expect(boat).toMatchObject({ place: 'DE', fuel: 4, status: 'submerged', activated: true });
    expect(state.activation).toMatchObject({ step: 'contact', meets: seeks });
  });

  test('[PK-9.2.2] the bar on submerging held for this activation', () => {
    expect(ordered(at({ keptUp: true }), ['hold', 'U-66', 'surfaced']).boat.keptUp).toBe(false);
  });

  test('[PK-18.4] where submarines hide, an activation is final, and who it was is told to the Axis alone', () => {
    const { revealed, whispered } = ordered(at({}, { hiddenSubmarines: true }), ['move', 'U-66', 'DD', 'surfaced']);
    expect(revealed).toEqual(['PK-18.4 submarine-activated']);
    expect(whispered).toEqual(['PK-6.3 moved: axis', 'PK-11.1 fuel-spent: axis']);
    const held = ordered(at({}, { hiddenSubmarines: true }), ['hold', 'U-66', 'surfaced']);
    expect(held.whispered).toEqual(['PK-6.8 held: axis']);
    expect(ordered(at(), ['hold', 'U-66', 'surfaced']).revealed).toEqual([]);
  });
});

describe('PK-11.2 with the Milch Cow', () => {
  const withCow = (place: 'DE' | 'DD', over: Partial<Submarine> = {}): State => {
    const state = at(over);
    sub(state, 'MilchCow', place, { supply: 10 });
    return state;
  };

  test('[PK-11.2] a move may end with fuel, on the surface', () => {
    const { boat, state } = ordered(withCow('DD', { status: 'submerged' }), ['refuel', 'U-66', 'DD', 2]);
    expect(boat).toMatchObject({ place: 'DD', status: 'surfaced', fuel: 5 });
    expect(state.activation?.meets).toBe(true);
  });

  test('[PK-11.2] [PK-6.8] fuel where it lies is no movement, and meets nobody', () => {
    const { boat, cited, state } = ordered(withCow('DE', { status: 'submerged' }), ['refuel', 'U-66', 'DE', 1]);
    expect(cited).toEqual(['PK-6.8 held', 'PK-11.2 refuelled']);
    expect(boat).toMatchObject({ place: 'DE', status: 'surfaced', fuel: 5 });
    expect(state.activation?.meets).toBe(false);
    expect(state.activation?.step).toBe('contact');
  });

  test('[PK-11.2] [PK-16.4] only the order to fill up takes fuel unasked', () => {
    expect(ordered(withCow('DE'), ['hold', 'U-66', 'surfaced']).boat.fuel).toBe(4);
    const full = withCow('DE');
    full.orders.axis.refuel = 'full';
    expect(ordered(full, ['hold', 'U-66', 'surfaced']).boat.fuel).toBe(6);
  });

  test('[PK-11.2] the cow herself gives to everybody beside her when she has moved', () => {
    const { state } = ordered(withCow('DD'), ['move', 'MilchCow', 'DE', 'surfaced']);
    expect(state.activation).toMatchObject({ step: 'refuel', waiting: ['U-66'], meets: true });
    const alone = ordered(withCow('DD'), ['hold', 'MilchCow', 'surfaced']).state;
    expect(alone.activation).toMatchObject({ step: 'contact', waiting: [] });
  });

  test('[PK-11.4] a refit brings it up', () => {
    const state = at({ status: 'submerged', torpedoes: 0 });
    const { boat, cited } = ordered(state, ['refit', 'U-66']);
    expect(cited).toEqual(['PK-11.4 refitted']);
    expect(boat).toMatchObject({ status: 'surfaced', fuel: 6, torpedoes: 2 });
    expect(state.activation).toMatchObject({ step: 'contact', meets: false });
  });
});

describe('PK-21.2.1 a raid', () => {
  const raided = (to: 'DC' | 'DB', cow = false) => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'DC', { fuel: 4, status: 'submerged', torpedoes: 0 });
    state.barbarigo = { entry: 2, mode: 'frogman', known: false, attacks: 1, flown: false };
    if (cow) sub(state, 'MilchCow', to, { supply: 10 });
    const game = play(state, (t) => moveSubmarine(t, ['raid', 'Barbarigo', to]));
    return { ...game, boat: subOf(state, 'Barbarigo') };
  };

  test('[PK-21.2.1] Barbarigo shows what it came for, goes in on the surface, and meets whoever is there', () => {
    const { cited, boat, state } = raided('DB');
    expect(cited).toEqual(['PK-21.2 mode-revealed', 'PK-6.3 moved', 'PK-11.1 fuel-spent']);
    expect(boat).toMatchObject({ place: 'DB', status: 'surfaced', fuel: 3 });
    expect(state.activation).toMatchObject({ step: 'declare', waiting: [], meets: true });
  });

  test('[PK-21.2.1] or it has stayed, which is no movement and no contact', () => {
    const { log, state } = raided('DC');
    expect(log[1]).toEqual({
      ...{ rule: 'PK-6.8' },
      entry: { what: 'held', unit: 'Barbarigo', area: 'DC', seeks: false, status: 'surfaced' },
    });
    expect(state.activation).toMatchObject({ step: 'declare', meets: false });
  });

  test('[PK-11.2] [PK-21.2.1] fuel comes before the frogmen', () => {
    expect(raided('DB', true).state.activation).toMatchObject({ step: 'refuel', waiting: ['Barbarigo'] });
  });
});

describe('PK-6.9 home', () => {
  test('[PK-6.9] [PK-11.5] off the map by name, with full boxes, and back in two turns', () => {
    const state = at(
      { torpedoes: 1, hasFired: true, seenAt: 'CC', seenOn: 1, detected: true },
      { hiddenSubmarines: true },
    );
    const { boat, cited, revealed } = ordered(state, ['home', 'U-66', 'submerged']);
    expect(cited).toEqual(['PK-18.4 submarine-activated', 'PK-6.9 left-map']);
    expect(revealed).toEqual(cited);
    expect(boat).toMatchObject({
      ...{ place: 'home', back: 5, fuel: 6, torpedoes: 4, hasFired: true, seenAt: 'CC', seenOn: 1 },
      ...{ detected: false, activated: true },
    });
    expect(state.activation).toMatchObject({ meets: false, step: 'contact' });
  });

  test('[PK-6.9] [PK-11.1] on the surface the way is paid for', () => {
    const { cited } = ordered(at(), ['home', 'U-66', 'surfaced']);
    expect(cited).toEqual(['PK-11.1 fuel-spent', 'PK-6.9 left-map']);
  });

  test('[PK-21.5.3] a damaged boat that cannot be repaired is out of the game', () => {
    const state = at({ damage: 2 }, { v21_5_damage: true });
    const game = play(state, (t) => leaveMap(t, subOf(t.state, 'U-66')), { dice: [10] });
    expect(subOf(game.state, 'U-66')).toMatchObject({ place: 'out', back: 0 });
  });

  test('[PK-21.2.1] Barbarigo with its frogmen has no torpedoes to come back with', () => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'BE', { torpedoes: 0 });
    state.barbarigo.mode = 'frogman';
    play(state, (t) => leaveMap(t, subOf(t.state, 'Barbarigo')));
    expect(subOf(state, 'Barbarigo')).toMatchObject({ place: 'home', torpedoes: 0 });
  });

  test('[PK-6.9] whoever is off the map is not moved', () => {
    const state = at({ place: 'home' });
    expect(ordered(state, ['hold', 'U-66', 'surfaced']).cited).toEqual([]);
    expect(state.activation).toBeNull();
  });

  test('[PK-6.11] a move ends where it ends, whatever the status', () => {
    const state = at({ status: 'submerged' });
    const game = play(state, (t) => moveTo(t, subOf(t.state, 'U-66'), 'DE', 'DF'));
    expect(game.cited).toEqual(['PK-6.3 moved']);
    expect(subOf(state, 'U-66')).toMatchObject({ place: 'DF', fuel: 4 });
  });
});
