/** The reasons of choices that are never made, row by row of the page. */
import { describe, expect, test } from 'vitest';
import { explained } from '../choice-reasons.ts';

const REASONS = {
  toy: { 'T-1 pass': 'It costs nothing.', '* order losses': 'It answers itself.', 'T-2 order *': 'Once.' },
};
const row = (rule: string, verb: string) => ({ rule, verb, offered: 2 });

describe('reasons of what is never chosen', () => {
  test('a star for the rule brings all rules together, one for the word all words', () => {
    const never = [
      row('T-1', 'order losses'),
      row('T-2', 'order shots'),
      row('T-2', 'order losses'),
      row('T-2', 'order cap'),
    ];
    expect(explained('toy', never, REASONS)).toEqual([
      { rules: ['T-1', 'T-2'], verbs: ['order losses'], offered: 4, reason: 'It answers itself.' },
      { rules: ['T-2'], verbs: ['order shots', 'order cap'], offered: 4, reason: 'Once.' },
    ]);
  });

  test('the same verb under another rule has no reason by that', () => {
    expect(explained('toy', [row('T-1', 'pass'), row('T-2', 'pass'), row('T-1', 'order cap')], REASONS)).toEqual([
      { rules: ['T-1'], verbs: ['pass'], offered: 2, reason: 'It costs nothing.' },
      { rules: ['T-2'], verbs: ['pass'], offered: 2, reason: undefined },
      { rules: ['T-1'], verbs: ['order cap'], offered: 2, reason: undefined },
    ]);
  });
});
