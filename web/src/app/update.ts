/** Works offline once loaded; when a newer version has been fetched, the player is asked before it takes over. */
import { registerSW } from 'virtual:pwa-register';
import { UPDATE } from '../text/update.ts';
import { notify, propose } from './live.tsx';
import { inTongue } from './words.ts';

const EVERY_HOUR = 3_600_000;

export function watchUpdates(): void {
  const takeOver = registerSW({
    onNeedRefresh: () => {
      const text = inTongue(UPDATE);
      propose({ words: text.ready, yes: text.now, no: text.later, act: () => void takeOver() });
    },
    onOfflineReady: () => notify(inTongue(UPDATE).offline),
    onRegisteredSW: (_url, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), EVERY_HOUR);
    },
  });
}
