/** The style sheets of the house and of the boards are on one page: what the house sizes or moves is no part of a board. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const textOf = (wanted: RegExp): string[] =>
  FILES.filter((name) => wanted.test(name)).map((name) => readFileSync(`${SRC}${name}`, 'utf8'));

/** Classes that the house gives one of these wherever they stand. */
function given(properties: RegExp): Set<string> {
  const house = textOf(/^(?!boards).*\.css$/)
    .join('\n')
    .replace(/\/\*.*?\*\//gs, '');
  return new Set(
    [...house.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
      properties.test(body) ? selectors.split(',').flatMap((one) => /^\s*\.([a-z-]+)\s*$/.exec(one)?.[1] ?? []) : [],
    ),
  );
}

/** The class names of these elements on the boards. */
const worn = (elements: string): string[] =>
  textOf(/^boards.*\.tsx$/).flatMap((text) =>
    [...text.matchAll(new RegExp(`<(?:${elements})\\s+[^>]*?class="([^"]+)"`, 'g'))].flatMap(([, names = '']) =>
      names.split(' '),
    ),
  );

test('no shape of a board has a class that the house gives a size', () => {
  const taken = given(/(^|[\s;])(width|height|x|y|r|rx|ry|cx|cy):/);
  const shapes = worn('rect|circle|ellipse|image');
  expect(taken).toContain('card');
  expect(shapes.length).toBeGreaterThan(100);
  expect(shapes.filter((name) => taken.has(name))).toEqual([]);
});

test('nothing on a board has a class that the house moves, fades or makes deaf', () => {
  const taken = given(/(^|[\s;])(transform|translate|scale|rotate|opacity|visibility|pointer-events|animation):/);
  const all = worn('g|text|path|rect|circle|ellipse|image');
  expect(taken).toContain('tray');
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((name) => taken.has(name))).toEqual([]);
});
