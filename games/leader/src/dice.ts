/** UL-1.12  Chance beyond the ten-sided die: one of several, each as likely as the others. */
import { present, type Table } from './state.ts';

/** One alone needs no die. */
export function pick<T>(t: Table, candidates: readonly T[]): T {
  const at = candidates.length > 1 ? t.die(candidates.length) - 1 : 0;
  return present(candidates[at], 'candidate');
}
