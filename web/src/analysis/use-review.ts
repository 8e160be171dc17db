/** A review of a finished game: asked for once, made beside the page, and its accounts kept for the diary. */
import type { Review } from '@derby/bots';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { goOver } from '../advice/staff.ts';
import { keepAccounts } from '../diary/accounts.ts';
import type { Session } from '../table/session.ts';

type Reviewing = { readonly done: number } | { readonly review: Review } | 'failed' | undefined;

export function useReview(session: Session): { readonly now: Signal<Reviewing>; readonly start: () => Promise<void> } {
  const now = useSignal<Reviewing>(undefined);
  const stop = useRef<(() => void) | undefined>(undefined);
  const gone = useRef(false);
  useEffect(
    () => () => {
      gone.current = true;
      stop.current?.();
    },
    [],
  );
  const start = async (): Promise<void> => {
    now.value = { done: 0 };
    const record = await session.record();
    if (gone.current) return;
    stop.current = goOver(record, (answer) => {
      if (answer.kind === 'progress') now.value = { done: answer.done };
      if (answer.kind === 'fault') now.value = 'failed';
      if (answer.kind !== 'review') return;
      if (record.hash !== undefined) keepAccounts(record.hash, answer.review.accounts);
      now.value = { review: answer.review };
    });
  };
  return { now, start };
}
