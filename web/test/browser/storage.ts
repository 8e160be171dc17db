/** What is kept in a real browser: nothing is lost, nothing that is broken harms anything else. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build as bundle } from 'vite';
import { describe, expect, test } from 'vitest';
import type * as Shelf from '../../src/store/database.ts';
import { open, page, visit } from './page.ts';
import { begin, byList, choosing, keptChoices, openOffers, play } from './player.ts';

const GOLDEN = fileURLToPath(new URL('../../../games/xxi/test/records/01-greedy.derby', import.meta.url));
const golden = readFileSync(GOLDEN, 'utf8');

/** Lays things on the shelf as another version, or a fault, might have. Runs in the page. */
function lay(entries: readonly unknown[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('derby-house');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('games', 'readwrite');
      for (const entry of entries) transaction.objectStore('games').put(entry);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

const BROKEN = [
  { id: 'nothing' },
  { id: 'no-record', version: 1, begun: 1, touched: 2, record: null },
  { id: 'no-choices', version: 1, begun: 1, touched: 2, record: { game: 'xxi', edition: 1, takeBacks: 0, seed: 'x' } },
  {
    id: 'chess',
    version: 1,
    begun: 1,
    touched: 2,
    record: { game: 'chess', edition: 1, takeBacks: 0, seed: 'x', choices: [], options: {}, players: {} },
  },
  { id: 'touched', version: 1, begun: 1, touched: 'yesterday', record: 7 },
  { id: 42, what: new Date(0) },
];

async function bring(file: { readonly name: string; readonly text: string }): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Import/ }).click();
  await (await chooser).setFiles({ name: file.name, mimeType: 'text/plain', buffer: Buffer.from(file.text) });
}

/** Another tab of the same browser, at the same address. */
async function otherTab(): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
}

const rows = () => page.locator('.saved-row:not(.unreadable)');

describe('the shelf', () => {
  test('shows the games that can be read, names what cannot, and lets it be exported and deleted', async () => {
    await open();
    await begin(page);
    await visit('#/');
    await rows().first().waitFor();
    await page.evaluate(lay, BROKEN);
    await page.reload();
    await expect.poll(() => page.locator('.unreadable').count()).toBe(BROKEN.length);
    expect(await rows().count()).toBe(1);
    const entry = page.locator('.unreadable').filter({ hasText: 'chess' });
    const saving = page.waitForEvent('download');
    await entry.getByRole('button', { name: 'Export as it is' }).click();
    const saved = readFileSync(await (await saving).path(), 'utf8');
    expect(JSON.parse(saved)).toMatchObject({ id: 'chess', record: { game: 'chess' } });
    page.on('dialog', (dialog) => dialog.accept());
    for (let left = BROKEN.length; left > 0; left--) {
      await page.locator('.unreadable').first().getByRole('button', { name: 'Delete' }).click();
      await expect.poll(() => page.locator('.unreadable').count()).toBe(left - 1);
    }
    expect(await rows().count()).toBe(1);
  });

  test('an import keeps what can be played and names what cannot', async () => {
    await open();
    const spoilt = golden.replace(/\n\n[^\n]+/, '\n\nfly away');
    const chess = golden.replace('game xxi', 'game chess');
    await bring({ name: 'mixed.derby', text: [golden, spoilt, chess, 'Dear diary'].join('\u001e\n') });
    const alert = page.getByRole('alert');
    await expect.poll(() => alert.textContent()).toMatch(/3 games could not be imported/);
    for (const why of [/\(2\): choice 1, "fly away"/, /\(3\): There is no game "chess"/, /\(4\): Line 1/])
      expect(await alert.textContent()).toMatch(why);
    expect(await rows().count()).toBe(1);
  });

  test('many games come at once, and another tab hears of it once', async () => {
    await open();
    const other = await otherTab();
    await other.evaluate(() => {
      new BroadcastChannel('derby-house games').onmessage = () => {
        document.documentElement.dataset.heard = String(Number(document.documentElement.dataset.heard ?? 0) + 1);
      };
    });
    await bring({ name: 'many.derby', text: Array(40).fill(golden).join('\u001e\n') });
    await expect.poll(() => rows().count()).toBe(40);
    await expect.poll(() => other.locator('.saved-row').count()).toBe(40);
    expect(await other.evaluate(() => document.documentElement.dataset.heard)).toBe('1');
  });
});

