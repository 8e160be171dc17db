/** The tutorial, gone through to its end. */
import { describe, expect, test } from 'vitest';
import { open, page, visit } from './page.ts';
import { openOffers } from './player.ts';
import { DESKTOP, PHONE } from './stage.ts';

describe('the tutorial', () => {
  test.each([
    ['on a desk, in English', DESKTOP, 'en'],
    ['on a phone, in French', PHONE, 'fr'],
  ] as const)('can be gone through %s', async (_, viewport, language) => {
    await open({ language }, viewport);
    await visit('#/learn/xxi');
    await page.locator('.lesson').waitFor();
    const lesson = page.locator('.lesson');
    const isDone = async () => (await lesson.locator('h2').count()) > 0;
    for (let i = 0; i < 60 && !(await isDone()); i++) {
      const before = (await lesson.textContent()) ?? '';
      await page.locator('.offer.hinted, .lesson .primary').first().click();
      await expect.poll(() => lesson.textContent()).not.toBe(before);
    }
    await lesson.locator('h2').waitFor();
    await page.locator('.lesson .primary').click();
    await expect.poll(() => page.url()).toContain('#/table/');
    await openOffers(page).first().waitFor();
  });

  test('what the lesson does not ask for is kindly refused', async () => {
    await open();
    await visit('#/learn/xxi');
    await page.locator('.lesson').waitFor();
    await openOffers(page).last().click();
    await expect.poll(() => page.locator('.notice').textContent()).toContain('the lesson asks for something else');
    // Below the bar, where nothing is to be pressed.
    const [bar, notice] = await Promise.all(['.bar', '.notice'].map((part) => page.locator(part).boundingBox()));
    expect((notice?.y ?? 0) - (bar?.height ?? 0)).toSatisfy((gap: number) => gap > 0 && gap < 20);
    expect(await page.locator('.desk').getAttribute('data-step')).toBe('0');
  });
});
