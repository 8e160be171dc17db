/** Matches: choices, refusals, undo, forecasts, forks and saves. */
import {
  gradeIn,
  Match,
  MOST_CHOICES,
  notation,
  openOf,
  Refused,
  readRecord,
  recordOf,
  replay,
  SecretDice,
  SPECTATOR,
  verify,
  writeRecord,
} from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { lantern } from './lantern.ts';

const start = (seed = 'match', fog = false) => Match.start(lantern, { seed, options: { fog } });
const firstCard = (match: ReturnType<typeof start>): string => notation(match.question!.offers[0]!.choice);

/** What a deed is refused for. */
function refusal(deed: () => void): Refused {
  try {
    deed();
  } catch (fault) {
    if (fault instanceof Refused) return fault;
    throw fault;
  }
  throw new Error('It was not refused.');
}

describe('choices', () => {
  test('a barred choice is refused with its rule', () => {
    expect(refusal(() => start('a', true).take('swing'))).toMatchObject({ reason: 'barred', rule: 'LAN-2.1' });
  });

  test('an unknown choice, a wrong seat and a finished game are told apart', () => {
    const match = start();
    expect(refusal(() => match.take('dance')).reason).toBe('unknown');
    expect(refusal(() => match.take('swing', 'blue')).reason).toBe('other-seat');
    match.take('concede blue');
    expect(refusal(() => match.take('swing')).reason).toBe('over');
    expect(match.outcome).toMatchObject({ winner: 'red', rule: 'LAN-1' });
  });

  test('only a seat itself can concede, and it may do so when the other is asked', () => {
    const match = start();
    expect(refusal(() => match.take('concede blue', 'red')).reason).toBe('other-seat');
    expect(refusal(() => match.take('concede green')).reason).toBe('unknown');
    match.take('concede blue', 'blue');
    expect(match.outcome?.winner).toBe('red');
  });

  test('a seat is shown its own question, and others only for whom they wait', () => {
    const match = start();
    expect(match.questionFor('red')).toHaveProperty('offers');
    expect(match.questionFor('blue')).toEqual({ seat: 'red' });
    expect(match.questionFor(SPECTATOR)).toEqual({ seat: 'red' });
  });
});

describe('undo', () => {
  test('takes back what touched nothing hidden, exactly', () => {
    const match = start();
    const before = match.hash();
    match.take('note');
    expect(match.undoBar('red')).toBeUndefined();
    match.undo('red');
    expect(match.hash()).toBe(before);
    expect(match.steps).toHaveLength(0);
  });

  test('goes back several choices across checkpoints', () => {
    const match = start();
    const before = match.hash();
    match.take('note');
    match.take('note');
    match.undo('red');
    match.undo('red');
    expect(match.hash()).toBe(before);
    expect(match.undoBar('red')).toEqual({ why: 'nothing' });
  });

  test('stops at dice and names the rule', () => {
    const match = start();
    match.take('swing');
    expect(match.undoBar('red')).toEqual({ why: 'dice', rule: 'LAN-4' });
    expect(refusal(() => match.undo('red'))).toMatchObject({ reason: 'barred', rule: 'LAN-4' });
  });

  test('stops at a reveal', () => {
    const match = start();
    match.take(firstCard(match));
    match.take('high');
    expect(match.undoBar('blue')).toEqual({ why: 'revealed', rule: 'LAN-3' });
  });

  test('is not for the other seat', () => {
    const match = start();
    match.take('note');
    expect(match.undoBar('blue')).toEqual({ why: 'other-seat' });
  });

  test('a laid card may be taken back until the other seat has guessed', () => {
    const match = start();
    const before = match.hash();
    match.take(firstCard(match));
    match.undo('red');
    expect(match.hash()).toBe(before);
  });

  test('is foreseen before the choice is made', () => {
    const match = start();
    expect(match.foresee(['note', 'swing'])).toEqual([undefined, { why: 'dice', rule: 'LAN-4' }]);
  });

  test('is foreseen for all choices of a question in a world that is imagined once', () => {
    let imagined = 0;
    let seen = 0;
    const counted: typeof lantern = {
      ...lantern,
      resample: (state, viewer, dice) => {
        imagined += 1;
        lantern.resample(state, viewer, dice);
      },
      view: (state, viewer) => {
        seen += 1;
        return lantern.view(state, viewer);
      },
    };
    const match = Match.start(counted, { seed: 'Hesperus' });
    const open = () => openOf(match.question?.offers ?? []).map(({ choice }) => choice);
    const foreseen = match.foresee(open());
    expect(foreseen.length).toBeGreaterThan(2);
    // One by one, and in another order, they are foreseen alike, and nothing is imagined anew.
    expect([...open()].reverse().map((choice) => match.foresee([choice])[0])).toEqual([...foreseen].reverse());
    expect([imagined, seen]).toEqual([1, 1]);
    // Another question is another world, and so is the same one after it was taken back.
    match.take('note');
    match.foresee(open());
    match.undo('red');
    match.foresee(open());
    expect([imagined, seen]).toEqual([3, 3]);
  });

  test('across dice is for solitaire games only', () => {
    expect(refusal(() => start().takeBack()).reason).toBe('barred');
  });

  test('a solitaire game takes back across dice, gets the same dice again, and counts it', () => {
    const match = Match.start({ ...lantern, seats: ['red'] }, { seed: 'alone' });
    match.take('swing');
    const after = match.hash();
    match.takeBack();
    expect(match.steps).toHaveLength(0);
    match.take('swing');
    expect(match.hash()).toBe(after);
    expect(match.takeBacks).toBe(1);
  });
});

