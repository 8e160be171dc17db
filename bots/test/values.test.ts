/** Fitted values: proved on games held back, and true on a small sample of games played here and now. */
import { FastDice, type GameModule, type Lexicon, optionsFor, type Study } from '@derby/kernel';
import { type Fitted, type Proof, valueBy } from '@derby/kernel/value';
import { leader } from '@derby/leader';
import { advice as leaderAdvice } from '@derby/leader/advice';
import { paukenschlag } from '@derby/paukenschlag';
import { advice as drumbeatAdvice } from '@derby/paukenschlag/advice';
import { pens } from '@derby/pens';
import { advice as pensAdvice } from '@derby/pens/advice';
import { planz } from '@derby/planz';
import { advice as planzAdvice } from '@derby/planz/advice';
import { xxi } from '@derby/xxi';
import { advice as xxiAdvice } from '@derby/xxi/advice';
import { describe, expect, test } from 'vitest';
import { fit } from '../fit/network.ts';
import { lotOf, type PlayedGame, playedGame } from '../fit/positions.ts';
import { prove } from '../fit/proof.ts';
import { meanOf } from '../reliability.ts';
import type { AdvisedGame } from '../src/index.ts';
import { isProved } from '../src/proved.ts';

/** The value stands in for the features: a row is what it says. */
function valued<G extends Lexicon>({ game, advice }: AdvisedGame<G>): AdvisedGame<G> {
  const [seat] = game.seats;
  if (!advice.study || seat === undefined) throw new Error(`${game.id} has no study.`);
  const { features, settings } = advice.study;
  const study: Study<G> = { features, settings, read: (known) => [advice.evaluate(known, seat as G['seat'])] };
  return { game, advice: { ...advice, study } };
}

/** The squared error of the value on new games, and that of guessing their mean. */
function errorsOf<G extends Lexicon>(advised: AdvisedGame<G>, games: number): { value: number; guess: number } {
  const rated = Array.from({ length: games }, (_, i) => playedGame(valued(advised), 'fresh', i, 'none')).flatMap(
    ({ rows, worth }) => rows.map(([value = 0]) => ({ value, worth })),
  );
  const mean = meanOf(rated.map(({ worth }) => worth));
  return {
    value: meanOf(rated.map(({ value, worth }) => (value - worth) ** 2)),
    guess: meanOf(rated.map(({ worth }) => (mean - worth) ** 2)),
  };
}

const proofOf = <G extends Lexicon>({ advice, game }: AdvisedGame<G>): Proof => {
  if (!advice.study?.proof) throw new Error(`${game.id} has no proof.`);
  return advice.study.proof;
};

/** A wide berth: these are few games. The proof, on hundreds of others, is held to more. */
const CLEARLY = 0.9;

interface Case {
  readonly id: string;
  readonly proof: Proof;
  /** Whether the review keeps books by it. */
  readonly isProved: boolean;
  readonly errors: () => ReturnType<typeof errorsOf>;
}

const caseOf = <G extends Lexicon>(advised: AdvisedGame<G>, games: number): Case => ({
  id: advised.game.id,
  proof: proofOf(advised),
  isProved: isProved(advised.game, advised.advice, optionsFor(advised.game)),
  errors: () => errorsOf(advised, games),
});

describe.each([
  caseOf({ game: xxi, advice: xxiAdvice }, 16),
  caseOf({ game: leader, advice: leaderAdvice }, 12),
  caseOf({ game: pens, advice: pensAdvice }, 8),
  caseOf({ game: paukenschlag, advice: drumbeatAdvice }, 16),
  caseOf({ game: planz, advice: planzAdvice }, 12),
])('the value of $id', ({ proof, isProved: isCounted, errors }) => {
  test('beats guessing the mean clearly, on games held back and on new ones', () => {
    expect(proof.error).toBeLessThan(0.7 * proof.guessing);
    const { value, guess } = errors();
    expect(value).toBeLessThan(CLEARLY * guess);
  });

  test('at the opening expects what came, or no books are kept by it', () => {
    const { expected, came } = proof.opening;
    expect(Math.abs(expected - came) <= 0.05 || !isCounted).toBe(true);
  });

  test('so it does setting by setting, as far as the proof tells them apart', () => {
    const farOff = (proof.openings ?? []).filter(
      ({ expected, came, reach }) => Math.abs(expected - came) > Math.max(0.05, reach),
    );
    expect(isCounted ? farOff : []).toEqual([]);
  });
});

