/** The kernel's contract, run on War Plan Z. */
import { copyOf, FastDice, Match, SPECTATOR } from '@derby/kernel';
import { contract } from '@derby/kernel/testing';
import { atRandom } from '@derby/kernel/testing/play';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { SIDES, type Side } from '../src/data/powers.ts';
import { planz } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { INVARIANTS, MAX_DECISIONS } from './invariants.ts';

/** What takes more wars than this one to come to. */
const UNSEEN = {
  'WPZ-22.0e': 'the set-up has a test of its own',
  place: 'see WPZ-22.0e',
  'WPZ-16.5': 'equal parts of one task force seldom end in two places',
  marker: 'see WPZ-16.5',
  'task-force': 'few task forces hold several ships and move',
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
  'WPZ-23.3.1-NB': 'few coasts are bombarded beside which ships of the defender lie',
  'join-defence': 'see WPZ-23.3.1-NB',
  'stay-out': 'see WPZ-23.3.1-NB',
  'WPZ-11.9b': 'ships and troops seldom have two classes before them',
  'WPZ-23.3.4-AB': 'parachutists and transports are seldom on one base',
  'WPZ-9.1c': 'an island seldom has more than two units on it',
  'leave-surface': 'submarines seldom go on where their surface ships are stopped',
  'go-on': 'a force is seldom twice as strong as what it meets',
  leave: 'see go-on',
  'WPZ-9.2.1': 'combined actions are rare',
  flight: 'see WPZ-9.2.1',
  'attack-with-plan': 'one plan of eight is the tactical one',
  'use-plan': 'see attack-with-plan',
  'without-submarines': 'few forces are mixed',
};

const PROMISES = { maxDecisions: MAX_DECISIONS, invariants: INVARIANTS, advice, texts: [en, fr], unseen: UNSEEN };
/** One game of each kind would take a test run too long: this one has the most of everything; the fuzzer plays the others. */
const SETTING = {
  scenario: 2,
  optUnits: true,
  optPlans: true,
  apHandicap: 2,
  usStartLevel: 4,
  // By chance a side would re-place half its fleet before the war begins: the set-up has a test of its own below.
  defaultSetup: true,
};

describe('what is promised', () => {
  test('more than a handful of facts hold after every decision', () => {
    expect(Object.keys(INVARIANTS).length).toBeGreaterThanOrEqual(35);
  });
});

describe('the set-up', () => {
  /** What a viewer would imagine with these dice. */
  const imagined = (state: State, viewer: Side | typeof SPECTATOR, dice: string): State => {
    const other = copyOf(state) as State;
    planz.resample(other, viewer, new FastDice(dice));
    return other;
  };

  test.each(SIDES)(
    '[WPZ-22.0e] [WPZ-16.7] of the %s deployment nobody else learns anything before it is done',
    (side) => {
      const match = Match.start(planz, { seed: 'set-up', options: { scenario: 2 } });
      while (match.question?.seat !== side) match.take('done');
      const randomly = atRandom(new FastDice('set-up'));
      const placed = new Set<string>();
      for (let decisions = 0; decisions < 40 && match.question?.rule === 'WPZ-22.0e'; decisions++) {
        const choice = randomly(match);
        if (choice[0] === 'done') continue;
        placed.add(choice[0]);
        match.take(choice);
        for (const viewer of [...SIDES.filter((one) => one !== side), SPECTATOR] as const) {
          const there = imagined(match.state as State, viewer, `world ${decisions}`);
          expect(planz.view(there, viewer)).toEqual(match.view(viewer));
          expect(imagined(there, viewer, 'same')).toEqual(imagined(match.state as State, viewer, 'same'));
        }
      }
      expect([...placed].sort()).toEqual(['name', 'place']);
    },
  );
});

contract(planz, PROMISES, { seeds: 0, optionSets: [SETTING], forgeries: 1_000 });
