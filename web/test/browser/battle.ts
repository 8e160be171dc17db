/** The battle stage and the tooltips in a real browser. */
import { describe, expect, test } from 'vitest';
import { recordsOf } from '../golden.ts';
import { tooSmall, tooWide, violations } from './fitness.ts';
import { stepOf } from './hand.ts';
import { open, page } from './page.ts';
import { begin, choosing, openOffers } from './player.ts';
import { atRest } from './rest.ts';
import { takeUp, upTo } from './shelf.ts';
import { DESKTOP, PHONE } from './stage.ts';

/** A flotilla of the first golden record before a box of its path, asked whether it goes on. */
async function atSea(): Promise<void> {
  const [record] = recordsOf('xxi');
  if (!record) throw new Error('There is no record of XXI.');
  const sent = record.choices.findIndex((choice) => String(choice).startsWith('send'));
  await takeUp(page, { ...upTo(record, sent + 1), players: {} });
  await page.locator('.stage').waitFor();
}

const body = () => page.locator('.stage-body');
const fold = () => page.locator('.stage-fold');

describe('the battle stage', () => {
  test('folds away to one line by key, and remembers it', async () => {
    await open({}, DESKTOP);
    await atSea();
    expect(await body().isVisible()).toBe(true);
    expect(await page.locator('.stage .stage-die').count()).toBeGreaterThan(0);
    await fold().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => body().isVisible()).toBe(false);
    expect(await page.locator('.stage-head .stage-caption').textContent()).not.toBe('');
    expect((await page.locator('.stage').boundingBox())?.height ?? 0).toBeLessThan(70);
    await page.reload();
    await page.locator('.stage').waitFor();
    expect(await body().isVisible()).toBe(false);
    await fold().press(' ');
    await expect.poll(() => body().isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => body().isVisible()).toBe(false);
  });

  test('what is decided there can be decided by key, and no violation is found by axe', async () => {
    await open({}, DESKTOP);
    await atSea();
    expect(await violations()).toEqual([]);
    const before = await stepOf(page);
    await choosing(page, () => page.locator('.stage-key.lit').first().press('Enter'));
    expect(await stepOf(page)).toBe(before + 1);
  });

  test('dice that lie there do not lie in the tray over it too', async () => {
    await open({}, DESKTOP);
    await atSea();
    await choosing(page, () => page.locator('.stage-key.lit').first().click());
    await atRest(page);
    expect(await page.locator('.stage .stage-die').count()).toBeGreaterThan(0);
    expect(await page.locator('.tray').count()).toBe(0);
    await open({}, DESKTOP);
    await atSea();
    await fold().click();
    await choosing(page, () => openOffers(page).first().click());
    await page.locator('.tray .die').first().waitFor({ state: 'attached' });
  });

  test('on a phone it fits, and its buttons are large enough for a finger', async () => {
    await open({}, PHONE);
    await atSea();
    expect(await tooSmall()).toEqual([]);
    expect(await tooWide()).toBeLessThanOrEqual(0);
  });

  test('dice fall at the pace that is set, and lie still where nothing may move', async () => {
    await open({ pace: 'slow' }, DESKTOP);
    await atSea();
    const falling = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one instanceof CSSAnimation && one.animationName === 'stage-falls')
          .map((one) => Number(one.effect?.getComputedTiming().duration)),
      );
    await choosing(page, () => page.locator('.stage-key.lit').first().click());
    await expect.poll(falling).toContain(800);
    await open({ pace: 'slow' }, DESKTOP, { reducedMotion: 'reduce' });
    await atSea();
    await choosing(page, () => page.locator('.stage-key.lit').first().click());
    expect((await falling()).filter((duration) => duration > 0)).toEqual([]);
  });
});

describe('whatever is drawn says its name', () => {
  test('beside a pointer that rests on it, and under itself when it has the focus', async () => {
    await open({}, DESKTOP);
    await begin(page);
    await openOffers(page).first().waitFor();
    const tip = page.locator('.tip');
    const city = page.locator('.chart .city circle.hub').first();
    const at = await city.boundingBox();
    if (!at) throw new Error('There is no city.');
    const [x, y] = [at.x + at.width / 2, at.y + at.height / 2];
    // Names are fetched after the sheet: a pointer that came before them is heard when it stirs.
    const stir = async () => {
      await page.mouse.move(x + 1, y);
      await page.mouse.move(x, y);
      await page.waitForTimeout(400);
      return tip.textContent();
    };
    await expect.poll(stir).toMatch(/bombed on \d+ of 216 rolls/);
    const box = await tip.boundingBox();
    expect(Math.hypot((box?.x ?? 0) - x, (box?.y ?? 0) - y)).toBeLessThan(60);
    await page.mouse.move(x + 2, y);
    expect(await tip.isVisible()).toBe(false);
    await atRest(page);
    const button = page.locator('.chart [role=button][data-word]').first();
    await page.locator('.chart-surface').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => tip.isVisible()).toBe(true);
    expect(await tip.textContent()).toBe(await button.getAttribute('aria-label'));
  });
});
