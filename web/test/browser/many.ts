/** Orders for many in a real browser: drag and drop, the strip under the offers, the long list. */
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../golden.ts';
import { violations } from './fitness.ts';
import { stepOf } from './hand.ts';
import { open, page } from './page.ts';
import { begin, openOffers } from './player.ts';
import { atRest } from './rest.ts';
import { takeUp, upTo } from './shelf.ts';
import { DESKTOP } from './stage.ts';

/** The middle of the first part of the board with this word. */
async function middleOf(selector: string): Promise<readonly [number, number]> {
  const box = await page.locator(`.chart ${selector}`).first().boundingBox();
  if (!box) throw new Error(`${selector} is not on the board.`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

describe('orders for many', () => {
  test('a piece is dragged, the same goes for the others, and all of it is taken back', async () => {
    const [record] = recordsOf('pens');
    if (!record) throw new Error('There is no record of Pens.');
    await open({}, DESKTOP);
    await takeUp(page, { ...upTo(record, 7), players: { axis: 'person', allies: 'commander' } });
    await atRest(page);
    const before = await stepOf(page);
    await page.mouse.move(...(await middleOf('.forces [data-word="infantry-7"]')));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf('[data-word="NFR"]')), { steps: 6 });
    expect(await page.locator('.drag-line').count()).toBe(1);
    await page.mouse.up();
    await expect.poll(() => stepOf(page)).toBe(before + 1);
    expect(await page.locator('.drag-line').count()).toBe(0);

    await page.locator('.many-again').getByRole('button', { name: 'All 3' }).click();
    await expect.poll(() => stepOf(page)).toBe(before + 4);
    await atRest(page);
    expect(await violations()).toEqual([]);
    await page.locator('.many-result').getByRole('button').click();
    await expect.poll(() => stepOf(page)).toBe(before + 1);

    await atRest(page);
    const all = await openOffers(page).count();
    await page.locator('.offer-filter').fill('bomber scotland');
    await expect.poll(() => openOffers(page).count()).toBeLessThan(all / 4);
    expect(await openOffers(page).first().textContent()).toMatch(/bomber.*scotland/i);
  });

  test('[UL-4.9] a starter flotilla is bought and berthed at one click, and can be taken back', async () => {
    await open({}, DESKTOP);
    await begin(page, 'leader');
    expect(await page.locator('.boats .piece').count()).toBe(0);
    await page.locator('.many').getByRole('button', { name: 'Starter flotilla' }).click();
    await page.locator('.many-result').waitFor();
    await atRest(page);
    const settled = await stepOf(page);
    expect(settled).toBeGreaterThan(4);
    expect(await page.locator('.boats .piece').count()).toBeGreaterThan(1);
    expect(await page.locator('.many').getByRole('button', { name: 'Starter flotilla' }).count()).toBe(0);
    await page.locator('.many-result').getByRole('button').click();
    await expect.poll(() => stepOf(page)).toBe(0);
  });
});
