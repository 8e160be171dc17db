/** PK-5.1.1, PK-14.1, PK-21.2  The turn begins: the event of the first one, and the die for Barbarigo. */
import { describe, expect, test } from 'vitest';
import { randomEvent } from '../src/random-event.ts';
import { play, scenario } from './position.ts';

describe('PK-14.1 the random event', () => {
  test('[PK-5.1.1] [PK-14.1] on turn 1 the die and its event are told, after the turn', () => {
    const game = play(scenario(), randomEvent, { dice: [9] });
    expect(game.log).toEqual([
      { rule: 'PK-1.3', entry: { what: 'turn-begins', turn: 1 } },
      { rule: 'PK-14.1', entry: { what: 'event-drawn', die: 9, event: 'norway' } },
    ]);
    expect(game.state.ships.map(({ id }) => id)).not.toContain('CUT-6');
  });

  test('[PK-5.1.1] on a later turn no die falls', () => {
    const state = scenario({ v21_2_barbarigo: true });
    state.turn = 2;
    expect(play(state, randomEvent).log).toEqual([{ rule: 'PK-1.3', entry: { what: 'turn-begins', turn: 2 } }]);
    expect(state.event).toBeNull();
  });

  test('[PK-14.1] only the Coast Guard brings a ship, under the rule of the event', () => {
    expect(play(scenario(), randomEvent, { dice: [4] }).cited.at(-1)).toBe('PK-14.1 warship-arrives');
  });

  test('[PK-21.2] Barbarigo enters on the turn after the one that its own die names', () => {
    const game = play(scenario({ v21_2_barbarigo: true }), randomEvent, { dice: [10, 6] });
    expect(game.log.at(-1)).toEqual({ rule: 'PK-21.2', entry: { what: 'barbarigo-due', die: 6, turn: 7 } });
    expect(game.state.barbarigo.entry).toBe(7);
    expect(play(scenario(), randomEvent, { dice: [10] }).state.barbarigo.entry).toBe(0);
  });
});
