/** PK-8.3, PK-9.4.3, PK-16.4  Huff-Duff: who listens to whom, and what follows when a bearing is good. */
import { describe, expect, test } from 'vitest';
import { listen } from '../src/huff-duff.ts';
import type { Contact, Plane, State } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { bare, grid, plane, play, ship, sub } from './position.ts';

/** A patrol plane over two boats on the surface, before the first round. */
function overhead(over: Partial<Contact> = {}, aircraft: Partial<Plane> = {}): State {
  const state = bare();
  sub(state, 'U-66', 'CA');
  sub(state, 'U-109', 'CA');
  ship(state, 'DD-1', 'CA');
  plane(state, 'VP-51', 'langley', aircraft);
  grid(
    state,
    'CA',
    'allies',
    [
      ['DD-1', 9, 9],
      ['U-66', 1, 1],
      ['U-109', 2, 2],
    ],
    { step: 'listen', round: 0, ...over },
  );
  return state;
}
const hear = (state: State, script = {}) => play(state, (t) => listen(t, t.state.contact!), script);
const bearings = (game: ReturnType<typeof hear>) =>
  game.log.flatMap(({ rule, entry }) =>
    entry.what === 'air-search' ? [[rule, entry.plane, entry.sub, entry.found]] : [],
  );

describe('PK-8.3 who listens', () => {
  test('[PK-8.3] any boat on the surface may be named, or none; then the rounds begin', () => {
    const game = hear(overhead(), { choices: ['done'] });
    expect(game.offered).toEqual([['done', 'listen VP-51 U-66', 'listen VP-51 U-109']]);
    expect([game.asked, game.seats]).toEqual([['PK-8.3'], ['allies']]);
    expect(game.state.contact?.step).toBe('round');
    expect(game.cited).toEqual([]);
  });

  test.each<[string, (state: State) => void]>([
    ['both boats are below', (state) => void state.subs.map((one) => Object.assign(one, { status: 'submerged' }))],
    ['the aircraft has flown', (state) => Object.assign(state.planes[0]!, { state: 'flown', at: 'CA' })],
    ['the aircraft has tried', (state) => state.contact!.listened.push('VP-51')],
    ['no aircraft is there', (state) => state.planes.splice(0, 1)],
    ['the order is never', (state) => Object.assign(state.orders.allies, { huffDuff: 'never' })],
  ])('[PK-8.3] nobody is asked where %s', (_why, change) => {
    const state = overhead();
    change(state);
    const game = hear(state);
    expect([game.asked, game.cited, game.state.contact?.step]).toEqual([[], [], 'round']);
  });

  test('[PK-8.3] only aircraft that carry the set', () => {
    const state = overhead();
    state.planes = [];
    plane(state, 'VS-1D1', 'mitchel'); // it searches, but cannot take bearings
    expect(hear(state).asked).toEqual([]);
  });
});

describe('PK-8.3 the bearing', () => {
  test('[PK-8.3] above the number it fails, and this aircraft has had its turn', () => {
    const game = hear(overhead(), { choices: ['listen VP-51 U-109'], dice: [4] });
    expect(game.log).toEqual([
      {
        rule: 'PK-8.3',
        entry: { what: 'air-search', plane: 'VP-51', area: 'CA', sub: 'U-109', die: 4, number: 3, found: false },
      },
    ]);
    expect(game.asked).toEqual(['PK-8.3']);
    expect(game.state.contact).toMatchObject({ listened: ['VP-51'], step: 'listen' });
    expect(subOf(game.state, 'U-109').detected).toBe(false);
  });

  test('[PK-8.3] [PK-9.4.3] at the number the boat is Detected, and may be attacked at once or not', () => {
    const spared = hear(overhead(), { choices: ['listen VP-51 U-109', 'hold-back'], dice: [3] });
    expect(spared.cited).toEqual(['PK-8.3 air-search', 'PK-8.2 detected']);
    expect(spared.offered[1]).toEqual(['strike', 'hold-back']);
    expect([spared.asked[1], spared.seats[1]]).toEqual(['PK-9.4.3', 'allies']);
    expect(spared.state.planes[0]).toMatchObject({ state: 'ready' });
    const struck = hear(overhead(), { choices: ['listen VP-51 U-109', 'strike'], dice: [3, 1] });
    expect(struck.cited).toEqual(['PK-8.3 air-search', 'PK-8.2 detected', 'PK-9.4.3 asw-attack']);
    expect(struck.log.at(-1)?.entry).toMatchObject({ by: 'VP-51', sub: 'U-109' });
    expect(struck.state.planes[0]).toMatchObject({ state: 'flown', at: 'CA' });
  });
});

describe('PK-16.4 by standing order', () => {
  test.each([
    ['the order always', 'always', 'hand'],
    ['a grid that is played by order', 'ask', 'order'],
  ] as const)(
    '[PK-16.4] [PK-16.6] %s: a Detected boat first, and what is found is attacked',
    (_by, huffDuff, manner) => {
      const state = overhead({ manner: { axis: 'hand', allies: manner } });
      state.orders.allies.huffDuff = huffDuff;
      subOf(state, 'U-109').detected = true;
      const game = hear(state, { dice: [3, 1] });
      expect(game.asked).toEqual([]);
      expect(bearings(game)).toEqual([['PK-8.3', 'VP-51', 'U-109', true]]);
      expect(game.cited.at(-1)).toBe('PK-9.4.3 asw-attack');
      expect(hear(game.state).state.contact?.step).toBe('round');
    },
  );

  test('[PK-16.4] with nobody Detected the first by id, and no attack where the bearing fails', () => {
    const state = overhead();
    state.orders.allies.huffDuff = 'always';
    const game = hear(state, { dice: [4] });
    expect(bearings(game)).toEqual([['PK-8.3', 'VP-51', 'U-66', false]]);
    expect(game.cited).toEqual(['PK-8.3 air-search']);
  });
});
