/** What stands on a command line is read as it was meant. */
import { describe, expect, test } from 'vitest';
import { Args } from '../src/args.ts';
import { textOf } from '../src/text/index.ts';

const bot = (...words: string[]) => new Args('bot', ['match', '--engine', 'x', ...words], textOf('en'));

describe('a value', () => {
  test('may begin with a dash', () => {
    expect(bot('--key', '-jFpx').word('key')).toBe('-jFpx');
    expect(bot('--key=-jFpx', '--seat', 'allies').word('seat')).toBe('allies');
  });

  test('is not the next option', () => {
    expect(() => bot('--key', '--seat', 'allies')).toThrow('--key needs a value');
    expect(() => bot('--key')).toThrow('--key needs a value');
  });
});
