/** `derby review`: what was luck, what was skill, and where the game turned. */
import { setImmediate as breathe } from 'node:timers/promises';
import { BUDGETS, type BudgetName, type Review } from '@derby/bots';
import { BadRecord, explainRecord, type GameRecord, LONGEST_LINE, quotable } from '@derby/kernel';
import { type Args, usage } from '../args.ts';
import { fingerprintOf, version } from '../built.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { putOut, tryOut } from '../files.ts';
import { type GameBox, openRecord } from '../gamebox.ts';
import { ProgressBar } from '../progress.ts';
import { reviewLines } from '../review-report.ts';
import { type Reviewed, totalLines, totalsOf } from '../review-totals.ts';
import type { Shell } from '../shell.ts';
import { tellerOf } from '../viewer.ts';

export async function reviewFiles(args: Args<'review'>, shell: Shell): Promise<ExitCode> {
  const budget = budgetAsked(args, shell);
  const json = args.word('json');
  if (json !== undefined && json !== '-') tryOut(json, shell);
  const first = args.argument(0);
  return args.positionals.length > 1 ? several(args, budget, json, shell) : single(args, first, budget, json, shell);
}

async function single(
  args: Args<'review'>,
  file: string,
  budget: BudgetName,
  json: string | undefined,
  shell: Shell,
): Promise<ExitCode> {
  const { review, record, teller, box } = await reviewOf(file, args, budget, shell);
  const makers = await makersOf(review);
  if (json !== undefined) putOut(json, `${JSON.stringify({ ...makers, ...review }, null, 2)}\n`, shell);
  const { derby, fingerprint } = makers;
  const made = shell.text.sim.madeWith(derby, review.edition, fingerprint);
  if (json !== '-')
    shell.say(...(await reviewLines(review, { record, budget, teller, made, all: args.flag('all') }, box, shell)));
  return EXIT.done;
}

/** One that cannot be reviewed does not keep the others from it. */
async function several(
  args: Args<'review'>,
  budget: BudgetName,
  json: string | undefined,
  shell: Shell,
): Promise<ExitCode> {
  const reviewed: Reviewed[] = [];
  for (const file of args.positionals) {
    try {
      reviewed.push({ file, ...(await reviewOf(file, args, budget, shell)) });
    } catch (fault) {
      if (!(fault instanceof Fault) && !(fault instanceof BadRecord)) throw fault;
      const why = fault instanceof BadRecord ? explainRecord(shell.language, fault) : fault.message;
      shell.warn(quotable(`${file}: ${why}`, LONGEST_LINE));
    }
  }
  if (json !== undefined) {
    const games = await Promise.all(
      reviewed.map(async ({ file, teller, review }) => ({ file, teller, ...(await makersOf(review)), ...review })),
    );
    putOut(json, `${JSON.stringify({ games, totals: totalsOf(reviewed) }, null, 2)}\n`, shell);
  }
  if (json !== '-' && reviewed.length > 0) shell.say(...totalLines(reviewed, shell));
  return reviewed.length < args.positionals.length ? EXIT.failed : EXIT.done;
}

async function reviewOf(file: string, args: Args<'review'>, budget: BudgetName, shell: Shell) {
  const { record, box } = await openRecord(file, shell);
  // A record that cannot be played to its end is refused before the work begins.
  const { facts } = box.edition.resume(record);
  const teller = tellerOf(args, facts, record.players, shell.text);
  const review = await reviewed(box, record, { budget, seed: args.seed() ?? 'review' }, shell);
  return { review, record, teller, box };
}

/** The version, and the fingerprint of those who judged. */
const makersOf = async ({ game }: Review) => ({ derby: await version(), fingerprint: await fingerprintOf(game) });

function budgetAsked(args: Args<'review'>, { text }: Shell): BudgetName {
  const word = args.word('budget') ?? 'standard';
  const known = Object.keys(BUDGETS);
  if (!known.includes(word)) throw usage('review', text.review.unknownBudget(word, known), text);
  return word as BudgetName;
}

/** Step by step, so that the bar moves and Ctrl-C is heard. */
async function reviewed(
  box: GameBox,
  record: GameRecord,
  setting: { readonly budget: BudgetName; readonly seed: string },
  shell: Shell,
): Promise<Review> {
  const bar = new ProgressBar(shell);
  const work = (await box.staff()).reviewing(record, setting);
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      bar.update(step.value.done, step.value.of);
      await breathe();
    }
  } catch (fault) {
    // By its name: the staff of an older edition has a class of its own for it.
    if (fault instanceof Error && fault.name === 'NothingToReview')
      throw new Fault(EXIT.failed, shell.text.review.nothing(fault.message));
    throw fault;
  } finally {
    bar.clear();
  }
}
