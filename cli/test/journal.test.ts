import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { derby, RECORDS, scratch } from './derby.ts';

const GOLDEN = fileURLToPath(new URL('../../games/leader/test/journal', import.meta.url));
const RECORD = join(GOLDEN, 'happy-time.derby');

describe('journal', () => {
  test('a campaign is read as a ship’s log', async () => {
    const { code, out } = await derby(['journal', RECORD, '--lang', 'en']);
    expect(out).toBe(readFileSync(join(GOLDEN, 'happy-time.en.txt'), 'utf8'));
    expect(code).toBe(0);
  });

  test('in French and into a file', async () => {
    const cwd = scratch();
    const { code, out } = await derby(['journal', RECORD, '--lang', 'fr', '--text', 'journal.txt'], { cwd });
    expect(readFileSync(join(cwd, 'journal.txt'), 'utf8')).toBe(
      readFileSync(join(GOLDEN, 'happy-time.fr.txt'), 'utf8'),
    );
    expect(out).toBe('');
    expect(code).toBe(0);
  });

  test('a game that keeps none says so', async () => {
    const { code, err } = await derby(['journal', join(RECORDS, '01-greedy.derby')]);
    expect(err).toContain('keeps no journal');
    expect(code).toBe(1);
  });
});
