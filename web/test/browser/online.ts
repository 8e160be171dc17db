/** Two people at two screens: a table laid, an invitation followed, choices across the wire, and a wire that breaks. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { tooSmall, tooWide, violations } from './fitness.ts';
import { stepOf } from './hand.ts';
import { another, open, page, visit } from './page.ts';
import { begin, keptChoices, openOffers, plainOffer } from './player.ts';
import { PHONE } from './stage.ts';

const company = (at: Page, seat: string) => at.locator(`.company [data-seat=${seat}]`);

/** Lays a table of U-boat Pens by the form and gives the link that was copied for the other side. */
async function layTable(): Promise<string> {
  await page.getByRole('link', { name: 'Play others' }).click();
  await page.getByLabel('Your name').fill('Karl');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByRole('link', { name: 'U-boat Pens' }).click();
  await page.getByRole('button', { name: 'Lay the table' }).click();
  await page.getByRole('button', { name: 'Copy an invitation: Allies' }).click();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Makes the plainest choice there is. */
async function choose(at: Page): Promise<void> {
  const before = await stepOf(at);
  await plainOffer(at).click();
  await expect.poll(() => stepOf(at)).toBeGreaterThan(before);
}

describe('two at two screens', () => {
  test('lay a table, follow an invitation and play; a broken wire loses nothing', async () => {
    await open({}, undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
    const link = await layTable();
    const other = await another({ language: 'fr' });
    await other.goto(link);
    await other.getByRole('button', { name: 'Prendre place' }).click();
    await company(page, 'allies').and(page.locator('[data-here=true]')).waitFor();
    await company(other, 'axis').getByText('Karl').waitFor();
    await openOffers(page).first().waitFor();
    await choose(page);
    const step = await stepOf(page);
    await expect.poll(() => stepOf(other)).toBe(step);
    expect(await openOffers(other).count()).toBe(0);
    // Nothing of the other side's question is in the page that waits.
    await other.getByText('On attend Karl').waitFor();
    // The wire breaks, and a choice is made while it is broken.
    await page.context().setOffline(true);
    await plainOffer(page).click();
    await page.context().setOffline(false);
    await expect.poll(() => stepOf(page)).toBeGreaterThan(step);
    await expect.poll(async () => (await stepOf(other)) - (await stepOf(page))).toBe(0);
    // A reload comes back to the same table.
    const now = await stepOf(page);
    await page.reload();
    await expect.poll(() => stepOf(page)).toBe(now);
    // Whoever plays can let somebody look on, also when no seat is free.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Copy a link for spectators' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/#\/online\/match\/[\w-]+\/[\w-]+$/);
    // A draw is offered and agreed to; the record can be gone over.
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Offer a draw' }).click();
    await other.getByText('propose la nulle').waitFor();
    await other.getByRole('button', { name: 'Accepter' }).click();
    await page.locator('.ending').waitFor();
    await page.getByRole('button', { name: 'Keep, replay and analyse' }).click();
    await expect.poll(() => page.url()).not.toContain('/online/');
    await page.locator('.replay, .desk').first().waitFor();
    await visit('#/online');
    await page.getByRole('region', { name: 'Finished' }).getByRole('link', { name: 'Look at it' }).first().waitFor();
    await other.context().close();
  });

  test('talk, take notes, take back by agreement and see the time run', async () => {
    await open({}, undefined, { permissions: ['clipboard-read', 'clipboard-write'] });
    await visit('#/online/new/pens');
    await page.getByLabel('Time to think').selectOption({ label: '3 days for each turn' });
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await page.getByRole('button', { name: 'Copy an invitation: Allies' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const other = await another({ language: 'fr' });
    await other.setViewportSize(PHONE);
    await other.goto(link);
    await other.getByText('3 jours par tour').waitFor();
    await other.getByRole('button', { name: 'Prendre place' }).click();
    await company(page, 'axis').locator('.clock.running').waitFor();
    await company(other, 'axis')
      .getByText(/2 j 23 h/)
      .waitFor();
    await page.getByRole('button', { name: 'Talk and notes' }).click();
    await page.getByLabel('Say something').fill('Good hunting');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByLabel('Your notes').fill('Fuel at Brest');
    await page.getByRole('button', { name: 'Keep the notes' }).click();
    expect([await violations(), await tooWide()]).toEqual([[], 0]);
    await page.keyboard.press('Escape');
    await other.getByRole('button', { name: 'Conversation et notes (1)' }).click();
    await other.locator('.talk').getByText('Good hunting').waitFor();
    expect(await other.getByLabel('Vos notes').inputValue()).toBe('');
    await other.keyboard.press('Escape');
    await choose(page);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Ask to take back your last choice' }).click();
    await other.getByRole('button', { name: 'Accepter' }).click();
    await page.locator('.log').getByText('By agreement, one choice was taken back, at the request of Axis.').waitFor();
    await expect.poll(() => stepOf(page)).toBe(0);
    await other.context().close();
  });

  test('the tables fit a phone, a reader and a finger', async () => {
    await open({ language: 'fr' }, PHONE);
    await visit('#/online');
    await page.getByRole('heading', { name: 'Tables ouvertes' }).waitFor();
    expect([await violations(), await tooSmall(), await tooWide()]).toEqual([[], [], 0]);
    await visit('#/online/new/pens');
    await page.locator('[data-seat=allies]').getByRole('radio').last().check();
    expect([await violations(), await tooSmall(), await tooWide()]).toEqual([[], [], 0]);
    await page.getByRole('button', { name: 'Dresser la table' }).click();
    await openOffers(page).first().waitFor();
    expect(await tooWide()).toBe(0);
  });

  test('an account brings a guest’s matches along', async () => {
    await open({}, PHONE);
    await visit('#/online/new/xxi');
    await page.getByRole('button', { name: 'Lay the table' }).click();
    await openOffers(page).first().waitFor();
    await visit('#/online');
    await page.getByLabel('Name of the account').fill('Karl');
    await page.getByLabel('Password').fill('eleven or more');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByText('You are signed in as Karl.').waitFor();
    expect([await violations(), await tooSmall(), await tooWide()]).toEqual([[], [], 0]);
    const other = await another({ language: 'fr' });
    await other.goto(page.url());
    await other.getByLabel('Nom du compte').fill('karl');
    await other.getByLabel('Mot de passe').fill('eleven or more');
    await other.getByRole('button', { name: 'Se connecter' }).click();
    await other.getByText('Votre compte : Karl.').waitFor();
    await other.getByRole('link', { name: 'Continuer' }).waitFor();
    await other.context().close();
  });

  test('a game begun in this browser goes on in the house, as what it is', async () => {
    await open({}, PHONE);
    await begin(page);
    for (let i = 0; i < 3; i++) await choose(page);
    const step = await stepOf(page);
    await expect.poll(() => page.evaluate(keptChoices)).toBe(step);
    await visit('#/online');
    await page.getByText('Games in this browser').click();
    await page.getByText('Its dice are known').waitFor();
    expect([await violations(), await tooSmall(), await tooWide()]).toEqual([[], [], 0]);
    await page.getByRole('button', { name: 'Continue it here' }).click();
    await openOffers(page).first().waitFor();
    expect(page.url()).toContain('/online/match/');
    expect(await stepOf(page)).toBe(step);
    await visit('#/online');
    await page.getByText('begun elsewhere, its dice are known').waitFor();
  });

  test('where there is no match, that is said', async () => {
    await open();
    await visit('#/online/match/AAAAAAAAAAAAAAAA');
    await page.getByRole('alert').getByText('There is no such match.').waitFor();
  });
});
