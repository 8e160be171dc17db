/** PK-18.1 to PK-18.8, PK-21.2: what is hidden, and from whom. */
import { Engine, FastDice } from '@derby/kernel';
import { ScriptedDice } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { airMovement } from '../src/air-movement.ts';
import { bombardment } from '../src/bombardment.ts';
import { playContact } from '../src/contact.ts';
import { drawFrogmen } from '../src/frogmen.ts';
import { seaDistance } from '../src/geography.ts';
import type { Log } from '../src/log.ts';
import { navalMovement } from '../src/naval-movement.ts';
import type { Settings } from '../src/options.ts';
import { overhead } from '../src/second-move.ts';
import { isSeen, note, sight } from '../src/sight.ts';
import type { Drumbeat, State, Submarine } from '../src/state.ts';
import { turnEnd } from '../src/turn-end.ts';
import { shipOf, subOf } from '../src/units.ts';
import { balance } from '../src/victory.ts';
import { resample, view } from '../src/view.ts';
import { bare, convoy, grid, plane, play, scenario, ship, sub, until } from './position.ts';

const hidden = (side: 'axis' | 'allies' = 'axis', over: Partial<State> = {}): State =>
  bare(
    { hiddenSubmarines: true },
    { toAct: side, finished: { axis: side === 'allies', allies: side === 'axis' }, ...over },
  );

