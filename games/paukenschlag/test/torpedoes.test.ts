/** PK-8.1, PK-8.2, PK-9.1, PK-9.1.4, PK-9.2  Torpedoes, depth charges, and who looks for whoever has fired. */
import { describe, expect, test } from 'vitest';
import { depthCharges } from '../src/asw.ts';
import { attempt, counterDetection, escortsWith, shakeOff } from '../src/detection.ts';
import type { State } from '../src/state.ts';
import { torpedoAttack, torpedoBar } from '../src/torpedoes.ts';
import { subOf } from '../src/units.ts';
import { bare, convoy, grid, play, ship, sub } from './position.ts';

/** U-66 below, in one square with C-1; DD-1 beside them, DD-2 far away. */
function among(options = {}): State {
  const state = bare(options);
  sub(state, 'U-66', 'CA', { status: 'submerged' });
  convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { detected: true });
  ship(state, 'DD-1', 'CA');
  ship(state, 'DD-2', 'CA');
  grid(state, 'CA', 'axis', [
    ['U-66', 5, 5],
    ['C-1', 5, 5, { course: 'N' }],
    ['DD-1', 5, 5],
    ['DD-2', 9, 9],
  ]);
  return state;
}

describe('PK-9.1 torpedoes', () => {
  test('[PK-9.1] [PK-9.1.2] a miss at a warship costs a box, marks the attack, and no second die falls', () => {
    const state = among();
    const game = play(state, (t) => torpedoAttack(t, 'U-66', 'DD-1'), { dice: [1, 10] });
    expect(game.cited).toEqual(['PK-9.1 torpedoes', 'PK-9.1.4 detection']);
    expect(game.log[0]?.entry).toMatchObject({ die: 1, modifier: -2, score: 1, hits: 0, left: 3 });
    expect(subOf(state, 'U-66')).toMatchObject({ torpedoes: 3, hasFired: true });
    expect(state.contact?.pieces[0]?.fired).toBe(1);
  });

  test('[PK-9.1.2] however often it is hit, a warship stands one die', () => {
    const game = play(among(), (t) => torpedoAttack(t, 'U-66', 'DD-1'), { dice: [10, 7, 10] });
    expect(game.cited).toEqual(['PK-9.1 torpedoes', 'PK-9.1.2 warship-hit', 'PK-9.1.4 detection']);
  });

  test.each([
    ['frogman', 0, 4, 0, 'PK-21.2.1'],
    ['torpedo', 0, 0, 0, 'PK-11.3'],
    ['torpedo', 0, 4, 1, 'PK-9.1.3'],
    ['torpedo', 0, 4, 0, undefined],
  ] as const)(
    '[PK-21.2.1] [PK-11.3] [PK-9.1.3] for %s, %i, with %i boxes, fired in round %i: barred by %s',
    (mode, _, torpedoes, fired, bar) => {
      const state = bare({ v21_2_barbarigo: true });
      state.barbarigo.mode = mode;
      sub(state, 'Barbarigo', 'CA', { torpedoes });
      const contact = grid(state, 'CA', 'axis', [['Barbarigo', 5, 5, { fired }]], { round: 2 });
      expect(torpedoBar(state, contact, contact.pieces[0]!)).toBe(bar);
    },
  );
});

describe('PK-9.1.4 who looks for the firer', () => {
  test('[PK-9.1.4] [PK-9.6] only escorts in its square, warships first, and no merchants', () => {
    const state = among();
    convoy(state, 'C-2', 'OCN', 'CA', 'UK');
    state.contact!.pieces.push({ ...state.contact!.pieces[1]!, unit: 'C-2' });
    convoy(state, 'C-3', 'OCN', 'CA', 'UK');
    state.contact!.pieces.push({ ...state.contact!.pieces[3]!, unit: 'C-3' });
    ship(state, 'CUT-1', 'CA', { convoy: 'C-1' });
    ship(state, 'DD-3', 'CB');
    expect(escortsWith(state, state.contact!, state.contact!.pieces[0]!)).toEqual(['CUT-1', 'DD-1', 'C-2']);
  });

  test('[PK-9.1.4] with two more on the number; of a boat that is Detected nothing is left to find', () => {
    const state = among();
    const game = play(state, (t) => counterDetection(t, 'U-66'), { dice: [6] });
    expect(game.log[0]).toMatchObject({ rule: 'PK-9.1.4', entry: { lookout: 'DD-1', number: 6, die: 6, found: true } });
    expect(play(state, (t) => counterDetection(t, 'U-66')).cited).toEqual([]);
  });

  test('[PK-8.1] [PK-18.8] whoever is found was seen here and now, and something has stirred', () => {
    const state = among();
    play(state, (t) => attempt(t, 'DD-1', 'U-66', 'PK-8.1'), { dice: [4] });
    expect(subOf(state, 'U-66')).toMatchObject({ detected: true, seenAt: 'CA', seenOn: 3 });
    expect(state.contact?.stirred).toBe(true);
    const missed = among();
    expect(play(missed, (t) => attempt(t, 'DD-1', 'U-66', 'PK-8.1'), { dice: [5] }).log[0]?.entry).toEqual({
      ...{ what: 'detection', lookout: 'DD-1', target: 'U-66', distance: 0, number: 4, die: 5, found: false },
    });
    expect(subOf(missed, 'U-66').detected).toBe(false);
    expect(missed.contact?.stirred).toBe(false);
  });

  test('[PK-8.2] below and out of sight of every escort, the marker comes off', () => {
    const shaken = (column: number, over: object = {}) => {
      const state = among();
      Object.assign(subOf(state, 'U-66'), { detected: true, ...over });
      const piece = Object.assign(state.contact!.pieces[0]!, { column });
      return play(state, (t) => shakeOff(t, 'U-66', piece)).log;
    };
    expect(shaken(4)).toEqual([{ rule: 'PK-8.2', entry: { what: 'shaken-off', sub: 'U-66' } }]);
    expect([shaken(5), shaken(4, { status: 'surfaced' }), shaken(4, { detected: false })]).toEqual([[], [], []]);
  });
});

describe('PK-9.2 depth charges', () => {
  test('[PK-9.2] [PK-16.1] without an effect there is no second die, and that is told', () => {
    const game = play(among(), (t) => depthCharges(t, 'DD-1', 'U-66'), { dice: [1] });
    expect(game.log).toEqual([
      {
        rule: 'PK-9.2',
        entry: {
          ...{ what: 'asw-attack', by: 'DD-1', sub: 'U-66', strength: 3, die: 1, result: 0, second: null },
          ...{ effect: 'none', points: 0 },
        },
      },
    ]);
  });

  test('[PK-9.2] merchants have none to drop', () => {
    const game = play(among(), (t) => depthCharges(t, 'C-1', 'U-66'), { dice: [10] });
    expect(game.log[0]?.entry).toMatchObject({ strength: 0, result: 0, effect: 'none' });
  });
});
