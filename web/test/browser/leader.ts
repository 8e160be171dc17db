/** Flotilla Leader in a real browser: whole campaigns, a reload in the middle of a wolfpack attack, lesson, hint and journal. */
import { readFileSync } from 'node:fs';
import { FastDice, type GameRecord, journalOf, Match, recordOf, replay, typeset, writeJournal } from '@derby/kernel';
import { leader } from '@derby/leader';
import { advice } from '@derby/leader/advice';
import type { Leader } from '@derby/leader/state';
import { fr } from '@derby/leader/text/fr';
import type { View } from '@derby/leader/view';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { REGIONS, regionOf, regionsOn } from '../../src/boards/leader/regions.ts';
import { stageOf } from '../../src/boards/leader/scene.ts';
import lesson from '../../src/boards/leader/tutorial.ts';
import { dressed } from '../../src/text/dressed.ts';
import { choicesOf } from '../../src/tutorial/tutorial.ts';
import { tooSmall, tooWide, violations, violationsIn } from './fitness.ts';
import { expectLikenesses, firstGlides } from './glides.ts';
import { onBoard, stepOf } from './hand.ts';
import { open, page, visit } from './page.ts';
import { byList, laid, openOffers, play } from './player.ts';
import { atRest } from './rest.ts';
import { everyOther, sampled } from './sample.ts';
import { takeUp, upTo } from './shelf.ts';
import { DESKTOP, PHONE } from './stage.ts';
import { smallTargets } from './targets.ts';

/** No policy of this game rolls them. */
const DICE = new FastDice('advice');

const step = (): Promise<number> => stepOf(page);

/** A short campaign of one boat as the adviser would lead it, so that every click is known beforehand. */
function campaignOf(seed: string): GameRecord {
  const match = Match.start(leader, { seed, options: { length: 'short' } });
  for (const choice of ['boat U-47', 'level veteran', 'done']) match.take(choice);
  for (let { question } = match; question; question = match.question)
    match.take(advice.policy(match.view('player'), question, DICE));
  return recordOf(match, { seed });
}

type Wanted = (match: Match<Leader>) => boolean;

const round = (match: Match<Leader>): number => match.view('player').battle?.round ?? 0;

/** A campaign as the adviser would lead it, up to the first moment at which this holds. */
function momentOf(campaign: string, wanted: Wanted): { record: GameRecord; view: View; rule: string } {
  const seed = 'moments';
  const match = Match.start(leader, { seed, options: { campaign } });
  for (let { question } = match; question; question = match.question) {
    const view = match.view('player');
    if (wanted(match)) return { record: recordOf(match, { seed }), view, rule: question.rule };
    match.take(advice.policy(view, question, DICE));
  }
  throw new Error('The campaign comes to no such moment.');
}

/** Begins a short campaign on known dice, as the form lets anyone do. */
async function begin(seed: string): Promise<void> {
  await visit('#/new/leader');
  await page.locator('#option-length').selectOption('short');
  await page.locator('.field input').fill(seed);
  await page.locator('form .primary').click();
  await laid(page);
}

type Hand = (choice: string) => Promise<void>;

/** Makes the choices one by one, each in its own way, and waits until the table has taken it. */
async function playAll(choices: readonly string[], hand: Hand): Promise<void> {
  for (const choice of choices) {
    const made = (await step()) + 1;
    await hand(choice);
    await expect.poll(step, { message: choice }).toBe(made);
  }
}

const byBoard: Hand = (choice) => onBoard(page, choice);

