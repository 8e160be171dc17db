/** What is added to a die or taken from it, each part by its name: the log tells them, the rules add them up. */

export type ModifierId =
  | 'intel'
  | 'search'
  | 'event'
  | 'attacked'
  | 'warnings'
  | 'alerts'
  | 'light'
  | 'heavy'
  | 'tactics'
  | 'condition'
  | 'campaign'
  | 'range'
  | 'spread'
  | 'fat'
  | 'skill'
  | 'gunnery'
  | 'crippled';

export type Part = readonly [id: ModifierId, by: number];

/** Those that change anything. */
export const partsOf = (...all: readonly Part[]): Part[] => all.filter(([, by]) => by !== 0);

export function sumOf(parts: readonly Part[]): number {
  let sum = 0;
  for (const [, by] of parts) sum += by;
  return sum;
}
