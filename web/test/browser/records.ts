/** Records in a real browser: golden ones, broken ones, shared ones, and what works without a network. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@derby/kernel';
import { xxi } from '@derby/xxi';
import { describe, expect, test } from 'vitest';
import { drop } from './drop.ts';
import { violationsIn } from './fitness.ts';
import { open, page, visit } from './page.ts';
import { begin, byList, keptChoices, openOffers, play } from './player.ts';
import { atRest } from './rest.ts';

const FOLDER = fileURLToPath(new URL('../../../games/xxi/test/records', import.meta.url));
const GOLDEN = readdirSync(FOLDER).filter((name) => name.endsWith('.derby'));
const golden = (name: string): string => readFileSync(`${FOLDER}/${name}`, 'utf8');

/** Whether a line of the log stands within its pane. Runs in the page. */
function isInSight(line: Element): boolean {
  const [pane, own] = [line.closest('.pane'), line].map((one) => one?.getBoundingClientRect());
  return pane !== undefined && own !== undefined && own.top >= pane.top - 1 && own.bottom <= pane.bottom + 1;
}

describe('replay', () => {
  test.each([GOLDEN[0] ?? '', GOLDEN.at(-1) ?? ''])('golden record %s ends at its hash', async (name) => {
    const record = readRecord(golden(name));
    await open();
    await drop(golden(name));
    await page.getByRole('slider').waitFor();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => page.locator('.fingerprint').textContent()).toBe(record.hash);
    await expect.poll(() => page.locator('.log-line').last().evaluate(isInSight)).toBe(true);
    await page.getByRole('button', { name: 'One step back' }).click();
    const last = record.choices.length;
    await expect.poll(() => page.locator('.slider').textContent()).toContain(`${last - 1} of ${last}`);
    await page.getByRole('slider').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('.slider').textContent()).toContain(`0 of ${last}`);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => page.locator('.slider').textContent()).toMatch(new RegExp(`([3-9]|\\d\\d) of ${last}`));
  });

  test('the arrow keys go from step to step, and Play is no step', async () => {
    await open();
    await drop(golden(GOLDEN[0] ?? ''));
    await page.getByRole('slider').waitFor();
    const at = () => page.locator('.slider').textContent();
    await page.locator('#main').focus();
    for (const [key, step] of [
      ['ArrowRight', '1 of'],
      ['ArrowRight', '2 of'],
      ['ArrowLeft', '1 of'],
      ['Home', '0 of'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(at).toContain(step);
    }
    await page.keyboard.press('End');
    await page.locator('.fingerprint').waitFor({ state: 'attached' });
    // On the chart the same keys move the sheet.
    await page.locator('.chart-surface').focus();
    const last = await at();
    await page.keyboard.press('ArrowLeft');
    await atRest(page);
    expect(await at()).toBe(last);
    const drawn = (name: string) =>
      page.getByRole('button', { name, exact: true }).evaluate((one) => one.querySelector('path')?.getAttribute('d'));
    expect(await drawn('Play')).not.toBe(await drawn('One step forward'));
    await expect(page.locator('.tool-main span').textContent()).resolves.toBe('Play');
  });

  test.each([
    ['no record at all', 'Dear diary', /must begin with "derby 1"/],
    ['an unknown word', 'derby 1\ngame xxi\nedition 1\nweather bad\n\n\n', /Line 4.*weather/],
    ['a game that is not here', 'derby 1\ngame chess\nedition 1\nseed x\n\n\n', /no game "chess"; there are: xxi/],
    [
      'a choice that cannot be made',
      `derby 1\ngame xxi\nedition ${xxi.edition}\nseed x\n\nfly-home\n\n`,
      /choice 1, "fly-home"/,
    ],
  ])('a broken file is explained: %s', async (_, text, message) => {
    await open();
    await drop(text);
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(message);
    await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  });

  test('a broken file is explained in French too', async () => {
    await open({ language: 'fr' });
    await drop('derby 1\ngame xxi\nedition 1\nweather bad\n\n\n');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Ligne 4 : « weather » n’est pas un mot');
  });

  test('a forged result is found out', async () => {
    await open();
    await drop(golden(GOLDEN[0] ?? '').replace(/^hash .*$/m, 'hash 00000000000000000000000000000000'));
    await expect.poll(() => page.getByRole('alert').textContent()).toMatch(/claims 0000/);
  });

  test('a link holds the whole game', async () => {
    await open({}, null, { permissions: ['clipboard-read', 'clipboard-write'] });
    await begin(page);
    await play(page, byList(3), 8);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.locator('.notice').waitFor();
    expect(await page.locator('.notice').textContent()).toContain('dice and piles still to come');
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await page.getByRole('slider').waitFor();
    await expect.poll(() => page.locator('.slider').textContent()).toContain('8 of 8');
  });

  test('a damaged link says so', async () => {
    await open();
    await visit('#/shared/AAAA');
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('The link is damaged');
  });

  test('playing on from a moment of a record begins a game with that past', async () => {
    await open();
    await drop(golden(GOLDEN[0] ?? ''));
    for (let i = 0; i < 3; i++) await page.getByRole('button', { name: 'One step forward' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await openOffers(page).first().waitFor();
    expect(await page.locator('.desk').getAttribute('data-step')).toBe('3');
  });

  test('the analysis draws the curve and accounts for luck and decisions', async () => {
    await open();
    await begin(page);
    await play(page, byList(9), 20);
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Give up …' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('link', { name: 'Review it' }).click();
    await page.getByRole('button', { name: 'Analyse this game' }).click();
    await page.locator('.curve').waitFor({ timeout: 480_000 });
    await expect
      .poll(() => page.locator('.analysis .metrics').textContent())
      .toMatch(/Expected at the start.*Luck.*Result/);
    await page.locator('.turns').first().waitFor();
    // What else could have been done at the beginning, and the same game with it.
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await page.getByRole('button', { name: 'What if?' }).click();
    await page.locator('.what-line').first().waitFor({ timeout: 480_000 });
    expect(await violationsIn('.orders-scroll')).toEqual([]);
    // The diary knows what the review said.
    await visit('#/diary');
    await page.locator('.plot-luck').waitFor();
    expect(await page.locator('.diary table').first().textContent()).toMatch(/XXI1010/);
  });
});

describe('without a network', () => {
  test('after the first load a game can be begun, played, hinted at and reloaded', async () => {
    await open({}, null, { serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    await page.context().setOffline(true);
    await page.reload();
    await begin(page);
    await play(page, byList(2), 6);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.locator('.offer.hinted').waitFor();
    await page.locator('.question-bar .cite').click();
    await page.locator('.rule.open').waitFor();
    await expect.poll(() => page.evaluate(keptChoices)).toBe(6);
    await page.reload();
    await openOffers(page).first().waitFor();
    expect(await page.locator('.desk').getAttribute('data-step')).toBe('6');
  });
});