/** By keys alone: Tab to the offer, Enter. */
const byKeys: Hand = async (choice) => {
  // After a choice the focus goes to the next question.
  await atRest(page);
  const isThere = () => page.evaluate(() => document.activeElement?.getAttribute('data-choice') ?? '');
  for (let tabs = 0; tabs < 250 && (await isThere()) !== choice; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

/** The lesson's battle, when both boats of the pack are on the display and the first is under way. */
const LESSON: GameRecord = {
  game: leader.id,
  edition: leader.edition,
  options: {},
  players: {},
  seed: lesson.seed,
  takeBacks: 0,
  choices: lesson.steps.flatMap(choicesOf),
};
const inBattle = LESSON.choices.indexOf('move M-SSE') + 1;
const attacked = LESSON.choices.indexOf('hold');

/** The fingerprint of the game as the browser keeps it. */
const kept = (): Promise<string | undefined> =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve, reject) => {
        const opening = indexedDB.open('derby-house');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('games').objectStore('games').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve((all.result as { record: { hash?: string } }[])[0]?.record.hash);
          };
        };
      }),
  );

const hashAt = (choices: number): string => replay(leader, upTo(LESSON, choices)).hash();

describe('Flotilla Leader', () => {
  const ways = [
    ['by clicks on the board, on a desk, in English', 'short 8', byBoard, 'en', DESKTOP],
    ['by clicks on the board, on a phone, in French', 'short 22', byBoard, 'fr', PHONE],
    ['by keyboard alone', 'short 6', byKeys, 'en', DESKTOP],
  ] as const;
  test.each(sampled(0, ways))('a short campaign %s', async (_, seed, hand, language, viewport) => {
    const record = campaignOf(seed);
    await open({ language }, viewport);
    await begin(seed);
    expect(await tooWide()).toBeLessThanOrEqual(0);
    expect(viewport === PHONE ? await tooSmall() : []).toEqual([]);
    await playAll(record.choices, hand);
    await page.locator('.ending').waitFor();
    expect(await page.locator('.fingerprint').textContent()).toBe(record.hash);
  });

  test('boats glide in their colours', async () => {
    await open({ pace: 'slow' });
    const { record } = momentOf('happy-time', ({ question }) => question?.rule === 'UL-8.2');
    await takeUp(page, record);
    await laid(page);
    expectLikenesses(await firstGlides(page, (seen) => play(page, byList(1), 20, seen)));
  });

  test('a reload in the middle of a wolfpack attack goes on exactly there', async () => {
    await open();
    await takeUp(page, upTo(LESSON, inBattle));
    await playAll(LESSON.choices.slice(inBattle, inBattle + 1), byBoard);
    await expect.poll(kept).toBe(hashAt(inBattle + 1));
    const asked = await page.locator('.question').textContent();
    await page.reload();
    await openOffers(page).first().waitFor();
    expect(await page.locator('.question').textContent()).toBe(asked);
    expect(await step()).toBe(inBattle + 1);
    await playAll(LESSON.choices.slice(inBattle + 1, attacked + 1), byBoard);
    await expect.poll(kept).toBe(hashAt(attacked + 1));
  });

  test('the first patrol is taught to its end', async () => {
    await open();
    await visit('#/learn/leader');
    await page.locator('.lesson').waitFor();
    for (const { choose } of lesson.steps) {
      const before = await page.locator('.lesson').textContent();
      await page.locator(choose === undefined ? '.lesson .primary' : '.offer.hinted').click();
      await expect.poll(() => page.locator('.lesson').textContent()).not.toBe(before);
    }
    await page.locator('.lesson h2').waitFor();
    expect(await step()).toBe(LESSON.choices.length);
  });

  test.each(
    everyOther([
      ['the cards', 0],
      ['the levels of a crew', LESSON.choices.indexOf('level trained')],
      ['the options', LESSON.choices.indexOf('option intel')],
      ['the map', LESSON.choices.length],
      ['a contact', LESSON.choices.indexOf('attack')],
      ['the display', attacked],
      ['the chances of a spread', LESSON.choices.indexOf('torpedoes 3')],
    ]),
  )('axe finds nothing: %s', async (_, choices) => {
    await open({ theme: 'light' });
    await takeUp(page, upTo(LESSON, choices));
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['en', 'Signs on the cards', 'Ships', /Torpedo die for light/, 'Close'],
    ['fr', 'Signes des cartes', 'Navires', /Dé de torpille/, 'Fermer'],
  ] as const)(
    'the signs on the cards are explained on the board, in %s',
    async (language, title, page2, meaning, end) => {
      await open({ language });
      await takeUp(page, upTo(LESSON, attacked));
      const signs = page.locator('.leader .signs');
      const key = (name: string): Locator => page.locator('.leader').getByRole('button', { name, exact: true });
      await key(title).first().press('Enter');
      await expect.poll(() => signs.textContent()).toContain(language === 'fr' ? 'AR +1' : 'GS +1');
      await key(page2).press('Enter');
      await expect.poll(() => signs.textContent()).toMatch(meaning);
      expect(await violationsIn('.leader .signs')).toEqual([]);
      await key(end).press('Enter');
      await expect.poll(() => signs.count()).toBe(0);
    },
  );

  test.each(
    everyOther([
      ['the port', 'happy-time', (match) => match.question?.rule === 'UL-4.11'],
      ['the options', 'happy-time', (match) => match.question?.rule === 'UL-6.1'],
      ['where to sail', 'happy-time', (match) => match.question?.rule === 'UL-8.2'],
      ['which boat searches', 'drumbeat', (match) => match.question?.rule === 'UL-9.1'],
      ['where to begin', 'happy-time', (match) => match.question?.rule === 'UL-9.9'],
      ['where to move', 'happy-time', (match) => match.question?.rule === 'UL-11.3' && round(match) > 1],
      ['what to fire at', 'hunted', (match) => match.question?.rule === 'UL-13.3' && round(match) > 0],
      ['how many torpedoes', 'happy-time', (match) => match.question?.rule === 'UL-13.4'],
      ['which escort acts', 'hunted', (match) => match.question?.rule === 'UL-12.1'],
      ['how to react', 'hunted', (match) => match.question?.rule === 'UL-14.4'],
    ] satisfies [string, string, Wanted][]),
  )('%s is large enough for a finger', async (_, campaign, wanted) => {
    const { record, view, rule } = momentOf(campaign, wanted);
    await open({}, PHONE);
    await takeUp(page, record);
    const [led, shown] = [regionOf(view, rule), regionsOn(stageOf(view))];
    await expect.poll(() => page.locator('.leader .lit').count()).toBeGreaterThan(0);
    expect(await tooSmall()).toEqual([]);
    expect(await smallTargets(page, REGIONS, (id) => id === led || shown.has(id))).toEqual([]);
  });

  test('a hint says what speaks for it', async () => {
    await open();
    await takeUp(page, upTo(LESSON, attacked));
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.offer.hinted').waitFor();
    expect(await page.locator('.why').textContent()).toMatch(/2 attacks: 0 Heavy and 1 Light without a reaction/);
    await expect.poll(() => page.locator('.spoken').textContent()).toContain('2 attacks');
  });

  test('the journal of a game is read from the shelf, page by page, and taken along as text', async () => {
    await open({ language: 'fr' });
    await takeUp(page, LESSON);
    await visit('#/');
    await page.locator('.saved-row').getByRole('button', { name: 'Récit' }).click();
    const journal = page.locator('.journal-page');
    expect(await journal.locator('h3').textContent()).toBe(
      typeset('Journal de guerre de la flottille : Les jours heureux'),
    );
    expect(await violationsIn('.dialog')).toEqual([]);
    await page.locator('.journal select').selectOption({ label: typeset('U-48 : première patrouille') });
    await expect.poll(() => journal.textContent()).toContain('le grand pétrolier Dixie Arrow');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exporter en texte' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toMatch(/^leader-journal-.*\.txt$/);
    const pages = await journalOf(dressed(fr, typeset), replay(leader, LESSON).log('player'));
    expect(readFileSync(await file.path(), 'utf8')).toBe(writeJournal(pages ?? []));
  });
});
