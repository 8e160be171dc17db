/** Opens the journal, where the game keeps one. */
import type { GameRecord } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { words } from '../app/words.ts';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';

const loadJournal = () => import('../journal/journal.tsx');

export function JournalButton({ record }: { readonly record: () => Promise<GameRecord> }) {
  const read = useSignal<GameRecord | undefined>(undefined);
  return (
    <>
      <button type="button" class="button" onClick={async () => (read.value = await record())}>
        <Icon name="book" /> {words().journal}
      </button>
      {read.value && <Lazy load={loadJournal} given={{ record: read.value, close: () => (read.value = undefined) }} />}
    </>
  );
}
