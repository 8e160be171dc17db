/** The figures, against what they must and what they should reach. */
import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';

export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** What it must and what it should reach. Without them a figure is for information. */
  readonly bar?: { readonly must: number; readonly aim: number; readonly better: 'more' | 'less' };
}

/** Whether a figure misses what it must reach. A figure that is not a number does. */
const isMissed = ({ value, bar }: Figure): boolean => bar !== undefined && !reaches(value, bar.must, bar.better);

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
  const measured = quantity(value, unit);
  if (!bar) return [what, measured, '', '', ''];
  const sign = bar.better === 'more' ? '≥' : '≤';
  return [what, measured, `${sign} ${quantity(bar.must, unit)}`, `${sign} ${quantity(bar.aim, unit)}`, verdict(figure)];
}

function verdict(figure: Figure): string {
  if (isMissed(figure)) return 'MISSED';
  const { value, bar } = figure;
  return bar && reaches(value, bar.aim, bar.better) ? 'aim reached' : 'reached';
}

function quantity(value: number, unit: string): string {
  const size = Math.abs(value);
  const digits = size >= 10 ? 0 : size >= 0.095 || size === 0 ? 2 : 3;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`;
}

/** A page of results: what it is about, the command that makes it anew, and how it was measured. */
export interface Page {
  readonly file: URL;
  readonly title: string;
  readonly command: string;
  readonly how: string;
}

/** Prints the figures and fails if one misses its bar. A quick run is a look, not a result: it writes nothing. */
export function publish(figures: readonly Figure[], page: Page, isQuick: boolean): void {
  console.log(table(figures));
  if (!isQuick) writeFileSync(page.file, written(page, figures));
  if (figures.some(isMissed)) process.exitCode = 1;
}

function written({ title, command, how }: Page, figures: readonly Figure[]): string {
  const [cpu] = cpus();
  const load = loadavg()[0]?.toFixed(1);
  return `# ${title}, measured

Measured on ${new Date().toISOString().slice(0, 10)}: ${cpu?.model ?? 'an unknown processor'}, ${cpus().length} cores, Node ${process.version}, load of the machine ${load}.
To repeat: \`${command}\`. It takes the place of this page.

${how}

${table(figures)}
`;
}
