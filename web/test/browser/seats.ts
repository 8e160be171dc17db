/** Two seats: the staff in either of them, two persons at one screen, and the curtain between them. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tooSmall, tooWide, violationsIn } from './fitness.ts';
import { stepOf } from './hand.ts';
import { open, page, visit } from './page.ts';
import { keptChoices, openOffers, plainOffer } from './player.ts';
import { DESKTOP, PHONE } from './stage.ts';

const seat = (name: string): Locator => page.locator(`[data-seat=${name}]`);
const curtain = (): Locator => page.locator('.curtain[data-settled=true]');
const step = (): Promise<number> => stepOf(page);
/** Until the browser has kept all that was chosen. */
const kept = async (): Promise<void> => expect.poll(() => page.evaluate(keptChoices)).toBe(await step());
const spoken = (): Promise<string | null> => page.locator('.spoken').textContent();

/** Seats them and begins on known dice: for each seat `person` or a rank. */
async function begin(seating: Readonly<Record<string, string>>): Promise<void> {
  await visit('#/new/pens');
  for (const [name, sitting] of Object.entries(seating)) {
    const [person, staff] = [seat(name).getByRole('radio').first(), seat(name).getByRole('radio').last()];
    await (sitting === 'person' ? person : staff).check();
    if (sitting !== 'person') await seat(name).getByRole('combobox').selectOption(sitting);
  }
  await page.locator('.field input').fill('seats');
  await page.locator('form .primary').click();
}

/** Buys nothing, attacks nobody, moves nothing: the turn is over. */
async function passTheTurn(): Promise<void> {
  for (let phases = 0; phases < 12 && (await page.locator('.curtain').count()) === 0; phases++) {
    const before = await step();
    await plainOffer(page).click();
    await expect.poll(async () => (await page.locator('.curtain').count()) > 0 || (await step()) !== before).toBe(true);
  }
}

describe('against the staff', () => {
  test('who plays the Allies sees the staff begin, until something is asked of him; a reload keeps the seats', async () => {
    await open();
    await begin({ axis: 'watch-officer', allies: 'person' });
    await page.locator('.waiting', { hasText: 'Axis: the staff decides. Rank: Watch officer.' }).waitFor();
    await openOffers(page).first().waitFor();
    const asked = await page.locator('.question').textContent();
    expect(await step()).toBeGreaterThan(5);
    expect(await page.locator('.curtain').count()).toBe(0);
    await kept();
    await page.reload();
    await openOffers(page).first().waitFor();
    expect(await page.locator('.question').textContent()).toBe(asked);
    await page.getByRole('button', { name: 'Undo' }).click({ force: true });
    expect(await page.locator('.undo-reason').textContent()).toContain('The other side has decided since.');
    await page.getByRole('button', { name: 'More' }).click();
    await expect.poll(() => seat('allies').getByRole('radio').first().isChecked()).toBe(true);
    expect(await seat('axis').getByRole('combobox').inputValue()).toBe('watch-officer');
  });

  test('the staff can be halted and hurried, and a seat handed over and taken back', async () => {
    // Whose turn it is by the time both seats are taken is for the staff to decide: no curtain may fall over the menu.
    await open({ pace: 'slow', curtain: 'off' });
    await begin({ axis: 'watch-officer', allies: 'watch-officer' });
    await page.getByRole('button', { name: 'Halt' }).click();
    const halted = await step();
    expect(await violationsIn('.desk-side')).toEqual([]);
    expect(await step()).toBe(halted);
    await page.getByRole('button', { name: 'Faster' }).click();
    await expect.poll(step).toBeGreaterThan(halted + 3);
    await page.getByRole('button', { name: 'More' }).click();
    for (const name of ['axis', 'allies']) await seat(name).getByRole('radio').first().check();
    expect(await violationsIn('.dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await openOffers(page).first().waitFor();
  });

  test('where the staff cannot come, that is said, and one may ask again', async () => {
    await open();
    await page.route(/worker.*\.js$/, (route) => route.abort());
    await begin({ axis: 'person', allies: 'cadet' });
    await passToStaff();
    expect(await page.getByRole('alert').textContent()).toContain('The staff does not answer.');
    const unanswered = await step();
    await page.unroute(/worker.*\.js$/);
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect.poll(step).toBeGreaterThan(unanswered);
  });
});

async function passToStaff(): Promise<void> {
  for (let phases = 0; phases < 12 && (await page.locator('.waiting').count()) === 0; phases++) {
    const before = await step();
    await plainOffer(page).click();
    await expect.poll(step).not.toBe(before);
  }
}

describe('two at one screen', () => {
  test('a curtain falls between them: opened by key and by click, and nothing is on the page behind it', async () => {
    await open();
    await begin({ axis: 'person', allies: 'person' });
    await curtain().waitFor();
    expect(await page.locator('.desk').count()).toBe(0);
    expect(
      await curtain()
        .getByRole('button', { name: 'Axis: open the curtain' })
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await openOffers(page).first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question');
    await passTheTurn();
    await curtain().waitFor();
    expect(await page.locator('.desk, .log, .offer, .chart').count()).toBe(0);
    expect(await spoken()).toBe('Hand the screen to Allies');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await curtain().isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Axis: take the last choice back' }).click();
    await openOffers(page).first().waitFor();
    await passTheTurn();
    await curtain().waitFor();
    await page.getByRole('button', { name: 'Allies: open the curtain' }).click();
    await openOffers(page).first().waitFor();
    await expect.poll(spoken).toContain((await page.locator('.question').textContent()) ?? '');
    await kept();
    await page.reload();
    await curtain().waitFor();
    expect(await curtain().textContent()).toContain('Allies');
  });

  test('in French, on a phone; where nothing is hidden, the curtain can be taken down and hung again', async () => {
    await open({ language: 'fr' }, PHONE);
    await begin({ axis: 'person', allies: 'person' });
    await curtain().waitFor();
    expect(await curtain().textContent()).toContain('Passez l’écran à Axe');
    expect(await tooWide()).toBe(0);
    await page.getByRole('button', { name: 'Plus de rideau' }).click();
    await openOffers(page).first().waitFor();
    for (let phases = 0; phases < 3; phases++) {
      const before = await step();
      await plainOffer(page).click();
      await expect.poll(step).not.toBe(before);
    }
    expect(await page.locator('.curtain').count()).toBe(0);
    await page.locator('.meanwhile button').first().click();
    expect(await violationsIn('.desk-side')).toEqual([]);
    expect(await tooWide()).toBe(0);
    expect(await tooSmall()).toEqual([]);
    // And back to what is asked now.
    await page.locator('.meanwhile button').last().click();
    await page.getByRole('button', { name: 'Plus', exact: true }).click();
    await page.getByRole('checkbox', { name: /Rideau entre les tours/ }).check();
    await page.keyboard.press('Escape');
    await passTheTurn();
    await curtain().waitFor();
  });
});

test('quick start seats a person first and the staff opposite', async () => {
  await open({}, DESKTOP);
  await page.locator('[aria-labelledby="card-pens"] .button.primary').click();
  await openOffers(page).first().waitFor();
  await page.getByRole('button', { name: 'More' }).click();
  await expect.poll(() => seat('axis').getByRole('radio').first().isChecked()).toBe(true);
  expect(await seat('allies').getByRole('combobox').inputValue()).toBe('commander');
  await visit('#/');
  await expect
    .poll(() => page.locator('.saved-row').textContent())
    .toContain('Axis: at this screen · Allies: commander');
});
