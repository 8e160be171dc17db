/** `derby backup` and `derby restore`: copies of the folder in which a house keeps its matches. */
import { resolve } from 'node:path';
import { BackupFault, backUp, dataFolder, NoDriver, restore } from '@derby/server';
import type { Args } from '../args.ts';
import { EXIT, type ExitCode, Fault } from '../faults.ts';
import type { Shell } from '../shell.ts';

export async function backup(args: Args<'backup'>, shell: Shell): Promise<ExitCode> {
  refuseDatabase(args, 'pg_dump --format=custom --file=FILE URL', shell);
  const to = resolve(args.argument(0));
  const data = dataOf(args.word('data'), shell);
  await carriedOut(() => backUp(data, to), shell);
  shell.say(shell.text.backup.made(data, to));
  return EXIT.done;
}

export async function restoreFolder(args: Args<'restore'>, shell: Shell): Promise<ExitCode> {
  refuseDatabase(args, 'pg_restore --dbname=URL FILE', shell);
  const from = resolve(args.argument(0));
  const data = dataOf(args.word('data'), shell);
  await carriedOut(() => restore(from, data), shell);
  shell.say(shell.text.backup.restored(from, data));
  return EXIT.done;
}

/** PostgreSQL has programs of its own for it, and they do it better. */
function refuseDatabase(args: Args<'backup'> | Args<'restore'>, program: string, { text }: Shell): void {
  if (args.word('database') !== undefined) throw new Fault(EXIT.usage, text.backup.database(program));
}

const dataOf = (asked: string | undefined, { env }: Shell): string =>
  asked === undefined ? dataFolder(env) : resolve(asked);

async function carriedOut(act: () => Promise<void>, { text }: Shell): Promise<void> {
  try {
    await act();
  } catch (fault) {
    if (fault instanceof BackupFault) throw new Fault(EXIT.file, text.backup.faults[fault.why](fault.what));
    if (fault instanceof NoDriver) throw new Fault(EXIT.failed, text.serve.noDriver);
    if (fault instanceof Error && 'code' in fault) throw new Fault(EXIT.file, text.backup.failed(fault.message));
    throw fault;
  }
}
