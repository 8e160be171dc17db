/** The kernel's contract, run on War Plan Z. */
import { contract } from '@derby/kernel/testing';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { planz } from '../src/game.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

/** What takes more wars than this one to come to. */
const UNSEEN = {
  'WPZ-16.5': 'equal parts of one task force seldom end in two places',
  marker: 'see WPZ-16.5',
  'WPZ-10.4c': 'a flight seldom meets a carrier on its way',
  strike: 'see WPZ-10.4c',
  'fly-home': 'see WPZ-10.4c',
  'WPZ-20.3d': 'neutral ships seldom lie beside enemy ones that are attacked',
  'include-neutrals': 'see WPZ-20.3d',
  'spare-neutrals': 'see WPZ-20.3d',
  'WPZ-11.2a': 'friends are seldom in the zone that is attacked',
  join: 'see WPZ-11.2a',
  support: 'see WPZ-11.2a',
  'WPZ-11.3b': 'a strike at sea seldom comes where the defender has aircraft on a base',
  commit: 'see WPZ-11.3b',
  'WPZ-11.8b': 'a hit seldom finds unlike ships of one class',
  'WPZ-12.3b': 'a transport seldom has two units aboard when it is hit',
  'WPZ-15.3': 'few units are reduced beside a base of their own',
  rally: 'see WPZ-15.3',
  'WPZ-9.2c': 'a base seldom becomes contested while it is full',
  'no-flight': 'a combined assault seldom has aircraft in reach',
};

const PROMISES = { maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, advice, texts: [en, fr], unseen: UNSEEN };
/** One game of each kind would take a test run too long: this one has the most of everything; the fuzzer plays the others. */
const SETTING = { scenario: 2, optUnits: true, optPlans: true, apHandicap: 2, usStartLevel: 4 };

describe('what is promised', () => {
  test('more than a handful of facts hold after every decision', () => {
    expect(Object.keys(INVARIANTS).length).toBeGreaterThanOrEqual(35);
  });
});

contract(planz, PROMISES, { seeds: 0, optionSets: [SETTING], forgeries: 1_000 });
