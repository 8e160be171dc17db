/** Whole games in a real browser. */
import { describe, expect, test } from 'vitest';
import { REGIONS, regionOf } from '../../src/boards/xxi/regions.ts';
import { expectLikenesses, firstGlides } from './glides.ts';
import { open, page } from './page.ts';
import { begin, byBoard, byKeys, byList, byNames, isOver, keptChoices, openOffers, play } from './player.ts';
import { atRest } from './rest.ts';
import { sampled } from './sample.ts';
import { DESKTOP, PHONE } from './stage.ts';
import { smallTargets } from './targets.ts';

/** All that is drawn on the sheet and can be seen, part by part with its own words. Runs in the page. */
function seenOnBoard(): string[] {
  const isSeen = (one: Element): boolean => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const ownText = (one: Element): string =>
    [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join('');
  return [...document.querySelectorAll<SVGElement>('.chart-layer *')]
    .filter(isSeen)
    .map((one) =>
      [one.tagName, one.getAttribute('class'), one.getAttribute('transform'), one.style.transform, ownText(one)].join(
        ' ',
      ),
    );
}

describe('a whole game', () => {
  const ways = [
    ['by clicks in the list, on a desk, in English', byList(1), { language: 'en' }, DESKTOP],
    ['by clicks in the list, on a phone, in French', byList(2), { language: 'fr' }, PHONE],
    ['by clicks on the board, on a desk, in French', byBoard(3), { language: 'fr' }, DESKTOP],
    ['by clicks on the board, on a phone, in English', byBoard(4), { language: 'en' }, PHONE],
    ['by keyboard alone', byKeys(5), { language: 'en' }, DESKTOP],
    ['through roles and names alone', byNames(6), { language: 'en' }, PHONE],
  ] as const;
  test.each(sampled(4, ways))('%s', async (_, choose, settings, viewport) => {
    await open(settings, viewport);
    await begin(page);
    const made = await play(page, choose);
    expect(made).toBeGreaterThan(10);
    expect(await isOver(page)).toBe(true);
  });
});

describe('at the table', () => {
  test('a newcomer plays within two clicks', async () => {
    await open();
    await page.getByRole('button', { name: 'Play XXI' }).click();
    await page.getByRole('list', { name: 'What you can do' }).getByRole('button').first().click();
    await expect.poll(() => page.locator('.desk').getAttribute('data-step')).toBe('1');
  });

  test('a reload goes on exactly there', async () => {
    await open();
    await begin(page);
    await play(page, byList(7), 25);
    // With the strip for many: what was said last time is known still.
    const look = () => page.evaluate(() => document.querySelector('.desk-side')?.textContent?.replace(/\s+/g, ' '));
    // What is foreseen and what is kept follow the choice.
    const kept = () => page.evaluate(keptChoices);
    await expect.poll(kept).toBe(25);
    await atRest(page);
    const side = await look();
    const sheet = await page.evaluate(seenOnBoard);
    expect(sheet.length).toBeGreaterThan(500);
    await page.reload();
    await openOffers(page).first().waitFor();
    await expect.poll(look).toBe(side);
    await expect.poll(() => page.evaluate(seenOnBoard)).toEqual(sheet);
  });

  test('undo and redo; undo stops at dice and says why; a solitaire player may take back all the same', async () => {
    await open();
    await begin(page);
    const step = () => page.locator('.desk').getAttribute('data-step');
    const undo = page.getByRole('button', { name: 'Undo' });
    await openOffers(page).first().click();
    await expect.poll(step).toBe('1');
    await undo.click();
    await expect.poll(step).toBe('0');
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(step).toBe('1');
    // To the next dice, whichever choice they follow.
    const last = () => openOffers(page).last().click();
    await play(page, last, 200, async () => (await undo.getAttribute('aria-disabled')) === 'true');
    const after = Number(await step());
    await undo.click({ force: true });
    await expect
      .poll(() => page.locator('.undo-reason').textContent())
      .toMatch(/dice have fallen XXI-|came to light XXI-/);
    await page.getByRole('button', { name: 'Take it back all the same' }).click();
    await expect.poll(step).toBe(String(after - 1));
  });

  test('a choice says beforehand when it cannot be taken back', async () => {
    await open();
    await begin(page);
    // Some question comes soon whose answer rolls dice; the page foresees it once the question is there.
    const final = page.locator('.offer .final').first();
    const isForeseen = async () => {
      await atRest(page);
      return (await final.count()) > 0;
    };
    await play(page, () => openOffers(page).last().click(), 40, isForeseen);
    expect(await final.textContent()).toMatch(/dice fall|comes to light/);
  });

  test('what is barred names its rule, and opens the rulebook there', async () => {
    await open();
    await begin(page);
    const barred = page.locator('.offer.barred');
    await play(page, byList(1), 60, async () => (await page.locator('.barred-list').count()) > 0);
    const fold = page.locator('.barred-list:not([open]) summary');
    if (await fold.count()) await fold.click();
    const rule = (await barred.first().locator('.offer-bar').textContent())?.match(/XXI-[\d.]+\w?/)?.[0] ?? '';
    await barred.first().hover();
    await expect.poll(() => page.locator('.explain').textContent()).toContain(rule);
    await barred.first().click({ force: true });
    await page.locator('.explain .cite').click();
    await page.locator(`[id="rule-${rule}"].open`).waitFor();
  });

  test('a log line shows its moment, and the way back is one button', async () => {
    await open();
    await begin(page);
    await play(page, byList(8), 12);
    await page.locator('.log-moment').first().click();
    await expect.poll(() => page.locator('.past-bar').textContent()).toContain('after 0 of 12 choices');
    await page.getByRole('button', { name: 'Back to the present' }).click();
    await expect.poll(() => page.locator('.past-bar').count()).toBe(0);
    await openOffers(page).first().waitFor();
  });

  test('however many dice fall, the log is as wide as its pane', async () => {
    await open();
    await begin(page);
    const dice = page.locator('.log .dice').first();
    await play(page, byList(1), 60, async () => (await dice.count()) > 0);
    await dice.evaluate((roll) => {
      for (let more = 0; more < 40; more++) roll.append(roll.firstElementChild?.cloneNode(true) ?? '');
    });
    const tooWide = () => page.locator('.pane-log-box').evaluate((pane) => pane.scrollWidth - pane.clientWidth);
    expect(await tooWide()).toBe(0);
  });

  test('a wheel moves the strip with the parts of the board', async () => {
    await open({}, PHONE);
    await begin(page);
    const strip = page.locator('.chart-regions');
    await strip.hover();
    await page.mouse.wheel(0, 120);
    await expect.poll(() => strip.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  });

  test('focus is never lost, and every question is said aloud', async () => {
    await open();
    await begin(page);
    await play(
      page,
      async () => {
        await openOffers(page).last().focus();
        await page.keyboard.press('Enter');
        await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
      },
      15,
    );
    const question = (await page.locator('.question').textContent()) ?? '';
    await expect.poll(() => page.locator('.spoken').textContent()).toContain(question);
  });

  test('a hint comes from the staff in its worker', async () => {
    await open();
    await begin(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.offer.hinted').waitFor();
    await expect.poll(() => page.locator('.spoken').textContent()).toContain('would suggest');
    const said = await page.locator('.offer.hinted .offer-name').textContent();
    expect(await page.locator('.advised').textContent()).toBe(`The staff would suggest “${said}”.`);
  });

  test('on a phone the offer that is hinted at comes into sight under the advice', async () => {
    await open({}, PHONE);
    await begin(page);
    const hasMany = async () => (await openOffers(page).count()) > 8;
    await play(page, byList(1), 60, hasMany);
    expect(await hasMany()).toBe(true);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.offer.hinted').waitFor();
    const isInSight = (selector: string) =>
      page.locator(selector).evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(() => Promise.all(['.offer.hinted', '.advised'].map(isInSight))).toEqual([true, true]);
  });

  test('two tabs on one game do not spoil it: the other follows', async () => {
    await open();
    await begin(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await openOffers(other).first().waitFor();
    await openOffers(page).first().click();
    const step = () => other.locator('.desk').getAttribute('data-step');
    await expect.poll(step).toBe('1');
    await openOffers(other).first().click();
    await expect.poll(() => page.locator('.desk').getAttribute('data-step')).toBe('2');
  });

  test('the board is moved and enlarged by wheel, hand and keys, and a drag touches nothing', async () => {
    await open();
    await begin(page);
    const sight = () => page.locator('.chart-layer').evaluate((layer) => getComputedStyle(layer).transform);
    const changes = async (act: () => Promise<unknown>) => {
      const before = await sight();
      await act();
      await expect.poll(sight).not.toBe(before);
    };
    const surface = page.locator('.chart-surface');
    const box = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await changes(() => page.mouse.wheel(0, -600));
    await changes(async () => {
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + 90, box.y + box.height / 2 + 60, { steps: 5 });
      await page.mouse.up();
    });
    expect(await page.locator('.touchable.selected').count()).toBe(0);
    await surface.focus();
    for (const key of ['ArrowLeft', 'ArrowDown', '+', '-', '0']) await changes(() => page.keyboard.press(key));
    await changes(() => page.getByRole('button', { name: 'Zoom in' }).click());
  });

  test('on a desk the whole board stays in sight; whoever came closer is led to what is asked next', async () => {
    await open();
    await begin(page);
    const sight = () => page.locator('.chart-layer').evaluate((layer) => getComputedStyle(layer).transform);
    const whole = await sight();
    const regionNow = async () =>
      regionOf({} as never, (await page.locator('.question-bar .cite').textContent()) ?? '');
    const first = await regionNow();
    const isElsewhere = async () => (await regionNow()) !== first;
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(sight).not.toBe(whole);
    const near = await sight();
    await play(page, byList(1), 60, isElsewhere);
    expect(await isElsewhere()).toBe(true);
    await expect.poll(sight).not.toBe(near);
    const led = await sight();
    await page.setViewportSize(PHONE);
    await expect.poll(sight).not.toBe(led);
    await page.setViewportSize(DESKTOP);
    await expect.poll(sight).toBe(whole);
    const there = await regionNow();
    await play(page, byList(1), 60, async () => (await regionNow()) !== there);
    await atRest(page);
    expect(await sight()).toBe(whole);
  });

  test('counters glide above the others in their colours, and nobody meets them twice', async () => {
    await open({ pace: 'slow' });
    await begin(page);
    expectLikenesses(await firstGlides(page, (seen) => play(page, byList(1), 60, seen)));
    await expect.poll(() => page.locator('.gliders > *, [data-gliding]').count()).toBe(0);
  });

  test('what becomes a button, or ceases to be one, stays the same element', async () => {
    await open();
    await begin(page);
    await page.evaluate(() => {
      for (const place of document.querySelectorAll('.place')) Object.assign(place, { isOld: true });
    });
    const places = () =>
      page.locator('.place').evaluateAll((all) => all.map((one) => ({ old: 'isOld' in one, role: one.role })));
    const roles = new Set<string>();
    await play(
      page,
      async () => {
        for (const { old, role } of await places()) {
          expect(old).toBe(true);
          roles.add(role ?? '');
        }
        await byList(1)(page);
      },
      15,
    );
    expect([...roles].sort()).toEqual(['button', 'img']);
  });

  test('nothing moves where the system asks for stillness', async () => {
    await open({ pace: 'slow' }, DESKTOP, { reducedMotion: 'reduce' });
    await begin(page);
    await play(page, byList(1), 5);
    expect(await page.locator('.piece[data-gliding]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pace'))).toBe('0ms');
    await open({ pace: 'slow' });
    expect(await page.evaluate(() => document.documentElement.style.getPropertyValue('--pace'))).toBe('800ms');
  });

  test('on a phone, whatever can be touched on the board is large enough for a finger', async () => {
    await open({}, PHONE);
    await begin(page);
    const asked = new Set<string>();
    const choose = byList(11);
    const feelAndChoose = async () => {
      const rule = (await page.locator('.question-bar .cite').textContent()) ?? '';
      if (!asked.has(rule)) expect(await smallTargets(page, REGIONS), rule).toEqual([]);
      asked.add(rule);
      await choose(page);
    };
    await play(page, feelAndChoose, 60);
    expect(asked.size).toBeGreaterThan(4);
  });

  test('giving up asks first, and ends the game', async () => {
    await open();
    await begin(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Give up …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.locator('.ending').waitFor();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });
});
