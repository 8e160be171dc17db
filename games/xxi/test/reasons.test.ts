/** Advice that explains itself: the odds are those of the rules, and every reason can be said. */
import { because, FastDice, Match, openOf } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { advice } from '../advice/advice.ts';
import { explain } from '../advice/reasons.ts';
import type { Asks, Choice } from '../src/choices.ts';
import { xxi } from '../src/game.ts';
import type { XxiReason } from '../src/reasons.ts';
import type { Xxi } from '../src/state.ts';
import { en } from '../src/text/en.ts';
import { fr } from '../src/text/fr.ts';
import { built, devastated, emptyMap, fresh, inBox, inSquares, onMap } from './position.ts';
import { matchAt, QUESTIONS } from './questions.ts';

/** What is said for a choice that is open in a match, by its words. */
function why(match: Match<Xxi>, words: string): readonly XxiReason[] {
  const { question } = match;
  const offer = question && openOf(question.offers).find(({ choice }) => choice.join(' ') === words);
  if (!offer) throw new Error(`Nobody may say "${words}" here.`);
  return explain(match.view('player'), question, offer.choice);
}

const kinds = (reasons: readonly XxiReason[]): string[] => reasons.map(({ what }) => what);
const worthOf = (reasons: readonly XxiReason[]): number =>
  reasons.flatMap((reason) => ('gain' in reason ? [reason.gain] : []))[0] ?? Number.NaN;

describe('reasons', () => {
  test('[XXI-9.1c] who sails hears how he arrives, what he sinks, and whether it beats staying', () => {
    const [voyage, over] = why(QUESTIONS['XXI-9.0'](), 'send vii-1 AO');
    // Two dice at every box: 4+ passes 3/4, 5+ passes 5/9; one depth charge hits Defense 2 with 5/6, two with 35/36.
    const hits = [(1 / 4) * (5 / 6), (4 / 9) * (5 / 6), (1 / 4) * (5 / 6), (4 / 9) * (35 / 36)];
    const full = hits.reduce((chance, hit) => chance * (1 - hit), 1);
    expect(voyage).toMatchObject({ what: 'voyage', area: 'AO', arrival: { full: expect.closeTo(full, 12) } });
    expect(over).toMatchObject({ what: 'over-staying' });
  });

  test('[XXI-9.0] the gain that is told is the one that decides: it sails where the gain is told as positive', () => {
    const match = QUESTIONS['XXI-9.0']();
    const gain = worthOf(why(match, 'send vii-1 AO'));
    const counsel = advice.counsel?.(match.view('player'), match.question!, new FastDice('none'));
    expect(counsel).toEqual(gain > 0.002 ? ['send', 'vii-1', 'AO'] : ['end-missions']);
    expect(why(match, 'end-missions')).toEqual([{ what: 'best-mission', flotilla: 'vii-1', area: 'AO', gain }]);
    expect(why(matchAt('battle', fresh()), 'end-missions')).toEqual([{ what: 'nobody-can-sail' }]);
  });

  test.each([
    ['XXI-9.2b', 'go-on', ['next-box', 'voyage', 'over-turning-back'], 'abort', ['trip-home', 'over-going-on']],
    ['XXI-9.3', 'go-on', ['next-box', 'voyage', 'over-turning-back'], 'return', ['straight-home', 'over-going-on']],
    ['XXI-9.5', 'go-on', ['next-box', 'voyage', 'over-turning-back'], 'abort', ['trip-home', 'over-going-on']],
    ['XXI-9.9a', 'attack-again', ['attack', 'over-turning-back'], 'go-home', ['trip-home', 'over-going-on']],
  ] as const)('[%s] both ways are told, and what one gains the other loses', (rule, on, onward, back, homeward) => {
    const match = QUESTIONS[rule]();
    expect(kinds(why(match, on))).toEqual(onward);
    expect(kinds(why(match, back))).toEqual(homeward);
    const gain = worthOf(why(match, on));
    expect(gain).toBeCloseTo(-worthOf(why(match, back)), 12);
    const counsel = advice.counsel?.(match.view('player'), match.question!, new FastDice('none'));
    expect([counsel?.[0], Math.abs(gain) > 0.001]).toEqual([gain > 0 ? on : back, true]);
  });

  test('[XXI-9.2] the next box is the one ahead, not the one behind', () => {
    expect(why(QUESTIONS['XXI-9.2b'](), 'go-on')[0]).toMatchObject({
      what: 'next-box',
      box: 'pby-searchers',
      odds: { pass: expect.closeTo(5 / 9, 12) },
    });
    // Hit in the Open Ocean it goes on Depleted: the next hit is the last.
    expect(why(QUESTIONS['XXI-9.3'](), 'go-on')[0]).toMatchObject({
      odds: { hit: 0, sunk: expect.closeTo(10 / 27, 12) },
    });
  });

  test('[XXI-9.7a] a convoy is told with the chance to sink it', () => {
    // Two dice of a Type VII: convoy 3 falls to its value or more.
    const sinks = (words: string) => (why(QUESTIONS['XXI-9.7a'](), words)[0] as { sinks: number }).sinks;
    expect(sinks('attack convoy-1')).toBeGreaterThan(sinks('attack convoy-3'));
    expect(why(QUESTIONS['XXI-9.7a'](), 'attack convoy-1')[0]).toMatchObject({ what: 'attack', depleted: false });
  });

  test('[XXI-7.0] a move is told as a step of the plan: so far to the yard, then one line less', () => {
    const state = inSquares(emptyMap(fresh()), '12', 'hull-A-1', 'sys-D-1', 'sys-E-1', 'crew-F-1', 'crew-G-1');
    const match = matchAt('movement', { ...onMap(state, { 'hull-B-1': 'B' }), points: 7 });
    expect(why(match, 'move hull-B-1 7')).toEqual([
      { what: 'set', model: 'A', yard: '12', onTheWay: 1, lacking: 0 },
      { what: 'way', resource: 'hull-B-1', yard: '12', before: 2, after: 1, isWanted: true },
      { what: 'raids', hub: '7', ways: 15 },
    ]);
  });

  test('[XXI-7.0] to end early is told as a loss where something could still be brought nearer', () => {
    const ends = (points: number, state = fresh()) =>
      why(matchAt('movement', { ...state, points }), 'end-movement').find(({ what }) => what === 'movement-over');
    expect(ends(7)).toEqual({ what: 'movement-over', points: 7, isIdle: false });
    const arrived = onMap(emptyMap(fresh()), { 'hull-A-1': '12' });
    expect(ends(2, arrived)).toEqual({ what: 'movement-over', points: 2, isIdle: true });
  });

  test('[XXI-8.1a] a new model is praised for all who sail by it', () => {
    const state = inBox(
      inSquares(built(fresh(), 1), '12', 'hull-A-1', 'hull-B-1', 'sys-D-1', 'sys-E-1', 'crew-F-1'),
      'ibg-1',
    );
    expect(why(matchAt('construction', state), 'build 12')).toEqual([{ what: 'model', model: 'B', flotillas: 2 }]);
  });

  test('[XXI-11.2] a repair tells what it saves and what is left of what pays for it', () => {
    const match = matchAt('repair', inBox(devastated(fresh(), { '12': 'dev-1' }), 'ibg-1'));
    const [saved, paid] = why(match, 'clear 12 ibg-1');
    expect(saved).toMatchObject({ what: 'repair', hub: '12' });
    expect((saved as { lines: number }).lines).toBeGreaterThan(0);
    expect(paid).toEqual({ what: 'paid-by-command', held: 1 });
    expect(why(match, 'no-repair')[0]).toMatchObject({ what: 'best-repair', hub: '12', price: expect.any(Number) });
  });
});

