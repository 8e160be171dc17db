import { type GameRecord, replay } from '@derby/kernel';
import { expect, test } from 'vitest';
import { recalled } from '../src/advice/memory.ts';
import { lantern, layOne, seated } from './lantern.ts';

/** A record that grows by every choice of a game. */
function records(): GameRecord[] {
  const session = seated({ red: 'person', blue: 'person' });
  session.hasCurtain = false;
  const kept = [session.record()];
  for (const choose of [layOne, 'high', 'note', 'note', 'swing', layOne, 'low'] as const) {
    if (typeof choose === 'string') session.take(choose);
    else choose(session);
    kept.push(session.record());
  }
  return kept;
}

test('whatever was asked before, the match is the one at the end of the record', () => {
  const all = records();
  const other = { ...seated({ red: 'person', blue: 'cadet' }).record(), seed: 'Walker' };
  const asked = [...all, ...all.slice(2, 5), other, ...all.slice(4)];
  for (const record of asked) expect(recalled(lantern, record).hash()).toBe(replay(lantern, record).hash());
});

test('a match that goes on is not replayed', () => {
  const [first, ...later] = records();
  const match = recalled(lantern, first as GameRecord);
  for (const record of later) expect(recalled(lantern, record)).toBe(match);
});

test('a record that does not hold is refused and forgotten', () => {
  const [first, second] = records() as [GameRecord, GameRecord];
  recalled(lantern, first);
  expect(() => recalled(lantern, { ...first, choices: ['fly-home'] })).toThrow();
  expect(recalled(lantern, second).hash()).toBe(second.hash);
});
