import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isName, LONGEST_MESSAGE, readClientMessage, readNewMatch, readServerMessage } from '../src/index.ts';

describe('what a client says', () => {
  test.each([
    { kind: 'take', id: 1, at: 0, choice: 'move hull-A1 13' },
    { kind: 'undo', id: 2, at: 7 },
    { kind: 'propose', id: 3, at: 7, what: 'take-back', step: 4 },
    { kind: 'answer', id: 4, at: 8, yes: false },
    { kind: 'foresee', id: 5, at: 8, choices: ['hold'] },
  ])('is read: %j', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ message });
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a kind that is not there', '{"kind":"win","id":1}'],
    ['a seat of one’s choice', '{"kind":"take","id":1,"at":0,"choice":"hold","seat":"axis"}'],
    ['a moment below nothing', '{"kind":"take","id":1,"at":-1,"choice":"hold"}'],
    ['half a moment', '{"kind":"take","id":1,"at":0.5,"choice":"hold"}'],
    ['no choice', '{"kind":"take","id":1,"at":0,"choice":""}'],
    ['a choice without end', `{"kind":"take","id":1,"at":0,"choice":"${'x'.repeat(500)}"}`],
    ['a message without end', `{"kind":"take","id":1,"at":0,"choice":"x"${' '.repeat(LONGEST_MESSAGE)}}`],
  ])('is refused: %s', (_title, text) => {
    expect(readClientMessage(text)).toMatchObject({ fault: 'malformed' });
  });

  test('is refused under its own number, where that can be read', () => {
    expect(readClientMessage('{"kind":"win","id":12}')).toEqual({ fault: 'malformed', id: 12 });
    expect(readClientMessage('{"kind":"win","id":"12"}')).toEqual({ fault: 'malformed', id: 0 });
  });
});

test('a choice is read without the schema as with it: whatever is odd about it is refused', () => {
  const take = { kind: 'take', id: 1, at: 0, choice: 'hold' };
  const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('', 'x'.repeat(400), 'x'.repeat(401), -1, 0.5, 2 ** 53, 7));
  const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0;
  fc.assert(
    fc.property(fc.constantFrom('id', 'at', 'choice', 'seat'), odd, (key, value) => {
      const message = { ...take, [key]: value };
      const { id, at, choice } = message;
      const isChoice = typeof choice === 'string' && choice !== '' && choice.length <= 400;
      const isSound = key !== 'seat' && isCount(id) && isCount(at) && isChoice;
      expect('message' in readClientMessage(JSON.stringify(message))).toBe(isSound);
    }),
    { numRuns: 500, seed: 7 },
  );
});

test('what the house says is read where its kind is known', () => {
  expect(readServerMessage('{"kind":"change","at":3,"changes":[[["a"],1]]}')).toMatchObject({ at: 3 });
  expect(readServerMessage('{"kind":"change","at":"3","changes":[]}')).toBeUndefined();
  expect(readServerMessage('{"kind":"change","at":3,"changes":[7]}')).toBeUndefined();
  expect(readServerMessage('{"kind":"news"}')).toBeUndefined();
  expect(readServerMessage('nonsense')).toBeUndefined();
});

test('a match is asked for in known words, and never with dice of one’s own', () => {
  expect(readNewMatch({ game: 'pens', seats: { axis: 'me' } })).toEqual({
    game: 'pens',
    seats: { axis: 'me' },
    options: {},
    isListed: false,
    hints: false,
  });
  expect(readNewMatch({ game: 'pens', seats: { axis: 'me' }, seed: 'mine' })).toBeUndefined();
  expect(readNewMatch({ game: '../pens', seats: {} })).toBeUndefined();
  expect(readNewMatch({ game: 'pens', seats: {}, options: { x: { y: 1 } } })).toBeUndefined();
});

test('a name is a line with something in it', () => {
  expect(['Günther', 'a b', 'U 99'].every(isName)).toBe(true);
  expect(['', ' a', 'a ', 'a\u0000', '\u202ea', 'x'.repeat(41)].some(isName)).toBe(false);
});
