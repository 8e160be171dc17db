/** Words and turns of phrase that prompts, choices and log lines share, in French. */
import { signed } from '@derby/kernel';
import { counted } from '@derby/kernel/french';
import type { Grade, SpecialOptionId } from '../data/campaigns.ts';
import type { Dud } from '../data/constants.ts';
import { CONVOYS, type ContactType } from '../data/convoys.ts';
import type { MarkerKind } from '../data/ships.ts';
import type { Result } from '../log.ts';
import type { ModifierId, Part } from '../modifiers.ts';
import type { Section, Side, Torpedo } from '../state.ts';
import { card } from './grammar.ts';

export const OPTION: Readonly<Record<SpecialOptionId | 'snorkel', string>> = {
  intel: 'Intel',
  'air-search': 'Recherche aérienne',
  supply: 'Ravitaillement',
  rest: 'Repos prioritaire',
  'radio-call': 'Appel radio',
  'advanced-torpedoes': 'torpille avancée',
  mine: 'mission Minage',
  attack: 'mission Attaque',
  raid: 'mission Raid',
  snorkel: 'Snorkel',
};
export const SECTION: Readonly<Record<Section, string>> = { ready: 'Prêt', stored: 'Stock' };
export const WEAPON: Readonly<Record<Section | 'gun', string>> = {
  ready: 'd’une torpille prête',
  stored: 'd’une torpille du stock',
  gun: 'au canon',
};
/** Torpedoes in the plural. */
export const SEVERAL: Readonly<Record<Torpedo, string>> = { normal: 'torpilles normales', fat: 'FAT', t5: 'T5' };
export const SIDE: Readonly<Record<Side, string>> = { surfaced: 'en surface', submerged: 'en immersion' };
export const RESULT: Readonly<Record<Result, string>> = {
  miss: 'manqué',
  light: 'dommage léger',
  heavy: 'dommage lourd',
  sunk: 'coulé',
};
export const DUD: Readonly<Record<Dud, string>> = {
  premature: 'toutes explosent trop tôt',
  silent: 'aucune n’explose',
  one: 'une seule fonctionne',
  half: 'la moitié fonctionne',
  all: 'toutes fonctionnent',
};
export const GRADE: Readonly<Record<Grade, string>> = {
  great: 'Excellent',
  good: 'Bon',
  adequate: 'Convenable',
  poor: 'Médiocre',
  dismal: 'Lamentable',
};
const TYPE: Readonly<Record<ContactType, string>> = { lone: 'Solitaire', merchant: 'Marchand', naval: 'Naval' };
export const KIND: Readonly<Record<MarkerKind, string>> = {
  lone: 'le navire isolé',
  merchant: 'le marchand',
  naval: 'le navire de guerre',
  escort: 'l’escorte',
  fleetEscort: 'l’escorte de flotte',
};

/** VP as they would count now. */
export const standing = (scored: number, vp: number): string =>
  vp === scored ? `${vp} PV` : `${vp} PV (${scored} − ${scored - vp} pour bateaux perdus)`;
export const inAll = (vp: number): string => `${vp} PV en tout`;

export const convoy = (number: number): string => {
  const { type, ships, escorts } = CONVOYS[number] ?? { type: 'lone', ships: [], escorts: [] };
  return `contact ${TYPE[type]} : ${counted(ships.length, 'navire')}, ${counted(escorts.length, 'escorte')}`;
};

const MODIFIER: Readonly<Record<ModifierId, string>> = {
  intel: 'Intel',
  search: 'capacité Recherche',
  event: 'Événement',
  attacked: 'marqueur En attaque',
  warnings: 'Avertissements',
  alerts: 'Alertes',
  light: 'dommage léger',
  heavy: 'dommage lourd',
  tactics: 'tactique',
  condition: 'condition',
  campaign: 'campagne',
  range: 'portée',
  spread: 'gerbe',
  fat: 'FAT',
  skill: 'compétence torpille',
  gunnery: 'artillerie',
  crippled: 'cible au dommage lourd',
};

/** Chaque part d’un modificateur par son nom : « +1 Intel −2 Avertissements ». */
export const modified = (parts: readonly Part[]): string =>
  parts.map(([id, by]) => ` ${signed(by)} ${MODIFIER[id]}`).join('');

/** Un dé, ce qui s’y ajoute, et le total s’il y a lieu. */
export const added = (die: number, parts: readonly Part[], total: number): string =>
  parts.length > 0 ? `${die}${modified(parts)} = ${total}` : `${die}`;

/** « le Coimbra », « l’Enid », « le HMS Kelly », « l’USS Roper ». */
export const theShip = (number: number): string => {
  const name = card(number);
  return `${/^[AEIOUÉ]/.test(name) ? 'l’' : 'le '}${name}`;
};
