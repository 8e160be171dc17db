/** The keys of a table, and the theme of the system. */
import { describe, expect, test } from 'vitest';
import { violationsIn } from './fitness.ts';
import { stepOf } from './hand.ts';
import { open, page, visit } from './page.ts';
import { begin, choosing, offered } from './player.ts';
import { DESKTOP } from './stage.ts';

describe('the keys of a table', () => {
  test('figures choose, U takes back, H asks, ? tells; the first offer is near', async () => {
    await open();
    await begin(page);
    await page.reload();
    await offered(page);
    await page.evaluate(() => document.body.focus());
    let tabs = 0;
    const onOffer = () => page.evaluate(() => document.activeElement?.matches('.offer:not(.barred)') ?? false);
    for (; tabs < 10 && !(await onOffer()); tabs++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement?.matches('.skip'))) await page.keyboard.press('Enter');
    }
    expect(tabs).toBeLessThanOrEqual(4);

    const [first, second] = await offered(page);
    await choosing(page, () => page.keyboard.press(second === undefined ? '1' : '2'));
    expect(await stepOf(page)).toBe(1);
    await choosing(page, () => page.keyboard.press('u'));
    expect((await offered(page))[0]).toBe(first);
    await page.keyboard.press('h');
    await page.locator('.advice').waitFor();

    await page.keyboard.press('?');
    await page.locator('.keys').waitFor();
    expect(await violationsIn('dialog')).toEqual([]);
    const before = await stepOf(page);
    await page.keyboard.press('1');
    await page.keyboard.press('Escape');
    expect(await stepOf(page)).toBe(before);
  });
});

test('without a setting the page wears what the system wears', async () => {
  await open({ theme: 'system' }, DESKTOP, { colorScheme: 'light' });
  const worn = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await worn()).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(worn).toBe('dark');
  await visit('#/settings');
  await page.locator('input[name=theme][value=light]').check();
  await expect.poll(worn).toBe('light');
});
