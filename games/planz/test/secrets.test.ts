/** WPZ-16  What a seat may not know does not reach it: the places where it would be easiest to let something slip. */
import { FastDice, Match, notation, openOf, Refused } from '@derby/kernel';
import { asAdvised } from '@derby/kernel/testing/play';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import type { Side } from '../src/data/powers.ts';
import { UNIT_IDS, type UnitId } from '../src/data/units.ts';
import { planz } from '../src/game.ts';
import { blankOrder } from '../src/order.ts';
import { put, whereIs } from '../src/places.ts';
import type { Battle, Order, State } from '../src/state.ts';
import { cargoOf, isCoastal, isGround, NATIVES } from '../src/units.ts';
import { knownTo, type View, view } from '../src/view.ts';
import { at, bare, play, stacked, stand } from './position.ts';

const carriers = (): State => {
  const state = bare({ 'G-CV-1': 'AO', 'G-CVL-1': 'AO', 'G-DD-1': 'AO', 'B-CA-1': 'AM' });
  state.reduced = ['G-CV-1', 'G-CVL-1'];
  state.damaged = ['G-CV-1'];
  return state;
};

describe('steps lost', () => {
  test('[WPZ-16.3] the enemy knows what it last saw, the owner what is', () => {
    const state = carriers();
    expect(view(state, 'german').reduced).toEqual(['G-CV-1', 'G-CVL-1']);
    expect(view(state, 'allied').reduced).toEqual(['G-CV-1']);
  });

  test('[WPZ-15.3] [WPZ-16.0] of a rally below the top everybody learns the number, the owner the units', () => {
    const { log, state } = play(carriers(), ['action rally-naval', 'rally G-CV-1', 'rally G-CVL-1']);
    const told = log.filter(({ entry }) => entry.what === 'rallied');
    expect(told.map(({ entry }) => entry)).toEqual([
      { what: 'rallied', side: 'german', count: 2, units: [] },
      { what: 'rallied', side: 'german', count: 2, units: ['G-CV-1', 'G-CVL-1'] },
    ]);
    expect([state.reduced, view(state, 'allied').reduced]).toEqual([[], ['G-CV-1']]);
  });

  test('[WPZ-16.3] on top of the stack it is seen to be whole again', () => {
    const state = bare({ 'G-CV-1': 'AO', 'B-CA-1': 'AM' });
    state.reduced = ['G-CV-1'];
    state.damaged = ['G-CV-1'];
    const { state: then } = play(state, ['action rally-naval']);
    expect([then.reduced, then.damaged, view(then, 'allied').reduced]).toEqual([[], [], []]);
  });
});

describe('looking', () => {
  test('[WPZ-16.0] whoever looks sees cargo with its ship, and knows it until the segment is over', () => {
    const state = bare({ 'G-BB-1': 'AE', 'B-TR-1': 'AL', 'B-INF-1': 'B-TR-1', 'B-SS-1': 'AL' });
    const { state: then } = play(state, ['action naval-move', 'to AL', 'no-attack']);
    expect(then.seen.german.find(({ place }) => place === 'AL')?.units).toEqual(
      ['B-SS-1', 'B-TR-1', 'B-INF-1'].sort((a, b) => UNIT_IDS.indexOf(a as never) - UNIT_IDS.indexOf(b as never)),
    );
    const now = { ...then, segment: then.seen.german[0]?.segment ?? 0 };
    expect(view(now, 'german').at['B-INF-1']).toBe('B-TR-1');
    expect(view({ ...now, segment: now.segment + 1 }, 'german').at['B-INF-1']).toBeUndefined();
    expect(view(now, 'spectator').at['B-INF-1']).toBeUndefined();
  });

  test('[WPZ-16.5] a task force under way shows neither where its first ship stayed nor how many there are', () => {
    const state = bare({ 'G-BB-1': 'AO', 'G-CA-1': 'AO', 'G-CL-1': 'AO' });
    state.taskForces['TF-1'] = ['G-BB-1', 'G-CA-1'];
    put(state, 'G-CA-1', 'AN2');
    put(state, 'G-BB-1', 'force');
    expect(view(state, 'allied').taskForces['TF-1']).toEqual({ area: null, units: null });
  });
});

