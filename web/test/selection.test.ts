import { type Choice, type Offer, offersIn } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { narrow, touch } from '../src/table/selection.ts';

const OFFERS: readonly Offer[] = offersIn((list) => {
  list.open(['move', 'hull', 'kassel']);
  list.open(['move', 'hull', 'erfurt']);
  list.open(['move', 'crew', 'kassel']);
  list.barred(['move', 'crew', 'minden'], 'ATL-7.3');
  list.open(['transfer', 'hull']);
  list.open(['end']);
}, undefined);

/** Touches one word after the other; what is left is the choice or the words selected. */
function touchAll(offers: readonly Offer[], ...words: string[]): Choice | readonly string[] {
  let selected: readonly string[] = [];
  for (const word of words) {
    const touched = touch(offers, selected, word);
    if (touched.choice) return touched.choice;
    selected = touched.selected;
  }
  return selected;
}

describe('a choice said by touching its words', () => {
  test('at first only beginnings are lit', () => {
    expect([...narrow(OFFERS, []).lit]).toEqual(['hull', 'crew']);
  });

  test('a selected word lights what can follow it, and leaves other beginnings lit', () => {
    expect([...narrow(OFFERS, ['hull']).lit].sort()).toEqual(['crew', 'erfurt', 'kassel']);
  });

  test('the last word makes the choice, in any order', () => {
    expect(touchAll(OFFERS, 'hull', 'kassel')).toEqual(['move', 'hull', 'kassel']);
    expect(touchAll(OFFERS, 'kassel', 'hull')).toEqual(['move', 'hull', 'kassel']);
  });

  test('a counter with a single place to go to is not moved by touching it alone', () => {
    expect(touchAll(OFFERS, 'crew')).toEqual(['crew']);
  });

  test('a second touch makes the choice that needs nothing more', () => {
    expect(touchAll(OFFERS, 'hull', 'hull')).toEqual(['transfer', 'hull']);
  });

  test('a second touch takes the word back where there is no such choice', () => {
    expect(touchAll(OFFERS, 'crew', 'crew')).toEqual([]);
  });

  test('another beginning takes the place of the first', () => {
    expect(touchAll(OFFERS, 'hull', 'crew')).toEqual(['crew']);
  });

  test('words that could not have been others need not be said', () => {
    const sites = [['place', 'flak', 'berlin'] as const, ['place', 'flak', 'kassel'] as const];
    const offers = offersIn((list) => list.openAll(sites), undefined);
    expect(touchAll(offers, 'kassel')).toEqual(['place', 'flak', 'kassel']);
  });

  test('a word that leads only to what is barred names the rule', () => {
    expect([...narrow(OFFERS, []).barred]).toEqual([['minden', 'ATL-7.3']]);
  });

  test('a word that nothing offers changes nothing', () => {
    expect(touchAll(OFFERS, 'hull', 'nowhere')).toEqual(['hull']);
  });
});
