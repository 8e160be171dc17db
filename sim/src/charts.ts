/** Charts as SVG, drawn by Observable Plot on a small document of its own. */
import * as Plot from '@observablehq/plot';
import { parseHTML } from 'linkedom';
import type { Loss, TurnPoint } from './details.ts';
import { type Counts, histogram, isWhole } from './statistics.ts';
import type { Summary } from './summary.ts';
import { escaped, type ReportWords, tidy } from './words.ts';

const WIDTH = 640;
const BAR = 34;
const FRAME = 85;
const HISTOGRAM = 220;
const INK = '#16324f';
const BARS = ['#3b75af', '#c8823c'] as const;
const SIDES = ['A', 'B'];

/** How the games ended: a bar for each grade with its 95 % interval. A chart that stands alone says what it is of. */
export function gradesChart(summaries: readonly Summary[], words: ReportWords, title?: string): string {
  const [only] = summaries;
  return only && summaries.length === 1
    ? draw(oneStudy(only, words), titled(title))
    : draw(severalStudies(summaries, words), [...titled(title), ...named(words.names)]);
}

/** A line above a chart; a colour stands before what it is the colour of. */
interface Caption {
  readonly words: string;
  readonly colour?: string;
}

const titled = (title: string | undefined): Caption[] => (title === undefined ? [] : [{ words: title }]);
const named = (names: readonly string[]): Caption[] => names.map((words, i) => ({ words, colour: BARS[i] ?? BARS[0] }));

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

function oneStudy(summary: Summary, words: ReportWords): Plot.PlotOptions {
  const rows = rowsOf(summary, 0, words);
  const grades = rows.map((row) => row.grade);
  return {
    height: FRAME + BAR * rows.length,
    marginLeft: margin(grades),
    x: shareAxis(words),
    y: { label: null, domain: grades },
    marks: bars(rows, { y: 'grade' }),
  };
}

/** Two bars for each grade, A above B. */
function severalStudies(summaries: readonly Summary[], words: ReportWords): Plot.PlotOptions {
  const rows = summaries.flatMap((summary, side) => rowsOf(summary, side, words));
  const grades = [...new Set(rows.map((row) => row.grade))];
  return {
    height: FRAME + BAR * rows.length,
    marginLeft: 30,
    marginRight: margin(grades),
    x: shareAxis(words),
    y: { label: null, domain: SIDES.slice(0, summaries.length) },
    fy: { label: null, domain: grades },
    marks: bars(rows, { y: 'side', fy: 'grade' }),
  };
}

const shareAxis = (words: ReportWords) => ({ label: `${words.share} (%)`, grid: true, zero: true });

const bars = (rows: Row[], lane: { readonly y: keyof Row; readonly fy?: keyof Row }): Plot.Markish[] => [
  Plot.barX(rows, { ...lane, x: 'share', fill: 'fill' }),
  Plot.ruleY(rows, { ...lane, x1: 'low', x2: 'high', stroke: INK, strokeWidth: 2 }),
  Plot.ruleX([0]),
];

/** What each change of a sweep does to the worth, the largest first; what is told from chance stands out. */
export function effectsChart(rows: readonly EffectRow[], label: string, title?: string): string {
  const names = rows.map(({ name }) => name);
  return draw(
    {
      height: FRAME + (BAR * rows.length * 2) / 3,
      marginLeft: margin(names),
      x: { label, grid: true },
      y: { label: null, domain: names },
      marks: [
        Plot.ruleX([0]),
        Plot.ruleY(rows, { y: 'name', x1: 'low', x2: 'high', stroke: 'colour', strokeWidth: 2 }),
        Plot.dot(rows, { y: 'name', x: 'mean', fill: 'colour', r: 5 }),
      ],
    },
    titled(title),
  );
}

interface EffectRow {
  readonly name: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly colour: string;
}

/** The colour of what is told from chance, and of what is not. */
export const effectColour = (isTold: boolean): string => (isTold ? BARS[1] : BARS[0]);

/** How a number goes from turn to turn: the mean, and the 95 % interval around it. */
export function curveChart(points: readonly TurnPoint[], label: string, words: ReportWords, title?: string): string {
  return draw(
    {
      height: HISTOGRAM,
      marginLeft: 50,
      x: { label: words.turn, ticks: Math.min(12, points.length), tickFormat: 'd' },
      y: { label, grid: true },
      marks: [
        Plot.areaY([...points], { x: 'turn', y1: 'low', y2: 'high', fill: BARS[0], fillOpacity: 0.3 }),
        Plot.lineY([...points], { x: 'turn', y: 'mean', stroke: BARS[0], strokeWidth: 2 }),
        Plot.dot([...points], { x: 'turn', y: 'mean', fill: BARS[0], r: 2.5 }),
      ],
    },
    titled(title),
  );
}

