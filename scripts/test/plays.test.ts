/** A play that is made and thrown away is found; one that goes somewhere is not. */
import { describe, expect, test } from 'vitest';
import { lostPlays, proceduresIn } from '../plays.ts';

const lost = (code: string): string[] => lostPlays(code, ['attack']).map(({ line, name }) => `${line} ${name}`);

describe('a play is thrown away', () => {
  test.each([
    ['as a statement', 'spend(t);\nattack(t, id);', '2 attack'],
    ['after a condition', 'if (hits > 0) attack(t, id);', '1 attack'],
    ['after else', 'if (ok) return;\nelse attack(t);', '2 attack'],
    ['a question nobody is asked', '{\n  t.choose(seat, rule, list);\n}', '2 t.choose'],
    ['a question taken for its answer', 'const [, cove] = t.choose(seat, rule, list);', '1 t.choose'],
    ['a checkpoint that is none', 'for (;;) {\n  t.checkpoint();', '2 t.checkpoint'],
  ])('%s', (_, code, found) => expect(lost(code)).toEqual([found]));
});

describe('a play goes somewhere', () => {
  test.each([
    'yield* attack(t, id);',
    'return attack(t, id);',
    'const play = attack(t, id);',
    'const [, cove] = yield* t.choose(seat, rule, list);',
    'return t.choose(seat, rule, list);',
    'run(state, (t) => attack(t, id));',
    'const USES = { attack };',
    'function* attack(t: Table): Play<void> {',
    '// attack(t)\n/** attack(t) */',
    "log('; attack(t)');",
    'state.attack(t);',
  ])('%s', (code) => expect(lost(code)).toEqual([]));
});

test('procedures are known by their names', () => {
  expect(proceduresIn('export function* attack(t) {}\nfunction* flee() {}\nfunction hold() {}')).toEqual([
    'attack',
    'flee',
  ]);
});