/** A battle at sea, half fought. */
const fight = (attacker: Side, attackers: readonly UnitId[], defenders: readonly UnitId[]): Battle => ({
  context: 'naval',
  attacker,
  area: 'DH',
  zone: null,
  step: 4,
  attackers: [...attackers],
  defenders: [...defenders],
  landing: [],
  isDesperate: false,
  plan: { attacker: false, defender: false },
  first: attacker,
  turn: attacker,
  fired: [],
  waiting: [],
  shooter: null,
  hit: null,
  cargo: null,
});

describe('imagined worlds', () => {
  test('[WPZ-12.3b] [WPZ-16.0] whoever has examined a ship imagines nobody aboard but those it saw there', () => {
    const state = bare(
      { 'G-TR-1': 'AN2', 'G-F-1': 'G-TR-1', 'G-NB-1': 'G-TR-1', 'B-BB-1': 'AN2' },
      { mover: 'allied' },
    );
    state.seen.allied = [{ place: 'AN2', turn: 3, segment: 1, units: ['G-TR-1', 'G-F-1', 'G-NB-1'], reduced: [] }];
    state.reduced = ['G-TR-1'];
    // The owner says which of the two is lost with a step of the ship.
    state.battle = { ...fight('allied', ['B-BB-1'], ['G-TR-1']), area: 'AN2', cargo: 'G-TR-1' };
    planz.resample(state, 'allied', new FastDice('cargo'));
    expect(cargoOf(state, 'G-TR-1')).toEqual(['G-F-1', 'G-NB-1']);
  });

  const SEEDS: readonly string[] = Array.from({ length: 40 }, (_, index) => `world ${index}`);
  /** What this viewer is shown, in the worlds that it imagines. */
  const imaginedViews = <T>(make: () => State, shown: (known: View) => T): T[] =>
    SEEDS.map((seed) => {
      const state = make();
      planz.resample(state, 'allied', new FastDice(seed));
      return shown(view(state, 'allied'));
    });

  test('[WPZ-16.7] [WPZ-16.5] task forces take no ship without which the order under way could not be', () => {
    const seen = { 'G-TR-1': 'AL', 'G-LS-1': 'AE', 'G-TR-2': 'force', 'G-TR-3': 'force' } as const;
    const sealift = (): State => {
      const state = bare({ ...seen, 'G-BB-1': 'AO', 'G-AC-1': 'DK' });
      state.taskForces['TF-1'] = ['G-BB-1'];
      state.taskForces['TF-2'] = ['G-AC-1'];
      stacked(state);
      // Thought of first, for they were last seen reduced: any world has them on the map.
      state.damaged = ['G-TR-3', 'G-LS-2'];
      state.order = {
        ...blankOrder('sealift-air'),
        announced: true,
        step: 'meet',
        origin: 'AN2',
        path: ['AO'],
        force: ['G-TR-2', 'G-TR-3'],
        top: 'G-TR-2',
      };
      return state;
    };
    expect(new Set(imaginedViews(sealift, ({ order }) => order?.units))).toEqual(new Set([2]));
  });

  test('[WPZ-16.5] a task force of which a part fights stays scattered', () => {
    const scattered = (): State => {
      const state = bare({ 'G-TR-2': 'DH', 'G-CL-2': 'DG', 'G-CA-1': 'DG', 'A-FC-2': 'DH' });
      state.taskForces['TF-1'] = ['G-TR-2', 'G-CL-2', 'G-CA-1'];
      stacked(state);
      const way: Pick<Order, 'origin' | 'path' | 'force'> = { origin: 'DF', path: ['DG', 'DH'], force: ['G-TR-2'] };
      state.order = { ...blankOrder('naval-move'), announced: true, step: 'end', ...way };
      state.battle = fight('german', ['G-TR-2'], ['A-FC-2']);
      return state;
    };
    expect(view(scattered(), 'allied').taskForces['TF-1']?.area).toBeNull();
    expect(new Set(imaginedViews(scattered, ({ taskForces }) => taskForces['TF-1']?.area))).toEqual(new Set([null]));
  });
});

