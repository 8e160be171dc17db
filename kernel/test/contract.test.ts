/** The contract itself: a sound game passes, and each kind of fault is found. */
import { type GameModule, type Lexicon, type Listing, Match } from '@derby/kernel';
import { Breach, CHECKS, contract, type Promises, refusesWhatIsNotOpen } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { neverSeen } from '../testing/words.ts';
import { allKnowing, COVES_PROMISES, type Coves, coves, type Leak } from './coves.ts';
import { type Lantern, lantern, PROMISES, type State } from './lantern.ts';

contract(lantern, { ...PROMISES, texts: [] }, { seeds: 20, optionSets: [{ fog: true }], forgeries: 1000 });
contract(coves(), { ...COVES_PROMISES, texts: [] }, { seeds: 20, optionSets: [{ daylight: true }], forgeries: 300 });

type Check = keyof typeof CHECKS;

/** Whether a check finds the fault within a few games. */
function finds(check: Check, faulty: Partial<GameModule<Lantern>>): boolean {
  const game = { ...lantern, ...faulty };
  try {
    for (let i = 0; i < 30; i++) CHECKS[check](game, { seed: `fault ${i}` }, PROMISES);
    return false;
  } catch (fault) {
    if (fault instanceof Breach) return true;
    throw fault;
  }
}

describe('the contract finds', () => {
  test('an invariant that breaks', () => {
    const broken = {
      ...PROMISES,
      invariants: { 'no round is ever played': (state: Readonly<State>) => state.round === 0 },
    };
    expect(() => CHECKS['random play ends, within bounds and invariants'](lantern, { seed: 'a' }, broken)).toThrow(
      Breach,
    );
  });

  test('a game that takes too long', () => {
    const hurried = { ...PROMISES, maxDecisions: 3 };
    expect(() => CHECKS['random play ends, within bounds and invariants'](lantern, { seed: 'a' }, hurried)).toThrow(
      /not over after 3/,
    );
  });

  test('a hidden hand in the view', () => {
    const view: typeof lantern.view = (state, viewer) => ({
      ...lantern.view(state, viewer),
      hand: [...state.hands.red],
    });
    expect(finds('nothing hidden reaches a viewer', { view })).toBe(true);
  });

  test('the size of something hidden in the view', () => {
    const view: typeof lantern.view = (state, viewer) => ({
      ...lantern.view(state, viewer),
      others: state.hands.blue[0] ?? 0,
    });
    expect(finds('nothing hidden reaches a viewer', { view })).toBe(true);
  });

  test('an imagined world that depends on what is hidden', () => {
    const resample: typeof lantern.resample = (state, _viewer, dice) => dice.shuffle(state.deck);
    expect(finds('nothing hidden reaches a viewer', { resample })).toBe(true);
  });

  test('a hidden card in a log entry for everyone', () => {
    expect(finds('nothing hidden reaches a viewer', { play: telling })).toBe(true);
  });

  test.each([
    ['hands in the views of a table that is said to be open', {}],
    ['a log entry kept from somebody at such a table', { view: forAll, resample: () => {} }],
  ])('%s', (_, faulty) => {
    expect(finds('where nothing is said to be hidden, nothing is', { isOpenToAll: () => true, ...faulty })).toBe(true);
  });

  test('something left to imagine at such a table', () => {
    const open: GameModule<Lantern> = { ...lantern, isOpenToAll: () => true, view: forAll };
    expect(() => CHECKS['where nothing is said to be hidden, nothing is'](open, { seed: 'a' })).toThrow(
      /has to imagine/,
    );
  });

  test('something that the state does not know of', () => {
    let swings = 0;
    const play: typeof lantern.play = function* (t) {
      swings += 1;
      t.state.score.red += swings % 2;
      yield* lantern.play(t);
    };
    expect(finds('a fork agrees with the match', { play })).toBe(true);
  });

  test('an object held across a question', () => {
    expect(finds('the state swapped for a copy at every decision changes nothing', { play: holding })).toBe(true);
  });

  test('a local variable that must survive a checkpoint', () => {
    expect(finds('save and restore at every decision changes nothing', { play: remembering })).toBe(true);
  });

  test('a view that changes the state', () => {
    const view: typeof lantern.view = (state, viewer) => {
      (state as State).round += 0.5;
      return lantern.view(state, viewer);
    };
    expect(finds('looking changes nothing, and advice is open', { view })).toBe(true);
  });

  test('advice that is not open', () => {
    const advice = { ...PROMISES.advice, policy: () => ['lay', 99] as const };
    const check = CHECKS['looking changes nothing, and advice is open'];
    expect(() => check(lantern, { seed: 'a' }, { ...PROMISES, advice })).toThrow(/which is not open/);
  });

  test('a state that is not plain data', () => {
    const setup: typeof lantern.setup = (options) => ({ ...lantern.setup(options), round: Number.NaN }) as State;
    expect(finds('states are plain data', { setup, play: oneQuestion })).toBe(true);
  });
});

/** What a check says of a leak within a few games; nothing if it finds none. */
function complaint(check: Check, leak: Leak | undefined, promises: Promises<Coves> = COVES_PROMISES): string {
  try {
    for (let i = 0; i < 30; i++) CHECKS[check](coves(leak), { seed: `leak ${i}` }, promises);
    return '';
  } catch (fault) {
    if (fault instanceof Breach) return fault.message;
    throw fault;
  }
}

