/** Sentences begin with a capital letter, whatever word comes first. */
type Sentences = Readonly<Record<string, (...of: never[]) => string>>;

export const capital = (sentence: string): string => sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

export function capitalised<T extends Sentences>(said: T): T {
  const all = Object.entries(said).map(([name, sentence]) => [
    name,
    (...of: never[]): string => capital(sentence(...of)),
  ]);
  return Object.fromEntries(all) as T;
}
