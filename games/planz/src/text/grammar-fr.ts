/** La grammaire des noms : l’article, le genre, le nombre, l’élision et les contractions. */
export type Article = 'le ' | 'la ' | 'l’' | 'les ' | '';

export interface Noun {
  readonly article: Article;
  readonly name: string;
  /** Les noms de lieux n’ont pas besoin de genre. */
  readonly feminine?: boolean;
}

export const isPlural = ({ article }: Noun): boolean => article === 'les ';

/** « la mer de Norvège », « l’Islande », « les Açores », « Narvik ». */
export const the = ({ article, name }: Noun): string => `${article}${name}`;

/** « d’Ivigtut », « de Narvik » : devant une voyelle ou un h muet. */
export const before = (name: string): string => (/^[aeiouyàâéèêîôûh]/iu.test(name) ? `d’${name}` : `de ${name}`);

/** « de la mer de Norvège », « du cuirassé », « des Açores », « de Narvik ». */
export function of(noun: Noun): string {
  if (noun.article === 'le ') return `du ${noun.name}`;
  if (isPlural(noun)) return `des ${noun.name}`;
  return noun.article === '' ? before(noun.name) : `de ${the(noun)}`;
}

/** Le participe au genre du sujet : « le cuirassé est perdu », « la flottille est perdue ». */
export const agreed = (noun: Noun, masculine: string): string => `${masculine}${noun.feminine ? 'e' : ''}`;

/** « 1 unité », « 3 unités ». */
export const counted = (count: number, word: string): string => `${count} ${word}${count > 1 ? 's' : ''}`;

/** « A », « A et B », « A, B et C ». */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} et ${last}`;
}

/** Le verbe au nombre de ses sujets. */
export const does = (list: readonly unknown[], one: string, several: string): string =>
  list.length === 1 ? one : several;
