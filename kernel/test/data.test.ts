/** Plain data: copies, fingerprints, options, notation and rulebooks. */
import {
  canonical,
  copyOf,
  explainUnknown,
  hashOf,
  LANGUAGES,
  type Listing,
  notation,
  offersIn,
  openOf,
  optionsFor,
  readOption,
  readRulebook,
  rulesOf,
  Unknown,
  UnknownOption,
  unusualOptions,
  writeOption,
} from '@derby/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lantern } from './lantern.ts';

describe('copies', () => {
  test('are equal and share nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        const copy = copyOf(plain);
        expect(copy).toEqual(plain);
        expect(sharesAnything(plain, copy)).toBe(false);
      }),
    );
  });

  test('a key that is called like the prototype is data', () => {
    const copy = copyOf(JSON.parse('{"__proto__":{"deck":[1]},"turn":2}'));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"deck":[1]},"turn":2}');
  });

  test('share what is frozen: it never changes', () => {
    const state = { options: Object.freeze({ fog: true }), turn: 1 };
    expect(copyOf(state).options).toBe(state.options);
  });

  function sharesAnything(one: unknown, other: unknown): boolean {
    if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return false;
    if (one === other) return true;
    return Object.keys(one).some((key) =>
      sharesAnything(one[key as keyof typeof one], other[key as keyof typeof other]),
    );
  }
});

describe('fingerprints', () => {
  test('do not depend on the order of keys, but on everything else', () => {
    expect(hashOf({ a: 1, b: [2, 3] })).toBe(hashOf({ b: [2, 3], a: 1 }));
    expect(hashOf({ a: 1, b: [3, 2] })).not.toBe(hashOf({ a: 1, b: [2, 3] }));
    expect(hashOf([])).toHaveLength(32);
  });

  test('are made of text that JSON reads', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('options', () => {
  test('are completed by the standard', () => {
    expect(optionsFor(lantern)).toEqual({ fog: false });
    expect(unusualOptions(lantern, { fog: true })).toEqual([['fog', true]]);
  });

  test('an unknown name or value is refused with those that exist', () => {
    expect(() => optionsFor(lantern, { mist: true })).toThrow(UnknownOption);
    const nothing = new UnknownOption({ why: 'no-option', game: 'lantern', option: 'mist', known: ['fog'] });
    expect(explainUnknown('en', nothing)).toBe('lantern has no option "mist"; it has: fog.');
    expect(explainUnknown('fr', nothing)).toBe('lantern n’a pas d’option « mist » ; il a : fog.');
    expect(() => optionsFor(lantern, { mist: true })).toThrow(expect.objectContaining({ fault: nothing.fault }));
    const many = new Unknown({ why: 'no-game', game: `${'x'.repeat(5000)}\u001b[2J`, known: ['lantern'] });
    for (const language of LANGUAGES) expect(explainUnknown(language, many)).toMatch(/^[^\p{Cc}]{1,200}$/u);
    expect(() => optionsFor(lantern, { fog: 'thick' })).toThrow(
      expect.objectContaining({
        fault: { why: 'no-value', game: 'lantern', option: 'fog', value: 'thick', known: [false, true] },
      }),
    );
  });

  test.each([
    ['fog', true],
    ['fog=false', false],
    ['length=short', 'short'],
    ['boats=4', 4],
  ] as const)('%s is read and written', (word, value) => {
    const [id, read] = readOption(word);
    expect(read).toBe(value);
    expect(readOption(writeOption([id, read]))).toEqual([id, value]);
  });
});

test('an offer is open unless a rule is named', () => {
  const offers = offersIn((list: Listing) => {
    list.open(['go']);
    list.offer(['stay'], false);
    list.offer(['dive'], 'LAN-2.1');
    list.openAll([
      ['turn', 1],
      ['turn', 2],
    ]);
    list.barred(['rise'], 'LAN-3');
  }, undefined);
  expect(openOf(offers).map((one) => notation(one.choice))).toEqual(['go', 'stay', 'turn 1', 'turn 2']);
  expect(offers.map((one) => one.barredBy)).toEqual([undefined, undefined, 'LAN-2.1', undefined, undefined, 'LAN-3']);
});

describe('rulebooks', () => {
  const book = readRulebook(
    '# Lantern\n\nA toy.\n\n## 1 Signals\n\n### LAN-1 Aim\n\nScore.\n\n### LAN-2 A round\n\nLay or swing.\n\n## 2 Rulings\n\nNone yet.\n',
  );

  test('are read chapter by chapter, rule by rule', () => {
    expect(book).toMatchObject({ title: 'Lantern', introduction: 'A toy.' });
    expect(book.chapters[0]).toMatchObject({ title: '1 Signals', text: '' });
    expect(rulesOf(book)).toEqual([
      { id: 'LAN-1', title: 'Aim', text: 'Score.' },
      { id: 'LAN-2', title: 'A round', text: 'Lay or swing.' },
    ]);
  });

  test('a chapter may hold text alone', () => {
    expect(book.chapters[1]).toEqual({ title: '2 Rulings', text: 'None yet.', rules: [] });
  });

  test('a heading without a title is refused', () => {
    expect(() => readRulebook('# L\n\n## 1 S\n\n### LAN-1\n')).toThrow('is not a rule');
  });
});
