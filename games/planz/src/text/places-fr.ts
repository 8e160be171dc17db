/** Les noms de lieux en français, et les mots qui les précèdent. */

import { type Noun, of, the } from '@derby/kernel/french';
import type { AreaId } from '../data/areas.ts';
import type { Power, Side, Stand } from '../data/powers.ts';
import type { BaseId, ZoneId } from '../data/zones.ts';
import { isArea, isZone } from '../geography.ts';
import type { Place, TaskForce } from '../state.ts';
import { markerSign } from './counters.ts';

const le = (name: string): Noun => ({ article: 'le ', name });
const la = (name: string): Noun => ({ article: 'la ', name, feminine: true });
const elision = (name: string): Noun => ({ article: 'l’', name });
const les = (name: string): Noun => ({ article: 'les ', name });
const bare = (name: string): Noun => ({ article: '', name });

/** Le nom sur la carte. */
export const AREA_NAMES: Readonly<Record<AreaId, string>> = {
  AA: 'Détroit de Davis',
  AB: 'Groenland',
  AC: 'Détroit du Danemark',
  AD: 'Islande',
  AE: 'Mer de Norvège',
  AF: 'Côte norvégienne',
  AG: 'Baltique Nord',
  AH: 'Labrador',
  AJ: 'Mer du Labrador',
  AK: 'Large du cap Farvel',
  AL: 'Rockall',
  AM: 'Approches occidentales',
  AN1: 'Scapa Flow',
  AN2: 'Mer du Nord orientale',
  AO: 'Grande Allemagne',
  BA: 'Nouvelle-Écosse',
  BB: 'Terre-Neuve',
  BC: 'Grands Bancs',
  BD: 'Milieu de l’Atlantique',
  BE: 'Approches du Sud-Ouest',
  BF1: 'Manche',
  BF2: 'Golfe de Gascogne',
  CA: 'Côte est américaine',
  CB: 'Banc de Sable',
  CC: 'Gulf Stream',
  CD: 'Monts sous-marins Corner',
  CE: 'Açores',
  CF: 'Bassin ibérique',
  CG: 'Gibraltar',
  DA: 'Golfe du Mexique',
  DB: 'Côte sud américaine',
  DC: 'Bermudes',
  DD: 'Sargasses Ouest',
  DE: 'Sargasses Est',
  DF: 'Bassin de Madère',
  DG: 'Canaries',
  DH: 'Afrique occidentale',
  DJ: 'Mer du Cap-Vert',
  DK: 'Atlantique central',
  DL: 'Petites Antilles',
  DM: 'Caraïbes',
};

/** Les eaux d’un secteur, dans une phrase. */
const SEAS: Readonly<Record<AreaId, Noun>> = {
  AA: le('détroit de Davis'),
  AB: les('eaux du Groenland'),
  AC: le('détroit du Danemark'),
  AD: les('eaux de l’Islande'),
  AE: la('mer de Norvège'),
  AF: les('eaux de la Norvège'),
  AG: la('Baltique Nord'),
  AH: les('eaux du Labrador'),
  AJ: la('mer du Labrador'),
  AK: les('parages du cap Farvel'),
  AL: les('parages de Rockall'),
  AM: les('Approches occidentales'),
  AN1: les('eaux de Scapa Flow'),
  AN2: la('mer du Nord orientale'),
  AO: les('eaux allemandes'),
  BA: les('eaux de la Nouvelle-Écosse'),
  BB: les('eaux de Terre-Neuve'),
  BC: les('Grands Bancs'),
  BD: le('milieu de l’Atlantique'),
  BE: les('Approches du Sud-Ouest'),
  BF1: la('Manche'),
  BF2: le('golfe de Gascogne'),
  CA: les('eaux de la côte est américaine'),
  CB: le('banc de Sable'),
  CC: le('Gulf Stream'),
  CD: les('monts sous-marins Corner'),
  CE: les('eaux des Açores'),
  CF: le('bassin ibérique'),
  CG: les('eaux de Gibraltar'),
  DA: le('golfe du Mexique'),
  DB: les('eaux de la côte sud américaine'),
  DC: les('eaux des Bermudes'),
  DD: elision('ouest des Sargasses'),
  DE: elision('est des Sargasses'),
  DF: le('bassin de Madère'),
  DG: les('eaux des Canaries'),
  DH: les('eaux de l’Afrique occidentale'),
  DJ: la('mer du Cap-Vert'),
  DK: elision('Atlantique central'),
  DL: les('Petites Antilles'),
  DM: les('Caraïbes'),
};

