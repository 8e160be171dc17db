/** The clock of a thread runs for whatever the thread is at, by the limit of that, and from when it is at it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Broken, ThreadLost, Threads } from '../src/threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'derby-threads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Rules that take as many milliseconds to begin as their seed says. */
const rules = join(folder, 'slow.mjs');
writeFileSync(
  rules,
  `export const staff = {};
  export const edition = {
    edition: 1,
    start: ({ seed }) => {
      for (const until = performance.now() + Number(seed); performance.now() < until; );
      return { facts: {}, at: () => ({ now: { steps: [] } }) };
    },
  };`,
);

const begin = (milliseconds: number) => ({ op: 'try', rules, seed: String(milliseconds), options: {} }) as const;
/** In milliseconds: a limit that is never reached, and what is far beyond a short one. */
const FOREVER = 1e9;
const LONG = 15_000;

test('what hangs behind something with a long limit is found by its own limit, and alone is to blame', async () => {
  const threads = new Threads({ count: 1, thinkingTime: 1 });
  const thread = threads.pick();
  const asked = [thread.ask(begin(1), FOREVER), thread.ask(begin(LONG), 200), thread.ask(begin(1), FOREVER)].map(
    (one) => one.catch((fault: unknown) => fault),
  );
  expect(await asked[0]).toMatchObject({ edition: 1 });
  expect(await asked[1]).toBeInstanceOf(Broken);
  expect(await asked[2]).toBeInstanceOf(ThreadLost);
  await threads.close();
});

test('what waits behind others has all of its limit when its turn comes', async () => {
  const threads = new Threads({ count: 1, thinkingTime: 1 });
  const thread = threads.pick();
  // The thread itself is open, and its rules are read.
  await thread.ask(begin(1), FOREVER);
  const [limit, part] = [2500, 1000];
  const asked = [1, 2, 3, 4].map(() => thread.ask(begin(part), limit));
  expect(await Promise.all(asked)).toHaveLength(4);
  await threads.close();
});
