/** Every page: no violation found by axe, nothing hard-coded, nothing too small to touch, no sideways scroll. */
import { GAMES } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import { colourViolations, layoutViolations, tooSmall, tooWide, violations } from './fitness.ts';
import { open, page, visit } from './page.ts';
import { begin, byList, keptChoices, play } from './player.ts';
import { atRest } from './rest.ts';
import { DESKTOP } from './stage.ts';

const NARROWEST = { width: 360, height: 740 };

type Scene = () => Promise<void>;

const first = (selector: string): Promise<void> => page.locator(selector).first().waitFor();

const SCENES: Readonly<Record<string, Scene>> = {
  home: () => first('.card h3'),
  'home with saved games': async () => {
    await begin(page);
    await visit('#/');
    await first('.saved-row');
  },
  table: async () => {
    await begin(page);
    await play(page, byList(1), 12);
  },
  'the end of a game': async () => {
    await begin(page);
    await page.locator('.tool').last().click();
    await page.locator('.dialog .danger').click();
    await page.locator('.dialog .danger').click();
    await first('.ending');
  },
  'an open dialog': async () => {
    await begin(page);
    await page.locator('.tool').last().click();
    await first('.dialog');
  },
  'a lesson': async () => {
    await visit('#/learn/xxi');
    await first('.lesson');
  },
  'a replay': async () => {
    await begin(page);
    await play(page, byList(1), 6);
    await expect.poll(() => page.evaluate(keptChoices)).toBe(6);
    await visit(page.url().replace(/.*#.table/, '#/replay'));
    await first('.slider');
  },
  'rules beside the board': async () => {
    await begin(page);
    await page.locator('.question-bar .cite').click();
    await first('.rule.open');
  },
  'a new game with options': async () => {
    await visit('#/new/xxi');
    await first('.option');
  },
  'a new game with named values': async () => {
    await visit('#/new/leader');
    await first('.option select');
  },
  'a new game for two at one screen': async () => {
    await visit('#/new/pens');
    await page.locator('[data-seat=allies] input').first().check();
  },
  'a closed curtain': async () => {
    await visit('#/new/pens');
    await page.locator('[data-seat=allies] input').first().check();
    await page.locator('form .primary').click();
    await first('.curtain');
  },
  rulebook: async () => {
    await visit('#/rules');
    await first('.rule');
  },
  replay: async () => {
    await visit('#/replay');
    await first('.drop');
  },
  settings: async () => {
    await visit('#/settings');
    await first('.choices');
  },
  'a diary': async () => {
    await begin(page);
    await page.locator('.tool').last().click();
    await page.locator('.dialog .danger').click();
    await page.locator('.dialog .danger').click();
    await first('.ending');
    await visit('#/diary');
    await first('.plot');
  },
  licences: async () => {
    await visit('#/licences');
    await first('pre.licences');
  },
  'an address that does not exist': async () => {
    await visit('#/nowhere');
    await first('.page .button');
  },
};

const wear = (theme: string): Promise<void> =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

const ENGINE = /\/engine-[^/]*\.js$/;

/** The scripts that the page has fetched. */
const fetched = (): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

test('the shelf names every game; what runs a match is fetched with the first match', async () => {
  await open();
  await expect.poll(() => page.locator('.card h3').count()).toBe(GAMES.length);
  expect(new Set(await page.locator('.card h3').allInnerTexts()).size).toBe(GAMES.length);
  await atRest(page);
  expect((await fetched()).filter((name) => ENGINE.test(name))).toEqual([]);
  await begin(page);
  expect((await fetched()).filter((name) => ENGINE.test(name))).toHaveLength(1);
});

test('every game on the shelf can be begun without scrolling, with two games in progress', async () => {
  await open();
  for (const game of ['xxi', 'pens']) {
    await begin(page, game);
    await visit('#/');
  }
  await expect.poll(() => page.locator('.going').count()).toBe(2);
  await atRest(page);
  const feet = await page
    .locator('.card .primary')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
  expect(feet).toHaveLength(GAMES.length);
  expect(Math.max(...feet)).toBeLessThan(DESKTOP.height);
});

describe.each(Object.entries(SCENES))('%s', (_, scene) => {
  test('no violation in any theme, on a desk and on the narrowest phone; nothing too wide or too small there', async () => {
    await open();
    await scene();
    expect(await violations(), 'dark').toEqual([]);
    // Another theme changes colours and nothing else.
    for (const theme of ['contrast', 'light']) {
      await wear(theme);
      expect(await colourViolations(), theme).toEqual([]);
    }
    await page.setViewportSize(NARROWEST);
    expect(await layoutViolations(), 'narrow').toEqual([]);
    expect(await tooWide()).toBe(0);
    expect(await tooSmall()).toEqual([]);
  });

  test('nothing is hard-coded', async () => {
    await open({ language: 'qps' });
    await scene();
    await atRest(page);
    const plain = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const home = node.parentElement?.closest(
          'script, style, .rulebook, .contents-link, .rule-id, .cite, [data-word]',
        );
        // Rule IDs and designations, such as XXI A, are the same in every language.
        if (home || !/\p{Lowercase}{2}/u.test(text)) continue;
        if (!text.includes('⟦') && !node.parentElement?.closest('.fingerprint')) found.push(text);
      }
      for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
        for (const name of ['aria-label', 'title', 'placeholder']) {
          const text = element.getAttribute(name) ?? '';
          if (/\p{Letter}{2}/u.test(text) && !text.includes('⟦') && !element.closest('.chart-layer, .cite'))
            found.push(`${name}=${text}`);
        }
      }
      return found;
    });
    expect(plain).toEqual([]);
  });
});
