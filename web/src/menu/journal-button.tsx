/** Opens the journal, where the game keeps one. */
import type { GameRecord } from '@derby/kernel';
import { useSignal } from '@preact/signals';
import { gameText, words } from '../app/words.ts';
import { Icon } from '../parts/icon.tsx';
import { Lazy } from '../parts/lazy.tsx';

const loadJournal = () => import('../journal/journal.tsx');

export function JournalButton({ record }: { readonly record: () => GameRecord }) {
  const read = useSignal<GameRecord | undefined>(undefined);
  if (!gameText(record().game)?.journal) return null;
  return (
    <>
      <button type="button" class="button" onClick={() => (read.value = record())}>
        <Icon name="book" /> {words().journal}
      </button>
      {read.value && <Lazy load={loadJournal} given={{ record: read.value, close: () => (read.value = undefined) }} />}
    </>
  );
}