describe('copies', () => {
  test('a fork goes its own way', () => {
    const match = start();
    match.take('note');
    const before = match.hash();
    const fork = match.fork();
    expect(fork.hash()).toBe(before);
    fork.take('swing');
    expect(match.hash()).toBe(before);
  });

  test('a fork knows what its match knows, and can take back what its match could', () => {
    const match = start();
    match.take('swing');
    match.take('note');
    const fork = match.fork();
    expect(fork.question).toEqual(match.question);
    expect(fork.steps).toEqual(match.steps);
    expect(fork.log()).toEqual(match.log());
    fork.undo('blue');
    match.undo('blue');
    expect(fork.hash()).toBe(match.hash());
  });

  test('no offers are listed on the way to a fork, not even those that answered themselves', () => {
    let listed = 0;
    const counting: typeof lantern = {
      ...lantern,
      *play(t) {
        for (;;) {
          yield* t.choose('red', 'LAN-2', (list) => {
            listed += 1;
            list.open(['note']);
            if (t.state.noted % 2 === 1) list.open(['swing']);
          });
          t.state.noted += 1;
        }
      },
    };
    const match = Match.start(counting, { seed: 'match' });
    match.take('note');
    match.take('note');
    listed = 0;
    const fork = match.fork();
    expect(fork.state.noted).toBe(5);
    expect(match.imagine('red', new SecretDice('world')).state.noted).toBe(5);
    expect(listed).toBe(0);
    fork.take('swing');
    expect(fork.state.noted).toBe(7);
  });

  test('a conceded match is over in its forks and in imagined worlds too', () => {
    const match = start();
    match.take('note');
    match.take('concede red');
    expect(match.fork().outcome).toEqual(match.outcome);
    expect(match.imagine('blue', new SecretDice('world')).asking).toBeUndefined();
  });

  test('a saved match goes on as if nothing had happened', () => {
    const match = start();
    match.take('note');
    const again = Match.restore(lantern, JSON.parse(JSON.stringify(match.save())), new SecretDice('match'));
    match.take('swing');
    again.take('swing');
    expect(again.hash()).toBe(match.hash());
  });

  test('a saved match holds no seed, and is refused by another game or edition', () => {
    const saved = start('a very secret seed').save();
    expect(JSON.stringify(saved)).not.toContain('secret');
    expect(() => Match.restore({ ...lantern, id: 'other' }, saved, new SecretDice('x'))).toThrow(/not of other/);
    expect(() => Match.restore({ ...lantern, edition: 2 }, saved, new SecretDice('x'))).toThrow(/edition 1/);
  });

  test('an imagined world keeps what the seat knows and redraws the rest', () => {
    const match = start();
    const hands = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const world = match.imagine('red', new SecretDice(`world ${i}`));
        expect(world.state.hands.red).toEqual(match.state.hands.red);
        return world.state.hands.blue.join(' ');
      }),
    );
    expect(hands.size).toBeGreaterThan(10);
  });

  test('a world that goes on afresh has kept every secret; what falls and what is drawn from here on is another', () => {
    const match = start();
    match.take(firstCard(match));
    const { hands, laid } = structuredClone(match.state);
    const afresh = match.afresh();
    match.take('high');
    const drawn = new Set(
      Array.from({ length: 40 }, (_, i) => {
        const world = afresh(new SecretDice(`world ${i}`));
        expect(world.state).toMatchObject({ hands, laid });
        world.answer(['high']);
        return world.state.hands.red.at(-1);
      }),
    );
    expect(drawn.size).toBe(6);
  });
});

describe('the log', () => {
  test('keeps a private entry from others', () => {
    const match = start();
    match.take(firstCard(match));
    expect(match.log('red').map(({ entry }) => entry.what)).toEqual(['card-laid']);
    expect(match.log('blue')).toEqual([]);
    expect(match.log(SPECTATOR)).toEqual([]);
  });

  test('tells after how many choices each thing happened', () => {
    const match = start();
    match.take('note');
    match.take('swing');
    expect(match.log().map(({ step, rule }) => [step, rule])).toEqual([[2, 'LAN-4']]);
  });
});

