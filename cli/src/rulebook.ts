/** The rulebook of a game: in its own folder or, in the package, beside the program. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, type RuleText, readRulebook, rulesOf } from '@derby/kernel';
import type { Paint } from './paint.ts';

export function rulesIn(game: string, language: Language): readonly RuleText[] {
  return rulesOf(readRulebook(readFileSync(rulebookFile(game, language), 'utf8')));
}

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

export const ruleLines = ({ id, title, text }: RuleText, paint: Paint): string[] => [
  paint('bold', `${id}  ${title}`),
  '',
  ...text.split('\n'),
];
