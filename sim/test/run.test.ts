import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { PLAYERS } from '@derby/bots';
import { entryOf } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import {
  BadState,
  begin,
  extend,
  type GameResult,
  isFinished,
  type Job,
  JobFailed,
  jobsOf,
  lastCounted,
  type Progress,
  readState,
  run,
  runJob,
  type Study,
  summaryOf,
  writeState,
} from '../src/index.ts';
import { playLightly, playMatch } from '../src/play.ts';
import { note } from '../src/progress.ts';
import { Plan } from '../src/run.ts';

const STUDY: Study = { game: 'xxi', edition: 1, options: {}, bots: { player: 'random' }, seed: 'test', games: 10 };
const FRAME = { seats: ['player'], grades: ['decisive', 'operational', 'marginal', 'defeat'] };

/** A game as it might have ended, by its number. */
const made = (number: number): GameResult => ({
  grade: 'defeat',
  rule: 'XXI-14.1',
  winner: 'nobody',
  worth: [(number % 5) / 4],
  decisions: 200 + (number % 97),
  metrics: { balance: number % 31, sunk: number % 13 },
});

/** What is seen of a run: its state. */
const seen = (progress: Progress): unknown => JSON.parse(writeState(progress));

/** A study played here, without threads. */
async function played(study: Study): Promise<Progress> {
  const progress = begin(study);
  const results = await runJob({ ...study, first: 1, count: study.games });
  for (const [i, result] of results.entries()) note(progress, 0, i + 1, result);
  return progress;
}

describe('jobs', () => {
  test.each([1, 2, 7])('cut for %i workers, they hold every game once', (workers) => {
    const numbers = [...jobsOf({ ...STUDY, games: 1000 }, workers)].flatMap(({ first, count }) =>
      Array.from({ length: count }, (_, i) => first + i),
    );
    expect(numbers).toEqual(Array.from({ length: 1000 }, (_, i) => i + 1));
  });

  test('a job is plain data', () => {
    const [job] = jobsOf(STUDY, 1);
    expect(JSON.parse(JSON.stringify(job))).toEqual(job);
  });

  test('how games are gathered into jobs changes nothing', async () => {
    const job: Job = { ...STUDY, first: 1, count: 4 };
    const together = await runJob(job);
    const apart = [await runJob({ ...job, count: 1 }), await runJob({ ...job, first: 2, count: 3 })].flat();
    expect(apart).toEqual(together);
  });

  test.each(['random', 'greedy', 'cadet'] as const)('%s plays the same with and without a match', async (name) => {
    const entry = entryOf('xxi');
    const advised = { game: await entry.load(), advice: await entry.advice(), heat: await entry.heat() };
    const players = { player: PLAYERS[name] };
    expect(playLightly(advised, STUDY, players, 'same')).toEqual(playMatch(advised, STUDY, players, 'same'));
  });
});

describe('runs', () => {
  test('one worker or two: the same totals, and the games are told in order', async () => {
    const told: number[][] = [[], []];
    const runs = [begin(STUDY), begin(STUDY)];
    for (const [i, progress] of runs.entries())
      await run(progress, { workers: i + 1, onGame: (number) => told[i]!.push(number) });
    expect(seen(runs[1]!)).toEqual(seen(runs[0]!));
    expect(told).toEqual(Array.from({ length: 2 }, () => Array.from({ length: 10 }, (_, i) => i + 1)));
    expect(runs[0]).toMatchObject({ row: 10, totals: [{ finished: 10 }] });
  });

  test('stopped and taken up again, it ends as if it had never been stopped', async () => {
    const stop = new AbortController();
    const part = begin(STUDY);
    await run(part, {
      workers: 1,
      signal: stop.signal,
      onProgress: (finished) => finished >= 3 && stop.abort(),
    });
    expect(part.row).toBe(3);
    const again = readState(writeState(part));
    await run(again, { workers: 2 });
    expect(again).toEqual(await played(STUDY));
  });

  test('more games keep those that were played', async () => {
    const few = await played({ ...STUDY, games: 4 });
    const told: number[] = [];
    const more = extend(few, 6);
    await run(more, { workers: 1, onGame: (number) => told.push(number) });
    expect(told).toEqual([5, 6]);
    expect(more).toEqual(await played({ ...STUDY, games: 6 }));
  });

  test('a report counts the unbroken row from the first game', () => {
    const progress = begin({ ...STUDY, games: 3 });
    note(progress, 0, 1, made(1));
    note(progress, 0, 3, made(3));
    expect(summaryOf(progress.studies[0]!, progress.totals[0]!, FRAME).finished).toBe(1);
    note(progress, 0, 2, made(2));
    expect(summaryOf(progress.studies[0]!, progress.totals[0]!, FRAME).finished).toBe(3);
    expect(progress.ahead.size).toBe(0);
  });

  test('games that cannot be played are told by number, and take no other with them', async () => {
    const progress = begin(STUDY, { ...STUDY, bots: { player: 'nobody' } });
    await run(progress, { workers: 2 });
    expect(progress.faults.map(({ side, number }) => [side, number])).toEqual(
      Array.from({ length: 10 }, (_, i) => [1, i + 1]),
    );
    expect(progress.faults[0]!.fault).toContain('nobody');
    expect(isFinished(progress)).toBe(true);
  });

  test('where nothing can be played it ends', async () => {
    const broken = begin({ ...STUDY, bots: { player: 'nobody' }, games: 1_000_000 });
    await expect(run(broken, { workers: 1 })).rejects.toThrow(JobFailed);
  });

  test('a game that failed leaves no gap, and a comparison leaves out its twin', () => {
    const progress = begin(STUDY, STUDY);
    const told: number[] = [];
    for (let number = 1; number <= 10; number++) {
      const isFaulty = [5, 10].includes(number);
      note(progress, 0, number, isFaulty ? { fault: 'planted' } : made(number));
      note(progress, 1, number, made(number), (one) => told.push(one));
    }
    expect(told).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect(progress.totals.map(({ finished }) => finished)).toEqual([8, 8]);
    expect(progress.differences[0]!.decisions).toEqual(new Map([[0, 8]]));
    expect([progress.row, lastCounted(progress)]).toEqual([10, 9]);
    expect(readState(writeState(progress))).toEqual(progress);
  });
});

