import { PLAYERS } from '@derby/bots';
import { entryOf } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import {
  BadState,
  begin,
  extended,
  finishedRow,
  type GameResult,
  isFinished,
  type Job,
  JobFailed,
  jobsOf,
  type Progress,
  pairedRows,
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
    const [result] = (await runJob({ ...STUDY, first: 1, count: 1 })) as GameResult[];
    const progress: Progress = { study: { ...STUDY, games: 3 }, results: [result!, null, result!], faults: [] };
    expect(finishedRow(progress)).toHaveLength(1);
    expect(summaryOf(progress.study, finishedRow(progress), FRAME).finished).toBe(1);
  });

  test('games that cannot be played are told by number, and take no other with them', async () => {
    const good = begin(STUDY);
    const broken = begin({ ...STUDY, bots: { player: 'nobody' }, games: 3 });
    await run([good, broken], { workers: 2 });
    expect(finishedRow(good)).toHaveLength(10);
    expect(broken.faults.map(({ number }) => number).sort()).toEqual([1, 2, 3]);
    expect(broken.faults[0]!.fault).toContain('nobody');
    expect(isFinished(broken)).toBe(true);
  });

  test('where nothing can be played it ends', async () => {
    const broken = begin({ ...STUDY, bots: { player: 'nobody' }, games: 1_000_000 });
    await expect(run([broken], { workers: 1 })).rejects.toThrow(JobFailed);
  });

  test('a game that failed leaves no gap, and a comparison leaves out its twin', async () => {
    const first = begin(STUDY);
    const second = begin(STUDY);
    await run([first, second], { workers: 1 });
    first.results[4] = null;
    first.faults.push({ number: 5, fault: 'planted' });
    expect(finishedRow(first).map(({ number }) => number)).toEqual([1, 2, 3, 4, 6, 7, 8, 9, 10]);
    const [here, there] = pairedRows(first, second);
    expect(there).toEqual(here);
    expect(here).toHaveLength(9);
  });

  test('a hundred million games take no room before they are played', () => {
    const progress = begin({ ...STUDY, games: 100_000_000 });
    expect(progress.results).toEqual([]);
    expect(jobsOf(progress.study, 2).next().value).toMatchObject({ first: 1, count: 10 });
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

  test('too many results are refused', () => {
    const { study } = begin(STUDY);
    const results = Array.from({ length: 11 }, () => null);
    expect(() => readState(writeState([{ study, results, faults: [] }]))).toThrow('10 games');
  });
});
