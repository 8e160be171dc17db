import { describe, expect, test } from 'vitest';
import { Journal } from '../src/journal.ts';
import type { Entry } from '../src/store/events.ts';

const entry = (match: string, seq: number): Entry => ({
  match,
  seq,
  deed: '{}',
  made: 0,
  standing: { touched: 0, status: 'playing', asked: null, result: null, left: null, since: null, due: null },
});

describe('the journal', () => {
  test('writes all of one turn in one transaction', async () => {
    const batches: string[][] = [];
    const journal = new Journal({
      append: async (entries) => {
        batches.push(entries.map(({ match, seq }) => `${match}${seq}`));
      },
    });
    await Promise.all([journal.add(entry('a', 0)), journal.add(entry('b', 0)), journal.add(entry('a', 1))]);
    await journal.add(entry('a', 2));
    expect(batches).toEqual([['a0', 'b0', 'a1'], ['a2']]);
  });

  test('what cannot be written takes with it what builds on it, and nothing else', async () => {
    const written: string[] = [];
    const journal = new Journal({
      append: async (entries) => {
        // What came meanwhile waits behind it.
        await new Promise((turn) => setImmediate(turn));
        if (entries.some(({ match }) => match === 'bad')) throw new Error('planted');
        written.push(...entries.map(({ match, seq }) => `${match}${seq}`));
      },
    });
    const first = [journal.add(entry('good', 0)), journal.add(entry('bad', 0)), journal.add(entry('fine', 0))];
    await new Promise((turn) => setImmediate(turn));
    const second = [journal.add(entry('bad', 1)), journal.add(entry('good', 1))];
    const results = await Promise.allSettled([...first, ...second]);
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(written.sort()).toEqual(['fine0', 'good0', 'good1']);
    await journal.settle();
    await journal.add(entry('fine', 1));
    expect(written).toContain('fine1');
  });
});
