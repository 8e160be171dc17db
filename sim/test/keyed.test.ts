/** Dice keyed by what they fall for: sound as dice, the same for the same event, and of use where two setups are compared. */
import { PLAYERS } from '@derby/bots';
import { SecretDice } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import { plainChance } from '../src/chance.ts';
import { comparisonOf, type Study } from '../src/index.ts';
import { KeyedDice } from '../src/keyed-dice.ts';
import { Occasions } from '../src/occasions.ts';
import { playLightly, playMatch, runJob } from '../src/play.ts';
import { begin, note } from '../src/progress.ts';

/** Dice that fall for whatever was said last. */
function dice(seed = 's') {
  let purpose = '';
  const keyed = new KeyedDice(seed, () => purpose);
  return {
    keyed,
    roll: (to: string, sides = 1000): number => {
      purpose = to;
      return keyed.below(sides);
    },
    shuffle: <T>(to: string, pile: T[]): T[] => {
      purpose = to;
      keyed.shuffle(pile);
      return pile;
    },
  };
}

describe('keyed dice', () => {
  test('the same event gets the same dice, whatever fell before', () => {
    const [one, other] = [dice(), dice()];
    for (let i = 0; i < 7; i++) other.roll('another phase');
    expect(['a', 'b', 'a', 'a'].map((to) => one.roll(to))).toEqual(['a', 'b', 'a', 'a'].map((to) => other.roll(to)));
  });

  test('other events, other times and other seeds get others', () => {
    const { roll } = dice();
    const other = dice('t');
    const all = [roll('a'), roll('a'), roll('b'), other.roll('a'), other.roll('b')];
    expect(new Set(all).size).toBe(all.length);
  });

  test('every face comes up as often, for one purpose and for many', () => {
    for (const purposeOf of [() => '3 battle XXI-9.3', (i: number) => `${i % 40} battle XXI-9.${i % 7}`]) {
      const { roll } = dice('even');
      const faces = Array.from({ length: 6 }, () => 0);
      for (let i = 0; i < 12_000; i++) faces[roll(purposeOf(i), 6)]! += 1;
      const chi = faces.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
      expect(chi).toBeLessThan(20.5); // 5 degrees of freedom: one seed in a thousand goes beyond
    }
  });

  test('dice that follow each other have nothing to do with each other', () => {
    const { roll } = dice('pairs');
    const pairs = Array.from({ length: 36 }, () => 0);
    for (let i = 0; i < 18_000; i++) pairs[6 * roll('a', 6) + roll(`b${i % 3}`, 6)]! += 1;
    expect(pairs.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(66.6);
  });

  test('a pile with one card more has the others in the same order, and every order is as likely', () => {
    const cards = Array.from({ length: 20 }, (_, i) => `card ${i}`);
    const one = dice().shuffle('deal', [...cards]);
    const other = dice().shuffle('deal', ['extra', ...cards]);
    expect(one).not.toEqual(cards);
    expect(other.filter((card) => card !== 'extra')).toEqual(one);
    const { shuffle } = dice('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle('deal', ['x', 'y', 'y']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    for (const count of orders.values()) expect(Math.abs(count - 2000)).toBeLessThan(130);
  });

  test('what has fallen can be gone over again, and no further', () => {
    const { keyed, roll, shuffle } = dice();
    const fell = [roll('a'), shuffle('b', [1, 2, 3, 4, 5, 6, 7])];
    const past = keyed.fork();
    past.cursor = 0;
    const pile = [1, 2, 3, 4, 5, 6, 7];
    expect(past.below(1000)).toBe(fell[0]);
    past.shuffle(pile);
    expect(pile).toEqual(fell[1]);
    expect(() => past.below(6)).toThrow('No die has fallen yet');
  });
});

describe('occasions', () => {
  test('a new phase forgets the rule that the last one ended under', () => {
    const state = { turn: 1, phase: 'draw' };
    const occasions = new Occasions(() => state);
    occasions.asked('XXI-4.1');
    expect(occasions.now).toBe(' 1 draw XXI-4.1');
    state.phase = 'battle';
    expect(occasions.now).toBe(' 1 battle ');
    occasions.told('XXI-9.3');
    expect(occasions.now).toBe(' 1 battle XXI-9.3');
  });
});

const STUDY: Study = {
  game: 'xxi',
  edition: 2,
  options: {},
  bots: { player: 'greedy' },
  seed: 'keyed',
  games: 40,
};
const KEYED: Study = { ...STUDY, dice: 'keyed' };
const FRAME = { seats: ['player'], grades: ['decisive', 'operational', 'marginal', 'defeat'] };

/** How far games with an option go with those without. */
async function pairing(study: Study, option: string): Promise<number> {
  const studies = [study, { ...study, options: { [option]: true } }] as const;
  const progress = begin(...studies);
  for (const [side, one] of studies.entries())
    for (const [i, result] of (await runJob({ ...one, first: 1, count: one.games })).entries())
      note(progress, side, i + 1, result);
  return comparisonOf(progress, FRAME).pairing;
}

describe('games on keyed dice', () => {
  test.each(['random', 'greedy', 'cadet'] as const)('%s plays the same with and without a match', async (name) => {
    const entry = entryOf('xxi');
    const advised = { game: await entry.load(), advice: await entry.advice(), heat: await entry.heat() };
    const players = { player: PLAYERS[name] };
    expect(playLightly(advised, KEYED, players, 'same')).toEqual(playMatch(advised, KEYED, players, 'same'));
  });

  test('who imagines worlds plays on them too, and the same seed gives the same game', async () => {
    const job = { ...KEYED, bots: { player: 'commander' }, first: 1, count: 1 };
    const [game] = await runJob(job);
    expect(game).not.toHaveProperty('fault');
    expect(await runJob(job)).toEqual([game]);
  });

  test('the dice of a study that compares nothing are those of a match with its seed', async () => {
    const game = await entryOf('xxi').load();
    const plain = plainChance(game, 'x/17');
    const match = new SecretDice('x/17');
    expect(plain.game).toBe(game);
    expect(Array.from({ length: 50 }, () => plain.dice.below(6))).toEqual(
      Array.from({ length: 50 }, () => match.below(6)),
    );
  });

  test('an option that changes little is seen through them: the rest of the game stays as it was', async () => {
    expect(await pairing(STUDY, 'reinforcedEscorts')).toBeLessThan(0.45);
    expect(await pairing(KEYED, 'reinforcedEscorts')).toBeGreaterThan(0.7);
  });
});
