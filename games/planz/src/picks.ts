/** WPZ-M.8, WPZ-2.11  To pick is to draw at random: the box in order of its IDs, then one number from one to its count. */
import type { Table } from './state.ts';

/** Takes one item from a box; nothing from an empty one. */
export function pick<T extends string>(t: Table, box: T[]): T | undefined {
  if (box.length === 0) return undefined;
  box.sort();
  return box.splice(t.die(box.length) - 1, 1)[0];
}
