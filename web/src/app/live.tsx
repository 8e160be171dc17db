/** What is said aloud to a screen reader, and what is shown for a moment to everyone. */
import { signal } from '@preact/signals';

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

export function Live() {
  return (
    <>
      <div class="spoken" aria-live="polite" aria-atomic="true">
        {spoken.value}
      </div>
      {notice.value !== undefined && (
        <div class="notice" aria-hidden="true">
          {notice.value}
        </div>
      )}
    </>
  );
}