describe('PK-18.3 what is seen', () => {
  test('[PK-18.1] [PK-18.3] of an unseen boat only where and when it was last seen; of the rest everything', () => {
    const state = hidden();
    sub(state, 'U-66', 'CA', { fuel: 2, status: 'submerged', seenAt: 'CC', seenOn: 1, activated: true });
    sub(state, 'U-109', 'CB', { detected: true, fuel: 3 });
    const [unseen, seen] = view(state, 'allies').subs;
    expect(unseen).toMatchObject({
      id: 'U-66',
      place: 'unseen',
      fuel: 6,
      status: 'surfaced',
      seenAt: 'CC',
      activated: false,
    });
    expect(seen).toEqual(subOf(state, 'U-109'));
    expect(view(state, 'axis').subs[0]).toEqual(subOf(state, 'U-66'));
    expect(view(state, 'spectator').subs[0]?.place).toBe('unseen');
  });

  test('[PK-18.1] on a grid everybody is seen', () => {
    const state = hidden();
    const boat = sub(state, 'U-66', 'CA');
    ship(state, 'DD-1', 'CA');
    expect(isSeen(state, boat)).toBe(false);
    grid(state, 'CA', 'axis', [
      ['U-66', 1, 1],
      ['DD-1', 9, 9],
    ]);
    expect(isSeen(state, boat)).toBe(true);
  });

  test('[PK-18.3] the areas of the set-up count as seen on turn 0', () => {
    const state = scenario({ hiddenSubmarines: true });
    expect(view(state, 'allies').subs.map(({ place, seenAt, seenOn }) => `${place} ${seenAt} ${seenOn}`)).toEqual([
      ...['unseen CC 0', 'unseen BB 0', 'unseen CB 0', 'unseen CB 0', 'unseen BB 0'],
    ]);
  });

  test('[PK-18.3] [PK-18.8] what was seen of a boat is still known when a contact ends before anybody is asked', () => {
    const state = hidden();
    const boat = sub(state, 'U-66', 'CA', { fuel: 2, torpedoes: 3, status: 'submerged' });
    play(state, (t) => sight(t, boat));
    const seenAs = { status: 'submerged', torpedoes: 3, fuel: 2, supply: 0, damage: 0, keptUp: false };
    for (const viewer of ['allies', 'spectator'] as const)
      expect(view(state, viewer).subs[0]).toMatchObject({ place: 'unseen', seenAt: 'CA', seenOn: 3, seenAs, fuel: 6 });
  });

  test('[PK-18.3] [PK-21.2] of Barbarigo nobody saw which mode it is in', () => {
    const state = hidden('axis', { barbarigo: { entry: 0, mode: 'frogman', known: false, attacks: 0, flown: false } });
    const boat = sub(state, 'Barbarigo', 'CA', { torpedoes: 0 });
    note(state, boat);
    expect(view(state, 'allies').subs[0]?.seenAs?.torpedoes).toBe(4);
  });

  test('[PK-18.4] what an unseen boat does is told to the Axis; the Allies hear that one was activated', () => {
    const state = hidden();
    sub(state, 'U-66', 'DF');
    const told: (readonly string[] | undefined)[] = [];
    const log: string[] = [];
    const rules = { play: navalMovement, concede: () => {} };
    const engine = new Engine<Drumbeat>(rules, state, new FastDice(1), {
      checkpoint: () => {},
      answered: () => {},
      log: (rule, entry, to) => {
        told.push(to);
        log.push(`${rule} ${entry.what}`);
      },
    });
    engine.start();
    engine.answer(['move', 'U-66', 'DE', 'surfaced']);
    expect(log.slice(0, 3)).toEqual(['PK-18.4 submarine-activated', 'PK-6.3 moved', 'PK-11.1 fuel-spent']);
    expect(told.slice(0, 3)).toEqual([undefined, ['axis'], ['axis']]);
  });

  /** What comes to light when a convoy runs into U-66 and everybody follows standing orders: the contact is over before anybody looks. */
  function encounter(boat: Partial<Submarine>, options: Partial<Settings> = {}) {
    const state = hidden('allies', { options: scenario({ hiddenSubmarines: true, ...options }).options });
    sub(state, 'U-66', 'DE', { seenAt: 'DE', seenOn: 3, ...boat });
    convoy(state, 'C-1', 'OCN', 'DF', 'newyork');
    for (const side of ['axis', 'allies'] as const)
      Object.assign(state.orders[side], { grids: 'auto', commit: 'none' });
    const told: Log[] = [];
    const revealed: Log[] = [];
    const engine = new Engine<Drumbeat>({ play: navalMovement, concede: () => {} }, state, new FastDice(4), {
      checkpoint: () => {},
      answered: () => {},
      log: (_rule, entry, _to, isRevealed) => {
        told.push(entry);
        if (isRevealed) revealed.push(entry);
      },
    });
    engine.start();
    engine.answer(['move', 'C-1', 'DE']);
    expect(told.map(({ what }) => what)).toContain('contact-ends');
    return { told, revealed };
  }

  test('[PK-18.3] who is met, and all that is seen of it, comes to light, also where nothing else is left of it', () => {
    const { revealed } = encounter({ fuel: 2, torpedoes: 1, status: 'submerged' });
    expect(revealed).toContainEqual({
      ...{ what: 'sighted', sub: 'U-66', status: 'submerged', torpedoes: 1, fuel: 2 },
      ...{ supply: 0, damage: 0, keptUp: false },
    });
  });

  test.each<[string, Partial<Submarine>]>([
    ['fuel', { fuel: 0 }],
    ['torpedoes', { torpedoes: 0 }],
    ['damage', { damage: 3 }],
  ])('[PK-18.3] its %s changes what it does on the grid, and is told before', (_box, boat) => {
    const other = encounter(boat, { v21_5_damage: true });
    const full = encounter({}, { v21_5_damage: true });
    const grid = (game: typeof full) => game.told.filter(({ what }) => what === 'grid-move' || what === 'grid-left');
    expect(grid(other)).not.toEqual(grid(full)); // what happens tells the boxes
    expect(other.revealed).not.toEqual(full.revealed);
  });

  test('[PK-18.3] a Detected boat is seen already and is not told again', () => {
    expect(encounter({ detected: true }).told.map(({ what }) => what)).not.toContain('sighted');
  });

  test('[PK-18.3] [PK-14.1] that a boat has fired before everybody saw: it is shown and not imagined away', () => {
    const state = hidden();
    sub(state, 'U-66', 'CA', { hasFired: true, seenAt: 'CC', seenOn: 1 });
    sub(state, 'U-109', 'CA', { seenAt: 'CC', seenOn: 1 });
    expect(view(state, 'allies').subs.map(({ hasFired }) => hasFired)).toEqual([true, false]);
    resample(state, 'allies', new FastDice(1));
    expect(state.subs.map(({ hasFired }) => hasFired)).toEqual([true, false]);
  });

  test.each(['DE', 'EF'] as const)(
    '[PK-18.4] [PK-11.2] a boat in sight does nothing that could be taken back, be the Milch Cow in DE or %s',
    (at) => {
      const state = hidden();
      sub(state, 'U-66', 'DE', { detected: true, fuel: 3 });
      sub(state, 'MilchCow', at);
      state.orders.axis.refuel = 'full';
      const told: (readonly string[] | undefined)[] = [];
      const engine = new Engine<Drumbeat>({ play: navalMovement, concede: () => {} }, state, new FastDice(1), {
        checkpoint: () => {},
        answered: () => {},
        log: (_rule, { what }, to) => void (what === 'refuelled' && told.push(to)),
      });
      engine.start();
      engine.answer(['hold', 'U-66', 'surfaced']);
      expect(engine.finality?.why).toBe('revealed');
      expect(subOf(engine.state, 'U-66').fuel).toBe(at === 'DE' ? 6 : 3); // which the Allies see
      expect(told).toEqual(at === 'DE' ? [['axis']] : []);
    },
  );

  test('[PK-18.4] the Axis is asked even when it has nobody left, so that the silence tells nothing', () => {
    const state = hidden();
    sub(state, 'U-66', 'DF', { activated: true });
    expect(until(state, navalMovement).open).toContain('finish');
  });

  test('[PK-18.4] [PK-21.3.2] the Axis is asked in the air as long as the Z.511 could fly from a boat that nobody sees', () => {
    const state = bare(
      { hiddenSubmarines: true, v21_2_barbarigo: true, v21_3_floatplanes: true },
      { phase: 'air', toAct: 'axis', finished: { axis: false, allies: true } },
    );
    plane(state, 'Z511', 'home');
    sub(state, 'Barbarigo', 'DR');
    state.barbarigo = { entry: 2, mode: 'torpedo', known: true, attacks: 0, flown: false };
    expect(until(state, airMovement).open).toContain('finish');
  });

  test('[PK-18.3] [PK-21.5.3] off the map a boat hides nothing: that it was damaged comes to light', () => {
    const state = hidden('axis', { options: scenario({ hiddenSubmarines: true, v21_5_damage: true }).options });
    sub(state, 'U-66', 'BE', { damage: 1 });
    const revealed: string[] = [];
    const engine = new Engine<Drumbeat>({ play: navalMovement, concede: () => {} }, state, new ScriptedDice([2]), {
      checkpoint: () => {},
      answered: () => {},
      log: (_rule, { what }, _to, isRevealed) => void (isRevealed && revealed.push(what)),
    });
    engine.start();
    engine.answer(['home', 'U-66', 'surfaced']);
    expect(revealed).toEqual(['submarine-activated', 'left-map', 'repair-at-home']);
  });

  test('[PK-18.5] overhead every aircraft searches its own area by itself, a Detected boat first', () => {
    const state = hidden('allies', { phase: 'overhead' });
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CA', { detected: true });
    plane(state, 'VP-51', 'langley');
    plane(state, 'VP-74', 'bermudanas');
    const game = play(state, overhead, { dice: [6, 1, 3] });
    expect(game.asked).toEqual([]);
    expect(game.log.flatMap(({ entry }) => (entry.what === 'air-search' ? [[entry.plane, entry.sub]] : []))).toEqual([
      ['VP-51', 'U-109'],
      ['VP-74', null],
    ]);
  });

  test('[PK-18.5] [PK-18.3] what a search finds or does not find has come to light, also when the turn ends at once', () => {
    const revealed = (boat: Partial<Submarine>): string[] => {
      const state = hidden('allies', { phase: 'overhead' });
      sub(state, 'U-66', 'CA', { seenAt: 'CA', seenOn: 3, ...boat });
      plane(state, 'VP-51', 'langley');
      const told: string[] = [];
      const engine = new Engine<Drumbeat>({ play: overhead, concede: () => {} }, state, new ScriptedDice([1, 1]), {
        checkpoint: () => {},
        answered: () => {},
        log: (_rule, { what }, _to, isRevealed) => void (isRevealed && told.push(what)),
      });
      engine.start();
      return told;
    };
    expect(revealed({})).toEqual(['air-search', 'sighted']);
    expect(revealed({ status: 'submerged' })).toEqual(['air-search']);
  });

  test('[PK-18.5] [PK-16.7] several on the surface: one of them by lot', () => {
    const state = hidden('allies', { phase: 'air' });
    sub(state, 'U-66', 'CA');
    sub(state, 'U-109', 'CA');
    plane(state, 'VP-51', 'langley');
    play(state, airMovement, { choices: ['attack VP-51 CA'], dice: [1, 2, 1] });
    expect(state.subs.map((one) => one.detected)).toEqual([false, true]);
  });

  test('[PK-18.6] the Allies may seek contact anywhere, and find nobody', () => {
    const state = hidden('allies');
    ship(state, 'DD-1', 'CA');
    const game = play(state, navalMovement, { choices: ['seek DD-1'] });
    expect(game.cited).toContain('PK-18.6 nobody-found');
    expect(shipOf(state, 'DD-1').activated).toBe(true);
  });

  test('[PK-18.7] a declaration shows Barbarigo until 5.7; the support of a floatplane stays with the Axis', () => {
    const state = hidden();
    const boat = sub(state, 'Barbarigo', 'CA');
    expect(isSeen(state, boat)).toBe(false);
    state.containers = [{ port: 'newyork', filledBy: 'axis', leftOut: 'F5', filled: true, drawn: true }];
    expect(isSeen(state, boat)).toBe(true);
    play(state, turnEnd);
    expect(isSeen(state, boat)).toBe(false);
    expect(boat).toMatchObject({ seenAt: 'CA', seenOn: 3 });
    plane(state, 'BV222', 'home', { state: 'flown', at: 'CA', support: 'U-66' });
    expect([view(state, 'axis').planes[0]?.support, view(state, 'allies').planes[0]?.support]).toEqual(['U-66', null]);
  });

  test('[PK-18.8] whoever leaves a grid undetected is unseen again, last seen there and then', () => {
    const state = hidden();
    sub(state, 'U-66', 'CA', { seenAt: 'CC', seenOn: 0 });
    sub(state, 'U-109', 'CA');
    ship(state, 'DD-1', 'CA');
    grid(state, 'CA', 'axis', [
      ['U-66', 1, 1],
      ['U-109', 5, 5],
      ['DD-1', 9, 9],
    ]);
    state.activation = { unit: 'U-66', step: 'contact', waiting: [], meets: false };
    until(state, navalMovement, { choices: ['leave U-66 surfaced'] });
    expect(subOf(state, 'U-66')).toMatchObject({ seenAt: 'CA', seenOn: 3 });
    expect(isSeen(state, subOf(state, 'U-66'))).toBe(false);
    note(state, subOf(state, 'U-109'));
    expect(subOf(state, 'U-109').seenAt).toBe('CA');
  });
});

