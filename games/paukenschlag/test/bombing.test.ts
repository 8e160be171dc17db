/** PK-12.5, PK-12.7, PK-18.5  Bombs, shells from the sea and sweeps, at the edges of their tables. */
import { describe, expect, test } from 'vitest';
import { listQuarry, sweep } from '../src/air-attack.ts';
import { bombardment } from '../src/bombardment.ts';
import { bombRun, damageShore } from '../src/bombing.ts';
import { shellSubmarine, shellWarship } from '../src/gunfire.ts';
import type { AirTarget, State } from '../src/state.ts';
import { subOf } from '../src/units.ts';
import { result, scoreGame, threshold } from '../src/victory.ts';
import { bare, convoy, plane, play, ship, sub } from './position.ts';

describe('PK-12.7 bombardment of the Azores', () => {
  /** Germany holds the islands, and these warships lie off them. */
  const off = (...ships: readonly ('TF-1' | 'CUT-1')[]): State => {
    const state = bare({ scenario: '17.2' }, { phase: 'bombardment' });
    for (const id of ships) ship(state, id, 'CE');
    return state;
  };

  test('[PK-12.7] only who can bombard is asked; a cutter cannot, and is no target of the batteries', () => {
    expect(play(off(), bombardment).asked).toEqual([]);
    expect(play(off('CUT-1'), bombardment).asked).toEqual([]);
    const game = play(off('TF-1', 'CUT-1'), bombardment, { choices: ['bombard lajes'], dice: [1, 9, 1] });
    expect(game.asked).toEqual(['PK-5.5.21']);
  });

  test('[PK-5.5.21] it may be left, and the batteries may miss', () => {
    expect(play(off('TF-1'), bombardment, { choices: ['done'] }).cited).toEqual([]);
    const game = play(off('TF-1'), bombardment, { choices: ['bombard lajes'], dice: [1, 8] });
    expect(game.cited).toEqual(['PK-12.7 shore-hit', 'PK-12.7 batteries']);
    expect(game.state.ships).toHaveLength(1);
  });

  test('[PK-12.7] taken up after the batteries have hit, nothing is shelled again', () => {
    const state = off('TF-1');
    state.batteriesHit = true;
    const game = play(state, bombardment, { dice: [1] });
    expect(game.cited).not.toContain('PK-12.7 shore-hit');
    expect(game.state.batteriesHit).toBe(false);
  });
});

describe('PK-12.5.3 damage to the shore', () => {
  const hit = (before: number, die: number, parked: readonly number[] = []) => {
    const state = bare();
    state.damage.mitchel = before;
    plane(state, '33PG', 'mitchel', { state: 'ready' });
    plane(state, '8PG', 'mitchel', { state: 'cap', at: 'CA' });
    plane(state, 'VP-51', 'langley', { state: 'ready' });
    return play(state, (t) => damageShore(t, null, 'mitchel', 1), { dice: [die, ...parked] });
  };

  test('[PK-12.5.3] Ready aircraft of that base alone stand a die, when it is ruined and not before', () => {
    expect(hit(0, 8).state).toMatchObject({ damage: { mitchel: 1 }, planes: [{}, {}, {}] });
    const ruined = hit(2, 8, [3]);
    expect(ruined.state.damage.mitchel).toBe(3);
    expect(ruined.state.planes.map(({ id }) => id)).not.toContain('33PG');
    expect(ruined.state.planes).toHaveLength(2);
    expect(hit(2, 8, [4]).state.planes).toHaveLength(3);
  });

  test('[PK-12.5.3] a ruin cannot be ruined again', () => {
    expect(hit(3, 10).cited).toEqual(['PK-12.7 shore-hit']);
  });
});

describe('PK-12.5.1, PK-12.5.2 a bomb run', () => {
  const run = (target: AirTarget, dice: number[], factor = 3) => {
    const state = bare();
    plane(state, 'He177-1', 'lajes', { state: 'flown', at: 'CA' });
    ship(state, 'DD-1', 'CA');
    convoy(state, 'C-1', 'OCN', 'CA', 'UK');
    return play(state, (t) => bombRun(t, 'He177-1', target, factor), { dice });
  };
  const struck = (dice: number[]) => {
    const game = run('DD-1', dice);
    return [game.cited.filter((one) => one.endsWith('warship-hit')).length, game.state.ships.length];
  };

  test('[PK-12.5.1] a warship stands one die for each hit, until it is sunk', () => {
    expect(struck([1, 5])).toEqual([0, 1]);
    expect(struck([1, 6, 7])).toEqual([1, 1]);
    expect(struck([1, 9, 7, 8])).toEqual([2, 0]);
    expect(struck([1, 9, 8])).toEqual([1, 0]);
    expect(struck([1, 9, 7, 7])).toEqual([2, 1]);
  });

  test('[PK-12.5.1] die, factor and hits are told', () => {
    expect(run('C-1', [6, 6, 1]).log.slice(0, 2)).toEqual([
      { rule: 'PK-12.5.1', entry: { what: 'ship-sought', plane: 'He177-1', target: 'C-1', die: 6, found: true } },
      {
        rule: 'PK-12.5.1',
        entry: { what: 'ship-bombed', plane: 'He177-1', target: 'C-1', die: 6, factor: 3, total: 9, hits: 1 },
      },
    ]);
  });

  test('[PK-12.5.3] ships burn in an Allied port alone', () => {
    expect(run('newyork', [4, 6, 5]).cited.at(-1)).toBe('PK-15.2 port-tonnage');
    expect(run('newyork', [4, 5]).cited.at(-1)).toBe('PK-12.5.3 shore-hit');
    expect(run('mitchel', [4, 6]).cited.at(-1)).toBe('PK-12.5.3 shore-hit');
    expect(run('pontadelgada', [4, 6]).cited.at(-1)).toBe('PK-12.5.3 shore-hit');
  });

  test('[PK-12.5.2] where there is no flak a 1 goes through', () => {
    expect(run('georgetown', [1, 1]).log[0]?.entry).toMatchObject({ what: 'flak', flak: 0, result: 'through' });
  });
});

