/** PK-21.2.1, PK-21.3.2  Frogmen: what is declared, who fills the containers, and what is drawn from them. */
import { describe, expect, test } from 'vitest';
import { declareAttacks, drawByAir, drawFrogmen, fillContainers } from '../src/frogmen.ts';
import type { Container, State } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { bare, plane, play, sub } from './position.ts';

/** Barbarigo off Boston, New York and Norfolk, its raid under way. */
function raiding(attacks = 0, detected = false): State {
  const state = bare({ v21_2_barbarigo: true });
  sub(state, 'Barbarigo', 'CA', { torpedoes: 0, detected });
  state.barbarigo = { entry: 2, mode: 'frogman', known: true, attacks, flown: false };
  state.activation = { unit: 'Barbarigo', step: 'declare', waiting: [], meets: true };
  return state;
}

const container = (over: Partial<Container> = {}): Container => ({
  ...{ port: 'newyork', filledBy: 'axis', leftOut: 'F1', filled: true, drawn: false },
  ...over,
});

describe('PK-21.2.1 attacks are declared', () => {
  test('[PK-21.2.1] one at least, two at most, at American ports of the area alone', () => {
    const game = play(raiding(), declareAttacks, { choices: ['declare boston', 'declare norfolk'] });
    const ports = ['declare boston', 'declare newyork', 'declare norfolk'];
    expect(game.offered).toEqual([ports, [...ports, 'done']]);
    expect([game.asked, game.seats]).toEqual([
      ['PK-21.2.1', 'PK-21.2.1'],
      ['axis', 'axis'],
    ]);
    expect(game.state.containers).toEqual([
      { port: 'boston', filledBy: 'axis', leftOut: null, filled: false, drawn: false },
      { port: 'norfolk', filledBy: 'axis', leftOut: null, filled: false, drawn: false },
    ]);
    expect(game.log).toEqual(
      ['boston', 'norfolk'].map((port) => ({
        rule: 'PK-21.2.1',
        entry: { what: 'frogmen-declared', port, filledBy: 'axis' },
      })),
    );
    expect(game.state.activation?.step).toBe('fill');
  });

  test('[PK-21.2.1] one is enough, and one is all that is left after the first', () => {
    const game = play(raiding(), declareAttacks, { choices: ['declare boston', 'done'] });
    expect(game.state.containers).toHaveLength(1);
    expect(game.state.activation?.step).toBe('fill');
    expect(play(raiding(1), declareAttacks, { choices: ['declare boston'] }).asked).toHaveLength(1);
    expect(play(raiding(2), declareAttacks).asked).toEqual([]);
  });

  test('[PK-21.2.1] the Allies fill the container of a Barbarigo that is Detected', () => {
    const game = play(raiding(0, true), declareAttacks, { choices: ['declare boston', 'done'] });
    expect(game.state.containers[0]?.filledBy).toBe('allies');
  });
});

describe('PK-21.2.1 containers are filled', () => {
  test('[PK-21.2.1] whoever fills it chooses in secret what stays out, the first container first', () => {
    const state = raiding();
    state.containers = [
      container({ port: 'boston', leftOut: null, filled: false }),
      container({ port: 'norfolk', leftOut: null, filled: false, filledBy: 'allies' }),
    ];
    const first = play(state, fillContainers, { choices: ['leave-out F4'] });
    expect(first.offered).toEqual([['F1', 'F2', 'F3', 'F4', 'F5'].map((marker) => `leave-out ${marker}`)]);
    expect([first.asked, first.seats]).toEqual([['PK-21.2.1'], ['axis']]);
    expect(first.state.containers.map(({ leftOut, filled }) => [leftOut, filled])).toEqual([
      ['F4', true],
      [null, false],
    ]);
    expect(first.log).toEqual([
      { rule: 'PK-21.2.1', entry: { what: 'container-filled', port: 'boston', leftOut: 'F4' } },
    ]);
    expect(first.whispered).toEqual(['PK-21.2.1 container-filled: axis']);
    const second = play(first.state, fillContainers, { choices: ['leave-out F3'] });
    expect(second.seats).toEqual(['allies']);
    expect(second.whispered).toEqual(['PK-21.2.1 container-filled: allies']);
    expect(second.state.activation?.step).toBe('declare');
    expect(play(second.state, fillContainers).state.activation?.step).toBe('contact');
  });
});

