/** What is seen of games while they are played: choices, openings, turns and losses. */
import { entryOf, GAMES } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import {
  choicesIn,
  type GameResult,
  lossesIn,
  neverMade,
  openingsIn,
  readState,
  runJob,
  type Study,
  turnsIn,
  writeState,
} from '../src/index.ts';
import type { Seen } from '../src/job.ts';
import { begin, note } from '../src/progress.ts';
import { curveChart, curvesChart, heatChart, summaryPage } from '../src/report.ts';
import { summaryOf } from '../src/summary.ts';
import { WORDS } from './words.ts';

const STUDY: Study = {
  game: 'sea',
  edition: 1,
  options: {},
  bots: { axis: 'random', allies: 'random' },
  seed: 's',
  games: 2,
  details: true,
};
const SEATS = ['axis', 'allies'];

const game = (worth: number[], seen: Partial<Seen>): GameResult => ({
  grade: 'win',
  rule: 'SEA-1',
  winner: 'axis',
  worth,
  decisions: 1,
  metrics: {},
  seen: { seats: SEATS, choices: {}, opening: [], turns: {}, losses: {}, ...seen },
});

const GAMES_SEEN = [
  game([1, 0], {
    choices: {
      'axis SEA-2 dive': [3, 2],
      'axis SEA-2 hold': [3, 1],
      'allies SEA-10 hunt': [1, 1],
      'axis SEA-10 buy air-search': [4, 0],
    },
    opening: ['axis 1 buy boat', 'allies 1 hunt A'],
    turns: { 1: { tons: 0 }, 2: { tons: 4 } },
    losses: { A: 3 },
  }),
  game([0, 1], {
    choices: { 'axis SEA-2 dive': [2, 2], 'axis SEA-2 hold': [2, 0], 'axis SEA-10 buy air-search': [1, 0] },
    opening: ['axis 1 buy boat', 'allies 1 hunt B'],
    turns: { 1: { tons: 0 }, 2: { tons: 8 }, 3: { tons: 9 } },
    losses: { A: 1, B: 6 },
  }),
];

const progress = begin(STUDY);
for (const [i, one] of GAMES_SEEN.entries()) note(progress, 0, i + 1, one);
const totals = progress.totals[0]!;
const details = totals.details!;

describe('details', () => {
  test('of a choice: how often it was open and made, and what that was worth to whoever made it', () => {
    expect(choicesIn(details)).toEqual([
      { seat: 'allies', rule: 'SEA-10', verb: 'hunt', offered: 1, made: 1, games: 1, worth: 0 },
      { seat: 'axis', rule: 'SEA-2', verb: 'dive', offered: 5, made: 4, games: 2, worth: 0.5 },
      { seat: 'axis', rule: 'SEA-2', verb: 'hold', offered: 5, made: 1, games: 1, worth: 1 },
      { seat: 'axis', rule: 'SEA-10', verb: 'buy air-search', offered: 5, made: 0, games: 0, worth: null },
    ]);
  });

  test('what was never made counts once for both seats, and not where one of them makes it', () => {
    const row = { rule: 'SEA-3', games: 0, worth: null };
    const choices = [
      { ...row, seat: 'axis', verb: 'ram', offered: 4, made: 0 },
      { ...row, seat: 'allies', verb: 'ram', offered: 3, made: 0 },
      { ...row, seat: 'axis', verb: 'dive', offered: 4, made: 0 },
      { ...row, seat: 'allies', verb: 'dive', offered: 1, made: 1 },
    ];
    expect(neverMade(choices)).toEqual([{ rule: 'SEA-3', verb: 'ram', offered: 7 }]);
  });

  test('openings, the most frequent first', () => {
    expect(openingsIn(details)).toEqual([
      { seat: 'allies', number: 1, choice: 'hunt A', games: 1, worth: 0 },
      { seat: 'allies', number: 1, choice: 'hunt B', games: 1, worth: 1 },
      { seat: 'axis', number: 1, choice: 'buy boat', games: 2, worth: 0.5 },
    ]);
  });

  test('turns, with as many games as came so far', () => {
    const points = turnsIn(details);
    expect(points.map(({ turn, mean, games }) => [turn, mean, games])).toEqual([
      [1, 0, 2],
      [2, 6, 2],
      [3, 9, 1],
    ]);
    // Two games, 4 and 8: Student's deviate for one degree of freedom times the standard error of 2.
    expect(points[1]!.high - 6).toBeCloseTo(12.706205 * 2, 4);
  });

  test('losses a game, the most first', () => {
    expect(lossesIn(details, totals.finished)).toEqual([
      { place: 'B', mean: 3, games: 1 },
      { place: 'A', mean: 2, games: 2 },
    ]);
  });

  test('go through a state unchanged, those of games ahead of their turn too', () => {
    const part = begin({ ...STUDY, games: 3 });
    note(part, 0, 1, GAMES_SEEN[0]!);
    note(part, 0, 3, GAMES_SEEN[1]!);
    expect(readState(writeState(part))).toEqual(part);
  });
});

