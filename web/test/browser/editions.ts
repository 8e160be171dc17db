/** Older rules in a real browser: a record of an edition that is gone opens, is shown and is played on. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@derby/kernel';
import { GAMES } from '@derby/registry';
import { KEPT, type KeptEdition } from '@derby/registry/kept-editions';
import { describe, expect, test } from 'vitest';
import { drop } from './drop.ts';
import { open, page } from './page.ts';
import { byList, keptChoices, openOffers, play } from './player.ts';

const TODAY = new Map(await Promise.all(GAMES.map(async ({ id, load }) => [id, (await load()).edition] as const)));
const OLDER = KEPT.filter(({ game, edition }) => edition < (TODAY.get(game) ?? 0));

/** The first golden record of an edition. */
function goldenOf({ game, edition }: Pick<KeptEdition, 'game' | 'edition'>): string {
  const folder = fileURLToPath(new URL(`../../../editions/records/${game}-${edition}`, import.meta.url));
  const [name = ''] = readdirSync(folder);
  return readFileSync(`${folder}/${name}`, 'utf8');
}

/** What the browser keeps of the one game in it: runs in the page. */
const keptRecord = (): Promise<{ edition: number; bundle?: string }> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('derby-house');
    opening.onsuccess = () => {
      const all = opening.result.transaction('games').objectStore('games').getAll();
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result[0].record);
      };
    };
  });

describe('rules as they once were', () => {
  test.each(OLDER)(
    'edition $edition of $game is replayed to its fingerprint on its own board, and says so',
    async (kept) => {
      const text = goldenOf(kept);
      await open({ curtain: 'off' });
      await drop(text);
      await page.locator('.notice', { hasText: `goes on under edition ${kept.edition} of its rules` }).waitFor();
      await page.getByRole('button', { name: 'To the end' }).click();
      await expect.poll(() => page.locator('.fingerprint').textContent()).toBe(readRecord(text).hash);
      expect(await page.locator('.log-line .log-moment').last().textContent()).toMatch(/\w+ \w+/);
      expect(await page.locator(`g.${kept.game}`).count()).toBeGreaterThan(0);
      expect(await page.locator('.plain').count()).toBe(0);
    },
  );

  test('the first edition of U-boat Pens is played on, hinted at and taken up again after a reload', async () => {
    const first = OLDER.find(({ game, edition }) => game === 'pens' && edition === 1);
    await open({ curtain: 'off' });
    await drop(goldenOf({ game: 'pens', edition: 1 }));
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await openOffers(page).first().waitFor();
    await play(page, byList(3), 4);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.offer.hinted').waitFor();
    await expect.poll(() => page.evaluate(keptChoices)).toBe(7);
    await page.reload();
    await openOffers(page).first().waitFor();
    expect(await page.locator('.desk').getAttribute('data-step')).toBe('7');
    expect(await page.evaluate(keptRecord)).toMatchObject({ edition: 1, bundle: first?.hash });
  });
});
