import type { ReviewedStep } from '@derby/bots';
import { expect, test } from 'vitest';
import { costlyOf } from '../src/analysis/costly-choices.ts';

const step = (at: number, changes: Partial<ReviewedStep>): ReviewedStep => ({
  step: at,
  seat: 'axis',
  rule: 'ATL-1.1',
  choice: 'hold',
  best: 'dive',
  before: [0.5, 0.5],
  promised: [0.5, 0.5],
  doubt: [0, 0],
  decided: [0.5, 0.5],
  after: [0.5, 0.5],
  loss: { mean: 0, low: 0, high: 0 },
  rolls: [],
  ...changes,
});

test('costly choices are a seat\u2019s own, the costliest first, and nothing that a better one would not have spared', () => {
  const steps = [
    step(0, { decided: [0.45, 0.55] }),
    step(1, { decided: [0.2, 0.8] }),
    step(2, { seat: 'allies', decided: [0.9, 0.1] }),
    step(3, { best: 'hold', decided: [0.1, 0.9] }),
    step(4, { decided: [0.495, 0.505] }),
  ];
  const review = { steps, seats: ['axis', 'allies'] };
  expect(costlyOf(review, 'axis').map(({ step: at, size }) => [at, size.toFixed(2)])).toEqual([
    [1, '0.30'],
    [0, '0.05'],
  ]);
  expect(costlyOf(review, 'allies').map(({ step: at }) => at)).toEqual([2]);
});