describe('a marker whose units have parted', () => {
  test('[WPZ-16.5] it is said where it stays, also when nothing else comes to light', () => {
    const state = bare({ 'G-BB-1': 'AO', 'G-CA-1': 'AO', 'G-CL-1': 'AN2' });
    state.taskForces['TF-1'] = ['G-BB-1', 'G-CA-1'];
    const { log } = play(state, [
      'action naval-move',
      'from AO',
      'all GER',
      'to AN2',
      'drop G-CA-1',
      'to AE',
      'stop',
      'marker TF-1 AE',
    ]);
    const told = log.filter(({ entry }) => entry.what === 'task-force');
    expect(told.map(({ entry }) => entry)).toEqual([
      { what: 'task-force', side: 'german', marker: 'TF-1', area: 'AE' },
    ]);
  });
});

describe('an assault that another imagines', () => {
  test('[WPZ-16.3] [WPZ-12.4d] takes nobody from the stacks that can be counted', () => {
    const [lander, ...ashore] = NATIVES.german.filter((unit) => isGround(unit) && !isCoastal(unit)) as [UnitId];
    const ships = ['G-TR-1', 'G-TR-2', 'G-TR-3'] as const;
    const state = bare(Object.fromEntries(ashore.map((unit) => [unit, 'AO-GER'])));
    at(state, { [ships[0]]: 'AN2', [ships[1]]: 'AN2', [ships[2]]: 'AN2', [lander]: ships[0], 'D-CD-1': 'AN2-DEN' });
    stand(state, { denmark: 'allied' });
    state.battle = {
      ...fight('german', ships, ['D-CD-1']),
      context: 'combined-assault',
      area: 'AN2',
      zone: 'AN2-DEN',
      landing: [lander],
      isDesperate: true,
    };
    const before = view(state, 'allied').stacks;
    planz.resample(state, 'allied', new FastDice('assault'));
    expect(view(state, 'allied').stacks).toEqual(before);
    expect(state.battle.landing).toHaveLength(1);
  });
});

describe('a landing that another imagines', () => {
  const landing = (over: Partial<Order>): Order => ({
    ...blankOrder('sealift-air'),
    announced: true,
    step: 'land',
    origin: 'AE',
    path: ['AF'],
    force: ['G-LS-1'],
    target: 'AF-NAR',
    ...over,
  });

  test('[WPZ-23.3.4-TA] [WPZ-16.7] has nobody bound for a base, and an end even where the base is full', () => {
    const state = stand(bare({ 'G-LS-1': 'AF', 'G-F-1': 'G-LS-1', 'G-INF-1': 'AF-NAR' }), { norway: 'german' });
    state.order = landing({ landing: ['G-F-1'], errands: [['G-F-1', 'NARVIK']] });
    planz.resample(state, 'allied', new FastDice('landing'));
    expect((state.order as Order).errands).toEqual([]);
    const base = { 'G-F-2': 'NARVIK', 'G-NB-1': 'NARVIK' } as const;
    const full = stand(bare({ 'G-LS-1': 'AF', 'G-F-1': 'G-LS-1', ...base }), { norway: 'german' });
    full.order = landing({});
    expect(whereIs(play(full, []).state, 'G-F-1')).toBe('G-LS-1');
  });
});

describe('forged choices', () => {
  const answer = (match: Match<import('../src/state.ts').PlanZ>, words: string): unknown => {
    try {
      match.fork().take(words);
      return 'taken';
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      return [fault.reason, fault.rule ?? null, fault.message.replace(words, '…')];
    }
  };

  test('[WPZ-16.7] about a hidden counter one gets the same answer as about nothing', () => {
    const match = Match.start(planz, { seed: 'forged', options: { defaultSetup: true } });
    const decide = asAdvised(advice);
    let tried = 0;
    for (let i = 0; i < 120 && match.question; i++) {
      const { seat, offers } = match.question;
      const mine = knownTo(match.state, seat);
      const hidden = UNIT_IDS.filter((unit) => mine.at[unit] === undefined);
      const away = UNIT_IDS.filter((unit) => whereIs(match.state as State, unit) === 'removed');
      const verbs = new Set(
        openOf(offers)
          .map(({ choice }) => choice[0])
          .filter((verb) => ['name', 'at', 'shoot', 'lose', 'refit'].includes(verb)),
      );
      for (const verb of verbs) {
        const toNothing = answer(match, `${verb} ${away[0] ?? 'X-XX-9'}`);
        for (const unit of [...hidden.slice(0, 3), 'X-XX-1']) {
          expect(answer(match, `${verb} ${unit}`), `${verb} ${unit}`).toEqual(toNothing);
          tried += 1;
        }
      }
      match.take(decide(match));
    }
    expect(tried).toBeGreaterThan(40);
  });
});

