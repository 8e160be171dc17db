/** Runs the program inside the test, for long tables of cases; derby.ts runs the real one. */
import { vi } from 'vitest';
import { program } from '../src/program.ts';
import type { Ended } from './derby.ts';

export async function within(words: readonly string[]): Promise<Ended> {
  vi.stubEnv('LC_ALL', 'C');
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const written = (spy: typeof out): string => spy.mock.calls.map(([words]) => String(words)).join('');
  try {
    const code = await program(words);
    return { code, out: written(out), err: written(err) };
  } finally {
    out.mockRestore();
    err.mockRestore();
    vi.unstubAllEnvs();
  }
}
