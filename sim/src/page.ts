/** The report page: tables and charts in one file that needs nothing else. */
import { gradesChart, histogramChart } from './charts.ts';
import type { Comparison, Difference } from './compare.ts';
import type { Interval } from './statistics.ts';
import type { Summary } from './summary.ts';
import { countsOf, type Totals } from './totals.ts';
import { escaped, type ReportWords, tidy } from './words.ts';

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #16324f; background: #fff; max-width: 52rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } caption { text-align: left; font-weight: 600; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid #d5dde6; } th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; } code { background: #eef2f6; padding: .1rem .3rem; overflow-wrap: anywhere; }
`;

/** What the page is about, besides the figures. */
export interface PageAbout {
  readonly game: string;
  readonly command: string;
  /** Sentences below the title: what was played. */
  readonly lead: readonly string[];
}

/** A chart or a table of what was seen in detail. */
export type Exhibit = { readonly title: string; readonly chart: string } | Table;

export function summaryPage(
  summary: Summary,
  totals: Totals,
  words: ReportWords,
  about: PageAbout,
  exhibits: readonly Exhibit[] = [],
): string {
  const charts = summary.metrics.map(({ id }) => histogramChart(countsOf(totals, id), words.metrics[id] ?? id, words));
  return page(words.title(about.game), words, about, [
    section(words.result, gradesChart([summary], words) + gradesTable(summary, words)),
    section(words.factor, factorsTable(summary, words)),
    section(words.studied, charts.join('\n')),
    ...exhibits.map((one) => section(one.title, 'chart' in one ? one.chart : table(one.head, one.rows))),
  ]);
}

/** The verdict, and what the pairing was good for, are sentences of the reader's language. */
export function comparisonPage(
  comparison: Comparison,
  [verdict, pairing]: readonly [verdict: string, pairing: string],
  words: ReportWords,
  about: PageAbout,
): string {
  const { first, second } = comparison;
  return page(words.comparisonTitle(about.game), words, about, [
    section(words.verdict, `<p><strong>${escaped(verdict)}</strong></p>\n<p>${escaped(pairing)}</p>`),
    section(words.result, gradesChart([first, second], words)),
    section(words.difference, differencesTable(comparison, words)),
    section(words.names[0], gradesTable(first, words)),
    section(words.names[1], gradesTable(second, words)),
  ]);
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What a sweep or a tournament comes to: sentences, a chart, and the tables that the terminal shows too. */
interface Findings {
  readonly verdict: readonly string[];
  readonly chart: string;
  readonly tables: readonly Table[];
}

export function findingsPage(
  title: string,
  { verdict, chart, tables }: Findings,
  words: ReportWords,
  about: PageAbout,
): string {
  return page(title, words, about, [
    section(words.verdict, verdict.map((line) => `<p>${escaped(line)}</p>`).join('\n') + chart),
    ...tables.map((one) => section(one.title, table(one.head, one.rows))),
  ]);
}

function gradesTable({ grades }: Summary, words: ReportWords): string {
  const rows = grades.map(({ id, count, share, low, high }) => [
    words.grades[id] ?? id,
    words.number(count, 0),
    words.percent(share),
    words.between(words.percent(low), words.percent(high)),
  ]);
  return table([words.result, words.games, words.share, words.interval], rows);
}

function factorsTable({ worth, decisions, metrics }: Summary, words: ReportWords): string {
  const figures = [
    ...Object.entries(worth).map(([seat, spread]) => ({ name: words.worth(words.seats[seat] ?? seat), spread, r: '' })),
    { name: words.decisions, spread: decisions, r: '' },
    ...metrics.map(({ id, spread, withWorth }) => ({
      name: words.metrics[id] ?? id,
      spread,
      r: words.number(withWorth, 2),
    })),
  ];
  const rows = figures.map(({ name, spread, r }) => [
    name,
    words.number(spread.mean, 2),
    between(spread, words),
    words.number(spread.deviation, 2),
    tidy(spread.least, words),
    tidy(spread.median, words),
    tidy(spread.most, words),
    r,
  ]);
  const { factor, mean, interval, deviation, least, median, most, withWorth } = words;
  return table([factor, mean, interval, deviation, least, median, most, withWorth], rows);
}

function differencesTable({ worths, decisions, metrics }: Comparison, words: ReportWords): string {
  const row = (name: string, { spread }: Difference): string[] => [
    name,
    words.number(spread.mean, 3),
    between(spread, words, 3),
  ];
  return table(
    [words.factor, words.difference, words.interval],
    [
      ...worths.map((one) => row(words.worth(words.seats[one.id] ?? one.id), one)),
      row(words.decisions, decisions),
      ...metrics.map((one) => row(words.metrics[one.id] ?? one.id, one)),
    ],
  );
}

const between = ({ low, high }: Interval, words: ReportWords, digits = 2): string =>
  words.between(words.number(low, digits), words.number(high, digits));

function page(title: string, words: ReportWords, { lead, command }: PageAbout, sections: readonly string[]): string {
  return `<!doctype html>
<html lang="${escaped(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${lead.map((line) => `<p>${escaped(line)}</p>`).join('\n')}
${sections.join('\n')}
<p>${escaped(words.repeat)} <code>${escaped(command)}</code></p>
</body>
</html>
`;
}

const section = (title: string, contents: string): string =>
  `<section>\n<h2>${escaped(title)}</h2>\n${contents}\n</section>`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[], tag: string): string =>
    `<tr>${cells.map((one) => `<${tag}>${escaped(one)}</${tag}>`).join('')}</tr>`;
  return `<table>\n<thead>${line(head, 'th')}</thead>\n<tbody>\n${rows.map((row) => line(row, 'td')).join('\n')}\n</tbody>\n</table>`;
}
