/** What speaks for a choice, from the view of the seat that is asked and from what that seat has chosen before. */
import type { Advice, Lexicon, Match, Reason } from '@derby/kernel';

export function reasonsFor<G extends Lexicon>(
  match: Match<G>,
  advice: Advice<G>,
  choice: G['choice'],
): readonly Reason<G>[] {
  const { question } = match;
  if (!question || !advice.explain) return [];
  const { seat } = question;
  const made = match.steps.filter((step) => step.seat === seat).map((step) => step.choice);
  return advice.explain(match.view(seat), question, choice, made);
}
