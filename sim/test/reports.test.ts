import { describe, expect, test } from 'vitest';
import { comparisonOf, csvHead, csvLine, type Frame, type GameResult, type Study, summaryOf } from '../src/index.ts';
import { begin, note } from '../src/progress.ts';
import { comparisonPage, gradesChart, histogramChart, summaryPage } from '../src/report.ts';
import { fold, noTotals, type Totals } from '../src/totals.ts';
import { WORDS } from './words.ts';

const STUDY: Study = { game: 'sea', edition: 1, options: {}, bots: { axis: 'random' }, seed: 's', games: 4 };
const FRAME = { seats: ['axis'], grades: ['win', 'loss'] };

const result = (worth: number, sunk: number): GameResult => ({
  grade: worth > 0.5 ? 'win' : 'loss',
  rule: 'SEA-1',
  winner: 'axis',
  worth: [worth],
  decisions: 10,
  metrics: { sunk },
});
const LOW = [result(0, 1), result(0.25, 2), result(0, 3), result(1, 9)];
const HIGH = [result(0.75, 1), result(1, 4), result(0.75, 5), result(1, 9)];

const totalsOf = (results: readonly GameResult[]): Totals => {
  const totals = noTotals();
  for (const one of results) fold(totals, one);
  return totals;
};

/** Both sides of a comparison, game by game. */
const compared = (sides: readonly (readonly GameResult[])[], frame: Frame = FRAME, place = 0) => {
  const progress = begin(STUDY, STUDY);
  for (const [side, results] of sides.entries())
    for (const [i, one] of results.entries()) note(progress, side, i + 1, one);
  return comparisonOf(progress, frame, place);
};

const ABOUT = { game: 'Sea', command: 'derby sim sea', lead: ['Four games.'] };

describe('summaries', () => {
  test('every grade is there, also one that never came', () => {
    const summary = summaryOf(STUDY, totalsOf([result(1, 2)]), FRAME);
    expect(summary.grades).toMatchObject([
      { id: 'win', count: 1 },
      { id: 'loss', count: 0 },
    ]);
  });

  test('a metric that goes with the result says so', () => {
    expect(summaryOf(STUDY, totalsOf(LOW), FRAME).metrics[0]!.withWorth).toBeGreaterThan(0.9);
  });
});

describe('comparisons', () => {
  test('are paired: the verdict is on the differences, game by game', () => {
    const { worth, pairs } = compared([LOW, HIGH]);
    expect(pairs).toBe(4);
    expect(worth.spread.mean).toBeCloseTo(0.5625, 9);
    expect(worth.verdict).toBe('undecided');
  });

  test('a difference that is always the same is decided either way round', () => {
    const better = LOW.map((one, i) => result((one.worth[0] ?? 0) / 2 + 0.5 + i / 1000, 0));
    const worse = LOW.map((one) => result((one.worth[0] ?? 0) / 2, 0));
    expect(compared([worse, better]).worth.verdict).toBe('second');
    expect(compared([better, worse]).worth.verdict).toBe('first');
  });

  test('speak for every seat, and decide for the one that is asked for', () => {
    const both = { ...FRAME, seats: ['axis', 'allies'] };
    const games = (axis: number) => LOW.map((one, i) => ({ ...one, worth: [axis + i / 1000, 1 - axis] }));
    const sides = [games(0.2), games(0.7)] as const;
    const first = compared(sides, both);
    const second = compared(sides, both, 1);
    expect(first.worths.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['axis', 'second'],
      ['allies', 'first'],
    ]);
    expect([first.seat, first.worth.verdict]).toEqual(['axis', 'second']);
    expect([second.seat, second.worth.verdict]).toEqual(['allies', 'first']);
    expect(second.worths).toEqual(first.worths);
  });

  test('a setup does not differ from itself', () => {
    const { worth, pairing, saving } = compared([LOW, LOW]);
    expect(worth).toMatchObject({ verdict: 'undecided', spread: { mean: 0, low: 0, high: 0 } });
    expect(pairing).toBeCloseTo(1, 9);
    expect(saving).toBeNull();
  });

  test('what the pairing saves is what the differences vary less than the games of both sides', () => {
    const worths = [0, 0.25, 0.75, 1];
    const near = compared([worths.map((one) => result(one, 0)), [0, 0.5, 0.75, 1].map((one) => result(one, 0))]);
    expect(near.saving).toBeCloseTo((0.2083333 + 0.1822917) / 0.015625, 3);
    const crossed = compared([worths.map((one) => result(one, 0)), [1, 0.75, 0.25, 0].map((one) => result(one, 0))]);
    expect(crossed.saving).toBeCloseTo(0.5, 9);
  });

  test('only pairs count where one side has more games', () => {
    expect(compared([LOW, HIGH.slice(0, 2)]).pairs).toBe(2);
  });
});

describe('reports', () => {
  test('CSV has a line for each game and quotes what needs it', () => {
    const odd = { ...result(1, 2), grade: 'win, "grand"' };
    expect(csvHead(['axis'], ['sunk']) + csvLine(STUDY, 1, odd)).toBe(
      'game,seed,grade,rule,winner,worth axis,decisions,sunk\r\n1,s/1,"win, ""grand""",SEA-1,axis,1,10,2\r\n',
    );
  });

  test('charts are whole SVG documents', () => {
    const one = gradesChart([summaryOf(STUDY, totalsOf(LOW), FRAME)], WORDS);
    expect(one).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" .*<\/svg>$/s);
    expect(one).toContain('Win &amp; glory');
    expect(one.match(/<rect /g)).toHaveLength(1 + 2);
    expect(one).toContain('<rect width="100%" height="100%" fill="#fff"/>');
    expect(one).not.toContain('<text x="10"');
    expect(gradesChart([summaryOf(STUDY, totalsOf(LOW), FRAME)], WORDS, 'Sea & air')).toContain(
      '>Sea &amp; air</text>',
    );
    const two = gradesChart([summaryOf(STUDY, totalsOf(LOW), FRAME), summaryOf(STUDY, totalsOf(HIGH), FRAME)], WORDS);
    expect(two.match(/<rect /g)).toHaveLength(1 + 2 + 4);
    for (const name of WORDS.names) expect(two).toContain(`>${name}</text>`);
    expect(
      histogramChart(
        new Map([
          [1, 1],
          [2, 2],
          [5, 1],
        ]),
        'Sunk',
        WORDS,
      ).match(/<rect /g),
    ).toHaveLength(1 + 5);
  });

  test('pages hold tables and charts, and what came from outside is escaped', () => {
    const page = summaryPage(summaryOf(STUDY, totalsOf(LOW), FRAME), totalsOf(LOW), WORDS, ABOUT);
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Sunk &lt;ships&gt;');
    expect(page).not.toContain('Sunk <ships>');
    expect(page.match(/<svg xmlns/g)).toHaveLength(2);
    const both = comparisonPage(compared([LOW, HIGH]), ['They are alike.', 'Paired.'], WORDS, ABOUT);
    expect(both).toContain('They are alike.');
    expect(both).toContain('<p>Paired.</p>');
    expect(both).toContain('derby sim sea');
  });
});
