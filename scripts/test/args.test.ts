/** A script tells what it is for, from its own head. */
import { expect, test } from 'vitest';
import { helpOf } from '../args.ts';

test('the head of a script is its help, with its options and what they are where nothing is said', () => {
  const code = "/**\n * Makes tea: `npm run tea`.\n * With milk.\n */\nimport x from 'y';";
  const options = { game: { type: 'string', default: 'xxi' }, quick: { type: 'boolean', default: false } } as const;
  expect(helpOf(code, { options })).toBe('Makes tea: `npm run tea`.\nWith milk.\n\n  --game …  (xxi)\n  --quick');
  expect(helpOf('/** One line. */', {})).toBe('One line.');
});
