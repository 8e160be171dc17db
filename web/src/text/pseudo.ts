/** A disguise for English: every sentence in brackets and accents. Whatever shows up without it is hard-coded. */

const ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ' };

const disguisedText = (text: string): string =>
  text.startsWith('⟦') ? text : `⟦${text.replace(/[aeioucn]/g, (letter) => ACCENTS[letter] ?? letter)}⟧`;

/** The same words, disguised: texts, functions that make them, and whatever holds either. */
export function disguised<T>(words: T): T {
  if (typeof words === 'string') return disguisedText(words) as T;
  if (typeof words === 'function') {
    const make = words;
    return ((...args: unknown[]) => disguised(Reflect.apply(make, undefined, args))) as T;
  }
  if (typeof words !== 'object' || words === null) return words;
  if (words instanceof Promise) return words.then(disguised) as T;
  if (Array.isArray(words)) return words.map((item) => disguised(item)) as T;
  return Object.fromEntries(Object.entries(words).map(([key, item]) => [key, disguised(item)])) as T;
}
