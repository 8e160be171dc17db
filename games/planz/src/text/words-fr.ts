/** Les mots des tableaux en français : actions, plans, incidents, combats, cases. */
import type { Context, Factor } from '../data/contexts.ts';
import type { IncidentId } from '../data/incidents.ts';
import type { Kind } from '../data/kinds.ts';
import type { PlanId } from '../data/plans.ts';
import type { RefitResult } from '../data/refit.ts';
import type { UsStatus } from '../data/tracks.ts';
import type { Box, StandingKind, StandingValue } from '../state.ts';

/** Une action, comme nom. */
export const KINDS: Readonly<Record<Kind, string>> = {
  plan: 'mobilisation d’un plan',
  reinforcements: 'mobilisation de renforts',
  convoys: 'mobilisation de convois',
  shipping: 'mobilisation d’un transport',
  'coastal-defense': 'pose d’une batterie côtière',
  'aerial-scouting': 'reconnaissance aérienne',
  'naval-scouting': 'reconnaissance navale',
  'ground-scouting': 'reconnaissance terrestre',
  signals: 'écoutes',
  'naval-move': 'mouvement ou attaque de navires',
  redeploy: 'redéploiement naval',
  bombardment: 'bombardement naval',
  'carrier-bombardment': 'bombardement par porte-avions',
  'convoy-move': 'mouvement de convoi',
  'airstrike-land': 'raid aérien sur terre',
  'airstrike-sea': 'raid aérien en mer',
  rebase: 'changement de base',
  'rebase-contested': 'changement de base sous le feu',
  'ground-move': 'mouvement ou attaque de troupes',
  'rebase-ground': 'transfert de troupes',
  amphibious: 'mouvement amphibie',
  'emergency-transport': 'transport d’urgence',
  evacuation: 'évacuation',
  'sealift-air': 'transport d’avions par mer',
  'air-ground': 'attaque aéroterrestre',
  'combined-assault': 'débarquement combiné',
  'air-naval': 'attaque aéronavale',
  airlift: 'pont aérien',
  'seaplane-lift': 'pont aérien par hydravions',
  airborne: 'assaut aéroporté',
  'rally-naval': 'ralliement de navires',
  'rally-ground': 'ralliement de troupes',
  refit: 'remise en état',
};

export const PLANS: Readonly<Record<PlanId, string>> = {
  'AP-CCS': 'CCS',
  'AP-TAC': 'Force H',
  'AP-ALLOY': 'Alloy',
  'AP-FLEET': 'Home Fleet',
  'AP-ULTRA': 'Ultra',
  'AP-TRADE': 'Protection du trafic',
  'AP-LEND': 'Prêt-bail',
  'AP-OPT': 'Opt',
  'GP-OKM': 'OKM',
  'GP-TAC': 'Flottenkommando',
  'GP-WESER': 'Weserübung',
  'GP-RHEIN': 'Rheinübung',
  'GP-RUDEL': 'Rudeltaktik',
  'GP-FELIX': 'Felix',
  'GP-BDIENST': 'B-Dienst',
  'GP-OPT': 'Opt',
};

/** Ce que donne un plan, en peu de mots. */
export const PLAN_EFFECTS: Readonly<Record<PlanId, string>> = {
  'AP-CCS': '1 PA, et toutes les nationalités alliées n’en font qu’une ce tour',
  'AP-TAC': '+2 à la supériorité tactique d’un combat',
  'AP-ALLOY': 'jusqu’à deux débarquements ou batteries gratuits dans les îles de l’Atlantique',
  'AP-FLEET': 'jusqu’à deux mouvements gratuits de navires britanniques',
  'AP-ULTRA': 'toutes les forces et tous les plans ennemis, et une action gratuite à 1 PA',
  'AP-TRADE': 'jusqu’à deux actions gratuites avec des convois',
  'AP-LEND': '1 à 3 PA, selon le degré d’intervention américaine',
  'AP-OPT': '1 PA',
  'GP-OKM': '1 PA, Allemands et Italiens ne font qu’un, et les sous-marins italiens arrivent',
  'GP-TAC': '+2 à la supériorité tactique d’un combat',
  'GP-WESER': 'jusqu’à trois débarquements ou attaques gratuits au Danemark et en Norvège',
  'GP-RHEIN': 'jusqu’à deux mouvements gratuits de forces avec des navires de surface',
  'GP-RUDEL': 'jusqu’à deux mouvements gratuits d’U-Boote',
  'GP-FELIX': 'jusqu’à deux débarquements ou bombardements gratuits à Gibraltar ou dans les îles de l’Atlantique',
  'GP-BDIENST': 'toutes les forces et tous les plans ennemis, et une action gratuite à 1 PA',
  'GP-OPT': '1 PA',
};

