/** PK-9.4, PK-12.4  Interception: who goes up against whom, and how dogfights end. */
import { describe, expect, test } from 'vitest';
import type { PlaneId } from '../src/data/aircraft.ts';
import { attackInFlight, intercept, resolveInterception } from '../src/interception.ts';
import type { Sortie, State } from '../src/state.ts';
import { planeOf } from '../src/units.ts';
import { bare, plane, play } from './position.ts';

const CAP = ['14PG', '31PG', '33PG'] as const;

/** A German unit over New York with these escorts, under the eyes of three fighters. */
function raid(over: Partial<Sortie> = {}, escorts: readonly PlaneId[] = []): State {
  const state = bare({}, { phase: 'air' });
  plane(state, 'He177-1', 'lajes', { state: 'flown', at: 'CA' });
  for (const id of escorts) plane(state, id, 'lajes', { state: 'flown', at: 'CA' });
  for (const id of CAP) plane(state, id, 'mitchel', { state: 'cap', at: 'CA' });
  plane(state, '8PG', 'mitchel', { state: 'cap', at: 'CB' });
  state.sortie = {
    ...{ plane: 'He177-1', action: 'bomb', area: 'CA', step: 'intercept', target: 'newyork', escorts: [...escorts] },
    ...{ aborted: false, pairs: [], ...over },
  };
  return state;
}
const against = (id: PlaneId, fighters: readonly PlaneId[] = CAP): string[] =>
  fighters.map((fighter) => `intercept ${fighter} ${id}`);
const pairs = (state: State): string[] => state.sortie!.pairs.map(({ fighter, against: met }) => `${fighter} ${met}`);

describe('PK-9.4.1 who goes up', () => {
  test('[PK-9.4.1] nobody, if the owner says so', () => {
    const game = play(raid(), intercept, { choices: ['done'] });
    expect([game.asked, game.seats]).toEqual([['PK-9.4.1'], ['allies']]);
    expect(game.offered).toEqual([['done', ...against('He177-1')]]);
    expect(game.cited).toEqual([]);
    expect(game.state.sortie).toMatchObject({ pairs: [], step: 'act' });
  });

  test('[PK-9.4.1] [PK-9.4.2] two at most, and a second for somebody only when everybody has one', () => {
    const choices = ['intercept 31PG He177-1', 'intercept 14PG He177-1'];
    const game = play(raid(), intercept, { choices });
    expect(game.offered[1]).toEqual(['done', ...against('He177-1', ['14PG', '33PG'])]);
    expect(game.log).toEqual([
      { rule: 'PK-9.4.1', entry: { what: 'interception', fighter: '31PG', against: 'He177-1' } },
      { rule: 'PK-9.4.1', entry: { what: 'interception', fighter: '14PG', against: 'He177-1' } },
    ]);
  });

  test('[PK-9.4.2] each escort is met before the unit they protect', () => {
    const one = play(raid({}, ['Me110-1']), intercept, {
      choices: ['intercept 33PG Me110-1', 'intercept 14PG He177-1'],
    });
    expect(one.offered[0]).toEqual(['done', ...against('Me110-1')]);
    expect(one.offered[1]).toEqual(['done', ...against('He177-1', ['14PG', '31PG'])]);
    const two = play(raid({}, ['Me109-1', 'Me110-1']), intercept, {
      choices: ['intercept 33PG Me110-1', 'intercept 14PG Me109-1'],
    });
    expect(two.offered[0]).toEqual([
      'done',
      ...CAP.flatMap((id) => [`intercept ${id} Me109-1`, `intercept ${id} Me110-1`]),
    ]);
    expect(two.offered[1]).toEqual(['done', ...against('Me109-1', ['14PG', '31PG'])]);
  });

  test('[PK-9.4.2] when everybody has one, a second fighter takes anybody', () => {
    const state = raid({ pairs: [{ fighter: '33PG', against: 'He177-1' }] });
    const game = play(state, intercept, { choices: ['done'] });
    expect(game.offered[0]).toEqual(['done', ...against('He177-1', ['14PG', '31PG'])]);
  });

  test('[PK-9.4.1] a fighter that comes to fight must be met by one; a second may stay', () => {
    const game = play(raid({ action: 'fight' }), intercept, { choices: ['intercept 33PG He177-1', 'done'] });
    expect(game.barred[0]).toEqual({ done: 'PK-9.4.1' });
    expect(game.barred[1]).toEqual({});
    expect(pairs(game.state)).toEqual(['33PG He177-1']);
  });

  test.each([
    ['all', 'bomb', ['14PG He177-1', '33PG He177-1']],
    ['none', 'bomb', []],
    ['none', 'fight', ['14PG He177-1']],
  ] as const)('[PK-16.4] by the standing order %s against those who come to %s: %j', (order, action, up) => {
    const state = raid({ action });
    state.orders.allies.intercept = order;
    const game = play(state, intercept);
    expect(game.asked).toEqual([]);
    expect(pairs(state)).toEqual(up);
    expect(state.sortie?.step).toBe('act');
  });

  test('[PK-16.4] equal fighters go up by id', () => {
    const state = raid();
    state.planes = state.planes.filter(({ id }) => id !== '14PG' && id !== '33PG');
    plane(state, '8PG', 'mitchel', { state: 'cap', at: 'CA' });
    state.planes = state.planes.filter(({ id, at }) => id !== '8PG' || at === 'CA');
    state.orders.allies.intercept = 'all';
    play(state, intercept);
    expect(pairs(state)).toEqual(['8PG He177-1', '31PG He177-1']);
  });
});

