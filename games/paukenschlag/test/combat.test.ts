/** PK-9 and PK-21.5: attacks on the TSL grid. */
import { copyOf, Engine, type Play } from '@derby/kernel';
import { ScriptedDice } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { aswResult, aswStrength, depthCharges } from '../src/asw.ts';
import { playContact } from '../src/contact.ts';
import type { SubId } from '../src/data/submarines.ts';
import { gunNeed, gunStrength, returnTargets, shellMerchants, shellSubmarine, shellWarship } from '../src/gunfire.ts';
import { aswOdds, bombHits, deckGunChance, dogfightOdds, gunOdds, searchChance, torpedoOdds } from '../src/odds.ts';
import type { Drumbeat, State, Table } from '../src/state.ts';
import { torpedoAttack, torpedoModifier } from '../src/torpedoes.ts';
import { convoyOf, shipOf, subOf } from '../src/units.ts';
import { balance } from '../src/victory.ts';
import { bare, convoy, grid, plane, play, ship, sub, until } from './position.ts';

/** U-66 with a convoy and, stacked with it or beside it, a destroyer: all Detected, in one square. */
function together(over: { stacked?: boolean; boat?: object; options?: object; event?: State['event'] } = {}): State {
  const state = bare(over.options ?? {}, { event: over.event ?? 'none' });
  sub(state, 'U-66', 'CA', { detected: true, ...over.boat });
  convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { detected: true });
  ship(state, 'DD-1', 'CA', { detected: true, convoy: over.stacked ? 'C-1' : null });
  grid(state, 'CA', 'axis', [
    ['U-66', 5, 5],
    ['C-1', 5, 5, { course: 'N' }],
    ...(over.stacked ? [] : [['DD-1', 5, 5] as const]),
  ]);
  return state;
}
const attacks = (state: State, unit: string, status = ''): { open: string[]; state: State } =>
  until(state, playContact, { choices: [`go ${unit} 5-5${status}`] });

describe('PK-9.1 torpedoes', () => {
  test('[PK-5.5.18] [PK-9.5] [PK-9.6] one attack at what is Detected in the square; a stack is one target, and nobody must', () => {
    const { open } = attacks(together({ stacked: true }), 'U-66', ' surfaced');
    expect(open).toEqual(['hold-fire', 'torpedo C-1']);
    const single = attacks(together(), 'U-66', ' surfaced');
    expect(single.open).toEqual(['hold-fire', 'torpedo C-1', 'torpedo DD-1', 'gun DD-1']);
    const after = until(single.state, playContact, { choices: ['torpedo C-1'], dice: [1] });
    expect(after.state.contact).toMatchObject({ turn: 'allies', acting: null });
  });

  test.each([
    [{ detected: false }, 'C-1', 1],
    [{ detected: false, status: 'submerged' }, 'C-1', 0],
    [{ detected: true }, 'C-1', -1],
    [{ detected: true }, 'DD-1', -3],
  ] as const)('[PK-9.1.1] boat %j against %s: %i', (boat, target, modifier) => {
    expect(torpedoModifier(together({ boat }), 'U-66', target)).toBe(modifier);
  });

  test('[PK-9.1.1] [PK-14.1] escorts, troops and the failures of the first attack', () => {
    const state = together({ stacked: true, boat: { detected: false }, event: 'torpedoFailures' });
    expect(torpedoModifier(state, 'U-66', 'C-1')).toBe(1 - 1 - 2);
    subOf(state, 'U-66').hasFired = true;
    expect(torpedoModifier(state, 'U-66', 'C-1')).toBe(0);
    Object.assign(convoyOf(state, 'C-1'), { type: 'TRP' });
    expect(torpedoModifier(state, 'U-66', 'C-1')).toBe(-1);
  });

  test.each([
    [8, true],
    [7, false],
  ])('[PK-9.1.2] a warship hit is sunk by a further die of %i: %s', (die, sunk) => {
    const state = together();
    play(state, (t) => torpedoAttack(t, 'U-66', 'DD-1'), { dice: [10, die] });
    expect(state.ships.length === 0).toBe(sunk);
    expect(balance(state)).toBe(sunk ? 2 : 0);
  });

  test('[PK-9.1.2] [PK-7.13] no more ships than there are; a destroyed convoy leaves its warships in the square', () => {
    const state = together({ stacked: true });
    convoyOf(state, 'C-1').steps = 1;
    play(state, (t) => torpedoAttack(t, 'U-66', 'C-1'), { dice: [10, 5] });
    expect(state.convoys).toEqual([]);
    expect(state.contact?.pieces.map((piece) => piece.unit)).toEqual(['U-66', 'DD-1']);
    expect(shipOf(state, 'DD-1').convoy).toBeNull();
  });

  test('[PK-9.1.3] [PK-11.3] not in the round after an attack, and not without a box', () => {
    const bars = (over: object, fired: number): string | undefined => {
      const state = together({ boat: over });
      Object.assign(state.contact!, { round: 3 });
      state.contact!.pieces[0]!.fired = fired;
      return attacks(state, 'U-66', ' surfaced').open.includes('torpedo C-1') ? undefined : 'barred';
    };
    expect([bars({}, 2), bars({}, 1), bars({}, 0), bars({ torpedoes: 0 }, 0)]).toEqual([
      ...['barred', undefined, undefined, 'barred'],
    ]);
  });

  test('[PK-9.1] the odds are those of the table', () => {
    expect(torpedoOdds(together({ boat: { detected: false, status: 'submerged' } }), 'U-66', 'C-1')).toEqual({
      ...{ hits: 0.8, any: 0.6 },
    });
  });
});

