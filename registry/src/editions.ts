/** The rules that a record is played under: those of the day, or those of an older edition, which are loaded when they are asked for. */
import { BadRecord, type Edition, editionOn, type GameRecord, type RecordFault } from '@derby/kernel';
import { entryOf } from './index.ts';
import { KEPT, type KeptEdition } from './kept-editions.ts';

/** What says under which rules a record is played. */
export type Begun = Pick<GameRecord, 'game' | 'edition' | 'bundle'>;

/** What a bundle holds. Its staff is the one of its time; whoever asks it knows what staff there is. */
interface Bundle {
  readonly edition: Edition;
  readonly staff: unknown;
}

/**
 * The edition of a record. Where it is neither today's nor kept, it is today's: that will say, as a `BadRecord`, that the record is
 * of another.
 */
export async function editionOf(record: Begun): Promise<Edition> {
  const kept = await keptFor(record);
  return kept ? under(kept, await bundleOf(kept)) : editionOfToday(record.game);
}

/** The rules of the day. */
export async function editionOfToday(game: string): Promise<Edition> {
  const entry = entryOf(game);
  return editionOn(await entry.load(), (language) => entry.text(language));
}

/** The staff of a record's edition; nothing where the rules of the day apply, and with them the staff of the day. */
export async function keptStaff(record: Begun): Promise<unknown> {
  const kept = await keptFor(record);
  return kept && (await bundleOf(kept)).staff;
}

/** The bundle that a record needs; none where it is played under the rules of the day, or where there is none. */
export async function keptFor({ game, edition, bundle }: Begun): Promise<KeptEdition | undefined> {
  const today = await entryOf(game).load();
  if (edition === today.edition) return undefined;
  const kept = KEPT.filter((one) => one.game === game && one.edition === edition);
  return kept.find((one) => one.hash === bundle) ?? kept[0];
}

/** Straight from its file, in Node and in a browser: no bundler touches what is kept. */
const bundleOf = (kept: KeptEdition): Promise<Bundle> => import(/* @vite-ignore */ kept.at.href);

/** Its records name the bundle, and its faults are ours. */
function under({ hash }: KeptEdition, { edition }: Bundle): Edition {
  return {
    ...edition,
    start: (setting, adviser) => edition.resume(begun(edition, setting, hash), adviser),
    resume: (record, adviser) => ours(() => edition.resume({ ...record, bundle: hash }, adviser)),
    verify: (record) => ours(() => edition.verify(record)),
  };
}

const begun = (
  { game, edition }: Edition,
  { seed, options = {} }: Parameters<Edition['start']>[0],
  bundle: string,
) => ({
  game,
  edition,
  bundle,
  options,
  players: {},
  seed,
  takeBacks: 0,
  choices: [],
});

/** A bundle has its own class for faults of records: the data in it is the same. */
function ours<T>(deed: () => T): T {
  try {
    return deed();
  } catch (fault) {
    throw isBadRecord(fault) ? new BadRecord(fault.fault, fault.line) : fault;
  }
}

const isBadRecord = (fault: unknown): fault is { fault: RecordFault; line: number | undefined } =>
  fault instanceof Error && fault.name === 'BadRecord' && 'fault' in fault;
