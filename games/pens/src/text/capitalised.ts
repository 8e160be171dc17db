/** Sentences begin with a capital letter, whatever word comes first. */
import { capital } from '@derby/kernel';

type Sentences = Readonly<Record<string, (...of: never[]) => string>>;

export function capitalised<T extends Sentences>(said: T): T {
  const all = Object.entries(said).map(([name, sentence]) => [
    name,
    (...of: never[]): string => capital(sentence(...of)),
  ]);
  return Object.fromEntries(all) as T;
}
