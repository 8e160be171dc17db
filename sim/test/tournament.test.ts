/** Ratings, and the meetings they are made from. */
import { describe, expect, test } from 'vitest';
import { ratingsOf } from '../src/elo.ts';
import {
  beginTournament,
  type GameResult,
  type Progress,
  readState,
  type Study,
  tournamentOf,
  writeState,
} from '../src/index.ts';
import { note } from '../src/progress.ts';

const met = (first: number, second: number, score: number, of = 1000) => ({ first, second, score, of });
const apart = (of: readonly { elo: number }[], one: number, other: number): number => of[one]!.elo - of[other]!.elo;

describe('ratings', () => {
  test.each([
    [500, 0],
    [750, 190.8],
    [909, 400],
  ])('%i of 1000 is %f Elo', (score, elo) => {
    expect(Math.abs(apart(ratingsOf(2, [met(0, 1, score)]), 0, 1) - elo)).toBeLessThan(2);
  });

  test('are around the mean of all, and it does not matter who is named first', () => {
    const ratings = ratingsOf(3, [met(0, 1, 700), met(2, 1, 400), met(0, 2, 800)]);
    const turned = ratingsOf(3, [met(1, 0, 300), met(1, 2, 600), met(2, 0, 200)]);
    expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6);
    for (const [i, { elo, low }] of turned.entries()) {
      expect(elo).toBeCloseTo(ratings[i]!.elo, 6);
      expect(low).toBeCloseTo(ratings[i]!.low, 6);
    }
    expect(ratings[0]!.elo).toBeGreaterThan(ratings[1]!.elo);
    expect(ratings[1]!.elo).toBeGreaterThan(ratings[2]!.elo);
  });

  test('the interval of two is that of their share, and narrows with the root of the meetings', () => {
    const [one] = ratingsOf(2, [met(0, 1, 500, 1000)]);
    // A share of 0.5 ± 0.031: 0.124 in log odds, half of it for each, in Elo.
    expect(one!.high - one!.elo).toBeCloseTo((0.5 * 4 * 1.96 * (400 / Math.LN10) * 0.5) / Math.sqrt(1000), 0);
    const [wide] = ratingsOf(2, [met(0, 1, 500, 1000)], 1 / 4);
    expect((wide!.high - wide!.low) / (one!.high - one!.low)).toBeCloseTo(2, 2);
  });

  test('whoever wins all has a rating too', () => {
    const [one, other] = ratingsOf(2, [met(0, 1, 20, 20)]);
    expect(one!.elo).toBeGreaterThan(200);
    expect(Number.isFinite(one!.high)).toBe(true);
    expect(other!.elo).toBeCloseTo(-one!.elo, 9);
  });
});

const BASE: Study = { game: 'sea', edition: 1, options: {}, bots: {}, seed: 's', games: 10 };
const PLAYERS = ['good', 'fair', 'poor'];
const result = (worth: number[]): GameResult => ({
  grade: 'win',
  rule: 'SEA-1',
  winner: 'x',
  worth,
  decisions: 1,
  metrics: {},
});

/** Plays every game as somebody says. */
function played(progress: Progress, worth: (bots: Study['bots'], number: number) => number[]): Progress {
  for (let number = 1; number <= BASE.games; number++)
    for (const [side, { bots }] of progress.studies.entries())
      note(progress, side, number, result(worth(bots, number)));
  return progress;
}

describe('a tournament for two seats', () => {
  const seats = ['axis', 'allies'];
  const strength: Readonly<Record<string, number>> = { good: 3, fair: 2, poor: 1 };

  test('every two meet in both seats', () => {
    const { studies } = beginTournament(BASE, seats, PLAYERS);
    expect(studies.map(({ bots }) => `${bots.axis}:${bots.allies}`)).toEqual([
      'good:fair',
      'fair:good',
      'good:poor',
      'poor:good',
      'fair:poor',
      'poor:fair',
    ]);
  });

  test('who is better is above, whatever the seat is worth', () => {
    const progress = played(beginTournament(BASE, seats, PLAYERS), ({ axis = '', allies = '' }, number) => {
      // The axis has the better of it now and then.
      const axisWins = strength[axis]! + (number % 3 === 0 ? 1.5 : 0) > strength[allies]!;
      return axisWins ? [1, 0] : [0, 1];
    });
    const { standings, scores, seeds } = tournamentOf(progress, seats);
    expect(seeds).toBe(10);
    expect(standings.map(({ player, games }) => [player, games])).toEqual([
      ['good', 40],
      ['fair', 40],
      ['poor', 40],
    ]);
    expect(standings[0]!.inSeat).toEqual({ axis: 1, allies: (7 + 10) / 20 });
    expect(scores[0]).toEqual([null, 17 / 20, 1]);
    expect(scores[1]![0]).toBeCloseTo(3 / 20, 9);
    expect(readState(writeState(progress))).toEqual(progress);
  });

  test('a draw is one half', () => {
    const progress = played(beginTournament(BASE, seats, ['good', 'fair']), () => [0.5, 0.5]);
    const { standings, scores } = tournamentOf(progress, seats);
    expect(scores[0]![1]).toBe(0.5);
    expect(standings[0]!.elo).toBeCloseTo(0, 9);
  });
});

describe('a tournament for one', () => {
  test('holds players against each other by what the same seed was worth to them', () => {
    const worths: Readonly<Record<string, (number: number) => number>> = {
      good: (number) => (number % 10) / 10,
      fair: (number) => (number % 2 === 0 ? (number % 10) / 10 : 0),
      poor: () => 0,
    };
    const progress = played(beginTournament(BASE, ['player'], PLAYERS), ({ player = '' }, number) => [
      worths[player]!(number),
    ]);
    const { standings, scores } = tournamentOf(progress, ['player']);
    expect(standings.map(({ player, games, inSeat }) => [player, games, inSeat])).toEqual([
      ['good', 10, {}],
      ['fair', 10, {}],
      ['poor', 10, {}],
    ]);
    expect(scores[0]).toEqual([null, 0.75, 0.95]);
  });
});
