/** U-boat Pens in a real browser: whole wars by clicks and by keys, the last round, a phone, French. */
import { type GameRecord, openOf, replay } from '@derby/kernel';
import { pens } from '@derby/pens';
import type { State } from '@derby/pens/state';
import { describe, expect, test } from 'vitest';
import board from '../../src/boards/pens/board.tsx';
import { recordsOf } from '../golden.ts';
import { tooSmall, violations } from './fitness.ts';
import { onBoard, press, type Touch, tab } from './hand.ts';
import { open, page } from './page.ts';
import { asked, begin as beginGame, isOver, offered, openOffers, wander } from './player.ts';
import { atRest } from './rest.ts';
import { sampled } from './sample.ts';
import { takeUp, upTo } from './shelf.ts';
import { DESKTOP, PHONE } from './stage.ts';
import { smallTargets } from './targets.ts';

const records = recordsOf('pens');

/** Begins as the Axis against the staff: the quickest of them, if nobody else is wanted. */
async function begin(rank = 'cadet', seed?: string): Promise<void> {
  await page.evaluate((strength) => localStorage.setItem('derby.strength', strength), rank);
  await page.reload();
  await beginGame(page, 'pens', seed);
}

type Wanted = (state: State, seat: string, offers: number) => boolean;

/** A record as far as the first moment at which this holds; a person leads the Axis, the quickest of the staff the Allies. */
function untilFirst(wanted: Wanted): GameRecord {
  for (const record of records) {
    const match = replay(pens, record, 0);
    const isThere = (): boolean => {
      const { question } = match;
      return question !== undefined && wanted(match.state, question.seat, openOf(question.offers).length);
    };
    const found = record.choices.findIndex((choice) => {
      const there = isThere();
      if (!there) match.take(choice);
      return there;
    });
    if (found >= 0) return { ...upTo(record, found), players: { axis: 'person', allies: 'cadet' } };
  }
  throw new Error('No record comes to such a moment.');
}

/** Makes a choice on the board, and waits for what follows from it. */
async function choose(choice: string, touch: Touch = press): Promise<void> {
  await onBoard(page, choice, touch);
  await asked(page);
}

/** Any choice, but those that end a phase more often than the rest. */
function anyOf(choices: readonly string[], next: (below: number) => number): string {
  const last = choices.find((one) => one === 'done' || one === 'press-on');
  return last && next(6) > 0 ? last : (choices[next(choices.length)] ?? '');
}

/** By choices on the board until `enough`; returns how many. */
async function playOn(seed: number, enough: () => Promise<boolean>, touch: Touch = press): Promise<number> {
  const next = wander(seed);
  for (let made = 0; made < 400; made++) {
    if (await enough()) return made;
    await choose(anyOf(await offered(page), next), touch);
  }
  throw new Error('There is no end to it.');
}

/** Ends a phase and, before the next frame, reaches for what would end the next one. Runs in the page. */
async function reachForTheEnd() {
  const end = () => document.querySelector<HTMLElement>('.offer-plain');
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
  end()?.click();
  await Promise.resolve();
  const isComing = document.querySelector('.offer-list[aria-busy=true]') !== null;
  const reached = end();
  const reachedFor = reached?.dataset.choice;
  while (document.querySelector('.offer-list[aria-busy=true]')) await frame();
  return { isComing, reachedFor, found: reached?.dataset.choice };
}