describe('PK-9.4.2 dogfights', () => {
  const fought = (met: readonly (readonly [PlaneId, PlaneId])[], dice: number[], escorts: readonly PlaneId[] = []) => {
    const state = raid({ pairs: met.map(([fighter, other]) => ({ fighter, against: other })) }, escorts);
    const game = play(state, (t) => resolveInterception(t, t.state.sortie!), { dice });
    const now = Object.fromEntries(state.planes.map((one) => [one.id, one.state]));
    return { ...game, now, aborted: state.sortie!.aborted };
  };

  test('[PK-9.4.2] both roll; the difference of their factors counts for one and against the other', () => {
    const { log, now, aborted } = fought([['14PG', 'He177-1']], [4, 8]);
    expect(log).toEqual([
      {
        rule: 'PK-9.4.2',
        entry: {
          ...{ what: 'dogfight', first: '14PG', second: 'He177-1', dice: [4, 8], totals: [6, 6] },
          ...{ firstSuffers: 'none', secondSuffers: 'none' },
        },
      },
    ]);
    expect(now).toMatchObject({ '14PG': 'flown', '33PG': 'cap', 'He177-1': 'flown' });
    expect(aborted).toBe(false);
  });

  test('[PK-9.4.2] whoever is driven off is not fought again, and does not do what it came for', () => {
    const { cited, now, aborted } = fought(
      [
        ['14PG', 'He177-1'],
        ['33PG', 'He177-1'],
      ],
      [5, 1],
    );
    expect(cited).toEqual(['PK-9.4.2 dogfight']);
    expect([now['14PG'], now['33PG'], aborted]).toEqual(['flown', 'flown', true]);
  });

  test('[PK-9.4.2] whoever is shot down is not fought again', () => {
    const { cited, now } = fought(
      [
        ['14PG', 'He177-1'],
        ['33PG', 'He177-1'],
      ],
      [7, 1],
    );
    expect(cited).toEqual(['PK-9.4.2 dogfight', 'PK-15.1 aircraft-lost']);
    expect([now['He177-1'], now['33PG']]).toEqual([undefined, 'flown']);
  });

  test('[PK-9.4.2] a fighter may be shot down, and the next one fights on', () => {
    const { now, aborted } = fought(
      [
        ['31PG', 'He177-1'],
        ['33PG', 'He177-1'],
      ],
      [1, 9, 1, 1],
    );
    expect([now['31PG'], now['33PG'], now['He177-1'], aborted]).toEqual([undefined, 'flown', 'flown', false]);
  });

  test('[PK-9.4.2] an escort that is driven off leaves its bomber to go on', () => {
    const { now, aborted } = fought([['14PG', 'Me110-1']], [6, 1], ['Me110-1']);
    expect([now['Me110-1'], aborted]).toEqual(['flown', false]);
  });

  test('[PK-5.3.7] where no CAP is up, the one who came rolls first', () => {
    const state = raid({ plane: 'Me110-1', action: 'fight' }, ['Me110-1']);
    plane(state, 'VP-51', 'langley', { state: 'patrol', at: 'CA' });
    const game = play(state, (t) => attackInFlight(t, t.state.sortie!, 'VP-51'), { dice: [5, 5] });
    expect(game.log[0]?.entry).toMatchObject({ first: 'Me110-1', second: 'VP-51', totals: [7, 3] });
    expect(planeOf(state, 'VP-51').state).toBe('flown');
  });
});
