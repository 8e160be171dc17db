/** What is printed on a sheet can be read where a desk shows all of it, and a wide screen leaves no margin empty. */
import type { GameRecord } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import leader from '../../src/boards/leader/board.tsx';
import paukenschlag from '../../src/boards/paukenschlag/board.tsx';
import pens from '../../src/boards/pens/board.tsx';
import planz from '../../src/boards/planz/board.tsx';
import xxi from '../../src/boards/xxi/board.tsx';
import { recordsOf } from '../golden.ts';
import { tooSmall, violationsIn } from './fitness.ts';
import { open, page, visit } from './page.ts';
import { atRest } from './rest.ts';
import { takeUp, upTo } from './shelf.ts';
import { DESKTOP } from './stage.ts';
import { smallTargets } from './targets.ts';

const WIDE = { width: 1920, height: 1080 } as const;
const ON_ITS_SIDE = { width: 844, height: 390 } as const;
/** In CSS pixels. */
const LEAST = 11;

/** A game of each, where much lies on the table: which of the golden records, after how many choices. */
const MOMENTS = [
  ['xxi', 0, 60],
  ['leader', 0, 12],
  ['leader', 0, 60],
  ['pens', 0, 200],
  ['pens', 0, 800],
  ['paukenschlag', 3, 300],
  ['planz', 2, 900],
] as const;

function recordOf(game: string, number: number): GameRecord {
  const record = recordsOf(game)[number];
  if (!record) throw new Error(`There is no such record of ${game}.`);
  return record;
}

async function at(game: string, number: number, choices: number): Promise<void> {
  await takeUp(page, { ...upTo(recordOf(game, number), choices), players: {} });
  await page.locator('.chart-strip > .chip').nth(2).click();
  await atRest(page);
}

/** Runs in the page: every text on the sheet that is set smaller than this, with its size. */
function smallPrint(least: number): string[] {
  const texts = [...document.querySelectorAll<SVGTextElement>('.chart-layer text')];
  return texts
    .filter((text) => text.checkVisibility() && text.textContent?.trim())
    .map((text) => {
      const { a, b } = text.getScreenCTM() ?? new DOMMatrix();
      return { text, size: Number.parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b) };
    })
    .filter(({ size }) => size < least)
    .map(({ text, size }) => `${text.getAttribute('class')} “${text.textContent}” ${size.toFixed(1)}`);
}

describe('a legible sheet', () => {
  test.each(MOMENTS)('%s, record %i after %i choices: nothing under 11 px on a desk', async (...moment) => {
    await open({}, DESKTOP);
    await at(...moment);
    expect(await page.evaluate(smallPrint, LEAST)).toEqual([]);
  });

  test('on a wide screen the sheet fills its side of the table, and orders and log stand side by side', async () => {
    await open({}, WIDE);
    await at('pens', 0, 200);
    const [sheet, room, orders, log] = await Promise.all(
      ['.chart-layer .abyss', '.chart-window', '.pane-orders-box', '.pane-log-box'].map((part) =>
        page.locator(part).first().boundingBox(),
      ),
    );
    expect(sheet?.width ?? 0).toBeGreaterThan(0.94 * (room?.width ?? 0));
    expect(log?.x ?? 0).toBeGreaterThanOrEqual((orders?.x ?? 0) + (orders?.width ?? 0));
    expect(Math.min(orders?.width ?? 0, log?.width ?? 0)).toBeGreaterThan(280);
  });

  test('on a phone the sheet goes to what can be touched, where none of it is in sight; all is large enough', async () => {
    await open({}, ON_ITS_SIDE, { hasTouch: true });
    // A boat arrives on the open ocean, and the sheet shows the coast.
    await takeUp(page, { ...upTo(recordOf('paukenschlag', 3), 300), players: {} });
    await atRest(page);
    const isInSight = () =>
      page.evaluate(() => {
        const room = document.querySelector('.chart-window')?.getBoundingClientRect();
        return [...document.querySelectorAll('.chart-layer [data-word].lit')].some((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          const [across, down] = [x + width / 2, y + height / 2];
          return room && across > room.left && across < room.right && down > room.top && down < room.bottom;
        });
      });
    await expect.poll(isInSight).toBe(true);
    expect(await tooSmall()).toEqual([]);
  });

  /** Where something is asked of the sheet, and the regions in which it lies; all of them where none is named. */
  const TOUCHED = [
    ['xxi', xxi.regions, 0, 60, undefined],
    ['leader', leader.regions, 0, 12, ['desk']],
    ['pens', pens.regions, 0, 8, undefined],
    ['paukenschlag', paukenschlag.regions, 4, 100, undefined],
    ['planz', planz.regions, 2, 63, ['desk']],
    ['planz', planz.regions, 2, 72, undefined],
  ] as const;

  test.each(TOUCHED)(
    'on its side a phone shows %s large enough for a finger',
    async (game, regions, number, choices, meant) => {
      await open({}, ON_ITS_SIDE, { hasTouch: true });
      await takeUp(page, { ...upTo(recordOf(game, number), choices), players: {} });
      await atRest(page);
      const isMeant = (id: string): boolean => meant === undefined || (meant as readonly string[]).includes(id);
      expect(await smallTargets(page, regions, isMeant)).toEqual([]);
    },
  );

  test('a game in progress shows its sheet on the first page, to be looked at only', async () => {
    await open({}, DESKTOP);
    await takeUp(page, { ...upTo(recordOf('pens', 0), 200), players: {} });
    const at = (selector: string) => page.locator(`${selector} [data-count]`).count();
    const counters = await at('.chart-layer .forces');
    expect(counters).toBeGreaterThan(40);
    await visit('#/');
    await page.locator('.going .position .forces').waitFor({ state: 'attached' });
    expect(await at('.going .position .forces')).toBe(counters);
    expect(await page.locator('.going .position').evaluate((part) => (part as HTMLElement).inert)).toBe(true);
    expect(await violationsIn('.going')).toEqual([]);
  });

  test('between the whole sheet and a region there are its theatres', async () => {
    await open({}, DESKTOP);
    await at('pens', 0, 200);
    const scale = () => page.locator('.chart-layer').evaluate((layer) => (layer as SVGGElement).getScreenCTM()?.a ?? 0);
    const whole = await scale();
    await page.getByRole('button', { name: 'Europe' }).click();
    await atRest(page);
    const theatre = await scale();
    await page.getByRole('button', { name: 'Denmark', exact: true }).and(page.locator('.chip')).click();
    await atRest(page);
    expect(theatre).toBeGreaterThan(1.5 * whole);
    expect(await scale()).toBeGreaterThan(1.5 * theatre);
  });
});
