/** Les unités en français : leur nom, et l’accord des participes qui les suivent. */
import { PEN } from '../data/pens.ts';
import { UNITS, type UnitType } from '../data/units.ts';
import type { Buyable, State, UnitId } from '../state.ts';
import { placeName } from './fr-places.ts';
import { ofPower } from './fr-powers.ts';

/** La terminaison du participe : rien au masculin, « e » au féminin, « s » au masculin pluriel. */
type Ending = '' | 'e' | 's';

const TYPES: Readonly<Record<Buyable, readonly [name: string, ending: Ending]>> = {
  infantry: ['infanterie', 'e'],
  artillery: ['artillerie', 'e'],
  armour: ['blindés', 's'],
  submarine: ['sous-marin italien', ''],
  uboat: ['U-boot', ''],
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
