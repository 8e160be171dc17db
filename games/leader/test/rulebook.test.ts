/** The reference of the rulebook, in both languages, holds the figures that are played with. */
import { readFileSync } from 'node:fs';
import { readRulebook, rulesOf } from '@derby/kernel';
import { chapterOf, markdownOf } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, tablesIn } from './tables.ts';

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const markdown = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');
  const rules = new Set(rulesOf(readRulebook(markdown)).map(({ id }) => id));

  test.each(tablesIn(language).map((table) => [table.caption, table] as const))(
    '[UL-3.1] [UL-4.6] prints as played: %s',
    (_caption, table) => {
      expect(`${chapterOf(markdown, 21)}\n`).toContain(`${markdownOf(table)}\n`);
    },
  );

  test('every ruling names rules that are in the book, and has a question and an answer', () => {
    const rows = chapterOf(markdown, 23)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2);
    expect(rows.length).toBeGreaterThan(50);
    for (const row of rows) {
      const [ids = '', question, answer] = row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      for (const id of ids.split(', ')) expect(rules.has(id), row).toBe(true);
      expect(question && answer, row).toBeTruthy();
    }
  });
});
