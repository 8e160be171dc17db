import { expect, test } from 'vitest';
import { figuresApart } from '../figures.ts';

test.each([
  ['Roll 2d6; 4 or more hits (XXI-9.3).', 'Lancez 2d6 ; 4 ou plus touche (XXI-9.4).', undefined],
  ['1. First 3\n2. Then 5', 'D’abord 3, puis 5', undefined],
  ['83.3 % of 1,500', '83,3 % de 1 500', undefined],
  ['On a 6 it is sunk.', 'Sur 5, il est coulé.', '6 stands 1 and 0 times, 5 stands 0 and 1 times'],
])('%s / %s', (en, fr, apart) => expect(figuresApart(en, fr)).toBe(apart));
