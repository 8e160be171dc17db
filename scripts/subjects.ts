/** Commit subjects stay under 72 characters. Those from before that was watched over stay as they are. */
import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HOUSE } from './house.ts';

const SINCE = '2026-11-18T00:00:00Z';
const TOO_LONG = 72;

/** The subjects of a checkout that are too long; a copy without its history, or a machine without git, has none. */
export function longSubjects(folder: string): string[] {
  const log = spawnSync('git', ['log', '--no-merges', `--since=${SINCE}`, '--format=%h %s'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, GIT_CEILING_DIRECTORIES: dirname(folder) },
  });
  if (log.status !== 0) return [];
  return log.stdout.split('\n').filter((line) => [...line.slice(line.indexOf(' ') + 1)].length >= TOO_LONG);
}

function main(): void {
  const found = longSubjects(HOUSE);
  for (const line of found)
    console.error(`${line}\n  has a subject of ${TOO_LONG} characters or more: git commit --amend`);
  if (found.length === 0) console.log(`Every subject is shorter than ${TOO_LONG} characters.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
