/** What the glossary calls by one name has no other in anything that is said in French. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const HOUSE = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, HOUSE), 'utf8');

const FILES = ['games', 'web/src', 'cli/src'].flatMap((folder) =>
  readdirSync(new URL(folder, HOUSE), { recursive: true })
    .map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`)
    .filter((file) => !file.includes('node_modules'))
    .sort(),
);

/** Whole files; of those in two languages the half that is French, or the lines. */
const WHOLE =
  /^games\/\w+\/(rulebook\/fr\.md|src\/text\/[\w-]*fr\.ts)$|^(web|cli)\/src\/(text|boards)\/([\w-]+\/)?[\w-]*fr\.ts$/;
const HALVED = /^cli\/src\/boards\/[\w-]+-text\.ts$|^web\/src\/boards\/(xxi\/words|leader\/signs-words)\.ts$/;
const BY_LINE = /^web\/src\/boards\/\w+\/tutorial[\w-]*\.ts$/;

const BEGINS_FRENCH = /^(?:export )?const fr\b|^ {2}fr: \{/m;

/** The strings of a program without its names, keys and comments. */
const strings = (code: string): string => (code.match(/'(?:[^'\\\n]|\\.)*'(?!:)|`(?:[^`\\]|\\.)*`/g) ?? []).join('\n');

function frenchOf(file: string): string | undefined {
  if (WHOLE.test(file)) return file.endsWith('.md') ? read(file) : strings(read(file));
  if (BY_LINE.test(file)) return (read(file).match(/^\s+fr: .*$/gm) ?? []).join('\n');
  if (!HALVED.test(file)) return undefined;
  const code = read(file);
  return strings(code.slice(BEGINS_FRENCH.exec(code)?.index ?? code.length));
}

const said = FILES.flatMap((file) => {
  const text = frenchOf(file);
  return text === undefined ? [] : [{ file, text }];
});

/** The rows of the glossary that have a forbidden twin. */
const TWINS = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('|') && line.split('|').length === 5)
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, , french = '', not = '']) =>
    not
      .split(', ')
      .filter(Boolean)
      .map((twin) => [twin, french] as const),
  );

test('everything that is said in French is looked at', () => {
  expect(said.length).toBeGreaterThan(45);
  const halves = said.filter(({ file }) => HALVED.test(file));
  expect(halves.length).toBeGreaterThan(4);
  for (const { file, text } of halves) expect(text.length, file).toBeGreaterThan(300);
  expect(TWINS.length).toBeGreaterThan(15);
});

test.each(TWINS)('not "%s" but "%s"', (twin) => {
  const written = new RegExp(`(?<![\\p{L}-])${twin.replaceAll('’', "[’']")}(?![\\p{L}-])`, 'u');
  expect(said.filter(({ text }) => written.test(text)).map(({ file }) => file)).toEqual([]);
});
