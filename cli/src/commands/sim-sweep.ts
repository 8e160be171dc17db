/** `derby sim sweep`: what every option, or a figure of the counsel, is worth, one changed at a time. */
import { writeOption } from '@derby/kernel';
import {
  beginSweep,
  type Effect,
  goFurther,
  type Progress,
  type ReportWords,
  type Sweep,
  subjectOf,
  sweepOf,
  type Variant,
  variantsOf,
} from '@derby/sim';
import type { Args } from '../args.ts';
import type { ExitCode } from '../faults.ts';
import { type GameBox, gameBox } from '../gamebox.ts';
import { filesAsked, putFigures, putFindings } from '../outputs.ts';
import type { Shell } from '../shell.ts';
import { between, reportWords } from '../sim-report.ts';
import { commandFor, madeWith, resumed, runAll, studyAsked } from '../study.ts';
import { variantsAsked } from '../variants.ts';
import { placeOf } from '../viewer.ts';

const WIDTH = 0.05;

export async function simSweep(args: Args<'sim sweep'>, shell: Shell): Promise<ExitCode> {
  const { box, progress } = await start(args, shell);
  const { seats } = box.game;
  const place = placeOf(args, seats, shell.text);
  const frame = { seats, grades: Object.keys(box.text.grades) };
  const exit = await runAll(args, progress, seats, shell, () => goFurther(progress, frame, place));
  const sweep = sweepOf(progress, frame, place);
  await writeOutputs(args, { box, sweep, progress, words: reportWords(box, shell, ['', '']) }, shell);
  return exit;
}

async function start(args: Args<'sim sweep'>, shell: Shell): Promise<{ box: GameBox; progress: Progress }> {
  const file = args.word('resume');
  if (file !== undefined) return resumed(args, file, shell);
  const box = await gameBox(args.argument(0), shell);
  const base = await studyAsked(args, box, shell);
  const aim = { width: args.fraction('width', WIDTH), most: base.games };
  const { variants, specs } = await variantsAsked(args, box, base, shell);
  return { box, progress: beginSweep(base, variants, specs, aim) };
}

interface Report {
  readonly box: GameBox;
  readonly sweep: Sweep;
  readonly progress: Progress;
  readonly words: ReportWords;
}

async function writeOutputs(args: Args<'sim sweep'>, report: Report, shell: Shell): Promise<void> {
  const { box, sweep, progress, words } = report;
  const { sim } = shell.text;
  const files = filesAsked(args);
  const games = words.number(sweep.games, 0);
  const lead = [
    sim.sweepLead(box.text.title, games, sweep.effects.length, sweep.base.seed),
    await madeWith(sweep.base, shell),
  ];
  const effects = { title: sim.sweep.effects(words.seats[sweep.seat] ?? sweep.seat), ...effectsTable(report, shell) };
  const slopes = sweep.slopes.length > 0 ? [{ title: sim.sweep.slopes, ...slopesTable(report, shell) }] : [];
  const findings = {
    title: sim.sweep.title(box.text.title),
    label: effects.title,
    rows: sweep.effects.map((effect) => {
      const { mean, low, high } = effect.comparison.worth.spread;
      return { name: nameOf(effect, box), mean, low, high, isTold: effect.isTold };
    }),
    tables: [effects, ...slopes],
    verdict: verdictOn(report, shell),
  };
  await putFigures(files, sweep, shell);
  const about = { game: box.text.title, command: commandOf(progress, sweep, box.game.seats), lead };
  await putFindings(files, findings, { words, about }, shell);
}

/** `Heavy AA`, `Length = short`, `allies.escorts = 5`. */
const nameOf = (variant: Variant, { text }: GameBox): string => {
  const { value } = variant;
  const option = text.options[subjectOf(variant)];
  const name = option?.name ?? subjectOf(variant);
  return value === true ? name : `${name} = ${option?.values?.[String(value)] ?? value}`;
};

function effectsTable({ sweep, box, words }: Report, { text }: Shell) {
  const { change, difference, chance, pairing } = text.sim.sweep;
  return {
    head: [change, words.mean, difference, words.interval, chance, '', pairing],
    rows: sweep.effects.map((effect: Effect) => {
      const { second, worth, pairing: r } = effect.comparison;
      return [
        nameOf(effect, box),
        words.number(second.worth[sweep.seat]?.mean ?? 0, 3),
        words.number(worth.spread.mean, 3),
        between(worth.spread, words, 3),
        effect.chance < 0.001 ? `< ${words.number(0.001, 3)}` : words.number(effect.chance, 3),
        effect.isTold ? '*' : '',
        words.number(r, 2),
      ];
    }),
  };
}

function slopesTable({ sweep, box, words }: Report, { text }: Shell) {
  return {
    head: [words.factor, text.sim.sweep.perUnit, words.interval],
    rows: sweep.slopes.map(({ id, spread }) => [
      box.text.options[id]?.name ?? id,
      words.number(spread.mean, 4),
      between(spread, words, 4),
    ]),
  };
}

/** How many changes are told from chance, and how exact the sweep has become. */
function verdictOn({ sweep, progress, words }: Report, { text }: Shell): string[] {
  const told = sweep.effects.filter(({ isTold }) => isTold).length;
  const width = words.number(sweep.width, 3);
  const aim = progress.aim?.width ?? WIDTH;
  return [
    text.sim.sweep.told(told, sweep.effects.length),
    text.sim.sweep.width(width, words.number(aim, 3), words.number(sweep.games, 0), sweep.width <= aim),
  ];
}

function commandOf(progress: Progress, { base, seat }: Sweep, seats: readonly string[]): string {
  const vary = variantsOf(progress).map((variant) => writeOption([subjectOf(variant), variant.value]));
  const games = progress.aim?.most ?? base.games;
  const rest = [`--vary ${vary.join(',')}`, `--width ${progress.aim?.width ?? WIDTH}`];
  if (seat !== seats[0]) rest.push(`--seat ${seat}`);
  return commandFor('sim sweep', { ...base, games }, rest);
}
