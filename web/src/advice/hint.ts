/** Asks the staff for a hint, and for what speaks for it. Loaded with the first hint. */
import { because, notation, openOf } from '@derby/kernel';
import { batch } from '@preact/signals';
import { gameText } from '../app/words.ts';
import type { Session } from '../table/session.ts';

/** Whoever asks for a hint wants the best there is; the worker says when its time is up. */
const ADVISER = 'admiral';

/** Shows the staff's choice and its reasons, if the question is still the same. */
export async function giveHint(session: Session): Promise<void> {
  const question = session.question.peek();
  if (!question) throw new Error('Whoever asks for a hint has nothing to decide.');
  const { choice, reasons, plan } = await session.advice(ADVISER);
  const { game, edition } = session.facts;
  const text = gameText(game, edition);
  const why = text ? await because(text, reasons, plan) : [];
  if (session.question.peek() !== question) return;
  batch(() => {
    session.why.value = why;
    session.hint.value = openOf(question.offers).find((offer) => notation(offer.choice) === choice)?.choice;
  });
}