describe('a choice', () => {
  test('is kept though the page is left before the next frame', async () => {
    await open();
    await begin(page);
    await play(page, byList(3), 4);
    await expect.poll(() => page.evaluate(keptChoices)).toBe(4);
    await openOffers(page)
      .last()
      .evaluate((offer) => {
        (offer as HTMLElement).click();
        location.reload();
      });
    await page.locator('.desk[data-step="5"]').waitFor();
    expect(await page.evaluate(keptChoices)).toBe(5);
  });

  test('does not bring back a game that another tab has deleted, unless the player wants it', async () => {
    await open();
    await begin(page);
    const other = await otherTab();
    await other.goto(page.url().replace(/#.*/, '#/'));
    other.on('dialog', (dialog) => dialog.accept());
    await other.locator('.saved-row').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('This game was deleted in another tab.').waitFor();
    await choosing(page, () => openOffers(page).last().click());
    await other.reload();
    await other.locator('.shelf .card h3').first().waitFor();
    expect(await other.locator('.saved-row').count()).toBe(0);
    await page.getByRole('button', { name: 'Keep it again' }).click();
    await other.locator('.saved-row').waitFor();
    await choosing(page, () => openOffers(page).last().click());
    await expect.poll(() => page.evaluate(keptChoices)).toBe(2);
  });
});

/** The app's own way into its database, as a script that a page can be given: it makes `shelfDatabase`. */
async function databaseScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/store/database.ts', import.meta.url));
  const lib = { entry, formats: ['iife' as const], name: 'shelfDatabase', fileName: 'database' };
  const made = await bundle({ configFile: false, logLevel: 'error', build: { write: false, minify: false, lib } });
  const [output] = [made].flat() as { output: readonly { code?: string }[] }[];
  return output?.output[0]?.code ?? '';
}

describe('a newer version of the database', () => {
  test('comes by one more step of the app’s own: only that one is taken, open pages let go, and all games are there', async () => {
    // The page is given a script of ours, which its policy forbids to anyone else.
    await open({}, null, { bypassCSP: true });
    await begin(page);
    await openOffers(page).first().click();
    await expect.poll(() => page.evaluate(keptChoices)).toBe(1);
    const other = await otherTab();
    await other.addScriptTag({ content: await databaseScript() });
    const shelf = await other.evaluate(async () => {
      const { UPGRADES, openThrough } = (globalThis as unknown as { shelfDatabase: typeof Shelf }).shelfDatabase;
      const taken: string[] = [];
      const steps: typeof UPGRADES = [
        ...UPGRADES.map((step, place): typeof step => (db, transaction) => {
          taken.push(`to ${place + 1}`);
          step(db, transaction);
        }),
        (_, transaction) => {
          taken.push('by game');
          transaction.objectStore('games').createIndex('game' as never, 'record.game');
        },
      ];
      let isGone = false;
      const gone = () => {
        isGone = true;
      };
      const db = await openThrough(steps, gone);
      const found = {
        version: db.version,
        taken: [...taken],
        ofXxi: await db.countFromIndex('games', 'game' as never, 'xxi' as never),
        choices: (await db.getAll('games')).map(({ record }) => record.choices.length),
      };
      // A second page of the new version finds nothing to do; one that is newer still is let through at once.
      const again = await openThrough(steps, () => undefined);
      const repeated = taken.length - found.taken.length;
      again.close();
      const newer = await openThrough([...steps, () => undefined], () => undefined);
      const hasLetGo = isGone;
      newer.close();
      return { ...found, repeated, hasLetGo, before: UPGRADES.length, newest: newer.version };
    });
    const { before } = shelf;
    expect(shelf).toEqual({
      before,
      version: before + 1,
      taken: ['by game'],
      ofXxi: 1,
      choices: [1],
      repeated: 0,
      hasLetGo: true,
      newest: before + 2,
    });
    // The page of the old version says so at its next choice, and harms nothing.
    await openOffers(page).last().click();
    await page.getByText('A newer version of Derby House is open in another tab.').waitFor();
  });

  test('need not wait for an open page, which then asks to be loaded again; no game is lost', async () => {
    await open();
    await begin(page);
    const other = await otherTab();
    const kept = await other.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const opening = indexedDB.open('derby-house', 2);
          opening.onblocked = () => reject(new Error('The open page holds on to the old version.'));
          opening.onupgradeneeded = () => {
            opening.transaction?.objectStore('games').createIndex('touched', 'touched');
          };
          opening.onsuccess = () => {
            const counting = opening.result.transaction('games').objectStore('games').index('touched').count();
            counting.onsuccess = () => {
              opening.result.close();
              resolve(counting.result);
            };
          };
        }),
    );
    expect(kept).toBe(1);
    await openOffers(page).last().click();
    await page.getByText('A newer version of Derby House is open in another tab.').waitFor();
  });
});

describe('a browser without room', () => {
  const said = () => page.getByText('There is no room left in this browser');

  async function noRoom(): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  }

  test('says so when a game is begun', async () => {
    await open();
    await noRoom();
    await page.getByRole('button', { name: 'Play XXI' }).click();
    await said().waitFor();
    await page.locator('.update').getByRole('button', { name: 'Export all games' }).waitFor();
  });

  test('says so at the table, where the game can be taken along', async () => {
    await open();
    await begin(page);
    await play(page, byList(4), 3);
    await expect.poll(() => page.evaluate(keptChoices)).toBe(3);
    await noRoom();
    // The browser counts the room anew every half minute; the game goes on until it does.
    const isFull = async (): Promise<boolean> => {
      await choosing(page, () => openOffers(page).last().click());
      return said().isVisible();
    };
    await expect.poll(isFull, { interval: 2000, timeout: 240_000 }).toBe(true);
    const shown = Number(await page.locator('.desk').getAttribute('data-step'));
    const saving = page.waitForEvent('download');
    await page.locator('.update').getByRole('button', { name: 'Export this game' }).click();
    const [, choices = ''] = readFileSync(await (await saving).path(), 'utf8').split('\n\n');
    expect(choices.split('\n')).toHaveLength(shown);
  });
});

test('a seed that could not be read again is refused by the form', async () => {
  await open();
  await visit('#/new/xxi');
  await page.locator('.field input').fill('x\u001ey');
  await page.locator('form .primary').click();
  await page.locator('.notice').waitFor();
  expect(await page.locator('.notice').textContent()).toMatch(/^A seed is one line of text/);
});
