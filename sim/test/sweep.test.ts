/** Sweeps: every change against the game as it is, many comparisons at once, and no more games than are needed. */
import type { OptionSpec } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import {
  beginSweep,
  chanceOf,
  type GameResult,
  goFurther,
  holm,
  type Job,
  type Progress,
  readState,
  runJob,
  type Study,
  spreadOf,
  sweepOf,
  variantsOf,
  writeState,
} from '../src/index.ts';
import { lengthOf, note } from '../src/progress.ts';
import { effectColour, effectsChart } from '../src/report.ts';

const BASE: Study = { game: 'sea', edition: 1, options: {}, bots: { axis: 'random' }, seed: 's', games: 1000 };
const FRAME = { seats: ['axis', 'allies'], grades: ['win'] };
const SPECS: readonly OptionSpec[] = [
  { id: 'fog', rule: 'SEA-1', values: [false, true], standard: false },
  { id: 'handicap', rule: 'SEA-2', values: [-2, 0, 2], standard: 0 },
];
const VARIANTS = [
  { id: 'fog', value: true },
  { id: 'handicap', value: -2 },
  { id: 'handicap', value: 2 },
];
const AIM = { width: 0.02, most: 400 };
const swept = (aim = AIM): Progress => beginSweep(BASE, VARIANTS, SPECS, aim);

const result = (worth: number): GameResult => ({
  grade: 'win',
  rule: 'SEA-1',
  winner: 'axis',
  worth: [worth, 1 - worth],
  decisions: 1,
  metrics: {},
});

/** Plays what is planned: fog does nothing on the whole, one more of the handicap is worth 0.05 on the whole; `noise` is what the pairs differ by otherwise. */
function play(progress: Progress, noise: number): void {
  for (let number = progress.row + 1; number <= lengthOf(progress); number++) {
    const own = 0.3 + (number % 7) / 20;
    const stray = ((number * 7919) % 11) / 10 - 0.5;
    const worths = [own, own + noise * stray, own - 0.12, own + 0.08 + noise * stray];
    for (const [side, worth] of worths.entries()) note(progress, side, number, result(worth));
  }
}

describe('chances', () => {
  test.each([
    [2, 12.706205, 0.05],
    [11, 2.228139, 0.05],
    [11, 3.169273, 0.01],
    [31, 2.042272, 0.05],
    [100_001, 1.959964, 0.05],
    [100_001, 3.290527, 0.001],
  ])('of %i differences whose mean lies %f standard errors off: %f, as in the tables', (count, t, chance) => {
    const spread = { ...spreadOf(new Map()), count, mean: t / Math.sqrt(count), deviation: 1 };
    expect(chanceOf(spread)).toBeCloseTo(chance, 4);
    expect(chanceOf({ ...spread, mean: -spread.mean })).toBeCloseTo(chance, 4);
  });

  test('nothing that differs is no finding; what always differs alike is a sure one', () => {
    expect(chanceOf(spreadOf(new Map([[0, 50]])))).toBe(1);
    expect(chanceOf(spreadOf(new Map([[0.25, 50]])))).toBe(0);
  });

  test('Holm’s correction, as in his example: the smallest times all, the next times one less, never falling', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005]).map((one) => Number(one.toFixed(6)))).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.5, 0.9])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});

