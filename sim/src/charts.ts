/** Charts as SVG, drawn by Observable Plot on a small document of its own. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { type Counts, histogram, isWhole } from './statistics.ts';
import type { Summary } from './summary.ts';
import type { ReportWords } from './words.ts';

const WIDTH = 640;
const BAR = 34;
const FRAME = 85;
const HISTOGRAM = 220;
const INK = '#16324f';
const BARS = ['#3b75af', '#c8823c'] as const;
const SIDES = ['A', 'B'];

/** How the games ended: a bar for each grade with its 95 % interval. */
export function gradesChart(summaries: readonly Summary[], words: ReportWords): string {
  const [only] = summaries;
  return only && summaries.length === 1 ? oneStudy(only, words) : severalStudies(summaries, words);
}

interface Row {
  readonly grade: string;
  readonly side: string;
  readonly fill: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const rowsOf = ({ grades }: Summary, side: number, words: ReportWords): Row[] =>
  grades.map(({ id, share, low, high }) => ({
    grade: words.grades[id] ?? id,
    side: SIDES[side] ?? '',
    fill: BARS[side] ?? BARS[0],
    share: 100 * share,
    low: 100 * low,
    high: 100 * high,
  }));

function oneStudy(summary: Summary, words: ReportWords): string {
  const rows = rowsOf(summary, 0, words);
  const grades = rows.map((row) => row.grade);
  return draw({
    height: FRAME + BAR * rows.length,
    marginLeft: margin(grades),
    x: shareAxis(words),
    y: { label: null, domain: grades },
    marks: bars(rows, { y: 'grade' }),
  });
}

/** Two bars for each grade, A above B. */
function severalStudies(summaries: readonly Summary[], words: ReportWords): string {
  const rows = summaries.flatMap((summary, side) => rowsOf(summary, side, words));
  const grades = [...new Set(rows.map((row) => row.grade))];
  return draw({
    height: FRAME + BAR * rows.length,
    marginLeft: 30,
    marginRight: margin(grades),
    x: shareAxis(words),
    y: { label: null, domain: SIDES.slice(0, summaries.length) },
    fy: { label: null, domain: grades },
    marks: bars(rows, { y: 'side', fy: 'grade' }),
  });
}

const shareAxis = (words: ReportWords) => ({ label: `${words.share} (%)`, grid: true, zero: true });

const bars = (rows: Row[], lane: { readonly y: keyof Row; readonly fy?: keyof Row }): Plot.Markish[] => [
  Plot.barX(rows, { ...lane, x: 'share', fill: 'fill' }),
  Plot.ruleY(rows, { ...lane, x1: 'low', x2: 'high', stroke: INK, strokeWidth: 2 }),
  Plot.ruleX([0]),
];

/** How often each value came up; a bar for whole numbers stands over the middle of its numbers. */
export function histogramChart(values: Counts, label: string, words: ReportWords): string {
  const shift = isWhole(values) ? 0.5 : 0;
  const bins = histogram(values).map(({ from, to, count }) => ({ from: from - shift, to: to - shift, count }));
  return draw({
    height: HISTOGRAM,
    marginLeft: 50,
    x: { label },
    y: { label: words.games, grid: true },
    marks: [Plot.rectY(bins, { x1: 'from', x2: 'to', y: 'count', fill: BARS[0], insetLeft: 1 }), Plot.ruleY([0])],
  });
}

/** Names need room. */
const margin = (names: readonly string[]): number => 20 + 7 * Math.max(0, ...names.map((name) => name.length));

function draw(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const style = { color: INK, background: 'white', fontSize: '13px' };
  const chart = Plot.plot({ marginBottom: 45, ...options, width: WIDTH, style, document } as Plot.PlotOptions);
  return chart.outerHTML.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
