/** Editions that are kept: a bundle is opened when a record asks for it. */
import { BadRecord, type Edition, type RecordFault } from '@derby/kernel';
import type { Begun } from './editions.ts';
import { KEPT, type KeptEdition } from './kept-editions.ts';

/** What a bundle holds. Its staff is the one of its time; whoever asks it knows what staff there is. */
interface Bundle {
  readonly edition: Edition;
  readonly staff: unknown;
}

/** The kept edition that a record was begun with; nothing where it is not kept. */
export async function keptEdition(record: Begun): Promise<Edition | undefined> {
  const kept = keptFor(record);
  return kept && under(kept, await bundleOf(kept));
}

export async function staffOfKept(record: Begun): Promise<unknown> {
  const kept = keptFor(record);
  return kept && (await bundleOf(kept)).staff;
}

/** By its hash, where the record names one that is kept; otherwise by its number. */
function keptFor({ game, edition, bundle }: Begun): KeptEdition | undefined {
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