/** Un incident et son effet. */
export const INCIDENTS: Readonly<Record<IncidentId, string>> = {
  fuel: 'pénurie de mazout, 1 PA perdu',
  intercepts: 'écoutes radio, une reconnaissance gratuite',
  shipyards: 'effort des chantiers, jusqu’à deux unités remises en état gratuitement',
  directive: 'directive du commandement, 1 PA gagné',
  'u-boats': 'priorité aux U-Boote, une flottille du réservoir est placée',
  'liner-sunk': 'paquebot coulé, le niveau américain monte de 1',
  friction: 'frictions entre alliés, 1 PA perdu',
  'code-breaking': 'codes percés, une reconnaissance gratuite',
  'shipping-pool': 'réserve de tonnage, 1 PA gagné si un convoi est sur la carte',
  dockyards: 'priorité aux arsenaux, jusqu’à deux unités remises en état gratuitement',
  congress: 'débat au Congrès, un dé fait bouger le niveau américain (−1 sur 1–2, +1 sur 3–5, +2 sur 6)',
  'neutrality-patrol': 'patrouille de neutralité, le niveau américain monte de 1',
};

export const CONTEXTS: Readonly<Record<Context, string>> = {
  naval: 'combat naval',
  interception: 'interception',
  bombardment: 'bombardement naval',
  'carrier-bombardment': 'bombardement par porte-avions',
  'airstrike-land': 'raid aérien sur terre',
  'airstrike-sea': 'raid aérien en mer',
  ground: 'combat terrestre',
  'air-ground': 'attaque aéroterrestre',
  amphibious: 'débarquement',
  'combined-assault': 'débarquement combiné',
  'air-naval': 'attaque aéronavale',
  airborne: 'assaut aéroporté',
};

export const FACTORS: Readonly<Record<Factor, string>> = { aa: 'AA', as: 'AS', ab: 'AB', ag: 'AG' };

/** Les étapes de tir, par numéro. */
export const STEPS: Readonly<Record<number, string>> = {
  2: 'Étape 2 : avions et porte-avions tirent.',
  3: 'Étape 3 : les sous-marins tirent.',
  4: 'Étape 4 : navires de surface et batteries côtières tirent.',
  5: 'Étape 5 : les troupes tirent.',
};

export const US_STAGES: Readonly<Record<UsStatus, string>> = {
  neutral: 'neutralité',
  limited: 'intervention limitée',
  full: 'intervention totale',
};

/** Masculin et féminin. */
export const REFIT_RESULTS: Readonly<Record<RefitResult, readonly [string, string]>> = {
  refit: ['remis en état', 'remise en état'],
  damage: ['avarié, au réservoir', 'avariée, au réservoir'],
  destroy: ['perdu pour de bon', 'perdue pour de bon'],
};

/** Où va une unité perdue : la fin d’une phrase. */
export const BOXES: Readonly<Record<Box, string>> = {
  pool: 'et va au réservoir',
  special: 'et retourne à la réserve',
  refit: 'et attend sa remise en état',
  destroyed: 'pour de bon',
  convoys: 'et se reforme dans la case des convois',
  waiting: 'et reviendra au tour suivant',
  removed: 'et quitte le jeu',
  force: 'en route',
  flight: 'en vol',
};

export const standing = (kind: StandingKind, value: StandingValue): string => {
  if (kind === 'losses')
    return value === 'ask' ? 'me demander pour les pertes' : 'perdre d’abord l’unité la moins chère';
  return value === 'ask' ? 'me demander pour chaque tir' : 'tirer selon le manuel';
};