test.each(Object.keys(QUESTIONS) as Asks[])('[%s] says something for every choice that is open', (rule) => {
  const { question, view } = asked(QUESTIONS[rule]());
  for (const { choice } of openOf(question.offers))
    expect([choice, explain(view, question, choice as Choice).length > 0]).toEqual([choice, true]);
});

function asked(match: Match<Xxi>) {
  if (!match.question) throw new Error('Nobody is asked anything.');
  return { question: match.question, view: match.view('player') };
}

test('every choice of whole games is explained without a fault, and in both languages', async () => {
  const told = new Map<string, XxiReason>();
  const over = matchAt('movement', { ...built(fresh(), 5), points: 3 });
  for (const match of [over, ...Object.values(QUESTIONS).map((position) => position())]) {
    const { question, view } = asked(match);
    for (const { choice } of openOf(question.offers))
      for (const reason of explain(view, question, choice)) told.set(reason.what, reason);
  }
  const options = { priorityTransport: true, heavyAA: true };
  for (const seed of ['why 1', 'why 2', 'why 3']) {
    const dice = new FastDice(seed);
    const match = Match.start(xxi, { seed, options });
    for (let question = match.question; question; question = match.question) {
      const view = match.view('player');
      const open = openOf(question.offers).map(({ choice }) => choice);
      for (const choice of open)
        for (const reason of explain(view, question, choice)) {
          expect(shares(reason).filter((share) => !(share >= -1e-9 && share <= 1 + 1e-9))).toEqual([]);
          told.set(reason.what, reason);
        }
      match.take(
        dice.below(4) > 0 ? advice.policy(view, question, dice) : (open[dice.below(open.length)] ?? 'nothing'),
      );
    }
  }
  const words = await en.reasons?.();
  expect(Object.keys(words ?? {}).filter((what) => !told.has(what))).toEqual([]);
  for (const text of [en, fr])
    for (const sentence of await because(text, [...told.values()]))
      expect(sentence).not.toMatch(/undefined|NaN|\[object|null|Infinity/);
});

/** All chances in a reason. */
function shares(reason: XxiReason): number[] {
  const own = Object.entries(reason).flatMap(([name, value]) =>
    ['sinks', 'escortsHit'].includes(name) ? [value] : [],
  );
  const odds = Object.entries(reason).flatMap(([name, value]) =>
    ['arrival', 'home', 'odds'].includes(name) ? Object.values(value as object) : [],
  );
  return [...own, ...odds].map(Number);
}