describe('what is imagined', () => {
  test('[PK-18.3] an unseen boat is anywhere it can have reached, four areas a turn', () => {
    for (let i = 0; i < 50; i++) {
      const state = hidden('axis', { turn: 2, phase: 'air' });
      sub(state, 'U-66', 'EL', { seenAt: 'BE', seenOn: 1 });
      sub(state, 'U-109', 'CA', { detected: true, fuel: 2 });
      resample(state, 'allies', new FastDice(i));
      const { place } = subOf(state, 'U-66');
      expect(seaDistance('BE', place as 'BE')).toBeLessThanOrEqual(4);
      expect(subOf(state, 'U-109')).toMatchObject({ place: 'CA', fuel: 2 });
    }
  });

  test('[PK-21.2] Barbarigo shows four torpedo boxes in either mode, and either is imagined', () => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'CA', { torpedoes: 0 });
    state.barbarigo = { entry: 2, mode: 'frogman', known: false, attacks: 0, flown: false };
    expect(view(state, 'allies').subs[0]?.torpedoes).toBe(4);
    expect(view(state, 'allies').barbarigo.mode).toBeNull();
    const modes = new Set<string | null>();
    for (let i = 0; i < 20; i++) {
      resample(state, 'allies', new FastDice(i));
      modes.add(state.barbarigo.mode);
    }
    expect([...modes].sort()).toEqual(['frogman', 'torpedo']);
  });

  test('[PK-21.2] [PK-16.5] that Barbarigo looks out for its prey by standing order tells its mode, and undo stops there', () => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'CA');
    state.barbarigo = { entry: 2, mode: 'torpedo', known: false, attacks: 0, flown: false };
    convoy(state, 'C-1', 'OCN', 'CA', 'UK');
    const over = { manner: { axis: 'order', allies: 'hand' } } as const;
    grid(
      state,
      'CA',
      'axis',
      [
        ['Barbarigo', 2, 5],
        ['C-1', 5, 5, { course: 'E' }],
      ],
      { ...over, level: 'osl' },
    );
    const revealed: string[] = [];
    const engine = new Engine<Drumbeat>({ play: playContact, concede: () => {} }, state, new FastDice(1), {
      checkpoint: () => {},
      answered: () => {},
      log: (_rule, { what }, _to, isRevealed) => void (isRevealed && revealed.push(what)),
    });
    engine.start();
    expect(revealed).toEqual(['grid-move', 'detection']);
  });

  test('[PK-21.2.1] the container is known to whoever filled it', () => {
    const state = bare({ v21_2_barbarigo: true });
    state.containers = [{ port: 'newyork', filledBy: 'allies', leftOut: 'F3', filled: true, drawn: false }];
    expect(view(state, 'allies').containers[0]?.leftOut).toBe('F3');
    expect(view(state, 'axis').containers[0]?.leftOut).toBeNull();
    expect(view(state, 'spectator').containers[0]?.leftOut).toBeNull();
  });
});

