/** `derby sim compare`: two setups on the same seeds, and whether they differ. */
import { begin, type Comparison, comparisonOf, type Progress, type ReportWords, type Study } from '@derby/sim';
import type { Args } from '../args.ts';
import { BOT_NAMES } from '../bots.ts';
import type { ExitCode } from '../faults.ts';
import { putOut, writeText } from '../files.ts';
import { type GameBox, gameBox } from '../gamebox.ts';
import { filesAsked, isPiped, putFigures } from '../outputs.ts';
import type { Shell } from '../shell.ts';
import { comparisonLines, pairingOf, reportWords, verdictOn } from '../sim-report.ts';
import { commandFor, madeWith, nameOf, resumed, runAll, studyAsked } from '../study.ts';
import { placeOf } from '../viewer.ts';

/** The word for a side that adds nothing. */
const STANDARD = 'standard';

export async function simCompare(args: Args<'sim compare'>, shell: Shell): Promise<ExitCode> {
  const { box, progress } = await start(args, shell);
  const place = placeOf(args, box.game.seats, shell.text);
  const { seats } = box.game;
  const exit = await runAll(args, progress, seats, shell);
  const studies = progress.studies as [Study, Study];
  const frame = { seats, grades: Object.keys(box.text.grades) };
  const comparison = comparisonOf(progress, frame, place);
  const names = [`A: ${nameOf(studies[0])}`, `B: ${nameOf(studies[1])}`] as const;
  await writeOutputs(args, { box, comparison, words: reportWords(box, shell, names) }, shell);
  return exit;
}

async function start(args: Args<'sim compare'>, shell: Shell): Promise<{ box: GameBox; progress: Progress }> {
  const file = args.word('resume');
  if (file !== undefined) return resumed(args, file, shell);
  const box = await gameBox(args.argument(0), shell);
  const study = async (list: string): Promise<Study> => ({
    ...(await studyAsked(args, box, shell, side(list, box))),
    dice: 'keyed',
  });
  return { box, progress: begin(await study(args.argument(1)), await study(args.argument(2))) };
}

/** `admiral,heavyAA`: bots by their names or as SEAT=BOT, anything else is an option. */
function side(list: string, { game }: GameBox): { bots: string[]; options: string[] } {
  const words = list.split(',').filter((word) => word !== STANDARD);
  const isBot = (word: string): boolean => BOT_NAMES.includes(word) || game.seats.includes(word.split('=')[0] ?? '');
  return { bots: words.filter(isBot), options: words.filter((word) => !isBot(word)) };
}

interface Report {
  readonly box: GameBox;
  readonly comparison: Comparison;
  readonly words: ReportWords;
}

async function writeOutputs(
  args: Args<'sim compare'>,
  { box, comparison, words }: Report,
  shell: Shell,
): Promise<void> {
  const files = filesAsked(args);
  const { first, second } = comparison;
  const lead = [
    shell.text.sim.compareLead(
      box.text.title,
      new Intl.NumberFormat(shell.language).format(comparison.pairs),
      first.study.seed,
    ),
    ...words.names,
    await madeWith(first.study, shell),
  ];
  await putFigures(files, comparison, shell);
  if (files.svg !== undefined || files.html !== undefined) {
    const { gradesChart, comparisonPage } = await import('@derby/sim/report');
    if (files.svg !== undefined) putOut(files.svg, `${gradesChart([first, second], words, lead[0])}\n`, shell);
    const command = commandFor('sim compare', first.study, [nameOf(first.study), nameOf(second.study)]);
    const about = { game: box.text.title, command, lead };
    const verdict = [verdictOn(comparison, words, shell), pairingOf(comparison, words, shell)] as const;
    if (files.html !== undefined) writeText(files.html, comparisonPage(comparison, verdict, words, about), shell);
  }
  if (!isPiped(files)) shell.say(...lead, '', ...comparisonLines(comparison, words, shell));
}
