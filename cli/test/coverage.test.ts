import { expect, test } from 'vitest';
import { CITATION } from '../src/coverage.ts';

test.each([
  ['/** ATL-9.3  The attack. */', ['ATL-9.3']],
  ['by ATL-9 and ATL-10.5.1b.', ['ATL-9', 'ATL-10.5.1b']],
  ["t.log('ATL-M.3'); // ATL-21.1-2, see ATL-23.3.1-UM.", ['ATL-M.3', 'ATL-21.1-2', 'ATL-23.3.1-UM']],
  ['a well-known fact', []],
])('the rules that %j cites', (line, ids) => {
  expect([...line.matchAll(CITATION)].map(([id]) => id)).toEqual(ids);
});
