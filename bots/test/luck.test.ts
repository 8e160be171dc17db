/** The luck of a review averages nothing, whatever the value says and whoever plays: `npm run luck` measures it at length. */
import { type GameRecord, type Lexicon, Match, recordOf } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { spreadOf } from '../reliability.ts';
import { accountsOf } from '../src/accounts.ts';
import { type AdvisedGame, choose, PLAYERS, type Player, random, review, thinkingOf } from '../src/index.ts';
import { advisedPilot } from './pilot.ts';
import { advisedXxi } from './tables.ts';

/** Standard errors: a sample that is the same at every run may lie a little outside of 95 %. */
const WITHIN = 3 / 1.96;

function recordsOf<G extends Lexicon>({ game, advice }: AdvisedGame<G>, player: Player, games: number): GameRecord[] {
  return Array.from({ length: games }, (_, number) => {
    const seed = `luck ${number}`;
    const match = Match.start(game, { seed });
    for (let turn = thinkingOf(match, advice); turn; turn = thinkingOf(match, advice))
      match.take(choose(player, turn, seed));
    return recordOf(match, { seed });
  });
}

/** What the first seat's books say of these games. */
const booksOf = <G extends Lexicon>(advised: AdvisedGame<G>, records: readonly GameRecord[], worlds: number) =>
  records.map((record) => {
    const { steps, seats } = review(advised, record, { budget: { worlds, search: 1, until: 'quiet' } });
    return accountsOf(steps, seats[0] ?? '', 0);
  });

const luckOf = <G extends Lexicon>(advised: AdvisedGame<G>, records: readonly GameRecord[], worlds = 1) =>
  spreadOf(booksOf(advised, records, worlds).map(({ luck }) => luck));

describe('luck averages nothing', () => {
  test('where the value is far off and one quiet moment follows another: that is set right at the start', () => {
    const records = recordsOf(advisedPilot, random, 200);
    const { mean, reach } = luckOf(advisedPilot, records, 8);
    expect(Math.abs(mean)).toBeLessThan(WITHIN * reach);
    const start = spreadOf(booksOf(advisedPilot, records, 8).map((books) => books.start));
    expect(Math.abs(start.mean - 0.5)).toBeLessThan(0.05);
  });

  const records = recordsOf(advisedXxi, PLAYERS['watch-officer'], 14);

  test('over games of XXI', () => {
    const { mean, reach } = luckOf(advisedXxi, records);
    expect(Math.abs(mean)).toBeLessThan(WITHIN * reach);
  });

  test('and if imagined worlds looked ever so little better than the table does, this would be seen', () => {
    const { advice } = advisedXxi;
    const biased: typeof advice = {
      ...advice,
      evaluate: (known, seat) => advice.evaluate(known, seat) + ('drawPile' in known ? 0.04 : 0),
    };
    const { mean, reach } = luckOf({ ...advisedXxi, advice: biased }, records);
    expect(mean).toBeLessThan(-WITHIN * reach);
  });
});
