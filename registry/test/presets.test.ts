/** The presets of every game: what the start screen offers can be played, and has its words. */
import { LANGUAGES, optionsFor } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../src/index.ts';

describe.each(GAMES)('the presets of $id', ({ load, text }) => {
  test('the standard game comes first, and every set of options is known', async () => {
    const game = await load();
    expect(Object.entries(game.presets)[0]).toEqual(['standard', {}]);
    for (const preset of Object.values(game.presets)) expect(optionsFor(game, preset)).toMatchObject(preset);
  });

  test.each(LANGUAGES)('each has a name and says what it is, in %s', async (language) => {
    const [game, words] = [await load(), await text(language)];
    expect(Object.keys(words.presets)).toEqual(Object.keys(game.presets));
    for (const { name, effect } of Object.values(words.presets)) expect([name, effect]).not.toContain('');
  });
});
