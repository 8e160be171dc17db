/** Challenges of the week, in the browser: an account, an attempt, a result with luck and skill apart. */
import { describe, expect, test } from 'vitest';
import { tooSmall, tooWide, violations } from './fitness.ts';
import { open, page, visit } from './page.ts';
import { openOffers } from './player.ts';
import { PHONE } from './stage.ts';

const challenge = (game: string) => page.locator(`.challenge[data-game=${game}]`);

/** Whichever values are proved today, this page is told that the one of this game is not. */
const forgetProof = (game: string): Promise<unknown> =>
  page.route('**/api/challenges', async (route) => {
    const response = await route.fetch();
    const lines = (await response.json()) as { readonly game: string }[];
    await route.fulfill({
      response,
      json: lines.map((one) => (one.game === game ? { ...one, isCalibrated: false } : one)),
    });
  });

describe('challenges', () => {
  test('are played by whoever has an account, once, and the result tells luck from skill', async () => {
    await open({}, PHONE);
    await visit('#/online');
    await page.getByRole('link', { name: 'Challenges of the week' }).click();
    await challenge('xxi').getByText('An account is wanted for this.').waitFor();
    await challenge('xxi').getByRole('link', { name: 'To accounts' }).click();
    await page.getByLabel('Name of the account').fill('Challenger');
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByText('You are signed in as Challenger.').waitFor();
    await forgetProof('paukenschlag');
    await visit('#/online/challenges');
    await challenge('paukenschlag').getByText('luck and skill are not told apart here').waitFor();
    expect([await violations(), await tooSmall(), await tooWide()]).toEqual([[], [], 0]);
    await challenge('xxi').getByRole('button', { name: 'Begin your attempt' }).click();
    await openOffers(page).first().waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Give up …' }).waitFor();
    expect(await page.getByRole('button', { name: 'Adjourn' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Give up …' }).click();
    await page.getByRole('button', { name: 'Give up', exact: true }).click();
    await page.locator('.ending').getByText('stays sealed until').waitFor();
    expect(await page.getByRole('button', { name: 'Keep, replay and analyse' }).count()).toBe(0);
    await page.locator('.ending').getByRole('link', { name: 'Challenges of the week' }).click();
    await challenge('xxi').getByRole('link', { name: 'Look at your attempt' }).waitFor();
    await expect
      .poll(
        async () => {
          await page.reload();
          await challenge('xxi').getByRole('link', { name: 'Look at your attempt' }).waitFor();
          return challenge('xxi').getByRole('rowheader').allTextContents();
        },
        { timeout: 60_000 },
      )
      .toEqual([expect.stringContaining('Challenger (you)')]);
    expect(await challenge('xxi').getByRole('columnheader').allTextContents()).toEqual([
      'Player',
      'Result',
      'Expected',
      'Decisions',
      'Luck',
      'Came to light',
    ]);
    expect([await violations(), await tooSmall(), await tooWide()]).toEqual([[], [], 0]);
  });

  test('are told of in French too', async () => {
    await open({ language: 'fr' });
    await visit('#/online/challenges');
    await challenge('planz').getByText('Il faut un compte pour cela.').waitFor();
    await challenge('planz')
      .getByText(/Contre l’état-major/)
      .waitFor();
    expect([await violations(), await tooWide()]).toEqual([[], 0]);
  });
});
