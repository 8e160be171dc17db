/** War Plan Z in a real browser: a segment by clicks, by keys and on a phone, a battle taken up again, the lesson. */
import { type GameRecord, openOf, replay } from '@derby/kernel';
import { planz } from '@derby/planz';
import type { State } from '@derby/planz/state';
import { describe, expect, test } from 'vitest';
import board from '../../src/boards/planz/board.tsx';
import { recordsOf } from '../golden.ts';
import { tooSmall, tooWide, violations } from './fitness.ts';
import { onBoard, press, stepOf, type Touch, tab } from './hand.ts';
import { open, page, visit } from './page.ts';
import { asked, begin as beginGame, choosing, offered, openOffers } from './player.ts';
import { atRest } from './rest.ts';
import { takeUp, upTo } from './shelf.ts';
import { DESKTOP, PHONE } from './stage.ts';
import { smallTargets } from './targets.ts';

/** Begins as the Germans against the quickest of the staff. */
async function begin(seed = 'raider'): Promise<void> {
  await page.evaluate(() => localStorage.setItem('derby.strength', 'cadet'));
  await page.reload();
  await beginGame(page, 'planz', seed);
}

/** Makes choices on the board, and waits for what follows from each. */
async function choose(choices: readonly string[], touch: Touch = press): Promise<void> {
  for (const choice of choices) {
    await onBoard(page, choice, touch);
    await asked(page);
  }
}

type Wanted = (state: State, seat: string, offers: number) => boolean;

/** A record as far as the first moment at which this holds; a person leads the Germans, the quickest of the staff the Allies. */
function untilFirst(wanted: Wanted): GameRecord {
  for (const record of recordsOf('planz')) {
    const match = replay(planz, record, 0);
    const found = record.choices.findIndex((choice) => {
      const { question } = match;
      const isThere = question !== undefined && wanted(match.state, question.seat, openOf(question.offers).length);
      if (!isThere) match.take(choice);
      return isThere;
    });
    if (found >= 0) return { ...upTo(record, found), players: { german: 'person', allied: 'cadet' } };
  }
  throw new Error('No record comes to such a moment.');
}

const inBattle: Wanted = ({ battle }, seat) =>
  battle !== null && seat === 'german' && typeof battle.step === 'number' && battle.shooter === null && !battle.hit;

/** A raider leaves the Mid-Atlantic Gap: from the set-up to the end of the first segment. */
const SEGMENT = ['done', 'action naval-move', 'from BD', 'to CD', 'to DE', 'stop'] as const;

declare global {
  interface Window {
    /** What was taken from the sheet, by its class. */
    takenAway: string[];
  }
}

/** Writes down what is taken from the sheet. Runs in the page. */
function watchSheet(): void {
  const sheet = document.querySelector('.chart .sheet');
  if (!sheet?.querySelector('.piece')) throw new Error('The sheet is not laid.');
  window.takenAway = [];
  new MutationObserver((changes) => {
    for (const part of changes.flatMap(({ removedNodes }) => [...removedNodes]))
      window.takenAway.push(part instanceof Element ? (part.getAttribute('class') ?? part.nodeName) : part.nodeName);
  }).observe(sheet, { childList: true });
}

/** Letters on the sheet that are too small to be read. Runs in the page. */
function smallLetters(least: number): string[] {
  return [...document.querySelectorAll<SVGTextElement>('.chart .planz :not(defs) > text')]
    .map((text) => {
      const scale = text.getScreenCTM()?.a ?? 0;
      return [text.textContent ?? '', Number.parseFloat(getComputedStyle(text).fontSize) * scale] as const;
    })
    .filter(([text, size]) => text.trim() !== '' && size < least)
    .map(([text, size]) => `${text} ${size.toFixed(1)}`);
}

