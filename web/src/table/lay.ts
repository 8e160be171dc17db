/** Lays the table of a record, under the rules it was begun with. The staff gives the hints. */
import type { Adviser, GameRecord, TableFacts, Tables } from '@derby/kernel';
import { entryOf } from '@derby/registry';
import { editionOf } from '@derby/registry/editions';
import type { BoardModule } from '../boards/board.ts';
import { boardOf } from '../boards/index.ts';

export const tablesOf = async (record: GameRecord): Promise<Tables> => (await editionOf(record)).resume(record, staff);

/** It is called in with the first question. */
export const staff: Adviser = async (record, rank) => (await import('../advice/staff.ts')).consult(record, rank);

/** The board of a table. Under older rules that is said, and a board that cannot draw them spoils nothing. */
export async function boardFor({ game, edition }: TableFacts): Promise<BoardModule> {
  const [module, today] = await Promise.all([boardOf(game), entryOf(game).load()]);
  if (edition === today.edition) return module;
  const { sayOlder, sturdy } = await import('../editions/older.tsx');
  sayOlder(edition, today.edition);
  return sturdy(module);
}
