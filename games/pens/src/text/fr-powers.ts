/** Les puissances en français, et les mots qu’elles changent autour d’elles. */
import type { Power } from '../data/powers.ts';
import type { Controller } from '../state.ts';
import { doing, type Noun, of, to } from './fr-grammar.ts';

const POWERS: Readonly<Record<Power, Noun>> = {
  GER: { article: 'l’', name: 'Allemagne' },
  UK: { article: 'le ', name: 'Royaume-Uni' },
  ITA: { article: 'l’', name: 'Italie' },
  USA: { article: 'les ', name: 'États-Unis' },
  FRA: { article: 'la ', name: 'France' },
  VIC: { article: '', name: 'Vichy' },
};

/** Le nom seul, pour un titre ou une liste. */
export const power = (id: Power): string => POWERS[id].name;

/** « l’Italie achète », « les États-Unis achètent ». */
export const does = (id: Power, one: string, several: string): string => doing(POWERS[id], one, several);

/** « du Royaume-Uni ». */
export const ofPower = (id: Power): string => of(POWERS[id]);

/** « aux États-Unis » ; à personne, quand plus personne ne tient un territoire. */
export const toHolder = (id: Controller): string =>
  id === 'NEUTRAL' || id === 'IMPASSABLE' ? 'à personne' : to(POWERS[id]);
