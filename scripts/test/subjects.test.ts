/** Long commit subjects are found; old ones, merges and folders without a history are let be. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { longSubjects } from '../subjects.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'derby-subjects-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const subject = (length: number): string => 'kernel: '.padEnd(length, 'x');

function commit(words: string, date = '2026-12-01T12:00:00Z'): void {
  const git = (...args: string[]): void => {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.invalid', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date, GIT_CONFIG_GLOBAL: '/dev/null' },
      stdio: 'ignore',
    });
  };
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', words);
}

describe('commit subjects', () => {
  test('of 71 characters are short enough, whatever follows them', () => {
    commit(`${subject(71)}\n\n${subject(200)}`);
    expect(longSubjects(folder)).toEqual([]);
  });

  test('of 72 are not, and are named', () => {
    commit(subject(71));
    commit(subject(72));
    expect(longSubjects(folder)).toEqual([expect.stringMatching(new RegExp(`^[0-9a-f]+ ${subject(72)}$`))]);
  });

  test('from before are let be', () => {
    commit(subject(90), '2026-11-17T22:00:00Z');
    expect(longSubjects(folder)).toEqual([]);
  });

  test('are not looked for where there is no history', () => {
    expect(longSubjects(folder)).toEqual([]);
  });
});
