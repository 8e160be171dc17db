/** What is said aloud to a screen reader, and what is shown for a moment to everyone. */
import { signal } from '@preact/signals';
import { Lazy } from '../parts/lazy.tsx';

const spoken = signal('');
const notice = signal<string | undefined>(undefined);
let fading: ReturnType<typeof setTimeout> | undefined;

const NOTICE_LASTS = 6000;

/** Says something politely. The same words twice are still said twice. */
export function announce(words: string): void {
  spoken.value = spoken.peek() === words ? `${words}\u00a0` : words;
}

/** Shows something for a moment, and says it. */
export function notify(words: string): void {
  clearTimeout(fading);
  notice.value = words;
  announce(words);
  fading = setTimeout(() => {
    notice.value = undefined;
  }, NOTICE_LASTS);
}

/** Takes everything off the page that was said or shown before, and says this in its place. */
export function hush(words: string): void {
  clearTimeout(fading);
  notice.value = undefined;
  announce(words);
}

/** Something that the player may do now or leave. */
export interface Proposal {
  readonly words: string;
  readonly yes: string;
  readonly no: string;
  readonly act: () => void;
}

const proposal = signal<Proposal | undefined>(undefined);

export function propose(what: Proposal): void {
  proposal.value = what;
}

function withdraw(): void {
  proposal.value = undefined;
}

const loadProposed = () => import('../menu/proposed.tsx');

export function Live() {
  return (
    <>
      <div class="spoken" aria-live="polite" aria-atomic="true">
        {spoken.value}
      </div>
      {proposal.value && <Lazy load={loadProposed} given={{ ...proposal.value, close: withdraw }} quiet />}
      {notice.value !== undefined && (
        <div class="notice" aria-hidden="true">
          {notice.value}
        </div>
      )}
    </>
  );
}
