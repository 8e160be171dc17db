/** The hint button: asks the staff, and shows its choice if the question is still the same. */
import { notation, openOf } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { notify } from '../app/live.tsx';
import { strength } from '../app/settings.ts';
import { words } from '../app/words.ts';
import type { Session } from '../table/session.ts';
import { advise } from './staff.ts';

export function useHint(session: Session): { readonly thinking: boolean; readonly ask: () => void } {
  const thinking = useSignal(false);
  const ask = async () => {
    if (thinking.peek()) return;
    const question = session.question.peek();
    if (!question) return;
    thinking.value = true;
    try {
      const choice = await advise(session.record(), strength.peek());
      if (session.question.peek() !== question) return;
      session.hint.value = openOf(question.offers).find((offer) => notation(offer.choice) === choice)?.choice;
    } catch {
      notify(words().table.hintFailed);
    } finally {
      thinking.value = false;
    }
  };
  return { thinking: thinking.value, ask };
}
