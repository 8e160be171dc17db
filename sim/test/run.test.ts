import { PLAYERS } from '@derby/bots';
import { entryOf } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import {
  BadState,
  begin,
  extended,
  finishedRow,
  type Job,
  JobFailed,
  jobsOf,
  readState,
  run,
  runJob,
  type Study,
  summaryOf,
  writeState,
} from '../src/index.ts';
import { playLightly, playMatch } from '../src/play.ts';

const STUDY: Study = { game: 'xxi', edition: 1, options: {}, bots: { player: 'random' }, seed: 'test', games: 10 };
const FRAME = { seats: ['player'], grades: ['decisive', 'operational', 'marginal', 'defeat'] };

describe('jobs', () => {
  test.each([1, 2, 7])('cut for %i workers, they hold every game once', (workers) => {
    const numbers = jobsOf({ ...STUDY, games: 1000 }, workers).flatMap(({ first, count }) =>
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
    const advised = { game: await entryOf('xxi').load(), advice: await entryOf('xxi').advice() };
    const players = { player: PLAYERS[name] };
    expect(playLightly(advised, STUDY, players, 'same')).toEqual(playMatch(advised, STUDY, players, 'same'));
  });
});

describe('runs', () => {
  test('one worker or two: the same results', async () => {
    const one = begin(STUDY);
    const two = begin(STUDY);
    await run([one], { workers: 1 });
    await run([two], { workers: 2 });
    expect(two.results).toEqual(one.results);
    expect(finishedRow(one)).toHaveLength(10);
  });

  test('stopped and taken up again, it ends as if it had never been stopped', async () => {
    const whole = begin(STUDY);
    await run([whole], { workers: 2 });
    const stop = new AbortController();
    const part = begin(STUDY);
    await run([part], {
      workers: 1,
      signal: stop.signal,
      onProgress: (finished) => finished >= 3 && stop.abort(),
    });
    expect(part.results.filter((one) => one !== null)).toHaveLength(3);
    const [again] = readState(writeState([part]));
    await run([again!], { workers: 2 });
    expect(again).toEqual(whole);
  });

  test('more games keep those that were played', async () => {
    const few = begin({ ...STUDY, games: 4 });
    await run([few], { workers: 1 });
    const more = extended(few, 6);
    await run([more], { workers: 1 });
    expect(more.results.slice(0, 4)).toEqual(few.results);
    expect(finishedRow(more)).toHaveLength(6);
  });

  test('a report counts the unbroken row from the first game', async () => {
    const [result] = await runJob({ ...STUDY, first: 1, count: 1 });
    const progress = { study: { ...STUDY, games: 3 }, results: [result!, null, result!] };
    expect(finishedRow(progress)).toHaveLength(1);
    expect(summaryOf(progress.study, finishedRow(progress), FRAME).finished).toBe(1);
  });

  test('a game that cannot be played names its job', async () => {
    const broken = begin({ ...STUDY, bots: { player: 'nobody' }, games: 1 });
    await expect(run([broken], { workers: 1 })).rejects.toThrow(JobFailed);
    await expect(run([broken], { workers: 1 })).rejects.toThrow('nobody');
  });
});

describe('states', () => {
  test('are read as they were written', () => {
    const progress = [begin(STUDY), begin({ ...STUDY, bots: { player: 'greedy' } })];
    expect(readState(writeState(progress))).toEqual(progress);
  });

  test.each(['', '[]', '{}', '{"derbySim":1,"runs":[{"study":{},"results":[]}]}'])('%j is refused', (text) => {
    expect(() => readState(text)).toThrow(BadState);
  });

  test('too few results are refused', () => {
    const { study } = begin(STUDY);
    expect(() => readState(writeState([{ study, results: [] }]))).toThrow('10 games');
  });
});
