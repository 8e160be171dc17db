/** English, as every game writes it. */

/** "1 boat", "3 boats", "2 boxes". */
export const counted = (n: number, one: string, several = `${one}s`): string => `${n} ${n === 1 ? one : several}`;

/** "A", "A and B", "A, B and C". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

/** "2.5". */
export const decimal = (n: number): string => n.toFixed(1);

/** "12,500". */
export const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ',');
