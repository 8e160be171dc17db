import { readRulebook } from '@derby/kernel';
import { expect, test } from 'vitest';
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
