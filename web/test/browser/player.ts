/** Plays in a page as a person would: by clicks, by keys, or by what a screen reader hears. */

import type { Locator, Page } from 'playwright-core';
import { onBoard, stepOf } from './hand.ts';
import { atRest } from './rest.ts';

const LONGEST = 1500;

/** What can be chosen, once the list of it is whole: a long one is written in two frames. */
export const openOffers = (page: Page): Locator => page.locator('.offer-list[aria-busy=false] .offer');

/** The first of those that need no object; mostly it ends something. */
export const plainOffer = (page: Page): Locator => openOffers(page).and(page.locator('.offer-plain')).first();

/** What the question offers, by its list. */
export async function offered(page: Page): Promise<string[]> {
  await openOffers(page).first().waitFor();
  return openOffers(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-choice') ?? ''));
}

/** Until something is asked, or the game is over: the ending is loaded when it is wanted. */
export const asked = (page: Page): Promise<void> => openOffers(page).or(page.locator('.ending')).first().waitFor();

/** Begins on known dice, as the form lets anyone do: the same game in every run. */
export async function begin(page: Page, game = 'xxi', seed = 'browser'): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/new/${id}`;
  }, game);
  await page.locator('.field input').fill(seed);
  await page.locator('form .primary').click();
  await laid(page);
}

/** Until the table is laid: something can be chosen, and the chart has its place. */
export async function laid(page: Page): Promise<void> {
  await openOffers(page).first().waitFor();
  await atRest(page);
}

export const isOver = async (page: Page): Promise<boolean> => (await page.locator('.ending').count()) > 0;

/** Until the page shows another position than this. */
const after = (page: Page, before: number): Promise<void> =>
  page.locator(`.desk:not([data-step="${before}"])`).waitFor({ state: 'attached' });

/** Does something that makes a choice, and waits for what follows from it. */
export async function choosing(page: Page, choose: () => Promise<unknown>): Promise<void> {
  const before = await stepOf(page);
  await choose();
  await after(page, before);
  await asked(page);
}

/** How many choices of the one game are kept in the browser: runs in the page. */
export const keptChoices = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('derby-house');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const all = opening.result.transaction('games').objectStore('games').getAll();
      all.onerror = () => reject(all.error);
      all.onsuccess = () => {
        opening.result.close();
        resolve(all.result[0].record.choices.length);
      };
    };
  });

/** A number that wanders but is the same in every run. */
export function wander(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Makes choices until the game is over, `times` have been made, or `enough` says so. */
export async function play(
  page: Page,
  choose: (page: Page) => Promise<void>,
  times = LONGEST,
  enough: () => Promise<boolean> = async () => false,
): Promise<number> {
  for (let made = 0; made < times; made++) {
    if ((await isOver(page)) || (await enough())) return made;
    await choosing(page, () => choose(page));
  }
  return times;
}

/** By clicks in the list of offers. */
export function byList(seed: number): (page: Page) => Promise<void> {
  const next = wander(seed);
  return async (page) => {
    const offers = openOffers(page);
    const count = await offers.count();
    // The last offer mostly ends something, so the game goes on.
    await offers.nth(next(3) === 0 ? next(count) : count - 1).click();
  };
}

/** By clicks on the board; in the list only what is said without a word, for the board has no place for it. */
export function byBoard(seed: number): (page: Page) => Promise<void> {
  const next = wander(seed);
  return async (page) => {
    const choices = await offered(page);
    const said = choices.filter((choice) => choice.includes(' '));
    const plain = choices.find((choice) => !choice.includes(' '));
    if (plain !== undefined && (said.length === 0 || next(3) === 0))
      await openOffers(page)
        .and(page.locator(`[data-choice="${plain}"]`))
        .click();
    else await onBoard(page, said[next(said.length)] ?? '');
  };
}

/** By keys alone: Tab to an offer, Enter. */
export function byKeys(seed: number): (page: Page) => Promise<void> {
  const next = wander(seed);
  return async (page) => {
    await atRest(page); // a new question takes the focus
    let skip = next(3);
    for (let tabs = 0; tabs < 200; tabs++) {
      await page.keyboard.press('Tab');
      const isOffer = await page.evaluate(() => document.activeElement?.matches('.offer:not(.barred)') ?? false);
      if (!isOffer) continue;
      const isLast = await page.evaluate(() => document.activeElement?.matches('.offer-plain') ?? false);
      if (skip <= 0 || isLast) break;
      skip -= 1;
    }
    await page.keyboard.press('Enter');
  };
}

/** By roles and names alone: the list of what can be done, and a button in it. */
export function byNames(seed: number): (page: Page) => Promise<void> {
  const next = wander(seed);
  return async (page) => {
    const list = page.getByRole('list', { name: 'What you can do' });
    const buttons = list.getByRole('button');
    const count = await buttons.count();
    await buttons.nth(next(3) === 0 ? next(count) : count - 1).click();
  };
}
