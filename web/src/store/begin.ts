/** Begins a game and keeps it at once. */
import type { GameRecord } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { Session } from '../table/session.ts';
import { addGame, newSeed } from './games.ts';

/** The id of the new game. */
export async function beginGame(game: string, options: GameRecord['options'] = {}, seed = newSeed()): Promise<string> {
  const session = Session.start(await entryOf(game).load(), seed, options);
  return (await addGame(session.record())).id;
}