describe('PK-9.3 dice first, then effects', () => {
  const duel = () => {
    const state = bare();
    sub(state, 'U-66', 'CA', { detected: true });
    ship(state, 'DD-1', 'CA');
    return state;
  };
  const volleys = (game: ReturnType<typeof play>) =>
    game.log.flatMap(({ rule, entry }) => (entry.what === 'gunfire' ? [{ rule, ...entry }] : []));

  test('[PK-9.3] [PK-9.3.1] each volley says who fired at whom, with what, and whether it was an answer', () => {
    const game = play(duel(), (t) => shellSubmarine(t, 'DD-1', 'U-66', 'DD-1'), { dice: [1, 1] });
    expect(volleys(game)).toMatchObject([
      { rule: 'PK-9.3', by: 'DD-1', target: 'U-66', isReturn: false, strength: 3, die: 1, hit: false, second: null },
      { rule: 'PK-9.3.1', by: 'U-66', target: 'DD-1', isReturn: true, die: 1, hit: false, second: null },
    ]);
    expect(volleys(game).map(({ effect, points }) => [effect, points])).toEqual([
      ['none', 0],
      ['none', 0],
    ]);
  });

  test('[PK-9.3.1] a warship that is sunk has fired all the same', () => {
    const game = play(duel(), (t) => shellWarship(t, 'U-66', 'DD-1'), { dice: [10, 10, 10, 10] });
    expect(volleys(game).map(({ isReturn, effect }) => [isReturn, effect])).toEqual([
      [false, 'sunk'],
      [true, 'sunk'],
    ]);
    expect(game.state.ships).toEqual([]);
    expect(subOf(game.state, 'U-66').place).toBe('sunk');
  });

  test('[PK-9.3] a hit that does not sink says so', () => {
    const game = play(duel(), (t) => shellWarship(t, 'U-66', 'DD-1'), { dice: [10, 1, 1] });
    expect(volleys(game)[0]).toMatchObject({ hit: true, second: 1, effect: 'none', points: 0 });
  });
});

describe('PK-18.5 sweeps', () => {
  const over = (...boats: readonly ['U-66' | 'U-109', boolean][]) => {
    const state = bare({ hiddenSubmarines: true });
    plane(state, 'VP-51', 'langley');
    for (const [id, detected] of boats) sub(state, id, 'CA', { detected });
    return state;
  };
  const found = (state: State, dice: readonly number[]) => {
    const game = play(state, (t) => sweep(t, 'VP-51', 'CA'), { dice });
    return game.log.flatMap(({ entry }) => (entry.what === 'air-search' ? [[entry.sub, entry.found]] : []))[0];
  };

  test('[PK-18.5] an undetected boat, by lot among several; nobody where there is nobody or the die fails', () => {
    expect(found(over(['U-66', false]), [1])).toEqual(['U-66', true]);
    expect(found(over(['U-66', false], ['U-109', false]), [1, 2])).toEqual(['U-109', true]);
    expect(found(over(['U-66', true], ['U-109', false]), [1])).toEqual(['U-109', true]);
    expect(found(over(['U-66', true]), [1])).toEqual([null, false]);
    expect(found(over(['U-66', false]), [10])).toEqual([null, false]);
    expect(found(over(), [1])).toEqual([null, false]);
  });

  test('[PK-5.3.3] where boats hide, a sweep is always among the targets, and only the Detected have a name', () => {
    const named = (state: State) => {
      const open: string[] = [];
      listQuarry({ open: (choice: readonly string[]) => open.push(choice.join(' ')) } as never, state, 'CA');
      return open;
    };
    expect(named(over(['U-66', true], ['U-109', false]))).toEqual(['target U-66', 'sweep']);
    const open = bare();
    sub(open, 'U-66', 'CA');
    expect(named(open)).toEqual(['target U-66']);
  });
});

describe('PK-15.3 the end', () => {
  test('[PK-15.3] at the threshold the Axis wins, and the log says by which figures', () => {
    const ended = (short: number) => {
      const state = bare({ handicap: 0 });
      const level = play(structuredClone(state), scoreGame).log[0]!.entry as { balance: number; threshold: number };
      state.score.alliedShore += level.threshold - level.balance - short;
      return play(state, scoreGame).log[0]!.entry;
    };
    const won = ended(0) as { balance: number; threshold: number };
    expect(won).toMatchObject({ what: 'game-over', winner: 'axis', grade: 'marginal' });
    expect(won.balance).toBe(won.threshold);
    expect(ended(1)).toMatchObject({ winner: 'allies' });
  });

  test('[PK-15.4] without the bombers of the Azores the Axis needs less', () => {
    const need = (amerikaBombers: boolean) => threshold(bare({ amerikaBombers, handicap: 0 }).options);
    expect(need(true) - need(false)).toBe(44);
  });

  test('[PK-15.3] [PK-15.5] a game that is given up has ended under a rule of its own', () => {
    const rule = (grade: 'decisive' | 'marginal' | 'resigned') =>
      result(bare({}, { ended: { winner: 'axis', grade } }))?.rule;
    expect([rule('decisive'), rule('marginal'), rule('resigned')]).toEqual(['PK-15.3', 'PK-15.3', 'PK-15.5']);
  });
});
