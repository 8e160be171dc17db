/** Where the report of many games goes: to files, or one form of it to the standard output. */
import type { ReportWords } from '@derby/sim';
import type { PageAbout, Table } from '@derby/sim/report';
import type { Args } from './args.ts';
import { version } from './built.ts';
import { putOut, writeText } from './files.ts';
import type { Shell } from './shell.ts';
import { table } from './sim-report.ts';
import type { SimCommand } from './study.ts';

type Files = Readonly<Record<'json' | 'csv' | 'svg' | 'html', string | undefined>>;

export const filesAsked = (args: Args<SimCommand>): Files => ({
  json: args.word('json'),
  csv: args.word('csv'),
  svg: args.word('svg'),
  html: args.word('html'),
});

/** Whether another form than the readable one goes to the standard output. */
export const isPiped = (files: Files): boolean => Object.values(files).includes('-');

/** All figures, with the version that they were made by. */
export async function putFigures({ json }: Files, figures: object, shell: Shell): Promise<void> {
  if (json !== undefined) putOut(json, `${JSON.stringify({ derby: await version(), ...figures }, null, 2)}\n`, shell);
}

/** What was found out: figures with their intervals as a chart, tables, and what they come to. */
interface Findings {
  readonly title: string;
  readonly label: string;
  readonly rows: readonly {
    readonly name: string;
    readonly mean: number;
    readonly low: number;
    readonly high: number;
    readonly isTold: boolean;
  }[];
  readonly tables: readonly Table[];
  readonly verdict: readonly string[];
}

/** The chart, the page, and at the terminal the tables. */
export async function putFindings(
  files: Files,
  { title, label, rows, tables, verdict }: Findings,
  { words, about }: { readonly words: ReportWords; readonly about: PageAbout },
  shell: Shell,
): Promise<void> {
  const { svg, html } = files;
  if (svg !== undefined || html !== undefined) {
    const { effectColour, effectsChart, findingsPage } = await import('@derby/sim/report');
    const coloured = rows.map(({ isTold, ...row }) => ({ ...row, colour: effectColour(isTold) }));
    if (svg !== undefined) putOut(svg, `${effectsChart(coloured, label, about.lead[0])}\n`, shell);
    const findings = { verdict, chart: effectsChart(coloured, label), tables };
    if (html !== undefined) writeText(html, findingsPage(title, findings, words, about), shell);
  }
  if (isPiped(files)) return;
  const shown = tables.flatMap((one) => [shell.paint('bold', one.title), ...table(one.head, one.rows, shell), '']);
  shell.say(...about.lead, '', ...shown, ...verdict);
}
