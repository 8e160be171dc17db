/** The tables of the rulebook, in both languages, hold the figures that are played with. */
import { readFileSync } from 'node:fs';
import { readRulebook, rulesOf } from '@derby/kernel';
import { chapterOf, markdownOf } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, tablesIn, unitRows } from './tables.ts';

describe.each(LANGUAGES)('the rulebook in %s', (language) => {
  const markdown = readFileSync(new URL(`../rulebook/${language}.md`, import.meta.url), 'utf8');
  const rules = new Map(rulesOf(readRulebook(markdown)).map(({ id, text }) => [id, text]));

  test.each(tablesIn(language).map((table) => [table.caption, table] as const))(
    '[HOST-3.2] [HOST-9.10] [HOST-10.3] [HOST-12.2] prints as played: %s',
    (_caption, table) => {
      expect(chapterOf(markdown, 18)).toContain(`${markdownOf(table)}\n`);
    },
  );

  test('[HOST-4.1] prints the figures of every unit', () => {
    const printed = (rules.get('HOST-4.1') ?? '')
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(printed.toSorted()).toEqual(unitRows(language).toSorted());
  });

  test('every ruling names rules that are in the book, and has a question and an answer', () => {
    const rows = chapterOf(markdown, 20)
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
