/** La grammaire des noms propres : l’article, le nombre, l’élision et les contractions. */
export type Article = 'le ' | 'la ' | 'l’' | 'les ' | '';

export interface Noun {
  readonly article: Article;
  readonly name: string;
}

const isPlural = ({ article }: Noun): boolean => article === 'les ';

/** « la France », « l’Italie », « les États-Unis », « Vichy ». */
export const the = ({ article, name }: Noun): string => `${article}${name}`;

/** « de la France », « de l’Italie », « du Royaume-Uni », « des États-Unis », « de Vichy ». */
export function of(noun: Noun): string {
  if (noun.article === 'le ') return `du ${noun.name}`;
  return isPlural(noun) ? `des ${noun.name}` : `de ${the(noun)}`;
}

/** « à la France », « à l’Italie », « au Royaume-Uni », « aux États-Unis », « à Vichy ». */
export function to(noun: Noun): string {
  if (noun.article === 'le ') return `au ${noun.name}`;
  return isPlural(noun) ? `aux ${noun.name}` : `à ${the(noun)}`;
}

/** Le verbe au nombre de son sujet : « les États-Unis achètent ». */
export const doing = (subject: Noun, one: string, several: string): string =>
  `${the(subject)} ${isPlural(subject) ? several : one}`;
