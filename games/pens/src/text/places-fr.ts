/** Les lieux en français, et les mots qui les précèdent. */

import { type Article, doing, type Noun, of, to, the as withArticle } from '@derby/kernel/french';
import type { PlaceId } from '../data/map.ts';
import { isZone } from '../geography.ts';

const PLACES: Readonly<Record<PlaceId, readonly [article: Article, name: string]>> = {
  NEU: ['le ', 'Nord-Est des États-Unis'],
  SEU: ['le ', 'Sud-Est des États-Unis'],
  MID: ['le ', 'Midwest américain'],
  CAN: ['l’', 'Est du Canada'],
  NSC: ['la ', 'Nouvelle-Écosse'],
  NFL: ['', 'Terre-Neuve'],
  GRL: ['le ', 'Groenland'],
  ICE: ['l’', 'Islande'],
  BMD: ['les ', 'Bermudes'],
  WIN: ['les ', 'Antilles'],
  AZO: ['les ', 'Açores'],
  WAF: ['l’', 'Afrique de l’Ouest (Freetown)'],
  SCO: ['l’', 'Écosse'],
  NIR: ['l’', 'Irlande du Nord'],
  NEN: ['le ', 'Nord de l’Angleterre'],
  SEN: ['le ', 'Sud de l’Angleterre'],
  NNO: ['la ', 'Norvège du Nord'],
  SNO: ['la ', 'Norvège du Sud'],
  DEN: ['le ', 'Danemark'],
  NWG: ['l’', 'Allemagne du Nord-Ouest'],
  RUH: ['la ', 'Ruhr et Rhénanie'],
  BLN: ['le ', 'Brandebourg et Poméranie'],
  SGE: ['l’', 'Allemagne du Sud et Autriche'],
  POL: ['la ', 'Pologne et Prusse-Orientale'],
  LOW: ['les ', 'Pays-Bas et Belgique'],
  NFR: ['la ', 'France du Nord'],
  BRI: ['la ', 'Bretagne'],
  AQU: ['l’', 'Aquitaine'],
  SFR: ['la ', 'France du Sud'],
  NIT: ['l’', 'Italie du Nord'],
  SIT: ['l’', 'Italie du Sud et Rome'],
  TUN: ['la ', 'Tunisie'],
  ALG: ['l’', 'Algérie'],
  MOR: ['le ', 'Maroc français'],
  GIB: ['', 'Gibraltar'],
  EIR: ['l’', 'Irlande'],
  POR: ['le ', 'Portugal'],
  SPA: ['l’', 'Espagne'],
  SWE: ['la ', 'Suède'],
  SWI: ['la ', 'Suisse'],
  S01: ['la ', 'Baie de New York'],
  S02: ['le ', 'Cap Hatteras'],
  S03: ['le ', 'Golfe du Mexique et détroit de Floride'],
  S04: ['la ', 'Mer des Caraïbes'],
  S05: ['le ', 'Golfe du Saint-Laurent'],
  S06: ['les ', 'Grands Bancs'],
  S07: ['la ', 'Mer des Sargasses'],
  S08: ['la ', 'Mer du Labrador'],
  S09: ['le ', 'Détroit du Danemark'],
  S10: ['le ', 'Trou de l’Atlantique'],
  S11: ['l’', 'Atlantique central'],
  S12: ['la ', 'Mer des Açores'],
  S13: ['le ', 'Passage Islande-Féroé'],
  S14: ['les ', 'Approches du Nord-Ouest'],
  S15: ['les ', 'Approches occidentales'],
  S16: ['la ', 'Mer d’Irlande'],
  S17: ['la ', 'Manche'],
  S18: ['le ', 'Golfe de Gascogne'],
  S19: ['la ', 'Mer Ibérique'],
  S20: ['le ', 'Golfe de Cadix'],
  S21: ['la ', 'Mer des Canaries'],
  S22: ['la ', 'Mer de Freetown'],
  S23: ['la ', 'Mer d’Alboran'],
  S24: ['le ', 'Golfe du Lion'],
  S25: ['la ', 'Mer Tyrrhénienne'],
  S26: ['le ', 'Sud de la mer du Nord'],
  S27: ['le ', 'Nord de la mer du Nord'],
  S28: ['la ', 'Mer de Norvège'],
  S29: ['la ', 'Baie allemande'],
  S30: ['la ', 'Baltique'],
};

export const placeName = (id: PlaceId): string => PLACES[id][1];
export const place = (id: PlaceId): string => `${placeName(id)} (${id})`;

/** Une partie de pays garde son article : « dans le Sud de l’Angleterre ». */
const isPart = (id: PlaceId): boolean => /^(Nord|Sud|Est|Midwest|Ruhr)/.test(placeName(id));
const keepsArticle = (id: PlaceId): boolean => isZone(id) || isPart(id);

/** Dans une phrase : sans ce qui complète le nom, et « mer » ou « golfe » en minuscules. */
const inSentence = (id: PlaceId): string =>
  placeName(id)
    .replace(/ (et |\().*/, '')
    .replace(/^(Baie|Cap|Golfe|Mer|Détroit|Passage|Trou|Approches)\b/, (word) => word.toLowerCase());
const noun = (id: PlaceId): Noun => ({ article: PLACES[id][0], name: `${inSentence(id)} (${id})` });

/** Là où « dans » ne va pas. */
const AT: Readonly<Partial<Record<PlaceId, string>>> = {
  BLN: 'dans le ',
  S02: 'au large du ',
  S06: 'sur les ',
};

/** « la Manche », « le Danemark », « Gibraltar ». */
export const the = (id: PlaceId): string => withArticle(noun(id));

/** « de l’Islande », « de la Bretagne », « du Danemark » : la distance, non l’origine. */
export const ofThe = (id: PlaceId): string => of(noun(id));

/** « d’Islande », « de Bretagne », « du Danemark », « des Açores », « de la Manche ». */
export function from(id: PlaceId): string {
  const { article, name } = noun(id);
  if (keepsArticle(id) || article === 'le ' || article === 'les ') return of(noun(id));
  return article === 'l’' ? `d’${name}` : `de ${name}`;
}

/** « en Islande », « au Danemark », « aux Açores », « à Gibraltar », « dans la Manche ». */
export function within(id: PlaceId): string {
  const { article, name } = noun(id);
  if (AT[id]) return `${AT[id]}${name}`;
  if (keepsArticle(id)) return `dans ${the(id)}`;
  return article === 'la ' || article === 'l’' ? `en ${name}` : to(noun(id));
}

/** « l’Islande passe », « les Açores passent ». */
export const placeDoes = (id: PlaceId, one: string, several: string): string => doing(noun(id), one, several);
