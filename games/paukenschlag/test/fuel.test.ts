/** PK-11  Fuel: what is spent, taken from the Milch Cow, and made good at the Azores. */
import { describe, expect, test } from 'vitest';
import { fuelAt, refit, refuel, spendFuel, takeFuel, thirsty } from '../src/fuel.ts';
import type { Activation, State, Submarine } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { bare, play, ship, sub } from './position.ts';

/** U-66 with two boxes left, beside the Milch Cow with ten for others. */
function beside(over: Partial<Submarine> = {}, cow: Partial<Submarine> = {}, options = {}): State {
  const state = bare(options);
  sub(state, 'MilchCow', 'DE', { supply: 10, ...cow });
  sub(state, 'U-66', 'DE', { fuel: 2, ...over });
  return state;
}

describe('PK-11.1 fuel is spent', () => {
  const spent = (over: Partial<Submarine>, options = {}) => {
    const state = beside(over, {}, options);
    const game = play(state, (t) => spendFuel(t, subOf(t.state, 'U-66')));
    return { left: subOf(state, 'U-66').fuel, game };
  };

  test('[PK-11.1] a box for a movement on the surface, and it is told', () => {
    const { left, game } = spent({});
    expect(left).toBe(1);
    expect(game.log).toEqual([{ rule: 'PK-11.1', entry: { what: 'fuel-spent', sub: 'U-66', left: 1 } }]);
    expect(game.whispered).toEqual([]);
  });

  test('[PK-11.1] none below, and none from an empty tank', () => {
    expect(spent({ status: 'submerged' })).toMatchObject({ left: 2, game: { log: [] } });
    expect(spent({ fuel: 0 })).toMatchObject({ left: 0, game: { log: [] } });
  });

  test('[PK-18.4] of an unseen boat the Axis alone is told', () => {
    expect(spent({}, { hiddenSubmarines: true }).game.whispered).toEqual(['PK-11.1 fuel-spent: axis']);
  });
});

describe('PK-11.2 from the Milch Cow', () => {
  test.each<[string, number, (state: State) => void]>([
    ['side by side on the surface', 4, () => {}],
    ['the cow has three boxes', 3, (state) => Object.assign(subOf(state, 'MilchCow'), { supply: 3 })],
    ['the cow is below', 0, (state) => Object.assign(subOf(state, 'MilchCow'), { status: 'submerged' })],
    ['the cow is elsewhere', 0, (state) => Object.assign(subOf(state, 'MilchCow'), { place: 'DF' })],
    ['the cow is not in play', 0, (state) => state.subs.splice(0, 1)],
    ['an Allied unit watches', 0, (state) => ship(state, 'DD-1', 'DE')],
  ])('[PK-11.2] %s: %i boxes', (_where, boxes, change) => {
    const state = beside();
    change(state);
    expect(fuelAt(state, 'U-66', 'DE', 'surfaced', 2)).toBe(boxes);
  });

  test('[PK-11.2] none for a boat below, nor for the cow itself', () => {
    const state = beside();
    expect(fuelAt(state, 'U-66', 'DE', 'submerged', 2)).toBe(0);
    expect(fuelAt(state, 'MilchCow', 'DE', 'surfaced', 2)).toBe(0);
  });

  test('[PK-11.2] it takes what it wants, or what there is; the cow has so much less', () => {
    const taken = (wanted: number, over: Partial<Submarine> = {}) => {
      const game = play(beside(over), (t) => takeFuel(t, 'U-66', wanted));
      return [subOf(game.state, 'U-66').fuel, subOf(game.state, 'MilchCow').supply, game.log.map(({ entry }) => entry)];
    };
    const told = (boxes: number) => [{ what: 'refuelled', sub: 'U-66', boxes, fuel: 2 + boxes, supply: 10 - boxes }];
    expect(taken(1)).toEqual([3, 9, told(1)]);
    expect(taken(6)).toEqual([6, 6, told(4)]);
    expect(taken(0)).toEqual([2, 10, []]);
    expect(taken(6, { place: 'home' })).toEqual([2, 10, []]);
  });

  test.each([
    ['nobody hides', false, false, false, []],
    ['both are unseen', true, false, false, ['PK-11.2 refuelled: axis']],
    ['only the cow is seen', true, true, false, ['PK-11.2 refuelled: axis']],
    ['only the boat is seen', true, false, true, ['PK-11.2 refuelled: axis']],
    ['both are seen', true, true, true, []],
  ])('[PK-18.4] [PK-11.2] %s', (_who, hiddenSubmarines, cow, boat, whispered) => {
    const state = beside({ detected: boat }, { detected: cow }, { hiddenSubmarines });
    expect(play(state, (t) => takeFuel(t, 'U-66', 1)).whispered).toEqual(whispered);
  });

  test('[PK-11.2] the thirsty are those beside it on the surface with room, by id', () => {
    const state = beside({}, { fuel: 3 });
    sub(state, 'U-109', 'DE', { fuel: 5 });
    sub(state, 'U-103', 'DE', { fuel: 6 });
    sub(state, 'U-106', 'DF', { fuel: 1 });
    sub(state, 'U-123', 'DE', { fuel: 1, status: 'submerged' });
    expect(thirsty(state)).toEqual(['U-66', 'U-109']);
    subOf(state, 'MilchCow').place = 'home';
    expect(thirsty(state)).toEqual([]);
  });
});

