/** `derby sim`: many games at once, and what they come to. */
import { begin, type Progress, type ReportWords, type Study, type Summary, summaryOf, type Totals } from '@derby/sim';
import { type Args, usage } from '../args.ts';
import type { ExitCode } from '../faults.ts';
import { putOut, writeText } from '../files.ts';
import { type GameBox, gameBox } from '../gamebox.ts';
import { filesAsked, isPiped, putFigures } from '../outputs.ts';
import { exhibits, type SeenFigures, seenIn, seenLines } from '../seen-report.ts';
import type { Shell } from '../shell.ts';
import { reportWords, summaryLines } from '../sim-report.ts';
import { commandFor, madeWith, resumed, runAll, studyAsked } from '../study.ts';

export async function sim(args: Args<'sim'>, shell: Shell): Promise<ExitCode> {
  const { box, progress } = await start(args, shell);
  const metric = metricAsked(args, box, shell);
  const { seats } = box.game;
  const exit = await runAll(args, progress, seats, shell);
  const [study] = progress.studies as [Study];
  const [totals] = progress.totals as [Totals];
  const summary = summaryOf(study, totals, { seats, grades: Object.keys(box.text.grades) });
  const words = reportWords(box, shell, ['', '']);
  await writeOutputs(args, { box, summary, totals, words, metric }, shell);
  return exit;
}

async function start(args: Args<'sim'>, shell: Shell): Promise<{ box: GameBox; progress: Progress }> {
  const file = args.word('resume');
  if (file !== undefined) return resumed(args, file, shell);
  const box = await gameBox(args.argument(0), shell);
  const study = await studyAsked(args, box, shell);
  return { box, progress: begin(isDetailed(args) ? { ...study, details: true } : study) };
}

const isDetailed = (args: Args<'sim'>): boolean => args.flag('details') || args.has('map') || args.has('curves');

/** The number whose histogram is drawn: the one asked for, otherwise the game's first. */
function metricAsked(args: Args<'sim'>, { text }: GameBox, shell: Shell): string | undefined {
  const known = Object.keys(text.metrics);
  const asked = args.word('metric');
  if (asked !== undefined && !known.includes(asked))
    throw usage('sim', shell.text.sim.unknownMetric(asked, known), shell.text);
  return asked ?? known[0];
}

interface Report {
  readonly box: GameBox;
  readonly summary: Summary;
  readonly totals: Totals;
  readonly words: ReportWords;
  readonly metric: string | undefined;
}

/** The readable table, unless another form goes to the standard output. */
async function writeOutputs(
  args: Args<'sim'>,
  { box, summary, totals, words, metric }: Report,
  shell: Shell,
): Promise<void> {
  const files = filesAsked(args);
  const lead = [...leadLines(summary.study, totals.finished, box, shell), await madeWith(summary.study, shell)];
  const details = seenIn(totals);
  const seen = details && { seen: details, finished: totals.finished, box, words };
  await putFigures(files, { ...summary, ...(details && { details }) }, shell);
  if (details) await writeCharts(args, { details, box, words, title: lead[0] ?? '' }, shell);
  if (files.svg !== undefined || files.html !== undefined) {
    const { gradesChart, summaryPage } = await import('@derby/sim/report');
    if (files.svg !== undefined) putOut(files.svg, `${gradesChart([summary], words, lead[0])}\n`, shell);
    const about = { game: box.text.title, command: commandFor('sim', summary.study), lead };
    if (files.html !== undefined)
      writeText(files.html, summaryPage(summary, totals, words, about, seen && (await exhibits(seen, shell))), shell);
  }
  if (!isPiped(files))
    shell.say(
      ...lead,
      '',
      ...summaryLines(summary, totals, metric, words, shell),
      ...(seen ? seenLines(seen, shell) : []),
    );
}

/** The map and the curves, each as a drawing of its own. */
async function writeCharts(
  args: Args<'sim'>,
  { details, box, words, title }: Pick<Report, 'box' | 'words'> & { details: SeenFigures; title: string },
  shell: Shell,
): Promise<void> {
  const [map, curves] = [args.word('map'), args.word('curves')];
  if (map === undefined && curves === undefined) return;
  const { curvesChart, heatChart } = await import('@derby/sim/report');
  if (map !== undefined) {
    const name = `${title}: ${shell.text.sim.seen.losses}`;
    writeText(map, `${heatChart(details.losses, await box.entry.heat(), words, name)}\n`, shell);
  }
  if (curves !== undefined) writeText(curves, `${curvesChart(details.turns, words, title)}\n`, shell);
}

/** What was played, and by whom. */
function leadLines(study: Study, finished: number, { text }: GameBox, { text: words, language }: Shell): string[] {
  const number = new Intl.NumberFormat(language);
  const bots = Object.entries(study.bots).map(([seat, bot]) => `${text.seats[seat] ?? seat}: ${bot}`);
  const options = Object.entries(study.options).map(([id, value]) => {
    const name = text.options[id]?.name ?? id;
    return value === true ? name : `${name} = ${value}`;
  });
  return [
    words.sim.lead(text.title, number.format(finished), number.format(study.games), study.seed),
    bots.join(', '),
    ...(options.length > 0 ? [words.sim.options(options.join(', '))] : []),
  ];
}
