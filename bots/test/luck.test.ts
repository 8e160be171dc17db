/** The luck of a review averages nothing, whatever the value says and whoever plays: `npm run luck` measures it at length. */
import { FastDice, type GameRecord, type Lexicon, Match, recordOf } from '@derby/kernel';
import { describe, expect, test } from 'vitest';
import { spreadOf } from '../reliability.ts';
import { accountsOf } from '../src/accounts.ts';
import { type AdvisedGame, choose, PLAYERS, type Player, random, review, thinkingOf } from '../src/index.ts';
import { advisedBluff } from './bluff.ts';
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
    const course = review(advised, record, { budget: { worlds, search: 1, until: 'quiet' } });
    return accountsOf(course, course.seats[0] ?? '', 0);
  });

const luckOf = <G extends Lexicon>(advised: AdvisedGame<G>, records: readonly GameRecord[], worlds = 1) =>
  spreadOf(booksOf(advised, records, worlds).map(({ luck }) => luck));

describe('luck averages nothing', () => {
  test('where the value is far off and one quiet moment follows another: that comes to light', () => {
    const records = recordsOf(advisedPilot, random, 200);
    const { mean, reach } = luckOf(advisedPilot, records, 8);
    expect(Math.abs(mean)).toBeLessThan(WITHIN * reach);
    const start = spreadOf(booksOf(advisedPilot, records, 8).map(({ start, revealed = 0 }) => start + revealed));
    expect(Math.abs(start.mean - 0.5)).toBeLessThan(0.05);
  });

  test('over games of XXI', () => {
    const records = recordsOf(advisedXxi, PLAYERS['watch-officer'], 14);
    const { mean, reach } = luckOf(advisedXxi, records);
    expect(Math.abs(mean)).toBeLessThan(WITHIN * reach);
  });

  /** Both imagine the other's card wrongly, and the value is noise and knows what is hidden. */
  const mistaken: typeof advisedBluff = {
    game: {
      ...advisedBluff.game,
      resample: (state, viewer) => {
        if (viewer !== 'north') state.cards.north = 6;
        if (viewer !== 'south') state.cards.south = 1;
      },
    },
    advice: {
      policy: (_known, { offers }) => offers.at(-1)?.choice ?? ['pass'],
      isQuiet: ({ bet }) => !bet,
      evaluate: (known, seat) => {
        const card = 'cards' in known ? known.cards.north : known.card;
        const value = new FastDice(`${known.bet} ${card}`).below(100) / 400 + card / 10;
        return seat === 'north' ? value : 1 - value;
      },
    },
  };

  test('whatever anybody imagines, and whatever the value says', () => {
    const { mean, reach } = luckOf(mistaken, recordsOf(mistaken, random, 1000));
    expect(Math.abs(mean)).toBeLessThan(WITHIN * reach);
  });

  test('the deal included: the start is the same whatever was dealt', () => {
    const budget = { worlds: 300, search: 1, until: 'quiet' } as const;
    const deals = recordsOf(mistaken, random, 12).map((record) => review(mistaken, record, { budget }).deal);
    const [begun, dealt] = [deals.map(({ before }) => before[0] ?? 0), deals.map(({ after }) => after[0] ?? 0)];
    expect(Math.max(...begun) - Math.min(...begun)).toBeLessThan(0.15);
    expect(Math.max(...dealt) - Math.min(...dealt)).toBeGreaterThan(0.3);
  });
});
