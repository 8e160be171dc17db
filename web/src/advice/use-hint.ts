/** The hint button: one hint at a time, and a word where none can be had. */
import { useSignal } from '@preact/signals';
import { notify } from '../app/live.tsx';
import { words } from '../app/words.ts';
import type { Session } from '../table/session.ts';

export function useHint(session: Session): { readonly thinking: boolean; readonly ask: () => void } {
  const thinking = useSignal(false);
  const ask = async () => {
    if (thinking.peek()) return;
    thinking.value = true;
    try {
      await (await import('./hint.ts')).giveHint(session);
    } catch {
      notify(words().table.hintFailed);
    } finally {
      thinking.value = false;
    }
  };
  return { thinking: thinking.value, ask };
}
