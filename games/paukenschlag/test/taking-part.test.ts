/** PK-7.1, PK-16.4, PK-18.6  Who takes part in a contact, by hand or by order, and what of it comes to light. */
import { describe, expect, test } from 'vitest';
import { beginContact, playContact } from '../src/contact.ts';
import type { State } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { bare, grid, play, playOn, ship, sub, until } from './position.ts';

/** U-66 and DD-1 have met; U-109 and DD-2 could still join, U-123 and DD-3 have been activated. */
function met(by: 'U-66' | 'DD-1', options = {}): State {
  const state = bare(options);
  for (const [id, activated] of [
    ['U-66', false],
    ['U-109', false],
    ['U-123', true],
  ] as const)
    sub(state, id, 'CA', { activated });
  ship(state, 'DD-1', 'CA');
  ship(state, 'DD-2', 'CA');
  ship(state, 'DD-3', 'CA', { activated: true });
  play(state, (t) => beginContact(t, by, 'CA'));
  return state;
}
/** Plays one question of the contact, and stops at the next. */
const committing = (state: State, choices: readonly string[]) => until(state, playContact, { choices });

describe('PK-5.5.1 a contact comes to light', () => {
  test.each([
    [true, ['PK-18.3 sighted', 'PK-5.5.1 contact-begins']],
    [false, []],
  ])('[PK-5.5.1] [PK-18.6] submarines hide %s: what cannot be taken back is %j', (hiddenSubmarines, revealed) => {
    const state = bare({ hiddenSubmarines });
    sub(state, 'U-66', 'CA');
    ship(state, 'DD-1', 'CA');
    expect(play(state, (t) => beginContact(t, 'U-66', 'CA')).revealed).toEqual(revealed);
  });
});

describe('PK-7.1 friends take part', () => {
  /** A contact in which nobody is left to act: it asks who joins, and ends for want of an enemy on the grid. */
  const asked = (by: 'U-66' | 'DD-1', choices: readonly string[], options = {}) => {
    const state = met(by, options);
    const alone = by === 'U-66' ? ['U-66', 'U-109', 'U-123'] : ['DD-1', 'DD-2', 'DD-3'];
    state.contact!.toPlace = state.contact!.toPlace.filter((id) => alone.includes(id));
    state.orders.axis.grids = 'auto';
    state.orders.allies.grids = 'auto';
    return playOn(state, { choices, dice: [5, 5, 5, 5] });
  };

  test.each([
    ['U-66', 'axis', 'U-109', 'U-123'],
    ['DD-1', 'allies', 'DD-2', 'DD-3'],
  ] as const)(
    '[PK-7.1] with %s its side is asked; who is in it already is not offered, who was activated is barred',
    (by, side, free, spent) => {
      const game = asked(by, [`commit ${free}`]);
      expect([game.asked[0], game.seats[0]]).toEqual(['PK-7.1', side]);
      expect(game.offered[0]).toEqual(['done', `commit ${free}`]);
      expect(game.barred[0]).toEqual({ [`commit ${spent}`]: 'PK-7.1' });
      expect(game.log).toContainEqual({ rule: 'PK-7.1', entry: { what: 'committed', unit: free } });
      expect(game.revealed).toEqual([]);
    },
  );

  test('[PK-18.6] where submarines hide, who joins comes in sight and to light', () => {
    const game = asked('U-66', ['commit U-109', 'done'], { hiddenSubmarines: true });
    expect(game.revealed.slice(0, 2)).toEqual(['PK-18.3 sighted', 'PK-7.1 committed']);
    expect(subOf(game.state, 'U-109')).toMatchObject({ activated: true, seenAt: 'CA' });
  });

  test('[PK-16.3] [PK-18.4] the Axis is asked even where it has nobody left, if boats hide; the Allies are not', () => {
    const lonely = (by: 'U-66' | 'DD-1', hiddenSubmarines: boolean) => {
      const state = bare({ hiddenSubmarines });
      sub(state, 'U-66', 'CA');
      ship(state, 'DD-1', 'CA');
      play(state, (t) => beginContact(t, by, 'CA'));
      state.contact!.toPlace = [by];
      for (const side of ['axis', 'allies'] as const) state.orders[side].grids = 'auto';
      const isPut = by === 'U-66' && hiddenSubmarines;
      return playOn(state, { dice: [5, 5], choices: isPut ? ['done'] : [] }).asked;
    };
    expect(lonely('U-66', true)).toEqual(['PK-7.1']);
    expect(lonely('U-66', false)).toEqual([]);
    expect(lonely('DD-1', true)).toEqual([]);
  });
});

describe('PK-16.4 by hand or by order', () => {
  test('[PK-16.4] the Allies say it first, then the Axis, and each is told', () => {
    const state = met('U-66');
    for (const side of ['axis', 'allies'] as const)
      Object.assign(state.orders[side], { grids: 'each', commit: 'none' });
    const { open } = committing(state, []);
    expect(open).toEqual(['by-order', 'by-hand']);
    state.contact!.toPlace = ['U-66'];
    const game = playOn(state, { choices: ['by-hand', 'by-order'], dice: [5, 5] });
    expect([game.asked, game.seats]).toEqual([
      ['PK-16.4', 'PK-16.4'],
      ['allies', 'axis'],
    ]);
    expect(game.log.filter(({ entry }) => entry.what === 'manner')).toEqual([
      { rule: 'PK-16.4', entry: { what: 'manner', side: 'allies', manner: 'hand' } },
      { rule: 'PK-16.4', entry: { what: 'manner', side: 'axis', manner: 'order' } },
    ]);
  });

  test.each([
    ['axis', [9, 1]],
    ['allies', [1, 9]],
  ] as const)('[PK-16.4] the standing order to play grids by itself speaks for %s alone', (side, first) => {
    const state = met('U-66');
    for (const one of ['axis', 'allies'] as const) state.orders[one].commit = 'none';
    state.orders[side].grids = 'auto';
    const dice = [1, 1, 1, 2, 1, 3, 9, 9, ...first];
    const { contact } = until(state, playContact, { dice }).state;
    expect(contact?.manner).toEqual({ axis: 'hand', allies: 'hand', [side]: 'order' });
  });
});

describe('PK-5.5.11 one side has nobody left', () => {
  test.each(['deploy', 'play'] as const)(
    '[PK-5.5.11] [PK-5.5.19] at %s the grid ends before another die falls',
    (step) => {
      const state = bare();
      sub(state, 'U-66', 'CA');
      grid(state, 'CA', 'axis', [['U-66', 5, 5]], { step, round: step === 'play' ? 1 : 0, toPlace: [] });
      state.contact!.pieces[0]!.activated = true;
      expect(playOn(state, {}).cited.at(-1)).toBe('PK-5.5.20 contact-ends');
    },
  );
});