/** What the contract says of each leak: it must be found for what it is. */
const FOUND: Readonly<Record<Leak, RegExp>> = {
  'the cove in the view of the hunter': /^(hunter|spectator) can tell two worlds apart: view\.secret/,
  'the cove in the offers of the hunter': /question\.offers/,
  'a first hiding place told to all': /cannot see whether it was "hide \d" or "hide \d", and yet: log/,
  'a prize told to all in a step that also reveals': /sees the same in two worlds .* log\[1\]\.entry\.prize/,
  'an entry addressed to the wrong seat': /"hide \d" or "hide \d", and yet: log|^Something is kept from raider/,
  'a public line that is missing when somebody lies low': /"lie-low".* and yet: log\[0\]/,
  'a resample that does nothing': /^Something is kept from (hunter|spectator), but resample never changes anything/,
  'a resample that makes a world that cannot be': /^Invariant broken in a world that (hunter|spectator) imagines/,
  'log where reveal belongs': /^(hunter|spectator) learns something hidden after "search \d", which can be taken back/,
  'choose where confirm belongs': /^That raider is asked under COV-5 tells (hunter|spectator) something/,
  'a secret kept in a procedure across a question of the other seat': /no checkpoint lies between/,
  'a question with a secret marked as public':
    /^COV-5 is marked as public, but shows what is kept from (hunter|spectator)/,
};

describe('the contract finds between seats', () => {
  test.each(Object.entries(FOUND))('%s', (leak, found) => {
    expect(complaint('nothing hidden reaches a viewer', leak as Leak)).toMatch(found);
  });

  test('an adviser who reads a secret from the state', () => {
    const promises = { ...COVES_PROMISES, advice: allKnowing };
    expect(complaint('looking changes nothing, and advice is open', undefined, promises)).toMatch(/on the state/);
  });

  test('what differs, where, with both values, and keeps the record that shows it', () => {
    const message = complaint('nothing hidden reaches a viewer', 'a first hiding place told to all');
    expect(message).toMatch(/log\[\d+\]\.entry\.cove is \d here and \d there/);
    expect(message).toMatch(/derby 1\ngame coves\n/);
  });
});

test('forgeries are counted', () => {
  expect(refusesWhatIsNotOpen(lantern as GameModule<Lexicon>, { seed: 'x' }, 10)).toBeGreaterThan(50);
});

test('a fault inside the rules leaves the position as it was', () => {
  const match = Match.start({ ...lantern, play: exploding }, { seed: 'boom' });
  const before = match.hash();
  expect(() => match.take('swing')).toThrow('a fault in the rules');
  expect(match.hash()).toBe(before);
  expect(match.question?.rule).toBe('LAN-2');
});

/** Shows everybody what a spectator sees. */
function forAll(state: Readonly<State>): ReturnType<typeof lantern.view> {
  return lantern.view(state, 'spectator');
}

type Rules = typeof lantern.play;

/** Logs the laid card to everyone. */
const telling: Rules = function* (t) {
  const blabbing = new Proxy(t, {
    get(table, key) {
      if (key === 'log') return (...[rule, entry]: Parameters<typeof t.log>) => table.log(rule, entry);
      const value: unknown = Reflect.get(table, key);
      return typeof value === 'function' ? value.bind(table) : value;
    },
  });
  yield* lantern.play(blabbing);
};

const highOrLow = (list: Listing<readonly ['high'] | readonly ['low']>): void => list.openAll([['high'], ['low']]);

/** Keeps the hand it saw before the question and writes to it after the answer. */
const holding: Rules = function* (t) {
  t.state.dealt = true;
  while (t.state.round < 8) {
    yield* t.checkpoint();
    const { score } = t.state;
    yield* t.choose('red', 'LAN-3', highOrLow);
    score.red += 1;
    t.state.round += 1;
  }
};

/** Counts in a local variable. */
const remembering: Rules = function* (t) {
  t.state.dealt = true;
  for (let count = 1; t.state.round < 8; count++) {
    yield* t.checkpoint();
    yield* t.choose('red', 'LAN-3', highOrLow);
    t.state.score.red += count;
    t.state.round += 1;
  }
};

const oneQuestion: Rules = function* (t) {
  yield* t.choose('red', 'LAN-3', highOrLow);
  t.state.round = 8;
};

const exploding: Rules = function* (t) {
  yield* t.choose('red', 'LAN-2', (list) => list.openAll([['swing'], ['note']]));
  t.state.round = 5;
  t.d6();
  throw new Error('a fault in the rules');
};

describe('words', () => {
  const text = {
    title: 'Coves',
    blurb: '',
    seats: { raider: 'Raider', hunter: 'Hunter' },
    options: {},
    grades: {},
    presets: {},
    metrics: {},
    log: {},
    prompts: { 'COV-2': () => 'Where?', 'COV-9': () => 'What?' },
    choices: { hide: ([, cove]: readonly ['hide', number]) => `Hide in cove ${cove}`, swim: () => 'Swim' },
  };
  const trials = [{ seed: 'words' }];

  test('what never occurs is named, unless there is a reason', () => {
    const words = { ...COVES_PROMISES, texts: [text] };
    expect(neverSeen(coves(), trials, words)).toEqual(['COV-9', 'swim']);
    expect(neverSeen(coves(), trials, { ...words, unseen: { swim: 'it is too cold' } })).toEqual(['COV-9']);
  });

  test('two offers that read alike are found', () => {
    const vague = { ...text, choices: { ...text.choices, hide: () => 'Hide somewhere' } };
    expect(() => neverSeen(coves(), trials, { ...COVES_PROMISES, texts: [vague] })).toThrow(
      /"hide 1" and "hide 2" both read: Hide somewhere/,
    );
  });
});
