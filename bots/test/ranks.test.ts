/** The ranks: a lesser officer leaves things out; only a cadet leaves it to chance. */
import { FastDice, freshWorld, type Lexicon, Match, notation, optionsFor } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { describe, expect, test } from 'vitest';
import {
  type AdvisedGame,
  choose,
  imaginesIn,
  PLAYERS,
  playerOf,
  type Thinking,
  thinkingOf,
  thinkingOn,
} from '../src/index.ts';

const advisedGame = async (id: string): Promise<AdvisedGame<Lexicon>> => {
  const entry = entryOf(id);
  return { game: await entry.load(), advice: await entry.advice() };
};

/** The first questions of a game that its counsel plays. */
function* questionsOf(advised: AdvisedGame<Lexicon>, many: number): Generator<Thinking<Lexicon>> {
  const { game } = advised;
  const world = freshWorld(game, game.setup(optionsFor(game)), new FastDice('ranks'));
  for (let asked = 0; asked < many; asked++) {
    const turn = thinkingOn(advised, world, asked);
    if (!turn) return;
    yield turn;
    world.answer(choose(PLAYERS.counselled, turn, 'ranks'));
  }
}

const said = (name: string, turn: Thinking<Lexicon>, seed: string): string =>
  notation(choose(playerOf(name), turn, seed));

test('cadets who can do and undo something come to an end on one seed, which they do not where each moment is like the last', async () => {
  const [advised, most] = [await advisedGame('paukenschlag'), 3000];
  const played = (momentOf: (made: number) => number): number => {
    const match = Match.start(advised.game, { seed: 'luck 0' });
    const asked = () => thinkingOf(match, advised.advice, momentOf(match.steps.length));
    for (let turn = asked(); turn && match.steps.length < most; turn = asked())
      match.take(choose(playerOf('cadet'), turn, 'luck 0'));
    return match.steps.length;
  };
  expect(played((made) => made)).toBeLessThan(most);
  expect(played(() => 1)).toBe(most);
});

describe.each(['xxi', 'leader', 'pens', 'paukenschlag', 'planz'])('%s', (id) => {
  test('watch officer and commander say the same whatever the seed; a cadet does not', async () => {
    const advised = await advisedGame(id);
    const ranks = ['watch-officer', 'commander'];
    for (const rank of ranks) expect(imaginesIn(playerOf(rank), advised.advice)).toBe(false);
    let wavered = 0;
    for (const turn of questionsOf(advised, 60)) {
      for (const rank of ranks) expect(said(rank, turn, 'one')).toBe(said(rank, turn, 'other'));
      if (said('cadet', turn, 'one') !== said('cadet', turn, 'other')) wavered += 1;
    }
    expect(wavered).toBeGreaterThan(0);
  });

  test('a commander does not go about it as a watch officer does, nor as the counsel', async () => {
    const advised = await advisedGame(id);
    const apart = { 'watch-officer': 0, counselled: 0 };
    for (const turn of questionsOf(advised, 1500)) {
      const commander = said('commander', turn, 'one');
      for (const other of ['watch-officer', 'counselled'] as const)
        if (said(other, turn, 'one') !== commander) apart[other] += 1;
      if (Math.min(...Object.values(apart)) > 0) break;
    }
    expect(Math.min(...Object.values(apart)), JSON.stringify(apart)).toBeGreaterThan(0);
  });
});
