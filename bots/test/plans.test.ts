/** Plans: raced on the same worlds, followed for a turn, and the same for the same position and seed. */
import { FastDice, freshWorld, Match, notation, optionsFor, type Plan, type Plans } from '@derby/kernel';
import { pens } from '@derby/pens';
import { advice } from '@derby/pens/advice';
import type { Pens, State } from '@derby/pens/state';
import { describe, expect, test } from 'vitest';
import { choose, imaginesIn, mcts, PLAYERS, thinkingOf, thinkingOn } from '../src/index.ts';

const named = (name: Plan<Pens>['name'], answer: Plan<Pens>['answer']): Plan<Pens> => ({ name, answer });
/** One that buys nothing and goes nowhere: whoever races it against the staff should see it lose. */
const idle = named('fortress', (_known, { offers }) => {
  const open = offers.filter(({ barredBy }) => barredBy === undefined).map(({ choice }) => choice);
  return open.find(([verb]) => verb === 'done') ?? open[0]!;
});
const staff = named('tonnage', (known, question, dice) => advice.counsel!(known, question, dice));
const between = (plans: readonly Plan<Pens>[]): Plans<Pens> => ({ begins: 'turn-begins', of: () => plans });
const racer = mcts('racer', { planWorlds: 8, loyalty: 0, dropOut: 9 });

describe('plans', () => {
  /** A value that counts heads: whoever builds and fights does better by it than whoever waits. */
  const byHeads = (known: Readonly<State>): number =>
    known.units.filter(({ power }) => power === 'GER' || power === 'ITA').length / known.units.length;
  const racing = {
    ...advice,
    evaluate: (known: Readonly<State>, seat: string) => (seat === 'axis' ? byHeads(known) : 1 - byHeads(known)),
    plans: between([idle, staff]),
  };

  test('the better one wins the race, whichever is named first, and again for the same seed', () => {
    const match = Match.start(pens, { seed: 'plans' });
    const choice = choose(racer, thinkingOf(match, racing)!, 'race');
    expect(choice[0]).toBe('buy');
    expect(choose(racer, thinkingOf(match, racing)!, 'race')).toEqual(choice);
  });

  test('a plan is kept for the turn: the middle of it is thought about from its beginning', () => {
    const match = Match.start(pens, { seed: 'plans' });
    match.take(notation(choose(PLAYERS.counselled, thinkingOf(match, advice)!, 'x')));
    const begun = thinkingOf(match, advice)!.since!('turn-begins')!;
    expect(begun.seat).toBe('axis');
    expect(begun.view.bought).toEqual({});
    expect(match.view('axis').bought).not.toEqual({});
  });

  test('only whoever races plans needs a match for a game that is not searched otherwise', () => {
    expect(imaginesIn(PLAYERS.planner, advice)).toBe(true);
    expect(imaginesIn(PLAYERS.admiral, advice)).toBe(false);
    const world = freshWorld(pens, pens.setup(optionsFor(pens)), new FastDice('plans'));
    expect(thinkingOn({ game: pens, advice }, world, 0)?.since).toBeUndefined();
  });

  test.each(['axis', 'allies'] as const)('the %s have several, each with a name of its own', (seat) => {
    const names = advice.plans!.of(pens.setup(optionsFor(pens)), seat).map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(4);
    expect(new Set(names).size).toBe(names.length);
  });

  test("in Italy's turn there is one, for the others would say the same", () => {
    const italian = { ...pens.setup(optionsFor(pens)), turn: 'ITA' as const };
    expect(advice.plans!.of(italian, 'axis').map(({ name }) => name)).toEqual(['tonnage']);
  });
});
