/** The same words in another dress: texts, functions that make them, and whatever holds either. */
export function dressed<T>(words: T, dress: (text: string) => string): T {
  if (typeof words === 'string') return dress(words) as T;
  if (typeof words === 'function') {
    const make = words;
    return ((...args: unknown[]) => dressed(Reflect.apply(make, undefined, args), dress)) as T;
  }
  if (typeof words !== 'object' || words === null) return words;
  if (words instanceof Promise) return words.then((told) => dressed(told, dress)) as T;
  if (Array.isArray(words)) return words.map((item) => dressed(item, dress)) as T;
  return Object.fromEntries(Object.entries(words).map(([key, item]) => [key, dressed(item, dress)])) as T;
}
