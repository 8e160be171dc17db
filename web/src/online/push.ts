/** How a browser lets itself be woken by this house. */
import type { NewChannel } from '@derby/protocol';

/** The browser, or whoever sits before it, does not allow it. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed';
}

export const canBeWoken = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

type Subscription = Extract<NewChannel, { kind: 'push' }>['subscription'];

export async function subscribed(key: string): Promise<Subscription> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker || (await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  try {
    const options = { userVisibleOnly: true, applicationServerKey: key };
    const { endpoint = '', keys } = (await worker.pushManager.subscribe(options)).toJSON();
    return { endpoint, keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
  } catch {
    throw new NotAllowed();
  }
}
