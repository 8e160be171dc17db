/** What the adviser makes of small positions, and what it says for itself. */
import { because, type Choice, FastDice, Match, notation, openOf } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { estimate } from '../advice/estimate.ts';
import { foesAt, pictureOf } from '../advice/picture.ts';
import { bestOf } from '../advice/staff.ts';
import { planz } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { knownTo } from '../src/view.ts';
import { bare } from './position.ts';

const german = (state: State) => pictureOf(knownTo(state, 'german'), 'german');
const allied = (state: State) => pictureOf(knownTo(state, 'allied'), 'allied');

describe('the picture', () => {
  test('below a top that was never examined the usual companions are assumed, below a submarine submarines', () => {
    const state = bare({ 'B-CA-1': 'BE', 'B-BB-1': 'BE', 'B-DD-1': 'BE', 'B-SS-1': 'AK', 'B-SS-2': 'AK' });
    const picture = german(state);
    expect(foesAt(picture, 'BE')).toHaveLength(3);
    expect(foesAt(picture, 'AK')).toEqual(['B-SS-1', 'B-SS-1']);
  });

  test('what was seen is remembered for two turns', () => {
    const state = bare({ 'B-DD-1': 'BE', 'B-BB-6': 'BE' });
    state.seen.german = [{ place: 'BE', turn: 2, segment: 1, units: ['B-DD-1', 'B-BB-6'], reduced: [] }];
    expect(foesAt(german(state), 'BE')).toContain('B-BB-6');
    state.turn = 6;
    expect(foesAt(german({ ...state }), 'BE')).not.toContain('B-BB-6');
  });
});

describe('operations', () => {
  test('submarines strike a convoy that lies in reach', () => {
    const state = bare({ 'G-SS-1': 'BE', 'G-SS-2': 'BE', 'G-SS-3': 'BE', 'A-SC-1': 'BD', 'B-DD-1': 'BD' });
    expect(bestOf(german(state), 'naval-move')).toMatchObject({ origin: 'BE', goal: 'BD' });
  });

  test('nobody attacks what is far too strong', () => {
    const state = bare({ 'G-CL-1': 'AN2', 'B-BB-1': 'AN1', 'B-BB-2': 'AN1', 'B-BB-3': 'AN1', 'B-CV-1': 'AN1' });
    expect(bestOf(german(state), 'naval-move')?.worth ?? 0).toBeLessThan(0.3);
  });

  test('a convoy goes home, around the submarines', () => {
    const state = bare(
      { 'A-SC-1': 'BD', 'B-DD-1': 'BD', 'G-SS-1': 'BE', 'G-SS-2': 'BE', 'G-SS-3': 'BE' },
      { mover: 'allied' },
    );
    const operation = bestOf(allied(state), 'convoy-move');
    expect(operation?.force).toEqual(['A-SC-1', 'B-DD-1']);
    expect(operation?.goal).not.toBe('BE');
  });

  test('a battle of equals costs both the same', () => {
    const known = knownTo(bare(), 'german');
    const { gain, loss } = estimate(known, 'naval', ['G-CL-1'], ['B-CL-1']);
    expect(gain).toBeGreaterThan(0);
    expect(Math.abs(gain - loss)).toBeLessThan(0.3);
  });
});

describe('reasons', () => {
  test('for whatever is advised there is a sentence in both languages, and none for the rest', async () => {
    const match = Match.start(planz, { seed: 'reasons', options: { defaultSetup: true } });
    const told = new Set<string>();
    for (let i = 0; i < 400 && match.question; i++) {
      const { question } = match;
      const known = match.view(question.seat);
      const choice = advice.policy(known, question, new FastDice('reasons'));
      const reasons = advice.explain?.(known, question, choice, []) ?? [];
      expect(reasons.length, notation(choice)).toBeGreaterThan(0);
      for (const { what } of reasons) told.add(what);
      if (i % 10 === 0)
        for (const text of [en, fr])
          for (const sentence of await because(text, reasons)) expect(sentence).toMatch(/^[A-ZÀÉ«1-9].*\.$/u);
      const other = openOf(question.offers).find((one) => notation(one.choice as Choice) !== notation(choice));
      if (other) expect(advice.explain?.(known, question, other.choice, [])).toEqual([{ what: 'not-advised' }]);
      match.take(choice);
    }
    expect([...told]).toEqual(expect.arrayContaining(['action', 'battle', 'shot', 'part-of-order']));
  });
});
