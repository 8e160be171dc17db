/**
 * What a usual turn costs in gestures. `before` is what the same choices cost word by word on the board, one click a word, counted on the
 * code as it was before orders could be given to many (commit 779e906); the test counts it again. After is at most a third of it.
 */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { BoardModule } from '../src/boards/board.ts';
import leader from '../src/boards/leader/board.tsx';
import drumbeat from '../src/boards/paukenschlag/board.tsx';
import pens from '../src/boards/pens/board.tsx';
import planz from '../src/boards/planz/board.tsx';
import xxi from '../src/boards/xxi/board.tsx';
import { Hand } from './gestures.ts';
import { recordsOf } from './golden.ts';

beforeAll(() => {
  vi.stubGlobal('navigator', { language: 'en' });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('addEventListener', () => undefined);
  return () => vi.unstubAllGlobals();
});

interface Turn {
  readonly game: string;
  readonly module: object;
  /** After so many choices of the first golden record. */
  readonly from: number;
  readonly before: number;
  readonly play: (hand: Hand) => Promise<void>;
}

const TURNS: readonly Turn[] = [
  {
    game: 'pens',
    module: pens,
    from: 0,
    before: 47,
    play: async (hand) => {
      await hand.click('buy uboat');
      await hand.again(1);
      await hand.click('buy infantry');
      await hand.again(3);
      await hand.click('done');
      hand.breadth('here');
      await hand.drag('armour-5', 'NFR');
      await hand.drag('infantry-7', 'NFR');
      await hand.drag('infantry-19', 'NFR');
      await hand.drag('fighter-16', 'SFR');
      await hand.drag('bomber-23', 'SFR');
      await hand.drag('uboat-37', 'S15');
    },
  },
  {
    game: 'xxi',
    module: xxi,
    from: 174,
    before: 9,
    play: async (hand) => {
      hand.breadth('here');
      await hand.drag('sys-D-2', '12');
      await hand.passOn();
    },
  },
  {
    game: 'leader',
    module: leader,
    from: 202,
    before: 18,
    play: async (hand) => {
      await hand.click('stay');
      await hand.click('drift 1');
      await hand.rest();
      await hand.click('hold-fire');
      await hand.asLastTime();
    },
  },
  {
    game: 'planz',
    module: planz,
    from: 187,
    before: 14,
    play: async (hand) => {
      await hand.click('action reinforcements');
      await hand.click('ready');
      await hand.rest();
    },
  },
  {
    game: 'paukenschlag',
    module: drumbeat,
    from: 328,
    before: 13,
    play: async (hand) => {
      hand.breadth('any');
      await hand.drag('U-123', 'BB');
      await hand.click('finish');
    },
  },
];

describe('a usual turn costs at most a third of the clicks', () => {
  test.each(TURNS)('in $game', async ({ game, module, from, before, play }) => {
    const [record] = recordsOf(game);
    if (!record) throw new Error(`There is no record of ${game}.`);
    const hand = await Hand.at(record, from, module as BoardModule);
    await play(hand);
    expect(hand.wordByWord).toBe(before);
    expect(hand.gestures).toBeLessThanOrEqual(before / 3);
  });
});

describe('an order for many', () => {
  const atAttack = async () => {
    const [record] = recordsOf('pens');
    if (!record) throw new Error('There is no record of Pens.');
    return Hand.at(record, 7, pens as BoardModule);
  };

  test('sends all that can go in two gestures, where each took two clicks', async () => {
    const hand = await atAttack();
    hand.breadth('any');
    await hand.drag('infantry-7', 'NFR');
    expect(hand.made.length).toBeGreaterThanOrEqual(12);
    expect(new Set(hand.made.map(([verb, , place]) => `${verb} ${place}`))).toEqual(new Set(['move NFR']));
    expect(hand.wordByWord).toBe(2 * hand.made.length);
    expect(hand.gestures).toBe(2);
  });

  test('a dropped piece goes as it went itself; what another did is no order for it', async () => {
    const [record] = recordsOf('paukenschlag');
    if (!record) throw new Error('There is no record of Drumbeat.');
    const hand = await Hand.at(record, 38, drumbeat as BoardModule);
    await expect(hand.drag('U-109', 'AH')).rejects.toThrow('is not dropped');
    expect(hand.desk.session.selected.peek()).toEqual(['U-109', 'AH']);
    expect(hand.made).toEqual([]);
    const later = await Hand.at(record, 328, drumbeat as BoardModule);
    await later.drag('U-123', 'BB');
    expect(later.made[0]?.slice(0, 3)).toEqual(['move', 'U-123', 'BB']);
  });

  test('takes what is alike and no more, as often as it is asked to', async () => {
    const hand = await atAttack();
    await hand.drag('infantry-7', 'NFR');
    await hand.again(2);
    expect(hand.made).toEqual([7, 8, 9].map((number) => ['move', `infantry-${number}`, 'NFR']));
    await hand.again('all');
    expect(hand.made.at(-1)).toEqual(['move', 'infantry-10', 'NFR']);
    expect(hand.made.length).toBe(4);
  });

  test('stops where the next is not offered, says how far it came, and can be taken back whole', async () => {
    const hand = await atAttack();
    const { session } = hand.desk;
    const { asSaid, give, takeBack } = await import('../src/table/many.ts');
    const steps = session.steps.peek();
    const given = await give(
      session,
      asSaid([['move', 'infantry-7', 'NFR'], ['move', 'infantry-7', 'BRI'], ['done']]),
      3,
    );
    expect(given).toMatchObject({ count: 1, isWhole: false, isElsewhere: false });
    expect(session.steps.peek()).toBe(steps + 1);
    await takeBack(session, given.count);
    expect(session.steps.peek()).toBe(steps);
  });

  test('names the rule that bars the next', async () => {
    const hand = await atAttack();
    const { asSaid, give } = await import('../src/table/many.ts');
    const barred = hand.question?.offers.find(({ barredBy }) => barredBy !== undefined);
    if (!barred) throw new Error('Nothing is barred here.');
    const given = await give(hand.desk.session, asSaid([barred.choice]), 1);
    expect(given).toMatchObject({ count: 0, rule: barred.barredBy, isWhole: false });
  });
});