describe('PK-9.2 depth charges', () => {
  test('[PK-9.2] the escorts of a stack attack together, 7 and more being the last row', () => {
    const state = together({ stacked: true });
    ship(state, 'DD-2', 'CA', { convoy: 'C-1' });
    ship(state, 'DD-3', 'CA', { convoy: 'C-1' });
    expect(aswStrength(state, 'C-1')).toBe(9);
    expect([aswResult(9, 3), aswResult(7, 3), aswResult(6, 3), aswResult(0, 10)]).toEqual([10, 10, 0, 0]);
  });

  test('[PK-9.2] [PK-9.3] depth charges for a Submerged boat, guns for a Surfaced one; crews have neither', () => {
    const open = (status: 'surfaced' | 'submerged', unit: 'DD-1' | 'C-1'): string[] => {
      const state = together({ boat: { status } });
      Object.assign(state.contact!, { turn: 'allies' });
      return attacks(state, unit).open;
    };
    expect(open('submerged', 'DD-1')).toEqual(['hold-fire', 'depth-charge U-66']);
    expect(open('surfaced', 'DD-1')).toEqual(['hold-fire', 'gun U-66']);
    expect(open('surfaced', 'C-1')).not.toContain('gun U-66');
  });

  test('[PK-9.2.1] the chance to sink by strength: 1, 2, 4, 6, 9, 12, 16 in a hundred', () => {
    const state = together();
    expect([1, 2, 3, 4, 5, 6, 7].map((strength) => Math.round(aswOdds(state, strength, 'U-66').sunk * 100))).toEqual([
      ...[1, 2, 4, 6, 9, 12, 16],
    ]);
  });
});

