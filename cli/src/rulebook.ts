/** The rulebook of a game: in its own folder or, in the package, beside the program. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Chapter, type Language, type RuleText, readRulebook, rulesOf } from '@derby/kernel';
import type { Paint } from './paint.ts';

const bookOf = (game: string, language: Language) => readRulebook(readFileSync(rulebookFile(game, language), 'utf8'));

export const rulesIn = (game: string, language: Language): readonly RuleText[] => rulesOf(bookOf(game, language));

export const chaptersIn = (game: string, language: Language): readonly Chapter[] => bookOf(game, language).chapters;

function rulebookFile(game: string, language: Language): string {
  const packed = fileURLToPath(new URL(`./rulebook/${game}/${language}.md`, import.meta.url));
  return existsSync(packed) ? packed : fileURLToPath(import.meta.resolve(`@derby/${game}/rulebook/${language}.md`));
}

/** A rule by its ID; capitals do not matter, and the game's own prefix may be left out. */
export function findRule(rules: readonly RuleText[], word: string): RuleText | undefined {
  const wanted = word.toLowerCase();
  return (
    rules.find(({ id }) => id.toLowerCase() === wanted) ??
    rules.find(({ id }) => id.toLowerCase().endsWith(`-${wanted}`))
  );
}

/** A chapter by its number, as "18" in "18 Tables". */
export const findChapter = (chapters: readonly Chapter[], word: string): Chapter | undefined =>
  chapters.find(({ title }) => title.split(' ')[0] === word);

/** What a chapter says by itself, and which rules it holds. */
export const chapterLines = ({ title, text, rules }: Chapter, paint: Paint): string[] => [
  paint('bold', title),
  '',
  ...(text ? [...text.split('\n'), ...(rules.length > 0 ? [''] : [])] : []),
  ...rules.map((rule) => `${rule.id}  ${rule.title}`),
];

export const ruleLines = ({ id, title, text }: RuleText, paint: Paint): string[] => [
  paint('bold', `${id}  ${title}`),
  '',
  ...text.split('\n'),
];
