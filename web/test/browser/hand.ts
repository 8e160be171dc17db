/** A hand on the board: it touches what is drawn, by clicks or by keys, until a choice is made. */
import type { Page } from 'playwright-core';
import { atRest } from './rest.ts';

/** How many choices the position on the page comes after; not a number where no desk is to be seen. */
export const stepOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.desk')?.getAttribute('data-step') ?? Number.NaN));

/** A way to touch a part of the sheet: by a click, or by keys. */
export type Touch = (page: Page, selector: string) => Promise<void>;

/** Clicks a part of the sheet where it can be seen: others may stand in front of some of it. */
export const press: Touch = async (page, selector) => {
  const part = page.locator(`.chart ${selector}`).first();
  await atRest(page); // a new question may move the sheet
  await part.focus(); // which brings it into sight
  const spot = await part.evaluate(openSpot);
  if (!spot) throw new Error(`Something lies in front of all of ${selector}.`);
  await page.mouse.click(spot.x, spot.y);
};

/** Tab until the focus is there, backwards if that is where it lies; then Enter. */
export const tab: Touch = async (page, selector) => {
  const wayThere = (): Promise<'here' | 'Tab' | 'Shift+Tab'> =>
    page.evaluate((wanted) => {
      const [active, target] = [document.activeElement, document.querySelector(`.chart ${wanted}`)];
      if (!active || !target || active === target) return active === target ? 'here' : 'Tab';
      return active.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab';
    }, selector);
  await atRest(page); // a new question takes the focus
  let way = await wayThere();
  for (let tabs = 0; tabs < 500 && way !== 'here'; tabs++) {
    await page.keyboard.press(way);
    way = await wayThere();
  }
  await page.keyboard.press('Enter');
};

/** A point at which a click meets the part and nothing in front of it, the middle before the edges. Runs in the page. */
function openSpot(part: Element): { readonly x: number; readonly y: number } | undefined {
  const { left, top, width, height } = part.getBoundingClientRect();
  const GRID = 31;
  const fromMiddle = Array.from({ length: GRID }, (_, i) => {
    const out = Math.ceil(i / 2) * (i % 2 === 0 ? 1 : -1);
    return 0.5 + out / GRID;
  });
  for (const across of fromMiddle)
    for (const down of fromMiddle) {
      const [x, y] = [left + width * across, top + height * down];
      const met = document.elementFromPoint(x, y);
      if (met && part.contains(met)) return { x, y };
    }
  return undefined;
}

/** Makes a choice on the board: its key as soon as there is one, otherwise its words one after another. */
export async function onBoard(page: Page, choice: string, touch: Touch = press): Promise<void> {
  const before = await stepOf(page);
  const isMade = async (): Promise<boolean> => (await stepOf(page)) !== before;
  for (let touches = 0; touches < 6; touches++) {
    await touch(page, await wayTo(page, choice));
    if (await isMade()) return;
    await atRest(page);
    if (await isMade()) return;
  }
  throw new Error(`"${choice}" is not made, whatever is touched.`);
}

/** What to touch next for a choice. Parts of a board are fetched when they are first wanted. */
async function wayTo(page: Page, choice: string): Promise<string> {
  const words = choice.split(' ').slice(1);
  const ways = [
    `.lit[data-choice="${choice}"]`,
    ...words.map((word) => `.lit[data-word="${word}"]`),
    // All words are said, and they could be the beginning of a longer choice: one of them once more is the end of it.
    ...words.map((word) => `.selected[data-word="${word}"]`),
  ];
  const found = await page
    .waitForFunction((all) => all.find((one) => document.querySelector(`.chart ${one}`)), ways)
    .catch((cause) => {
      throw new Error(`"${choice}" cannot be made on the board.`, { cause });
    });
  return (await found.jsonValue()) ?? '';
}
