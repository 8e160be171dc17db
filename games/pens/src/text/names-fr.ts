/** Les noms des puissances et des unités en français, et les mots qu’ils changent autour d’eux. */

import { doing, type Noun, of, to } from '@derby/kernel/french';
import { PEN } from '../data/pens.ts';
import type { Power } from '../data/powers.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import type { Buyable, Controller, State, UnitId } from '../state.ts';
import { placeName } from './places-fr.ts';

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

/** La terminaison du participe : rien au masculin, « e » au féminin, « s » au masculin pluriel. */
type Ending = '' | 'e' | 's';

const TYPES: Readonly<Record<Buyable, readonly [name: string, ending: Ending]>> = {
  infantry: ['infanterie', 'e'],
  artillery: ['artillerie', 'e'],
  armour: ['blindés', 's'],
  submarine: ['sous-marin italien', ''],
  uboat: ['U-Boot', ''],
  typeXXI: ['type XXI', ''],
  destroyer: ['destroyer', ''],
  cruiser: ['croiseur', ''],
  battleship: ['cuirassé', ''],
  transport: ['transport', ''],
  fighter: ['chasseur', ''],
  bomber: ['bombardier', ''],
  heavyBomber: ['bombardier lourd', ''],
  pen: ['bunker', ''],
};

export const type = (id: Buyable): string => TYPES[id][0];
export const price = (what: Buyable): number => (what === 'pen' ? PEN.cost : UNITS[what].cost);
export const numberOf = (id: string): string => id.split('-').at(-1) ?? '';
const typeOf = (id: UnitId): UnitType => id.split('-')[0] as UnitType;

/** Le nom d’une unité : son type et son numéro. */
export const unit = (id: UnitId): string => `${type(typeOf(id))} ${numberOf(id)}`;

/** « infanterie 3 embarque », « blindés 2 embarquent ». */
export const unitDoes = (id: UnitId, one: string, several: string): string =>
  `${unit(id)} ${TYPES[typeOf(id)][1] === 's' ? several : one}`;

/** « touchée » pour l’infanterie, « touchés » pour les blindés. */
export const agreed = (participle: string, id: UnitId): string => `${participle}${TYPES[typeOf(id)][1]}`;

const found = (id: UnitId, { units }: State) => units.find((one) => one.id === id);

/** Une unité et le lieu d’où elle part. */
export const unitAt = (id: UnitId, view: State): string => {
  const at = found(id, view)?.at;
  return at ? `${unit(id)}, ${placeName(at)},` : unit(id);
};

/** Une unité et sa puissance. */
export const unitOf = (id: UnitId, view: State): string => {
  const owner = found(id, view)?.power;
  return owner ? `${unit(id)} ${ofPower(owner)}` : unit(id);
};
