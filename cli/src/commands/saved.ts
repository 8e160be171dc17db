/** `derby saved`: the games that are kept, and what lies among them that cannot be read. */
import { rmSync } from 'node:fs';
import { BadRecord, explainRecord, gradeIn, LONGEST_LINE, quotable } from '@derby/kernel';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import { attempt } from '../files.ts';
import { openRecord } from '../gamebox.ts';
import { changed, isKeepsake, keepsakesOf } from '../keepsakes.ts';
import type { Shell } from '../shell.ts';

export async function saved(args: Args<'saved'>, shell: Shell): Promise<ExitCode> {
  const doomed = args.word('delete');
  if (doomed !== undefined) return remove(doomed, shell);
  const files = keepsakesOf(args.positionals[0], shell);
  if (files.length === 0) shell.say(shell.text.saved.none);
  for (const file of files) shell.say(...(await about(file, shell)));
  return EXIT.done;
}

/** Two lines: the file, and what it holds or why that cannot be told. */
async function about(file: string, shell: Shell): Promise<string[]> {
  const { paint, text } = shell;
  const name = quotable(file, LONGEST_LINE);
  try {
    const { record, box } = await openRecord(file, shell);
    box.edition.resume(record); // what does not hold cannot be taken up
    const grade = record.result && gradeIn(shell.language, box.text, record.result.grade);
    const when = new Date(changed(file)).toLocaleString(shell.language);
    return [paint('bold', name), `  ${text.saved.about(box.text.title, record.choices.length, when, grade)}`];
  } catch (fault) {
    return [
      paint('bold', name),
      `  ${paint('red', quotable(text.saved.unreadable(reasonOf(fault, shell)), LONGEST_LINE))}`,
    ];
  }
}

function reasonOf(fault: unknown, { language }: Shell): string {
  if (fault instanceof BadRecord) return explainRecord(language, fault);
  if (fault instanceof Fault) return fault.message;
  throw fault;
}

/** Only what is kept here: any other file is the player's own business. */
function remove(file: string, shell: Shell): ExitCode {
  const { text } = shell;
  if (!isKeepsake(file, shell)) throw new Fault(EXIT.failed, text.saved.notHere(file));
  attempt(
    () => rmSync(file, { recursive: true }),
    (why) => text.cannotWrite(file, why),
  );
  shell.say(text.saved.removed(quotable(file, LONGEST_LINE)));
  return EXIT.done;
}
