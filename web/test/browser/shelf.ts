/** Records brought to the table, so that a test or a picture can begin anywhere in a game. */
import { type GameRecord, writeRecord } from '@derby/kernel';
import type { Page } from 'playwright-core';
import { laid } from './player.ts';

/** The same record, as far as so many choices. */
export const upTo = ({ result: _, hash: __, ...record }: GameRecord, choices: number): GameRecord => ({
  ...record,
  choices: record.choices.slice(0, choices),
});

/** Brings a record to the table by way of the shelf. */
export async function takeUp(page: Page, record: GameRecord): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Import/ }).click();
  await (await chooser).setFiles({
    name: 'game.derby',
    mimeType: 'text/plain',
    buffer: Buffer.from(writeRecord(record)),
  });
  await page.locator('.saved-row .button.primary').click();
  await laid(page);
}
