/** PK-16.2  The order of names: text as text, numbers in it as numbers, digits before letters. */

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Below 0 where `one` comes first: U-66 before U-123, C-2 before C-10, 2BG before 13BG. */
export function byName(one: string, other: string): number {
  let i = 0;
  let j = 0;
  while (i < one.length && j < other.length) {
    const [a, b] = [one.charCodeAt(i), other.charCodeAt(j)];
    if (isDigit(a) && isDigit(b)) {
      const [endA, endB] = [endOfNumber(one, i), endOfNumber(other, j)];
      const difference = Number(one.slice(i, endA)) - Number(other.slice(j, endB));
      if (difference !== 0) return difference;
      [i, j] = [endA, endB];
    } else if (a !== b) return a - b;
    else {
      i += 1;
      j += 1;
    }
  }
  return one.length - i - (other.length - j);
}

function endOfNumber(word: string, from: number): number {
  let end = from;
  while (end < word.length && isDigit(word.charCodeAt(end))) end += 1;
  return end;
}

export const byId = (one: { readonly id: string }, other: { readonly id: string }): number => byName(one.id, other.id);

/** Puts one more into a list that is in order of ids. */
export function insert<T extends { readonly id: string }>(list: T[], item: T): void {
  const at = list.findIndex((one) => byName(item.id, one.id) < 0);
  list.splice(at < 0 ? list.length : at, 0, item);
}
