/** `derby verify`: records played again, every die rolled again, and the result and the fingerprint compared. */
import { BadRecord, explainRecord, gradeIn, LONGEST_LINE, quotable } from '@derby/kernel';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { openRecord } from '../gamebox.ts';
import type { Shell } from '../shell.ts';

export async function verifyFiles(args: Args<'verify'>, shell: Shell): Promise<ExitCode> {
  args.argument(0);
  let worst: ExitCode = EXIT.done;
  for (const file of args.positionals) {
    const exit = await verifyFile(file, args.flag('quiet'), shell);
    if (exit !== EXIT.done) worst = exit;
  }
  return worst;
}

/** One that does not hold does not keep the others from being looked at. */
async function verifyFile(file: string, quiet: boolean, shell: Shell): Promise<ExitCode> {
  const { text, paint } = shell;
  try {
    const { record, box } = await openRecord(file, shell);
    box.edition.verify(record);
    const grade = record.result ? gradeIn(shell.language, box.text, record.result.grade) : text.verify.unfinished;
    if (!quiet)
      shell.say(
        `${paint('green', text.verify.holds)} ${quotable(file, LONGEST_LINE)}: ${text.verify.about(box.text.title, record.choices.length, grade)}`,
      );
    return EXIT.done;
  } catch (fault) {
    if (!(fault instanceof BadRecord) && !(fault instanceof Fault)) throw fault;
    const why = fault instanceof BadRecord ? explainRecord(shell.language, fault) : fault.message;
    shell.warn(`${paint('red', text.verify.broken)} ${quotable(`${file}: ${why}`, LONGEST_LINE)}`);
    return fault instanceof Fault && fault.exit === EXIT.file ? EXIT.file : EXIT.failed;
  }
}
