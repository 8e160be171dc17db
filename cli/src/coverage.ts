/** Rule coverage: where the code cites a rule, and which tests prove it. `npm run rules` and `derby rule` both use it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RuleText, readRulebook, rulesOf } from '@derby/kernel';

/** The root of the checkout. */
export const HOUSE = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Whether this is a checkout: the package has no sources to look through. */
export const hasSources = (): boolean => existsSync(join(HOUSE, 'games'));

export const homeOf = (game: string): string => join(HOUSE, 'games', game);

export interface Coverage {
  readonly rule: RuleText;
  /** As `file:line`. */
  readonly cited: readonly string[];
  readonly proved: readonly string[];
}

export const bookRules = (home: string, language: string): readonly RuleText[] =>
  rulesOf(readRulebook(readFileSync(join(home, 'rulebook', `${language}.md`), 'utf8')));

/** An ID: a series and a number, which may follow a letter (ATL-M.3) and end in a code (ATL-9.3-DC). */
const ID = '[A-Z]+-(?:[A-Z]\\.)?\\d(?:[\\w.]*\\w)?(?:-[A-Z\\d]+\\b)?';
/** A citation stands in a comment or in the code: the ID, not followed by more of an ID. */
export const CITATION = new RegExp(ID, 'g');
/** A test's title begins with the rules it proves, each in brackets. */
const PROOF = new RegExp(`(?<=\\[)${ID}(?=\\])`, 'g');

export function coverage(home: string, rules: readonly RuleText[]): Coverage[] {
  const code = sourceFiles(join(home, 'src')).filter((file) => !file.endsWith('/rules.ts'));
  const cited = places(code, CITATION);
  const proved = places(sourceFiles(join(home, 'test')), PROOF);
  return rules.map((rule) => ({ rule, cited: cited.get(rule.id) ?? [], proved: proved.get(rule.id) ?? [] }));
}

/** Where each ID stands, as `file:line`. */
export function places(files: readonly string[], id: RegExp): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of files) {
    readFileSync(file, 'utf8')
      .split('\n')
      .forEach((line, index) => {
        for (const [word] of line.matchAll(id)) {
          const where = `${relative(HOUSE, file)}:${index + 1}`;
          found.set(word, [...(found.get(word) ?? []), where]);
        }
      });
  }
  return found;
}

/** Every TypeScript file below a folder. */
export function sourceFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