describe('PK-11.2 whoever waits is asked', () => {
  const waiting = (over: Partial<Activation>, options = {}): State => {
    const state = beside({}, {}, options);
    state.activation = { unit: 'MilchCow', step: 'refuel', waiting: ['U-66'], meets: false, ...over };
    return state;
  };

  test('[PK-11.2] how much, from nothing to all it can take', () => {
    const game = play(waiting({}), refuel, { choices: ['fuel U-66 3'] });
    expect(game.offered).toEqual([[0, 1, 2, 3, 4].map((boxes) => `fuel U-66 ${boxes}`)]);
    expect([game.asked, game.seats]).toEqual([['PK-11.2'], ['axis']]);
    expect(subOf(game.state, 'U-66').fuel).toBe(5);
    expect(game.state.activation).toMatchObject({ waiting: [], step: 'refuel' });
  });

  test('[PK-16.4] [PK-18.4] by standing order, and where submarines hide, it takes all it can unasked', () => {
    const full = waiting({});
    full.orders.axis.refuel = 'full';
    for (const state of [full, waiting({}, { hiddenSubmarines: true })]) {
      expect(play(state, refuel).asked).toEqual([]);
      expect(subOf(state, 'U-66').fuel).toBe(6);
    }
  });

  test('[PK-11.2] [PK-21.2.1] after the last one comes the contact, or for Barbarigo what it came for', () => {
    expect(play(waiting({ waiting: [] }), refuel).state.activation?.step).toBe('contact');
    const raid = waiting({ unit: 'Barbarigo', waiting: [] });
    expect(play(raid, refuel).state.activation?.step).toBe('declare');
  });
});

describe('PK-11.4 at the Azores', () => {
  const refitted = (id: 'U-66' | 'MilchCow' | 'Barbarigo', over: Partial<Submarine>, mode: 'torpedo' | 'frogman') => {
    const state = bare();
    state.barbarigo.mode = mode;
    sub(state, id, 'CE', { fuel: 1, ...over });
    const game = play(state, (t) => refit(t, subOf(t.state, id)));
    expect(state.refits).toBe(1);
    return game.log[0]?.entry;
  };

  test.each([
    ['U-66', { torpedoes: 1 }, 'frogman', { torpedoes: 3, supply: 0 }],
    ['U-66', { torpedoes: 3 }, 'frogman', { torpedoes: 4, supply: 0 }],
    ['MilchCow', { supply: 2 }, 'frogman', { torpedoes: 0, supply: 24 }],
    ['Barbarigo', { torpedoes: 0 }, 'frogman', { torpedoes: 0, supply: 0 }],
    ['Barbarigo', { torpedoes: 0 }, 'torpedo', { torpedoes: 2, supply: 0 }],
  ] as const)('[PK-11.4] [PK-21.2.1] %s with %j, for %s: %j', (id, over, mode, after) => {
    expect(refitted(id, over, mode)).toEqual({ what: 'refitted', sub: id, fuel: 6, ...after });
  });

  test('[PK-11.4] [PK-18.4] damage stays, and of an unseen boat the Axis alone is told', () => {
    const state = bare({ v21_5_damage: true, hiddenSubmarines: true });
    sub(state, 'U-66', 'CE', { damage: 2 });
    const game = play(state, (t) => refit(t, subOf(t.state, 'U-66')));
    expect(game.whispered).toEqual(['PK-11.4 refitted: axis']);
    expect(subOf(state, 'U-66').damage).toBe(2);
  });
});