describe('PK-21.2.1 markers are drawn', () => {
  const drawn = (leftOut: Container['leftOut'], dice: number[], attacks = 0) => {
    const state = raiding(attacks);
    state.containers = [container({ leftOut })];
    return play(state, drawFrogmen, { dice });
  };

  test('[PK-21.2.1] one of the four that are in it: the one left out never comes', () => {
    expect(drawn('F1', [1, 5]).log[0]?.entry).toEqual({
      ...{ what: 'frogmen-drawn', port: 'newyork', marker: 'F2', by: 'Barbarigo' },
    });
    expect(drawn('F5', [4]).log.map(({ entry }) => entry)).toMatchObject([{ marker: 'F4' }]);
    expect(drawn('F5', [4]).revealed).toEqual(['PK-21.2.1 frogmen-drawn']);
  });

  test.each([
    ['F1 lays its charges', 'F2', [1, 5], ['PK-21.2.1 frogmen-drawn', 'PK-15.2 port-tonnage'], false],
    ['F4 fails unseen', 'F5', [4], ['PK-21.2.1 frogmen-drawn'], false],
    ['F5 fails and is seen', 'F4', [4], ['PK-21.2.1 frogmen-drawn', 'PK-8.2 detected'], true],
  ] as const)('[PK-21.2.1] [PK-15.2] %s', (_what, leftOut, dice, cited, detected) => {
    const game = drawn(leftOut, [...dice]);
    expect(game.cited).toEqual(cited);
    expect(subOf(game.state, 'Barbarigo').detected).toBe(detected);
    expect(game.state.containers[0]?.drawn).toBe(true);
    expect(game.state.barbarigo.attacks).toBe(1);
  });

  test('[PK-21.2.1] F3 adds two to the die for the tonnage', () => {
    expect(drawn('F1', [2, 5]).log[1]?.entry).toMatchObject({ what: 'port-tonnage', die: 5, modifier: 2 });
    expect(drawn('F1', [1, 5]).log[1]?.entry).toMatchObject({ die: 5, modifier: 0 });
  });

  test('[PK-21.2.1] after its second attack it goes home for good; not on a turn without one', () => {
    const game = drawn('F5', [4], 1);
    expect(game.cited.at(-1)).toBe('PK-21.2.1 barbarigo-retires');
    expect(subOf(game.state, 'Barbarigo')).toMatchObject({ place: 'out', detected: false });
    const seen = drawn('F4', [4], 1);
    expect(subOf(seen.state, 'Barbarigo')).toMatchObject({ place: 'out', detected: false });
    expect(play(raiding(2), drawFrogmen).cited).toEqual([]);
  });

  test.each(['sunk', 'home', null] as const)(
    '[PK-5.5.21] [PK-21.2.1] where Barbarigo is %s the frogmen fail',
    (place) => {
      const state = raiding(1);
      state.containers = [container(), container({ port: 'boston' })];
      if (place) subOf(state, 'Barbarigo').place = place;
      else state.subs = [];
      const game = play(state, drawFrogmen);
      expect(game.log.map(({ rule, entry }) => [rule, entry])).toEqual([
        ['PK-21.2.1', { what: 'frogmen-fail', port: 'newyork' }],
        ['PK-21.2.1', { what: 'frogmen-fail', port: 'boston' }],
      ]);
      expect(game.state.containers.map((one) => one.drawn)).toEqual([true, true]);
      expect(game.state.barbarigo.attacks).toBe(1);
    },
  );
});

describe('PK-21.3.2 frogmen by air', () => {
  const flown = (die: number, place: 'CA' | 'sunk' = 'CA') => {
    const state = raiding();
    plane(state, 'Z511', 'home');
    subOf(state, 'Barbarigo').place = place;
    return play(state, (t) => drawByAir(t, 'Z511', 'boston'), { dice: die < 4 ? [die, 5] : [die] });
  };

  test('[PK-21.3.2] from all five markers, once a game, and by the aircraft', () => {
    const game = flown(1);
    expect(game.log[0]?.entry).toEqual({ what: 'frogmen-drawn', port: 'boston', marker: 'F1', by: 'Z511' });
    expect(game.state.barbarigo).toMatchObject({ flown: true, attacks: 0 });
    expect(flown(4).log[0]?.entry).toMatchObject({ marker: 'F4' });
  });

  test('[PK-21.3.2] [PK-21.2.1] an alarm shows Barbarigo, where it is at sea', () => {
    expect(subOf(flown(5).state, 'Barbarigo').detected).toBe(true);
    expect(subOf(flown(5, 'sunk').state, 'Barbarigo').detected).toBe(false);
  });
});
