/** Works offline once loaded; when a newer version has been fetched, the player is asked before it takes over. */
import { registerSW } from 'virtual:pwa-register';
import { notify, propose } from './live.tsx';
import { words } from './words.ts';

const EVERY_HOUR = 3_600_000;

export function watchUpdates(): void {
  const offer = (): void => {
    const text = words().update;
    propose({ words: text.ready, yes: text.now, no: text.later, act });
  };
  const act = (): void => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    void takeOver();
  };
  const takeOver = registerSW({
    onNeedRefresh: offer,
    onOfflineReady: () => notify(words().update.offline),
    onRegisteredSW: (_url, registration) => {
      if (!registration) return;
      setInterval(() => void registration.update().catch(() => undefined), EVERY_HOUR);
      offerEarly(registration, offer);
    },
  });
}

/** A version that began to come while this page was still loading: nobody was listening yet when it was found. */
function offerEarly({ installing: coming, active }: ServiceWorkerRegistration, offer: () => void): void {
  if (!active) return;
  coming?.addEventListener('statechange', () => {
    if (coming.state === 'installed') offer();
  });
}