describe('charts of details', () => {
  const spots = { frame: [100, 80], places: { A: [10, 20], B: [50, 40], C: [90, 70] } } as const;
  const losses = lossesIn(details, totals.finished);

  test('the map has every place, and a disc whose area is the loss', () => {
    const map = heatChart(losses, spots, WORDS, 'Losses');
    for (const label of ['>A 2<', '>B 3<', '>C<', '>Losses<']) expect(map).toContain(label);
    const [a, b, ...more] = [...map.matchAll(/ r="([\d.]+)"/g)].map(([, r]) => Number(r));
    expect(more).toEqual([]);
    expect((a! / b!) ** 2).toBeCloseTo(2 / 3, 1);
  });

  test('a map without a frame is a bar for each place', () => {
    const bars = heatChart(losses, { frame: [0, 0], places: {} }, WORDS);
    expect(bars.match(/<rect /g)).toHaveLength(1 + 2);
  });

  test('a curve has a point for each turn, and the page has them all', () => {
    const curve = curveChart(turnsIn(details), 'Tons', WORDS);
    expect(curve.match(/<circle /g)).toHaveLength(3);
    expect(curvesChart(turnsIn(details), WORDS, 'Sea').match(/<circle /g)).toHaveLength(3);
    const about = { game: 'Sea', command: 'derby sim sea', lead: [] };
    const summary = summaryOf(STUDY, totals, { seats: SEATS, grades: ['win'] });
    const page = summaryPage(summary, totals, WORDS, about, [
      { title: 'Curves', chart: curve },
      { title: 'Choices', head: ['a'], rows: [['<dive>']] },
    ]);
    expect(page).toContain('<h2>Curves</h2>');
    expect(page).toContain('<td>&lt;dive&gt;</td>');
  });
});

describe('games looked at in detail', () => {
  const XXI: Study = { ...STUDY, game: 'xxi', edition: 2, bots: { player: 'random' }, games: 2 };

  test('end as they would have without', async () => {
    const { details: _, ...plain } = XXI;
    const without = await runJob({ ...plain, first: 1, count: 2 });
    const seen = await runJob({ ...XXI, first: 1, count: 2 });
    expect(seen.map((one) => ({ ...one, seen: undefined }))).toEqual(
      without.map((one) => ({ ...one, seen: undefined })),
    );
    const [first] = seen as GameResult[];
    const made = Object.values(first!.seen!.choices).reduce((sum, [, times]) => sum + times, 0);
    expect(made).toBe(first!.decisions);
    expect(first!.seen!.opening).toHaveLength(4);
    for (const key of Object.keys(first!.seen!.choices)) expect(key).not.toMatch(/ vii-\d/);
    expect(Object.keys(first!.seen!.turns)).toHaveLength(first!.metrics.turns!);
  });

  test.each(['xxi', 'leader'])('%s: what is lost is told with a place on its map, where it has one', async (id) => {
    const { game: module, heat } = { game: await entryOf(id).load(), heat: await entryOf(id).heat() };
    const job = { ...XXI, game: id, edition: module.edition, bots: { player: 'greedy' }, first: 1, count: 2 };
    const results = (await runJob(job)) as GameResult[];
    const places = results.flatMap(({ seen }) => Object.keys(seen!.losses));
    expect(places.length).toBeGreaterThan(0);
    if (Object.keys(heat.places).length > 0) for (const place of places) expect(heat.places).toHaveProperty(place);
  });

  test.each(GAMES.map(({ id }) => id))('%s has its places inside the frame', async (id) => {
    const { frame, places } = await entryOf(id).heat();
    for (const [x, y] of Object.values(places)) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(frame[0]);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(frame[1]);
    }
  });
});
