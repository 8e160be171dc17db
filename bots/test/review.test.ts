/** The after-action review: it adds up, says the same twice, and finds the mistake. */
import { FastDice, type GameRecord, Match, openOf, recordOf } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { describe, expect, test } from 'vitest';
import { accountsOf, labelOf, playOf, turningPointsOf } from '../src/accounts.ts';
import { choose, NothingToReview, PLAYERS, type Player, review, thinkingOf } from '../src/index.ts';
import { advisedBluff, bluff } from './bluff.ts';
import { advisedXxi } from './tables.ts';

const budget = { worlds: 4, search: 4, until: 'quiet' } as const;

function played(seed: string, player: Player, last = Number.POSITIVE_INFINITY): GameRecord {
  const match = Match.start(xxi, { seed });
  const turnOf = () => thinkingOf(match, advisedXxi.advice);
  for (let turn = turnOf(); turn && match.steps.length < last; turn = turnOf()) match.take(choose(player, turn, 'bot'));
  if (match.question) match.take('concede player');
  return recordOf(match, { seed });
}

const NO_DEAL = { before: [0.5], after: [0.5], doubt: [0] };

describe('luck and skill', () => {
  test('add up to the result, step by step and in sum', () => {
    const report = review(advisedXxi, played('adds up', PLAYERS.cadet, 60), { budget });
    const { start, skill, others, luck, revealed = 0, result } = report.accounts.player!;
    const play = report.play.player!;
    expect(start + skill + others + luck + revealed).toBeCloseTo(result, 10);
    expect(others).toBe(0);
    for (const [i, step] of report.steps.entries()) {
      if (i > 0) expect(step.before).toEqual(report.steps[i - 1]!.after);
      expect(step.promised[0]! - step.decided[0]!).toBeCloseTo(step.loss.mean, 10);
    }
    expect(play.perDecision * play.decisions).toBeCloseTo(-skill, 10);
    expect(play.adjusted).toBeCloseTo(result - luck, 10);
  });

  test('a concession is booked to skill, to the last point', () => {
    const report = review(advisedXxi, played('gives up', PLAYERS.greedy, 40), { budget });
    const last = report.steps.at(-1)!;
    expect(last.choice).toBe('concede player');
    expect(last.decided).toEqual([0]);
    expect(last.loss.mean).toBeCloseTo(last.promised[0]!, 10);
  });

  test('between two seats each has its own account', () => {
    const match = Match.start(bluff, { seed: 'two' });
    match.take('bet');
    match.take('fold');
    const report = review(advisedBluff, recordOf(match, { seed: 'two' }), {
      budget: { worlds: 200, search: 40, until: 'end' },
    });
    for (const seat of ['north', 'south']) {
      const { start, skill, others, luck, revealed = 0, result } = report.accounts[seat]!;
      expect(start + skill + others + luck + revealed).toBeCloseTo(result, 10);
    }
    expect(report.accounts.north!.result).toBe(1);
  });

  test('luck averages nothing: over 300 games of chance its mean lies within its interval around 0', () => {
    const lucks = Array.from({ length: 300 }, (_, i) => {
      const [seed, dice] = [`luck ${i}`, new FastDice(`luck ${i}`)];
      const match = Match.start(bluff, { seed });
      while (match.question)
        match.take(openOf(match.question.offers)[dice.below(match.question.offers.length)]!.choice);
      return review(advisedBluff, recordOf(match, { seed }), { budget: { worlds: 24, search: 4, until: 'end' } })
        .accounts.north!.luck;
    });
    const mean = lucks.reduce((sum, one) => sum + one, 0) / lucks.length;
    const variance = lucks.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (lucks.length - 1);
    expect(Math.abs(mean)).toBeLessThan(1.96 * Math.sqrt(variance / lucks.length));
  });

  test('a choice that was better than the best found counts for its seat', () => {
    const better = { loss: { mean: -0.02, low: -0.05, high: 0.01 } };
    const step = { rule: 'X-1', choice: 'a', best: 'b', rolls: [], doubt: [0], step: 0, seat: 'player', ...better };
    const steps = [{ ...step, before: [0.5], promised: [0.5], decided: [0.52], after: [0.4] }];
    const course = { deal: NO_DEAL, steps };
    const account = accountsOf(course, 'player', 0);
    expect(account.skill).toBeCloseTo(0.02, 10);
    expect(playOf(course, 'player', 0).perDecision).toBeCloseTo(-0.02, 10);
    expect(account.luck).toBeCloseTo(-0.12, 10);
  });

  test.each([
    [0.02, 'master'],
    [0.05, 'expert'],
    [0.1, 'able'],
    [0.2, 'improving'],
    [0.4, 'beginner'],
  ])('decisions that cost %f together are the play of a %s, be they ten or a thousand', (cost, name) => {
    for (const decisions of [10, 1000]) {
      const loss = { mean: cost / decisions, low: 0, high: 0.01 };
      const step = { rule: 'X-1', choice: 'a', best: 'b', rolls: [], doubt: [0], step: 0, seat: 'player', loss };
      const all = Array.from({ length: decisions }, () => ({
        ...step,
        before: [0.5],
        promised: [0.5],
        decided: [0.5],
        after: [0.5],
      }));
      expect(playOf({ deal: NO_DEAL, steps: all }, 'player', 0).class).toBe(name);
    }
  });

  test('where the value is not proved for these options there are no accounts', () => {
    const match = Match.start(xxi, { seed: 'options', options: { delayedOverlord: true } });
    match.take('concede player');
    const report = review(advisedXxi, recordOf(match, { seed: 'options' }), { budget });
    expect(report.isCalibrated).toBe(false);
    expect(report.accounts).toEqual({});
  });
});

