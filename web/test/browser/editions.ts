/** Older rules in a real browser: a record of an edition that is gone opens, is shown and is played on. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@derby/kernel';
import { KEPT } from '@derby/registry/kept-editions';
import { describe, expect, test } from 'vitest';
import { drop } from './drop.ts';
import { open, page } from './page.ts';
import { byList, keptChoices, openOffers, play } from './player.ts';

const FOLDER = fileURLToPath(new URL('../../../editions/records/pens-1', import.meta.url));
const [NAME = ''] = readdirSync(FOLDER);
const TEXT = readFileSync(`${FOLDER}/${NAME}`, 'utf8');
const HASH = KEPT.find(({ game, edition }) => game === 'pens' && edition === 1)?.hash;

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

describe('the first edition of U-boat Pens', () => {
  test('a record is replayed to its fingerprint on its own board, and says under which rules', async () => {
    await open({ curtain: 'off' });
    await drop(TEXT);
    await page.locator('.notice', { hasText: 'goes on under edition 1 of its rules' }).waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => page.locator('.fingerprint').textContent()).toBe(readRecord(TEXT).hash);
    expect(await page.locator('.log-line .log-moment').last().textContent()).toMatch(/\w+ \w+/);
    expect(await page.locator('.pens').count()).toBeGreaterThan(0);
    expect(await page.locator('.plain').count()).toBe(0);
  });

  test('it is played on, hinted at and taken up again after a reload', async () => {
    await open({ curtain: 'off' });
    await drop(TEXT);
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
    expect(await page.evaluate(keptRecord)).toMatchObject({ edition: 1, bundle: HASH });
  });
});
