/** What every adviser needs: the best of several. */

/** The first item with the highest score. */
export function best<T>(items: readonly T[], score: (item: T) => number): T | undefined {
  let found: T | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const here = score(item);
    if (here > highest) [found, highest] = [item, here];
  }
  return found;
}