describe('labels', () => {
  test.each([
    [0.2, 0.1, 'blunder'],
    [0.05, 0.01, 'mistake'],
    [0.01, 0.001, 'inaccuracy'],
    [0.2, -0.01, undefined],
  ])('a loss of %f, at least %f, is called %s', (mean, low, label) => {
    expect(labelOf({ loss: { mean, low, high: 2 * mean - low } })).toBe(label);
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
    const report = review(advisedBluff, recordOf(match, { seed }), {
      budget: { worlds: 100, search: 60, until: 'end' },
    });
    const answer = report.steps[1]!;
    expect(answer.best).toBe('call');
    expect(answer.loss.low).toBeGreaterThan(0.5);
    expect(report.turningPoints).toContainEqual(expect.objectContaining({ step: 1, seat: 'south', kind: 'mistake' }));
  });

  test('tells chance from the side of whoever asks, and mistakes of whoever made them', () => {
    const step = { rule: 'X-1', choice: 'a', best: 'b', rolls: [], doubt: [0.1, 0.1], promised: [0.5, 0.5] };
    const [lost, sound] = [
      { mean: 0.2, low: 0.1, high: 0.3 },
      { mean: 0, low: 0, high: 0 },
    ];
    const steps = [
      { ...step, step: 0, seat: 'south', loss: lost, before: [0.5, 0.5], decided: [0.7, 0.3], after: [0.4, 0.6] },
      { ...step, step: 1, seat: 'north', loss: sound, before: [0.4, 0.6], decided: [0.4, 0.6], after: [0.9, 0.1] },
    ];
    const told = (teller?: string) =>
      turningPointsOf(steps, ['north', 'south'], teller).map(({ step: at, seat, kind }) => `${at} ${kind} of ${seat}`);
    expect(told('north')).toEqual(['0 misfortune of north', '0 mistake of south', '1 fortune of north']);
    expect(told('south')).toEqual(['0 fortune of south', '0 mistake of south', '1 misfortune of south']);
    expect(told()).toEqual(told('north'));
  });

  test('chance within its interval, and a loss that is not sure, turn nothing', () => {
    const step = { rule: 'X-1', choice: 'a', best: 'b', rolls: [], seat: 'north', step: 0, promised: [0.5] };
    const unsure = { ...step, loss: { mean: 0.2, low: -0.1, high: 0.5 }, doubt: [0.4] };
    expect(turningPointsOf([{ ...unsure, before: [0.5], decided: [0.3], after: [0.6] }], ['north'])).toEqual([]);
  });
});
