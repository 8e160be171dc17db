/** Skirmish is one game: its three versions must play it move for move alike, or their speeds say nothing. */
import { FastDice, freshWorld, Match, notation, optionsFor, playOut, SecretDice } from '@derby/kernel';
import { contract } from '@derby/kernel/testing';
import { atRandom, playThrough } from '@derby/kernel/testing/play';
import { describe, expect, test } from 'vitest';
import { HOME, NEIGHBOURS } from '../skirmish/areas.ts';
import * as bare from '../skirmish/bare.ts';
import * as boardgameIo from '../skirmish/boardgame-io.ts';
import { advice, skirmish } from '../skirmish/module.ts';
import { AREAS, type Field, fingerprint, GAME_LENGTH, opening, sideOf, UNITS } from '../skirmish/rules.ts';
import { randomChoice } from '../src/games.ts';

const diceOf = (seed: number) => new FastDice(`dice ${seed}`);
const chooserOf = (seed: number) => new FastDice(`choices ${seed}`);

function playBare(seed: number): Field {
  return bare.playRandomly(diceOf(seed), chooserOf(seed));
}

function playBoardgameIo(seed: number): Field {
  const dice = diceOf(seed);
  return boardgameIo.playRandomly(
    boardgameIo.skirmish(() => dice.below(6)),
    chooserOf(seed),
  );
}

function playKernel(seed: number): Field {
  const world = freshWorld(skirmish, skirmish.setup(optionsFor(skirmish)), diceOf(seed));
  playOut(world, randomChoice(chooserOf(seed)));
  return world.state;
}

const isCounted = ({ where, count }: Readonly<Field>): boolean => {
  const counted = opening().count.map((areas) => areas.map(() => 0));
  where.forEach((area, unit) => {
    counted[sideOf(unit)]![area]! += 1;
  });
  return JSON.stringify(counted) === JSON.stringify(count);
};

describe('Skirmish', () => {
  test.each([1, 2, 3, 4, 5])('seed %i: the three versions end in the same position', (seed) => {
    const end = playBare(seed);
    expect(end.moved).toBe(GAME_LENGTH);
    expect(fingerprint(playKernel(seed))).toBe(fingerprint(end));
    expect(fingerprint(playBoardgameIo(seed))).toBe(fingerprint(end));
  });

  test('another seed is another game', () => {
    expect(fingerprint(playBare(1))).not.toBe(fingerprint(playBare(2)));
  });

  test('a bare replay of a record ends where the match ended', () => {
    const match = Match.start(skirmish, { seed: 'record' });
    playThrough(match, atRandom(new FastDice('record')));
    const record = match.steps.map(({ choice }) => notation(choice));
    expect(fingerprint(bare.replay(record, new SecretDice('record')))).toBe(fingerprint(match.state));
  });

  test('about 340 moves are legal at every decision', () => {
    const match = Match.start(skirmish, { seed: 'moves' });
    const counts: number[] = [];
    playThrough(match, atRandom(new FastDice('moves')), ({ question }) => {
      counts.push(question?.offers.length ?? 0);
      return undefined;
    });
    expect(counts).toHaveLength(GAME_LENGTH);
    expect(Math.min(...counts)).toBeGreaterThan(310);
    expect(Math.max(...counts)).toBeLessThan(370);
  });

  test('[SK-1] 40 areas, 4.55 neighbours each, and half a turn maps them onto themselves', () => {
    expect(NEIGHBOURS).toHaveLength(40);
    expect(NEIGHBOURS.flat()).toHaveLength(4.55 * 40);
    expect(HOME[0]).toBe(AREAS - 1 - HOME[1]);
    NEIGHBOURS.forEach((near, area) => {
      for (const to of near) expect(NEIGHBOURS[to]).toContain(area);
      const turned = near.map((to) => AREAS - 1 - to).reverse();
      expect(NEIGHBOURS[AREAS - 1 - area]).toEqual(turned);
    });
  });
});

contract(
  skirmish,
  {
    advice,
    maxDecisions: GAME_LENGTH,
    texts: [],
    invariants: {
      'no unit is lost': ({ where }) => where.length === UNITS,
      'the counts are those of the units': isCounted,
    },
  },
  { seeds: 1, optionSets: [], forgeries: 500 },
);
