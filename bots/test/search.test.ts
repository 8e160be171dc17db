/** Search: it plays fair, the same way twice, can be stopped at any time, and finds what is plainly right. */
import { copyOf, Match, notation } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { describe, expect, test } from 'vitest';
import { choose, lastThought, mcts, PLAYERS, playerOf, thinkingOf, UnknownPlayer } from '../src/index.ts';
import { advisedBluff, bluff, dealt } from './bluff.ts';
import { advisedXxi, matchAt, thinkingAt, xxiAt } from './tables.ts';

const short = mcts('short', { iterations: 40, horizon: 1 });
const byTree = mcts('by tree', { iterations: 30, horizon: 1, curiosity: 1, trust: 0.3 });

describe('two worlds', () => {
  test('a change in the order of the draw pile alone changes no thought', () => {
    const match = Match.start(xxi, { seed: 'two worlds' });
    let asked = 0;
    while (match.question && asked < 30) {
      const here = thinkingOf(match, advisedXxi.advice)!;
      if (here.question.rule !== 'XXI-7.0' || asked % 5 === 0) {
        const state = copyOf(match.state);
        const there = thinkingOf(
          matchAt(xxi, { ...state, drawPile: [...state.drawPile].reverse() }),
          advisedXxi.advice,
          here.moment,
        );
        if (there && there.question.rule === here.question.rule)
          for (const player of [short, byTree, PLAYERS.cadet, PLAYERS['watch-officer']])
            expect(lastThought(player, there, 'seed')).toEqual(lastThought(player, here, 'seed'));
      }
      match.take(choose(PLAYERS.greedy, here, 'seed'));
      asked += 1;
    }
  });

  test('a card in the other hand changes no thought', () => {
    for (const mine of [1, 3, 6]) {
      const thoughts = [1, 2, 6].map((theirs) =>
        lastThought(short, thinkingAt(advisedBluff, dealt(mine, theirs)), 'seed'),
      );
      expect(thoughts[1]).toEqual(thoughts[0]);
      expect(thoughts[2]).toEqual(thoughts[0]);
    }
  });
});

describe('the same seed', () => {
  test('gives the same thoughts, step for step', () => {
    const thinking = thinkingAt(advisedXxi, lastMonth());
    const [one, other] = [[...short.think(thinking, 'a')], [...short.think(thinking, 'a')]];
    expect(one).toEqual(other);
    expect([...short.think(thinking, 'c')].at(-1)?.choice).toEqual(one.at(-1)?.choice);
  });
});

describe('any time', () => {
  test('a search can be left at its first thought and has a legal choice', () => {
    const thinking = thinkingAt(advisedXxi, lastMonth());
    const long = mcts('long', { iterations: 1_000_000, stride: 8 });
    const thought = lastThought(long, thinking, 'a', () => true);
    expect(thought.iterations).toBeLessThan(20);
    expect(thinking.open.map(notation)).toContain(notation(thought.choice));
  });

  test('a deadline comes from outside', () => {
    let left = 5;
    const endless = mcts('endless', { iterations: Number.POSITIVE_INFINITY, dropOut: 1000, stride: 4, horizon: 1 });
    const thought = lastThought(endless, thinkingAt(advisedXxi, lastMonth()), 'a', () => --left === 0);
    expect(thought.iterations).toBeGreaterThanOrEqual(20);
  });
});

describe('what is plainly right', () => {
  test('in the last month, one short of victory, a flotilla sails', () => {
    const choice = choose(mcts('search', { iterations: 60 }), thinkingAt(advisedXxi, lastMonth()), 'a');
    expect(notation(choice)).toMatch(/^send .* AO$/);
  });

  test('in the last month a safe victory is raised: a flotilla lost costs nothing any more', () => {
    const state = { ...lastMonth(), sunk: 9, convoys: { AO: [], WA: ['convoy-1' as const] } };
    const thought = lastThought(mcts('search', { iterations: 60 }), thinkingAt(advisedXxi, state), 'a');
    const worths = Object.fromEntries(thought.assessments.map(({ choice, worth }) => [notation(choice), worth]));
    expect(notation(thought.choice)).toBe('send vii-1 WA');
    expect(worths['end-missions']).toBeCloseTo(0.7, 9);
    expect(worths['send vii-1 WA']).toBeGreaterThan(0.71);
  });

  test('with a single candidate nothing is searched', () => {
    const thought = lastThought(short, thinkingOf(Match.start(xxi, { seed: 'a' }), advisedXxi.advice)!, 'a');
    expect(thought.iterations).toBe(0);
  });
});

describe('two seats and a hidden card', () => {
  test('the best card is bet, and the worst is not', () => {
    const player = mcts('search', { iterations: 600, trust: 0, by: 'chance' });
    expect(notation(choose(player, thinkingAt(advisedBluff, dealt(6, 3)), 'a'))).toBe('bet');
    expect(notation(choose(player, thinkingAt(advisedBluff, dealt(1, 3)), 'a'))).toBe('pass');
  });

  test('South, who loses by folding, calls with the highest card and with the lowest', () => {
    const player = mcts('search', { iterations: 200, trust: 0, by: 'chance' });
    for (const card of [6, 1]) {
      const facing = thinkingAt(advisedBluff, { ...dealt(4, card), bet: true });
      expect(facing.seat).toBe('south');
      expect(notation(choose(player, facing, 'a'))).toBe('call');
    }
  });
});

describe('players by name', () => {
  test('every tier plays a whole game of the small table', () => {
    for (const name of ['cadet', 'watch-officer', 'commander', 'admiral', 'random']) {
      const match = Match.start(bluff, { seed: name });
      const turnOf = () => thinkingOf(match, advisedBluff.advice);
      for (let turn = turnOf(); turn; turn = turnOf()) match.take(choose(playerOf(name), turn, 'a'));
      expect(match.outcome).toBeDefined();
    }
  });

  test('an unknown name is refused with the list', () => {
    expect(() => playerOf('boatswain')).toThrow(UnknownPlayer);
    expect(() => playerOf('boatswain')).toThrow(
      expect.objectContaining({ fault: { why: 'no-player', player: 'boatswain', known: Object.keys(PLAYERS) } }),
    );
  });

  test('random takes every open choice sooner or later', () => {
    const thinking = thinkingAt(advisedBluff, dealt(3, 3));
    const seen = new Set(Array.from({ length: 40 }, (_, i) => notation(choose(PLAYERS.random, thinking, `${i}`))));
    expect([...seen].sort()).toEqual(['bet', 'pass']);
  });
});

/** May 1945, the boats in Valentin, five sunk and one convoy in the Atlantic: one more makes a marginal victory. */
function lastMonth() {
  return xxiAt({ turn: 21, phase: 'battle', sunk: 5, convoys: { AO: ['convoy-1'], WA: [] } });
}
