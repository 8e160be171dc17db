/** `derby journal`: a record told as a story, where the game keeps a journal. */
import { journalOf, readerOf, writeJournal } from '@derby/kernel';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { putOut } from '../files.ts';
import { openRecord } from '../gamebox.ts';
import type { Shell } from '../shell.ts';

export async function journalFile(args: Args<'journal'>, shell: Shell): Promise<ExitCode> {
  const { record, box } = await openRecord(args.argument(0), shell);
  const tables = box.edition.resume(record);
  const pages = await journalOf(box.text, tables.at(readerOf(tables.facts)).now.log);
  if (!pages) throw new Fault(EXIT.failed, shell.text.journal.none(box.text.title));
  putOut(args.word('text') ?? '-', writeJournal(pages), shell);
  return EXIT.done;
}
