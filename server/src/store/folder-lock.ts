/** One house a data folder. Whoever has it open holds a lock on a file of its own, which the machine takes from him however he ends. */
import { join } from 'node:path';
import type { driver } from './sqlite.ts';

const FILE = 'house.lock';
/** In milliseconds: a house that is just being closed is waited for. */
const PATIENCE = 1000;

/** Another house is open on the data folder. */
export class FolderTaken extends Error {
  override readonly name = 'FolderTaken';

  constructor(folder: string) {
    super(`Another house is open on the data folder ${folder}. Close that one, or give this one a folder of its own.`);
  }
}

/** Takes the folder. The function given back sets it free. */
export function lockFolder(Database: Awaited<ReturnType<typeof driver>>, folder: string): () => void {
  const file = new Database(join(folder, FILE));
  try {
    // Nothing is ever written there.
    for (const setting of ['journal_mode = MEMORY', `busy_timeout = ${PATIENCE}`]) file.pragma(setting);
    file.exec('begin exclusive');
  } catch (fault) {
    file.close();
    throw isBusy(fault) ? new FolderTaken(folder) : fault;
  }
  return () => {
    file.exec('rollback');
    file.close();
  };
}

const isBusy = (fault: unknown): boolean => fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_BUSY';
