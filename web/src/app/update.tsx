/** Works offline once loaded; when a newer version has been fetched, the player is asked before it takes over. */

import { registerSW } from 'virtual:pwa-register';
import { signal } from '@preact/signals';
import { notify } from './live.tsx';
import { words } from './words.ts';

const ready = signal(false);
let takeOver: ((reload?: boolean) => Promise<void>) | undefined;

const EVERY_HOUR = 3_600_000;

export function watchUpdates(): void {
  takeOver = registerSW({
    onNeedRefresh: () => {
      ready.value = true;
    },
    onOfflineReady: () => notify(words().update.offline),
    onRegisteredSW: (_url, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), EVERY_HOUR);
    },
  });
}

export function UpdatePrompt() {
  if (!ready.value) return null;
  const text = words().update;
  return (
    <div class="update" role="status">
      <span>{text.ready}</span>
      <div class="button-row">
        <button type="button" class="button primary" onClick={() => void takeOver?.()}>
          {text.now}
        </button>
        <button
          type="button"
          class="button quiet"
          onClick={() => {
            ready.value = false;
          }}
        >
          {text.later}
        </button>
      </div>
    </div>
  );
}