/** One chart below the other, as one drawing. */
export function curvesChart(points: readonly TurnPoint[], words: ReportWords, title: string): string {
  const metrics = [...new Set(points.map(({ metric }) => metric))];
  const charts = metrics.map((metric, i) =>
    curveChart(
      points.filter((one) => one.metric === metric),
      words.metrics[metric] ?? metric,
      words,
    ).replace('<svg ', `<svg y="${i * HISTOGRAM}" `),
  );
  return framed(`<svg >${charts.join('\n')}</svg>`, HISTOGRAM * metrics.length, titled(title));
}

const LARGEST = 42;
const ROOM = 50;

/** Where losses fall: a disc at each place, its area the loss of a game; where the map has no frame, a bar for each. */
export function heatChart(
  losses: readonly Loss[],
  { frame, places }: Spots,
  words: ReportWords,
  title?: string,
): string {
  const shown = losses.filter(({ place }) => place in places);
  if (shown.length === 0) return lossBars(losses, words, title);
  const most = Math.max(...shown.map(({ mean }) => mean));
  const dots = Object.entries(places).map(([place, [x, y]]) => {
    const mean = shown.find((one) => one.place === place)?.mean ?? 0;
    const disc = `<circle cx="${x}" cy="${y}" r="${(LARGEST * Math.sqrt(mean / most)).toFixed(1)}" fill="${BARS[1]}" fill-opacity="0.65"/>`;
    const label = mean > 0 ? `${place} ${tidy(mean, words)}` : place;
    return `${mean > 0 ? disc : ''}<text x="${x}" y="${y + 5}" text-anchor="middle">${escaped(label)}</text>`;
  });
  const [width, height] = frame;
  const type = `fill="${INK}" font-family="system-ui, sans-serif" font-size="13"`;
  const drawing = `<svg ><g transform="translate(0 ${ROOM / 2})" ${type}>${dots.join('\n')}</g></svg>`;
  return framed(drawing, height + ROOM, titled(title), width);
}

/** The places of a map. */
interface Spots {
  readonly frame: readonly [width: number, height: number];
  readonly places: Readonly<Record<string, readonly [x: number, y: number]>>;
}

function lossBars(losses: readonly Loss[], words: ReportWords, title: string | undefined): string {
  const names = losses.map(({ place }) => place);
  return draw(
    {
      height: FRAME + BAR * losses.length,
      marginLeft: margin(names),
      x: { label: words.lossAGame, grid: true, zero: true },
      y: { label: null, domain: names },
      marks: [Plot.barX([...losses], { y: 'place', x: 'mean', fill: BARS[1] }), Plot.ruleX([0])],
    },
    titled(title),
  );
}

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

/** An SVG that can stand alone: on white, whatever lies behind it, and with its captions in it. */
export function draw(options: Plot.PlotOptions, captions: readonly Caption[] = []): string {
  const { document } = parseHTML('<!doctype html><html><body></body></html>');
  const style = { color: INK, fontSize: '13px' };
  const chart = Plot.plot({ marginBottom: 45, ...options, width: WIDTH, style, document } as Plot.PlotOptions);
  return framed(chart.outerHTML, Number(chart.getAttribute('height')), captions);
}

const LINE = 20;

/** A drawing of this height on white, below its captions. */
export function framed(drawing: string, height: number, captions: readonly Caption[], width = WIDTH): string {
  const head = captions.length > 0 ? LINE * captions.length + LINE / 2 : 0;
  const lines = captions.map(({ words, colour }, i) => {
    const y = LINE * (i + 1);
    const mark = colour === undefined ? '' : `<rect x="10" y="${y - 11}" width="12" height="12" fill="${colour}"/>`;
    return `${mark}<text x="${colour === undefined ? 10 : 28}" y="${y}">${escaped(words)}</text>`;
  });
  const box = `width="${width}" height="${head + height}" viewBox="0 0 ${width} ${head + height}"`;
  const type = `fill="${INK}" font-family="system-ui, sans-serif" font-size="14"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box}>`,
    '<rect width="100%" height="100%" fill="#fff"/>',
    ...(lines.length > 0 ? [`<g ${type}>${lines.join('')}</g>`] : []),
    drawing.replace('<svg ', `<svg y="${head}" `),
    '</svg>',
  ].join('\n');
}
