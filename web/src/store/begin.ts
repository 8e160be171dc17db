/** Begins a game and keeps it at once. */
import type { GameRecord, OptionSpec } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { editionOfToday } from '@derby/registry/editions';
import { address, go } from '../app/router.ts';
import { strength } from '../app/settings.ts';
import { type Seating, usualSeating } from '../seats/seating.ts';
import { addGame, newSeed } from './games.ts';

interface Beginning {
  readonly options?: GameRecord['options'];
  readonly seed?: string | undefined;
  readonly seating?: Seating;
}

/** Begins a new game and goes to its table. */
export async function playNew(id: string, { options = {}, seed = newSeed(), seating }: Beginning = {}): Promise<void> {
  const game = await entryOf(id).load();
  const tables = (await editionOfToday(id)).start({ seed, options: known(game.options, options) });
  const players = seating ?? usualSeating(game.seats, strength.peek());
  await playOn(await tables.record(game.seats.length > 1 ? players : {}));
}

/** Keeps a game that begins with this record and goes to its table; where it cannot be kept, it says why. */
export async function playOn(record: GameRecord): Promise<void> {
  try {
    go(address.table((await addGame(record)).id));
  } catch (fault) {
    (await import('./unkept.ts')).sayUnkept(fault, record.choices.length > 0 ? record : undefined);
  }
}

/** Whoever plays an old game again plays it by the rules of the day: what they do not know is left out. */
export const known = (specs: readonly OptionSpec[], options: GameRecord['options']): GameRecord['options'] =>
  Object.fromEntries(
    Object.entries(options).filter(([id, value]) =>
      specs.some((spec) => spec.id === id && spec.values.includes(value)),
    ),
  );