describe('War Plan Z at the table', () => {
  test.each([
    ['by clicks on the board, on a desk, in English', press, 'en', DESKTOP],
    ['by clicks on the board, on a phone, in French', press, 'fr', PHONE],
    ['by keys on the board alone', tab, 'en', DESKTOP],
  ] as const)('a whole segment against the staff, %s', async (_, touch, language, viewport) => {
    await open({ language }, viewport);
    await begin();
    await choose(SEGMENT, touch);
    // The staff has had its segment, and something is asked again.
    expect(await stepOf(page)).toBeGreaterThan(SEGMENT.length);
    expect(await offered(page)).not.toEqual([]);
    expect(await page.locator('.planz [data-id="G-BP-2"]').count()).toBe(1);
  });

  test('the course is drawn with what it costs, and warns of who is seen next to it', async () => {
    await open();
    await begin('two');
    await choose(SEGMENT.slice(0, 3));
    await choose(['to CE']);
    await expect.poll(() => page.locator('.planz .moves-left').textContent()).toMatch(/^1 AP · \d zones? left$/);
    expect(await page.locator('.planz .course-line').count()).toBe(1);
    const warned = await page.locator('.planz .danger').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(warned).toEqual([expect.stringMatching(/^the Southwest Approaches.*surface ships stop$/)]);
    const outlook = page.locator('.planz .outlook');
    expect(await outlook.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
      expect.stringMatching(
        /^the Southwest Approaches \(BE\): an attack hits \d\.\d times on average, those who are seen \d\.\d/,
      ),
    ]);
    expect(await outlook.textContent()).toMatch(/^\d+\s?% : \d+\s?%$/);
  });

  test('courses that come to a sheet which is laid take nothing away from it', async () => {
    await open();
    await begin('two');
    await page.evaluate(watchSheet);
    await choose(SEGMENT.slice(0, 3));
    await choose(['to CE']);
    await page.locator('.planz .course-line').waitFor({ state: 'attached' });
    await atRest(page);
    // The desk alone has another page for each question.
    const taken = await page.evaluate(() => window.takenAway);
    expect(taken.filter((part) => !part.includes('orders-desk'))).toEqual([]);
  });

  test('a battle is taken up again after a reload, and goes on on its stage', async () => {
    await open();
    await takeUp(page, untilFirst(inBattle));
    await page.locator('.stage .stage-unit').first().waitFor();
    await atRest(page);
    const seen = () => page.locator('.stage').textContent();
    const before = await seen();
    await page.reload();
    await openOffers(page).first().waitFor();
    await expect.poll(seen).toBe(before);
    expect(before).toMatch(/hits on 1/);
    const shot = (await offered(page)).find((one) => one.startsWith('shoot')) ?? '';
    await choosing(page, () => onBoard(page, shot));
  });

  test('nothing on the sheet is smaller than eleven pixels', async () => {
    await open();
    await takeUp(
      page,
      untilFirst(
        ({ turn, phase }, seat, offers) => turn === 4 && phase === 'actions' && seat === 'german' && offers > 9,
      ),
    );
    expect(await page.evaluate(smallLetters, 11)).toEqual([]);
  });

  test('on a phone actions, ships to be named and zones to sail to are large enough for a finger', async () => {
    await open({}, PHONE);
    await begin();
    await choose(['done']);
    // Every key of the desk that can be pressed, plans and passing included.
    expect(await smallTargets(page, board.regions, (id) => id === 'desk')).toEqual([]);
    await choose(['action naval-move']);
    const isMap = (id: string): boolean => id !== 'desk' && id !== 'status';
    expect(await smallTargets(page, board.regions, isMap)).toEqual([]);
    await choose(['from AO']);
    expect(await smallTargets(page, board.regions, isMap)).toEqual([]);
    expect(await tooSmall()).toEqual([]);
    expect(await tooWide()).toBeLessThanOrEqual(0);
  });

  test('no violation found by axe, at the desk and in a battle, in the dark and in the light', async () => {
    await open({ theme: 'light' }, DESKTOP);
    await begin();
    await choose(['done']);
    expect(await violations()).toEqual([]);
    await open({ theme: 'dark' }, DESKTOP);
    await takeUp(page, untilFirst(inBattle));
    await page.locator('.stage .stage-unit').first().waitFor();
    expect(await violations()).toEqual([]);
  });

  test('the lesson can be gone through to its end', async () => {
    await open();
    await visit('#/learn/planz');
    const lesson = page.locator('.lesson');
    await lesson.waitFor();
    const isDone = async () => (await lesson.locator('h2').count()) > 0;
    for (let i = 0; i < 40 && !(await isDone()); i++) {
      const before = (await lesson.textContent()) ?? '';
      await page.locator('.offer.hinted, .lesson .primary').first().click();
      await expect.poll(() => lesson.textContent()).not.toBe(before);
    }
    await lesson.locator('h2').waitFor();
    expect(await page.locator('.planz .status').textContent()).toMatch(/Sunk1/);
  });
});
