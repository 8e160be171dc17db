/** What the built app carries is shipped with its licences, and they are shown. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { built, open, page, visit } from './page.ts';

const MANIFEST = new URL('../../package.json', import.meta.url);

describe('licences', () => {
  test('of every package and of the typeface lie beside the app', () => {
    const text = readFileSync(join(built(), 'licences.txt'), 'utf8');
    const { dependencies } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
    const carried = Object.keys(dependencies).filter((name) => !name.startsWith('@derby/'));
    for (const name of [...carried, '@noble/ciphers', '@noble/hashes', 'workbox-core', 'workbox-window'])
      expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toMatch(/^Derby House\n\nMIT License/);
  });

  test('are shown in the app', async () => {
    await open({ language: 'fr' });
    await visit('#/settings');
    await page.getByRole('link', { name: 'Licences' }).click();
    await expect.poll(() => page.locator('pre.licences').textContent()).toContain('SIL OPEN FONT LICENSE');
  });
});
