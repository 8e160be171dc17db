/** Le français de tous les jeux : le nombre, l’article, l’élision, les contractions. */

/** « 0 bateau », « 1 bateau », « 3 bateaux ». */
export const counted = (n: number, one: string, several = `${one}s`): string => `${n} ${n > 1 ? several : one}`;

/** « A », « A et B », « A, B et C ». */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} et ${last}`;
}

/** « 2,5 ». */
export const decimal = (n: number): string => n.toFixed(1).replace('.', ',');

/** « 12 500 », d’une espace fine. */
export const thousands = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f');

export type Article = 'le ' | 'la ' | 'l’' | 'les ' | '';

export interface Noun {
  readonly article: Article;
  readonly name: string;
  /** Où un participe s’accorde ; les noms de lieux s’en passent. */
  readonly feminine?: boolean;
}

export const isPlural = ({ article }: Noun): boolean => article === 'les ';

/** « la France », « l’Islande », « les Açores », « Narvik ». */
export const the = ({ article, name }: Noun): string => `${article}${name}`;

/** « d’Erfurt », « de Brême », « de Halifax » : le h des noms étrangers est aspiré. */
export const ofBare = (name: string): string => (/^[aeiouyàâéèêîôû]/iu.test(name) ? `d’${name}` : `de ${name}`);

/** « de la France », « de l’Islande », « du Danemark », « des Açores », « de Narvik ». */
export function of(noun: Noun): string {
  if (noun.article === 'le ') return `du ${noun.name}`;
  if (isPlural(noun)) return `des ${noun.name}`;
  return noun.article === '' ? ofBare(noun.name) : `de ${the(noun)}`;
}

/** « à la France », « à l’Islande », « au Danemark », « aux Açores », « à Narvik ». */
export function to(noun: Noun): string {
  if (noun.article === 'le ') return `au ${noun.name}`;
  return isPlural(noun) ? `aux ${noun.name}` : `à ${the(noun)}`;
}

/** Le verbe au nombre de son sujet : « les États-Unis achètent ». */
export const doing = (subject: Noun, one: string, several: string): string =>
  `${the(subject)} ${isPlural(subject) ? several : one}`;

/** Le participe au genre du sujet : « le cuirassé est perdu », « la flottille est perdue ». */
export const agreed = (noun: Noun, masculine: string): string => `${masculine}${noun.feminine ? 'e' : ''}`;

/** « du convoi », « des Açores », « d’un Commandement », « de l’U-123 » : ce qui porte déjà son article. */
export function ofWords(words: string): string {
  if (words.startsWith('le ')) return `du ${words.slice(3)}`;
  if (words.startsWith('les ')) return `des ${words.slice(4)}`;
  return /^une? /.test(words) ? `d’${words}` : `de ${words}`;
}
