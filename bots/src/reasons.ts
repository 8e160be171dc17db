/** What speaks for a choice, from the view of the seat that is asked and from what that seat has chosen before. */
import type { Lexicon, Match, Reason } from '@derby/kernel';

export async function reasonsFor<G extends Lexicon>(
  match: Match<G>,
  choice: G['choice'],
): Promise<readonly Reason<G>[]> {
  const { question, game } = match;
  if (!question || !game.advice.explain) return [];
  const { seat } = question;
  const made = match.steps.filter((step) => step.seat === seat).map((step) => step.choice);
  return game.advice.explain(match.view(seat), question, choice, made);
}
