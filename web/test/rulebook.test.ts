import { readRulebook } from '@derby/kernel';
import { expect, test } from 'vitest';
import { rulebooks } from '../build/rulebooks.ts';
import { found } from '../src/rulebook/search.ts';

const BOOK = readRulebook(`# Atlantic

## 9 Depth charges

### ATL-9.1 The pattern

Charges are dropped <b>in a pattern</b>.

### ATL-9.2 Évasion

The boat’s crew evades; see ATL-9.1.

## 10 Rulings

A boat in harbour is not attacked.
`);

test.each([
  ['pattern', ['ATL-9.1']],
  ['EVASION', ['ATL-9.2']],
  ['atl-9.1', ['ATL-9.1', 'ATL-9.2']],
  ['charges dropped', ['ATL-9.1']],
  ["boat's", ['ATL-9.2']],
  ['harbour', ['chapter-2']],
  ['torpedo', []],
])('searching for "%s" finds %j', (query, ids) => {
  expect([...found(BOOK, query)]).toEqual(ids);
});

test('no line of the text ends inside the name of a boat, and it is found all the same', () => {
  const markdown = "# Atlantic\n\n## 1 Boats\n\n### ATL-1.1 Hunted\n\nU-123's crew, and *all* U-boats (ATL-1.1).\n";
  const { transform } = rulebooks();
  const made = (transform as (code: string, id: string) => { readonly code: string })(markdown, '/rulebook/en.md');
  const book = JSON.parse(made.code.slice('export default '.length, -1));
  expect(book.chapters[0].rules[0].text).toBe(
    '<p><span class="unbroken">U-123’s</span> crew, and <em>all</em> <span class="unbroken">U-boats</span> (<a data-rule="ATL-1.1" href="#rule-ATL-1.1">ATL-1.1</a>).</p>\n',
  );
  expect([...found(book, "u-123's"), ...found(book, 'u-boats')]).toEqual(['ATL-1.1', 'ATL-1.1']);
});
