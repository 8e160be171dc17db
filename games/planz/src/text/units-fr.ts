/** Les noms des unités en français, avec leur article. */

import { agreed, listed, type Noun, of, the } from '@derby/kernel/french';
import type { TargetClass, UnitType } from '../data/types.ts';
import { type Nationality, UNITS, type UnitId } from '../data/units.ts';
import { byNation, isFastConvoy, isNumbered, isUboat, printed } from './counters.ts';

const le = (name: string): Noun => ({ article: 'le ', name });
const la = (name: string): Noun => ({ article: 'la ', name, feminine: true });
const elle = (name: string): Noun => ({ article: 'l’', name, feminine: true });

/** Le type d’un pion, quel que soit le nombre de ses navires. */
const TYPES: Readonly<Record<UnitType, Noun>> = {
  CV: le('porte-avions d’escadre'),
  CVE: le('porte-avions d’escorte'),
  CVF: le('croiseur porte-avions'),
  CVL: le('porte-avions léger'),
  AV: le('transport d’hydravions'),
  BB: le('cuirassé'),
  BC: le('croiseur de bataille'),
  BP: le('cuirassé de poche'),
  CA: le('croiseur lourd'),
  CB: le('grand croiseur'),
  CL: le('croiseur léger'),
  CS: le('croiseur éclaireur'),
  CSG: le('groupe d’escorte'),
  DD: la('flottille de destroyers'),
  DDE: la('flottille d’escorteurs'),
  AC: le('croiseur auxiliaire'),
  LS: la('flottille de débarquement'),
  TR: le('transport'),
  CONV: le('convoi'),
  ORE: le('convoi de minerai'),
  SS: la('flottille de sous-marins'),
  SSC: la('flottille de croiseurs sous-marins'),
  F: elle('escadre de chasse'),
  B: elle('escadre de bombardement'),
  NB: elle('escadre d’assaut naval'),
  LR: elle('escadre à long rayon d’action'),
  SP: elle('escadre d’hydravions'),
  SPT: elle('escadre d’hydravions de transport'),
  AT: elle('escadre de transport'),
  INF: elle('unité d’infanterie'),
  MAR: elle('unité de fusiliers marins'),
  ABN: elle('unité de parachutistes'),
  MTN: elle('unité de montagne'),
  MEC: elle('unité mécanisée'),
  CD: la('batterie côtière'),
};
const UBOATS = la('flottille d’U-Boote');

export const TYPE_NAMES: Readonly<Record<UnitType, string>> = Object.fromEntries(
  Object.entries(TYPES).map(([type, { name }]) => [type, name]),
) as Record<UnitType, string>;

/** Masculin et féminin. */
const ADJECTIVES: Readonly<Record<Nationality, readonly [string, string]>> = {
  GER: ['allemand', 'allemande'],
  ITA: ['italien', 'italienne'],
  GBR: ['britannique', 'britannique'],
  FRA: ['français', 'française'],
  USA: ['américain', 'américaine'],
  NOR: ['norvégien', 'norvégienne'],
  DEN: ['danois', 'danoise'],
  ANY: ['allié', 'alliée'],
};
/** « allemand », « français » : seul, pour un titre ou une liste. */
export const NATIONS: Readonly<Record<Nationality, string>> = Object.fromEntries(
  Object.entries(ADJECTIVES).map(([nation, [masculine]]) => [nation, masculine]),
) as Record<Nationality, string>;
const adjective = (nation: Nationality, feminine = false): string => ADJECTIVES[nation][feminine ? 1 : 0];
/** « allemandes » : pour des unités. */
export const femininePlural = (nation: Nationality): string => `${adjective(nation, true)}s`;
/** « français », « allemands » : pour des navires. */
export const masculinePlural = (nation: Nationality): string =>
  adjective(nation).endsWith('s') ? adjective(nation) : `${adjective(nation)}s`;

/** Là où le nom du pion est un mot. */
const WORDED: Readonly<Partial<Record<UnitId, string>>> = {
  'B-CD-1': 'de Gibraltar',
  'B-CD-2': 'des Bermudes',
  'F-INF-2': 'Légion',
  'D-CD-1': 'de Copenhague',
  'N-CD-1': 'de Narvik',
  'N-CD-2': 'de Trondheim',
  'N-CD-3': 'de Bergen',
  'N-DD-1': 'Panserskip',
};

/** « BB-1 », « Narvik », « Côtière 2 » : le pion seul. */
export const counter = (unit: UnitId): string =>
  isNumbered(unit) ? `Côtière ${printed(unit)}` : (WORDED[unit] ?? printed(unit)).replace(/^(de|des) /, '');

/** « le cuirassé allemand BB-1 », « le convoi rapide FC-1 », « la batterie côtière norvégienne de Narvik ». */
export function unitNoun(id: UnitId): Noun {
  const { type, nat } = UNITS[id];
  const noun = type === 'SS' && isUboat(id) ? UBOATS : TYPES[type];
  const said = type === 'CONV' ? (isFastConvoy(id) ? 'rapide' : 'lent') : adjective(nat, noun.feminine);
  return { ...noun, name: `${noun.name} ${said} ${WORDED[id] ?? printed(id)}` };
}

export const unit = (id: UnitId): string => the(unitNoun(id));
export const ofUnit = (id: UnitId): string => of(unitNoun(id));
/** « le cuirassé allemand BB-1 est perdu ». */
export const unitIs = (id: UnitId, participle: string): string => `${unit(id)} est ${agreed(unitNoun(id), participle)}`;
export const units = (ids: readonly UnitId[]): string => listed(ids.map(unit));

const PEOPLES: Readonly<Record<Nationality, string>> = {
  GER: 'les Allemands',
  ITA: 'les Italiens',
  GBR: 'les Britanniques',
  FRA: 'les Français',
  USA: 'les Américains',
  NOR: 'les Norvégiens',
  DEN: 'les Danois',
  ANY: 'les convois',
};

/** Beaucoup d’unités en peu de mots : « les Allemands BB-1, CV-1 (force réduite) et SS-1, les Français BB-1 ». */
export const briefly = (ids: readonly UnitId[], reduced: readonly UnitId[] = []): string =>
  byNation(ids)
    .map(([nation, all]) => {
      const named = all.map((id) => `${counter(id)}${reduced.includes(id) ? ' (force réduite)' : ''}`);
      return `${nation === 'ANY' && all.length === 1 ? 'le convoi' : PEOPLES[nation]} ${listed(named)}`;
    })
    .join(', ');

/** Une classe comme cible. */
export const CLASSES: Readonly<Record<TargetClass, string>> = {
  air: 'les avions',
  surface: 'les navires de surface',
  submarine: 'les sous-marins',
  ground: 'les troupes à terre',
};
