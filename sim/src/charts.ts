/** Charts as SVG, drawn by Observable Plot on a small document of its own. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import { type Bin, histogram } from './statistics.ts';
import type { Summary } from './summary.ts';
import type { ReportWords } from './words.ts';

const WIDTH = 640;
const BAR = 34;
const FRAME = 70;
const HISTOGRAM = 220;
const INK = '#16324f';
const BARS = ['#3b75af', '#c8823c'] as const;

/** How the games ended: a bar for each grade with its 95 % interval; two bars where two studies are compared. */
export function gradesChart(summaries: readonly Summary[], words: ReportWords): string {
  const rows = summaries.flatMap((summary, i) =>
    summary.grades.map(({ id, share, low, high }) => ({
      grade: words.grades[id] ?? id,
      study: words.names[i] ?? '',
      fill: BARS[i] ?? BARS[0],
      share: 100 * share,
      low: 100 * low,
      high: 100 * high,
    })),
  );
  const grades = [...new Set(rows.map((row) => row.grade))];
  const lanes = { y: 'study', fy: 'grade' } as const;
  return draw({
    height: FRAME + BAR * rows.length,
    marginLeft: 30,
    marginRight: margin(grades),
    x: { label: `${words.share} (%)`, grid: true, zero: true },
    y: { label: null, axis: summaries.length > 1 ? 'left' : null, domain: words.names.slice(0, summaries.length) },
    fy: { label: null, domain: grades },
    marks: [
      Plot.barX(rows, { ...lanes, x: 'share', fill: 'fill' }),
      Plot.ruleY(rows, { ...lanes, x1: 'low', x2: 'high', stroke: INK, strokeWidth: 2 }),
      Plot.ruleX([0]),
    ],
  });
}

/** How often each value came up. */
export function histogramChart(values: readonly number[], label: string, words: ReportWords): string {
  const bins: Bin[] = histogram(values);
  return draw({
    height: HISTOGRAM,
    marginLeft: 50,
    x: { label },
    y: { label: words.games, grid: true },
    marks: [Plot.rectY(bins, { x1: 'from', x2: 'to', y: 'count', fill: BARS[0], insetLeft: 1 }), Plot.ruleY([0])],
  });
}

/** Facet names stand on the right; they need room. */
const margin = (names: readonly string[]): number => 20 + 7 * Math.max(0, ...names.map((name) => name.length));

function draw(options: Plot.PlotOptions): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const style = { color: INK, background: 'white', fontSize: '13px' };
  const chart = Plot.plot({ ...options, width: WIDTH, style, document } as Plot.PlotOptions);
  return chart.outerHTML.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
