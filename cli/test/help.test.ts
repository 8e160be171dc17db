import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { reference } from '../src/reference.ts';
import { COMMAND_NAMES } from '../src/spec.ts';
import { derby } from './derby.ts';

const REFERENCE = fileURLToPath(new URL('../../docs/cli.md', import.meta.url));

describe('help', () => {
  test('docs/cli.md is what the help says', async () => {
    await expect(reference()).toMatchFileSnapshot(REFERENCE);
  });

  test('the program prints its help, and the reference has it', async () => {
    const { code, out } = await derby(['--help']);
    expect(code).toBe(0);
    expect(readFileSync(REFERENCE, 'utf8')).toContain(out);
  });

  test.each(COMMAND_NAMES)('%s prints its help, and the reference has it', async (name) => {
    const { code, out, err } = await derby([...name.split(' '), '--help']);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(readFileSync(REFERENCE, 'utf8')).toContain(out);
  });

  test('in French', async () => {
    const { code, out } = await derby(['sim', '--help', '--lang', 'fr']);
    expect(code).toBe(0);
    expect(out).toContain('Exemples');
  });

  test('without a command the help is shown, and the exit code says that nothing was asked', async () => {
    const { code, out } = await derby([]);
    expect(code).toBe(2);
    expect(out).toContain('derby play xxi');
  });
});