describe('U-boat Pens at the table', () => {
  const ways = [
    ['by clicks on the board, on a desk, in English', press, 'en', DESKTOP],
    ['by clicks on the board, on a phone, in French', press, 'fr', PHONE],
    ['by keys on the board alone', tab, 'en', DESKTOP],
  ] as const;
  test.each(sampled(1, ways))('a whole war against the staff, %s', async (_, touch, language, viewport) => {
    await open({ language }, viewport);
    await begin('watch-officer', 'war 1');
    const made = await playOn(1, () => isOver(page), touch);
    expect(made).toBeGreaterThan(20);
    expect(await page.locator('.ending .question').textContent()).not.toBe('');
  });

  test('what is ordered lies in the basket, and can be put back', async () => {
    await open();
    await begin();
    for (const ware of ['uboat', 'pen', 'infantry']) await choose(`buy ${ware}`);
    await expect.poll(() => page.locator('.pens .basket-number').allTextContents()).toEqual(['×1', '×1', '×1']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => page.locator('.pens .basket-number').count()).toBe(2);
  });

  test('the last round of a long war', async () => {
    await open();
    await takeUp(
      page,
      untilFirst((view, seat) => view.round === 12 && view.turn === 'ITA' && seat === 'axis'),
    );
    await playOn(5, () => isOver(page));
    expect(await page.locator('.ending .question').textContent()).not.toBe('');
  });

  test.each([
    ['glides', 'slow', 'no-preference', 1],
    ['is there at once where animation is off', 'off', 'no-preference', 0],
    ['is there at once for whoever wants less motion', 'slow', 'reduce', 0],
  ] as const)('a stack that moves %s', async (_, pace, reducedMotion, glides) => {
    await open({ pace }, DESKTOP, { reducedMotion });
    await begin();
    await choose('done');
    const march = (await offered(page)).find((one) => one.startsWith('move infantry')) ?? '';
    await page.evaluate(() => {
      const above = document.querySelector('.pens .glides');
      if (!above) throw new Error('Nothing can glide here.');
      const seen = (all: readonly MutationRecord[]) => all.reduce((sum, one) => sum + one.addedNodes.length, 0);
      const watch = new MutationObserver((all) => above.setAttribute('data-sent', String(seen(all))));
      watch.observe(above, { childList: true });
    });
    await choose(march);
    await atRest(page);
    // Whatever glides has arrived, and the stack that it makes can be seen.
    await expect.poll(() => page.locator('.pens .glides > *, .pens [data-gliding]').count()).toBe(0);
    expect(await page.locator('.pens .glides[data-sent]').count()).toBe(glides);
  });

  test('while the rest of a long list is still coming, the button at its end stays what it is', async () => {
    await open();
    await begin();
    const end = await page.evaluate(reachForTheEnd);
    expect(end).toEqual({ isComing: true, reachedFor: 'done', found: 'done' });
  });

  test('where the sheet is led away from what had the focus, the focus goes to the question', async () => {
    await open({}, PHONE);
    await begin();
    await choose('done', tab);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
  });

  test('odds stand on the board before anybody commits himself', async () => {
    await open();
    await begin();
    await choose('done');
    await press(page, '.lit[data-word^="armour"]');
    await page.locator('.pens .area[data-word="NFR"] .region').hover({ force: true });
    await expect.poll(() => page.locator('.pens .battle').textContent()).toMatch(/exact.*captured \d+|captured <1/);
  });

  test.each(['en', 'fr'] as const)('the strip with the parts of the board is whole on a desk: %s', async (language) => {
    await open({ language }, DESKTOP);
    await begin();
    const cut = await page.locator('.chart-regions').evaluate((strip) => {
      const { right, bottom } = strip.getBoundingClientRect();
      const edges = [...strip.children].map((chip) => chip.getBoundingClientRect());
      return edges.filter((edge) => edge.right > right + 1 || edge.bottom > bottom + 1).length;
    });
    expect(cut).toBe(0);
  });

  test('a battle in French on a phone: dice, odds and keys on the stage', async () => {
    await open({}, PHONE);
    await takeUp(
      page,
      untilFirst((view, seat, offers) => view.battle?.kind === 'land' && seat === 'axis' && offers > 1),
    );
    await page.evaluate(() => localStorage.setItem('derby.language', 'fr'));
    await page.reload();
    await page.locator('.stage .die-face').first().waitFor();
    await expect.poll(() => page.locator('.stage').textContent()).toMatch(/Combat terrestre.*Attaque.*Défense.*exact/);
    const keys = page.locator('.stage button.lit');
    await expect.poll(() => keys.count()).toBeGreaterThan(0);
    expect(await tooSmall()).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('what can be bought, and whoever can march, is large enough for a finger', async () => {
    await open({}, PHONE);
    await begin();
    expect(await smallTargets(page, board.regions)).toEqual([]);
    await openOffers(page).last().click();
    expect(await smallTargets(page, board.regions)).toEqual([]);
  });

  test('a boat that can leave its pen is large enough for a finger', async () => {
    await open({}, PHONE);
    const isInPen = ({ units }: State): boolean => units.some(({ inside }) => inside?.startsWith('pen-'));
    await takeUp(
      page,
      untilFirst((view) => view.turn === 'GER' && view.phase === 'combat-movement' && isInPen(view)),
    );
    const boats = page.locator('.chart .berth.lit');
    expect(await boats.count()).toBeGreaterThan(0);
    const names = await boats.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    const small = await smallTargets(page, board.regions);
    expect(small.filter((target) => names.some((name) => target.includes(name)))).toEqual([]);
  });

  test.each(['dark', 'light'] as const)('no violation found by axe, in the %s', async (theme) => {
    await open({ theme }, DESKTOP);
    await takeUp(
      page,
      untilFirst(
        (view, seat, offers) => view.round === 8 && view.phase === 'combat-movement' && seat === 'axis' && offers > 8,
      ),
    );
    expect(await violations()).toEqual([]);
  });
});
