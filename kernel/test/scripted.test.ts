/** The scripted table itself: what it refuses, so that no test of a game passes over it. */
import type { Table } from '@derby/kernel';
import { run } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Lantern, lantern } from './lantern.ts';

const fresh = () => lantern.setup({ fog: false });
const telling = (rule: string, entry: object) => () =>
  run<Lantern>(fresh(), (t: Table<Lantern>) => t.log(rule as 'LAN-1', entry as Lantern['log']));

describe('a scripted table', () => {
  test('gives back what is told, under its rule', () => {
    expect(telling('LAN-5', { what: 'conceded', seat: 'red' })().cited).toEqual(['LAN-5 conceded']);
  });

  test('refuses what is told under no rule, and what says nothing', () => {
    expect(telling('', { what: 'conceded', seat: 'red' })).toThrow('"" of conceded is no rule.');
    expect(telling('LAN-5', { seat: 'red' })).toThrow('An entry under LAN-5 does not say what happened.');
  });

  /** Red is asked under LAN-3, unless something else is said. */
  const asking = (rule = 'LAN-3', seat = 'red', first: readonly string[] = ['high']) =>
    run<Lantern>(
      fresh(),
      (t: Table<Lantern>) =>
        t.choose(
          seat as 'red',
          rule as 'LAN-3',
          (list: { open(choice: readonly ['high'] | readonly ['low']): void }) => {
            list.open(first as ['high']);
            list.open(['low']);
          },
        ),
      { choices: ['low'] },
    );

  test('gives back what is asked, of whom and what is offered', () => {
    expect(asking()).toMatchObject({ asked: ['LAN-3'], seats: ['red'], offered: [['high', 'low']] });
  });

  test('refuses a question under no rule, one that is put to nobody, and an offer that says nothing', () => {
    expect(() => asking('')).toThrow('is no rule');
    expect(() => asking('LAN-3', '')).toThrow('Nobody is asked under LAN-3.');
    expect(() => asking('LAN-3', 'red', [''])).toThrow('An offer under LAN-3 says nothing');
  });
});