/** Une zone terrestre : son nom, et ce qui le précède quand on y est. */
const LANDS: Readonly<Record<ZoneId, readonly [noun: Noun, within: string]>> = {
  'AB-GRL': [le('Groenland'), 'au Groenland'],
  'AC-GRL': [le('Groenland oriental'), 'au Groenland oriental'],
  'AD-ICE': [elision('Islande'), 'en Islande'],
  'AF-NAR': [bare('Narvik'), 'à Narvik'],
  'AF-TRO': [bare('Trondheim'), 'à Trondheim'],
  'AH-CAN': [le('Labrador'), 'au Labrador'],
  'AM-GBR': [elision('Ouest de la Grande-Bretagne'), 'dans l’Ouest de la Grande-Bretagne'],
  'AN1-GBR': [elision('Écosse'), 'en Écosse'],
  'AN2-NOR': [la('Norvège du Sud'), 'en Norvège du Sud'],
  'AN2-DEN': [le('Danemark'), 'au Danemark'],
  'AO-GER': [la('Grande Allemagne'), 'en Grande Allemagne'],
  'BA-CAN': [la('Nouvelle-Écosse'), 'en Nouvelle-Écosse'],
  'BB-CAN': [bare('Terre-Neuve'), 'à Terre-Neuve'],
  'BF1-ENG': [le('Sud de l’Angleterre'), 'dans le Sud de l’Angleterre'],
  'BF1-FRA': [la('côte de la Manche'), 'sur la côte de la Manche'],
  'BF2-FRA': [la('côte de Gascogne'), 'sur la côte de Gascogne'],
  'CA-USA': [les('États du Nord-Est'), 'dans les États du Nord-Est'],
  'CE-AZO': [les('Açores'), 'aux Açores'],
  'CG-GIB': [bare('Gibraltar'), 'à Gibraltar'],
  'DB-USA': [les('États du Sud-Est'), 'dans les États du Sud-Est'],
  'DC-BER': [les('Bermudes'), 'aux Bermudes'],
  'DG-CNY': [les('Canaries'), 'aux Canaries'],
  'DH-WAF': [elision('Afrique occidentale'), 'en Afrique occidentale'],
  'DM-WIN': [les('Antilles'), 'aux Antilles'],
};

/** Une base porte le nom d’un lieu. */
const BASES: Readonly<Record<BaseId, Noun>> = {
  WILHELMSHAVEN: bare('Wilhelmshaven'),
  BALTIC_PORTS: les('ports de la Baltique'),
  PORTSMOUTH: bare('Portsmouth'),
  SCAPA_FLOW: bare('Scapa Flow'),
  WESTERN_APPROACHES: les('Approches occidentales'),
  CHANNEL_PORTS: les('ports de la Manche'),
  BISCAY: le('golfe de Gascogne'),
  GOOSE_BAY: bare('Goose Bay'),
  HALIFAX: bare('Halifax'),
  ST_JOHNS: bare('Saint-Jean'),
  CARIBBEAN: les('Caraïbes'),
  NEW_YORK: bare('New York'),
  CHARLESTON: bare('Charleston'),
  GIBRALTAR: bare('Gibraltar'),
  BERMUDA: les('Bermudes'),
  AZORES: les('Açores'),
  CANARIES: les('Canaries'),
  ICELAND: bare('Islande'),
  IVIGTUT: bare('Ivigtut'),
  NARVIK: bare('Narvik'),
  TRONDHEIM: bare('Trondheim'),
  BERGEN: bare('Bergen'),
  COPENHAGEN: bare('Copenhague'),
  DAKAR: bare('Dakar'),
};

const capital = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1);
const namesOf = <K extends string>(nouns: readonly (readonly [string, Noun])[]): Readonly<Record<K, string>> =>
  Object.fromEntries(nouns.map(([id, { name }]) => [id, capital(name)])) as Record<K, string>;
export const ZONE_NAMES = namesOf<ZoneId>(Object.entries(LANDS).map(([id, [noun]]) => [id, noun] as const));
export const BASE_NAMES = namesOf<BaseId>(Object.entries(BASES));

const coded = (noun: Noun, code: string): Noun => ({ ...noun, name: `${noun.name} (${code})` });

/** Un lieu avec son article : « la mer de Norvège (AE) », « Narvik (AF-NAR) », « la base de Narvik ». */
function nounOf(id: Place): Noun {
  if (isArea(id)) return coded(SEAS[id], id);
  return isZone(id) ? coded(LANDS[id][0], id) : la(`base ${of(BASES[id])}`);
}

export const place = (id: Place): string => the(nounOf(id));
/** « de la mer de Norvège (AE) », « des Açores (CE-AZO) ». */
export const from = (id: Place): string => of(nounOf(id));
/** « dans la mer de Norvège (AE) », « à Narvik (AF-NAR) », « sur la base de Narvik ». */
export function within(id: Place): string {
  if (isArea(id)) return `dans ${place(id)}`;
  return isZone(id) ? `${LANDS[id][1]} (${id})` : `sur ${place(id)}`;
}
/** Au port d’une base : « au port de Halifax ». */
export const inPort = (id: BaseId): string => `au port ${of(BASES[id])}`;

export const SIDES: Readonly<Record<Side, string>> = { german: 'les Allemands', allied: 'les Alliés' };
/** « les sous-marins allemands ». */
export const OF_SIDE: Readonly<Record<Side, string>> = { german: 'allemands', allied: 'alliés' };

export const taskForce = (id: TaskForce): string => `la force opérationnelle ${markerSign(id)}`;

export const POWERS: Readonly<Record<Power, Noun>> = {
  denmark: le('Danemark'),
  norway: la('Norvège'),
  greenland: le('Groenland'),
  iceland: { article: 'l’', name: 'Islande', feminine: true },
  azores: { ...les('Açores'), feminine: true },
  canaries: { ...les('Canaries'), feminine: true },
};

/** Masculin, féminin, féminin pluriel. */
const STANDS: Readonly<Record<Stand, readonly [string, string, string]>> = {
  german: ['allemand', 'allemande', 'allemandes'],
  allied: ['allié', 'alliée', 'alliées'],
  neutral: ['neutre', 'neutre', 'neutres'],
  occupied: ['sorti de sa neutralité', 'sortie de sa neutralité', 'sorties de leur neutralité'],
};
export const stand = (power: Power, how: Stand): string => {
  const { article, feminine } = POWERS[power];
  return STANDS[how][article === 'les ' ? 2 : feminine ? 1 : 0];
};
