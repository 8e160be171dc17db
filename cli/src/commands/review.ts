/** `derby review`: what was luck, what was skill, and where the game turned. */
import { setImmediate as breathe } from 'node:timers/promises';
import { BUDGETS, type BudgetName, type Review } from '@derby/bots';
import type { GameRecord } from '@derby/kernel';
import { type Args, usage } from '../args.ts';
import { fingerprintOf, version } from '../built.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { putOut, tryOut } from '../files.ts';
import { type GameBox, openRecord } from '../gamebox.ts';
import { ProgressBar } from '../progress.ts';
import { reviewLines } from '../review-report.ts';
import type { Shell } from '../shell.ts';
import { tellerOf } from '../viewer.ts';

export async function reviewFile(args: Args<'review'>, shell: Shell): Promise<ExitCode> {
  const budget = budgetAsked(args, shell);
  const file = args.word('json');
  if (file !== undefined && file !== '-') tryOut(file, shell);
  const { record, box } = await openRecord(args.argument(0), shell);
  // A record that cannot be played to its end is refused before the work begins.
  const { facts } = box.edition.resume(record);
  const teller = tellerOf(args, facts, record.players, shell.text);
  const review = await reviewed(box, record, { budget, seed: args.seed() ?? 'review' }, shell);
  const makers = await makersOf(review);
  if (file !== undefined) putOut(file, `${JSON.stringify({ ...makers, ...review }, null, 2)}\n`, shell);
  const { derby, fingerprint } = makers;
  const made = shell.text.sim.madeWith(derby, review.edition, fingerprint);
  if (file !== '-')
    shell.say(...(await reviewLines(review, { record, budget, teller, made, all: args.flag('all') }, box, shell)));
  return EXIT.done;
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
