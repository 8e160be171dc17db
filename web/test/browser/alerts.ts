/** Alerts: the page where they are set, and a browser that is woken. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Worker } from 'playwright-core';
import { afterEach, describe, expect, test } from 'vitest';
import { tooSmall, tooWide, violations } from './fitness.ts';
import { address, open, page, visit } from './page.ts';
import { PHONE } from './stage.ts';

/** The inside of the service worker. */
interface Shown {
  shown: unknown[];
  readonly registration: { showNotification(...asked: unknown[]): Promise<void> };
}

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

/** Somebody on this machine who would like to be called. */
async function listener(): Promise<string> {
  const server = createServer((_request, response) => response.end());
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  cleanUp.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/told`;
}

describe('alerts', () => {
  test('a webhook is added, tried, shown to fail and removed', async () => {
    await open({}, PHONE);
    await visit('#/online');
    await page.getByRole('link', { name: 'Alerts: be told' }).click();
    await page.getByText('Nowhere yet.').waitFor();
    await page.getByText('This house sends no e-mail.').waitFor();
    await page.getByLabel('Webhook').fill(await listener());
    await page.getByRole('button', { name: 'Call this address' }).click();
    await page.locator('.online-secret').waitFor();
    await page.getByRole('button', { name: 'Try it' }).click();
    // It lies inside the house's own network, and is not asked.
    await page.getByRole('alert').getByText('inside the house’s own network').waitFor();
    expect([await violations(), await tooSmall(), await tooWide()]).toEqual([[], [], 0]);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nowhere yet.').waitFor();
  });

  test('are set in French too; a code that is none is said to be', async () => {
    await open({ language: 'fr' });
    await visit('#/online/alerts/nothing/nothing');
    await page.locator('.notice').getByText('Ce code n’est plus valable.').waitFor();
    await page.getByRole('heading', { name: 'Où vous êtes averti' }).waitFor();
  });

  test('wake a browser: what was told is shown', async () => {
    await open({}, null, { serviceWorkers: 'allow', permissions: ['notifications'] });
    await page.evaluate(() => navigator.serviceWorker.ready);
    const [worker] = page.context().serviceWorkers() as [Worker];
    // A browser without a screen shows no notifications: what it is asked to show is written down instead.
    await worker.evaluate(() => {
      const own = self as never as Shown;
      own.shown = [];
      own.registration.showNotification = async (...asked) => void own.shown.push(asked);
    });
    const devtools = await page.context().newCDPSession(page);
    const registered = new Promise<string>((done) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first) done(first.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const told = {
      occasion: 'turn',
      match: 'm',
      title: 'U-boat Pens: it is your turn',
      text: 'Decide.',
      link: './#/online/match/m',
    };
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: new URL(address()).origin,
      registrationId: await registered,
      data: JSON.stringify(told),
    });
    await expect
      .poll(() => worker.evaluate(() => (self as never as Shown).shown))
      .toEqual([[told.title, { body: told.text, icon: 'icon-192.png', tag: 'm', data: told.link }]]);
  });
});
