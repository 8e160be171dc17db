/** Simulations as tables and bars of text. */
import {
  type Comparison,
  type Counts,
  countsOf,
  type Difference,
  histogram,
  type Interval,
  type ReportWords,
  type Spread,
  type Summary,
  type Totals,
  tidy,
} from '@derby/sim';
import type { GameBox } from './gamebox.ts';
import { padded, widthOf } from './paint.ts';
import type { Shell } from './shell.ts';

const BAR = 24;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const;

/** The words of a report, for a game and in a language. */
export function reportWords(
  { text }: GameBox,
  { language, text: words }: Shell,
  names: readonly [string, string],
): ReportWords {
  const number = (value: number, digits: number): string =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
      // No minus before a zero.
      Number(value.toFixed(digits)) || 0,
    );
  return {
    ...words.sim.report,
    language,
    grades: text.grades,
    metrics: text.metrics,
    seats: text.seats,
    names,
    number,
    percent: (share) => `${number(100 * share, 1)} %`,
  };
}

/** A bar of so many eighths of a column. */
export function bar(share: number, width = BAR): string {
  const eighths = Math.round(share * width * 8);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
}

export function summaryLines(
  summary: Summary,
  totals: Totals,
  metric: string | undefined,
  words: ReportWords,
  shell: Shell,
): string[] {
  return [
    ...gradesTable(summary, words, shell),
    '',
    ...(metric === undefined
      ? []
      : [...histogramLines(countsOf(totals, metric), words.metrics[metric] ?? metric, words, shell), '']),
    ...factorsTable(summary, words, shell),
  ];
}

function gradesTable({ grades }: Summary, words: ReportWords, shell: Shell): string[] {
  const rows = grades.map(({ id, count, share, low, high }) => [
    words.grades[id] ?? id,
    words.number(count, 0),
    words.percent(share),
    words.between(words.percent(low), words.percent(high)),
  ]);
  const lines = table([words.result, words.games, words.share, words.interval], rows, shell);
  return lines.map((line, i) =>
    i === 0 ? line : `${line}  ${shell.paint('cyan', bar(grades[i - 1]?.share ?? 0))}`.trimEnd(),
  );
}

function histogramLines(values: Counts, label: string, words: ReportWords, { paint }: Shell): string[] {
  const bins = histogram(values);
  const highest = Math.max(1, ...bins.map((bin) => bin.count));
  const names = bins.map(({ from, to }) => (to - from === 1 ? words.number(from, 0) : `${words.number(from, 0)} …`));
  const width = Math.max(...names.map(widthOf));
  return [
    paint('bold', label),
    ...bins.map(
      ({ count }, i) =>
        `  ${(names[i] ?? '').padStart(width)} │${paint('cyan', bar(count / highest, 40))} ${words.number(count, 0)}`,
    ),
  ];
}

function factorsTable({ worth, decisions, metrics }: Summary, words: ReportWords, shell: Shell): string[] {
  const row = (name: string, spread: Spread, r: string): string[] => [
    name,
    words.number(spread.mean, 2),
    between(spread, words, 2),
    words.number(spread.deviation, 2),
    tidy(spread.least, words),
    tidy(spread.median, words),
    tidy(spread.most, words),
    r,
  ];
  const { factor, mean, interval, deviation, least, median, most, withWorth } = words;
  return table(
    [factor, mean, interval, deviation, least, median, most, withWorth],
    [
      ...Object.entries(worth).map(([seat, spread]) => row(words.worth(words.seats[seat] ?? seat), spread, '')),
      row(words.decisions, decisions, ''),
      ...metrics.map(({ id, spread, withWorth: r }) => row(words.metrics[id] ?? id, spread, words.number(r, 2))),
    ],
    shell,
  );
}

export function comparisonLines(comparison: Comparison, words: ReportWords, shell: Shell): string[] {
  const { first, second, worths, decisions, metrics } = comparison;
  const grades = first.grades.map(({ id, share, low, high }, i) => {
    const other = second.grades[i] ?? { share: 0, low: 0, high: 0 };
    const cell = (one: { share: number; low: number; high: number }): string =>
      `${words.percent(one.share)} (${words.between(words.percent(one.low), words.percent(one.high))})`;
    return [words.grades[id] ?? id, cell({ share, low, high }), cell(other)];
  });
  const row = (
    name: string,
    a: Spread | undefined,
    b: Spread | undefined,
    { spread, verdict }: Difference,
  ): string[] => [
    name,
    words.number(a?.mean ?? 0, 3),
    words.number(b?.mean ?? 0, 3),
    words.number(spread.mean, 3),
    between(spread, words, 3),
    verdict === 'undecided' ? '' : '*',
  ];
  return [
    ...table([words.result, ...words.names], grades, shell),
    '',
    ...table(
      [words.factor, ...words.names, words.difference, words.interval, ''],
      [
        ...worths.map((one) =>
          row(words.worth(words.seats[one.id] ?? one.id), first.worth[one.id], second.worth[one.id], one),
        ),
        row(words.decisions, first.decisions, second.decisions, decisions),
        ...metrics.map((one, i) =>
          row(words.metrics[one.id] ?? one.id, first.metrics[i]?.spread, second.metrics[i]?.spread, one),
        ),
      ],
      shell,
    ),
    '',
    shell.paint('bold', verdictOn(comparison, words, shell)),
    pairingOf(comparison, words, shell),
  ];
}

/** Whether the two differ, in one sentence. */
export function verdictOn({ worth, seat, pairs }: Comparison, words: ReportWords, { text }: Shell): string {
  const apart = {
    seat: words.seats[seat] ?? seat,
    mean: words.number(Math.abs(worth.spread.mean), 3),
    range: between(worth.spread, words, 3),
    pairs,
  };
  if (worth.verdict === 'undecided') return text.sim.noDifference(words.names, apart);
  const [better, other] = worth.verdict === 'second' ? [words.names[1], words.names[0]] : words.names;
  return text.sim.difference(better, other, apart);
}

/** What the common dice were good for, in one sentence. */
export const pairingOf = ({ pairing, saving }: Comparison, words: ReportWords, { text }: Shell): string =>
  text.sim.pairing(words.number(pairing, 2), saving === null ? undefined : words.number(saving, 1));

export const between = ({ low, high }: Interval, words: ReportWords, digits: number): string =>
  words.between(words.number(low, digits), words.number(high, digits));

/** A table: names to the left, figures to the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], { paint }: Shell): string[] {
  const widths = head.map((title, i) => Math.max(widthOf(title), ...rows.map((row) => widthOf(row[i] ?? ''))));
  const line = (cells: readonly string[]): string =>
    widths
      .map((width, i) => (i === 0 ? padded(cells[i] ?? '', width) : (cells[i] ?? '').padStart(width)))
      .join('  ')
      .trimEnd();
  return [paint('bold', line(head)), ...rows.map((row) => padded(line(row), 0))];
}
