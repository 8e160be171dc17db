/**
 * Rule coverage: every rule of a rulebook with the code that cites it and the tests that prove it.
 * `npm run rules` fails where a rule is uncited or unproved, and says which; `-- XXI-9.3` shows where these rules stand and
 * `-- --all` where each of them does; `-- --write` makes every game's src/rules.ts anew from its English rulebook.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { bookRules, CITATION, type Coverage, coverage, HOUSE, places, sourceFiles } from '@derby/cli/coverage';
import type { RuleText } from '@derby/kernel';
import { argsOf } from './args.ts';
import { figuresApart } from './figures.ts';

const { values, positionals } = argsOf({
  options: { write: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const asked = new Set(positionals.map((word) => word.toUpperCase()));

// `npm run rules -- --all | head` closes the pipe early; that is no fault of anybody.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code !== 'EPIPE') throw fault;
  process.exit(process.exitCode);
});

function report(home: string, game: string): number {
  const rules = bookRules(home, 'en');
  const found = coverage(home, rules);
  const shown = found.filter(({ rule }) => values.all || asked.delete(rule.id.toUpperCase()));
  printTable(shown);
  const uncited = found.filter((one) => one.cited.length === 0);
  const unproved = found.filter((one) => one.proved.length === 0);
  for (const { rule } of uncited) console.error(`${game}: ${rule.id} ${rule.title} is cited by no code.`);
  for (const { rule } of unproved) console.error(`${game}: ${rule.id} ${rule.title} is proved by no test.`);
  const faults = [...bookFaults(home, game, rules), ...strangers(home, rules)];
  for (const fault of faults) console.error(fault);
  if (positionals.length > 0 && shown.length === 0) return uncited.length + unproved.length + faults.length;
  console.log(
    `${game}: ${found.length} rules, ${found.length - uncited.length} cited, ${found.length - unproved.length} proved`,
  );
  return uncited.length + unproved.length + faults.length;
}

/** Both languages have the same rules in the same order, and src/rules.ts is made from them. */
function bookFaults(home: string, game: string, rules: readonly RuleText[]): string[] {
  const faults: string[] = [];
  const ids = rules.map((rule) => rule.id).join(' ');
  if (
    bookRules(home, 'fr')
      .map((rule) => rule.id)
      .join(' ') !== ids
  )
    faults.push(`${game}: the French rulebook has other rules, or another order.`);
  const french = new Map(bookRules(home, 'fr').map(({ id, text }) => [id, text]));
  for (const { id, text } of rules) {
    const apart = figuresApart(text, french.get(id) ?? text);
    if (apart) faults.push(`${id} has other figures in English and in French: ${apart}.`);
  }
  if (new Set(rules.map((rule) => rule.id)).size < rules.length)
    faults.push(`${game}: a rule stands twice in the rulebook.`);
  const made = join(home, 'src', 'rules.ts');
  if (!existsSync(made) || readFileSync(made, 'utf8') !== rulesModule(game, rules)) {
    faults.push(`${game}: src/rules.ts is not what the rulebook says; run "npm run rules -- --write".`);
  }
  return faults;
}

/** IDs of this game's series that code or tests cite although no rule has them. A chapter (XXI-9) may be cited as a whole. */
function strangers(home: string, rules: readonly RuleText[]): string[] {
  const known = new Set(rules.map((rule) => rule.id));
  const series = new Set(rules.map((rule) => rule.id.split('-')[0]));
  const isPart = (word: string): boolean =>
    rules.some(
      (rule) =>
        rule.id.startsWith(`${word}.`) ||
        rule.id.startsWith(`${word}-`) ||
        new RegExp(`^${word.replaceAll('.', '\\.')}[a-z]$`).test(rule.id),
    );
  const cited = places([...sourceFiles(join(home, 'src')), ...sourceFiles(join(home, 'test'))], CITATION);
  return [...cited]
    .filter(([word]) => series.has(word.split('-')[0] ?? '') && !known.has(word) && !isPart(word))
    .map(([word, where]) => `${word} is cited at ${where[0]}, but the rulebook has no such rule.`);
}

function printTable(found: readonly Coverage[]): void {
  for (const { rule, cited, proved } of found) {
    console.log(`${rule.id}  ${rule.title}\n    code   ${short(cited)}\n    tests  ${short(proved)}`);
  }
}

const short = (where: readonly string[]): string =>
  where.length === 0
    ? '— none —'
    : `${where.slice(0, 3).join(', ')}${where.length > 3 ? `, and ${where.length - 3} more` : ''}`;

function writeRules(home: string, game: string): void {
  writeFileSync(join(home, 'src', 'rules.ts'), rulesModule(game, bookRules(home, 'en')));
}

function rulesModule(game: string, rules: readonly RuleText[]): string {
  const lines = rules.map(({ id, title }) => `  '${id}': ${quoted(title)},`);
  return [
    `/** The rules of ${game} by ID. Made from rulebook/en.md by \`npm run rules -- --write\`; do not edit. */`,
    'export const RULES = {',
    ...lines,
    '} as const;',
    '',
    'export type Rule = keyof typeof RULES;',
    '',
  ].join('\n');
}

const quoted = (title: string): string => (title.includes("'") ? `"${title}"` : `'${title}'`);

let faults = 0;
for (const game of readdirSync(join(HOUSE, 'games')).sort()) {
  const home = join(HOUSE, 'games', game);
  if (!existsSync(join(home, 'rulebook', 'en.md'))) continue;
  if (values.write) writeRules(home, game);
  faults += report(home, game);
}
for (const word of asked) console.error(`No rulebook has a rule ${word}.`);
process.exitCode = faults + asked.size > 0 ? 1 : 0;
