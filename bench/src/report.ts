/** The figures, against what they must and what they should reach. */
import { cpus } from 'node:os';

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What it must and what it should reach. Without them a figure is for information. */
  readonly bar?: { readonly must: number; readonly aim: number; readonly better: 'more' | 'less' };
}

/** Whether a figure misses what it must reach. A figure that is not a number does. */
export const isMissed = ({ value, bar }: Figure): boolean => bar !== undefined && !reaches(value, bar.must, bar.better);

const reaches = (value: number, wanted: number, better: 'more' | 'less'): boolean =>
  better === 'more' ? value >= wanted : value <= wanted;

const HEAD = ['what', 'measured', 'must', 'aim', ''];

/** A Markdown table, its columns in line so that it reads well in a terminal too. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEAD, ...figures.map(rowOf)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) => `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(Math.max(width, 3))).join(' | ')} |`;
  return [line(rows[0] ?? []), rule, ...rows.slice(1).map(line)].join('\n');
}

function rowOf(figure: Figure): string[] {
  const { what, value, unit, bar } = figure;
  const measured = written(value, unit);
  if (!bar) return [what, measured, '', '', ''];
  const sign = bar.better === 'more' ? '≥' : '≤';
  return [what, measured, `${sign} ${written(bar.must, unit)}`, `${sign} ${written(bar.aim, unit)}`, verdict(figure)];
}

function verdict(figure: Figure): string {
  if (isMissed(figure)) return 'MISSED';
  const { value, bar } = figure;
  return bar && reaches(value, bar.aim, bar.better) ? 'aim reached' : 'reached';
}

function written(value: number, unit: string): string {
  const digits = Math.abs(value) >= 10 ? 0 : 2;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`;
}

/** The results file. */
export function page(figures: readonly Figure[], how: string): string {
  const [cpu] = cpus();
  return `# The kernel, measured

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model ?? 'an unknown processor'}, ${cpus().length} cores, Node ${process.version}.
To repeat: \`${how}\`. It takes the place of this page.

All tasks run in one process and take turns, round after round, and are charged by processor time. A rate is the median
of its rounds, a ratio the median of the ratios within each round. Rates differ from machine to machine, ratios much less. The games and the rules of Skirmish are
described in [bench/skirmish](../skirmish/README.md), the bars in the design.

${table(figures)}
`;
}
