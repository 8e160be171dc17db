/** One table after another on the same page: what belongs to a match dies with it. */
import { describe, expect, test } from 'vitest';
import { open, page, visit } from './page.ts';
import { begin, byList, laid, openOffers, play } from './player.ts';

const logLines = (): Promise<string[]> => page.locator('.log-line .log-moment').allTextContents();
const hashNow = (): Promise<string> => page.evaluate(() => location.hash);

/** What a page shows that has never shown anything else. */
async function fresh(hash: string): Promise<string[]> {
  await visit(hash);
  await page.reload();
  await page.locator('.desk').waitFor();
  await expect.poll(async () => (await logLines()).length).toBeGreaterThan(0);
  return logLines();
}

async function giveUp(): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Give up …' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
}

describe('what belongs to one match', () => {
  test('a game played again begins with its own log and without the dice of the last', async () => {
    await open();
    await begin(page);
    await play(page, byList(9), 200, async () => (await page.locator('.tray .die').count()) > 0);
    expect(await page.locator('.tray .die').count()).toBeGreaterThan(0);
    await giveUp();
    await page.getByRole('button', { name: 'Play again' }).click();
    await page.locator('.desk[data-step="0"]').waitFor();
    await laid(page);
    const shown = await logLines();
    expect(await page.locator('.tray').count()).toBe(0);
    expect(shown).toEqual(await fresh(await hashNow()));
  });

  test('from one table to another by address, each has its own words and its own log', async () => {
    await open();
    await begin(page, 'leader');
    await play(page, byList(4), 6);
    const first = await hashNow();
    await begin(page, 'xxi');
    await play(page, byList(4), 6);
    const second = await hashNow();
    const [one, other] = [await fresh(first), await fresh(second)];
    await visit(first);
    await expect.poll(logLines).toEqual(one);
    expect(await page.locator('.tray').count()).toBe(0);
    await visit(second);
    await expect.poll(logLines).toEqual(other);
    await openOffers(page).first().waitFor();
  });

  test('from one lesson to another by address too', async () => {
    await open();
    const [one, other] = [await fresh('#/learn/leader'), await fresh('#/learn/xxi')];
    await visit('#/learn/leader');
    await expect.poll(logLines).toEqual(one);
    await visit('#/learn/xxi');
    await expect.poll(logLines).toEqual(other);
  });
});