test('many choices in a row end where they would one by one', () => {
  const match = start();
  while (match.question) match.take(openOf(match.question.offers).at(-1)!.choice);
  const again = start();
  again.takeAll(match.steps.map(({ choice }) => notation(choice)));
  expect(again.hash()).toBe(match.hash());
  expect(again.log()).toEqual(match.log());
});

describe('a long match', () => {
  const long = () => {
    const match = Match.start({ ...lantern, play: endless }, { seed: 'long' });
    for (let i = 0; i < 1500; i++) match.take(i % 3 === 0 ? 'swing' : 'note');
    return match;
  };

  test('stands at any earlier moment as it stood then', () => {
    const match = long();
    for (const made of [0, 1, 7, 8, 100, 777, 1498, 1500]) {
      const then = Match.start({ ...lantern, play: endless }, { seed: 'long' });
      for (const { choice } of match.steps.slice(0, made)) then.take(notation(choice));
      expect(match.fork(made).hash()).toBe(then.hash());
    }
  });

  test('goes back from the nearest checkpoint, and few are kept', () => {
    const match = long();
    const kept = match.marks;
    expect(kept.length).toBeLessThan(80);
    for (const made of [10, 400, 900, 1400, 1499]) {
      const from = Math.max(...kept.filter((at) => at <= made));
      expect(made - from).toBeLessThanOrEqual(Math.max(16, (1500 - made) / 4));
    }
  });

  test('costs in the long run what it costs at the beginning, choice by choice', () => {
    const effort = (choices: number): number => {
      const began = process.cpuUsage();
      const match = Match.start(game, { seed: 'long' });
      for (let i = 0; i < choices; i++) match.take('note');
      const record = readRecord(writeRecord(recordOf(match, { seed: 'long' })));
      expect(replay(game, record).steps).toHaveLength(choices);
      const { user, system } = process.cpuUsage(began);
      return user + system;
    };
    const game = { ...lantern, play: endless };
    const least = (choices: number): number => Math.min(...Array.from({ length: 3 }, () => effort(choices)));
    least(2000); // warms up
    // Ten times as many choices: ten times the effort if it is linear, a hundred times if it grows with the square.
    expect(least(20_000) / least(2000)).toBeLessThan(30);
  });

  test('has a largest number of choices', () => {
    const match = Match.start({ ...lantern, play: endless }, { seed: 'long' });
    match.takeAll(Array.from({ length: MOST_CHOICES }, () => 'note'));
    expect(() => match.take('note')).toThrow(expect.objectContaining({ reason: 'too-long' }));
    expect(match.steps).toHaveLength(MOST_CHOICES);
  });
});

/** Notes and swings without end. */
function* endless(t: Parameters<typeof lantern.play>[0]): ReturnType<typeof lantern.play> {
  for (;;) {
    yield* t.checkpoint();
    const [verb] = yield* t.choose('red', 'LAN-2', (list) => list.openAll([['note'], ['swing']]));
    t.state.noted += verb === 'note' ? 1 : t.d6();
  }
}

describe('ends that no rule names', () => {
  const end = (words: string) => {
    const match = Match.start(lantern, { seed: 'house' });
    match.take('note');
    match.take(words);
    return match;
  };

  test.each([
    ['forfeit red', { rule: 'HOUSE', winner: 'blue', grade: 'forfeit', worth: { red: 0, blue: 1 } }],
    ['agree-draw', { rule: 'HOUSE', winner: 'draw', grade: 'agreed-draw', worth: { red: 0.5, blue: 0.5 } }],
    ['adjourn', { rule: 'HOUSE', winner: 'nobody', grade: 'adjourned', worth: { red: 0.5, blue: 0.5 } }],
  ])('%s', (words, outcome) => {
    const match = end(words);
    expect(match.question).toBeUndefined();
    expect(match.outcome).toEqual(outcome);
    expect(match.undoBar('red')).toBeDefined();
    const record = readRecord(writeRecord(recordOf(match, { seed: 'house' })));
    expect(record.choices).toEqual(['note', words]);
    expect(verify(lantern, record).outcome).toEqual(outcome);
    expect(match.fork().outcome).toEqual(outcome);
    expect(match.fork(1).question?.rule).toBe('LAN-2');
    expect(gradeIn('en', { grades: {} }, outcome.grade)).not.toBe(outcome.grade);
    expect(gradeIn('fr', { grades: {} }, outcome.grade)).not.toBe(gradeIn('en', { grades: {} }, outcome.grade));
  });

  test.each(['forfeit blue', 'agree-draw', 'adjourn'])('no seat can say %s', (words) => {
    const match = Match.start(lantern, { seed: 'house' });
    expect(() => match.take(words, 'red')).toThrow(Refused);
  });

  test.each(['forfeit', 'forfeit green', 'forfeit red now', 'adjourn red'])('%s is no end', (words) => {
    expect(() => end(words)).toThrow(Refused);
  });

  test('a game that is over cannot be ended again', () => {
    expect(() => end('adjourn').take('agree-draw')).toThrow(expect.objectContaining({ reason: 'over' }));
  });
});
