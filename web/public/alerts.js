/** The part of the service worker that a house can wake: it shows what it was told, and leads there. */
self.addEventListener('push', (event) => {
  const { title, text, link, match } = event.data.json();
  // A later word on a match takes the place of an earlier one.
  const shown = { body: text, icon: 'icon-192.png', tag: match ?? 'derby', data: link };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(new URL(event.notification.data, self.registration.scope)));
});

/** To a page that is open, or to a new one; never away from this house. */
async function lead(address) {
  const wanted = new URL(address.hash, self.registration.scope).href;
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (!open) return self.clients.openWindow(wanted);
  await open.focus();
  return open.navigate(wanted);
}