describe('sweeps', () => {
  test('each change is a study of its own on the dice of the base', () => {
    const { studies } = swept();
    expect(studies.map(({ options, dice, seed, games }) => ({ options, dice, seed, games }))).toEqual(
      [{}, { fog: true }, { handicap: -2 }, { handicap: 2 }].map((options) => ({
        options,
        dice: 'keyed',
        seed: 's',
        games: 100,
      })),
    );
    expect(variantsOf(swept())).toEqual(VARIANTS);
  });

  test('a figure of a seat’s counsel is changed for that seat alone, and read back from the studies', () => {
    const variants = [
      { id: 'escorts', value: 3, seat: 'allies' },
      { id: 'escorts', value: 5, seat: 'allies' },
      { id: 'fog', value: true },
    ];
    const progress = beginSweep(BASE, variants, [...SPECS, { id: 'allies.escorts', standard: 4 }], AIM);
    expect(progress.studies.map(({ figures, options }) => ({ figures, options }))).toEqual([
      { figures: undefined, options: {} },
      { figures: { allies: { escorts: 3 } }, options: {} },
      { figures: { allies: { escorts: 5 } }, options: {} },
      { figures: undefined, options: { fog: true } },
    ]);
    expect(variantsOf(readState(writeState(progress)))).toEqual(variants);
    expect(progress.trends).toEqual([{ id: 'allies.escorts', weights: [0, -0.5, 0.5, 0], worth: [] }]);
  });

  test('who goes by the counsel plays by the figures of his seat; the policy has none', async () => {
    const job = { game: 'pens', options: {}, seed: 'f', first: 1, count: 1 };
    const play = async (bot: string, figures?: Job['figures']): Promise<unknown> =>
      await runJob({ ...job, bots: { axis: bot, allies: bot }, ...(figures && { figures }) });
    const unchanged = await play('counselled');
    expect(await play('counselled', { axis: { boatShare: 1 } })).toEqual(unchanged);
    expect(await play('counselled', { axis: { boatShare: 0 } })).not.toEqual(unchanged);
    expect(await play('greedy', { axis: { boatShare: 0 } })).toEqual(await play('greedy'));
  });

  test('the largest effect comes first, to the seat that is asked for, and what chance could do is not told', () => {
    const progress = swept();
    play(progress, 0.2);
    const { effects } = sweepOf(progress, FRAME, 0);
    expect(effects.map(({ id, value, isTold }) => [id, value, isTold])).toEqual([
      ['handicap', -2, true],
      ['handicap', 2, true],
      ['fog', true, false],
    ]);
    expect(effects[0]!.comparison.worth.spread.mean).toBeCloseTo(-0.12, 9);
    expect(sweepOf(progress, FRAME, 1).effects[0]!.comparison.worth.spread.mean).toBeCloseTo(0.12, 9);
  });

  test('of a number it says what one more is worth, with its interval', () => {
    const progress = swept();
    play(progress, 0.2);
    const [slope, ...others] = sweepOf(progress, FRAME, 0).slopes;
    expect(others).toEqual([]);
    expect(slope!.id).toBe('handicap');
    expect(Math.abs(slope!.spread.mean - 0.05)).toBeLessThan(0.005);
    expect(slope!.spread.low).toBeLessThan(0.05);
    expect(slope!.spread.high).toBeGreaterThan(0.05);
  });

  test('it stops as soon as no interval is wider than it should be', () => {
    const exact = swept();
    play(exact, 0.01);
    expect(goFurther(exact, FRAME, 0)).toBe(false);
    expect(lengthOf(exact)).toBe(100);
  });

  test('it plays twice as many each time, and never more than it may', () => {
    const progress = swept({ width: 0.02, most: 350 });
    const lengths = [];
    do {
      lengths.push(lengthOf(progress));
      play(progress, 0.9);
    } while (goFurther(progress, FRAME, 0));
    expect(lengths).toEqual([100, 200, 350]);
    expect(sweepOf(progress, FRAME, 0)).toMatchObject({ games: 350 });
  });

  test('goes through its state unchanged', () => {
    const progress = swept();
    play(progress, 0.2);
    expect(readState(writeState(progress))).toEqual(progress);
    expect(() => readState(writeState({ ...progress, differences: [] }))).toThrow('broken');
  });

  test('the chart has a mark for each change, and those that are told stand out', () => {
    const rows = [true, false].map((isTold, i) => ({
      name: `Change ${i}`,
      mean: i,
      low: i - 1,
      high: i + 1,
      colour: effectColour(isTold),
    }));
    const chart = effectsChart(rows, 'Worth', 'Sea');
    expect(chart.match(/<circle /g)).toHaveLength(2);
    for (const { name, colour } of rows) {
      expect(chart).toContain(name);
      expect(chart).toContain(`fill="${colour}"`);
    }
  });
});
