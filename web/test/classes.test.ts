/** The style sheets of the house and of the boards are on one page: what the house gives a size is no shape of a board. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = fileURLToPath(new URL('../src/', import.meta.url));
const FILES = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
const textOf = (wanted: RegExp): string[] =>
  FILES.filter((name) => wanted.test(name)).map((name) => readFileSync(`${SRC}${name}`, 'utf8'));

/** Classes that the house gives a size wherever they stand: in an SVG that is the size of a shape. */
function sized(): Set<string> {
  const house = textOf(/^(?!boards).*\.css$/).join('\n');
  return new Set(
    [...house.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
      /(^|[\s;])(width|height|x|y|r|rx|ry|cx|cy):/.test(body)
        ? selectors.split(',').flatMap((one) => /^\s*\.([a-z-]+)\s*$/.exec(one)?.[1] ?? [])
        : [],
    ),
  );
}

test('no shape of a board has a class that the house gives a size', () => {
  const taken = sized();
  expect(taken).toContain('card');
  const shapes = textOf(/^boards.*\.tsx$/).flatMap((text) => [
    ...text.matchAll(/<(?:rect|circle|ellipse|image)\s+[^>]*?class="([^"]+)"/g),
  ]);
  expect(shapes.length).toBeGreaterThan(100);
  expect(shapes.flatMap(([, names = '']) => names.split(' ').filter((name) => taken.has(name)))).toEqual([]);
});
