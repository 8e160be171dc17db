/** The names of things, in French: for the sentences, and for boards that need no sentences. */
import type { Level } from '../data/boats.ts';
import type { AreaId, CampaignId, Mission } from '../data/campaigns.ts';
import type { ConditionId } from '../data/conditions.ts';
import { type Ring, WAKE, ZONES, type ZoneId } from '../data/display.ts';
import type { EventId } from '../data/events.ts';
import type { Damage, FaceId } from '../data/hits.ts';
import type { Deck, Stowed } from '../state.ts';

export const LEVEL: Readonly<Record<Level, string>> = {
  green: 'Bleu',
  trained: 'Expérimenté',
  veteran: 'Vétéran',
  ace: 'As',
};

export const MISSION: Readonly<Record<Mission, string>> = { mine: 'Minage', attack: 'Attaque', raid: 'Raid' };

export const STOWED: Readonly<Record<Stowed, string>> = {
  normal: 'torpille normale',
  fat: 'FAT',
  t5: 'T5',
  mines: 'mine',
};

export const CAMPAIGN: Readonly<Record<CampaignId, string>> = {
  'battle-begins': 'La bataille commence',
  'happy-time': 'Les jours heureux',
  drumbeat: 'Opération Drumbeat',
  hunted: 'Traqués',
};

export const PERIOD: Readonly<Record<CampaignId, string>> = {
  'battle-begins': 'sept. 1939 – mai 1940',
  'happy-time': 'juin 1940 – mai 1941',
  drumbeat: 'févr. 1942 – juin 1942',
  hunted: 'juil. 1942 – juin 1943',
};

/** After « pioche ». */
export const DECK: Readonly<Record<Deck, string>> = {
  event: 'Événement',
  convoy: 'Convoi',
  merchant: 'Marchand',
  escort: 'Escorte',
  naval: 'Navale',
  fleet: 'Escorte de flotte',
  boats: 'des bateaux',
};

export const EVENT: Readonly<Record<EventId, string>> = {
  'rough-seas': 'Grosse mer',
  'enemy-aircraft': 'Avion ennemi',
  'radio-intercept': 'Interception radio',
  'ultra-intercept': 'Interception Ultra',
  'fatal-error': 'Erreur fatale',
  'counter-intelligence': 'Contre-espionnage',
  'clear-weather': 'Temps clair',
  'lone-merchant': 'Marchand isolé',
  'enemy-submarine': 'Sous-marin ennemi',
  'surface-patrol': 'Patrouille de surface',
  'mechanical-breakdown': 'Panne mécanique',
  minefield: 'Champ de mines',
  'fog-banks': 'Bancs de brume',
  'sick-crewman': 'Matelot malade',
  'music-on-deck': 'Musique sur le pont',
  'b-dienst-report': 'Rapport du B-Dienst',
  'all-quiet': 'Rien à signaler',
  'bdu-takes-notice': 'Le BdU vous remarque',
};

export const CONDITION: Readonly<Record<ConditionId, string>> = {
  none: 'Aucune condition',
  'firing-solution': 'Solution de tir',
  night: 'Nuit noire',
  moon: 'Clair de lune',
  rough: 'Gros temps',
  fog: 'Banc de brume',
  calm: 'Mer d’huile',
  alerted: 'Convoi alerté',
  straggler: 'Traînard',
  thin: 'Escorte réduite',
  reinforced: 'Escorte renforcée',
  ideal: 'Position idéale',
  astern: 'Surpris à l’arrière',
  air: 'Patrouille aérienne',
  prize: 'Cargaison précieuse',
};

export const DAMAGE: Readonly<Record<Damage, string>> = {
  flooding: 'Voie d’eau',
  hull: 'Coque',
  engines: 'Moteurs',
  periscope: 'Périscope',
  electronics: 'Électronique',
  gun: 'Canon',
  tubes: 'Tubes lance-torpilles',
  oil: 'Fuite de mazout',
};

/** The faces of a hit; of tubes one or two are put out of action. */
export const FACE: Readonly<Record<FaceId, string>> = {
  none: 'aucun effet',
  stress1: '1 Stress',
  stress2: '2 Stress',
  stress3: '3 Stress',
  stunned: 'Sonné',
  ...DAMAGE,
  tubes1: '1 tube lance-torpilles',
  tubes2: '2 tubes lance-torpilles',
  sunk: 'Coulé',
};

export const AREA: Readonly<Record<AreaId, string>> = {
  germany: 'Allemagne',
  france: 'France',
  norway: 'Norvège',
  'north-sea': 'mer du Nord',
  'norwegian-coast': 'côte norvégienne',
  'norwegian-sea': 'mer de Norvège',
  'british-isles': 'îles Britanniques',
  'english-channel': 'Manche',
  'western-approaches': 'approches occidentales',
  'north-west-approaches': 'approches du Nord-Ouest',
  'south-west-approaches': 'approches du Sud-Ouest',
  'north-atlantic': 'Atlantique Nord',
  'iberian-coast': 'côte ibérique',
  iceland: 'Islande',
  'mid-atlantic': 'milieu de l’Atlantique',
  'west-africa': 'Afrique de l’Ouest',
  'bay-of-biscay': 'golfe de Gascogne',
  'central-atlantic': 'Atlantique central',
  newfoundland: 'Terre-Neuve',
  'new-england': 'Nouvelle-Angleterre',
  bermuda: 'Bermudes',
  'cape-hatteras': 'cap Hatteras',
  florida: 'côte de Floride',
  'gulf-of-mexico': 'golfe du Mexique',
  caribbean: 'Caraïbes',
  'air-gap': 'trou aérien de l’Atlantique',
  azores: 'Açores',
  morocco: 'Maroc',
};

export const area = (id: AreaId): string => AREA[id];
export const campaign = (id: CampaignId): string => CAMPAIGN[id];

const RINGS: Readonly<Record<Ring, string>> = {
  convoy: 'de convoi',
  short: 'courte',
  medium: 'moyenne',
  long: 'longue',
};

/** A zone by its ring and the letters that are printed on the display. */
export const zone = (id: ZoneId): string =>
  id === WAKE ? `le sillage (${id})` : `la zone ${RINGS[ZONES[id].ring]} ${id}`;
