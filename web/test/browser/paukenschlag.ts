/** Drumbeat in a real browser: a whole turn by clicks, a contact by keys, on a phone, in French, over a reload; the lesson. */
import { type GameRecord, replay } from '@derby/kernel';
import { paukenschlag } from '@derby/paukenschlag';
import { describe, expect, test } from 'vitest';
import board from '../../src/boards/paukenschlag/board.tsx';
import tutorial from '../../src/boards/paukenschlag/tutorial.ts';
import { choicesOf } from '../../src/tutorial/tutorial.ts';
import { recordsOf } from '../golden.ts';
import { tooSmall, tooWide, violations } from './fitness.ts';
import { onBoard, press, stepOf, type Touch, tab } from './hand.ts';
import { open, page, visit } from './page.ts';
import { asked, begin, offered, openOffers } from './player.ts';
import { atRest } from './rest.ts';
import { sampled } from './sample.ts';
import { takeUp, upTo } from './shelf.ts';
import { DESKTOP, PHONE } from './stage.ts';
import { smallTargets } from './targets.ts';

/** The choices of the lesson, on whose dice the contacts of these tests are fought. */
const LESSON = tutorial.steps.flatMap(choicesOf);
const CONTACT = LESSON.indexOf('move U-123 DC surfaced') + 1;
const BY_HAND = LESSON.slice(CONTACT, LESSON.indexOf('order grids auto', CONTACT) + 1);

/** The lesson's game after so many choices: a person leads the Axis, the quickest of the staff the Allies. */
const night = (choices: number): GameRecord => ({
  ...{ game: paukenschlag.id, edition: paukenschlag.edition, seed: tutorial.seed, takeBacks: 0 },
  options: tutorial.options ?? {},
  players: { axis: 'person', allies: 'cadet' },
  choices: LESSON.slice(0, choices),
});

/** A golden game where the Axis has more than 24 boats to move. */
function manyBoats(): GameRecord {
  const [record] = recordsOf(paukenschlag.id).slice(3);
  if (!record) throw new Error('There is no fourth record.');
  const match = replay(paukenschlag, record, 0);
  const isSo = (): boolean =>
    match.question?.seat === 'axis' && match.question.rule === 'PK-5.4.1' && match.state.subs.length > 24;
  const choices = record.choices.findIndex((choice) => isSo() || void match.take(choice));
  return { ...upTo(record, choices), players: { axis: 'person', allies: 'cadet' } };
}

/** Makes a choice on the board, and waits for what follows from it. */
async function choose(choice: string, touch: Touch = press): Promise<void> {
  await onBoard(page, choice, touch);
  await asked(page);
}

/** Through the contact by hand, to where the staff plays on. */
async function fight(touch: Touch = press): Promise<void> {
  for (const choice of BY_HAND) await choose(choice, touch);
}

const tons = (): Promise<string | null> => page.locator('.paukenschlag .balance .panel-note').textContent();
/** What stands on the grid, and where. */
const grid = (): Promise<string[]> =>
  page
    .locator('.stage-grid .grid-counter')
    .evaluateAll((all) =>
      all.map(
        (one) => `${one.querySelector('[aria-label]')?.getAttribute('aria-label')} ${one.getAttribute('transform')}`,
      ),
    );

/** Goes through the lesson to its end, doing what it asks for. */
async function learn(): Promise<void> {
  await visit('#/learn/paukenschlag');
  const lesson = page.locator('.lesson');
  await lesson.waitFor();
  const isDone = async () => (await lesson.locator('h2').count()) > 0;
  for (let i = 0; i < 40 && !(await isDone()); i++) {
    const before = (await lesson.textContent()) ?? '';
    await page.locator('.offer.hinted, .lesson .primary').first().click();
    await expect.poll(() => lesson.textContent()).not.toBe(before);
  }
  await lesson.locator('h2').waitFor();
}