describe('room', () => {
  const LONG = { ...STUDY, games: 100_000_000 };
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');

  /** Notes games up to a number, every two of them in the wrong order, as threads do. */
  const play = (progress: Progress, from: number, to: number): void => {
    for (let number = from; number < to; number += 2)
      for (const one of [number + 1, number])
        for (const side of progress.studies.keys()) note(progress, side, one, made(one + side));
  };
  const heap = (): number => {
    collect();
    return process.memoryUsage().heapUsed;
  };

  test('a hundred million games take no room before they are played', () => {
    const progress = begin(LONG);
    expect(jobsOf(LONG, 2).next().value).toMatchObject({ first: 1, count: 10 });
    expect(writeState(progress).length).toBeLessThan(500);
  });

  test('games that were played take no room: ten times as many are held by the same memory', () => {
    const progress = begin(LONG, LONG);
    play(progress, 1, 20_000);
    const [before, length] = [heap(), writeState(progress).length];
    play(progress, 20_001, 200_000);
    expect(progress.row).toBe(200_000);
    // A result that is kept takes some three hundred bytes, and 360,000 came in between.
    expect(heap() - before).toBeLessThan(360_000 * 10);
    expect(writeState(progress).length).toBeLessThan(1.2 * length);
  });

  test('a game that takes long holds the others back, so that what comes after it does not pile up', async () => {
    const progress = begin(LONG);
    const plan = new Plan(progress, 1);
    const jobs = plan.jobs();
    const { value: slow } = (await jobs.next()) as { value: Job };
    let next = jobs.next();
    const atOnce = (): Promise<unknown> => Promise.race([next, new Promise((done) => setImmediate(done))]);
    for (let taken = (await atOnce()) as { value: Job } | undefined; taken; taken = (await atOnce()) as typeof taken) {
      plan.note(
        taken.value,
        Array.from({ length: taken.value.count }, (_, i) => made(taken!.value.first + i)),
      );
      next = jobs.next();
    }
    expect(progress.row).toBe(0);
    expect(progress.ahead.size).toBeLessThanOrEqual(200);
    plan.note(
      slow,
      Array.from({ length: slow.count }, (_, i) => made(slow.first + i)),
    );
    expect(progress.ahead.size).toBe(0);
    expect((await next).value).toMatchObject({ first: progress.row + 1 });
  });

  test('whoever waits for room is let go when the run is stopped', async () => {
    const stop = new AbortController();
    const jobs = new Plan(begin(LONG), 1, stop.signal).jobs();
    for (let taken = 0; taken < 20; taken++) await jobs.next();
    const next = jobs.next();
    stop.abort();
    expect((await next).done).toBe(false);
  });
});

describe('states', () => {
  test('are read as they were written', () => {
    const progress = begin(STUDY, { ...STUDY, bots: { player: 'greedy' } });
    for (const number of [1, 2, 4]) note(progress, 0, number, made(number));
    note(progress, 1, 1, { fault: 'planted' });
    note(progress, 1, 2, made(3));
    expect(readState(writeState(progress))).toEqual(progress);
  });

  test.each([
    ['', 'not-json'],
    ['[]', 'other'],
    ['{}', 'other'],
    ['{"derbySim":1,"runs":[]}', 'other'],
    ['{"derbySim":3}', 'broken'],
    ['{"derbySim":3,"studies":[],"row":0,"totals":[],"ahead":[],"faults":[]}', 'broken'],
  ])('%j is refused: %s', (text, what) => {
    expect(() => readState(text)).toThrow(new BadState(what as BadState['what']));
  });

  test.each<[string, (progress: Progress) => object]>([
    ['too many games', (progress) => ({ row: progress.row + 20 })],
    ['fewer games than were counted', (progress) => ({ row: progress.row - 1 })],
    ['no totals', () => ({ totals: [] })],
    ['a game that is counted and ahead', ({ row }) => ({ ahead: new Map([[row, [made(row)]]]) })],
    ['a fault of nobody', ({ row }) => ({ row: row + 1, faults: [{ side: 1, number: row + 1, fault: '' }] })],
  ])('figures that do not agree are refused: %s', (_, change) => {
    const progress = begin(STUDY);
    for (const number of [1, 2, 3]) note(progress, 0, number, made(number));
    expect(() => readState(writeState({ ...progress, ...change(progress) }))).toThrow(new BadState('broken'));
  });
});
