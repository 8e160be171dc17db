/** The rules that a record is played under: those of the day, or those of an older edition, which are loaded when they are asked for. */
import type { Edition, GameRecord } from '@derby/kernel';
import { entryOf } from './index.ts';

/** What says under which rules a record is played. */
export type Begun = Pick<GameRecord, 'game' | 'edition' | 'bundle'>;

/**
 * The edition of a record. Where it is neither today's nor kept, it is today's: that will say, as a `BadRecord`, that the record is
 * of another.
 */
export async function editionOf(record: Begun): Promise<Edition> {
  const today = await editionOfToday(record.game);
  if (record.edition === today.edition) return today;
  return (await (await import('./kept.ts')).keptEdition(record)) ?? today;
}

/** The rules of the day. */
export async function editionOfToday(game: string): Promise<Edition> {
  const entry = entryOf(game);
  // Whoever only looks, or plays across a wire, runs no match: what runs one is loaded with the rules.
  const [rules, { editionOn }] = await Promise.all([entry.load(), import('./host.ts')]);
  return editionOn(rules, (language) => entry.text(language));
}

/** The staff of a record's edition; nothing where the rules of the day apply, and with them the staff of the day. */
export async function keptStaff(record: Begun): Promise<unknown> {
  const { edition } = await entryOf(record.game).load();
  return record.edition === edition ? undefined : (await import('./kept.ts')).staffOfKept(record);
}
