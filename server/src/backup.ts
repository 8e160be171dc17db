/**
 * Copies of a data folder, made while the house is open, and taken back into an empty one. A copy is a folder like the data folder itself; it is
 * whole or it is not there.
 */
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { driver, FILE } from './store/sqlite.ts';

/** A copy was not made, or not taken back; `why` says why, and `what` names the file or folder. */
export class BackupFault extends Error {
  override readonly name = 'BackupFault';
  readonly why: 'no-data' | 'exists' | 'not-empty' | 'broken';
  readonly what: string;

  constructor(why: BackupFault['why'], what: string) {
    super(`${why}: ${what}`);
    this.why = why;
    this.what = what;
  }
}

const RULES = 'rules';
const SECRET = 'secret';
const RULES_NAME = /-([0-9a-f]{16})\.js$/;

/** Copies the data folder. The house may be open: the database is copied as it stands at one moment, and whatever it needs after it. */
export async function backUp(data: string, to: string): Promise<void> {
  if (!existsSync(join(data, FILE))) throw new BackupFault('no-data', data);
  if (existsSync(to)) throw new BackupFault('exists', to);
  await whole(to, async (part) => {
    const Database = await driver();
    const database = new Database(join(data, FILE));
    database.prepare('vacuum into ?').run(join(part, FILE));
    database.close();
    cpSync(join(data, RULES), join(part, RULES), { recursive: true });
    cpSync(join(data, SECRET), join(part, SECRET));
    await prove(part);
  });
}

/** Takes a copy back into a folder in which there is nothing yet. */
export async function restore(from: string, data: string): Promise<void> {
  if (!existsSync(join(from, FILE))) throw new BackupFault('no-data', from);
  if (existsSync(data) && readdirSync(data).length > 0) throw new BackupFault('not-empty', data);
  await prove(from);
  rmSync(data, { recursive: true, force: true });
  await whole(data, async (part) => {
    for (const name of [FILE, RULES, SECRET]) cpSync(join(from, name), join(part, name), { recursive: true });
    await prove(part);
  });
}

/** What is made beside its place and then put there in one go. */
async function whole(folder: string, make: (part: string) => Promise<void>): Promise<void> {
  const part = `${resolve(folder)}.${process.pid}.part`;
  mkdirSync(dirname(part), { recursive: true });
  mkdirSync(part, { mode: 0o700 });
  try {
    await make(part);
    renameSync(part, folder);
  } catch (fault) {
    rmSync(part, { recursive: true, force: true });
    throw fault;
  }
}

/** Whether a copy is sound: the database by its own check, the rules of every match there and as they were, the secret there. */
async function prove(folder: string): Promise<void> {
  const file = join(folder, FILE);
  for (const name of rulesIn(await driver(), file)) {
    const rules = join(folder, RULES, name);
    if (!existsSync(rules) || hashOf(rules) !== RULES_NAME.exec(name)?.[1]) throw new BackupFault('broken', rules);
  }
  if (!existsSync(join(folder, SECRET))) throw new BackupFault('broken', join(folder, SECRET));
}

/** The rules that matches are pinned to, if the database is sound. */
function rulesIn(Database: Awaited<ReturnType<typeof driver>>, file: string): string[] {
  try {
    const database = new Database(file, { readonly: true });
    const checked = database.prepare('pragma integrity_check').all() as { integrity_check: string }[];
    if (checked[0]?.integrity_check !== 'ok') throw new BackupFault('broken', file);
    const rows = database.prepare('select distinct rules from matches').all() as { rules: string }[];
    database.close();
    return rows.map(({ rules }) => rules);
  } catch {
    throw new BackupFault('broken', file);
  }
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