describe('PK-9.3 gunfire', () => {
  test('[PK-9.3] strength, the number to hit, and the Sunk factor', () => {
    const state = together({ stacked: true });
    expect([gunStrength(state, 'C-1'), gunStrength(state, 'U-66'), gunNeed(3), gunNeed(8), gunNeed(12)]).toEqual([
      ...[3, 2, 7, 3, 3],
    ]);
    play(state, (t) => shellSubmarine(t, 'C-1', 'U-66', 'DD-1'), { dice: [7, 6, 1] });
    expect(subOf(state, 'U-66').place).toBe('sunk');
  });

  test('[PK-9.3.1] the Axis chooses which of several warships is fired back at', () => {
    const state = together({ stacked: true });
    ship(state, 'CUT-1', 'CA', { convoy: 'C-1', detected: true });
    Object.assign(state.contact!, { turn: 'allies' });
    const { open, state: now } = until(state, playContact, { choices: ['go C-1 5-5', 'gun U-66'] });
    expect(open).toEqual(['return-fire CUT-1', 'return-fire DD-1']);
    until(now, playContact, { choices: ['return-fire CUT-1'], dice: [1, 10, 7] });
    expect(now.ships.map((one) => one.id)).toEqual(['DD-1']);
  });

  test('[PK-9.3.1] an inherent escort cannot be hit, and the Milch Cow has no gun', () => {
    const state = together();
    convoy(state, 'C-2', 'OCN', 'CA', 'UK');
    expect(returnTargets(state, 'C-2', 'U-66')).toEqual([]);
    expect(returnTargets(state, 'DD-1', 'MilchCow')).toEqual([]);
  });

  test('[PK-9.3.1] a submarine may attack a single warship, which answers', () => {
    const state = together({ boat: { detected: false } });
    play(state, (t) => shellWarship(t, 'U-66', 'DD-1'), { dice: [8, 7, 7, 5] });
    expect(state.ships).toHaveLength(1);
    expect(subOf(state, 'U-66')).toMatchObject({ place: 'CA', detected: true });
  });

  test('[PK-9.3.2] merchants alone, once a grid, and the boat is Detected', () => {
    const state = bare();
    sub(state, 'U-66', 'CA', { torpedoes: 0 });
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { detected: true });
    grid(state, 'CA', 'axis', [
      ['U-66', 5, 5],
      ['C-1', 5, 5, { course: 'N', activated: true }],
    ]);
    until(state, playContact, { choices: ['go U-66 5-5 surfaced', 'gun C-1'], dice: [6, 6, 1, 9, 1] });
    expect(convoyOf(state, 'C-1').steps).toBe(4);
    expect(subOf(state, 'U-66').detected).toBe(true);
    expect(state.contact?.pieces[0]?.gunned).toBe(true);
    const again = play(state, playContact, { choices: ['go C-1 5-5', 'go U-66 5-5 surfaced'] });
    expect(again.asked).toEqual(['PK-5.5.7', 'PK-5.5.7']);
  });

  test('[PK-9.3.2] [PK-14.1] not beside a warship, not Submerged, not in winter gales', () => {
    const open = (over: Parameters<typeof together>[0], status: string): string[] =>
      attacks(together(over), 'U-66', ` ${status}`).open;
    expect(open({}, 'surfaced')).not.toContain('gun C-1');
    expect(open({}, 'surfaced')).toContain('gun DD-1');
    expect(open({}, 'submerged')).not.toContain('gun DD-1');
    expect(open({ event: 'gales' }, 'surfaced')).not.toContain('gun DD-1');
  });

  test('[PK-9.3.2] a first die of 5 misses with a gun of 2, whatever the merchants', () => {
    const state = together();
    play(state, (t) => shellMerchants(t, 'U-66', 'C-1'), { dice: [5] });
    expect(convoyOf(state, 'C-1').steps).toBe(5);
  });
});

