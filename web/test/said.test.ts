/** What lies on the tab's shelf is taken up only where it is sound. */
import { describe, expect, test } from 'vitest';
import { isKept } from '../src/table/said-kept.ts';

const asked = { step: 4, rule: 'XXI-7.2', view: {} };
const sound = { rules: [[4, 'XXI-7.2']], asked, before: { ...asked, step: 3 } };

describe('what was said before a reload', () => {
  test('is taken up as it was written', () => {
    expect(isKept(JSON.parse(JSON.stringify(sound)))).toBe(true);
    expect(isKept({ rules: [], asked })).toBe(true);
  });

  test.each([
    ['nothing', null],
    ['a word', 'said'],
    ['no rules', { asked }],
    ['a rule without its step', { ...sound, rules: [['XXI-7.2']] }],
    ['no question', { rules: [] }],
    ['a question without a table', { ...sound, asked: { step: 4, rule: 'XXI-7.2' } }],
    ['a last one that is none', { ...sound, before: 3 }],
  ])('%s is not', (_, found) => {
    expect(isKept(found)).toBe(false);
  });
});
