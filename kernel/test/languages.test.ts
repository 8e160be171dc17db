import { describe, expect, test } from 'vitest';
import * as english from '../src/english.ts';
import * as french from '../src/french.ts';
import { capitalised, does } from '../src/words.ts';

describe('English', () => {
  test('counts: only one is one', () => {
    expect([0, 1, 2].map((n) => english.counted(n, 'boat'))).toEqual(['0 boats', '1 boat', '2 boats']);
    expect([1, 2].map((n) => english.counted(n, 'box', 'boxes'))).toEqual(['1 box', '2 boxes']);
  });

  test('lists', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(english.listed)).toEqual(['', 'A', 'A and B', 'A, B and C']);
  });

  test('figures', () => {
    expect([english.decimal(2.5), english.decimal(3)]).toEqual(['2.5', '3.0']);
    expect([english.thousands(999), english.thousands(12_500), english.thousands(1_000_000)]).toEqual([
      '999',
      '12,500',
      '1,000,000',
    ]);
  });
});

describe('French', () => {
  const DENMARK: french.Noun = { article: 'le ', name: 'Danemark' };
  const FRANCE: french.Noun = { article: 'la ', name: 'France', feminine: true };
  const ICELAND: french.Noun = { article: 'l’', name: 'Islande', feminine: true };
  const AZORES: french.Noun = { article: 'les ', name: 'Açores' };
  const NARVIK: french.Noun = { article: '', name: 'Narvik' };
  const ALL = [DENMARK, FRANCE, ICELAND, AZORES, NARVIK];

  test('counts: none is one too', () => {
    expect([0, 1, 2].map((n) => french.counted(n, 'bateau', 'bateaux'))).toEqual(['0 bateau', '1 bateau', '2 bateaux']);
  });

  test('lists', () => {
    expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(french.listed)).toEqual(['', 'A', 'A et B', 'A, B et C']);
  });

  test('figures', () => {
    expect([french.decimal(2.5), french.thousands(12_500)]).toEqual(['2,5', '12\u202f500']);
  });

  test('articles', () => {
    expect(ALL.map(french.the)).toEqual(['le Danemark', 'la France', 'l’Islande', 'les Açores', 'Narvik']);
  });

  test('contractions', () => {
    expect(ALL.map(french.of)).toEqual(['du Danemark', 'de la France', 'de l’Islande', 'des Açores', 'de Narvik']);
    expect(ALL.map(french.to)).toEqual(['au Danemark', 'à la France', 'à l’Islande', 'aux Açores', 'à Narvik']);
  });

  test.each([
    ['Erfurt', 'd’Erfurt'],
    ['Évreux', 'd’Évreux'],
    ['Ivigtut', 'd’Ivigtut'],
    ['Brême', 'de Brême'],
    ['Halifax', 'de Halifax'],
  ])('a name without an article: %s', (name, words) => {
    expect(french.ofBare(name)).toBe(words);
    expect(french.of({ article: '', name })).toBe(words);
  });

  test.each([
    ['le convoi', 'du convoi'],
    ['les submersibles', 'des submersibles'],
    ['un Commandement', 'd’un Commandement'],
    ['une coque A', 'd’une coque A'],
    ['l’U-123', 'de l’U-123'],
    ['la coque A', 'de la coque A'],
  ])('words with their article: %s', (words, of) => {
    expect(french.ofWords(words)).toBe(of);
  });

  test('verbs and participles agree', () => {
    expect([FRANCE, AZORES].map((noun) => french.doing(noun, 'passe', 'passent'))).toEqual([
      'la France passe',
      'les Açores passent',
    ]);
    expect([DENMARK, FRANCE].map((noun) => french.agreed(noun, 'perdu'))).toEqual(['perdu', 'perdue']);
  });
});

test('sentences begin with a capital letter, also an accented one', () => {
  const said = capitalised({ lost: (name: string) => `${name} est perdu.` });
  expect([said.lost('le convoi'), said.lost('écosse')]).toEqual(['Le convoi est perdu.', 'Écosse est perdu.']);
});

test('one does, several do', () => {
  expect([['a'], ['a', 'b'], []].map((list) => does(list, 'joins', 'join'))).toEqual(['joins', 'join', 'join']);
});
