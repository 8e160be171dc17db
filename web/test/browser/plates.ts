/** The rulebook's pictures, and an example played through by clicks. */
import { describe, expect, test } from 'vitest';
import { violations } from './fitness.ts';
import { open, page, visit } from './page.ts';
import { DESKTOP, PHONE } from './stage.ts';

describe('a page of the rulebook', () => {
  test.each([
    ['on a desk, in English', DESKTOP, 'en'],
    ['on a phone, in French', PHONE, 'fr'],
  ] as const)('has a picture of the board, and its example is played through %s', async (_, viewport, language) => {
    await open({ language }, viewport);
    await visit('#/rules/xxi/XXI-9.10');
    const plate = page.locator('[id="rule-XXI-9.10"] .plate');
    await plate.scrollIntoViewIfNeeded();
    await plate.locator('svg').waitFor();
    expect(await violations()).toEqual([]);
    await plate.locator('a').click();
    const lesson = page.locator('.lesson');
    await lesson.waitFor();
    const isDone = async () => (await lesson.locator('h2').count()) > 0;
    for (let i = 0; i < 12 && !(await isDone()); i++) {
      const before = (await lesson.textContent()) ?? '';
      await page.locator('.offer.hinted, .lesson .primary').first().click();
      await expect.poll(() => lesson.textContent()).not.toBe(before);
    }
    // Eight choices were made; the flotilla and the convoy are gone, as the rulebook has it.
    expect(await page.locator('.desk').getAttribute('data-step')).toBe('8');
    await lesson.locator('a.primary').click();
    await expect.poll(() => page.url()).toContain('#/rules/xxi/XXI-9.10');
  });

  // The widest picture of each game: it is moved sideways rather than made small.
  test.each([
    ['xxi', 'XXI-6.0e'],
    ['leader', 'UL-11.6'],
    ['pens', 'PEN-1.8'],
    ['planz', 'WPZ-20.3c'],
    ['paukenschlag', 'PK-12.5'],
  ])('%s: no word of a picture is smaller than 11 px on a phone', async (game, rule) => {
    await open({ language: 'fr' }, PHONE);
    await visit(`#/rules/${game}/${rule}`);
    const plate = page.locator(`[id="rule-${rule}"] figure.plate`);
    await plate.scrollIntoViewIfNeeded();
    await plate.locator('svg text').first().waitFor({ state: 'attached' });
    const sizes = await plate.evaluate((figure) =>
      [...figure.querySelectorAll<SVGTextElement>('svg text')].map((word) => {
        const { a = 0, b = 0 } = word.getScreenCTM() ?? {};
        return Number.parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b);
      }),
    );
    expect(sizes.length).toBeGreaterThan(5);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
  });
});
