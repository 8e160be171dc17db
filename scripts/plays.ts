/**
 * Plays that are never played: `depthCharges(t, boat)` for `yield* depthCharges(t, boat)` compiles, and nothing happens. Found by
 * their names: a procedure that asks is a `function*`, and a call of one must go somewhere.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOUSE, sourceFiles } from './house.ts';

const ASKING = ['t.choose', 't.confirm', 't.checkpoint'];

export interface Lost {
  readonly line: number;
  readonly name: string;
}

/** The names of all procedures that a text declares. */
export const proceduresIn = (code: string): string[] =>
  [...code.matchAll(/\bfunction\*\s+(\w+)/g)].flatMap(([, name]) => name ?? []);

/** Where a play is made and thrown away. */
export function lostPlays(code: string, procedures: readonly string[]): Lost[] {
  const bare = withoutWords(code);
  const names = [...ASKING, ...procedures].map((name) => name.replace('.', '\\.')).join('|');
  const found: Lost[] = [];
  for (const match of bare.matchAll(new RegExp(`(?<![\\w.])(${names})(?:<[^<>()]*>)?\\(`, 'g')))
    if (isStatement(bare.slice(0, match.index)) || (isAsking(match[1]) && isValue(bare.slice(0, match.index))))
      found.push({ line: bare.slice(0, match.index).split('\n').length, name: match[1] ?? '' });
  return found;
}

/** Whether whatever follows this code stands alone: after a statement, a brace, a condition, or `else`. */
const isStatement = (before: string): boolean => /(^|[;{})]|\belse|\bdo)\s*$/.test(before);

/** A question is no value: only its answer is. */
const isAsking = (name: string | undefined): boolean => ASKING.includes(name ?? '');
const isValue = (before: string): boolean => /[^=!<>]=\s*$/.test(before);

/** Comments and texts give way to blanks, line by line. */
const withoutWords = (code: string): string =>
  code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:[^'\\\n]|\\.)*'/g, (words) => words.replace(/[^\n]/g, ' '));

const importsOf = (code: string): ReadonlySet<string> =>
  new Set([...code.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(/[\s,]+/)));

function main(): void {
  const files = sourceFiles(join(HOUSE, 'games')).filter((file) => /\/src\/.*\.ts$/.test(file));
  const codes = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  const gameOf = (file: string): string => /games\/([^/]+)\//.exec(file)?.[1] ?? '';
  let lost = 0;
  for (const [file, code] of codes) {
    const others = files.filter((other) => gameOf(other) === gameOf(file)).map((other) => codes.get(other) ?? '');
    const imported = importsOf(code);
    const known = others.flatMap(proceduresIn).filter((name) => imported.has(name));
    for (const { line, name } of lostPlays(code, [...proceduresIn(code), ...known])) {
      lost += 1;
      console.error(`${file.replace(`${HOUSE}/`, '')}:${line}: ${name}(…) is never played: it wants yield*.`);
    }
  }
  console.log(lost === 0 ? 'Every play is played.' : `${lost} plays are thrown away.`);
  process.exitCode = lost === 0 ? 0 : 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