describe('PK-21.2.1 frogmen and PK-12.7 guns off the Azores', () => {
  test('[PK-21.2.1] an alarm shows Barbarigo; after one attack it stays in the game', () => {
    const state = bare({ v21_2_barbarigo: true });
    sub(state, 'Barbarigo', 'CA', { torpedoes: 0 });
    state.barbarigo = { entry: 2, mode: 'frogman', known: true, attacks: 0, flown: false };
    state.containers = [{ port: 'newyork', filledBy: 'allies', leftOut: 'F3', filled: true, drawn: false }];
    play(state, drawFrogmen, { dice: [4] });
    expect(subOf(state, 'Barbarigo')).toMatchObject({ place: 'CA', detected: true });
    expect(state.barbarigo.attacks).toBe(1);
  });

  test('[PK-21.2.1] the first attack needs a move into the area, the second does not', () => {
    const raids = (attacks: number): string[] => {
      const state = bare({ v21_2_barbarigo: true }, { toAct: 'axis', finished: { axis: false, allies: true } });
      sub(state, 'Barbarigo', 'CA', { torpedoes: 0 });
      state.barbarigo = { entry: 2, mode: 'frogman', known: true, attacks, flown: false };
      return until(state, navalMovement).open.filter((one) => one.startsWith('raid'));
    };
    expect(raids(0)).toEqual(['raid Barbarigo DB', 'raid Barbarigo DM']);
    expect(raids(1)).toEqual(['raid Barbarigo CA', 'raid Barbarigo DB', 'raid Barbarigo DM']);
  });

  test('[PK-12.7] [PK-5.5.21] the factors of single warships are added, and the batteries may hit one', () => {
    const state = bare({ scenario: '17.2' }, { phase: 'bombardment' });
    ship(state, 'TF-1', 'CE');
    ship(state, 'DD-1', 'CE');
    convoy(state, 'C-1', 'OCN', 'CE', 'UK');
    ship(state, 'DD-2', 'CE', { convoy: 'C-1' });
    const game = play(state, bombardment, { choices: ['bombard lajes', 'hit DD-1'], dice: [7, 9, 8] });
    expect(state.damage.lajes).toBe(2); // 7 + 4 + 1 = 12
    expect(balance(state)).toBe(-4 + 2);
    expect(game.offered[1]).toEqual(['hit DD-1', 'hit TF-1']);
    expect(state.batteriesHit).toBe(false);
  });

  test('[PK-12.7] [PK-12.6] nothing to shell where Germany does not hold the islands', () => {
    const state = bare({ amerikaBombers: false }, { phase: 'bombardment' });
    ship(state, 'TF-1', 'CE');
    expect(play(state, bombardment).asked).toEqual([]);
  });
});
