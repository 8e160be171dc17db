/** What was seen in many games, as tables and charts: choices, openings, turns and losses. */
import {
  type ChoiceCount,
  choicesIn,
  type Loss,
  lossesIn,
  type Opening,
  openingsIn,
  type ReportWords,
  type Totals,
  type TurnPoint,
  tidy,
  turnsIn,
} from '@derby/sim';
import type { Exhibit, Table } from '@derby/sim/report';
import type { GameBox } from './gamebox.ts';
import type { Shell } from './shell.ts';
import { table } from './sim-report.ts';

export interface SeenFigures {
  readonly choices: readonly ChoiceCount[];
  readonly openings: readonly Opening[];
  readonly turns: readonly TurnPoint[];
  readonly losses: readonly Loss[];
}

export const seenIn = ({ details, finished }: Totals): SeenFigures | undefined =>
  details && {
    choices: choicesIn(details),
    openings: openingsIn(details),
    turns: turnsIn(details),
    losses: lossesIn(details, finished),
  };

interface Report {
  readonly seen: SeenFigures;
  readonly finished: number;
  readonly box: GameBox;
  readonly words: ReportWords;
}

const OPENINGS = 3;
const LOSSES = 10;

/** At the terminal: how games open, what nobody ever chose, and where most is lost. */
export function seenLines(report: Report, shell: Shell): string[] {
  const { seen } = report;
  const never = seen.choices.filter(({ made }) => made === 0);
  const shown = [
    openingsTable(report, shell, OPENINGS),
    { ...choicesTable(report, shell, never), title: shell.text.sim.seen.never },
    lossesTable(report, shell, LOSSES),
  ];
  return shown
    .filter(({ rows }) => rows.length > 0)
    .flatMap(({ title, head, rows }) => ['', shell.paint('bold', title), ...table(head, rows, shell)]);
}

/** For the page: everything, with the heat map and a curve for each number. */
export async function exhibits(report: Report, shell: Shell): Promise<Exhibit[]> {
  const { seen, box, words } = report;
  const { curveChart, heatChart } = await import('@derby/sim/report');
  const metrics = [...new Set(seen.turns.map(({ metric }) => metric))];
  const curves = metrics.map((metric) => {
    const points = seen.turns.filter((one) => one.metric === metric);
    return curveChart(points, words.metrics[metric] ?? metric, words);
  });
  const losses =
    seen.losses.length > 0
      ? [{ title: shell.text.sim.seen.losses, chart: heatChart(seen.losses, await box.entry.heat(), words) }]
      : [];
  return [
    ...losses,
    { title: shell.text.sim.seen.curves, chart: curves.join('\n') },
    openingsTable(report, shell, Number.POSITIVE_INFINITY),
    choicesTable(report, shell, seen.choices),
  ];
}

function openingsTable({ seen, finished, words }: Report, { text }: Shell, most: number): Table {
  const { openings, number, choice } = text.sim.seen;
  const shown = seen.openings.filter(
    (one, i) => seen.openings.findIndex((other) => other.seat === one.seat && other.number === one.number) > i - most,
  );
  return {
    title: openings,
    head: [number, choice, words.games, words.share, words.worthWord],
    rows: shown.map((one) => [
      `${words.seats[one.seat] ?? one.seat} ${one.number}`,
      one.choice,
      words.number(one.games, 0),
      words.percent(one.games / Math.max(1, finished)),
      words.number(one.worth, 3),
    ]),
  };
}

function choicesTable({ box, words }: Report, { text }: Shell, choices: readonly ChoiceCount[]): Table {
  const { choices: title, choice, rule, offered, made } = text.sim.seen;
  return {
    title,
    head: [choice, rule, offered, made, words.share, words.worthWord],
    rows: choices.map((one) => [
      `${words.seats[one.seat] ?? one.seat}: ${one.verb}`,
      `${one.rule} ${box.titles[one.rule] ?? ''}`.trim(),
      words.number(one.offered, 0),
      words.number(one.made, 0),
      words.percent(one.made / Math.max(1, one.offered)),
      one.worth === null ? '–' : words.number(one.worth, 3),
    ]),
  };
}

function lossesTable({ seen, words }: Report, { text }: Shell, most: number): Table {
  return {
    title: text.sim.seen.losses,
    head: [text.sim.seen.place, words.lossAGame, words.games],
    rows: seen.losses
      .slice(0, most)
      .map(({ place, mean, games }) => [place, tidy(mean, words), words.number(games, 0)]),
  };
}
