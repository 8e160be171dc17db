/** The desk around the board: what is new, what is advised and what a lesson asks for is in sight. */
import { describe, expect, test } from 'vitest';
import { open, page, visit } from './page.ts';
import { begin, byList, openOffers, play } from './player.ts';
import { atRest } from './rest.ts';
import { DESKTOP, PHONE } from './stage.ts';

/** Whether the middle of a part lies within another. Runs in the page. */
function isWithin({ part, frame }: { readonly part: string; readonly frame: string }): boolean {
  const [own, room] = [part, frame].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!own || !room) return false;
  const [x, y] = [own.left + own.width / 2, own.top + own.height / 2];
  return x > room.left && x < room.right && y > room.top && y < room.bottom;
}

/** How far the end of the log lies below its pane, in pixels. Runs in the page. */
function missing(): number {
  const pane = document.querySelector('.pane-log-box');
  return pane && pane.clientHeight > 0 ? pane.scrollHeight - pane.scrollTop - pane.clientHeight : Number.NaN;
}

describe('the log', () => {
  test('shows its newest lines after its pane has changed its size, and leaves whoever reads earlier ones there', async () => {
    await open();
    await begin(page);
    await play(page, byList(1), 20);
    await expect.poll(() => page.evaluate(missing)).toBeLessThan(2);
    await page.setViewportSize({ width: 1440, height: 620 });
    await expect.poll(() => page.evaluate(missing)).toBeLessThan(2);
    // That the pane was moved is told only after it has another size.
    await page.locator('.pane-log-box').evaluate((pane) => {
      (pane as HTMLElement).style.maxHeight = '90px';
      pane.dispatchEvent(new Event('scroll'));
    });
    await expect.poll(() => page.evaluate(missing)).toBeLessThan(2);
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Log' }).click();
    await expect.poll(() => page.evaluate(missing)).toBeLessThan(2);
    await page.locator('.pane-log-box').evaluate((pane) => {
      pane.scrollTop = 0;
    });
    await atRest(page);
    await page.setViewportSize({ ...PHONE, height: 700 });
    await atRest(page);
    expect(await page.evaluate(missing)).toBeGreaterThan(50);
  });
});

describe('a hint', () => {
  test.each([
    ['desk', { width: 1440, height: 560 }],
    ['phone', PHONE],
    ['phone on its side', { width: 844, height: 390 }],
  ])('does not cover the offer it suggests, and its pieces are in sight: %s', async (_, viewport) => {
    await open({}, viewport);
    await begin(page, 'pens');
    await openOffers(page).first().waitFor();
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.offer.hinted').waitFor();
    await expect
      .poll(() =>
        page.evaluate(() => {
          const [advice, offer, list] = ['.advised', '.offer.hinted', '.orders-scroll'].map((one) =>
            document.querySelector(one)?.getBoundingClientRect(),
          );
          return advice && offer && list && offer.top >= advice.bottom && offer.bottom <= list.bottom;
        }),
      )
      .toBe(true);
    const [word] = ((await page.locator('.offer.hinted').getAttribute('data-choice')) ?? '').split(' ').slice(1);
    await expect
      .poll(() => page.evaluate(isWithin, { part: `.chart-layer [data-word="${word}"]`, frame: '.chart-window' }))
      .toBe(true);
  });
});

describe('a lesson on a phone', () => {
  test('shows what it asks for, in the list and on the chart, and its last words', async () => {
    await open({}, PHONE);
    await visit('#/learn/xxi');
    for (let lesson = 1; lesson < 4; lesson++) await page.locator('.lesson .primary').click();
    await page.locator('.offer.hinted').waitFor();
    const words = ((await page.locator('.offer.hinted').getAttribute('data-choice')) ?? '').split(' ').slice(1);
    expect(words).toEqual(['sys-E-1', 'B']);
    for (const word of words)
      await expect
        .poll(() => page.evaluate(isWithin, { part: `.chart-layer [data-word="${word}"]`, frame: '.chart-window' }))
        .toBe(true);
    await expect.poll(() => page.evaluate(isWithin, { part: '.offer.hinted', frame: '.orders-scroll' })).toBe(true);
    const hidden = await page.locator('.lesson-text').evaluate((text) => text.scrollHeight - text.clientHeight);
    expect(hidden).toBeLessThan(2);
  });
});

describe('a long list of orders', () => {
  test('keeps the lines that wait unseen for a frame: none is made for that', async () => {
    await open();
    await begin(page);
    await page.evaluate(watchUnseen);
    const kept = () => page.evaluate(() => Number(document.documentElement.dataset.kept));
    await play(page, byList(7), 60, async () => (await kept()) > 0);
    expect(await kept()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.dataset.made)).toBe('0');
  });
});

/** Counts the lines that become unseen, and those that are made so. Runs in the page. */
function watchUnseen(): void {
  const { dataset } = document.documentElement;
  const isUnseen = (node: Node): boolean => node instanceof Element && node.classList.contains('unread-line');
  let [kept, made] = [0, 0];
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes' && isUnseen(target)) kept += 1;
      made += [...addedNodes].filter(isUnseen).length;
    }
    Object.assign(dataset, { kept, made });
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
  Object.assign(dataset, { kept, made });
}

describe('an address of a game that does not exist', () => {
  test.each(['#/new/nogame', '#/rules/nogame', '#/learn/nogame'])('%s says so, and leads home', async (address) => {
    await open({}, DESKTOP);
    await visit(address);
    await page.locator('main').getByRole('link', { name: 'To the games' }).click();
    await page.locator('.card h3').first().waitFor();
  });
});

describe('a table that is taken up again', () => {
  test('is laid part by part, so that no phone is kept waiting for the whole sheet', async () => {
    await open({}, PHONE);
    await begin(page);
    await page.addInitScript(() => {
      const watch = new MutationObserver((changes) => {
        const grown = changes.some(({ target, addedNodes }) => {
          const sheet = target instanceof Element && target.classList.contains('sheet');
          return addedNodes.length > 0 && (sheet || [...addedNodes].some(isSheet));
        });
        if (grown)
          document.documentElement.dataset.laid = String(Number(document.documentElement.dataset.laid ?? 0) + 1);
      });
      const isSheet = (node: Node): boolean => node instanceof Element && node.querySelector('.sheet') !== null;
      watch.observe(document, { childList: true, subtree: true });
    });
    await page.reload();
    await openOffers(page).first().waitFor();
    await atRest(page);
    expect(await page.evaluate(() => Number(document.documentElement.dataset.laid))).toBeGreaterThan(5);
    expect(await page.locator('.sheet .piece').count()).toBeGreaterThan(20);
  });

  test('has its game on the way before the table has come', async () => {
    await open();
    await begin(page);
    let free = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    await page.route(/assets\/table-[^/]*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    const board = page.waitForRequest(/assets\/board-[^/]*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await board;
    free();
    await openOffers(page).first().waitFor();
  });
});