test('books are kept on every game', () => {
  const isCounted = [
    isProved(xxi, xxiAdvice, optionsFor(xxi)),
    isProved(leader, leaderAdvice, optionsFor(leader)),
    isProved(pens, pensAdvice, optionsFor(pens)),
    isProved(paukenschlag, drumbeatAdvice, optionsFor(paukenschlag)),
    isProved(planz, planzAdvice, optionsFor(planz)),
  ];
  expect(isCounted).toEqual([true, true, true, true, true]);
});

describe('the fit', () => {
  /** Games of five positions whose worth is drawn by a rule that the features show. */
  const invented = (count: number, seed: string): PlayedGame[] => {
    const dice = new FastDice(seed);
    return Array.from({ length: count }, () => {
      const lead = dice.below(200) / 100 - 1;
      const noise = () => dice.below(100) / 100;
      const worth = noise() < 1 / (1 + Math.exp(-3 * lead)) ? 1 : 0;
      return { worth, hasSlips: false, isErrant: false, rows: Array.from({ length: 5 }, () => [lead, noise()]) };
    });
  };
  const manner = { units: 2, rounds: 30, seed: 'test' };
  const names = ['lead', 'noise'];

  test('finds what decides, and is the same for the same seed', () => {
    const games = invented(400, 'learn');
    const fitted = fit(names, games, manner);
    expect(valueBy(fitted, [0.9, 0.5])).toBeGreaterThan(0.8);
    expect(valueBy(fitted, [-0.9, 0.5])).toBeLessThan(0.2);
    expect(fit(names, games, manner)).toEqual(fitted);
  });

  test.each([1, 2, 12])('learns from each of %i settings as often with slips as without', (settings) => {
    const lots = Array.from({ length: 4 * settings }, (_, number) => lotOf(number, settings));
    for (let one = 0; one < settings; one++) {
      const ofOne = lots.filter(({ setting }) => setting === one);
      expect(ofOne.map(({ isErrant }) => isErrant)).toEqual([false, true, false, true]);
    }
  });

  test('is set right on the games without slips, where it is told to', () => {
    // What the slips did shows in no feature: these games end worse than they look.
    const errant = invented(400, 'slips').map((game) => ({ ...game, worth: 0.5 * game.worth, isErrant: true }));
    const games = [...invented(400, 'learn'), ...errant];
    const held = invented(300, 'held');
    const expected = (isSetRight: boolean): number => {
      const fitted = fit(names, games, { ...manner, isSetRight });
      return meanOf(held.map(({ rows }) => valueBy(fitted, rows[0] ?? [])));
    };
    const came = meanOf(held.map(({ worth }) => worth));
    expect(expected(false)).toBeLessThan(came - 0.06);
    expect(Math.abs(expected(true) - came)).toBeLessThan(0.05);
  });

  test('tells setting by setting what was expected at the opening and what came', () => {
    const settings = [{ scenario: 'calm' }, { scenario: 'storm' }];
    // Every second game is one of storms, in which everything is lost whatever it looked like.
    const held = invented(300, 'held').map((game, number) => (number % 2 === 1 ? { ...game, worth: 0 } : game));
    const fitted = fit(names, invented(400, 'learn'), manner);
    const [calm, storm] = prove({ ...xxi } as GameModule<Lexicon>, { settings }, fitted, held).openings;
    expect([calm?.setting, calm?.games, storm?.setting, storm?.games]).toEqual([settings[0], 150, settings[1], 150]);
    expect(Math.abs((calm?.expected ?? 0) - (calm?.came ?? 1))).toBeLessThan(calm?.reach ?? 0);
    expect(storm).toMatchObject({ came: 0, reach: 0 });
    expect(storm?.expected).toBeGreaterThan(0.4);
  });

  test('is proved on games it has not seen, and a proof counts for its edition and its options alone', () => {
    const game = { ...xxi } as GameModule<Lexicon>;
    const fitted: Fitted = fit(names, invented(400, 'learn'), manner);
    const { proof } = prove(game, { settings: [{}] }, fitted, invented(300, 'held'));
    expect(proof.error).toBeLessThan(0.9 * proof.guessing);
    const advice = { study: { features: names, read: () => [], settings: [{}], proof: { ...proof, off: 0.01 } } };
    const options = Object.fromEntries(game.options.map(({ id, standard }) => [id, standard]));
    const asked = (edition: number, others: object): boolean =>
      isProved({ ...game, edition }, advice as never, { ...options, ...others });
    expect(asked(game.edition, {})).toBe(true);
    expect(asked(game.edition + 1, {})).toBe(false);
    expect(asked(game.edition, { delayedOverlord: true })).toBe(false);
  });
});
