/** `derby journal`: a record told as a story, where the game keeps a journal. */
import { journalOf, replay, writeJournal } from '@derby/kernel';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { putOut } from '../files.ts';
import { openRecord } from '../gamebox.ts';
import type { Shell } from '../shell.ts';

export async function journalFile(args: Args<'journal'>, shell: Shell): Promise<ExitCode> {
  const { record, box } = await openRecord(args.argument(0), shell);
  const [viewer = ''] = box.game.seats;
  const pages = await journalOf(box.text, replay(box.game, record).log(viewer));
  if (!pages) throw new Fault(EXIT.failed, shell.text.journal.none(box.text.title));
  putOut(args.word('text') ?? '-', writeJournal(pages), shell);
  return EXIT.done;
}
