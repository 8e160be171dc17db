/** `derby review`: what was luck, what was skill, and where the game turned. */
import { setImmediate as breathe } from 'node:timers/promises';
import { BUDGETS, type BudgetName, NothingToReview, type Review, reviewing } from '@derby/bots';
import { type GameRecord, replay } from '@derby/kernel';
import { type Args, usage } from '../args.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { putOut } from '../files.ts';
import { type GameBox, openRecord } from '../gamebox.ts';
import { ProgressBar } from '../progress.ts';
import { reviewLines } from '../review-report.ts';
import type { Shell } from '../shell.ts';

export async function reviewFile(args: Args<'review'>, shell: Shell): Promise<ExitCode> {
  const budget = budgetAsked(args, shell);
  const { record, box } = await openRecord(args.argument(0), shell);
  replay(box.game, record); // A record that cannot be played to its end is refused before the work begins.
  const review = await reviewed(box, record, { budget, seed: args.seed() ?? 'review' }, shell);
  const file = args.word('json');
  if (file !== undefined) putOut(file, `${JSON.stringify(review, null, 2)}\n`, shell);
  if (file !== '-') shell.say(...reviewLines(review, record, budget, args.flag('all'), box, shell));
  return EXIT.done;
}

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
  const work = reviewing(box, record, setting);
  try {
    for (;;) {
      const step = work.next();
      if (step.done) return step.value;
      bar.update(step.value.done, step.value.of);
      await breathe();
    }
  } catch (fault) {
    if (fault instanceof NothingToReview) throw new Fault(EXIT.failed, shell.text.review.nothing(fault.message));
    throw fault;
  } finally {
    bar.clear();
  }
}