describe('PK-21 variants in combat', () => {
  test('[PK-21.5] [PK-21.5.3] three points bring a boat up for good and slow it down', () => {
    const state = bare({ v21_5_damage: true });
    sub(state, 'U-66', 'CA', { status: 'submerged', detected: true, damage: 2 });
    ship(state, 'DD-1', 'CA');
    play(state, (t) => depthCharges(t, 'DD-1', 'U-66'), { dice: [10, 7] });
    expect(subOf(state, 'U-66')).toMatchObject({ damage: 3, status: 'surfaced' });
    grid(state, 'CA', 'axis', [
      ['U-66', 5, 5],
      ['DD-1', 1, 1],
    ]);
    const { open } = until(state, playContact);
    expect(open.filter((one) => one.startsWith('go U-66'))).toHaveLength(9);
    expect(open.some((one) => one.endsWith('submerged'))).toBe(false);
  });

  test('[PK-21.2.1] Barbarigo with frogmen attacks no ship, but is asked, so that nobody can tell', () => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'CA', { torpedoes: 0 });
    state.barbarigo = { entry: 2, mode: 'frogman', known: false, attacks: 0, flown: false };
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { detected: true });
    grid(state, 'CA', 'axis', [
      ['Barbarigo', 5, 5],
      ['C-1', 5, 5, { course: 'N' }],
    ]);
    expect(attacks(state, 'Barbarigo', ' surfaced').open).toEqual(['hold-fire']);
  });

  test('[PK-21.2] its first attack shows what it came for', () => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'CA');
    state.barbarigo = { entry: 2, mode: 'torpedo', known: false, attacks: 0, flown: false };
    convoy(state, 'C-1', 'IND', 'CA', 'trinidad', { detected: true });
    grid(state, 'CA', 'axis', [
      ['Barbarigo', 5, 5],
      ['C-1', 5, 5, { course: 'N' }],
    ]);
    play(state, (t) => torpedoAttack(t, 'Barbarigo', 'C-1'), { dice: [1] });
    expect(state.barbarigo.known).toBe(true);
  });
});

describe('odds', () => {
  test('[PK-1.2] every chance is counted over the ten faces of the die', () => {
    const state = together();
    plane(state, 'VP-51', 'langley');
    expect(searchChance(state, 'VP-51', 'U-66', 'search')).toBe(0.6);
    expect(searchChance(state, 'VP-51', 'U-66', 'huff-duff')).toBe(0.6);
    expect(gunOdds(state, 'DD-1', 'U-66').sunk).toBeCloseTo(0.4 * 0.5);
    expect(deckGunChance(state, 'U-66', 'C-1')).toBeCloseTo(0.5 * 0.5);
    expect(deckGunChance(state, 'U-66', 'DD-1')).toBeCloseTo(0.3 * 0.3);
    expect(bombHits(3)).toBeCloseTo(0.7);
    expect(dogfightOdds('33PG', 'He177-1')).toEqual({ aborts: 0.2, shot: 0.3 });
  });

  /** The share of all throws after which the boat is gone, by the rules themselves: at most three dice fall. */
  function lost(state: State, attack: (t: Table) => void, id: SubId): number {
    let count = 0;
    for (let throws = 0; throws < 1000; throws++) {
      const dice = new ScriptedDice([
        1 + (throws % 10),
        1 + (Math.floor(throws / 10) % 10),
        1 + Math.floor(throws / 100),
      ]);
      const here = copyOf(state) as State;
      const play = function* (t: Table): Play<void> {
        attack(t);
        yield* t.checkpoint();
      };
      const witness = { checkpoint: () => {}, answered: () => {}, log: () => {} };
      new Engine<Drumbeat>({ play, concede: () => {} }, here, dice, witness).start();
      if (subOf(here, id).place === 'sunk') count += 1;
    }
    return count / 1000;
  }

  test.each([0, 1, 2, 3, 4])(
    '[PK-21.5.3] with %i points the chance to sink counts the points as the rules do',
    (damage) => {
      const state = bare({ v21_5_damage: true });
      grid(state, 'CA', 'allies', [['DD-1', 5, 5]]);
      ship(state, 'DD-1', 'CA');
      for (const id of ['U-66', 'U-571', 'U-701'] as const) {
        sub(state, id, 'CA', { damage, detected: true });
        state.contact?.pieces.push({ ...state.contact.pieces[0]!, unit: id });
        const charges = lost(state, (t) => depthCharges(t, 'DD-1', id), id);
        expect(aswOdds(state, aswStrength(state, 'DD-1'), id).sunk).toBeCloseTo(charges);
        const shells = lost(state, (t) => shellSubmarine(t, 'DD-1', id, undefined), id);
        expect(gunOdds(state, 'DD-1', id).sunk).toBeCloseTo(shells);
      }
    },
  );
});
