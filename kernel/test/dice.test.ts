/** Dice: fair, secret, and able to be wound back. */
import { FastDice, keyOf, SecretDice } from '@derby/kernel';
import { ScriptedDice } from '@derby/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Pearson's statistic of so many rolls against an even spread. */
function unevenness(roll: () => number, sides: number, rolls: number): number {
  const counts = new Array<number>(sides).fill(0);
  for (let i = 0; i < rolls; i++) counts[roll()]! += 1;
  const even = rolls / sides;
  return counts.reduce((sum, count) => sum + (count - even) ** 2 / even, 0);
}

describe.each([
  ['secret', () => new SecretDice('fair')],
  ['fast', () => new FastDice('fair')],
] as const)('%s dice', (_name, make) => {
  test.each([
    [6, 20.5],
    [10, 27.9],
    [7, 22.5],
  ])('with %i sides are fair (beyond one in a thousand)', (sides, limit) => {
    const dice = make();
    expect(unevenness(() => dice.below(sides), sides, 60_000)).toBeLessThan(limit);
  });

  test('give the same rolls for the same seed', () => {
    const [one, two] = [make(), make()];
    for (let i = 0; i < 1000; i++) expect(one.below(6)).toBe(two.below(6));
  });

  test('shuffle every order about equally often', () => {
    const dice = make();
    const order = (): number => {
      const pile = [0, 1, 2];
      dice.shuffle(pile);
      return ['012', '021', '102', '120', '201', '210'].indexOf(pile.join(''));
    };
    expect(unevenness(order, 6, 30_000)).toBeLessThan(20.5);
  });
});

describe('secret dice', () => {
  test('go on from a cursor as if they had rolled there', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(2000), (seed, used) => {
        const dice = new SecretDice(seed);
        for (let i = 0; i < used; i++) dice.below(6);
        const again = new SecretDice(seed);
        again.cursor = dice.cursor;
        expect(again.below(1000)).toBe(dice.fork().below(1000));
      }),
      { numRuns: 50 },
    );
  });

  test('do not share their place with a fork', () => {
    const dice = new SecretDice('fork');
    dice.below(6);
    const fork = dice.fork();
    fork.below(6);
    expect(dice.cursor).toBe(1);
  });

  test('have the stream that the format documents', () => {
    expect(Buffer.from(keyOf('derby')).toString('hex').slice(0, 16)).toBe(STREAM.key);
    const dice = new SecretDice('derby');
    expect(Array.from({ length: 12 }, () => dice.below(6) + 1)).toEqual(STREAM.dice);
  });
});

/** Written down once; a change here would break every record there is. */
const STREAM = { key: '3c963b8afa6615a0', dice: [3, 5, 2, 4, 3, 5, 5, 6, 3, 1, 3, 2] };

describe('scripted dice', () => {
  test('fall as written, and complain of one too many, one too few and an impossible one', () => {
    const dice = new ScriptedDice([3, 6]);
    expect([dice.below(6) + 1]).toEqual([3]);
    expect(() => dice.assertUsed()).toThrow('left over: 6');
    expect(() => dice.below(4)).toThrow('has 4 sides');
    dice.below(6);
    expect(() => dice.below(6)).toThrow('too many');
  });
});

describe('the secret stream', () => {
  test.each([-1, -256, -512, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 36])('at %d there are none', (cursor) => {
    const dice = new SecretDice('nowhere');
    dice.cursor = cursor;
    expect(() => dice.below(6)).toThrow(RangeError);
  });
});
