/** Begins a game and keeps it at once. */
import type { GameRecord } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { address, go } from '../app/router.ts';
import { strength } from '../app/settings.ts';
import { type Seating, usualSeating } from '../seats/seating.ts';
import { Session } from '../table/session.ts';
import { addGame, newSeed } from './games.ts';

interface Beginning {
  readonly options?: GameRecord['options'];
  readonly seed?: string | undefined;
  readonly seating?: Seating;
}

/** Begins a new game and goes to its table. */
export async function playNew(id: string, { options = {}, seed = newSeed(), seating }: Beginning = {}): Promise<void> {
  const game = await entryOf(id).load();
  const session = Session.start(game, seed, options, seating ?? usualSeating(game.seats, strength.peek()));
  await playOn(session.record());
}

/** Keeps a game that begins with this record and goes to its table; where it cannot be kept, it says why. */
export async function playOn(record: GameRecord): Promise<void> {
  try {
    go(address.table((await addGame(record)).id));
  } catch (fault) {
    (await import('./unkept.ts')).sayUnkept(fault, record.choices.length > 0 ? record : undefined);
  }
}
