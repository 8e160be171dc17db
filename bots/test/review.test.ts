/** The after-action review: it adds up, says the same twice, and finds the mistake. */
import { type GameRecord, Match, recordOf } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { describe, expect, test } from 'vitest';
import { turningPointsOf } from '../src/accounts.ts';
import { choose, NothingToReview, PLAYERS, type Player, review, thinkingOf } from '../src/index.ts';
import { advisedBluff, bluff } from './bluff.ts';
import { advisedXxi } from './tables.ts';

const budget = { worlds: 4, search: 4, horizon: 1 };

function played(seed: string, player: Player, last = Number.POSITIVE_INFINITY): GameRecord {
  const match = Match.start(xxi, { seed });
  const turnOf = () => thinkingOf(match, advisedXxi.advice);
  for (let turn = turnOf(); turn && match.steps.length < last; turn = turnOf()) match.take(choose(player, turn, 'bot'));
  if (match.question) match.take('concede player');
  return recordOf(match, { seed });
}

describe('luck and skill', () => {
  test('add up to the result, step by step and in sum', () => {
    const report = review(advisedXxi, played('adds up', PLAYERS.cadet, 60), { budget });
    const { start, skill, others, luck, result } = report.accounts.player!;
    expect(start + skill + others + luck).toBeCloseTo(result, 10);
    expect(skill).toBeLessThanOrEqual(0);
    expect(others).toBe(0);
    for (const [i, step] of report.steps.entries()) {
      if (i > 0) expect(step.before).toEqual(report.steps[i - 1]!.after);
      expect(step.loss.mean).toBeGreaterThanOrEqual(0);
    }
  });

  test('a concession is booked to skill, to the last point', () => {
    const report = review(advisedXxi, played('gives up', PLAYERS.greedy, 40), { budget });
    const last = report.steps.at(-1)!;
    expect(last.choice).toBe('concede player');
    expect(last.decided).toEqual([0]);
    expect(last.loss.mean).toBeCloseTo(last.before[0]!, 10);
  });

  test('between two seats each has its own account', () => {
    const match = Match.start(bluff, { seed: 'two' });
    match.take('bet');
    match.take('fold');
    const report = review(advisedBluff, recordOf(match, { seed: 'two' }), {
      budget: { worlds: 200, search: 40, horizon: 0 },
    });
    for (const seat of ['north', 'south']) {
      const { start, skill, others, luck, result } = report.accounts[seat]!;
      expect(start + skill + others + luck).toBeCloseTo(result, 10);
    }
    expect(report.accounts.north!.result).toBe(1);
  });
});

describe('a report', () => {
  test('is the same for the same seed, and plain data', () => {
    const record = played('same', PLAYERS.greedy, 30);
    const [one, other] = [
      review(advisedXxi, record, { budget, seed: 'x' }),
      review(advisedXxi, record, { budget, seed: 'x' }),
    ];
    expect(one).toEqual(other);
    expect(JSON.parse(JSON.stringify(one))).toEqual(one);
  });

  test('tells how far it is', () => {
    const record = played('progress', PLAYERS.greedy, 20);
    const heard: number[] = [];
    review(advisedXxi, record, { budget }, ({ done, of }) => heard.push(done / of));
    expect(heard).toHaveLength(record.choices.length);
    expect(heard.at(-1)).toBe(1);
  });

  test('is refused for a game that goes on or is sealed', () => {
    const match = Match.start(xxi, { seed: 'goes on' });
    const record = recordOf(match, { seed: 'goes on' });
    expect(() => review(advisedXxi, record)).toThrow(NothingToReview);
    const { seed: _, ...sealed } = record;
    expect(() => review(advisedXxi, sealed)).toThrow(NothingToReview);
  });

  test('names the mistake: nobody folds the highest card', () => {
    const seed = Array.from({ length: 99 }, (_, i) => `${i}`).find(
      (one) => Match.start(bluff, { seed: one }).view('south').card === 6,
    )!;
    const match = Match.start(bluff, { seed });
    match.take('bet');
    match.take('fold');
    const report = review(advisedBluff, recordOf(match, { seed }), { budget: { worlds: 100, search: 60, horizon: 0 } });
    const answer = report.steps[1]!;
    expect(answer.best).toBe('call');
    expect(answer.loss.low).toBeGreaterThan(0.5);
    expect(report.turningPoints).toContainEqual(expect.objectContaining({ step: 1, seat: 'south', kind: 'mistake' }));
  });

  test('tells chance from the side of whoever asks, and mistakes of whoever made them', () => {
    const step = { rule: 'X-1', choice: 'a', best: 'b', loss: { mean: 0, low: 0, high: 0 }, rolls: [] };
    const steps = [
      { ...step, step: 0, seat: 'south', before: [0.5, 0.5], decided: [0.7, 0.3], after: [0.4, 0.6] },
      { ...step, step: 1, seat: 'north', before: [0.4, 0.6], decided: [0.4, 0.6], after: [0.9, 0.1] },
    ];
    const told = (teller?: string) =>
      turningPointsOf(steps, ['north', 'south'], teller).map(({ step: at, seat, kind }) => `${at} ${kind} of ${seat}`);
    expect(told('north')).toEqual(['0 misfortune of north', '0 mistake of south', '1 fortune of north']);
    expect(told('south')).toEqual(['0 fortune of south', '0 mistake of south', '1 misfortune of south']);
    expect(told()).toEqual(told('north'));
  });
});