describe('advice', () => {
  test('it says the same of a state as of its seat’s view, and draws nothing from the dice', () => {
    const match = Match.start(planz, { seed: 'advice', options: { defaultSetup: true } });
    for (let i = 0; i < 60 && match.question; i++) {
      const { seat } = match.question;
      const told = advice.policy(match.view(seat), match.question, new FastDice('one'));
      expect(notation(advice.policy(match.state, match.question, new FastDice('other')))).toBe(notation(told));
      match.take(told);
    }
  });
});

describe('what took part in a battle leaves no trace when it is over', () => {
  /** All by the book, so that one answer leads to the end of the battle; units last seen reduced in this order. */
  const damagedIn = (state: State, units: readonly UnitId[]): State => {
    state.reduced = [...units];
    state.damaged = [...units];
    for (const side of ['german', 'allied'] as const)
      state.standing = { ...state.standing, [side]: { losses: 'cheapest', shots: 'book' } };
    return state;
  };

  test('[WPZ-16.3] [WPZ-16.7] not a reduced ship that joined a defence', () => {
    const after = (answer: string): State => {
      const state = stand(bare({ 'G-LS-1': 'AD', 'B-CD-4': 'AD-ICE', 'B-TR-1': 'AD' }), { iceland: 'allied' });
      // One shot, of the coastal gun, which misses: the ships have nothing to fire with.
      return play(damagedIn(state, ['G-LS-1', 'B-TR-1']), ['action bombardment', answer], [6, 1, 6]).state;
    };
    expect(after('join-defence')).toEqual(after('stay-out'));
  });

  test('[WPZ-16.3] [WPZ-16.7] not reduced troops that joined an attack', () => {
    const after = (...answers: string[]): State => {
      const places = {
        'G-MAR-1': 'AN2-DEN',
        'G-INF-1': 'AN2-DEN',
        'B-INF-1': 'AN2-DEN',
        'G-NB-1': 'WILHELMSHAVEN',
      } as const;
      const state = damagedIn(bare(places), ['G-INF-1', 'G-MAR-1', 'B-INF-1']);
      // The aircraft hit, and nobody is left to fire at.
      return play(state, ['action air-ground', 'name G-MAR-1', 'ready', ...answers], [2, 3, 1]).state;
    };
    expect(after('join G-INF-1')).toEqual(after('ready'));
  });
});

describe('standing orders at any question', () => {
  const force = (): State => bare({ 'G-BB-1': 'AO', 'G-CA-1': 'AO', 'G-CL-1': 'AO', 'B-CA-1': 'AM' });

  test('[WPZ-M.10] also while an order is composed: the enemy sees the change, and nothing of the order', () => {
    const match = Match.start(planz, { seed: 'standing', options: { defaultSetup: true } });
    for (const choice of ['action naval-move', 'from AO', 'name G-BB-1']) match.take(choice);
    const before = match.view('allied');
    match.take('standing shots book');
    const now = match.view('allied');
    expect(now).toEqual({ ...before, standing: { ...before.standing, german: { losses: 'ask', shots: 'book' } } });
    expect(match.log('allied').at(-1)?.entry).toMatchObject({ what: 'standing-order', kind: 'shots', value: 'book' });
    // Each once at a question, and at the next one again.
    const words = (): string[] => openOf(match.question?.offers ?? []).map(({ choice }) => notation(choice));
    expect(words().filter((one) => one.startsWith('standing'))).toEqual(['standing losses cheapest']);
    match.take('name G-CA-1');
    expect(words()).toContain('standing shots ask');
    expect(match.state.order?.force).toEqual(['G-BB-1', 'G-CA-1']);
  });

  test('[WPZ-M.10] but what has one answer is not asked for their sake', () => {
    const { offered } = play(force(), ['action naval-move', 'name G-BB-1', 'ready', 'to AG', 'stop']);
    for (const words of offered) expect(words.length).toBeGreaterThan(1);
  });
});
