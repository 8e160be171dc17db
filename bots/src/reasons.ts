/** What speaks for a choice, and the plan it serves: from the view of the seat that is asked and what that seat has chosen before. */
import type { Advice, Hint, Lexicon, Match } from '@derby/kernel';

export function reasonsFor<G extends Lexicon>(
  match: Match<G>,
  advice: Advice<G>,
  choice: G['choice'],
): Pick<Hint, 'reasons' | 'plan'> {
  const { question } = match;
  if (!question) return { reasons: [] };
  const { seat } = question;
  const view = match.view(seat);
  const made = match.steps.filter((step) => step.seat === seat).map((step) => step.choice);
  const reasons = advice.explain?.(view, question, choice, made) ?? [];
  const plan = advice.serves?.(view, question, choice);
  return plan === undefined ? { reasons } : { reasons, plan };
}