describe('Drumbeat at the table', () => {
  test('a whole turn by clicks on the board, contacts by standing order', async () => {
    await open({}, DESKTOP);
    await page.evaluate(() => localStorage.setItem('derby.strength', 'cadet'));
    await page.reload();
    await begin(page, 'paukenschlag', 'a turn');
    await choose('done');
    await choose('done');
    // Unfolded by a click, and one order is enough for all grids.
    await page.locator('.tab-key', { hasText: 'Standing orders' }).click();
    await choose('order grids auto');
    await choose('order commit none');
    await choose('finish');
    let moves = 0;
    for (
      ;
      moves < 30 && (await page.locator('.paukenschlag .turn .panel-title').textContent())?.startsWith('Turn 1');
      moves++
    ) {
      const all = (await offered(page)).filter((choice) => !choice.startsWith('order'));
      const wanted =
        all.find((one) => /^(move|seek) .* surfaced$/.test(one)) ??
        all.find((one) => /^(finish|done)$/.test(one)) ??
        all[0];
      await choose(wanted ?? '');
    }
    expect(moves).toBeGreaterThan(5);
    expect(moves).toBeLessThan(30);
  });

  const ways = [
    ['by keys on the board alone', tab, 'en', DESKTOP],
    ['by touches on a phone, in French', press, 'fr', PHONE],
  ] as const;
  test.each(ways)('a contact by hand, %s', async (_, touch, language, viewport) => {
    await open({}, viewport);
    await takeUp(page, night(CONTACT));
    if (language === 'fr') {
      await page.evaluate(() => localStorage.setItem('derby.language', 'fr'));
      await page.reload();
    }
    await page.locator('.stage-grid').waitFor();
    if (viewport === PHONE) {
      const square = await page.locator('.stage-grid .grid-place').first().boundingBox();
      expect(Math.min(square?.width ?? 0, square?.height ?? 0)).toBeGreaterThanOrEqual(44);
      const seen = await page.locator('.stage-grid').boundingBox();
      expect((seen?.height ?? 0) / (square?.height ?? 1)).toBeGreaterThanOrEqual(7);
      expect(await tooWide()).toBeLessThanOrEqual(0);
      expect(await tooSmall()).toEqual([]);
    }
    await expect
      .poll(() => page.locator('.stage-note').textContent())
      .toMatch(language === 'fr' ? /Grille de recherche · manche 1/ : /Search grid · round 1/);
    await fight(touch);
    await expect.poll(tons).toMatch(/^16 (of|sur) 76$/);
  });

  test('a reload in the middle of a contact goes on where it was', async () => {
    await open({}, DESKTOP);
    await takeUp(page, night(CONTACT));
    for (const choice of BY_HAND.slice(0, 3)) await choose(choice);
    await atRest(page);
    const [before, at] = [await grid(), await stepOf(page)];
    expect(before).toHaveLength(2);
    await page.reload();
    await page.locator('.stage-grid').waitFor();
    await atRest(page);
    expect(await grid()).toEqual(before);
    expect(await stepOf(page)).toBe(at);
    await choose(BY_HAND[3] ?? '');
    await expect.poll(() => page.locator('.stage-keys').textContent()).toMatch(/Torpedoes.*\d+/);
  });

  test('contacts by standing order are told in a line each, unrolled and played again, and the table stays as it is', async () => {
    await open({}, DESKTOP);
    await takeUp(page, night(LESSON.indexOf('commit U-130') + 1));
    const before = await stepOf(page);
    const tab = page.locator('.tab-key', { hasText: 'contacts' });
    // How many there are depends on where the staff moves.
    const fought = Number.parseInt((await tab.textContent()) ?? '', 10);
    expect(fought).toBeGreaterThan(1);
    await tab.click();
    await expect.poll(() => page.locator('.digest-list li').count()).toBe(fought);
    await page.locator('.digest-list button').last().click();
    await page.locator('.stage-grid').waitFor();
    const on = page.locator('.replay-told .stage-key').last();
    await on.click();
    await expect.poll(() => page.locator('.stage-grid .grid-counter').count()).toBeGreaterThan(1);
    expect(await page.locator('.replay-told .stage-caption').textContent()).not.toBe('');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.digest').count()).toBe(0);
    expect(await stepOf(page)).toBe(before);
  });

  test('whoever can sail, and whatever stands in the roster, is large enough for a finger', async () => {
    await open({}, PHONE);
    await takeUp(page, night(CONTACT - 1));
    expect(await smallTargets(page, board.regions)).toEqual([]);
    // The fleet of the second scenario with all variants fills the roster.
    await open({}, PHONE);
    await takeUp(page, manyBoats());
    expect(await page.locator('.roster .cell').count()).toBeGreaterThan(24);
    expect(await smallTargets(page, board.regions, (id) => id.startsWith('roster'))).toEqual([]);
  });

  test.each([
    ['on a desk, in English', DESKTOP, 'en'],
    ...sampled(1, [['on a phone, in French', PHONE, 'fr'] as const]),
  ] as const)('the lesson can be gone through %s', async (_, viewport, language) => {
    await open({ language }, viewport);
    await learn();
  });

  test.each(['dark', 'light'] as const)(
    'no violation found by axe, on the map and on the grid, in the %s',
    async (theme) => {
      await open({ theme }, DESKTOP);
      await takeUp(page, night(CONTACT - 1));
      expect(await violations()).toEqual([]);
      await choose('move U-123 DC surfaced');
      await page.locator('.stage-grid').waitFor();
      await openOffers(page).first().waitFor();
      expect(await violations()).toEqual([]);
    },
  );
});
