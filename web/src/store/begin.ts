/** Begins a game and keeps it at once. */
import type { GameRecord } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { strength } from '../app/settings.ts';
import { type Seating, usualSeating } from '../seats/seating.ts';
import { Session } from '../table/session.ts';
import { addGame, newSeed } from './games.ts';

interface Beginning {
  readonly options?: GameRecord['options'];
  readonly seed?: string | undefined;
  readonly seating?: Seating;
}

/** The id of the new game. */
export async function beginGame(
  id: string,
  { options = {}, seed = newSeed(), seating }: Beginning = {},
): Promise<string> {
  const game = await entryOf(id).load();
  const session = Session.start(game, seed, options, seating ?? usualSeating(game.seats, strength.peek()));
  return (await addGame(session.record())).id;
}
