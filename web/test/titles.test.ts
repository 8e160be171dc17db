import { GAMES } from '@derby/registry';
import { expect, test } from 'vitest';
import { titles } from '../build/titles.ts';

test.each(GAMES.map(({ id }) => id))('the box of %s says what its text says', async (id) => {
  const entry = GAMES.find((one) => one.id === id)!;
  for (const language of ['en', 'fr'] as const) {
    const { title, blurb } = await entry.text(language);
    expect(titles()[language][id]).toEqual({ title, blurb });
  }
});
