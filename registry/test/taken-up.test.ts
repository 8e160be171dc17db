/** A match that was kept on its way, written down and read again, is the match that was played: in every game, from a golden record. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type GameModule,
  type GameRecord,
  type Kept,
  type Lexicon,
  readRecord,
  replay,
  SPECTATOR,
  takenUp,
} from '@derby/kernel';
import { GAMES } from '@derby/registry';
import { expect, test } from 'vitest';

/** Written down and read again. */
const written = <T>(data: T): T => JSON.parse(JSON.stringify(data));
const MOST = 240;
const recordOf = (id: string) =>
  readRecord(
    readFileSync(fileURLToPath(new URL(`../../games/${id}/test/records/05-random.derby`, import.meta.url)), 'utf8'),
  );

test.each(GAMES.map(({ id }) => id))('%s', async (id) => {
  const game: GameModule<Lexicon> = await GAMES.find((one) => one.id === id)!.load();
  const { choices, result: _result, hash: _hash, ...begun } = recordOf(id);
  const record: GameRecord = { ...begun, choices: choices.slice(0, MOST) };
  const half = Math.floor(record.choices.length / 2);
  const kept: Kept = written(replay(game, record, half).keep());
  const whole = replay(game, record);
  const match = takenUp(game, record, kept)!;
  expect(match.hash()).toBe(whole.hash());
  expect(match.outcome).toEqual(whole.outcome);
  for (const viewer of [...game.seats, SPECTATOR]) {
    expect(written(match.log(viewer))).toEqual(written(whole.log(viewer)));
    expect(match.fork(half - 5).view(viewer)).toEqual(whole.fork(half - 5).view(viewer));
  }
  expect(match.steps).toEqual(whole.steps);
  expect(match.log().map((entry) => match.isRevealed(entry))).toEqual(
    whole.log().map((entry) => whole.isRevealed(entry)),
  );
  // Whatever does not fit is as if it were missing.
  const others = { ...record, choices: ['other', ...record.choices.slice(1)] };
  expect(takenUp(game, others, kept)).toBeUndefined();
  expect(takenUp(game, record, { ...kept, hash: '0' })).toBeUndefined();
  expect(takenUp(game, record, { ...kept, edition: 0 })).toBeUndefined();
  expect(takenUp(game, { ...record, choices: record.choices.slice(0, half - 1) }, kept)).toBeUndefined();
});
